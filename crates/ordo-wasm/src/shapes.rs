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
