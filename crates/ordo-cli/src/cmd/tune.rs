//! `ordo tune`

use std::io::Write;
use std::path::PathBuf;

use ordo_engine::stein::SearchParams;
use ordo_lab::counted;
use ordo_lab::tuning::{TuningSettings, tune};

use super::match_games::even;
use crate::failure::Failure;
use crate::progress::Progress;

/// Tune the search parameters of Stein's engine with self-play games (SPSA)
///
/// The file holds the parameters and the number of games played so far. A run resumes an existing file, so it can be
/// interrupted at any time. `ordo match engine:params=FILE engine` measures the strength of the parameters.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The file with the parameters, in JSON
    file: PathBuf,
    /// Total number of games; must be even, because every opening is played with both colours
    #[arg(long, default_value_t = 20_000, value_parser = even)]
    games: u64,
    /// Nodes for each move
    #[arg(long, default_value_t = 1_500, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Learning rate: the step after a pair of games, as a fraction of the perturbation
    #[arg(long, default_value_t = 0.01)]
    rate: f64,
    /// Number of games played at the same time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let settings = TuningSettings {
        games: args.games,
        nodes: args.nodes,
        rate: args.rate,
        threads: args.threads.into(),
    };
    let progress = |done| Progress::bar("games", done, args.games);
    let (games, params) = tune(&args.file, settings, progress)?;
    writeln!(out, "{}", counted(games, "game", "games"))?;
    for (param, value) in SearchParams::ALL.iter().zip(params.values()) {
        writeln!(out, "{} = {value}", param.name)?;
    }
    Ok(())
}
