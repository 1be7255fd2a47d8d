//! Messages for outcomes.

use ordo_rules::{Outcome, Reason};

use crate::codes;
use crate::message::{Message, color, text};

/// The message for an outcome.
pub fn outcome_message(outcome: Outcome) -> Message {
    let won = match outcome.reason {
        Reason::HomeRow => codes::HOME_ROW,
        Reason::NoPieces => codes::NO_PIECES,
        Reason::CannotReconnect => codes::CANNOT_RECONNECT,
        Reason::NoMoves => codes::NO_MOVES,
        Reason::Ordo => codes::ORDO,
        Reason::Resignation => codes::RESIGNATION,
        Reason::Time => codes::TIME,
        Reason::Repetition => return codes::REPETITION.with([]),
        Reason::Agreement => return codes::AGREEMENT.with([]),
        // Unreachable: a test checks that every reason has its own message.
        _ => return codes::OVER.with([]),
    };
    won.with([outcome.winner.map_or_else(|| text(""), color)])
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test")]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_reason_has_a_message() {
        let messages: HashSet<String> = Reason::ALL
            .iter()
            .map(|&reason| {
                let message = outcome_message(Outcome::draw(reason));
                serde_json::to_string(&message).unwrap()
            })
            .collect();
        assert_eq!(messages.len(), Reason::ALL.len());
        let over = serde_json::to_string(&codes::OVER.with([])).unwrap();
        assert!(!messages.contains(&over));
    }
}
