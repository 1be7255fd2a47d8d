use ordo_puzzles::{Puzzle, PuzzleGame};
use ordo_rules::Game;

/// A game whose puzzles can be mined.
pub trait Mine: PuzzleGame {
    /// The engines and tables of one thread.
    type Workshop: Default + Send;

    /// The largest number of random plies at the start of a game.
    const OPENING_PLIES: usize;

    /// The puzzles in the positions of a game. `lot` is a number drawn for the game.
    fn puzzles(workshop: &mut Self::Workshop, game: &Game<Self>, lot: u64) -> Vec<Puzzle<Self>>;
}
