use ordo_rules::stein::{Game, Move};

use super::{Forfeit, Player};
use crate::stein::{Engine, Level, Techniques};
use crate::{Limits, Stop};

/// The engine as a player among others.
pub struct EnginePlayer {
    engine: Engine,
    name: String,
    level: Level,
    limits: Option<Limits>,
}

impl EnginePlayer {
    /// The engine at full strength, with a table of so many megabytes.
    pub fn new(name: impl Into<String>, megabytes: usize) -> EnginePlayer {
        EnginePlayer {
            engine: Engine::new(megabytes),
            name: name.into(),
            level: Level::MAX,
            limits: None,
        }
    }

    /// Plays at a level.
    #[must_use]
    pub fn with_level(mut self, level: Level) -> EnginePlayer {
        self.level = level;
        self
    }

    /// Searches with so many threads. With more than one, games cannot be repeated.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> EnginePlayer {
        self.engine.set_threads(threads);
        self
    }

    /// Searches with these techniques.
    #[must_use]
    pub fn with_techniques(mut self, techniques: Techniques) -> EnginePlayer {
        self.engine.set_techniques(techniques);
        self
    }

    /// Keeps to limits of its own, whatever others play by.
    #[must_use]
    pub fn with_limits(mut self, limits: Limits) -> EnginePlayer {
        self.limits = Some(limits);
        self
    }
}

impl Player for EnginePlayer {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn new_game(&mut self, seed: u64) {
        self.engine.set_level(self.level, seed);
        self.engine.clear();
    }

    fn choose(&mut self, game: &Game, limits: &Limits) -> Result<Move, Forfeit> {
        if game.outcome().is_some() {
            return Err(Forfeit::GameOver);
        }
        let limits = self.limits.as_ref().unwrap_or(limits);
        let found = self.engine.search(game, limits, &Stop::default(), |_| {});
        found.best.ok_or(Forfeit::GameOver)
    }
}
