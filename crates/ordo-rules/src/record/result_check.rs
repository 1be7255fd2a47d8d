//! Whether all that a record says of its result agrees.

use core::fmt;

use super::{GameResult, Record, Replay};
use crate::prelude::*;
use crate::{Outcome, Rules};

/// The three places that tell how a game ended, side by side. That they differ is no error: people misread and mistype.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultCheck {
    /// The `Result` tag as it stands.
    pub tag: Option<String>,
    /// The result at the end of the moves.
    pub result: GameResult,
    /// What the rules say of the last position of the main line.
    pub outcome: Option<Outcome>,
}

impl ResultCheck {
    /// Whether the tag, if there is one, says the same as the end of the moves.
    pub fn tag_agrees(&self) -> bool {
        self.tag
            .as_deref()
            .is_none_or(|tag| tag == self.result.text())
    }

    /// Whether the last position, if it ends the game, says the same as the end of the moves. Any result agrees with a
    /// position that does not: players resign, agree on draws, repeat positions and run out of time.
    pub fn outcome_agrees(&self) -> bool {
        self.outcome.is_none() || GameResult::from(self.outcome) == self.result
    }

    /// Whether everything agrees.
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
