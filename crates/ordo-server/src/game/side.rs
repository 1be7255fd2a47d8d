use ordo_rules::Color;
use serde::{Deserialize, Serialize};

/// A colour as messages and the database write it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Side {
    #[serde(rename = "w")]
    White,
    #[serde(rename = "b")]
    Black,
}

impl Side {
    pub(crate) const BOTH: [Side; 2] = [Side::White, Side::Black];

    pub(crate) fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// `w` or `b`.
    pub(crate) fn letter(self) -> &'static str {
        match self {
            Side::White => "w",
            Side::Black => "b",
        }
    }

    pub(crate) fn parse(text: &str) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| side.letter() == text)
    }

    /// By lot.
    pub(crate) fn by_lot(lot: bool) -> Side {
        if lot { Side::White } else { Side::Black }
    }
}

impl From<Color> for Side {
    fn from(color: Color) -> Side {
        match color {
            Color::White => Side::White,
            Color::Black => Side::Black,
        }
    }
}

impl From<Side> for Color {
    fn from(side: Side) -> Color {
        match side {
            Side::White => Color::White,
            Side::Black => Color::Black,
        }
    }
}

/// One of something for each side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub(crate) struct BySide<T> {
    #[serde(rename = "w")]
    pub(crate) white: T,
    #[serde(rename = "b")]
    pub(crate) black: T,
}

impl<T> BySide<T> {
    pub(crate) fn of(&self, side: Side) -> &T {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }

    pub(crate) fn of_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }
}
