//! Time, wherever the engine runs. Everywhere but in a browser the standard library has it; there, `std::time::Instant`
//! does not work, and whoever starts the engine says where the time comes from.

use std::ops::Add;
use std::sync::OnceLock;
use std::time::Duration;

/// A moment, as in `std::time::Instant`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Instant(Duration);

static SOURCE: OnceLock<fn() -> Duration> = OnceLock::new();

/// Takes the time from here on from `source`: how long it is since some fixed moment. Answers whether it came first: once
/// somebody has asked for the time, or set a source, it stays as it is.
pub fn set_source(source: fn() -> Duration) -> bool {
    SOURCE.set(source).is_ok()
}

impl Instant {
    /// This moment.
    pub fn now() -> Instant {
        Instant(SOURCE.get_or_init(|| since_first_asked)())
    }

    /// The time since then.
    pub fn elapsed(self) -> Duration {
        Instant::now().0.saturating_sub(self.0)
    }
}

impl Add<Duration> for Instant {
    type Output = Instant;

    /// A moment later; the end of time if there is none.
    fn add(self, later: Duration) -> Instant {
        Instant(self.0.saturating_add(later))
    }
}

fn since_first_asked() -> Duration {
    static FIRST: OnceLock<std::time::Instant> = OnceLock::new();
    FIRST.get_or_init(std::time::Instant::now).elapsed()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_goes_on_and_its_source_stays() {
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
