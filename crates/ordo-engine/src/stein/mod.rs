//! The player of Stein's Ordo.

mod engine;
mod evaluation;
mod group;
mod level;
mod noise;
mod order;
mod quiet;
mod search;
mod sight;
mod table;

pub use engine::Engine;
pub use evaluation::{Evaluate, FEATURES, HandMade};
pub use level::Level;
