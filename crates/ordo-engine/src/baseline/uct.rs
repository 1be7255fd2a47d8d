use ordo_rules::Color;
use ordo_rules::stein::{Game, Group, Move, MoveSet, Position};

use super::{Dice, Forfeit, Player};
use crate::Limits;

/// Plain Monte-Carlo tree search: UCB1 in the tree, even random moves beyond it, to the end of the game. It plays what it
/// has tried most often. It does not know of repetition.
#[derive(Clone, Debug)]
pub struct Uct {
    playouts: u32,
    dice: Dice,
    nodes: Vec<Node>,
    /// Room for lists of moves.
    moves: Vec<Move>,
    sets: Vec<MoveSet>,
}

/// How much a move that was seldom tried is preferred.
const EXPLORATION: f32 = 1.0;
/// A playout that takes longer is a draw. Most random games end within a hundred moves.
const LONGEST: u32 = 600;

/// A move in the tree, with what playouts through it came to.
#[derive(Clone, Debug)]
struct Node {
    mv: Option<Move>,
    visits: u32,
    /// Wins of the side that made the move; a draw is half a win.
    wins: f32,
    /// Where the replies stand; nothing before the second visit.
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

    /// How promising the move is, where all moves together were tried as often as `ln_visits` says.
    fn promise(&self, ln_visits: f32) -> f32 {
        if self.visits == 0 {
            return f32::INFINITY;
        }
        let visits = self.visits as f32;
        self.wins / visits + EXPLORATION * (ln_visits / visits).sqrt()
    }
}

impl Uct {
    /// A player that plays so many games in its mind before each move, at least one.
    pub fn new(playouts: u32) -> Uct {
        Uct {
            playouts: playouts.max(1),
            dice: Dice::default(),
            nodes: Vec::new(),
            moves: Vec::new(),
            sets: Vec::new(),
        }
    }

    /// Goes down the tree, adds to it, plays to the end, and notes the result on the way taken.
    fn playout(&mut self, mut board: Board) {
        let mut path = vec![0];
        let mut at = 0;
        while self.nodes[at].visits > 0 {
            let Some(child) = self.best_child(at, &board) else {
                break;
            };
            if let Some(mv) = self.nodes[child].mv {
                board.play(mv);
            }
            path.push(child);
            at = child;
        }
        let mover = !board.position.turn();
        let winner = self.play_on(board);
        // The way alternates between the sides; its last move was the mover's.
        let mut won = win_of(mover, winner);
        for &node in path.iter().rev() {
            self.nodes[node].visits += 1;
            self.nodes[node].wins += won;
            won = 1.0 - won;
        }
    }

    /// The reply to try next; none if the game is over.
    fn best_child(&mut self, at: usize, board: &Board) -> Option<usize> {
        let (first, end) = match self.nodes[at].children {
            Some(children) => children,
            None => self.expand(at, board),
        };
        let ln_visits = (self.nodes[at].visits as f32).ln();
        let children = first as usize..end as usize;
        children
            .map(|child| (child, self.nodes[child].promise(ln_visits)))
            .reduce(|best, other| if other.1 > best.1 { other } else { best })
            .map(|(child, _)| child)
    }

    fn expand(&mut self, at: usize, board: &Board) -> (u32, u32) {
        board.list(&mut self.moves);
        self.dice.shuffle(&mut self.moves);
        let first = self.nodes.len() as u32;
        let moves = self.moves.iter();
        self.nodes.extend(moves.map(|&mv| Node::new(Some(mv))));
        let children = (first, self.nodes.len() as u32);
        self.nodes[at].children = Some(children);
        children
    }

    /// Random moves to the end; the winner, if the game is not too long.
    fn play_on(&mut self, mut board: Board) -> Option<Color> {
        for _ in 0..LONGEST {
            match self.any_move(&board) {
                Some(mv) => board.play(mv),
                // Whoever cannot move has lost, for one reason or another.
                None => return Some(!board.position.turn()),
            }
        }
        None
    }

    /// Any legal move, each as likely as the others. Sets are enough to choose from; a list would take longer.
    fn any_move(&mut self, board: &Board) -> Option<Move> {
        self.sets.clear();
        let mut count = 0;
        board.position.each_move_set_with(&board.own, |set| {
            count += set.len();
            self.sets.push(set);
        });
        if count == 0 {
            return None;
        }
        let mut nth = self.dice.below(count);
        for set in &self.sets {
            if nth < set.len() {
                return set.into_iter().nth(nth);
            }
            nth -= set.len();
        }
        None
    }
}

/// What a result is worth for a side.
fn win_of(side: Color, winner: Option<Color>) -> f32 {
    match winner {
        Some(winner) if winner == side => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    }
}

/// A position with the groups of both sides, which are handed on from move to move.
#[derive(Clone)]
struct Board {
    position: Position,
    own: Group,
    enemy: Group,
}

impl Board {
    fn new(position: &Position) -> Board {
        Board {
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

impl Player for Uct {
    fn name(&self) -> String {
        format!("uct:{}", self.playouts)
    }

    fn new_game(&mut self, seed: u64) {
        self.dice = Dice::new(seed);
    }

    fn choose(&mut self, game: &Game, _limits: &Limits) -> Result<Move, Forfeit> {
        if game.outcome().is_some() {
            return Err(Forfeit::GameOver);
        }
        let board = Board::new(game.position());
        self.nodes.clear();
        self.nodes.push(Node::new(None));
        self.expand(0, &board);
        // The root counts as visited: nothing is to be learned from a playout that does not try a move.
        self.nodes[0].visits = 1;
        for _ in 0..self.playouts {
            self.playout(board.clone());
        }
        let (first, end) = self.nodes[0].children.unwrap_or_default();
        let children = &self.nodes[first as usize..end as usize];
        let most = children.iter().max_by_key(|child| child.visits);
        most.and_then(|child| child.mv).ok_or(Forfeit::GameOver)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choose(position: &str, playouts: u32, seed: u64) -> Move {
        let game = Game::from_position(position.parse().unwrap());
        let mut player = Uct::new(playouts);
        player.new_game(seed);
        player.choose(&game, &Limits::default()).unwrap()
    }

    #[test]
    fn it_wins_if_it_can() {
        let win = choose("10/10/w9/10/10/4b5/4bb4/10 b", 300, 5).to_string();
        assert!(win.ends_with('1'), "{win}");
        let win = choose("10/w9/ww8/9b/9b/9b/9b/10 w", 300, 5).to_string();
        assert!(win.ends_with('8'), "{win}");
    }

    #[test]
    fn the_seed_decides() {
        let start = Position::start().to_string();
        assert_eq!(choose(&start, 100, 1), choose(&start, 100, 1));
        let moves: Vec<Move> = (0..5).map(|seed| choose(&start, 30, seed)).collect();
        assert!(moves.iter().any(|mv| *mv != moves[0]), "{moves:?}");
    }
}
