//! `ordo calibrate`

use std::io::Write;
use std::ops::ControlFlow;

use ordo_engine::baseline::Dice;
use ordo_engine::ugi::Player;
use ordo_engine::{Limits, Stop};
use ordo_rules::{Color, Game, RuleSet, with_rules};

use crate::calibration::{Report, Sample};
use crate::contest::{Arena, Openings};
use crate::failure::Failure;
use crate::game::rule_set;
use crate::json::write_line;
use crate::progress::Progress;
use crate::workers::in_order;

/// Compare the engine's scores with the results of its self-play games
///
/// Fits a logistic curve to scores and results. The engine's scores are calibrated when the slope is 1 and the offset 0; otherwise
/// the constants in the engine are out of date.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Rule set
    #[arg(long, value_parser = rule_set(), default_value = "stein")]
    game: RuleSet,
    /// Number of games
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Nodes for each move
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Random seed; each seed gives a different set of games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of games played at the same time; does not change the result
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The largest score of an opening for either side, in hundredths: decided openings tell nothing about scores.
const BALANCE: i32 = 80;
/// Longer games are draws.
const MAX_PLIES: usize = 300;
const MEGABYTES: usize = 8;

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let report = with_rules!(args.game, Position => calibrate::<Position>(args))?;
    if args.json {
        return write_line(out, &report.json());
    }
    Ok(write!(out, "{report}")?)
}

fn calibrate<P: Arena>(args: &Args) -> Result<Report, Failure> {
    let limits = Limits {
        nodes: Some(args.nodes),
        ..Limits::default()
    };
    let mut results = [0; 3];
    let mut samples = Vec::new();
    let progress = Progress::bar("games", 0, args.games);
    in_order(
        0..args.games,
        args.threads.into(),
        &Stop::default(),
        || {
            let plies = usize::from(P::OPENING_PLIES);
            let openings = Openings::new(P::start(), plies, BALANCE);
            Ok((openings, P::Engine::new(MEGABYTES)))
        },
        |(openings, engine), number, _| {
            let seed = Dice::new(args.seed).roll().wrapping_add(number);
            play(openings.opening(seed), engine, &limits)
        },
        |_, (of_game, winner)| {
            samples.extend(of_game);
            results[match winner {
                Some(Color::White) => 0,
                None => 1,
                Some(Color::Black) => 2,
            }] += 1;
            progress.advance();
            Ok(ControlFlow::Continue(()))
        },
    )?;
    Ok(Report::new(args.games, results, &samples))
}

/// Plays a game to its end: the scores on the way, and the winner.
fn play<P: Arena>(
    mut game: Game<P>,
    engine: &mut P::Engine,
    limits: &Limits,
) -> (Vec<Sample>, Option<Color>) {
    engine.clear();
    let mut scores = Vec::new();
    while game.moves().len() < MAX_PLIES {
        let Some(found) = engine.search(&game, limits, &Stop::default(), |_| {}) else {
            break;
        };
        if !found.score().is_proved() {
            let depth = found.lines.first().depth;
            scores.push((game.position().turn(), found.score(), depth));
        }
        if game.play(found.best()).is_err() {
            break;
        }
    }
    let winner = game.outcome().and_then(|outcome| outcome.winner);
    let sample = |(turn, score, depth)| Sample {
        score,
        depth,
        points: match winner {
            Some(winner) if winner == turn => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        },
    };
    (scores.into_iter().map(sample).collect(), winner)
}
