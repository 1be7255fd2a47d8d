//! Requests, and the games they are about.

use ordo_rules::RuleSet;
use serde::Deserialize;

use crate::puzzles::{PuzzleChoice, PuzzlePoint};
use crate::record::Tree;

/// A request. In JSON its name is the key of the only field: `{"view": {…}}`.
#[derive(Deserialize, Debug)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum Request {
    View(GameInput),
    Positions(GameInput),
    Explain { input: GameInput, r#move: String },
    Preview { input: GameInput, r#move: String },
    Steps { input: GameInput, made: Vec<String> },
    Lens(GameInput),
    Check(Check),
    RematchStarter(GameInput),
    ReadRecords(String),
    Open(String),
    WriteRecord(Tree),
    Search { input: GameInput, limits: Limits },
    Probe(GameInput),
    Puzzles(PuzzleChoice),
    DailyPuzzle { data: String, day: String },
    Puzzle(String),
    JudgePuzzle { point: PuzzlePoint, r#move: String },
    HintPuzzle(PuzzlePoint),
    MissedWin(GameInput),
    Codes {},
}

/// A game so far. The module keeps no games: every request contains its own.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GameInput {
    /// The rule set.
    #[cfg_attr(test, ts(type = "RuleSet"))]
    pub(crate) game: RuleSet,
    /// Starting position; the usual one if absent.
    #[cfg_attr(test, ts(optional = nullable))]
    pub(crate) start: Option<String>,
    /// The moves from the start.
    pub(crate) moves: Vec<String>,
    /// Options of the rules.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Options>"))]
    pub(crate) options: Options,
}

/// Options of the rules.
#[derive(Clone, Copy, PartialEq, Deserialize, serde::Serialize, Debug, Default)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct Options {
    /// The third occurrence of a position is a draw; true if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) repetition: Option<bool>,
    /// Khalifa's game: permission of gaps in an ordo (K7).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) spacing: Option<Spacing>,
}

/// Spacing of the pieces of an ordo.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, serde::Serialize, Debug)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum Spacing {
    Gaps,
    Adjacent,
}

/// A position to check.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Check {
    /// The rule set.
    #[cfg_attr(test, ts(type = "RuleSet"))]
    pub(crate) game: RuleSet,
    /// The position string.
    pub(crate) position: String,
    /// Options of the rules.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Options>"))]
    pub(crate) options: Options,
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
    /// Clears the transposition table first, so that the result depends on the request alone.
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub(crate) fresh: bool,
}
