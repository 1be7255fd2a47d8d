//! Everything that can happen in a game, from all threads.

use super::online::News;
use super::thinker::Report;

/// An event.
#[derive(Debug)]
pub(crate) enum Event<M> {
    /// A result of an engine.
    Engine(Report<M>),
    /// News from the server.
    Server(News),
    /// A key, a click or a new size of the terminal.
    Terminal(crossterm::event::Event),
    /// A line of input.
    Line(String),
    /// The end of the input.
    End,
}
