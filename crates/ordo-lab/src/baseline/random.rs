use core::marker::PhantomData;

use ordo_engine::{Engine, InfoCallback, SearchError, SearchLimits, SearchResult, Stop};
use ordo_rules::SplitMix64;
use ordo_rules::{Game, Rules};

use super::{refuse_finished, unscored};

/// Plays a uniformly random legal move.
#[derive(Clone, Debug)]
pub struct Random<P> {
    rng: SplitMix64,
    game: PhantomData<fn() -> P>,
}

impl<P> Random<P> {
    /// An engine seeded with 0 until the first [`new_game`](Engine::new_game).
    pub fn new() -> Random<P> {
        Random {
            rng: SplitMix64::default(),
            game: PhantomData,
        }
    }
}

impl<P> Default for Random<P> {
    fn default() -> Random<P> {
        Random::new()
    }
}

impl<P: Rules> Engine for Random<P> {
    type Position = P;

    fn new_game(&mut self, seed: u64) {
        self.rng = SplitMix64::new(seed);
    }

    fn search(
        &mut self,
        game: &Game<P>,
        _: &SearchLimits,
        _: &Stop,
        _: &mut InfoCallback<'_, P::Move>,
    ) -> Result<SearchResult<P::Move>, SearchError> {
        refuse_finished(game)?;
        let moves = game.position().legal_moves();
        unscored(self.rng.choose(&moves).copied())
    }
}
