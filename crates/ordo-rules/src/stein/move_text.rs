//! Moves as text: `a3-a4`, `a3xb4`, `a3:b3-a5`.

#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use core::fmt;
use core::str::FromStr;

use super::{Move, Run, Square};
use crate::Unexpected;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let separator = if self.is_capture() { 'x' } else { '-' };
        write!(f, "{}{separator}{}", self.run(), self.to())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Error when parsing an invalid move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseMoveError {
    /// A square was expected.
    #[error("column {column}: expected a square from a1 to j8, found {found}")]
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
        /// The separators that are possible here.
        expected: &'static str,
        /// The character found.
        found: Unexpected,
    },
    /// Text after the end of the move.
    #[error("column {column}: expected the end of the move, found {found}")]
    ExpectedEnd {
        /// The column of the character, counted from 1.
        column: usize,
        /// The character found.
        found: Unexpected,
    },
    /// S7: the two ends of an ordo are not in the same rank or file.
    #[error("S7: an ordo is in one rank or file, but {first} and {last} share neither")]
    NotInLine {
        /// The end that was named first.
        first: Square,
        /// The other end.
        last: Square,
    },
    /// S7: an ordo has two pieces or more.
    #[error("S7: an ordo has two pieces or more; a single piece moves as {square}-…")]
    OneSquare {
        /// The square that was named twice.
        square: Square,
    },
    /// S1: a piece of the ordo would leave the board.
    #[error("S1: {run} does not fit on the board with {end} on {to}")]
    OffBoard {
        /// The ordo.
        run: Run,
        /// The end that was named first.
        end: Square,
        /// The target square.
        to: Square,
    },
}

/// Parses canonical texts; also accepts capital letters, spaces around separators, and an ordo's other end first.
impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let mut cursor = Cursor::new(text);
        let first = cursor.square()?;
        let mut last = first;
        let mut separator = cursor.separator(":-xX", "':', '-' or 'x'")?;
        if separator == ':' {
            last = cursor.square()?;
            separator = cursor.separator("-xX", "'-' or 'x'")?;
            if first == last {
                return Err(ParseMoveError::OneSquare { square: first });
            }
        }
        let to = cursor.square()?;
        cursor.end()?;

        let run = Run::new(first, last).ok_or(ParseMoveError::NotInLine { first, last })?;
        let off_board = ParseMoveError::OffBoard {
            run,
            end: first,
            to,
        };
        let files = run.first().file() as i8 - first.file() as i8;
        let ranks = run.first().rank() as i8 - first.rank() as i8;
        to.offset(files, ranks)
            .and_then(|to| Move::new(run, to, separator != '-'))
            .ok_or(off_board)
    }
}

/// A text, read from left to right.
struct Cursor<'a> {
    rest: core::iter::Peekable<core::iter::Enumerate<core::str::Chars<'a>>>,
    length: usize,
}

impl<'a> Cursor<'a> {
    fn new(text: &'a str) -> Cursor<'a> {
        Cursor {
            rest: text.chars().enumerate().peekable(),
            length: text.chars().count(),
        }
    }

    fn skip_blanks(&mut self) {
        while self.rest.next_if(|(_, c)| c.is_whitespace()).is_some() {}
    }

    /// The column of the next character, and the character.
    fn here(&mut self) -> (usize, Unexpected) {
        match self.rest.peek() {
            Some(&(i, c)) => (i + 1, Unexpected::Char(c)),
            None => (self.length + 1, Unexpected::End),
        }
    }

    fn square(&mut self) -> Result<Square, ParseMoveError> {
        self.skip_blanks();
        let file = self.coordinate('a', 'j')?;
        let rank = self.coordinate('1', '8')?;
        let (column, found) = self.here();
        Square::new(file, rank).ok_or(ParseMoveError::ExpectedSquare { column, found })
    }

    /// A letter or digit from `low` to `high`, counted from `low`.
    fn coordinate(&mut self, low: char, high: char) -> Result<u8, ParseMoveError> {
        let (column, found) = self.here();
        match self.rest.next().map(|(_, c)| c.to_ascii_lowercase()) {
            Some(c) if (low..=high).contains(&c) => Ok((c as u32 - low as u32) as u8),
            _ => Err(ParseMoveError::ExpectedSquare { column, found }),
        }
    }

    fn separator(&mut self, one_of: &str, expected: &'static str) -> Result<char, ParseMoveError> {
        self.skip_blanks();
        let (column, found) = self.here();
        match self.rest.next() {
            Some((_, c)) if one_of.contains(c) => Ok(c),
            _ => Err(ParseMoveError::ExpectedSeparator {
                column,
                expected,
                found,
            }),
        }
    }

    fn end(&mut self) -> Result<(), ParseMoveError> {
        self.skip_blanks();
        match self.here() {
            (_, Unexpected::End) => Ok(()),
            (column, found) => Err(ParseMoveError::ExpectedEnd { column, found }),
        }
    }
}
