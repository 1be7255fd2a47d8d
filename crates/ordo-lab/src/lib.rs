//! Tools that measure and tune the Ordo engines: baselines, matches with Elo and SPRT, self-play, SPSA tuning, tactical
//! suites, calibration of scores, puzzles, and benchmarks. The subcommands of `ordo` are thin wrappers around them.
#![forbid(unsafe_code)]

pub mod baseline;
pub mod bench;
pub mod calibration;
mod error;
pub mod evaluation;
pub mod exhaustive;
pub mod handmade;
#[cfg(feature = "load")]
pub mod load;
pub mod matches;
mod plot;
mod progress;
pub mod puzzles;
pub mod selfplay;
pub mod suite;
pub mod training;
pub mod tuning;
mod wording;
mod workers;

pub use error::LabError;
pub use progress::ReportProgress;
pub use wording::counted;
