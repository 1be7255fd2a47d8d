//! Comparison of the three results of a record: tag, movetext and last position.

use core::fmt;

use super::{GameResult, Record, Replay};
use crate::prelude::*;
use crate::{Outcome, Rules};

/// The three results of a record, side by side. A difference is not an error: people misread and mistype.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultCheck {
    /// The value of the `Result` tag.
    pub tag: Option<String>,
    /// The result at the end of the moves.
    pub result: GameResult,
    /// The outcome of the last position of the main line, by the rules.
    pub outcome: Option<Outcome>,
}

impl ResultCheck {
    /// True if there is no `Result` tag, or it agrees with the end of the moves.
    pub fn tag_agrees(&self) -> bool {
        self.tag
            .as_deref()
            .is_none_or(|tag| tag == self.result.text())
    }

    /// True if the last position does not end the game, or agrees with the end of the moves. Any result agrees with a
    /// position that does not: players resign, agree on draws, repeat positions and run out of time.
    pub fn outcome_agrees(&self) -> bool {
        self.outcome.is_none() || GameResult::from(self.outcome) == self.result
    }

    /// True if everything agrees.
    pub fn agrees(&self) -> bool {
        self.tag_agrees() && self.outcome_agrees()
    }
}

impl fmt::Display for ResultCheck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the moves end with {}", self.result)?;
        match &self.tag {
            Some(tag) if !self.tag_agrees() => write!(f, ", the Result tag says `{tag}`")?,
            _ => {}
        }
        match self.outcome {
            Some(outcome) if !self.outcome_agrees() => {
                write!(f, ", by the rules the last position is: {outcome}")
            }
            _ => Ok(()),
        }
    }
}

impl Record {
    /// Compares the `Result` tag, the result at the end of the moves, and the position where a replay of this record
    /// ended.
    pub fn check_result<P: Rules>(&self, replay: &Replay<P>) -> ResultCheck {
        ResultCheck {
            tag: self.tags.get("Result").map(str::to_owned),
            result: self.result,
            outcome: replay.end.outcome(),
        }
    }
}
