//! The player of Khalifa's Ordo: it proves wins by threats.

mod board;
mod candidates;
mod engine;
mod evaluation;
mod instinct;
mod level;
mod meter;
mod placing;
mod prover;
mod solver;
mod store;
mod threats;

pub use engine::Engine;
pub use level::Level;
pub use prover::{Proof, Prover};
