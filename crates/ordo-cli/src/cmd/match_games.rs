//! `ordo match`

use std::io::Write;
use std::time::Duration;

use ordo_engine::SearchLimits;
use ordo_lab::matches::{
    Arena, ExistingFile, MatchSettings, MatchSummary, PlayerSpec, RecordFile, Sprt, run_match,
};
use ordo_rules::with_rules;

use crate::failure::Failure;
use crate::game::PositionArgs;
use crate::json::{fail, write_line};
use crate::progress::Progress;
use crate::render::Render;
use crate::signals::stop_on_interrupt;

/// Play a match between two players, with Elo and SPRT
///
/// A player is `engine`, `engine:<option>=<value>,…` with the options depth, nodes, movetime (ms), threads, hash (MB),
/// level, without (a search technique), and in Stein's game eval (`network` or `handmade`), network (a file written by ordo train),
/// params (a file written by ordo tune) and the parameters that ordo tune prints; `level:<1-10>`; one of the baselines
/// `random` and `greedy`, in Stein's game also `uct:<playouts>` and `ab:<depth>`; or `ugi:<command line>`, an external UGI engine, with
/// its own limits after a comma: `ugi:<command line>,movetime=5000` (depth, nodes, movetime).
///
/// Ctrl-C ends the match and prints the summary so far. Without a terminal, progress is logged once a minute.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    common: PositionArgs,
    /// First player; results are from this player's point of view
    first: PlayerSpec,
    /// Second player
    second: PlayerSpec,
    /// Number of games; must be even, because every opening is played with both colours
    #[arg(long, default_value_t = 100, value_parser = even)]
    games: u64,
    /// Milliseconds for each move [default: 100 if there is no other limit]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(..=86_400_000))]
    movetime: Option<u64>,
    /// Nodes for each move
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Maximum search depth in plies
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(1..=200))]
    depth: Option<u32>,
    /// Number of concurrent games
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    concurrency: u16,
    /// Random plies at the start of each game; 0 for the start position [default: 6 for stein, 1 for khalifa]
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u16).range(0..=60))]
    openings: Option<u16>,
    /// Maximum score of an opening for either side, in hundredths; a side that is 100 ahead wins three games in four
    #[arg(long, value_name = "N", default_value_t = 15, value_parser = clap::value_parser!(u16).range(0..=10_000))]
    balance: u16,
    /// Random seed; each seed gives a different match
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Stop when a sequential probability ratio test (5 % error rates) accepts one of the two Elo differences
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Write all games to a file, which must be new or empty
    #[arg(long, value_name = "FILE")]
    record: Option<String>,
    /// With --record: append to an existing file
    #[arg(long, requires = "record", conflicts_with = "force")]
    append: bool,
    /// With --record: overwrite an existing file
    #[arg(long, requires = "record")]
    force: bool,
    /// Adjudicate longer games as draws
    #[arg(long, value_name = "PLIES", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    max_plies: u32,
    /// Seconds an external engine may take to start, and to move if there is no time limit
    #[arg(long, value_name = "S", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    timeout: u64,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let summary = with_rules!(args.common.game, Position => play_match::<Position>(args));
    let summary = match summary {
        Ok(summary) => summary,
        Err(failure) => return fail(out, args.common.json, failure),
    };
    if args.common.json {
        write_line(out, &summary.json())?;
    } else {
        write!(out, "{summary}")?;
    }
    if summary.interrupted {
        return Err(Failure::Interrupted);
    }
    Ok(())
}

fn play_match<P: Arena + Render + Sync>(args: &Args) -> Result<MatchSummary, Failure> {
    let settings = MatchSettings::<P> {
        players: [args.first.clone(), args.second.clone()],
        limits: limits(args),
        start: args.common.position()?,
        games: args.games,
        concurrency: args.concurrency.into(),
        opening_plies: args.openings.unwrap_or(P::OPENING_PLIES).into(),
        balance: args.balance.into(),
        seed: args.seed,
        sprt: args.sprt,
        max_plies: args.max_plies as usize,
        timeout: Duration::from_secs(args.timeout),
    };
    let existing = match (args.append, args.force) {
        (true, _) => ExistingFile::Append,
        (_, true) => ExistingFile::Replace,
        _ => ExistingFile::Refuse,
    };
    let open_record = || {
        let path = args.record.as_deref();
        path.map(|path| RecordFile::open(path, existing))
            .transpose()
    };
    let stop = stop_on_interrupt()?;
    let progress = Progress::results("games", args.games);
    Ok(run_match(&settings, open_record, &stop, &progress)?)
}

/// Default limits, for players without their own.
fn limits(args: &Args) -> SearchLimits {
    let has_none = args.movetime.is_none() && args.nodes.is_none() && args.depth.is_none();
    let movetime = args.movetime.or(has_none.then_some(100));
    SearchLimits {
        depth: args.depth,
        nodes: args.nodes,
        movetime: movetime.map(Duration::from_millis),
        ..SearchLimits::default()
    }
}

/// Parses a number of games that are played in pairs.
pub(super) fn even(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(games) if games > 0 && games % 2 == 0 => Ok(games),
        _ => Err(
            "expected an even number above zero, since each opening is played with both colours"
                .to_owned(),
        ),
    }
}
