//! Files of positions from games that the engine played against itself, for tuning and training.

mod file;
mod game;
mod sample;
mod stats;

pub(crate) use file::{Header, SampleFile, read as read_samples};
pub(crate) use game::SelfPlay;
pub(crate) use stats::Stats;
