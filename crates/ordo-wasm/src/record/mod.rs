//! Game records as trees: text in, tree out, and back.

mod messages;
mod open;
mod read;
mod tree;
mod write;

#[cfg(test)]
pub(crate) use open::OpenedGame;
pub(crate) use open::{Opened, open};
pub(crate) use read::read;
#[cfg(test)]
pub(crate) use tree::Node;
pub(crate) use tree::Tree;
pub(crate) use write::write;

use ordo_rules::Color;

use crate::codes;
use crate::game::{Shown, excerpt, over};
use crate::message::{Arg, Message, color, number, text};

/// A text of so many bytes is read; a book of games is smaller.
const MOST_TEXT: usize = 4 << 20;
/// And one game may have so many.
const MOST_GAME: usize = 1 << 20;
/// How deep variations may be nested: what JSON readers take.
const MOST_NESTING: usize = 40;

/// A place in a record's game, for walking through its moves.
#[derive(Clone)]
struct At<P> {
    position: P,
    /// Which game of the text, counted from 1.
    game: usize,
    /// The number of the next move, as records count.
    number: u64,
}

impl<P: Shown> At<P> {
    /// Plays a move and gives back its canonical text.
    fn play(&mut self, move_text: &str) -> Result<String, Message> {
        let mover = self.position.turn();
        let legal = match self.position.outcome() {
            Some(outcome) => Err(over(&self.position, outcome)),
            None => P::read_move(move_text).and_then(|mv| match self.position.explain(mv) {
                Ok(()) => Ok(mv),
                Err(illegal) => Err(P::illegal(&illegal)),
            }),
        };
        let mv = legal.map_err(|cause| self.refused(move_text, cause))?;
        let canonical = self.position.canonical(mv).to_string();
        self.position = self.position.after_unchecked(mv);
        self.number += u64::from(mover == Color::Black);
        Ok(canonical)
    }

    /// The message that the next move cannot be played.
    fn refused(&self, move_text: &str, cause: Message) -> Message {
        let place = [
            number(self.game),
            Arg::Number(self.number),
            color(self.position.turn()),
            text(excerpt(move_text)),
        ];
        codes::RECORD_MOVE.with(place).because(cause)
    }
}
