use ordo_rules::stein::{Game, Group, Move, Position};

use super::count::count;
use super::{Dice, Forfeit, Player};
use crate::Limits;

/// Plain alpha-beta to a fixed depth: captures first, no table, no quiet search; material and advance at the end. Among
/// equal moves it chooses by chance. It does not know of repetition.
#[derive(Clone, Debug)]
pub struct AlphaBeta {
    depth: u32,
    dice: Dice,
}

/// A win on the spot; one that comes later is worth a little less.
const WIN: i32 = 1_000_000;

impl AlphaBeta {
    /// A player that looks `depth` plies ahead, at least one.
    pub fn new(depth: u32) -> AlphaBeta {
        AlphaBeta {
            depth: depth.max(1),
            dice: Dice::default(),
        }
    }
}

impl Player for AlphaBeta {
    fn name(&self) -> String {
        format!("ab:{}", self.depth)
    }

    fn new_game(&mut self, seed: u64) {
        self.dice = Dice::new(seed);
    }

    fn choose(&mut self, game: &Game, _limits: &Limits) -> Result<Move, Forfeit> {
        if game.outcome().is_some() {
            return Err(Forfeit::GameOver);
        }
        let position = game.position();
        let groups = Groups {
            own: &position.group(position.turn()),
            enemy: &position.group(!position.turn()),
        };
        let mut moves = position.legal_moves();
        self.dice.shuffle(&mut moves);
        let mut best = None;
        let mut alpha = -WIN - 1;
        for mv in moves {
            let value = value_of(position, groups, mv, self.depth, alpha, WIN + 1);
            if value > alpha {
                alpha = value;
                best = Some(mv);
            }
        }
        best.ok_or(Forfeit::GameOver)
    }
}

/// The analysed groups of the side to move and of the other.
#[derive(Clone, Copy)]
struct Groups<'a> {
    own: &'a Group,
    enemy: &'a Group,
}

/// What a position that is not over is worth for the side to move, if that lies between `alpha` and `beta`.
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

/// What a move is worth for the one who makes it, `depth` plies including it.
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
    // The other side's group is the same as before, unless it lost a piece.
    let hit = mv.is_capture().then(|| Group::new(!us, next.own()));
    let theirs = hit.as_ref().unwrap_or(groups.enemy);
    if next.outcome_with(theirs).is_some() {
        // Whoever has moved cannot have lost by it. Much depth left means an early win.
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

    /// The same by trying everything.
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
    fn it_equals_plain_minimax() {
        let mut dice = Dice::new(11);
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
                    let mut player = AlphaBeta::new(depth);
                    player.new_game(seed);
                    let chosen = player.choose(&game, &Limits::default()).unwrap();
                    assert_eq!(minimax(position, chosen, depth), best, "{position}");
                    wins += i32::from(best > WIN / 2);
                }
                game.play(dice.pick(&moves).unwrap()).unwrap();
            }
        }
        assert!(wins > 5, "{wins}");
    }
}
