use core::marker::PhantomData;

use ordo_engine::{Engine, InfoCallback, SearchError, SearchLimits, SearchResult, Stop};
use ordo_rules::SplitMix64;
use ordo_rules::{khalifa, stein};

use super::count::count;
use super::{refuse_finished, unscored};

/// Searches one ply and breaks ties at random.
///
/// In Stein's game it wins if it can, otherwise captures and advances as much as possible, without regard to the reply. In
/// Khalifa's game it wins if it can, otherwise prefers turns after which the opponent cannot win at once.
#[derive(Clone, Debug)]
pub struct Greedy<P> {
    rng: SplitMix64,
    game: PhantomData<fn() -> P>,
}

impl<P> Greedy<P> {
    /// An engine seeded with 0 until the first [`new_game`](Engine::new_game).
    pub fn new() -> Greedy<P> {
        Greedy {
            rng: SplitMix64::default(),
            game: PhantomData,
        }
    }
}

impl<P> Default for Greedy<P> {
    fn default() -> Greedy<P> {
        Greedy::new()
    }
}

impl Engine for Greedy<stein::Position> {
    type Position = stein::Position;

    fn new_game(&mut self, seed: u64) {
        self.rng = SplitMix64::new(seed);
    }

    fn search(
        &mut self,
        game: &stein::Game,
        _: &SearchLimits,
        _: &Stop,
        _: &mut InfoCallback<'_, stein::Move>,
    ) -> Result<SearchResult<stein::Move>, SearchError> {
        refuse_finished(game)?;
        let position = game.position();
        let mut moves = position.legal_moves();
        self.rng.shuffle(&mut moves);
        let best = moves.into_iter().max_by_key(|&mv| {
            let next = position.after_unchecked(mv);
            // A move never loses the game for the side that makes it.
            match next.outcome() {
                Some(_) => i32::MAX,
                None => -count(&next),
            }
        });
        unscored(best)
    }
}

impl Engine for Greedy<khalifa::Position> {
    type Position = khalifa::Position;

    fn new_game(&mut self, seed: u64) {
        self.rng = SplitMix64::new(seed);
    }

    fn search(
        &mut self,
        game: &khalifa::Game,
        _: &SearchLimits,
        _: &Stop,
        _: &mut InfoCallback<'_, khalifa::Turn>,
    ) -> Result<SearchResult<khalifa::Turn>, SearchError> {
        refuse_finished(game)?;
        let position = game.position();
        let mut choose = |turns: Vec<khalifa::Turn>| self.rng.choose(&turns).copied();
        let win = choose(position.winning_turns());
        let safe = win.or_else(|| choose(position.safe_turns()));
        unscored(safe.or_else(|| choose(position.legal_turns())))
    }
}
