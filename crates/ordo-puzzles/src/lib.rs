//! Puzzles for the two games called Ordo: collections, proofs, themes, and the judging of moves.
//!
//! A [`Puzzle`] is a position with one solution, which was proved: the solution wins against every defence, and no other move
//! does, exactly or within a stated number of plies ([`PuzzleProof`]). A collection is a text file with one puzzle per line
//! ([`Collection`]). [`Puzzle::judge`] accepts the solution, answers it with the most stubborn reply, and refutes
//! everything else. [`make`] proves a puzzle from a position.
//!
//! The crate does no I/O and works in a browser.
//!
//! ```
//! use ordo_puzzles::{MakeLimits, WinProver, Verdict, make};
//! use ordo_rules::stein::Position;
//!
//! let position: Position = "10/10/10/1b1w6/b1b1ww4/10/10/10 w".parse()?;
//! let puzzle = make(&position, &mut WinProver::new(), MakeLimits::default())?;
//! assert_eq!(puzzle.line()[0].to_string(), "e4:f4-e5");
//! let verdict = puzzle.judge(0, puzzle.line()[0])?;
//! assert!(matches!(verdict, Verdict::Accepted { .. }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

mod collection;
mod daily;
#[cfg(feature = "embedded")]
mod embedded;
mod game;
mod id;
mod judge;
mod khalifa;
mod make;
mod prover;
mod puzzle;
mod refute;
mod stein;
mod tactics;
mod theme;

pub use collection::{Collection, CollectionError, Entry, EntryFault, VERSION};
pub use daily::{Day, InvalidDay, of_the_day};
#[cfg(feature = "embedded")]
pub use embedded::embedded;
pub use game::PuzzleGame;
pub use id::{InvalidId, PuzzleId};
pub use judge::{Hint, Verdict};
pub use make::{MakeLimits, NoPuzzle, make};
pub use prover::{OutOfNodes, WinProver};
pub use puzzle::{Goal, InvalidPuzzle, Puzzle, PuzzleProof};
pub use tactics::Tactics;
pub use theme::{Theme, Themes, UnknownTheme};
