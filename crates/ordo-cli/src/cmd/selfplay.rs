//! `ordo selfplay`

use std::io::Write;
use std::path::{Path, PathBuf};

use ordo_engine::stein::Network;
use ordo_lab::LabError;
use ordo_lab::evaluation::Evaluation;
use ordo_lab::handmade::HandCrafted;
use ordo_lab::selfplay::{SelfPlaySettings, SelfPlayStats, extend_file};

use crate::failure::Failure;
use crate::json::{fail, write_line};
use crate::progress::Progress;

/// Play the engine against itself, and store positions, scores and results
///
/// A run resumes an existing file and stops at the given number of games, so it can be interrupted at any time. Runs with
/// different --first play different games: spread them over machines, and concatenate their files.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The file to write
    file: PathBuf,
    /// Total number of games in the file
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Number of the first game
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    first: u32,
    #[command(flatten)]
    how: GameArgs,
    /// A network file, `builtin`, or `handmade` for the hand-made evaluation
    #[arg(long, value_name = "FILE", default_value = "builtin")]
    network: PathBuf,
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

/// Options of self-play games.
#[derive(clap::Args, Debug)]
pub(super) struct GameArgs {
    /// Nodes for each move
    #[arg(long, default_value_t = 800, value_parser = clap::value_parser!(u32).range(1..))]
    nodes: u32,
    /// Random plies at the start of each game: 4 to this many
    #[arg(long, value_name = "PLIES", default_value_t = 13, value_parser = clap::value_parser!(u16).range(1..=60))]
    openings: u16,
    /// In two of three games, one move in this many is random before ply 90; 0 for none
    #[arg(long, value_name = "MOVES", default_value_t = 14)]
    random: u16,
}

impl GameArgs {
    /// Settings of games from number `first` on, played with the network of this checksum.
    pub(super) fn settings(&self, seed: u64, first: u32, network: u32) -> SelfPlaySettings {
        SelfPlaySettings {
            opening_plies: self.openings,
            random_interval: self.random,
            seed,
            nodes: self.nodes,
            first,
            network,
        }
    }
}

/// The evaluation of a network file, of `builtin` or of `handmade`.
pub(super) fn evaluation(name: &Path) -> Result<Evaluation, LabError> {
    match name.to_str() {
        Some("builtin") => Ok(Evaluation::Network(Network::default())),
        Some(Evaluation::HANDMADE) => Ok(Evaluation::HandMade(HandCrafted::default())),
        _ => Evaluation::read_network(name),
    }
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
    let evaluation = evaluation(&args.network)?;
    let settings = args
        .how
        .settings(args.seed, args.first, evaluation.checksum());
    let progress = |done| Progress::bar("games", done, args.games);
    extend_file(
        &args.file,
        settings,
        &evaluation,
        args.games,
        args.threads.into(),
        progress,
    )
}
