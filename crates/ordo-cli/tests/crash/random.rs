use std::time::Duration;

use ordo_rules::SplitMix64;

/// A seeded random generator.
#[derive(Clone)]
pub(crate) struct Random(SplitMix64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(SplitMix64::new(seed))
    }

    /// A number less than `limit`.
    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.0.next_u64() % limit
    }

    pub(crate) fn millis(&mut self, from: u64, to: u64) -> Duration {
        Duration::from_millis(from + self.below(to - from))
    }

    /// A generator with an independent sequence.
    pub(crate) fn split(&mut self) -> Random {
        Random::new(self.0.next_u64())
    }
}
