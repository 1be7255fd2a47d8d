//! The engine for Khalifa's game: proofs of wins by threats with depth-first proof-number search (df-pn), and a search of
//! placements.

mod board;
mod budget;
mod calibration;
mod candidates;
mod dfpn;
mod engine;
mod eval;
mod final_placements;
mod level;
mod one_ply;
mod path_cache;
mod placement;
mod pn_table;
mod proof_line;
mod prover;
mod simulation;
mod threats;

pub use engine::KhalifaEngine;
pub use level::Level;
pub use prover::{Proof, Prover, Threats};
