//! The player of Khalifa's Ordo: it proves wins by threats.

mod board;
mod meter;
mod prover;
mod solver;
mod store;
mod threats;

pub use prover::{Proof, Prover};
