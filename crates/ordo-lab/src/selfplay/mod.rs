//! Self-play of Stein's engine, and files of its positions, scores and results.

mod file;
mod game;
mod sample;
mod stats;

use std::ops::ControlFlow;
use std::path::Path;

use file::SampleFile;
use game::SelfPlay;
use ordo_engine::Stop;

use crate::workers::in_order;
use crate::{LabError, ReportProgress};
pub use file::{SelfPlaySettings, read as read_samples};
pub use sample::{Sample, SampleResult};
pub use stats::SelfPlayStats;

/// Plays games until the file at `path` contains `games`, continuing an existing file. `progress` is created with the number of games
/// that the file contains already.
pub fn extend_file<G: ReportProgress>(
    path: &Path,
    settings: SelfPlaySettings,
    games: u64,
    threads: usize,
    progress: impl FnOnce(u64) -> G,
) -> Result<(), LabError> {
    let in_file = |error| LabError::in_file(path, error);
    let mut file = SampleFile::open(path, settings).map_err(in_file)?;
    let progress = progress(file.games());
    in_order(
        file.games()..games,
        threads,
        &Stop::default(),
        || Ok(SelfPlay::new(settings)),
        SelfPlay::play,
        |_, samples| {
            let Some(samples) = samples else {
                return Ok(ControlFlow::Break(()));
            };
            file.add(&samples).map_err(in_file)?;
            progress.set_done(file.games());
            Ok(ControlFlow::Continue(()))
        },
    )
}
