//! A builder of challenges, so that tests name only what matters to them.

use ordo_api::{Challenge, RuleSet, SideChoice};

/// A private challenge in Stein's game without a clock, for a random side.
pub(crate) fn challenge() -> ChallengeBuilder {
    ChallengeBuilder(Challenge::new(RuleSet::Stein, "none".parse().unwrap()))
}

#[derive(Clone)]
pub(crate) struct ChallengeBuilder(Challenge);

impl ChallengeBuilder {
    pub(crate) fn game(mut self, game: RuleSet) -> ChallengeBuilder {
        self.0.game = game;
        self
    }

    pub(crate) fn clock(mut self, clock: &str) -> ChallengeBuilder {
        self.0.clock = clock.parse().unwrap();
        self
    }

    pub(crate) fn side(mut self, side: SideChoice) -> ChallengeBuilder {
        self.0.side = side;
        self
    }

    pub(crate) fn public(mut self) -> ChallengeBuilder {
        self.0.public = true;
        self
    }

    pub(crate) fn name(mut self, name: &str) -> ChallengeBuilder {
        name.clone_into(&mut self.0.name);
        self
    }

    pub(crate) fn build(self) -> Challenge {
        self.0
    }

    /// The body of a request.
    pub(crate) fn json(self) -> String {
        serde_json::to_string(&self.0).unwrap()
    }
}
