use ordo_rules::{Game, Rules};

use super::{Choice, Evaluation, Forfeit, Player};
use crate::{Limits, Stop, stein, ugi};

/// The engine as a player among others.
pub struct EnginePlayer<E = stein::Engine> {
    engine: E,
    name: String,
    level: u8,
}

impl<E: ugi::Player> EnginePlayer<E> {
    /// The engine at full strength, with a table of so many megabytes.
    pub fn new(name: impl Into<String>, megabytes: usize) -> EnginePlayer<E> {
        EnginePlayer {
            engine: E::new(megabytes),
            name: name.into(),
            level: 10,
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

    /// Evaluates with these weights instead of the usual ones; if the engine cannot, a sentence says why.
    pub fn with_weights(mut self, weights: &[f64]) -> Result<EnginePlayer<E>, String> {
        self.engine.set_weights(weights)?;
        Ok(self)
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
        let choice = self.think(game, limits, &Stop::default())?;
        Ok(choice.mv)
    }

    fn think(
        &mut self,
        game: &Game<E::Position>,
        limits: &Limits,
        stop: &Stop,
    ) -> Result<Choice<<E::Position as Rules>::Move>, Forfeit> {
        if game.outcome().is_some() {
            return Err(Forfeit::GameOver);
        }
        let found = self.engine.search(game, limits, stop, |_| {});
        let found = found.ok_or(Forfeit::GameOver)?;
        let line = found.lines.first();
        Ok(Choice {
            mv: found.best(),
            evaluation: Some(Evaluation {
                score: line.score,
                depth: line.depth,
            }),
        })
    }
}
