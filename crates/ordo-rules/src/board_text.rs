//! Position strings, for any pieces: rows from top to bottom, separated by `/`, then the side to move.

#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use core::fmt;

use crate::Color;
use crate::prelude::*;
use crate::write_list::write_list;

/// The maximum number of reported errors; a hostile text could have a million.
const MAX_FAULTS: usize = 8;

/// The shape of a game's board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct BoardShape {
    /// The number of squares in a row.
    pub columns: u8,
    /// The number of rows.
    pub rows: u8,
    /// The game's word for a row.
    pub row: &'static str,
    /// The names of the columns, one character each.
    pub column_names: &'static str,
    /// The letters of its pieces, as shown in error messages.
    pub pieces: &'static str,
}

/// One error in a position string.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupFault {
    /// An unknown character.
    #[error("column {column}: {found:?} is not one of {}, '.', a number or '/'", .shape.pieces)]
    Character {
        /// The column of the character, counted from 1.
        column: usize,
        /// The character.
        found: char,
        /// The board it should be part of.
        shape: BoardShape,
    },
    /// A number that cannot count empty squares.
    #[error("column {column}: a number of empty squares is 1 to {}", .shape.columns)]
    Number {
        /// The column where the number begins, counted from 1.
        column: usize,
        /// The board it should be part of.
        shape: BoardShape,
    },
    /// A row that is too short or too long.
    #[error("{} {row} has {squares} squares instead of {}", .shape.row, .shape.columns)]
    RowLength {
        /// The row, as the board numbers it.
        row: usize,
        /// The number of squares in the text.
        squares: usize,
        /// The board it should be part of.
        shape: BoardShape,
    },
    /// Too few or too many rows.
    #[error("there must be {} {}s, not {rows}", .shape.rows, .shape.row)]
    RowCount {
        /// The number of rows found.
        rows: usize,
        /// The board it should be.
        shape: BoardShape,
    },
    /// No side to move.
    #[error("the side to move is missing: add a space and w or b at the end")]
    NoTurn,
    /// Another text instead of the side to move.
    #[error("column {column}: the side to move is w or b, not {found:?}")]
    Turn {
        /// The column where it begins, counted from 1.
        column: usize,
        /// The first character of it.
        found: char,
    },
    /// Text after the side to move.
    #[error("column {column}: nothing may follow the side to move")]
    Trailing {
        /// The column where it begins, counted from 1.
        column: usize,
    },
}

/// All errors in a position string that cannot be read as a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseSetupError {
    /// The errors in the order of the text, at least one. If there are very many, only the first are kept.
    pub faults: Vec<SetupFault>,
}

impl core::error::Error for ParseSetupError {}

impl fmt::Display for ParseSetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, &self.faults)
    }
}

/// Writes a position string, or a diagram with `{:#}`; `get` returns the letter of the piece on a column and a row, both counted from 0.
pub(crate) fn write(
    f: &mut fmt::Formatter<'_>,
    shape: BoardShape,
    turn: Color,
    get: impl Fn(u8, u8) -> Option<char>,
) -> fmt::Result {
    if f.alternate() {
        return write_diagram(f, shape, get);
    }
    for row in (0..shape.rows).rev() {
        let mut empty = 0;
        for column in 0..shape.columns {
            let Some(letter) = get(column, row) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                write!(f, "{empty}")?;
                empty = 0;
            }
            write!(f, "{letter}")?;
        }
        if empty > 0 {
            write!(f, "{empty}")?;
        }
        f.write_str(if row > 0 { "/" } else { " " })?;
    }
    write!(f, "{}", turn.letter())
}

/// Writes a board as a diagram, one line per row, without a trailing newline.
fn write_diagram(
    f: &mut fmt::Formatter<'_>,
    shape: BoardShape,
    get: impl Fn(u8, u8) -> Option<char>,
) -> fmt::Result {
    for row in (0..shape.rows).rev() {
        write!(f, "{} ", row + 1)?;
        for column in 0..shape.columns {
            write!(f, " {}", get(column, row).unwrap_or('.'))?;
        }
        f.write_str("\n")?;
    }
    f.write_str("  ")?;
    for name in shape.column_names.chars() {
        write!(f, " {name}")?;
    }
    Ok(())
}

/// Parses a position string and returns the side to move. `put` is called with the column, row and letter of every piece and
/// returns false for unknown letters. Columns may exceed the board, which is reported afterwards.
pub(crate) fn read(
    text: &str,
    shape: BoardShape,
    put: impl FnMut(usize, u8, char) -> bool,
) -> Result<Color, ParseSetupError> {
    let mut reader = Reader {
        shape,
        put,
        faults: Vec::new(),
    };
    let turn = reader.read(text);
    match turn {
        Some(turn) if reader.faults.is_empty() => Ok(turn),
        _ => Err(ParseSetupError {
            faults: reader.faults,
        }),
    }
}

struct Reader<F> {
    shape: BoardShape,
    put: F,
    faults: Vec<SetupFault>,
}

impl<F: FnMut(usize, u8, char) -> bool> Reader<F> {
    fn fault(&mut self, fault: SetupFault) {
        if self.faults.len() < MAX_FAULTS {
            self.faults.push(fault);
        }
    }

    /// The board ends at the first space (`_` in URLs); then comes the side to move.
    fn read(&mut self, text: &str) -> Option<Color> {
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
        let Some((found, column)) = rest.next() else {
            self.fault(SetupFault::NoTurn);
            return None;
        };
        let turn = Color::from_letter(found);
        if turn.is_none() {
            self.fault(SetupFault::Turn { column, found });
        } else if let Some((_, column)) = rest.find(|(c, _)| !is_blank(*c)) {
            self.fault(SetupFault::Trailing { column });
        }
        turn
    }

    fn board(&mut self, text: &[(char, usize)]) {
        let shape = self.shape;
        let rows: Vec<_> = text.split(|(c, _)| *c == '/').collect();
        if rows.len() != shape.rows as usize {
            let rows = if text.is_empty() { 0 } else { rows.len() };
            self.fault(SetupFault::RowCount { rows, shape });
        }
        if text.is_empty() {
            return;
        }
        for (row, text) in (0..shape.rows).rev().zip(rows) {
            self.row(row, text);
        }
    }

    fn row(&mut self, row: u8, mut text: &[(char, usize)]) {
        let shape = self.shape;
        let faults_before = self.faults.len();
        let mut at = 0usize;
        while let Some(&(c, column)) = text.first() {
            let digits = text.iter().take_while(|(c, _)| c.is_ascii_digit()).count();
            let (token, rest) = text.split_at(digits.max(1));
            text = rest;
            match c {
                '.' => at += 1,
                '0'..='9' => match number(token, shape.columns) {
                    Some(empty) => at += empty,
                    None => self.fault(SetupFault::Number { column, shape }),
                },
                found if (self.put)(at, row, found) => at += 1,
                found => self.fault(SetupFault::Character {
                    column,
                    found,
                    shape,
                }),
            }
        }
        // The length of a row with another error is meaningless.
        if at != shape.columns as usize && self.faults.len() == faults_before {
            self.fault(SetupFault::RowLength {
                row: row as usize + 1,
                squares: at,
                shape,
            });
        }
    }
}

/// A number from 1 to `most`, without leading zeros.
fn number(digits: &[(char, usize)], most: u8) -> Option<usize> {
    let digits: String = digits.iter().take(3).map(|(c, _)| c).collect();
    let number: usize = digits.parse().ok()?;
    (digits == number.to_string() && (1..=most as usize).contains(&number)).then_some(number)
}
