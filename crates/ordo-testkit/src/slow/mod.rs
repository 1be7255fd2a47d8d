//! Slow, obvious implementations of both games, written from the rule text alone to check the fast ones.
//!
//! They share no code with the project, nor with each other.

pub mod khalifa;
pub mod stein;
