use ordo_engine::baseline::Dice;
use ordo_engine::ugi::Player;
use ordo_engine::{Limits, Stop};
use ordo_rules::Game;

use super::Arena;

/// Openings: random legal moves that a quick search calls balanced.
pub(crate) struct Openings<P: Arena> {
    start: P,
    plies: usize,
    /// The largest score, in hundredths, that an opening may have for either side.
    balance: i32,
    engine: P::Engine,
}

/// How many openings are tried before the most balanced of them is taken.
const TRIES: usize = 100;

impl<P: Arena> Openings<P> {
    pub(crate) fn new(start: P, plies: usize, balance: i32) -> Openings<P> {
        Openings {
            start,
            plies,
            balance,
            engine: P::Engine::new(1),
        }
    }

    /// The opening of a seed; it is the same every time.
    pub(crate) fn opening(&mut self, seed: u64) -> Game<P> {
        if self.plies == 0 {
            return Game::from_position(self.start.clone());
        }
        let mut dice = Dice::new(seed);
        let mut best: Option<(i32, Game<P>)> = None;
        for _ in 0..TRIES {
            let Some(game) = random_moves(self.start.clone(), self.plies, &mut dice) else {
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

    /// By how much one side stands better, whichever it is.
    fn lead(&mut self, game: &Game<P>) -> i32 {
        self.engine.clear();
        let limits = Limits {
            nodes: P::OPENING_NODES,
            ..Limits::default()
        };
        let found = self.engine.search(game, &limits, &Stop::default(), |_| {});
        found.map_or(i32::MAX, |found| found.score().hundredths().abs())
    }
}

/// A game of random moves; `None` if it is over by then.
fn random_moves<P: Arena>(start: P, plies: usize, dice: &mut Dice) -> Option<Game<P>> {
    let mut game = Game::from_position(start);
    for _ in 0..plies {
        let mv = dice.pick(&game.position().legal_moves())?;
        game.play(mv).ok()?;
    }
    game.outcome().is_none().then_some(game)
}

#[cfg(test)]
mod tests {
    use ordo_rules::stein::Position;

    use super::*;

    #[test]
    fn openings_are_balanced_different_and_the_same_again() {
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
