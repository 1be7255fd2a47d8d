//! Stein's game.

use std::cmp::Reverse;

use ordo_rules::stein::{IllegalMove, Move, Position, SquareSet, components};
use ordo_rules::{Color, Outcome, Reason};

use crate::describe::Describe;
use crate::message::{Message, names};
use crate::shapes::Lens;

mod lens;
mod messages;

pub use messages::impossible;

impl Describe for Position {
    fn parse_move(text: &str) -> Result<Move, Message> {
        text.parse().map_err(|error| messages::unreadable(&error))
    }

    fn illegal_message(illegal: &IllegalMove) -> Message {
        messages::illegal(illegal)
    }

    fn squares(&self, mv: Move) -> [Vec<String>; 3] {
        let captures = names(mv.is_capture().then(|| mv.to()));
        [names(mv.run().iter()), names(mv.landing().iter()), captures]
    }

    fn decisive(&self, outcome: Outcome) -> Vec<String> {
        let Some(winner) = outcome.winner else {
            return Vec::new();
        };
        match outcome.reason {
            Reason::HomeRow => names(self.pieces(winner) & SquareSet::goal_row(winner)),
            Reason::CannotReconnect => {
                let parts = parts(self.pieces(!winner));
                parts.into_iter().skip(1).flat_map(names).collect()
            }
            _ => Vec::new(),
        }
    }

    fn in_tray(&self, _: Color) -> Vec<u8> {
        Vec::new()
    }

    fn lens(&self) -> Lens {
        lens::lens(self)
    }
}

/// The connected parts of a side, the largest first.
pub fn parts(pieces: SquareSet) -> Vec<SquareSet> {
    let mut parts: Vec<SquareSet> = components(pieces).collect();
    parts.sort_by_key(|part| Reverse(part.len()));
    parts
}
