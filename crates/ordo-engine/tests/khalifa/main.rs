//! Tests of the engine for Khalifa's game.

mod boards;
mod player;
mod proofs;
#[path = "../../../ordo-rules/tests/slow/mod.rs"]
mod slow;
mod two_turns;
