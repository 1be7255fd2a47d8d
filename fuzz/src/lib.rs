//! What must hold whatever bytes come from outside: one law, one function, which panics where the law is broken.
//!
//! Each has a fuzz target of the same name, and seeds in `seeds/<name>/`. The rules' own tests include this file and feed
//! the same laws with seeds, mistakes and noise (`tests/fuzzed.rs`), so that they hold where there is no fuzzer, too.

mod choices;
mod game;
mod khalifa;
mod record;
mod stein;

/// The laws that every game obeys, shared with the rules' own tests.
#[path = "../../crates/ordo-rules/tests/laws/mod.rs"]
#[allow(dead_code, unused_imports, reason = "bytes play here")]
pub(crate) mod laws;

pub use khalifa::{khalifa_legal, khalifa_position_text, khalifa_turn_text};
pub use record::{record_import, record_reader, record_replay};
pub use stein::{stein_legal, stein_move_text, stein_position_text};
