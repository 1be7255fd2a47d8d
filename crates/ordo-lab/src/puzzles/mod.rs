//! Puzzles: mining them from games, proving them again, and rating them.

mod candidates;
mod file;
mod games;
mod khalifa;
mod miner;
mod monotone;
mod rating;
mod stein;
mod verify;

pub use candidates::Mine;
pub use file::PuzzleFile;
pub use miner::{MineSettings, Mined, mine};
pub use monotone::{RateTable, RatedBand};
pub use rating::{LEVELS, Measured, Measurer, RateSettings, rate};
pub use verify::{Refuted, Verifier, Verify};
