//! The result of a game, as records write it.

use core::fmt;
use core::str::FromStr;

use crate::{Color, Outcome};

/// The result that ends a record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Score {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: the game goes on, was given up, or its result is not known.
    #[default]
    Unknown,
}

impl Score {
    /// Every score there is.
    pub const ALL: [Score; 4] = [
        Score::WhiteWins,
        Score::BlackWins,
        Score::Draw,
        Score::Unknown,
    ];

    /// The text in a record.
    pub const fn text(self) -> &'static str {
        match self {
            Score::WhiteWins => "1-0",
            Score::BlackWins => "0-1",
            Score::Draw => "1/2-1/2",
            Score::Unknown => "*",
        }
    }
}

impl From<Option<Outcome>> for Score {
    fn from(outcome: Option<Outcome>) -> Score {
        match outcome.map(|outcome| outcome.winner) {
            Some(Some(Color::White)) => Score::WhiteWins,
            Some(Some(Color::Black)) => Score::BlackWins,
            Some(None) => Score::Draw,
            None => Score::Unknown,
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}

impl FromStr for Score {
    type Err = UnknownScore;

    fn from_str(text: &str) -> Result<Score, UnknownScore> {
        Score::ALL
            .into_iter()
            .find(|score| score.text() == text)
            .ok_or(UnknownScore)
    }
}

/// A text that is none of the four results.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a result is 1-0, 0-1, 1/2-1/2 or *")]
pub struct UnknownScore;
