//! Tests of Stein's game: the rules one by one, conformance data, the laws of all games, the reference implementation.

mod against_slow;
mod conformance;
#[path = "../laws/mod.rs"]
mod laws;
mod properties;
mod rules;
#[path = "../slow/mod.rs"]
mod slow;
