//! Calibration of scores: a comparison of the engine's scores with the results of its self-play games.

mod reliability;
mod report;

use std::ops::ControlFlow;

use ordo_engine::{Configure, Engine, Score, SearchLimits, Stop};
use ordo_rules::SplitMix64;
use ordo_rules::{Color, Game};

use crate::matches::{Arena, Openings};
use crate::workers::in_order;
use crate::{LabError, ReportProgress};
pub use report::CalibrationReport;
use report::ScoredPosition;

/// Settings of a calibration.
#[derive(Clone, Copy, Debug)]
pub struct CalibrationSettings {
    /// Number of games.
    pub games: u64,
    /// Nodes per move.
    pub nodes: u64,
    /// Seed of the openings.
    pub seed: u64,
    /// Number of games played at the same time; does not change the result.
    pub threads: usize,
}

/// Largest score of an opening for either side, in hundredths: decided openings tell nothing about scores.
const BALANCE: i32 = 80;
/// Longer games are draws.
const MAX_PLIES: usize = 300;
const HASH_MEGABYTES: usize = 8;

/// Plays the games and compares scores with results.
pub fn calibrate<P: Arena>(
    settings: CalibrationSettings,
    progress: &dyn ReportProgress,
) -> Result<CalibrationReport, LabError> {
    let limits = SearchLimits {
        nodes: Some(settings.nodes),
        ..SearchLimits::default()
    };
    let mut results = [0; 3];
    let mut positions = Vec::new();
    in_order(
        0..settings.games,
        settings.threads,
        &Stop::default(),
        || {
            let plies = usize::from(P::OPENING_PLIES);
            let openings = Openings::new(P::start(), plies, BALANCE);
            Ok((openings, P::Engine::new(HASH_MEGABYTES)))
        },
        |(openings, engine), number, _| {
            let first_seed = SplitMix64::new(settings.seed).next_u64();
            let opening = openings.opening(first_seed.wrapping_add(number));
            play(opening, engine, &limits)
        },
        |number, (of_game, winner)| {
            positions.extend(
                of_game
                    .into_iter()
                    .map(|(turn, score, depth)| ScoredPosition {
                        game: number,
                        score,
                        depth,
                        points: match winner {
                            Some(winner) if winner == turn => 1.0,
                            Some(_) => 0.0,
                            None => 0.5,
                        },
                    }),
            );
            results[match winner {
                Some(Color::White) => 0,
                None => 1,
                Some(Color::Black) => 2,
            }] += 1;
            progress.set_done(number + 1);
            Ok(ControlFlow::Continue(()))
        },
    )?;
    Ok(CalibrationReport::new(settings.games, results, &positions))
}

/// Plays a game to its end; side to move, score and depth of the positions with unproved scores, and the winner.
fn play<P: Arena>(
    mut game: Game<P>,
    engine: &mut P::Engine,
    limits: &SearchLimits,
) -> (Vec<(Color, Score, u32)>, Option<Color>) {
    engine.new_game(0);
    let mut scores = Vec::new();
    while game.moves().len() < MAX_PLIES {
        let result = engine.search(&game, limits, &Stop::default(), &mut |_| {});
        let Ok(result) = result else {
            break;
        };
        let line = result.lines.first().filter(|line| !line.score.is_proved());
        scores.extend(line.map(|line| (game.position().turn(), line.score, line.depth)));
        if game.play(result.best).is_err() {
            break;
        }
    }
    let winner = game.outcome().and_then(|outcome| outcome.winner);
    (scores, winner)
}
