//! Tuning the search of Stein's engine by self-play.

mod params_file;
mod run;
mod tuner;

pub use params_file::ParamsFile;
pub use run::{TuningSettings, tune};
pub use tuner::Tuner;
