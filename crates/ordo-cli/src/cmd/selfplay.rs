//! `ordo selfplay`

use std::io::Write;
use std::path::PathBuf;

use ordo_lab::LabError;
use ordo_lab::selfplay::{SelfPlaySettings, SelfPlayStats, extend_file};

use crate::failure::Failure;
use crate::json::{fail, write_line};
use crate::progress::Progress;

/// Play the engine against itself, and store positions, scores and results
///
/// A run resumes an existing file and stops at the given number of games, so it can be interrupted at any time.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The file to write
    file: PathBuf,
    /// Total number of games in the file
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Nodes for each move
    #[arg(long, default_value_t = 5000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Random plies at the start of each game
    #[arg(long, value_name = "PLIES", default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=60))]
    openings: u32,
    /// Random seed; each seed gives a different set of games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of games played at the same time; does not change the result
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// Only print statistics of an existing file
    #[arg(long)]
    stats: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let played = if args.stats { Ok(()) } else { play(args) };
    let read =
        |()| SelfPlayStats::of(&args.file).map_err(|error| LabError::in_file(&args.file, error));
    match played.and_then(read) {
        Ok(stats) if args.json => write_line(out, &stats.json()),
        Ok(stats) => Ok(write!(out, "{stats}")?),
        Err(error) => fail(out, args.json, error.into()),
    }
}

fn play(args: &Args) -> Result<(), LabError> {
    let settings = SelfPlaySettings {
        opening_plies: args.openings,
        seed: args.seed,
        nodes: args.nodes,
    };
    let progress = |done| Progress::bar("games", done, args.games);
    extend_file(
        &args.file,
        settings,
        args.games,
        args.threads.into(),
        progress,
    )
}
