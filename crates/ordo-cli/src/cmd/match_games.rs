//! `ordo match`

use std::fs::File;
use std::io::{BufWriter, Write};
use std::ops::ControlFlow;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use ordo_engine::baseline::{Dice, Player};
use ordo_engine::{Limits, Stop};

use crate::contest::{Arena, Openings, Played, Spec, Sprt, Summary, play, record_of};
use crate::failure::Failure;
use crate::game::{Common, with_game};
use crate::json::{fail, write_line};
use crate::workers::in_order;

/// Let two players play a match, and measure which is stronger
///
/// A player is `engine`, `engine:<option>=<value>,…` with the options depth, nodes, movetime (ms), threads, hash (MB) and
/// level; `level:<1-10>`; one of the baselines `random` and `greedy`, in Stein's game also `uct:<playouts>` and `ab:<depth>`;
/// or `ugi:<command line>`, a program that speaks UGI.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    common: Common,
    /// The first player; results are seen from its side
    first: Spec,
    /// The second player
    second: Spec,
    /// How many games: an even number, each opening is played with both colours
    #[arg(long, default_value_t = 100, value_parser = even)]
    games: u64,
    /// Milliseconds for each move [100 if there is no other limit]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(..=86_400_000))]
    movetime: Option<u64>,
    /// Nodes for each move
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Plies to look ahead at most
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(1..=200))]
    depth: Option<u32>,
    /// How many games to play at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    concurrency: u16,
    /// How many random plies a game starts with; 0 for the start position [6 in Stein's game, 1 in Khalifa's]
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u16).range(0..=60))]
    openings: Option<u16>,
    /// How much better one side may stand after the opening, in hundredths: 100 wins three games of four
    #[arg(long, value_name = "N", default_value_t = 15, value_parser = clap::value_parser!(u16).range(0..=10_000))]
    balance: u16,
    /// Another seed is another match
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Stop as soon as it is clear, with errors of 5 %, whether the first player is stronger by ELO0 or by ELO1
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Write all games to a file
    #[arg(long, value_name = "FILE")]
    record: Option<String>,
    /// Longer games are draws
    #[arg(long, value_name = "PLIES", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    max_plies: u32,
    /// Seconds that an external program may take to start, and for a move if no time is set
    #[arg(long, value_name = "S", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    timeout: u64,
}

fn even(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(games) if games > 0 && games % 2 == 0 => Ok(games),
        _ => Err("expected an even number above zero".to_owned()),
    }
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let summary = with_game!(args.common.game, Position => play_match::<Position>(args));
    let summary = match summary {
        Ok(summary) => summary,
        Err(failure) => return fail(out, args.common.json, failure),
    };
    if args.common.json {
        write_line(out, &summary.json())
    } else {
        Ok(write!(out, "{summary}")?)
    }
}

fn play_match<P: Arena>(args: &Args) -> Result<Summary, Failure> {
    let limits = limits(args);
    let start = || Seats::<P>::new(args, limits.clone());
    // Whoever cannot start is found out before anything else is done.
    let names = start()?.names();
    let mut summary = Summary::new(names.clone(), args.sprt);
    let mut file = args.record.as_deref().map(create).transpose()?;
    let bar = progress(args.games);
    let limits_text = limits_text(&limits);
    in_order(
        0..args.games / 2,
        args.concurrency.into(),
        start,
        Seats::play_pair,
        |pair, games| {
            let Some(games) = games else {
                return Ok(ControlFlow::Break(()));
            };
            summary.add_pair(&games);
            for (game, which) in games.iter().zip(0..) {
                let [first, second] = [names[0].as_str(), names[1].as_str()];
                let (in_order, number) = match which {
                    0 => ([first, second], 2 * pair + 1),
                    _ => ([second, first], 2 * pair + 2),
                };
                if game.ending.is_forfeit {
                    let [white, black] = in_order;
                    let reason = &game.ending.reason;
                    bar.suspend(|| eprintln!("game {number}, {white} – {black}: {reason}"));
                }
                if let Some((path, file)) = &mut file {
                    let record = record_of(game, in_order, &number.to_string(), &limits_text)?;
                    let blank = if number == 1 { "" } else { "\n" };
                    let written = write!(file, "{blank}{record}").and_then(|()| file.flush());
                    written.map_err(|error| file_error(path, error))?;
                }
            }
            bar.set_position(summary.games());
            bar.set_message(summary.line());
            Ok(match summary.decision() {
                Some(_) => ControlFlow::Break(()),
                None => ControlFlow::Continue(()),
            })
        },
    )?;
    bar.finish_and_clear();
    Ok(summary)
}

/// Two players and what they need for games, on one thread.
struct Seats<'a, P: Arena> {
    args: &'a Args,
    limits: Limits,
    players: [Box<dyn Player<P>>; 2],
    openings: Openings<P>,
}

impl<'a, P: Arena> Seats<'a, P> {
    fn new(args: &'a Args, limits: Limits) -> Result<Seats<'a, P>, Failure> {
        let start: P = args.common.position()?;
        let patience = Duration::from_secs(args.timeout);
        Ok(Seats {
            args,
            limits,
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
            let players: [&mut dyn Player<P>; 2] = if swapped {
                [&mut **second, &mut **first]
            } else {
                [&mut **first, &mut **second]
            };
            let max_plies = self.args.max_plies as usize;
            play(opening.clone(), players, &self.limits, max_plies, stop)
        };
        Some([play(false)?, play(true)?])
    }
}

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

/// The limits of a move, for the `TimeControl` tag.
fn limits_text(limits: &Limits) -> String {
    let parts = [
        limits
            .movetime
            .map(|time| format!("{} ms", time.as_millis())),
        limits.nodes.map(|nodes| format!("{nodes} nodes")),
        limits.depth.map(|depth| format!("{depth} plies")),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    format!("{} a move", parts.join(", "))
}

fn create(path: &str) -> Result<(String, BufWriter<File>), Failure> {
    match File::create(path) {
        Ok(file) => Ok((path.to_owned(), BufWriter::new(file))),
        Err(error) => Err(file_error(path, error)),
    }
}

fn file_error(path: &str, error: std::io::Error) -> Failure {
    Failure::File {
        path: path.to_owned(),
        error,
    }
}

/// A line on standard error, if that is a terminal.
fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{pos}/{len} games, {elapsed}: {msg}") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}
