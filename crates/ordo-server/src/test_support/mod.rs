//! Support for fuzzers and measurements, outside the server itself.

mod baseline;
mod fuzzing;

pub use baseline::{BaselineError, commits_per_second};
pub use fuzzing::online_messages;
