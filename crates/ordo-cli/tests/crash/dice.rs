use std::time::Duration;

use ordo_rules::SplitMix64;

/// A seeded random generator.
#[derive(Clone)]
pub(crate) struct Dice(SplitMix64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(SplitMix64::new(seed))
    }

    /// A number less than `sides`.
    pub(crate) fn roll(&mut self, sides: u64) -> u64 {
        self.0.next_u64() % sides
    }

    pub(crate) fn millis(&mut self, from: u64, to: u64) -> Duration {
        Duration::from_millis(from + self.roll(to - from))
    }

    /// A generator with an independent sequence.
    pub(crate) fn split(&mut self) -> Dice {
        Dice::new(self.0.next_u64())
    }
}
