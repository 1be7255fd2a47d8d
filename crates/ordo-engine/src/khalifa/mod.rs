//! The player of Khalifa's Ordo: it proves wins by threats.

mod answers;
mod board;
mod calibration;
mod candidates;
mod engine;
mod evaluation;
mod imitation;
mod instinct;
mod last_placings;
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
