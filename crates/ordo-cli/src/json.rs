//! JSON shared by several subcommands.

use std::io::Write;

use ordo_rules::{Color, Outcome};
use serde::Serialize;

use crate::failure::Failure;

/// `{"winner": "w", "reason": "home row"}`.
#[derive(Serialize, Debug)]
pub(crate) struct OutcomeJson {
    winner: Option<char>,
    reason: &'static str,
}

impl From<Outcome> for OutcomeJson {
    fn from(outcome: Outcome) -> OutcomeJson {
        OutcomeJson {
            winner: outcome.winner.map(Color::letter),
            reason: outcome.reason.text(),
        }
    }
}

/// Writes a value as one line of JSON.
pub(crate) fn write_line(out: &mut dyn Write, value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string(value).map_err(std::io::Error::from)?;
    Ok(writeln!(out, "{text}")?)
}

/// With `json`, prints input errors as a JSON object on the output; other errors are returned unchanged.
pub(crate) fn fail(out: &mut dyn Write, json: bool, failure: Failure) -> Result<(), Failure> {
    if json && matches!(failure, Failure::Input(_) | Failure::File { .. }) {
        write_line(out, &serde_json::json!({ "error": failure.to_string() }))?;
        return Err(Failure::AlreadyReported);
    }
    Err(failure)
}
