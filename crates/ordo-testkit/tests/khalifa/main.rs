//! Tests of Khalifa's game on random positions: the laws of all games, the reference implementation.

mod against_slow;
mod laws;
mod partial_turn;
mod winning_paths;
mod winning_turns;
