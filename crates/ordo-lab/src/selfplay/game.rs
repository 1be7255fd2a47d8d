use ordo_engine::{Score, SearchLimits, Stop};
use ordo_rules::stein::{Game, Move};
use ordo_rules::{Color, SplitMix64};

use super::SelfPlaySettings;
use super::sample::{Sample, SampleResult};
use super::settings::MIN_OPENING_PLIES;
use crate::evaluation::SteinPlayer;

/// An engine that plays against itself.
pub(super) struct SelfPlay {
    settings: SelfPlaySettings,
    engine: SteinPlayer,
}

/// Longer games are draws.
const MAX_PLIES: usize = 400;
/// Random moves come before this ply, so that most games end with moves of the engine.
const RANDOM_MOVES_BEFORE: usize = 90;

impl SelfPlay {
    pub(super) fn new(settings: SelfPlaySettings, engine: SteinPlayer) -> SelfPlay {
        SelfPlay { settings, engine }
    }

    /// The game with this number; always the same. It ends with the first proved score. `None` if `stop` was set.
    pub(super) fn play(&mut self, number: u64, stop: &Stop) -> Option<Vec<Sample>> {
        let first_seed = SplitMix64::new(self.settings.seed).next_u64();
        let mut rng = SplitMix64::new(first_seed.wrapping_add(number));
        let mut game = opening(self.settings.opening_plies, &mut rng);
        let has_random_moves = self.settings.random_interval > 0 && rng.below(3) > 0;
        self.engine.new_game(rng.next_u64());
        let mut samples: Vec<Sample> = Vec::new();
        let winner = loop {
            let outcome = game.outcome();
            if outcome.is_some() || game.moves().len() >= MAX_PLIES {
                break outcome.and_then(|outcome| outcome.winner);
            }
            if stop.is_set() {
                return None;
            }
            // The first move is the engine's, so that every game has a sample.
            let is_random = has_random_moves
                && !samples.is_empty()
                && game.moves().len() < RANDOM_MOVES_BEFORE
                && rng.below(self.settings.random_interval.into()) == 0;
            if is_random {
                for sample in &mut samples {
                    sample.before_random_move = true;
                }
                let moves = game.position().legal_moves();
                game.play(*rng.choose(&moves)?).ok()?;
                continue;
            }
            let (mv, score) = self.best_move(&game)?;
            let turn = game.position().turn();
            samples.push(Sample {
                position: *game.position(),
                score: score.hundredths() as i16,
                result: SampleResult::Draw,
                is_last: false,
                before_random_move: false,
            });
            if score.is_proved() {
                break Some(if score > Score::ZERO { turn } else { !turn });
            }
            game.play(mv).ok()?;
        };
        for sample in &mut samples {
            sample.result = result_for(sample.position.turn(), winner);
        }
        samples.last_mut()?.is_last = true;
        Some(samples)
    }

    /// The engine's move and its score.
    fn best_move(&mut self, game: &Game) -> Option<(Move, Score)> {
        let limits = SearchLimits {
            nodes: Some(self.settings.nodes.into()),
            ..SearchLimits::default()
        };
        let stop = Stop::default();
        let result = self.engine.search(game, &limits, &stop, &mut |_| {}).ok()?;
        Some((result.best, result.score()?))
    }
}

/// An opening of [`MIN_OPENING_PLIES`] to `max_plies` random plies that is not over.
fn opening(max_plies: u16, rng: &mut SplitMix64) -> Game {
    let min = MIN_OPENING_PLIES.min(max_plies);
    let plies = usize::from(min) + rng.below(usize::from(max_plies - min) + 1);
    loop {
        let mut game = Game::new();
        for _ in 0..plies {
            let moves = game.position().legal_moves();
            let played = rng.choose(&moves).map(|&mv| game.play(mv));
            if !matches!(played, Some(Ok(()))) {
                break;
            }
        }
        if game.outcome().is_none() {
            return game;
        }
    }
}

fn result_for(side: Color, winner: Option<Color>) -> SampleResult {
    match winner {
        Some(winner) if winner == side => SampleResult::Win,
        Some(_) => SampleResult::Loss,
        None => SampleResult::Draw,
    }
}
