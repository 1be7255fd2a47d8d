//! Khalifa's game.

use ordo_rules::khalifa::{IllegalTurn, Position, Size, Square, Step, Turn};
use ordo_rules::{Color, Outcome};

use crate::describe::Describe;
use crate::message::{Message, names};
use crate::shapes::Lens;

mod lens;
mod messages;

pub use messages::impossible;

impl Describe for Position {
    fn parse_move(text: &str) -> Result<Turn, Message> {
        text.parse()
            .map_err(|error| third_step(text).unwrap_or_else(|| messages::unreadable(&error)))
    }

    fn illegal_message(illegal: &IllegalTurn) -> Message {
        messages::illegal(illegal)
    }

    fn squares(&self, turn: Turn) -> [Vec<String>; 3] {
        if let Turn::Place { square, .. } = turn {
            return [Vec::new(), names([square]), Vec::new()];
        }
        let ends = |end: fn(Step) -> Square| names(turn.steps().map(end));
        [ends(|step| step.from), ends(|step| step.to), Vec::new()]
    }

    fn decisive(&self, outcome: Outcome) -> Vec<String> {
        let ordo = outcome.winner.and_then(|winner| self.ordo(winner));
        ordo.map(names).unwrap_or_default()
    }

    fn in_tray(&self, color: Color) -> Vec<u8> {
        self.in_hand(color).map(Size::number).collect()
    }

    fn lens(&self) -> Lens {
        lens::lens(self)
    }
}

/// The message for a turn of three readable steps (K5), such as `88-55,35-57,52-53`.
fn third_step(text: &str) -> Option<Message> {
    let steps: Vec<Step> = text
        .split(',')
        .take(3)
        .map_while(|step| match step.parse() {
            Ok(Turn::One(step)) => Some(step),
            _ => None,
        })
        .collect();
    let &[_, _, step] = steps.as_slice() else {
        return None;
    };
    Some(messages::illegal(&IllegalTurn::ThirdStep { step }))
}
