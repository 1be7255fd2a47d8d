use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Limits of a search. Without any, it runs until it is stopped or the result is proved. However tight the limits are, every
/// legal move is searched one ply deep.
#[derive(Clone, Debug, Default)]
pub struct SearchLimits {
    /// Maximum depth in plies.
    pub depth: Option<u32>,
    /// Maximum number of nodes.
    pub nodes: Option<u64>,
    /// Maximum time.
    pub movetime: Option<Duration>,
    /// Clock of the side to move.
    pub time_left: Option<TimeLeft>,
    /// Number of principal variations (`MultiPV`); 0 means 1.
    pub multipv: usize,
}

impl SearchLimits {
    /// Time for the search, by `movetime` and the clock.
    pub(crate) fn time_budget(&self) -> Option<Duration> {
        let by_clock = self.time_left.map(TimeLeft::budget);
        [self.movetime, by_clock].into_iter().flatten().min()
    }
}

/// The clock of one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeLeft {
    /// Remaining time.
    pub left: Duration,
    /// Time added after each move.
    pub increment: Duration,
}

impl TimeLeft {
    /// Time for one move: a share of the remaining time and most of the increment.
    pub(crate) fn budget(self) -> Duration {
        let share = self.left / 25 + self.increment * 3 / 4;
        share.min(self.left / 2)
    }
}

/// A flag that stops a search from another thread. Clones share the flag.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Stops the search at its next check.
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Clears the flag for another search.
    pub fn reset(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// True if the flag is set.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
