//! Positions as text: `3c1B2/8/8/1a6/8/5A2/8/8 w`. Pieces that do not stand are still to be placed.

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
use crate::Color;
use crate::list::write_list;

/// A hostile text could have a million faults; nobody reads more than these.
const MOST_FAULTS: usize = 8;

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..SIDE).rev() {
            let mut empty = 0;
            for square in (0..SIDE).filter_map(|column| Square::new(row, column)) {
                let Some(piece) = self.get(square) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                write!(f, "{}", piece.letter())?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            f.write_str(if row > 0 { "/" } else { " " })?;
        }
        write!(f, "{}", self.turn().letter())
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}

/// One fault of a text that should be a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// A character that says nothing.
    #[error("column {column}: {found:?} is none of A to D, a to d, '.', a number or '/'")]
    Character {
        /// Which character of the text, counted from 1.
        column: usize,
        /// The character.
        found: char,
    },
    /// A number that cannot count empty squares.
    #[error("column {column}: a number of empty squares is 1 to {SIDE}")]
    Number {
        /// Where the number begins, counted from 1.
        column: usize,
    },
    /// A row that is too short or too long.
    #[error("row {row} has {squares} squares instead of {SIDE}")]
    RowLength {
        /// The row, as the board numbers it.
        row: usize,
        /// How many squares the text gives it.
        squares: usize,
    },
    /// Too few or too many rows.
    #[error("there are {rows} rows instead of {SIDE}")]
    RowCount {
        /// How many there are.
        rows: usize,
    },
    /// No side to move.
    #[error("the side to move is missing: a blank and w or b at the end")]
    NoTurn,
    /// Something else where the side to move should stand.
    #[error("column {column}: the side to move is w or b, not {found:?}")]
    Turn {
        /// Where it begins, counted from 1.
        column: usize,
        /// The first character of it.
        found: char,
    },
    /// Text after the side to move.
    #[error("column {column}: nothing may follow the side to move")]
    Trailing {
        /// Where it begins, counted from 1.
        column: usize,
    },
}

/// Why a text cannot be read as a setup: every fault in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseSetupError {
    /// The faults, at least one, in the order of the text. Of very many, only the first are kept.
    pub faults: Vec<Fault>,
}

impl core::error::Error for ParseSetupError {}

impl fmt::Display for ParseSetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, &self.faults)
    }
}

impl FromStr for Setup {
    type Err = ParseSetupError;

    fn from_str(text: &str) -> Result<Setup, ParseSetupError> {
        let mut reader = Reader {
            setup: Setup::EMPTY,
            faults: Vec::new(),
        };
        reader.read(text);
        if reader.faults.is_empty() {
            Ok(reader.setup)
        } else {
            Err(ParseSetupError {
                faults: reader.faults,
            })
        }
    }
}

struct Reader {
    setup: Setup,
    faults: Vec<Fault>,
}

impl Reader {
    fn fault(&mut self, fault: Fault) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(fault);
        }
    }

    /// The board ends at the first blank (in addresses `_`); then comes the side to move.
    fn read(&mut self, text: &str) {
        let is_blank = |c: char| c.is_whitespace() || c == '_';
        let mut chars = text
            .chars()
            .zip(1..)
            .skip_while(|(c, _)| is_blank(*c))
            .peekable();
        let mut board = Vec::new();
        while let Some(pair) = chars.next_if(|(c, _)| !is_blank(*c)) {
            board.push(pair);
        }
        self.board(&board);

        let mut rest = chars.skip_while(|(c, _)| is_blank(*c));
        match rest.next() {
            None => self.fault(Fault::NoTurn),
            Some((found, column)) => match Color::from_letter(found) {
                Some(color) => self.setup.set_turn(color),
                None => return self.fault(Fault::Turn { column, found }),
            },
        }
        if let Some((_, column)) = rest.find(|(c, _)| !is_blank(*c)) {
            self.fault(Fault::Trailing { column });
        }
    }

    fn board(&mut self, text: &[(char, usize)]) {
        let rows: Vec<_> = text.split(|(c, _)| *c == '/').collect();
        if rows.len() != SIDE as usize {
            self.fault(Fault::RowCount { rows: rows.len() });
        }
        for (row, text) in (0..SIDE).rev().zip(rows) {
            self.row(row, text);
        }
    }

    fn row(&mut self, row: u8, mut text: &[(char, usize)]) {
        let faults_before = self.faults.len();
        let mut at = 0usize;
        while let Some(&(c, column)) = text.first() {
            let digits = text.iter().take_while(|(c, _)| c.is_ascii_digit()).count();
            let (token, rest) = text.split_at(digits.max(1));
            text = rest;
            match c {
                '.' => at += 1,
                '0'..='9' => match number(token) {
                    Some(empty) => at += empty,
                    None => self.fault(Fault::Number { column }),
                },
                found => match Piece::from_letter(found) {
                    Some(piece) => {
                        let square = u8::try_from(at).ok().and_then(|at| Square::new(row, at));
                        if let Some(square) = square {
                            self.setup.set(square, Some(piece));
                        }
                        at += 1;
                    }
                    None => self.fault(Fault::Character { column, found }),
                },
            }
        }
        // With a fault in the row, its length says nothing.
        if at != SIDE as usize && self.faults.len() == faults_before {
            self.fault(Fault::RowLength {
                row: row as usize + 1,
                squares: at,
            });
        }
    }
}

/// A number from 1 to 8, written the usual way.
fn number(digits: &[(char, usize)]) -> Option<usize> {
    match digits {
        [(digit @ '1'..='8', _)] => Some(*digit as usize - '0' as usize),
        _ => None,
    }
}

/// Why a text is not a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParsePositionError {
    /// The text cannot be read.
    #[error("cannot read the position: {0}")]
    Unreadable(#[from] ParseSetupError),
    /// The text can be read, but no game leads to such a position.
    #[error("impossible position: {0}")]
    Impossible(#[from] ImpossiblePosition),
}

/// A position under the usual [`Options`](super::Options); for others see [`Setup::into_position_with`].
impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Position, ParsePositionError> {
        let setup: Setup = text.parse()?;
        Ok(setup.into_position()?)
    }
}
