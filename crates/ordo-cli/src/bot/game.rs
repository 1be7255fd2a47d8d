//! A game as its player hears of it.

use std::time::Duration;

use serde_json::Value;

use super::thinker::Puzzle;

/// What asks for an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Heard {
    Nothing,
    DrawOffered,
    TakeBackOffered,
    RematchOffered,
    /// The id of the next game.
    Rematch(String),
    /// What was sent was not done.
    Refused,
}

/// What the player knows.
#[derive(Clone, Debug, Default)]
pub(super) struct Seat {
    you: Option<String>,
    start: String,
    moves: Vec<String>,
    state: Value,
    increment: Duration,
}

impl Seat {
    /// Takes a message of the socket in.
    pub(super) fn hear(&mut self, message: &Value) -> Heard {
        match text(message, "type") {
            Some("game") => {
                let game = message.get("game").unwrap_or(&Value::Null);
                self.you = text(game, "you").map(str::to_owned);
                text(game, "start")
                    .unwrap_or_default()
                    .clone_into(&mut self.start);
                self.increment = increment(text(game, "clock").unwrap_or_default());
                let moves = game.get("moves").and_then(Value::as_array);
                let moves = moves.into_iter().flatten();
                self.moves = moves
                    .filter_map(|played| text(played, "move"))
                    .map(str::to_owned)
                    .collect();
                self.state = game.get("state").cloned().unwrap_or_default();
            }
            Some("events") => {
                let events = message.get("events").and_then(Value::as_array);
                for event in events.into_iter().flatten() {
                    self.happen(event);
                }
                self.state = message.get("state").cloned().unwrap_or_default();
            }
            Some("refused") => return Heard::Refused,
            _ => return Heard::Nothing,
        }
        self.offered()
    }

    fn happen(&mut self, event: &Value) {
        match text(event, "type") {
            Some("move") => self.moves.extend(text(event, "move").map(str::to_owned)),
            Some("taken-back") => {
                let to = event.get("to").and_then(Value::as_u64);
                self.moves.truncate(to.unwrap_or_default() as usize);
            }
            _ => (),
        }
    }

    /// What the other side waits for.
    fn offered(&self) -> Heard {
        if let Some(next) = text(&self.state, "rematch") {
            return Heard::Rematch(next.to_owned());
        }
        let offers = self.state.get("offers");
        let by_other = |what| {
            let by = offers.and_then(|offers| text(offers, what));
            by.is_some() && by != self.you.as_deref()
        };
        if by_other("draw") {
            Heard::DrawOffered
        } else if by_other("takeBack") {
            Heard::TakeBackOffered
        } else if by_other("rematch") {
            Heard::RematchOffered
        } else {
            Heard::Nothing
        }
    }

    pub(super) fn plies(&self) -> usize {
        self.moves.len()
    }

    pub(super) fn seq(&self) -> u64 {
        let seq = self.state.get("seq").and_then(Value::as_u64);
        seq.unwrap_or_default()
    }

    pub(super) fn is_over(&self) -> bool {
        text(&self.state, "status") == Some("over")
    }

    pub(super) fn is_my_turn(&self) -> bool {
        let playing = text(&self.state, "status") == Some("playing");
        playing && self.you.is_some() && text(&self.state, "turn") == self.you.as_deref()
    }

    /// What to think about, and how much time is left for it.
    pub(super) fn problem(&self) -> Puzzle {
        let clocks = self.state.get("clocks");
        let own = |clocks: &Value| clocks.get(self.you.as_deref()?)?.as_u64();
        Puzzle {
            start: self.start.clone(),
            moves: self.moves.clone(),
            left: clocks.and_then(own).map(Duration::from_millis),
            increment: self.increment,
        }
    }

    /// How it ended, for people.
    pub(super) fn result(&self) -> String {
        let ending = self.state.get("ending").unwrap_or(&Value::Null);
        let reason = text(ending, "reason").unwrap_or("unfinished");
        match (text(ending, "winner"), reason) {
            (Some("w"), _) => format!("White wins: {reason}"),
            (Some(_), _) => format!("Black wins: {reason}"),
            (None, "aborted" | "expired" | "unfinished") => format!("No result: {reason}"),
            (None, _) => format!("Draw: {reason}"),
        }
    }
}

fn text<'a>(value: &'a Value, name: &str) -> Option<&'a str> {
    value.get(name)?.as_str()
}

/// What a clock such as `5+3` adds a move.
fn increment(clock: &str) -> Duration {
    let seconds = clock
        .split_once('+')
        .and_then(|(_, seconds)| seconds.parse().ok());
    Duration::from_secs(seconds.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn game(state: &Value) -> Value {
        json!({"type": "game", "game": {"you": "b", "start": "…", "clock": "5+3",
            "moves": [{"move": "a3-a4"}], "state": state}})
    }

    #[test]
    fn it_follows_the_game() {
        let mut seat = Seat::default();
        let offers = json!({"draw": null, "takeBack": null, "rematch": null});
        let state = json!({"seq": 2, "status": "playing", "turn": "b", "offers": offers,
            "clocks": {"w": 1000, "b": 2000, "running": "b"}});
        assert_eq!(seat.hear(&game(&state)), Heard::Nothing);
        assert!(seat.is_my_turn() && !seat.is_over());
        let puzzle = seat.problem();
        assert_eq!(puzzle.left, Some(Duration::from_secs(2)));
        assert_eq!(puzzle.increment, Duration::from_secs(3));

        let events = json!({"type": "events", "events": [{"type": "move", "move": "a6-a5"}],
            "state": {"seq": 3, "status": "playing", "turn": "w", "offers": {"draw": "w"}}});
        assert_eq!(seat.hear(&events), Heard::DrawOffered);
        assert_eq!((seat.plies(), seat.is_my_turn()), (2, false));
        let own = json!({"type": "events", "events": [], "state": {"offers": {"draw": "b", "takeBack": "w"}}});
        assert_eq!(seat.hear(&own), Heard::TakeBackOffered);
        let back = json!({"type": "events", "events": [{"type": "taken-back", "to": 0}],
            "state": {"status": "over", "ending": {"winner": null, "reason": "agreement"}, "offers": {"rematch": "w"}}});
        assert_eq!(seat.hear(&back), Heard::RematchOffered);
        assert_eq!((seat.plies(), seat.is_over()), (0, true));
        assert_eq!(seat.result(), "Draw: agreement");
        let next = json!({"type": "events", "events": [], "state": {"rematch": "abc"}});
        assert_eq!(seat.hear(&next), Heard::Rematch("abc".to_owned()));
        assert_eq!(seat.hear(&json!({"type": "refused"})), Heard::Refused);
    }

    #[test]
    fn nonsense_is_no_trouble() {
        let mut seat = Seat::default();
        for message in [
            json!(null),
            json!([]),
            json!({"type": 1}),
            json!({"type": "game"}),
        ] {
            assert_eq!(seat.hear(&message), Heard::Nothing);
            assert!(!seat.is_my_turn());
        }
    }
}
