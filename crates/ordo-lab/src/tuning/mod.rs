//! Tuning the evaluation of Stein's engine by self-play.

mod run;
mod tuner;
mod weights_file;

pub use run::{TuningSettings, tune};
pub use tuner::Tuner;
pub use weights_file::WeightsFile;
