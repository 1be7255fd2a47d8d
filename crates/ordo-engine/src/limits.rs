use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// What a search must keep to. Without any limit it goes on until it is stopped or knows everything. However tight the limits
/// are, every legal move is looked at once.
#[derive(Clone, Debug, Default)]
pub struct SearchLimits {
    /// How many plies deep at most.
    pub depth: Option<u32>,
    /// How many nodes at most.
    pub nodes: Option<u64>,
    /// How long at most.
    pub movetime: Option<Duration>,
    /// The clock to play by.
    pub time_left: Option<TimeLeft>,
    /// How many best lines are wanted; none is the same as one.
    pub multipv: usize,
}

/// The mover's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeLeft {
    /// What is left of it.
    pub left: Duration,
    /// What is added after each move.
    pub increment: Duration,
}

impl TimeLeft {
    /// How long to think about a move: a share of what is left, and most of the increment.
    pub(crate) fn budget(self) -> Duration {
        let share = self.left / 25 + self.increment * 3 / 4;
        share.min(self.left / 2)
    }
}

/// A switch that ends a search from outside. Clones are the same switch.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Ends the search as soon as it looks.
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Makes the switch ready for another search.
    pub fn reset(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether the search was told to end.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
