//! Matches between engines: players, openings, games, records, and results with Elo and SPRT.

mod arena;
mod command_line;
mod elo;
mod engine_settings;
mod game;
mod openings;
mod record;
mod record_file;
mod runner;
mod spec;
mod sprt;
mod summary;
mod tally;
mod ugi_engine;
mod ugi_info;
mod ugi_process;

pub use arena::Arena;
pub use command_line::words as command_words;
pub use elo::Elo;
use game::{FinishedGame, LimitedEngine, play};
pub use openings::Openings;
pub use record_file::{ExistingFile, RecordFile};
pub use runner::{MatchSettings, run_match};
use spec::Participant;
pub use spec::PlayerSpec;
pub use sprt::{Sprt, SprtDecision};
pub use summary::MatchSummary;
use tally::Tally;
