//! `ordo puzzle`

use std::io::Write;

use ordo_puzzles::{Day, PuzzleId};
use ordo_rules::RuleSet;

use crate::cmd::puzzles::FilterArgs;
use crate::failure::Failure;
use crate::game::rule_set;
use crate::language::Language;
use crate::puzzle;

/// Solve puzzles in the terminal
///
/// Without a terminal, and with --plain, it reads and prints lines. Without an identifier or a day, puzzles come in random order.
#[derive(clap::Args, Debug)]
#[command(after_help = "On the screen, ? shows the keys. With --plain, help lists the commands.")]
pub(crate) struct Args {
    /// Identifier of a puzzle
    #[arg(conflicts_with_all = ["game", "theme", "rating", "day"])]
    pub(crate) id: Option<PuzzleId>,
    /// Rule set
    #[arg(long, value_parser = rule_set(), default_value = "stein")]
    pub(crate) game: RuleSet,
    #[command(flatten)]
    pub(crate) filter: FilterArgs,
    /// The puzzle of a day (2026-11-18), the same for everyone
    #[arg(long, value_name = "DATE", conflicts_with_all = ["theme", "rating"])]
    pub(crate) day: Option<Day>,
    /// Read and print lines: for screen readers, pipes and tests
    #[arg(long)]
    pub(crate) plain: bool,
    /// Draw with ASCII characters only
    #[arg(long)]
    pub(crate) ascii: bool,
    /// Seed of the random order
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// Language; by default that of the environment, else English
    #[arg(long, value_enum, value_name = "LANGUAGE")]
    pub(crate) lang: Option<Language>,
}

pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Result<(), Failure> {
    puzzle::run(args, out)
}
