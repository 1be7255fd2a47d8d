//! Moves and features of positions as plain data: squares are texts in the notation of the game.

use ordo_rules::Color;
use serde::Serialize;

/// A value for each side.
#[derive(Clone, PartialEq, Serialize, Debug, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sides<T> {
    /// White's value.
    pub w: T,
    /// Black's value.
    pub b: T,
}

impl<T> Sides<T> {
    /// The value of each side, computed by `get`.
    pub fn of(mut get: impl FnMut(Color) -> T) -> Sides<T> {
        let [w, b] = Color::ALL.map(&mut get);
        Sides { w, b }
    }

    /// The value of a side.
    pub fn get(&self, color: Color) -> &T {
        match color {
            Color::White => &self.w,
            Color::Black => &self.b,
        }
    }
}

/// A move of Stein's game or a turn of Khalifa's, ready for a board.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MoveView {
    /// Canonical notation.
    pub text: String,
    /// Origin squares.
    pub from: Vec<String>,
    /// Destination squares, in the order of `from`.
    pub to: Vec<String>,
    /// Captured squares.
    pub captures: Vec<String>,
    /// The move wins the game.
    pub wins: bool,
}

/// Features of a position that strong players see.
#[derive(Clone, PartialEq, Serialize, Debug, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Lens {
    /// Stein's game: articulation points, whose loss splits the group.
    pub cuts: Sides<Vec<String>>,
    /// Stein's game: captures of either side that split the opponent.
    pub splits: Vec<Split>,
    /// Stein's game: moves of either side that reach the home row now.
    pub goals: Sides<Vec<MoveView>>,
    /// Khalifa's game: segments without an opposing piece on which two or more pieces fit an ordo.
    pub lines: Sides<Vec<Vec<String>>>,
    /// Khalifa's game: turns of either side that win next.
    pub threats: Sides<Vec<MoveView>>,
}

/// A capture that splits the opponent's group.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Split {
    /// The move.
    pub r#move: String,
    /// The captured square.
    pub square: String,
    /// The remaining groups, largest first.
    pub parts: Vec<Vec<String>>,
    /// The capturing side.
    #[cfg_attr(feature = "typescript", ts(type = "Color"))]
    pub by: char,
}
