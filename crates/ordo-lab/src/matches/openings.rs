use ordo_engine::{Configure, Engine, SearchLimits, Stop};
use ordo_rules::Game;
use ordo_rules::SplitMix64;

use super::Arena;

/// Generator of openings: random legal moves that a quick search considers balanced.
pub struct Openings<P: Arena> {
    start: P,
    plies: usize,
    /// Largest score of an opening for either side, in hundredths.
    balance: i32,
    engine: P::Engine,
}

/// Number of openings tried before the most balanced one is taken.
const MAX_TRIES: usize = 100;

impl<P: Arena> Openings<P> {
    /// Openings of `plies` random plies from a start position.
    pub fn new(start: P, plies: usize, balance: i32) -> Openings<P> {
        Openings {
            start,
            plies,
            balance,
            engine: P::Engine::new(1),
        }
    }

    /// The opening of a seed; always the same.
    pub fn opening(&mut self, seed: u64) -> Game<P> {
        if self.plies == 0 {
            return Game::from_position(self.start.clone());
        }
        let mut rng = SplitMix64::new(seed);
        let mut best: Option<(i32, Game<P>)> = None;
        for _ in 0..MAX_TRIES {
            let Some(game) = random_moves(self.start.clone(), self.plies, &mut rng) else {
                continue;
            };
            if P::OPENING_NODES.is_none() {
                return game;
            }
            let lead = self.lead(&game);
            if lead <= self.balance {
                return game;
            }
            if best.as_ref().is_none_or(|(least, _)| lead < *least) {
                best = Some((lead, game));
            }
        }
        best.map_or_else(|| Game::from_position(self.start.clone()), |(_, game)| game)
    }

    /// Absolute score of a quick search.
    fn lead(&mut self, game: &Game<P>) -> i32 {
        self.engine.new_game(0);
        let limits = SearchLimits {
            nodes: P::OPENING_NODES,
            ..SearchLimits::default()
        };
        let result = self
            .engine
            .search(game, &limits, &Stop::default(), &mut |_| {});
        let score = result.ok().and_then(|result| result.score());
        score.map_or(i32::MAX, |score| score.hundredths().abs())
    }
}

/// A game of random moves; `None` if it ends within them.
fn random_moves<P: Arena>(start: P, plies: usize, rng: &mut SplitMix64) -> Option<Game<P>> {
    let mut game = Game::from_position(start);
    for _ in 0..plies {
        let mv = *rng.choose(&game.position().legal_moves())?;
        game.play(mv).ok()?;
    }
    game.outcome().is_none().then_some(game)
}

#[cfg(test)]
mod tests {
    use ordo_rules::stein::Position;

    use super::*;

    #[test]
    fn openings_are_balanced_distinct_and_reproducible() {
        let mut openings = Openings::new(Position::start(), 4, 15);
        let games: Vec<Game<Position>> = (0..5).map(|seed| openings.opening(seed)).collect();
        for (seed, game) in (0..).zip(&games) {
            assert_eq!(game.moves().len(), 4);
            assert!(openings.lead(game) <= 15);
            assert_eq!(openings.opening(seed), *game);
        }
        assert!(games.windows(2).all(|pair| pair[0] != pair[1]));
        assert!(
            Openings::new(Position::start(), 0, 15)
                .opening(1)
                .moves()
                .is_empty()
        );
    }
}
