use ordo_engine::{Engine, InfoCallback, SearchError, SearchLimits, SearchResult, Stop};
use ordo_rules::Color;
use ordo_rules::SplitMix64;
use ordo_rules::stein::{Game, Group, Move, MoveSet, Position};

use super::{refuse_finished, unscored};

/// Plain Monte-Carlo tree search: UCB1 in the tree, uniformly random playouts to the end of the game, and the most visited
/// move is played. Repetitions are ignored.
#[derive(Clone, Debug)]
pub struct Uct {
    playouts: u32,
    rng: SplitMix64,
    nodes: Vec<Node>,
    /// Buffers, reused to avoid allocation.
    moves: Vec<Move>,
    sets: Vec<MoveSet>,
}

/// Exploration constant of UCB1.
const EXPLORATION: f32 = 1.0;
/// Maximum plies of a playout; longer ones count as draws. Most random games end within a hundred moves.
const MAX_PLAYOUT_PLIES: u32 = 600;

/// A node of the tree: a move with the results of the playouts through it.
#[derive(Clone, Debug)]
struct Node {
    mv: Option<Move>,
    visits: u32,
    /// Points of the side that made the move; a draw counts 0.5.
    wins: f32,
    /// Index range of the replies; `None` before the second visit.
    children: Option<(u32, u32)>,
}

impl Node {
    fn new(mv: Option<Move>) -> Node {
        Node {
            mv,
            visits: 0,
            wins: 0.0,
            children: None,
        }
    }

    /// UCB1 value, given the logarithm of the parent's visits.
    fn ucb1(&self, ln_visits: f32) -> f32 {
        if self.visits == 0 {
            return f32::INFINITY;
        }
        let visits = self.visits as f32;
        self.wins / visits + EXPLORATION * (ln_visits / visits).sqrt()
    }
}

impl Uct {
    /// An engine that runs `playouts` playouts for each move, at least one.
    pub fn new(playouts: u32) -> Uct {
        Uct {
            playouts: playouts.max(1),
            rng: SplitMix64::default(),
            nodes: Vec::new(),
            moves: Vec::new(),
            sets: Vec::new(),
        }
    }

    /// One iteration: selection, expansion, simulation and backpropagation.
    fn playout(&mut self, mut state: State) {
        let mut path = vec![0];
        let mut at = 0;
        while self.nodes[at].visits > 0 {
            let Some(child) = self.best_child(at, &state) else {
                break;
            };
            if let Some(mv) = self.nodes[child].mv {
                state.play(mv);
            }
            path.push(child);
            at = child;
        }
        let mover = !state.position.turn();
        let winner = self.simulate(state);
        // The path alternates between the sides; its last move was the mover's.
        let mut won = points(mover, winner);
        for &node in path.iter().rev() {
            self.nodes[node].visits += 1;
            self.nodes[node].wins += won;
            won = 1.0 - won;
        }
    }

    /// The child with the highest UCB1 value; `None` if the game is over.
    fn best_child(&mut self, at: usize, state: &State) -> Option<usize> {
        let (first, end) = match self.nodes[at].children {
            Some(children) => children,
            None => self.expand(at, state),
        };
        let ln_visits = (self.nodes[at].visits as f32).ln();
        let children = first as usize..end as usize;
        children
            .map(|child| (child, self.nodes[child].ucb1(ln_visits)))
            .reduce(|best, other| if other.1 > best.1 { other } else { best })
            .map(|(child, _)| child)
    }

    fn expand(&mut self, at: usize, state: &State) -> (u32, u32) {
        state.list(&mut self.moves);
        self.rng.shuffle(&mut self.moves);
        let first = self.nodes.len() as u32;
        let moves = self.moves.iter();
        self.nodes.extend(moves.map(|&mv| Node::new(Some(mv))));
        let children = (first, self.nodes.len() as u32);
        self.nodes[at].children = Some(children);
        children
    }

    /// Plays random moves to the end and returns the winner; `None` if the playout is cut off.
    fn simulate(&mut self, mut state: State) -> Option<Color> {
        for _ in 0..MAX_PLAYOUT_PLIES {
            match self.random_move(&state) {
                Some(mv) => state.play(mv),
                // The side without a legal move has lost, for whichever reason.
                None => return Some(!state.position.turn()),
            }
        }
        None
    }

    /// A uniformly random legal move. Choosing from move sets is faster than listing all moves.
    fn random_move(&mut self, state: &State) -> Option<Move> {
        self.sets.clear();
        let mut count = 0;
        state.position.each_move_set_with(&state.own, |set| {
            count += set.len();
            self.sets.push(set);
        });
        if count == 0 {
            return None;
        }
        let mut nth = self.rng.below(count);
        for set in &self.sets {
            if nth < set.len() {
                return set.into_iter().nth(nth);
            }
            nth -= set.len();
        }
        None
    }
}

/// Points of a side for a result.
fn points(side: Color, winner: Option<Color>) -> f32 {
    match winner {
        Some(winner) if winner == side => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    }
}

/// A position with the connectivity analyses of both groups, updated move by move.
#[derive(Clone)]
struct State {
    position: Position,
    own: Group,
    enemy: Group,
}

impl State {
    fn new(position: &Position) -> State {
        State {
            position: *position,
            own: position.group(position.turn()),
            enemy: position.group(!position.turn()),
        }
    }

    fn list(&self, moves: &mut Vec<Move>) {
        moves.clear();
        self.position
            .each_move_set_with(&self.own, |set| moves.extend(set));
    }

    fn play(&mut self, mv: Move) {
        let us = self.position.turn();
        self.position = self.position.after_unchecked(mv);
        self.own = Group::connected_unchecked(us, self.position.enemy());
        if mv.is_capture() {
            self.enemy = Group::new(!us, self.position.own());
        }
        core::mem::swap(&mut self.own, &mut self.enemy);
    }
}

impl Engine for Uct {
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
        let state = State::new(game.position());
        self.nodes.clear();
        self.nodes.push(Node::new(None));
        self.expand(0, &state);
        // The root counts as visited: a playout that tries no move teaches nothing.
        self.nodes[0].visits = 1;
        for _ in 0..self.playouts {
            self.playout(state.clone());
        }
        let (first, end) = self.nodes[0].children.unwrap_or_default();
        let children = &self.nodes[first as usize..end as usize];
        let most = children.iter().max_by_key(|child| child.visits);
        unscored(most.and_then(|child| child.mv))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choose(position: &str, playouts: u32, seed: u64) -> Move {
        let game = Game::from_position(position.parse().unwrap());
        let mut engine = Uct::new(playouts);
        engine.new_game(seed);
        let (limits, stop) = (SearchLimits::default(), Stop::default());
        let result = engine.search(&game, &limits, &stop, &mut |_| {});
        result.unwrap().best
    }

    #[test]
    fn immediate_wins_are_found() {
        let win = choose("10/10/w9/10/10/4b5/4bb4/10 b", 300, 5).to_string();
        assert!(win.ends_with('1'), "{win}");
        let win = choose("10/w9/ww8/9b/9b/9b/9b/10 w", 300, 5).to_string();
        assert!(win.ends_with('8'), "{win}");
    }

    #[test]
    fn moves_depend_on_the_seed() {
        let start = Position::start().to_string();
        assert_eq!(choose(&start, 100, 1), choose(&start, 100, 1));
        let moves: Vec<Move> = (0..5).map(|seed| choose(&start, 30, seed)).collect();
        assert!(moves.iter().any(|mv| *mv != moves[0]), "{moves:?}");
    }
}
