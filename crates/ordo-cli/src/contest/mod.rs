//! Games between players: who they are, what they start from, how a game is played, and what the results say.

mod arena;
mod child;
mod command_line;
mod elo;
mod game;
mod openings;
mod record;
mod spec;
mod sprt;
mod summary;
mod tally;
mod ugi;

pub(crate) use arena::{Arena, Baseline};
use elo::Elo;
pub(crate) use game::{Played, play};
pub(crate) use openings::Openings;
pub(crate) use record::record_of;
pub(crate) use spec::Spec;
use sprt::Decision;
pub(crate) use sprt::Sprt;
pub(crate) use summary::Summary;
use tally::Tally;
