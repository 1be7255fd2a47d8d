//! Self-play of Stein's engine, and files of its positions, scores and results.

mod file;
mod game;
mod sample;
mod settings;
mod stats;

use std::ops::ControlFlow;
use std::path::Path;

use file::SampleFile;
use game::SelfPlay;
use ordo_engine::Stop;

use crate::evaluation::Evaluation;
use crate::workers::in_order;
use crate::{LabError, ReportProgress};
pub use file::read as read_samples;
pub use sample::{Sample, SampleResult};
pub use settings::{MIN_OPENING_PLIES, SelfPlaySettings};
pub use stats::SelfPlayStats;

/// Enough for the few nodes of a move.
const HASH_MEGABYTES: usize = 2;

/// Plays games until the file at `path` contains `games`, continuing an existing file. `progress` is created with the number of games
/// that the file contains already.
pub fn extend_file<G: ReportProgress>(
    path: &Path,
    settings: SelfPlaySettings,
    evaluation: &Evaluation,
    games: u64,
    threads: usize,
    progress: impl FnOnce(u64) -> G,
) -> Result<(), LabError> {
    let in_file = |error| LabError::in_file(path, error);
    let mut file = SampleFile::open(path, settings).map_err(in_file)?;
    let progress = progress(file.games());
    let first = u64::from(settings.first);
    in_order(
        first + file.games()..first + games,
        threads,
        &Stop::default(),
        || Ok(SelfPlay::new(settings, evaluation.engine(HASH_MEGABYTES))),
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
