//! Turns as text: `3@45`, `45-47`, `45-47,12-22`.

#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use core::fmt;
use core::str::FromStr;

use super::square::SIDE;
use super::{Size, Square, Step, Turn};
use crate::Unexpected;

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Turn::Place { size, square } => write!(f, "{size}@{square}"),
            Turn::One(step) => step.fmt(f),
            Turn::Two(first, second) => write!(f, "{first},{second}"),
        }
    }
}

impl fmt::Debug for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Error when parsing an invalid turn.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseTurnError {
    /// A turn starts with a digit.
    #[error(
        "column {column}: expected a placement such as 3@45 or a step such as 45-47, found {found}"
    )]
    ExpectedTurn {
        /// The column of the character, counted from 1.
        column: usize,
        /// The character found.
        found: Unexpected,
    },
    /// A square was expected.
    #[error("column {column}: expected a square from 11 to 88, found {found}")]
    ExpectedSquare {
        /// The column of the character, counted from 1.
        column: usize,
        /// The character found.
        found: Unexpected,
    },
    /// A separator was expected.
    #[error("column {column}: expected {expected}, found {found}")]
    ExpectedSeparator {
        /// The column of the character, counted from 1.
        column: usize,
        /// The separator that is possible here.
        expected: &'static str,
        /// The character found.
        found: Unexpected,
    },
    /// Text after the end of the turn.
    #[error("column {column}: expected the end of the turn, found {found}")]
    ExpectedEnd {
        /// The column of the character, counted from 1.
        column: usize,
        /// The character found.
        found: Unexpected,
    },
    /// K1: there are four sizes.
    #[error("K1: a piece has size 1 to 4, not {number}")]
    NoSuchSize {
        /// The number before the `@`.
        number: u8,
    },
}

/// Parses canonical texts; also accepts spaces around the parts, and two steps in either order.
impl FromStr for Turn {
    type Err = ParseTurnError;

    fn from_str(text: &str) -> Result<Turn, ParseTurnError> {
        let mut cursor = Cursor::new(text);
        cursor.skip_blanks();
        let (column, found) = cursor.here();
        let digit = cursor
            .digit()
            .ok_or(ParseTurnError::ExpectedTurn { column, found })?;
        let turn = if cursor.is_at_digit() {
            let from = square(digit, cursor.coordinate()?);
            let first = cursor.step_from(from)?;
            if cursor.skip(',') {
                let from = cursor.square()?;
                Turn::Two(first, cursor.step_from(from)?)
            } else {
                Turn::One(first)
            }
        } else {
            cursor.separator('@', "'@' or the second digit of a square")?;
            let square = cursor.square()?;
            let number = digit + 1;
            let size = Size::from_number(number).ok_or(ParseTurnError::NoSuchSize { number })?;
            Turn::Place { size, square }
        };
        cursor.end()?;
        Ok(turn)
    }
}

/// The square of two digits, both counted from 0.
fn square(row: u8, column: u8) -> Square {
    Square::from_bit(row * SIDE + column)
}

struct Cursor<'a> {
    rest: core::iter::Peekable<core::iter::Zip<core::str::Chars<'a>, core::ops::RangeFrom<usize>>>,
    length: usize,
}

impl<'a> Cursor<'a> {
    fn new(text: &'a str) -> Cursor<'a> {
        Cursor {
            rest: text.chars().zip(1..).peekable(),
            length: text.chars().count(),
        }
    }

    fn skip_blanks(&mut self) {
        while self.rest.next_if(|(c, _)| c.is_whitespace()).is_some() {}
    }

    /// The column and character of what comes next.
    fn here(&mut self) -> (usize, Unexpected) {
        match self.rest.peek() {
            Some(&(c, column)) => (column, Unexpected::Char(c)),
            None => (self.length + 1, Unexpected::End),
        }
    }

    fn is_at_digit(&mut self) -> bool {
        self.rest.peek().is_some_and(|(c, _)| c.is_ascii_digit())
    }

    /// A digit from 1 to 8, counted from 0.
    fn digit(&mut self) -> Option<u8> {
        let (digit, _) = self.rest.next_if(|(c, _)| ('1'..='8').contains(c))?;
        Some((digit as u32 - '1' as u32) as u8)
    }

    fn coordinate(&mut self) -> Result<u8, ParseTurnError> {
        let (column, found) = self.here();
        self.digit()
            .ok_or(ParseTurnError::ExpectedSquare { column, found })
    }

    fn square(&mut self) -> Result<Square, ParseTurnError> {
        self.skip_blanks();
        let row = self.coordinate()?;
        Ok(square(row, self.coordinate()?))
    }

    fn step_from(&mut self, from: Square) -> Result<Step, ParseTurnError> {
        self.separator('-', "'-'")?;
        let to = self.square()?;
        Ok(Step { from, to })
    }

    fn skip(&mut self, separator: char) -> bool {
        self.skip_blanks();
        self.rest.next_if(|(c, _)| *c == separator).is_some()
    }

    fn separator(&mut self, one: char, expected: &'static str) -> Result<(), ParseTurnError> {
        if self.skip(one) {
            return Ok(());
        }
        let (column, found) = self.here();
        Err(ParseTurnError::ExpectedSeparator {
            column,
            expected,
            found,
        })
    }

    fn end(&mut self) -> Result<(), ParseTurnError> {
        self.skip_blanks();
        match self.here() {
            (_, Unexpected::End) => Ok(()),
            (column, found) => Err(ParseTurnError::ExpectedEnd { column, found }),
        }
    }
}
