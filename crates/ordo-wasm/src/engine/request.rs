//! Requests to the engine, the ending tables and the puzzles.

use serde::Deserialize;

use super::puzzles::{PuzzleChoice, PuzzlePoint};
use crate::request::GameInput;

/// A request that only the module with the engine answers: `{"engine": {"search": {…}}}`.
#[derive(Deserialize, Debug)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum EngineRequest {
    Search { input: GameInput, limits: Limits },
    Probe(GameInput),
    Puzzles(PuzzleChoice),
    DailyPuzzle { data: String, day: String },
    Puzzle(String),
    JudgePuzzle { point: PuzzlePoint, r#move: String },
    HintPuzzle(PuzzlePoint),
    MissedWin(GameInput),
}

/// Search limits. Without a limit and at level 10, the search runs until it is stopped.
#[derive(Deserialize, Debug, Default)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct Limits {
    /// Milliseconds.
    pub(crate) movetime: Option<f64>,
    /// Nodes to search.
    pub(crate) nodes: Option<u64>,
    /// Depth to search.
    pub(crate) depth: Option<u32>,
    /// Number of best lines (MultiPV).
    pub(crate) lines: Option<usize>,
    /// Playing strength, 1 to 10.
    pub(crate) level: Option<u8>,
    /// Below level 10, each seed plays differently at about the same strength; random for each engine if absent.
    pub(crate) seed: Option<u32>,
    /// Size of the transposition table in megabytes.
    pub(crate) table: Option<usize>,
    /// Number of search threads, where the host has started them; a module without threads uses one.
    pub(crate) threads: Option<usize>,
    /// Clears the transposition table first, so that the result depends on the request alone.
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub(crate) fresh: bool,
}
