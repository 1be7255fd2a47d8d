//! `ordo tune`

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;

use ordo_engine::stein::tuning::Tuner;
use ordo_engine::stein::{Engine, HandMade};
use ordo_engine::{Limits, Stop};
use ordo_rules::stein::{Game, Position};
use ordo_rules::{Color, Outcome};

use crate::contest::{Openings, even};
use crate::failure::Failure;
use crate::progress::Progress;
use crate::weights::WeightsFile;
use crate::wording::counted;
use crate::workers::in_order;

/// Tune the evaluation weights of Stein's engine with self-play games (SPSA)
///
/// The file holds the weights and the number of games played so far. A run resumes an existing file, so it can be
/// interrupted at any time. `ordo match engine:weights=FILE engine` measures the strength of the weights.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The file with the weights, in JSON
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

/// Pairs that are played with the same weights, so that the result does not depend on the number of threads. The last
/// round may be shorter.
const ROUND: u64 = 32;
const OPENING_PLIES: usize = 8;
const BALANCE: i32 = 40;
/// Longer games are draws.
const LONGEST: usize = 300;
const MEGABYTES: usize = 1;

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let (mut games, mut tuner) = if args.file.exists() {
        let file = WeightsFile::read(&args.file)?;
        let tuner = Tuner::from_values(&file.weights).map_err(Failure::Input)?;
        (file.games, tuner)
    } else {
        (0, Tuner::new(&HandMade::default()))
    };
    let progress = Progress::bar("games", games, args.games);
    while games < args.games {
        let pairs = games / 2..args.games / 2;
        let round = pairs.start..pairs.end.min(pairs.start + ROUND);
        games = round.end * 2;
        let mut next = tuner.clone();
        in_order(
            round,
            args.threads.into(),
            &Stop::default(),
            || Ok(Openings::new(Position::start(), OPENING_PLIES, BALANCE)),
            |openings, seed, _| play_pair(&openings.opening(seed), tuner.rivals(seed), args.nodes),
            |seed, points| {
                next.learn(seed, points, args.rate);
                Ok(ControlFlow::Continue(()))
            },
        )?;
        tuner = next;
        WeightsFile {
            games,
            weights: tuner.values.to_vec(),
        }
        .write(&args.file)?;
        progress.set_done(games);
    }
    drop(progress);
    let evaluation = tuner.evaluation();
    writeln!(out, "{}", counted(games, "game", "games"))?;
    writeln!(out, "weights: {:?}", evaluation.weights)?;
    writeln!(out, "tempo: {}", evaluation.tempo).map_err(io::Error::into)
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
