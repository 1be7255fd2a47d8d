//! Laws that hold for any input bytes: one function per law, which panics if the law is broken.
//!
//! Each law has a fuzz target of the same name, and seeds in `seeds/<name>/`. `tests/laws.rs` checks the same laws on seeds,
//! mutated seeds and noise, for machines without a fuzzer.

mod choices;
mod game;
mod khalifa;
mod puzzles;
mod record;
mod stein;
mod tables;

pub use khalifa::{khalifa_legal, khalifa_position_text, khalifa_turn_text};
pub use puzzles::puzzle_file;
pub use record::{record_import, record_reader, record_replay};
pub use stein::{stein_legal, stein_move_text, stein_position_text};
pub use tables::table_file;

/// Compiles and runs the example of the workspace's README.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;
