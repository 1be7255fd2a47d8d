//! Tests of Khalifa's game: the rules one by one, conformance data, the laws of all games, the reference implementation.

mod against_slow;
mod always_a_turn;
mod boards;
mod conformance;
#[path = "../laws/mod.rs"]
#[allow(dead_code, reason = "shared by the tests of all games")]
mod laws;
mod parsers;
mod partial_turn;
mod properties;
mod rules;
mod setup;
#[path = "../slow/mod.rs"]
mod slow;
mod winning_paths;
mod winning_turns;
