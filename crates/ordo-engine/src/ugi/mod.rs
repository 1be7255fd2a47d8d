//! A server for the Universal Game Interface (UGI), a line-based engine protocol. `docs/PROTOCOL.md` lists the commands.
//!
//! [`serve`] takes any input and output, so that tests and fuzzers run the same code as the program. One thread reads: it answers
//! `stop`, `isready` and `quit` itself and queues everything else for a second thread, which owns the game and the engine.
//!
//! ```
//! use ordo_engine::ugi::{SessionLimits, serve};
//!
//! let mut answers = Vec::new();
//! let script = "position startpos moves a3-a4\nquery p1turn\n";
//! serve(script.as_bytes(), &mut answers, &SessionLimits::default())?;
//! assert_eq!(answers, b"response false\n");
//! # Ok::<(), std::io::Error>(())
//! ```
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic
)]

mod board_text;
mod command;
mod go;
mod lines;
mod options;
mod output;
mod report;
mod server;
mod session;

pub use options::{OpenTables, SessionLimits, is_available};
pub use server::serve;
