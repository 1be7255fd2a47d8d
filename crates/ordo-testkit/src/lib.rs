//! Test support for several crates, not published: laws of all games, reference implementations, random
//! positions.
//!
//! The tests of `ordo-rules` that need these are in `tests/` here: the tests in a published package cannot use this crate.

pub mod khalifa;
pub mod laws;
pub mod slow;
pub mod stein;
#[cfg(feature = "ugi")]
pub mod ugi;
