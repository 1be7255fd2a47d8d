//! Games between players: who they are, what they start from, how a game is played, and what the results say.

mod arena;
mod child;
mod command_line;
mod elo;
mod game;
mod info;
mod openings;
mod record;
mod record_file;
mod spec;
mod sprt;
mod summary;
mod tally;
mod ugi;

pub(crate) use arena::{Arena, Baseline};
use elo::Elo;
pub(crate) use game::{Played, Seat, play};
pub(crate) use openings::Openings;
pub(crate) use record::{Side, record_of};
pub(crate) use record_file::{Existing, RecordFile};
pub(crate) use spec::Spec;
use sprt::Decision;
pub(crate) use sprt::Sprt;
pub(crate) use summary::Summary;
use tally::Tally;

/// A number of games that are played in pairs.
pub(crate) fn even(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(games) if games > 0 && games % 2 == 0 => Ok(games),
        _ => Err(
            "expected an even number above zero, since each opening is played with both colours"
                .to_owned(),
        ),
    }
}
