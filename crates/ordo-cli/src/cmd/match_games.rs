//! `ordo match`

use std::io::Write;
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use ordo_engine::baseline::{Dice, Player};
use ordo_engine::{Limits, Stop};
use ordo_rules::with_rules;

use crate::contest::{
    Arena, Existing, Openings, Played, RecordFile, Seat, Side, Spec, Sprt, Summary, even, play,
    record_of,
};
use crate::failure::Failure;
use crate::game::PositionArgs;
use crate::json::{fail, write_line};
use crate::progress::Progress;
use crate::signals::stop_on_interrupt;
use crate::workers::in_order;

/// Play a match between two players, with Elo and SPRT
///
/// A player is `engine`, `engine:<option>=<value>,…` with the options depth, nodes, movetime (ms), threads, hash (MB),
/// level, without (a search technique) and weights (a file written by ordo tune); `level:<1-10>`; one of the baselines `random` and
/// `greedy`, in Stein's game also `uct:<playouts>` and `ab:<depth>`; or `ugi:<command line>`, an external UGI engine, with
/// its own limits after a comma: `ugi:<command line>,movetime=5000` (depth, nodes, movetime).
///
/// Ctrl-C ends the match and prints the summary so far. Without a terminal, progress is logged once a minute.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    common: PositionArgs,
    /// First player; results are from this player's point of view
    first: Spec,
    /// Second player
    second: Spec,
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
    /// Largest score of an opening for either side, in hundredths; a side that is 100 ahead wins three games of four
    #[arg(long, value_name = "N", default_value_t = 15, value_parser = clap::value_parser!(u16).range(0..=10_000))]
    balance: u16,
    /// Random seed; each seed gives a different match
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Stop when a sequential probability ratio test (5 % error rates) accepts one of the two Elo differences
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Write all games to a file; a file that is not empty is refused
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

fn play_match<P: Arena>(args: &Args) -> Result<Summary, Failure> {
    // Players that cannot start are reported before anything else is done; those that can go to the first thread.
    let first = Seats::<P>::new(args)?;
    let names = first.names();
    let limits = first.limits.clone();
    let first = Mutex::new(Some(first));
    let start = || {
        let first = first.lock().unwrap_or_else(PoisonError::into_inner).take();
        first.map_or_else(|| Seats::new(args), Ok)
    };
    let mut summary = Summary::new(names.clone(), args.sprt);
    let existing = match (args.append, args.force) {
        (true, _) => Existing::Append,
        (_, true) => Existing::Replace,
        _ => Existing::Refuse,
    };
    let file = args.record.as_deref();
    let mut file = file
        .map(|path| RecordFile::open(path, existing))
        .transpose()?;
    let stop = stop_on_interrupt()?;
    let progress = Progress::results("games", args.games);
    let side = |player: usize| Side {
        name: &names[player],
        limits: &limits[player],
    };
    in_order(
        0..args.games / 2,
        args.concurrency.into(),
        &stop,
        start,
        Seats::play_pair,
        |pair, games| {
            let Some(games) = games else {
                return Ok(ControlFlow::Break(()));
            };
            summary.add_pair(&games);
            for (game, which) in games.iter().zip(0..) {
                let number = 2 * pair + 1 + which;
                let [white, black] = match which {
                    0 => [side(0), side(1)],
                    _ => [side(1), side(0)],
                };
                if game.ending.is_forfeit {
                    let (white, black) = (white.name, black.name);
                    let reason = &game.ending.reason;
                    progress.note(&format!("game {number}, {white} – {black}: {reason}"));
                }
                if let Some(file) = &mut file {
                    file.add(&record_of(game, [white, black], &number.to_string())?)?;
                }
            }
            progress.set_done(summary.games());
            progress.set_message(summary.line());
            Ok(match summary.decision() {
                Some(_) => ControlFlow::Break(()),
                None => ControlFlow::Continue(()),
            })
        },
    )?;
    summary.interrupted = summary.games() < args.games && summary.decision().is_none();
    Ok(summary)
}

/// Two players and what they need for games, on one thread.
struct Seats<'a, P: Arena> {
    args: &'a Args,
    limits: [Limits; 2],
    players: [Box<dyn Player<P> + Send>; 2],
    openings: Openings<P>,
}

impl<'a, P: Arena> Seats<'a, P> {
    fn new(args: &'a Args) -> Result<Seats<'a, P>, Failure> {
        let usual = limits(args);
        let start: P = args.common.position()?;
        let patience = Duration::from_secs(args.timeout);
        Ok(Seats {
            args,
            limits: [args.first.limits(&usual), args.second.limits(&usual)],
            players: [
                args.first.player(&start, patience)?,
                args.second.player(&start, patience)?,
            ],
            openings: Openings::new(
                start,
                args.openings.unwrap_or(P::OPENING_PLIES).into(),
                args.balance.into(),
            ),
        })
    }

    /// What to call the players; two of the same name are numbered.
    fn names(&self) -> [String; 2] {
        let [first, second] = self.players.each_ref().map(|player| player.name());
        if first == second {
            return [format!("{first} (1)"), format!("{second} (2)")];
        }
        [first, second]
    }

    /// Plays an opening twice; the first player is White in the first game. `None` if it was stopped from outside.
    fn play_pair(&mut self, pair: u64, stop: &Stop) -> Option<[Played<P>; 2]> {
        let mut dice = Dice::new(Dice::new(self.args.seed).roll().wrapping_add(pair));
        let opening = self.openings.opening(dice.roll());
        let mut play = |swapped: bool| {
            let [first, second] = &mut self.players;
            first.new_game(dice.roll());
            second.new_game(dice.roll());
            let [first, second] = [
                Seat {
                    player: &mut **first,
                    limits: &self.limits[0],
                },
                Seat {
                    player: &mut **second,
                    limits: &self.limits[1],
                },
            ];
            let seats = if swapped {
                [second, first]
            } else {
                [first, second]
            };
            let max_plies = self.args.max_plies as usize;
            play(opening.clone(), seats, max_plies, stop)
        };
        Some([play(false)?, play(true)?])
    }
}

/// The limits of players that have none of their own.
fn limits(args: &Args) -> Limits {
    let has_none = args.movetime.is_none() && args.nodes.is_none() && args.depth.is_none();
    let movetime = args.movetime.or(has_none.then_some(100));
    Limits {
        depth: args.depth,
        nodes: args.nodes,
        movetime: movetime.map(Duration::from_millis),
        ..Limits::default()
    }
}
