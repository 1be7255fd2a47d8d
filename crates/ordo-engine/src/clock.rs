//! A monotonic clock that also works in browsers, where `std::time::Instant` does not and the host sets a time source.

use std::ops::Add;
use std::sync::OnceLock;
use std::time::Duration;

/// A point in time, like `std::time::Instant`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Instant(Duration);

static SOURCE: OnceLock<fn() -> Duration> = OnceLock::new();

/// Sets the time source, which returns the time since a fixed point. Returns false, without effect, if a source was set or the
/// time was read before.
pub fn set_source(source: fn() -> Duration) -> bool {
    SOURCE.set(source).is_ok()
}

impl Instant {
    /// The current time.
    pub fn now() -> Instant {
        Instant(SOURCE.get_or_init(|| since_first_use)())
    }

    /// Time since this point.
    pub fn elapsed(self) -> Duration {
        Instant::now().0.saturating_sub(self.0)
    }
}

impl Add<Duration> for Instant {
    type Output = Instant;

    /// A later point, saturating at the largest one.
    fn add(self, later: Duration) -> Instant {
        Instant(self.0.saturating_add(later))
    }
}

fn since_first_use() -> Duration {
    static FIRST: OnceLock<std::time::Instant> = OnceLock::new();
    FIRST.get_or_init(std::time::Instant::now).elapsed()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_monotonic_and_the_source_is_fixed() {
        let start = Instant::now();
        let later = start + Duration::from_millis(2);
        assert!(later > start);
        while Instant::now() < later {}
        assert!(start.elapsed() >= Duration::from_millis(2));
        assert!(!set_source(|| Duration::ZERO));
        assert!(start.elapsed() >= Duration::from_millis(2));
        assert!(start + Duration::MAX >= later);
    }
}
