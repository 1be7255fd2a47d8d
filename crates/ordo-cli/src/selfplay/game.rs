use ordo_engine::baseline::Dice;
use ordo_engine::stein::Engine;
use ordo_engine::{Limits, Score, Stop};
use ordo_rules::Color;
use ordo_rules::stein::{Game, Move, Position};

use super::Header;
use super::sample::{GameResult, Sample};
use crate::contest::Openings;

/// An engine that plays against itself.
pub(crate) struct SelfPlay {
    header: Header,
    openings: Openings<Position>,
    engine: Engine,
}

/// Openings may be lopsided: a tuner learns from those too. Decided ones teach nothing.
const BALANCE: i32 = 80;
/// Longer games are draws.
const LONGEST: usize = 400;
/// The size of the engine's table.
const MEGABYTES: usize = 8;

impl SelfPlay {
    pub(crate) fn new(header: Header) -> SelfPlay {
        SelfPlay {
            header,
            openings: Openings::new(Position::start(), header.opening_plies as usize, BALANCE),
            engine: Engine::new(MEGABYTES),
        }
    }

    /// The game of a number; it is the same every time. `None` if it was stopped from outside.
    pub(crate) fn play(&mut self, number: u64, stop: &Stop) -> Option<Vec<Sample>> {
        let seed = Dice::new(self.header.seed).roll().wrapping_add(number);
        let mut game = self.openings.opening(seed);
        self.engine.clear();
        let mut samples = Vec::new();
        let outcome = loop {
            let outcome = game.outcome();
            if outcome.is_some() || game.moves().len() >= LONGEST {
                break outcome;
            }
            if stop.is_set() {
                return None;
            }
            let (mv, score) = self.think(&game)?;
            samples.push(Sample {
                position: *game.position(),
                score: score.hundredths() as i16,
                result: GameResult::Draw,
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

    /// The engine's move and what it thinks of it.
    fn think(&mut self, game: &Game) -> Option<(Move, Score)> {
        let limits = Limits {
            nodes: Some(self.header.nodes),
            ..Limits::default()
        };
        let found = self
            .engine
            .search(game, &limits, &Stop::default(), |_| {})?;
        Some((found.best(), found.score()))
    }
}

fn result_for(side: Color, winner: Option<Color>) -> GameResult {
    match winner {
        Some(winner) if winner == side => GameResult::Win,
        Some(_) => GameResult::Loss,
        None => GameResult::Draw,
    }
}
