//! The types of answers, declared in `web/engine/types.d.ts`.

use ordo_describe::{Message, MoveView, Sides};
use serde::Serialize;

/// A piece on the board.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Piece {
    /// Its square.
    pub(crate) square: String,
    /// Its side.
    #[cfg_attr(test, ts(type = "Color"))]
    pub(crate) color: char,
    /// Khalifa's game only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Size"))]
    pub(crate) size: Option<u8>,
}

/// A result and its reason.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Outcome {
    /// The winner; null for a draw.
    #[cfg_attr(test, ts(type = "Color | null"))]
    pub(crate) winner: Option<char>,
    /// The reason.
    pub(crate) reason: Message,
}

/// Everything a board shows.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PositionView {
    /// The rule set.
    #[cfg_attr(test, ts(type = "RuleSet"))]
    pub(crate) game: &'static str,
    /// The position string.
    pub(crate) position: String,
    /// The side to move.
    #[cfg_attr(test, ts(type = "Color"))]
    pub(crate) turn: char,
    /// Khalifa's game has a placement phase.
    #[cfg_attr(test, ts(type = "\"placing\" | \"moving\""))]
    pub(crate) phase: &'static str,
    /// Number of plies played.
    pub(crate) ply: usize,
    /// The pieces on the board.
    pub(crate) pieces: Vec<Piece>,
    /// The result, if the game is over.
    pub(crate) outcome: Option<Outcome>,
    /// Stein's game: all legal moves. Khalifa's game has thousands: ask `steps`.
    pub(crate) moves: Vec<MoveView>,
    /// Stein's game: the groups of each side, largest first.
    pub(crate) groups: Sides<Vec<Vec<String>>>,
    /// Khalifa's game: the sizes not yet placed.
    #[cfg_attr(test, ts(type = "Sides<Array<Size>>"))]
    pub(crate) tray: Sides<Vec<u8>>,
    /// Number of occurrences of the position, including this one.
    pub(crate) repetitions: usize,
    /// The last move.
    pub(crate) last: Option<MoveView>,
}

/// A legal move, or the reason why it is illegal.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[serde(untagged)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum Explanation {
    /// The move is legal.
    Legal {
        #[cfg_attr(test, ts(type = "true"))]
        legal: bool,
        r#move: MoveView,
    },
    /// The move is illegal.
    Illegal {
        #[cfg_attr(test, ts(type = "false"))]
        legal: bool,
        message: Message,
    },
}

/// The board after a move that may be illegal.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Preview {
    /// The pieces.
    pub(crate) pieces: Vec<Piece>,
    /// Stein's game: the groups of each side.
    pub(crate) groups: Sides<Vec<Vec<String>>>,
}

/// Khalifa's game: the possible steps, at the start of a turn or within it.
#[derive(Clone, PartialEq, Serialize, Debug, Default)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Steps {
    /// The pieces after the steps so far.
    pub(crate) pieces: Vec<Piece>,
    /// Placement: size to squares. Moving: square to squares.
    #[cfg_attr(test, ts(type = "Record<string, Array<Square>>"))]
    pub(crate) targets: Map<Vec<String>>,
    /// The targets that win if the turn ends there.
    #[cfg_attr(test, ts(type = "Record<string, Array<Square>>"))]
    pub(crate) wins: Map<Vec<String>>,
    /// Placement: size to free squares that are forbidden, with the reason.
    #[cfg_attr(test, ts(type = "Record<string, Array<Forbidden>>"))]
    pub(crate) forbidden: Map<Vec<Forbidden>>,
    /// The turn that ends here, if it may end here.
    pub(crate) turn: Option<MoveView>,
}

/// A map whose keys keep their order.
pub(crate) type Map<T> = std::collections::BTreeMap<String, T>;

/// A free square on which a piece must not be placed.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Forbidden {
    /// The square.
    pub(crate) square: String,
    /// The reason.
    pub(crate) message: Message,
}

/// A position, or all reasons why a text is not one.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SetupCheck {
    /// The canonical position string, if it is a position.
    pub(crate) position: Option<String>,
    /// All reasons why not.
    pub(crate) reasons: Vec<Message>,
}

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
