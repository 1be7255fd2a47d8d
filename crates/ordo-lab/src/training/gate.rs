//! The match that decides whether a new network replaces the best one.

use std::time::Duration;

use ordo_engine::{SearchLimits, Stop};
use ordo_rules::stein::Position;

use crate::evaluation::Evaluation;
use crate::matches::{Arena, MatchSettings, MatchSummary, PlayerSpec, Sprt, run_match};
use crate::{LabError, ReportProgress};

/// Settings of a gate.
#[derive(Clone, Copy, Debug)]
pub struct GateSettings {
    /// Largest number of games, even.
    pub games: u64,
    /// Nodes per move.
    pub nodes: u64,
    /// Test that ends the match early.
    pub sprt: Sprt,
    /// Seed of the openings.
    pub seed: u64,
    /// Number of games played at the same time; does not change the result.
    pub threads: usize,
}

/// Largest score of an opening for either side, in hundredths.
const BALANCE: i32 = 15;
/// Longer games are draws.
const MAX_PLIES: usize = 400;

/// Plays a new evaluation against the best one so far. It passes if [`MatchSummary::is_better`].
pub fn gate(
    new: &Evaluation,
    best: &Evaluation,
    settings: &GateSettings,
    progress: &dyn ReportProgress,
) -> Result<MatchSummary, LabError> {
    let player = |name: &str, evaluation: &Evaluation| {
        PlayerSpec::with_evaluation(format!("{name} ({evaluation})"), evaluation.clone())
    };
    let settings = MatchSettings::<Position> {
        players: [player("new", new), player("best", best)],
        limits: SearchLimits {
            nodes: Some(settings.nodes),
            ..SearchLimits::default()
        },
        start: Position::start(),
        games: settings.games,
        concurrency: settings.threads,
        opening_plies: Position::OPENING_PLIES.into(),
        balance: BALANCE,
        seed: settings.seed,
        sprt: Some(settings.sprt),
        max_plies: MAX_PLIES,
        timeout: Duration::ZERO,
    };
    run_match(&settings, || Ok(None), &Stop::default(), progress)
}
