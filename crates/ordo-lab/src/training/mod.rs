//! Training of the network that evaluates positions of Stein's game: self-play, fitting, and a match against the best network
//! so far.

mod adam;
mod dataset;
mod fit;
mod gate;
mod generations;
mod log;
mod model;
mod target;
#[cfg(test)]
mod tests;

pub use dataset::Dataset;
pub use fit::{EpochLoss, FitSettings, fit};
pub use gate::{GateSettings, gate};
pub use generations::{StartPhase, TrainSettings, train};
pub use log::{EloRecord, GenerationRecord};
pub use model::Model;
pub use target::Target;
