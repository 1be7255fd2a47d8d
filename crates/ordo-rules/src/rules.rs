use core::error::Error;
use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::str::FromStr;

use crate::prelude::*;
use crate::{Color, Outcome};

/// The rules of a game, implemented by its `Position`. Tools such as perft, records, matches and analysis are generic over
/// this trait. A "move" is a player's action in one turn.
pub trait Rules: Clone + Eq + Hash + Debug + Display + FromStr<Err: Error> + 'static {
    /// A player's action in one turn. Its text does not depend on the position; `Ord` sorts like the text. If two texts
    /// mean the same, [`canonical`](Rules::canonical) chooses.
    type Move: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err: Error>;
    /// The reason why a move is illegal.
    type Illegal: Error;

    /// The name of the game in records, on the command line and on the wire.
    const NAME: &'static str;

    /// The tags under which records keep the options of the game.
    const OPTION_TAGS: &'static [&'static str] = &[];

    /// The default start position.
    fn start() -> Self;

    /// The options that differ from the defaults, as tags and values of a record.
    fn option_tags(&self) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }

    /// The position under an option of the game; `None` if there is no such tag or value.
    fn with_option(&self, _tag: &str, _value: &str) -> Option<Self> {
        None
    }

    /// The side to move.
    fn turn(&self) -> Color;

    /// The outcome, if this position ends the game by itself ([`Game`](crate::Game) handles repetition).
    fn outcome(&self) -> Option<Outcome>;

    /// The Zobrist key of pieces and side to move.
    fn key(&self) -> u64;

    /// All legal moves, in the order of their texts; none if the game is over.
    fn legal_moves(&self) -> Vec<Self::Move>;

    /// The number of legal moves.
    fn count_moves(&self) -> usize;

    /// Checks a move. The error names the rule that it breaks, and the squares.
    fn explain(&self, mv: Self::Move) -> Result<(), Self::Illegal>;

    /// True if the move is legal.
    fn is_legal(&self, mv: Self::Move) -> bool {
        self.explain(mv).is_ok()
    }

    /// The canonical spelling of a legal move, the one that [`legal_moves`](Rules::legal_moves) lists. Two values of `Move` can
    /// have the same effect in a position (two steps in either order); both are legal, and comparing, storing or showing
    /// moves needs one of them.
    #[must_use]
    fn canonical(&self, mv: Self::Move) -> Self::Move {
        mv
    }

    /// The position after a move that is known to be legal.
    #[must_use]
    fn after_unchecked(&self, mv: Self::Move) -> Self;

    /// The number of leaves of the move tree at a depth, with bulk counting at the last ply; repetition is ignored.
    fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves() as u64,
            _ => {
                let moves = self.legal_moves().into_iter();
                moves
                    .map(|mv| self.after_unchecked(mv).perft(depth - 1))
                    .sum()
            }
        }
    }
}
