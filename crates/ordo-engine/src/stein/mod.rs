//! The engine for Stein's game: iterative deepening, principal-variation search with a transposition table, quiescence search,
//! and a trained network as the evaluation.

mod attacks;
mod deepening;
mod ending_tables;
mod engine;
mod eval;
mod eval_cache;
mod history;
mod huge_pages;
mod lazy_group;
mod level;
#[cfg(test)]
mod minimax;
mod move_list;
mod movepick;
mod network;
mod noise;
mod params;
mod qsearch;
mod search;
mod techniques;
mod thread_memory;
mod tt;
mod worker;

pub use ending_tables::{EndingTables, TablesHandle};
pub use engine::SteinEngine;
pub use eval::{Evaluate, SideEval};
pub use level::Level;
pub use network::{
    BUCKETS, HIDDEN, INPUTS, LOGIT, Network, NetworkError, NetworkWeights, OUTPUT_SCALE, ROW_SCALE,
    bucket,
};
pub use params::{Param, SearchParams};
pub use techniques::Techniques;
