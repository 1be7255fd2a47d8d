//! A game: its settings, events, state, clocks and records. Pure: no I/O, no async, no transport.

pub(crate) mod board;
pub(crate) mod change;
pub(crate) mod clock;
pub(crate) mod decide;
#[cfg(test)]
mod fixtures;
pub(crate) mod lag;
#[cfg(test)]
mod laws;
pub(crate) mod name;
pub(crate) mod presence;
pub(crate) mod record;
pub(crate) mod refusal;
pub(crate) mod secret;
pub(crate) mod snapshot;
pub(crate) mod state;
#[cfg(test)]
mod tests;
