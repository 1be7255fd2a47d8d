//! The player of Stein's Ordo.

mod calibration;
mod engine;
mod evaluation;
mod exhaustive;
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
pub mod tuning;
mod worker;

pub use engine::Engine;
pub use evaluation::{Evaluate, FEATURES, HandMade, Shape};
pub use exhaustive::wins_within;
pub use level::Level;
pub use techniques::Techniques;
