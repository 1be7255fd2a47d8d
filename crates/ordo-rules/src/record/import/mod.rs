//! Games of other programs: their text in, [`Record`]s out.
//!
//! An error in one game does not stop a reader: each game is returned up to its first error, together with that error.
//! The moves are not checked; [`Record::replay`] does that, as with any record.
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

#[cfg(feature = "abstract-play")]
mod abstract_play;
mod boardspace;
mod sgf;

#[cfg(feature = "abstract-play")]
pub use abstract_play::abstract_play;
pub use boardspace::boardspace;

use super::{GameResult, Invalid, Location, Record};
use crate::Outcome;
use crate::prelude::*;
use crate::stein::{Move, Position};

/// A game of another program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imported {
    /// The game; up to the error if there is one.
    pub record: Record,
    /// The error, if there is one.
    pub fault: Option<ImportError>,
}

/// An error in a game of another program.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ImportError {
    /// The text is not JSON.
    #[error("{location}: this is not valid JSON: {problem}")]
    Json {
        /// The location of the error in the text.
        location: Location,
        /// The message of the JSON parser.
        problem: String,
    },
    /// A field of the JSON is missing, or holds something that cannot be used.
    #[error("`{0}` is missing or cannot be used")]
    Field(String),
    /// A game with other rules.
    #[error("this is a game of {0:?}, not of Stein's Ordo")]
    OtherGame(String),
    /// A character that is not valid in SGF.
    #[error("{location}: {found:?} is not allowed here in an SGF file")]
    Sgf {
        /// Its location in the text.
        location: Location,
        /// The character.
        found: char,
    },
    /// A parenthesis or bracket of SGF that is never closed.
    #[error("{location}: what starts with {opening:?} here is never closed")]
    NotClosed {
        /// Its location in the text.
        location: Location,
        /// `(` or `[`.
        opening: char,
    },
    /// An unknown action.
    #[error("{location}: {action:?} is not an action of this game")]
    Action {
        /// Its location in the text.
        location: Location,
        /// The text of the action.
        action: String,
    },
    /// The stated result is not that of the last position.
    #[error("the result is given as {stated}, but by the rules the last position is: {outcome}")]
    Result {
        /// The result stated by the source.
        stated: GameResult,
        /// The outcome by the rules.
        outcome: Outcome,
    },
    /// A value that no record can contain.
    #[error(transparent)]
    Invalid(#[from] Invalid),
}

impl Imported {
    /// An unreadable game.
    fn nothing(fault: ImportError) -> Imported {
        Imported {
            record: Record::default(),
            fault: Some(fault),
        }
    }

    /// A game of Stein's Ordo with the result that its source states, or else the result of its last position.
    fn new(mut record: Record, stated: GameResult, fault: Option<ImportError>) -> Imported {
        let end = if fault.is_none() {
            last_position(&record)
        } else {
            None
        };
        let outcome = end.and_then(|end| end.outcome());
        let result = match stated {
            GameResult::Unknown => GameResult::from(outcome),
            stated => stated,
        };
        let set = record.set_result(result);
        let contradiction = match outcome {
            Some(outcome) if GameResult::from(Some(outcome)) != result => {
                Some(ImportError::Result {
                    stated: result,
                    outcome,
                })
            }
            _ => None,
        };
        let fault = fault.or(set.err().map(ImportError::from)).or(contradiction);
        Imported { record, fault }
    }
}

/// The last position, if all moves are legal. Unlike a replay it builds no error messages, which would add to the size of the
/// wasm file.
fn last_position(record: &Record) -> Option<Position> {
    let mut position = Position::start();
    for ply in &record.main.plies {
        let mv: Move = ply.text().parse().ok()?;
        if position.outcome().is_some() || !position.is_legal(mv) {
            return None;
        }
        position = position.after_unchecked(mv);
    }
    Some(position)
}

/// Sets a tag to an untrusted text; an empty text sets nothing.
fn set_tag(record: &mut Record, name: &str, value: &str) -> Result<(), Invalid> {
    let value = value.replace(char::is_control, " ");
    match value.trim() {
        "" => Ok(()),
        value => record.tags.set(name, value),
    }
}

/// `2026.01.02`, as records write dates, from a text that starts with `2026-01-02`.
fn date(text: &str) -> Option<String> {
    let day = text.trim().get(..10)?;
    let digits_and_dashes = day.char_indices().all(|(at, c)| match at {
        4 | 7 => c == '-',
        _ => c.is_ascii_digit(),
    });
    digits_and_dashes.then(|| day.replace('-', "."))
}
