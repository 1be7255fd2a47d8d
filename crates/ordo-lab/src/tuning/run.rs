use std::ops::ControlFlow;
use std::path::Path;

use ordo_engine::stein::{SearchParams, SteinEngine};
use ordo_engine::{SearchLimits, Stop};
use ordo_rules::stein::{Game, Position};
use ordo_rules::{Color, Outcome};

use super::{ParamsFile, Tuner};
use crate::matches::Openings;
use crate::workers::in_order;
use crate::{LabError, ReportProgress};

/// Settings of a tuning run.
#[derive(Clone, Copy, Debug)]
pub struct TuningSettings {
    /// Total number of games, even, including those of earlier runs.
    pub games: u64,
    /// Nodes per move.
    pub nodes: u64,
    /// Learning rate.
    pub rate: f64,
    /// Number of games played at the same time.
    pub threads: usize,
}

/// Game pairs played with the same parameters, so that the result does not depend on the number of threads. The last batch may
/// be shorter.
const BATCH: u64 = 32;
const OPENING_PLIES: usize = 8;
/// Largest score of an opening, in hundredths.
const BALANCE: i32 = 40;
/// Longer games are draws.
const MAX_PLIES: usize = 300;
const HASH_MEGABYTES: usize = 1;

/// Continues the file at `path`, or starts a new one, and writes it after every batch. Returns the number of games and the
/// tuned parameters. `progress` is created with the number of games played before.
pub fn tune<G: ReportProgress>(
    path: &Path,
    settings: TuningSettings,
    progress: impl FnOnce(u64) -> G,
) -> Result<(u64, SearchParams), LabError> {
    let (mut games, mut tuner) = if path.exists() {
        let file = ParamsFile::read(path)?;
        let tuner = Tuner::from_file(&file).map_err(LabError::Input)?;
        (file.games, tuner)
    } else {
        (0, Tuner::new(&SearchParams::default()))
    };
    let progress = progress(games);
    while games < settings.games {
        let pairs = games / 2..settings.games / 2;
        let batch = pairs.start..pairs.end.min(pairs.start + BATCH);
        games = batch.end * 2;
        let mut next = tuner.clone();
        in_order(
            batch,
            settings.threads,
            &Stop::default(),
            || Ok(Openings::new(Position::start(), OPENING_PLIES, BALANCE)),
            |openings, seed, _| {
                let opening = openings.opening(seed);
                play_pair(&opening, tuner.rivals(seed), settings.nodes)
            },
            |seed, points| {
                next.learn(seed, points, settings.rate);
                Ok(ControlFlow::Continue(()))
            },
        )?;
        tuner = next;
        tuner.to_file(games).write(path)?;
        progress.set_done(games);
    }
    Ok((games, tuner.params()))
}

/// Plays an opening with both colours; the first rival's points minus the second's.
fn play_pair(opening: &Game, rivals: [SearchParams; 2], nodes: u64) -> f64 {
    let mut engines = rivals.map(|params| {
        let mut engine = SteinEngine::new(HASH_MEGABYTES);
        engine.set_params(params);
        engine
    });
    let limits = SearchLimits {
        nodes: Some(nodes),
        ..SearchLimits::default()
    };
    let mut points = 0.0;
    for first in [Color::White, Color::Black] {
        engines.iter_mut().for_each(SteinEngine::clear);
        let winner = play(opening.clone(), &mut engines, first, &limits);
        points += match winner {
            Some(winner) if winner == first => 1.0,
            Some(_) => -1.0,
            None => 0.0,
        };
    }
    points
}

fn play(
    mut game: Game,
    engines: &mut [SteinEngine; 2],
    first: Color,
    limits: &SearchLimits,
) -> Option<Color> {
    while game.outcome().is_none() && game.moves().len() < MAX_PLIES {
        let engine = &mut engines[usize::from(game.position().turn() != first)];
        let result = engine.search(&game, limits, &Stop::default(), |_| {})?;
        game.play(result.best).ok()?;
    }
    game.outcome().and_then(|Outcome { winner, .. }| winner)
}
