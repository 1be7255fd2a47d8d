//! The types of the engine's answers, declared in `web/engine/types.d.ts`.

use serde::Serialize;

/// The evaluation of a position for the side to move.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Score {
    /// The lead in hundredths: 100 wins three games of four; null if the result is proved.
    pub(crate) hundredths: Option<i32>,
    /// Own moves to a proved win (positive) or loss (negative); null if not proved.
    pub(crate) win: Option<i32>,
}

/// A line of a search.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Info {
    /// Search depth in plies.
    pub(crate) depth: u32,
    /// Rank of the line; 1 is the best.
    pub(crate) line: usize,
    /// The evaluation.
    pub(crate) score: Score,
    /// Nodes searched.
    pub(crate) nodes: u64,
    /// Milliseconds.
    pub(crate) time: f64,
    /// The principal variation.
    pub(crate) moves: Vec<String>,
}

/// The result of a search; empty if the game is over.
#[derive(Clone, PartialEq, Serialize, Debug, Default)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SearchResult {
    /// The best move.
    pub(crate) best: Option<String>,
    /// The best lines.
    pub(crate) lines: Vec<Info>,
    /// Nodes searched.
    pub(crate) nodes: u64,
}

/// The result of a position with perfect play and of its legal moves, from ending tables.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Probe {
    /// The result for the side to move.
    #[cfg_attr(test, ts(type = "\"win\" | \"draw\" | \"loss\""))]
    pub(crate) value: &'static str,
    /// Plies to the end of the game; null for a draw.
    pub(crate) plies: Option<u8>,
    /// The legal moves, best first.
    pub(crate) moves: Vec<ProbedMove>,
}

/// A legal move and the result that it leads to.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ProbedMove {
    /// The move.
    pub(crate) r#move: String,
    /// The result for the side that makes the move.
    #[cfg_attr(test, ts(type = "\"win\" | \"draw\" | \"loss\""))]
    pub(crate) value: &'static str,
    /// Plies to the end of the game, this move included; null for a draw.
    pub(crate) plies: Option<u8>,
}

/// The answer to a file of ending tables.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TablesLoaded {
    /// The largest number of pieces on the board for which there are tables.
    pub(crate) pieces: usize,
}
