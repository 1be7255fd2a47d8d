//! Positions as text: `2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/10/ww2ww2ww/wwwwwwwwww/2ww2ww2 w`.

#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use core::fmt;
use core::str::FromStr;

use super::square::{FILES, RANKS, Square};
use super::{ImpossiblePosition, Position, Setup};
use crate::Color;
use crate::board_text::{self, BoardShape, ParseSetupError};

const SHAPE: BoardShape = BoardShape {
    columns: FILES,
    rows: RANKS,
    row: "rank",
    column_names: "abcdefghij",
    pieces: "w, b",
};

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        board_text::write(f, SHAPE, self.turn(), |file, rank| {
            let piece = self.get(Square::new(file, rank)?)?;
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
        let turn = board_text::read(text, SHAPE, |file, rank, letter| {
            let piece = Color::from_letter(letter);
            let file = u8::try_from(file).ok();
            if let Some(square) = file.and_then(|file| Square::new(file, rank)) {
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

impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Position, ParsePositionError> {
        let setup: Setup = text.parse()?;
        Ok(setup.into_position()?)
    }
}
