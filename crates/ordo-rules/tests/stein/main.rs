//! Tests of Stein's game: its rules one by one, data from elsewhere, the laws of all games, the slow implementation.

mod against_slow;
mod conformance;
#[path = "../laws/mod.rs"]
mod laws;
mod properties;
mod rules;
#[path = "../slow/mod.rs"]
mod slow;
