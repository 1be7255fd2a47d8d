//! A builder of challenges, so that tests name only what matters to them.

use ordo_api::Challenge;
use serde_json::{Value, json};

/// A private challenge in Stein's game without a clock, for a random side.
pub(crate) fn challenge() -> ChallengeBuilder {
    ChallengeBuilder(json!({"game": "stein", "clock": "none"}))
}

#[derive(Clone)]
pub(crate) struct ChallengeBuilder(Value);

impl ChallengeBuilder {
    pub(crate) fn game(self, game: &str) -> ChallengeBuilder {
        self.with("game", json!(game))
    }

    pub(crate) fn clock(self, clock: &str) -> ChallengeBuilder {
        self.with("clock", json!(clock))
    }

    pub(crate) fn side(self, side: &str) -> ChallengeBuilder {
        self.with("side", json!(side))
    }

    pub(crate) fn public(self) -> ChallengeBuilder {
        self.with("public", json!(true))
    }

    pub(crate) fn name(self, name: &str) -> ChallengeBuilder {
        self.with("name", json!(name))
    }

    fn with(mut self, field: &str, value: Value) -> ChallengeBuilder {
        self.0[field] = value;
        self
    }

    /// The body of a request.
    pub(crate) fn json(self) -> Value {
        self.0
    }

    pub(crate) fn build(self) -> Challenge {
        serde_json::from_value(self.0).unwrap()
    }
}
