use std::io::Write;
use std::path::PathBuf;

use ordo_engine::Stop;
use ordo_lab::counted;
use ordo_lab::puzzles::{MineSettings, mine};
use ordo_rules::{RuleSet, with_rules};

use crate::failure::Failure;
use crate::game::rule_set;
use crate::progress::Progress;

/// Find puzzles in games between levels, and prove them
///
/// Puzzles are added to the file as they are found. An existing file is continued with the next game, so the same seed must be
/// used again. The puzzles have no ratings; see ordo puzzles rate.
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    /// The file to extend or create
    file: PathBuf,
    /// Rule set
    #[arg(long, value_parser = rule_set(), default_value = "stein")]
    game: RuleSet,
    /// Stop at this many puzzles
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    puzzles: usize,
    /// Stop after this many games
    #[arg(long, value_name = "N", default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Random seed of the games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads; does not change the result
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let settings = MineSettings {
        puzzles: args.puzzles,
        games: args.games,
        seed: args.seed,
        threads: args.threads.into(),
    };
    let bar = |done: usize| Progress::bar("puzzles", done as u64, args.puzzles as u64);
    let mined = with_rules!(args.game, Position => {
        mine::<Position, _>(&args.file, settings, &Stop::default(), bar)
    })?;
    let puzzles = counted(mined.puzzles as u64, "puzzle", "puzzles");
    let games = counted(mined.games, "game", "games");
    Ok(writeln!(out, "{puzzles} from {games}")?)
}
