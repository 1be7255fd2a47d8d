//! The player of Stein's Ordo.

mod calibration;
mod engine;
mod evaluation;
mod group;
mod level;
#[cfg(test)]
mod minimax;
mod noise;
mod order;
mod quiet;
mod search;
mod sight;
mod table;
mod techniques;
mod worker;

pub use engine::Engine;
pub use evaluation::{Evaluate, FEATURES, HandCrafted, PARAMETERS, Shape};
pub use level::Level;
pub use techniques::Techniques;
