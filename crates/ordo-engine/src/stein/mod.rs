//! The engine for Stein's game: iterative deepening, principal-variation search with a transposition table, quiescence search,
//! and a hand-crafted evaluation.

mod attacks;
mod calibration;
mod deepening;
mod engine;
mod eval;
mod history;
mod lazy_group;
mod level;
#[cfg(test)]
mod minimax;
mod movepick;
mod noise;
mod params;
mod qsearch;
mod search;
mod techniques;
mod tt;
mod worker;

pub use engine::SteinEngine;
pub use eval::{Evaluate, FEATURES, HandCrafted, PARAMETERS, SideEval};
pub use level::Level;
pub use techniques::Techniques;
