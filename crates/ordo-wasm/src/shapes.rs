//! What goes out: the shapes of `web/engine/types.d.ts`.

use ordo_rules::Color;
use serde::Serialize;

use crate::message::Message;

/// Something for each side.
#[derive(Clone, PartialEq, Serialize, Debug, Default)]
pub(crate) struct Sides<T> {
    w: T,
    b: T,
}

impl<T> Sides<T> {
    /// Asks for each side.
    pub(crate) fn of(mut get: impl FnMut(Color) -> T) -> Sides<T> {
        let [w, b] = Color::ALL.map(&mut get);
        Sides { w, b }
    }
}

/// A piece on the board.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub(crate) struct Piece {
    pub(crate) square: String,
    pub(crate) color: char,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) size: Option<u8>,
}

/// A result, with its reason in words to come.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub(crate) struct Outcome {
    pub(crate) winner: Option<char>,
    pub(crate) reason: Message,
}

/// A move, ready for a board.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub(crate) struct MoveView {
    pub(crate) text: String,
    pub(crate) from: Vec<String>,
    pub(crate) to: Vec<String>,
    pub(crate) captures: Vec<String>,
    pub(crate) wins: bool,
}

/// All that a board shows.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub(crate) struct PositionView {
    pub(crate) game: &'static str,
    pub(crate) position: String,
    pub(crate) turn: char,
    pub(crate) phase: &'static str,
    pub(crate) ply: usize,
    pub(crate) pieces: Vec<Piece>,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) moves: Vec<MoveView>,
    pub(crate) groups: Sides<Vec<Vec<String>>>,
    pub(crate) tray: Sides<Vec<u8>>,
    pub(crate) repetitions: usize,
    pub(crate) last: Option<MoveView>,
}

/// A move that is legal, or why it is not.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[serde(untagged)]
pub(crate) enum Explanation {
    /// It is.
    Legal { legal: bool, r#move: MoveView },
    /// It is not.
    Illegal { legal: bool, message: Message },
}

/// The board as it would stand.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub(crate) struct Preview {
    pub(crate) pieces: Vec<Piece>,
    pub(crate) groups: Sides<Vec<Vec<String>>>,
}

/// What can be done in the middle of a turn.
#[derive(Clone, PartialEq, Serialize, Debug, Default)]
pub(crate) struct Steps {
    pub(crate) pieces: Vec<Piece>,
    pub(crate) targets: Map<Vec<String>>,
    pub(crate) wins: Map<Vec<String>>,
    pub(crate) forbidden: Map<Vec<Forbidden>>,
    pub(crate) turn: Option<MoveView>,
}

/// A map whose keys keep their order.
pub(crate) type Map<T> = std::collections::BTreeMap<String, T>;

/// A free square that is forbidden.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub(crate) struct Forbidden {
    pub(crate) square: String,
    pub(crate) message: Message,
}

/// What a good player sees.
#[derive(Clone, PartialEq, Serialize, Debug, Default)]
pub(crate) struct Lens {
    pub(crate) cuts: Sides<Vec<String>>,
    pub(crate) splits: Vec<Split>,
    pub(crate) goals: Sides<Vec<MoveView>>,
    pub(crate) lines: Sides<Vec<Vec<String>>>,
    pub(crate) threats: Sides<Vec<MoveView>>,
}

/// A capture that would split the enemy.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub(crate) struct Split {
    pub(crate) r#move: String,
    pub(crate) square: String,
    pub(crate) parts: Vec<Vec<String>>,
    pub(crate) by: char,
}

/// A text that is a position, or every reason why it is not.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub(crate) struct SetupCheck {
    pub(crate) position: Option<String>,
    pub(crate) reasons: Vec<Message>,
}

/// What a position is worth for the side to move.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub(crate) struct Score {
    pub(crate) hundredths: Option<i32>,
    pub(crate) win: Option<i32>,
}

/// A line of play that a search found.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub(crate) struct Info {
    pub(crate) depth: u32,
    pub(crate) line: usize,
    pub(crate) score: Score,
    pub(crate) nodes: u64,
    pub(crate) time: f64,
    pub(crate) moves: Vec<String>,
}

/// What a search came to; nothing if the game is over.
#[derive(Clone, PartialEq, Serialize, Debug, Default)]
pub(crate) struct Found {
    pub(crate) best: Option<String>,
    pub(crate) lines: Vec<Info>,
    pub(crate) nodes: u64,
}
