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

use ordo_describe::message::{color, number, text};
use ordo_describe::{Arg, Message, codes};
use ordo_rules::Color;

use crate::game::{GameView, excerpt, over};

/// Maximum size of a text in bytes.
const MAX_TEXT: usize = 4 << 20;
/// Maximum size of one game in bytes.
const MAX_GAME: usize = 1 << 20;
/// Maximum nesting of variations; JSON parsers limit it, too.
const MAX_NESTING: usize = 40;

/// A place in a game of a record, from which its moves are replayed.
#[derive(Clone)]
struct Cursor<P> {
    position: P,
    /// The number of the game in the text, from 1.
    game: usize,
    /// The number of the next move, as records count.
    number: u64,
}

impl<P: GameView> Cursor<P> {
    /// Plays a move and returns its canonical text.
    fn play(&mut self, move_text: &str) -> Result<String, Message> {
        let mover = self.position.turn();
        let legal = match self.position.outcome() {
            Some(outcome) => Err(over(&self.position, outcome)),
            None => P::parse_move(move_text).and_then(|mv| match self.position.explain(mv) {
                Ok(()) => Ok(mv),
                Err(illegal) => Err(P::illegal_message(&illegal)),
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
