use std::ops::ControlFlow;
use std::path::Path;

use ordo_engine::Stop;
use ordo_rules::SplitMix64;

use super::candidates::Mine;
use super::file::PuzzleFile;
use super::games;
use crate::workers::in_order;
use crate::{LabError, ReportProgress};

/// Settings of the miner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MineSettings {
    /// The puzzles to reach.
    pub puzzles: usize,
    /// The games to look at, at most.
    pub games: u64,
    /// Random seed of the games.
    pub seed: u64,
    /// Number of threads; does not change the result.
    pub threads: usize,
}

/// The state of a file after mining.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mined {
    /// The puzzles in the file.
    pub puzzles: usize,
    /// The games that were looked at.
    pub games: u64,
}

/// Adds puzzles from games between levels to a file, until it has enough or all games were looked at. Continues an existing file. `progress`
/// is created with the number of puzzles that the file contains already.
pub fn mine<P: Mine, G: ReportProgress>(
    path: &Path,
    settings: MineSettings,
    stop: &Stop,
    progress: impl FnOnce(usize) -> G,
) -> Result<Mined, LabError> {
    let mut file = PuzzleFile::<P>::open(path)?;
    let progress = progress(file.puzzles().len());
    let looked_at = file.games();
    if file.puzzles().len() < settings.puzzles {
        in_order(
            looked_at..settings.games,
            settings.threads,
            stop,
            || Ok(P::Workshop::default()),
            |workshop, number, stop| {
                let game = games::play::<P>(settings.seed, number, stop)?;
                let lot = SplitMix64::new(settings.seed ^ number << 20).next_u64();
                Some(P::puzzles(workshop, &game, lot))
            },
            |number, puzzles| {
                let Some(puzzles) = puzzles else {
                    return Ok(ControlFlow::Break(()));
                };
                file.add(puzzles, number + 1)?;
                let count = file.puzzles().len();
                progress.set_done(count as u64);
                progress.set_message(format!("{} games", number + 1));
                Ok(if count >= settings.puzzles {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                })
            },
        )?;
    }
    Ok(Mined {
        puzzles: file.puzzles().len(),
        games: file.games(),
    })
}
