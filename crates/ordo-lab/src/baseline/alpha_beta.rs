use ordo_engine::{Engine, InfoCallback, SearchError, SearchLimits, SearchResult, Stop};
use ordo_rules::SplitMix64;
use ordo_rules::stein::{Game, Group, Move, Position};

use super::count::count;
use super::{refuse_finished, unscored};

/// Plain alpha-beta to a fixed depth: captures first, no transposition table, no quiescence search; leaves are evaluated by
/// material and advance. Ties are broken at random, repetitions are ignored.
#[derive(Clone, Debug)]
pub struct AlphaBeta {
    depth: u32,
    rng: SplitMix64,
}

/// Score of an immediate win; later wins score a little less.
const WIN: i32 = 1_000_000;

impl AlphaBeta {
    /// An engine that searches `depth` plies, at least one.
    pub fn new(depth: u32) -> AlphaBeta {
        AlphaBeta {
            depth: depth.max(1),
            rng: SplitMix64::default(),
        }
    }
}

impl Engine for AlphaBeta {
    type Position = Position;

    fn new_game(&mut self, seed: u64) {
        self.rng = SplitMix64::new(seed);
    }

    fn search(
        &mut self,
        game: &Game,
        _: &SearchLimits,
        _: &Stop,
        _: &mut InfoCallback<'_, Move>,
    ) -> Result<SearchResult<Move>, SearchError> {
        refuse_finished(game)?;
        let position = game.position();
        let groups = Groups {
            own: &position.group(position.turn()),
            enemy: &position.group(!position.turn()),
        };
        let mut moves = position.legal_moves();
        self.rng.shuffle(&mut moves);
        let mut best = None;
        let mut alpha = -WIN - 1;
        for mv in moves {
            let value = value_of(position, groups, mv, self.depth, alpha, WIN + 1);
            if value > alpha {
                alpha = value;
                best = Some(mv);
            }
        }
        unscored(best)
    }
}

/// Connectivity analyses of both sides' groups.
#[derive(Clone, Copy)]
struct Groups<'a> {
    own: &'a Group,
    enemy: &'a Group,
}

/// Alpha-beta value of an unfinished position for the side to move.
fn search(position: &Position, groups: Groups<'_>, depth: u32, mut alpha: i32, beta: i32) -> i32 {
    let mut moves = Vec::with_capacity(96);
    position.each_move_set_with(groups.own, |set| moves.extend(set));
    moves.sort_unstable_by_key(|mv| !mv.is_capture());
    let mut best = -WIN - 1;
    for mv in moves {
        best = best.max(value_of(position, groups, mv, depth, alpha, beta));
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    best
}

/// Value of a move for the side that makes it, searched `depth` plies including the move.
fn value_of(
    position: &Position,
    groups: Groups<'_>,
    mv: Move,
    depth: u32,
    alpha: i32,
    beta: i32,
) -> i32 {
    let us = position.turn();
    let next = position.after_unchecked(mv);
    // The opponent's group only changes if it lost a piece.
    let hit = mv.is_capture().then(|| Group::new(!us, next.own()));
    let theirs = hit.as_ref().unwrap_or(groups.enemy);
    if next.outcome_with(theirs).is_some() {
        // A move never loses the game for the side that makes it. More remaining depth means an earlier win.
        return WIN - 1_000 + depth as i32;
    }
    if depth <= 1 {
        return -count(&next);
    }
    let groups = Groups {
        own: theirs,
        enemy: &Group::connected_unchecked(us, next.enemy()),
    };
    -search(&next, groups, depth - 1, -beta, -alpha)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Value of a move by plain minimax.
    fn minimax(position: &Position, mv: Move, depth: u32) -> i32 {
        let next = position.after_unchecked(mv);
        if next.outcome().is_some() {
            return WIN - 1_000 + depth as i32;
        }
        if depth == 1 {
            return -count(&next);
        }
        let replies = next.legal_moves().into_iter();
        -replies
            .map(|reply| minimax(&next, reply, depth - 1))
            .max()
            .unwrap()
    }

    #[test]
    fn alpha_beta_equals_minimax() {
        let mut rng = SplitMix64::new(11);
        let mut wins = 0;
        for seed in 0..5 {
            let mut game = Game::new();
            while game.outcome().is_none() {
                let position = game.position();
                let moves = position.legal_moves();
                let played = game.moves().len();
                if played % 8 == 7 {
                    let depth = if played % 64 == 31 { 3 } else { 2 };
                    let best = moves
                        .iter()
                        .map(|&mv| minimax(position, mv, depth))
                        .max()
                        .unwrap();
                    let mut engine = AlphaBeta::new(depth);
                    engine.new_game(seed);
                    let (limits, stop) = (SearchLimits::default(), Stop::default());
                    let result = engine.search(&game, &limits, &stop, &mut |_| {});
                    let chosen = result.unwrap().best;
                    assert_eq!(minimax(position, chosen, depth), best, "{position}");
                    wins += i32::from(best > WIN / 2);
                }
                game.play(*rng.choose(&moves).unwrap()).unwrap();
            }
        }
        assert!(wins > 5, "{wins}");
    }
}
