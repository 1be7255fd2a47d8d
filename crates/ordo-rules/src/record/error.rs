//! Errors in the text of records, with their locations.

use core::fmt;

use super::{MAX_NESTING, MAX_TAGS};
use crate::prelude::*;

/// A location in a text; both numbers count from 1, columns in characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Location {
    /// The line.
    pub line: u64,
    /// The character in the line.
    pub column: u64,
}

impl Location {
    /// The location after `text`, which starts here.
    pub(super) fn after(self, text: &str) -> Location {
        let newlines = text.matches('\n').count() as u64;
        let last = text.rsplit('\n').next().unwrap_or_default();
        let columns = last.chars().count() as u64;
        Location {
            line: self.line.saturating_add(newlines),
            column: columns.saturating_add(if newlines == 0 { self.column } else { 1 }),
        }
    }

    /// An error at this location.
    pub(super) fn error(self, kind: impl Into<RecordErrorKind>) -> RecordError {
        RecordError {
            location: self,
            kind: kind.into(),
        }
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// An error in the text of a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{location}: {kind}")]
pub struct RecordError {
    /// The location of the error in the text.
    pub location: Location,
    /// The error.
    pub kind: RecordErrorKind,
}

/// The kinds of errors in a text of game records.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RecordErrorKind {
    /// One game was expected, but there is none.
    #[error("there is no game in this text")]
    NoGame,
    /// One game was expected, but there are two.
    #[error("a second game starts here, where only one is expected")]
    SecondGame,
    /// The text or the next game's tags came before the result.
    #[error("the game ends here without a result (1-0, 0-1, 1/2-1/2 or *)")]
    NoResult,
    /// A `{` without its `}`.
    #[error("the comment that starts here is never closed")]
    CommentNotClosed,
    /// A `}` without its `{`.
    #[error("this `}}` closes no comment")]
    CommentNotOpened,
    /// A `(` without its `)`.
    #[error("the variation that starts here is never closed")]
    VariationNotClosed,
    /// A `)` without its `(`.
    #[error("this `)` closes no variation")]
    VariationNotOpened,
    /// A variation where there is no move it could replace.
    #[error("a variation follows the move it replaces, but there is no move before it")]
    VariationBeforeMove,
    /// An annotation where there is no move it could belong to.
    #[error("an annotation follows its move, but there is no move before it")]
    AnnotationBeforeMove,
    /// An unknown annotation that starts with `$`, `!` or `?`.
    #[error("`{0}` is not an annotation ($0 to $255, !, ?, !!, ??, !? or ?!)")]
    UnknownAnnotation(String),
    /// A `[` that no tag name follows.
    #[error("a tag is written [Name \"value\"], and no name follows this bracket")]
    TagWithoutName,
    /// A tag's name that no `"` follows.
    #[error("a tag is written [Name \"value\"], and no value in quotation marks follows `{0}`")]
    TagWithoutValue(String),
    /// A tag's value that does not end on its line.
    #[error("the value of the tag `{0}` has no closing quotation mark")]
    TagValueNotClosed(String),
    /// A tag that no `]` ends.
    #[error("the tag `{0}` is not closed by `]` after its value")]
    TagNotClosed(String),
    /// The same tag twice in a game.
    #[error("the tag `{0}` occurs twice in this game")]
    TagTwice(String),
    /// A tag after the first move and before the result.
    #[error("a tag is not allowed among the moves; the result of the previous game may be missing")]
    TagAmongMoves,
    /// An invalid `[%clk …]`.
    #[error("`{0}` is not a clock time such as [%clk 0:05:03]")]
    BadClock(String),
    /// An invalid `[%eval …]`.
    #[error("`{0}` is not an evaluation such as [%eval 1.25], [%eval #-3] or [%eval 0.50,12]")]
    BadEval(String),
    /// The same command twice in a comment.
    #[error("the command `[%{0}]` occurs twice in this comment")]
    CommandTwice(&'static str),
    /// A value that no record can contain.
    #[error(transparent)]
    Invalid(#[from] Invalid),
    /// Invalid UTF-8.
    #[error("the text is not valid UTF-8 from here on")]
    NotUtf8,
    /// The text of a game exceeds the reader's limit.
    #[error("the game is longer than the {limit} bytes allowed")]
    TooLong {
        /// The reader's limit.
        limit: usize,
    },
    /// The input itself failed.
    #[cfg(feature = "std")]
    #[error("the input cannot be read: {message}")]
    Io {
        /// The kind of failure.
        kind: std::io::ErrorKind,
        /// The message of the system.
        message: String,
    },
}

impl RecordErrorKind {
    /// True if the input itself failed.
    pub(super) fn is_io(&self) -> bool {
        #[cfg(feature = "std")]
        return matches!(self, RecordErrorKind::Io { .. });
        #[cfg(not(feature = "std"))]
        return false;
    }
}

/// Error for a value that cannot be part of a record, because its text form would read back as something else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Invalid {
    /// A move without text.
    #[error("a move cannot be empty")]
    EmptyMove,
    /// Whitespace, a control character or a character with another meaning in a record.
    #[error("a move cannot contain {0:?}")]
    MoveCharacter(char),
    /// `%` would start an escape line, `.` belongs to move numbers.
    #[error("a move cannot start with {0:?}")]
    MoveStart(char),
    /// A move such as `12` or `12.x`.
    #[error("a move cannot look like a move number")]
    MoveLikeNumber,
    /// A move such as `1-0`.
    #[error("a move cannot look like a result")]
    MoveLikeResult,
    /// A comment with `}` in it.
    #[error("a comment cannot contain `}}`, which ends it")]
    CommentBrace,
    /// A comment with a control character other than newline and tab.
    #[error("a comment cannot contain the control character {0:?}")]
    CommentControl(char),
    /// A comment whose text has `[%clk` or `[%eval` in it.
    #[error("a comment's text cannot contain [%clk or [%eval, which have fields of their own")]
    CommentCommand,
    /// A comment with a blank line and then a line such as `[Event "…`.
    #[error("a comment cannot contain a tag after a blank line, which starts a new game")]
    CommentTag,
    /// A tag's name with other characters than letters, digits and `_`, or with none.
    #[error("a tag's name is made of the letters A to Z and a to z, digits and `_`")]
    TagName,
    /// A tag's value with a newline or another control character.
    #[error("a tag's value cannot contain the control character {0:?}")]
    TagControl(char),
    /// One more tag than [`MAX_TAGS`].
    #[error("a game cannot have more than {MAX_TAGS} tags")]
    TooManyTags,
    /// A variation without moves.
    #[error("a variation cannot be without moves")]
    EmptyVariation,
    /// A variation inside [`MAX_NESTING`] others.
    #[error("variations cannot be nested more than {MAX_NESTING} deep")]
    TooDeep,
}

/// The start of an untrusted text, short enough for an error message.
pub fn excerpt(text: &str) -> String {
    const SHOWN: usize = 40;
    let mut chars = text.chars();
    let mut shown: String = chars.by_ref().take(SHOWN).collect();
    if chars.next().is_some() {
        shown.push('…');
    }
    shown
}
