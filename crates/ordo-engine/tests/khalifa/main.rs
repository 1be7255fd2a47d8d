//! Tests of the engine for Khalifa's game.

mod player;
mod proofs;
mod two_turns;
