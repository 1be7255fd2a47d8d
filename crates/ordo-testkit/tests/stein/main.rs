//! Tests of Stein's game on random positions: the laws of all games, the reference implementation.

mod against_slow;
mod laws;
mod moves;
