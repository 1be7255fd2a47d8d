use ordo_rules::RuleSet;

use crate::puzzle::Puzzle;
use crate::tactics::Tactics;
use crate::theme::Themes;

/// A game with puzzles.
pub trait PuzzleGame: Tactics {
    /// The game.
    const RULE_SET: RuleSet;

    /// A number that positions have in common if they are equal by symmetry, and only then. It never changes.
    fn canonical_number(&self) -> u128;

    /// The themes of a puzzle.
    fn themes(puzzle: &Puzzle<Self>) -> Themes;
}
