//! `ordo play`

use std::io::Write;
use std::path::PathBuf;

use clap::ValueEnum;
use ordo_api::TimeControl;
use ordo_client::{GameLink, ServerUrl};
use ordo_rules::RuleSet;

use crate::failure::Failure;
use crate::game::{SpacingChoice, rule_set};
use crate::language::Language;
use crate::play;

/// Play in the terminal
///
/// Against the computer, between two people at one keyboard, computer against computer, or online. Without a terminal, and
/// with --plain, it reads and prints lines. An unfinished game is kept, and offered at the next start.
#[derive(clap::Args, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option")]
#[command(after_help = "On the screen, ? shows the keys. With --plain, help lists the commands.")]
pub(crate) struct Args {
    /// Rule set
    #[arg(long, value_parser = rule_set(), default_value = "stein")]
    pub(crate) game: RuleSet,
    /// The computer's playing strength, from 1 (beginner) to 10
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=10))]
    pub(crate) level: u8,
    /// Your side
    #[arg(long, value_enum, default_value = "white")]
    pub(crate) color: SideArg,
    /// Two people play at this keyboard
    #[arg(long, conflicts_with_all = ["watch", "color", "level"])]
    pub(crate) two: bool,
    /// The computer plays against itself
    #[arg(long, conflicts_with = "color")]
    pub(crate) watch: bool,
    /// Black's playing strength with --watch [default: that of --level]
    #[arg(long, value_name = "LEVEL", requires = "watch", value_parser = clap::value_parser!(u8).range(1..=10))]
    pub(crate) black_level: Option<u8>,
    /// Clock in minutes, and seconds added per move (5+3)
    #[arg(long, default_value = "none")]
    pub(crate) clock: TimeControl,
    /// Start from a position string, or "startpos"
    #[arg(long, value_name = "STRING")]
    pub(crate) position: Option<String>,
    /// Moves played from the start, such as "a3-a4 j6-j5"
    #[arg(long, value_name = "MOVES", conflicts_with = "record")]
    pub(crate) moves: Option<String>,
    /// Continue the first game of a record file
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    pub(crate) record: Option<PathBuf>,
    /// Khalifa's game: spacing of an ordo (K7)
    #[arg(long, value_enum)]
    pub(crate) spacing: Option<SpacingChoice>,
    /// Read and print lines: for screen readers, pipes and tests
    #[arg(long)]
    pub(crate) plain: bool,
    /// Draw with ASCII characters only
    #[arg(long)]
    pub(crate) ascii: bool,
    /// Seed of the computer's choices; the same seed and moves give the same game
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// Continue the unfinished game without asking
    #[arg(long, conflicts_with_all = ["new", "record", "position", "moves", "join", "challenge"])]
    pub(crate) resume: bool,
    /// Start a new game without asking for the unfinished one
    #[arg(long)]
    pub(crate) new: bool,
    /// Join an online game, or watch it if both seats are taken
    #[arg(long, value_name = "LINK", conflicts_with_all = ["two", "watch", "record", "position", "moves"])]
    pub(crate) join: Option<GameLink>,
    /// Create an online game, and wait for an opponent
    #[arg(long, conflicts_with_all = ["join", "two", "watch", "record", "position", "moves"])]
    pub(crate) challenge: bool,
    /// Server of the online game; not needed if --join is a full link
    #[arg(long, value_name = "URL", env = "ORDO_SERVER")]
    pub(crate) server: Option<ServerUrl>,
    /// Show the challenge in the lobby
    #[arg(long, requires = "challenge")]
    pub(crate) public: bool,
    /// Your name, in records and online
    #[arg(long)]
    pub(crate) name: Option<String>,
    /// Token of your seat online; without it, the one of your last game on that server
    #[arg(long, env = "ORDO_TOKEN", hide_env_values = true)]
    pub(crate) token: Option<String>,
    /// Language; by default that of the environment, else English
    #[arg(long, value_enum, value_name = "LANGUAGE")]
    pub(crate) lang: Option<Language>,
}

/// The player's side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum SideArg {
    /// White, which moves first
    White,
    /// Black
    Black,
    /// Drawn at random
    Random,
}

pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Result<(), Failure> {
    play::run(args, out)
}
