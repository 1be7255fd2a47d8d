//! What a search thread keeps for its next search in the same game.

use super::eval::Evaluate;
use super::eval_cache::EvalCache;
use super::history::{CorrectionHistory, History};
use super::lazy_group::GroupCache;
use super::worker::SearchSetup;

/// Caches and statistics of a search thread.
pub(super) struct ThreadMemory<E: Evaluate> {
    pub(super) groups: GroupCache,
    pub(super) evaluation: E::Memory,
    pub(super) eval_cache: EvalCache,
    pub(super) history: History,
    pub(super) corrections: CorrectionHistory,
}

impl<E: Evaluate> ThreadMemory<E> {
    pub(super) fn new(setup: &SearchSetup<E>) -> ThreadMemory<E> {
        ThreadMemory {
            groups: GroupCache::new(),
            evaluation: setup.evaluation.memory(),
            eval_cache: EvalCache::new(),
            history: History::new(&setup.techniques),
            corrections: CorrectionHistory::new(setup.techniques.correction_history),
        }
    }

    /// Forgets the statistics of the game. The caches stay: what they hold depends on nothing but the pieces.
    pub(super) fn forget(&mut self) {
        self.history.clear();
        self.corrections.clear();
    }
}
