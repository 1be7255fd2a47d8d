//! Positions as text: `3c1B2/8/8/1a6/8/5A2/8/8 w`. Pieces that are not on the board are still to be placed.

#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use core::fmt;
use core::str::FromStr;

use super::square::SIDE;
use super::{ImpossiblePosition, Piece, Position, Setup, Square};
use crate::board_text::{self, BoardShape, ParseSetupError};

const SHAPE: BoardShape = BoardShape {
    columns: SIDE,
    rows: SIDE,
    row: "row",
    column_names: "12345678",
    pieces: "A to D, a to d",
};

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        board_text::write(f, SHAPE, self.turn(), |column, row| {
            let piece = self.get(Square::new(row, column)?)?;
            Some(piece.letter())
        })
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}

impl FromStr for Setup {
    type Err = ParseSetupError;

    fn from_str(text: &str) -> Result<Setup, ParseSetupError> {
        let mut setup = Setup::EMPTY;
        let turn = board_text::read(text, SHAPE, |column, row, letter| {
            let piece = Piece::from_letter(letter);
            let column = u8::try_from(column).ok();
            if let Some(square) = column.and_then(|column| Square::new(row, column)) {
                setup.set(square, piece);
            }
            piece.is_some()
        })?;
        setup.set_turn(turn);
        Ok(setup)
    }
}

/// Error when parsing an invalid position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParsePositionError {
    /// The text cannot be read.
    #[error("cannot read the position: {0}")]
    Unreadable(#[from] ParseSetupError),
    /// The text can be read, but no game leads to such a position.
    #[error("impossible position: {0}")]
    Impossible(#[from] ImpossiblePosition),
}

/// A position under the default [`GameOptions`](super::GameOptions); for others see [`Setup::into_position_with`].
impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Position, ParsePositionError> {
        let setup: Setup = text.parse()?;
        Ok(setup.into_position()?)
    }
}
