//! A cursor over the lines of an input.
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use super::lines::{Fault, Input, TextLine, read_line};
use super::tags::is_tag_line;
use super::{Location, RecordError, RecordErrorKind};
use crate::prelude::*;

/// A position in the input. Holds one line, and reads at most `limit` bytes of a game.
#[derive(Debug)]
pub(super) struct Cursor<R> {
    input: R,
    /// The maximum number of bytes of a game.
    pub(super) limit: usize,
    /// The number of bytes read of the game.
    pub(super) spent: usize,
    line: String,
    /// The index of the next byte in the line, and its location.
    next: usize,
    location: Location,
    /// The error in the line that was just read.
    pub(super) fault: Option<RecordError>,
    /// True if the line has an error.
    damaged: bool,
    /// True if the line starts like a tag after a blank line, and has not been entered yet.
    pub(super) game_start: bool,
    /// True if a comment is open, in which every character but `}` is text.
    pub(super) in_comment: bool,
}

impl<R: Input> Cursor<R> {
    pub(super) fn new(input: R, limit: usize) -> Cursor<R> {
        Cursor {
            input,
            limit,
            spent: 0,
            line: String::new(),
            next: 0,
            location: Location { line: 0, column: 1 },
            fault: None,
            damaged: false,
            game_start: false,
            in_comment: false,
        }
    }

    /// The location of the next character.
    pub(super) fn location(&self) -> Location {
        Location {
            line: self.location.line.max(1),
            column: self.location.column,
        }
    }

    /// Skips a line without content: blank, or escaped with `%`.
    pub(super) fn skip_silent_line(&mut self) {
        if self.next == 0 && (self.is_blank_line() || self.line.starts_with('%')) {
            self.spent = self.spent.saturating_sub(self.line.len());
            self.skip_line();
        }
    }

    /// Goes to the next line; false at the end of the input. The error of a line that starts a game is kept until the game is entered.
    pub(super) fn fetch(&mut self) -> Result<bool, RecordError> {
        let fetched = self.fetch_line()?;
        match self.fault.take_if(|_| !self.game_start) {
            Some(fault) => Err(fault),
            None => Ok(fetched),
        }
    }

    /// Goes to the next line, even if it has an error.
    pub(super) fn fetch_line(&mut self) -> Result<bool, RecordError> {
        let start = Location {
            line: self.location.line.saturating_add(1),
            column: 1,
        };
        let room = self.limit.saturating_sub(self.spent);
        let TextLine { mut text, fault } = match read_line(&mut self.input, room) {
            Ok(Some(line)) => line,
            Ok(None) => return Ok(false),
            Err(kind) => return Err(start.error(kind)),
        };
        self.spent = self.spent.saturating_add(text.len());
        self.damaged = fault.is_some();
        self.fault = fault.map(|fault| match fault {
            Fault::TooLong => start.error(RecordErrorKind::TooLong { limit: self.limit }),
            Fault::NotUtf8(valid) => start
                .after(text.get(..valid).unwrap_or_default())
                .error(RecordErrorKind::NotUtf8),
        });
        if text.starts_with('\u{feff}') && !self.in_comment {
            text.remove(0);
        }
        self.game_start = self.is_blank_line() && is_tag_line(&text);
        self.line = text;
        self.next = 0;
        self.location = start;
        Ok(true)
    }

    /// True if the whole line is blank, as before the first line.
    fn is_blank_line(&self) -> bool {
        self.line.trim().is_empty()
    }

    /// True if the rest of the line can be trusted: in a damaged line, only its end can.
    pub(super) fn is_sound(&self) -> bool {
        !self.damaged || self.rest().trim().is_empty()
    }

    /// The rest of the line.
    pub(super) fn rest(&self) -> &str {
        self.line.get(self.next..).unwrap_or_default()
    }

    /// The start of the rest of the line, as far as its characters are `wanted`.
    pub(super) fn ahead(&self, wanted: impl Fn(char) -> bool) -> &str {
        let rest = self.rest();
        let length = rest.find(|c| !wanted(c)).unwrap_or(rest.len());
        rest.get(..length).unwrap_or_default()
    }

    pub(super) fn skip(&mut self, unwanted: impl Fn(char) -> bool) {
        self.advance(self.ahead(unwanted).len());
    }

    pub(super) fn skip_blanks(&mut self) {
        self.skip(char::is_whitespace);
    }

    pub(super) fn skip_line(&mut self) {
        self.advance(self.rest().len());
    }

    pub(super) fn advance(&mut self, bytes: usize) {
        let passed = self.rest().get(..bytes).unwrap_or_default();
        let (location, next) = (self.location.after(passed), self.next + passed.len());
        self.location = location;
        self.next = next;
    }
}
