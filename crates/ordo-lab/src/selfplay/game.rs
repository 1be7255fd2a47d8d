use ordo_engine::stein::SteinEngine;
use ordo_engine::{Score, SearchLimits, Stop};
use ordo_rules::Color;
use ordo_rules::SplitMix64;
use ordo_rules::stein::{Game, Move, Position};

use super::SelfPlaySettings;
use super::sample::{Sample, SampleResult};
use crate::matches::Openings;

/// An engine that plays against itself.
pub(super) struct SelfPlay {
    settings: SelfPlaySettings,
    openings: Openings<Position>,
    engine: SteinEngine,
}

/// Largest score of an opening, in hundredths. Unbalanced openings are useful samples, decided ones are not.
const BALANCE: i32 = 80;
/// Longer games are draws.
const MAX_PLIES: usize = 400;
const HASH_MEGABYTES: usize = 8;

impl SelfPlay {
    pub(super) fn new(settings: SelfPlaySettings) -> SelfPlay {
        SelfPlay {
            settings,
            openings: Openings::new(Position::start(), settings.opening_plies as usize, BALANCE),
            engine: SteinEngine::new(HASH_MEGABYTES),
        }
    }

    /// The game with this number; always the same. `None` if `stop` was set.
    pub(super) fn play(&mut self, number: u64, stop: &Stop) -> Option<Vec<Sample>> {
        let first_seed = SplitMix64::new(self.settings.seed).next_u64();
        let seed = first_seed.wrapping_add(number);
        let mut game = self.openings.opening(seed);
        self.engine.clear();
        let mut samples = Vec::new();
        let outcome = loop {
            let outcome = game.outcome();
            if outcome.is_some() || game.moves().len() >= MAX_PLIES {
                break outcome;
            }
            if stop.is_set() {
                return None;
            }
            let (mv, score) = self.best_move(&game)?;
            samples.push(Sample {
                position: *game.position(),
                score: score.hundredths() as i16,
                result: SampleResult::Draw,
                is_last: false,
            });
            game.play(mv).ok()?;
        };
        let winner = outcome.and_then(|outcome| outcome.winner);
        for sample in &mut samples {
            sample.result = result_for(sample.position.turn(), winner);
        }
        samples.last_mut()?.is_last = true;
        Some(samples)
    }

    /// The engine's move and its score.
    fn best_move(&mut self, game: &Game) -> Option<(Move, Score)> {
        let limits = SearchLimits {
            nodes: Some(self.settings.nodes),
            ..SearchLimits::default()
        };
        let stop = Stop::default();
        let result = self.engine.search(game, &limits, &stop, |_| {})?;
        Some((result.best, result.score()?))
    }
}

fn result_for(side: Color, winner: Option<Color>) -> SampleResult {
    match winner {
        Some(winner) if winner == side => SampleResult::Win,
        Some(_) => SampleResult::Loss,
        None => SampleResult::Draw,
    }
}
