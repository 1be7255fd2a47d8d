//! `ordo tune`

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressStyle};
use ordo_engine::stein::tuning::{PARAMETERS, Tuner};
use ordo_engine::stein::{Engine, HandMade};
use ordo_engine::{Limits, Stop};
use ordo_rules::stein::{Game, Position};
use ordo_rules::{Color, Outcome};
use serde::{Deserialize, Serialize};

use crate::contest::Openings;
use crate::failure::Failure;
use crate::workers::in_order;

/// Find better weights for the evaluation by playing with many of them
///
/// The file keeps the weights and how many games they come from; a file that exists is gone on with. Interrupting does no
/// harm. The weights are in the order of the code's features, the tempo last, in thousandths of a piece.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The file with the weights, in JSON
    file: PathBuf,
    /// How many games to bring the file to
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(2..))]
    games: u64,
    /// Nodes for each move
    #[arg(long, default_value_t = 1_500, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// How far to follow a pair of games, as a share of the distance between the rivals
    #[arg(long, default_value_t = 0.01)]
    rate: f64,
    /// How many games to play at the same time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
}

/// What the file holds.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct State {
    games: u64,
    weights: [f64; PARAMETERS],
}

/// Pairs that are played with the same weights, so that the result does not depend on the number of threads.
const ROUND: u64 = 32;
const OPENING_PLIES: usize = 8;
const BALANCE: i32 = 40;
/// Longer games are draws.
const LONGEST: usize = 300;
const MEGABYTES: usize = 1;

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let mut state = read(&args.file)?;
    let mut tuner = Tuner {
        values: state.weights,
    };
    let bar = ProgressBar::new(args.games);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left") {
        bar.set_style(style);
    }
    while state.games < args.games {
        let first = state.games / 2;
        let mut next = tuner.clone();
        in_order(
            first..first + ROUND,
            args.threads.into(),
            || Ok(Openings::new(Position::start(), OPENING_PLIES, BALANCE)),
            |openings, seed, _| play_pair(&openings.opening(seed), tuner.rivals(seed), args.nodes),
            |seed, points| {
                next.learn(seed, points, args.rate);
                Ok(ControlFlow::Continue(()))
            },
        )?;
        tuner = next;
        state = State {
            games: (first + ROUND) * 2,
            weights: tuner.values,
        };
        write(&args.file, &state)?;
        bar.set_position(state.games);
    }
    bar.finish_and_clear();
    let evaluation = tuner.evaluation();
    writeln!(out, "{} games", state.games)?;
    writeln!(out, "weights: {:?}", evaluation.weights)?;
    writeln!(out, "tempo: {}", evaluation.tempo).map_err(io::Error::into)
}

fn read(path: &Path) -> Result<State, Failure> {
    let file = |error| Failure::File {
        path: path.display().to_string(),
        error,
    };
    match fs::read_to_string(path) {
        Ok(text) => serde_json::from_str(&text)
            .map_err(|error| file(io::Error::new(ErrorKind::InvalidData, error))),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(State {
            games: 0,
            weights: Tuner::new(&HandMade::default()).values,
        }),
        Err(error) => Err(file(error)),
    }
}

/// Writes beside the file and then puts it in its place, so that there is always a whole one.
fn write(path: &Path, state: &State) -> Result<(), Failure> {
    let beside = path.with_extension("new");
    serde_json::to_vec(state)
        .map_err(io::Error::from)
        .and_then(|text| fs::write(&beside, text))
        .and_then(|()| fs::rename(&beside, path))
        .map_err(|error| Failure::File {
            path: path.display().to_string(),
            error,
        })
}

/// Two games from an opening with the colours swapped: how many points the first rival makes more than the second.
fn play_pair(opening: &Game, rivals: [HandMade; 2], nodes: u64) -> f64 {
    let mut engines = rivals.map(|rival| Engine::with_evaluation(MEGABYTES, rival));
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    let mut points = 0.0;
    for first in [Color::White, Color::Black] {
        engines.iter_mut().for_each(Engine::clear);
        let winner = play(opening.clone(), &mut engines, first, &limits);
        points += match winner {
            Some(winner) if winner == first => 1.0,
            Some(_) => -1.0,
            None => 0.0,
        };
    }
    points
}

fn play(mut game: Game, engines: &mut [Engine; 2], first: Color, limits: &Limits) -> Option<Color> {
    while game.outcome().is_none() && game.moves().len() < LONGEST {
        let engine = &mut engines[usize::from(game.position().turn() != first)];
        let mv = engine
            .search(&game, limits, &Stop::default(), |_| {})?
            .best();
        game.play(mv).ok()?;
    }
    game.outcome().and_then(|Outcome { winner, .. }| winner)
}
