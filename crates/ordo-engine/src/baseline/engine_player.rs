use ordo_rules::{Game, Rules};

use super::{Forfeit, Player};
use crate::{Limits, Stop, stein, ugi};

/// The engine as a player among others.
pub struct EnginePlayer<E = stein::Engine> {
    engine: E,
    name: String,
    level: u8,
    limits: Option<Limits>,
}

impl<E: ugi::Player> EnginePlayer<E> {
    /// The engine at full strength, with a table of so many megabytes.
    pub fn new(name: impl Into<String>, megabytes: usize) -> EnginePlayer<E> {
        EnginePlayer {
            engine: E::new(megabytes),
            name: name.into(),
            level: 10,
            limits: None,
        }
    }

    /// Plays at a level, from 1 to 10.
    #[must_use]
    pub fn with_level(mut self, level: u8) -> EnginePlayer<E> {
        self.level = level;
        self
    }

    /// Searches with so many threads. With more than one, games cannot be repeated.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> EnginePlayer<E> {
        self.engine.set_threads(threads);
        self
    }

    /// Searches without a technique; if there is none of that name, a sentence says which there are.
    pub fn without(mut self, technique: &str) -> Result<EnginePlayer<E>, String> {
        self.engine.switch_off(technique)?;
        Ok(self)
    }

    /// Keeps to limits of its own, whatever others play by.
    #[must_use]
    pub fn with_limits(mut self, limits: Limits) -> EnginePlayer<E> {
        self.limits = Some(limits);
        self
    }
}

impl<E: ugi::Player> Player<E::Position> for EnginePlayer<E> {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn new_game(&mut self, seed: u64) {
        self.engine.set_level(self.level, seed);
        self.engine.clear();
    }

    fn choose(
        &mut self,
        game: &Game<E::Position>,
        limits: &Limits,
    ) -> Result<<E::Position as Rules>::Move, Forfeit> {
        let limits = self.limits.as_ref().unwrap_or(limits);
        let found = self.engine.search(game, limits, &Stop::default(), |_| {});
        found.map(|found| found.best()).ok_or(Forfeit::GameOver)
    }
}
