//! The interface of every engine: the two in this crate, the baselines they are measured against, and external programs.

use core::fmt;

use ordo_rules::{Game, Rules};

use crate::stein::TablesHandle;
use crate::{PvInfo, SearchLimits, SearchResult, Stop};

/// The move type of an engine's game.
pub type MoveOf<E> = <<E as Engine>::Position as Rules>::Move;

/// Receives the best lines of an iteration, sorted by score.
pub type InfoCallback<'r, M> = dyn FnMut(&[PvInfo<M>]) + 'r;

/// A player of one of the games.
///
/// ```
/// use ordo_engine::{Engine, SearchError, SearchLimits, Stop, khalifa, stein};
/// use ordo_rules::Game;
///
/// fn best_move<E: Engine>(engine: &mut E, game: &Game<E::Position>) -> Result<String, SearchError> {
///     let limits = SearchLimits { nodes: Some(500), ..SearchLimits::default() };
///     let result = engine.search(game, &limits, &Stop::default(), &mut |_| {})?;
///     Ok(result.best.to_string())
/// }
///
/// best_move(&mut stein::SteinEngine::new(1), &Game::new())?;
/// best_move(&mut khalifa::KhalifaEngine::new(1), &Game::new())?;
/// # Ok::<(), SearchError>(())
/// ```
pub trait Engine {
    /// A position of the game it plays.
    type Position: Rules;

    /// Starts a new game: forgets earlier searches and seeds all random choices. The same seed and the same opponent's
    /// moves give the same game, as long as the search is limited by depth or nodes and runs on one thread.
    fn new_game(&mut self, seed: u64);

    /// Searches for the best move in the current position of `game`, and reports the best lines after every iteration.
    /// It returns a legal move even under the tightest limits.
    fn search(
        &mut self,
        game: &Game<Self::Position>,
        limits: &SearchLimits,
        stop: &Stop,
        report: &mut InfoCallback<'_, MoveOf<Self>>,
    ) -> Result<SearchResult<MoveOf<Self>>, SearchError>;
}

/// The settings of this crate's engines.
pub trait Configure: Engine + Sized {
    /// An engine with a hash table of this many megabytes.
    fn new(megabytes: usize) -> Self;

    /// Sets the number of search threads.
    fn set_threads(&mut self, threads: usize);

    /// Sets the playing strength, from 1 to 10. A different `seed` gives a different player of about the same strength.
    fn set_level(&mut self, level: u8, seed: u64);

    /// Sets the ending tables to probe; engines of other games than Stein's ignore them.
    fn set_tables(&mut self, tables: Option<TablesHandle>) {
        drop(tables);
    }

    /// Switches off a search technique, to measure its effect. The error for an unknown name lists the known ones.
    fn disable(&mut self, technique: &str) -> Result<(), String> {
        Err(format!("this engine has no technique {technique:?}"))
    }

    /// Sets a parameter of the search by its name.
    fn set_param(&mut self, name: &str, value: i32) -> Result<(), String> {
        Err(format!("this engine has no parameter {name:?}: {value}"))
    }
}

/// The reason why a search returned no move.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SearchError {
    /// The game is over.
    GameOver,
    /// The engine failed, for the given reason; in a match it forfeits the game.
    Failed(String),
}

impl fmt::Display for SearchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            SearchError::GameOver => "the game is over",
            SearchError::Failed(reason) => reason,
        })
    }
}

impl core::error::Error for SearchError {}
