//! How often somebody may ask for something.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Instant;

/// So many at once, and so many a second after that.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// At once.
    pub burst: f64,
    /// A second.
    pub per_second: f64,
}

/// What is left of a rate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    rate: Rate,
    left: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn new(rate: Rate) -> Bucket {
        Bucket {
            rate,
            left: rate.burst,
            at: Instant::now(),
        }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self) -> bool {
        self.take_at(Instant::now())
    }

    fn take_at(&mut self, now: Instant) -> bool {
        self.refill(now);
        let some = self.left >= 1.0;
        if some {
            self.left -= 1.0;
        }
        some
    }

    fn refill(&mut self, now: Instant) {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * self.rate.per_second).min(self.rate.burst);
        self.at = now;
    }
}

/// A bucket for every address.
pub(crate) struct Rates {
    rate: Rate,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

/// From here on, addresses that have been quiet are forgotten.
const MANY: usize = 10_000;

impl Rates {
    pub(crate) fn new(rate: Rate) -> Rates {
        Rates {
            rate,
            buckets: Mutex::default(),
        }
    }

    /// Takes one for an address, if there is one.
    pub(crate) fn take(&self, from: IpAddr) -> bool {
        let now = Instant::now();
        let mut buckets = self
            .buckets
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        if buckets.len() >= MANY {
            buckets.retain(|_, bucket| {
                bucket.refill(now);
                bucket.left < bucket.rate.burst
            });
            // Even so many busy addresses are no reason to grow without bounds.
            if buckets.len() >= MANY && !buckets.contains_key(&from) {
                return false;
            }
        }
        buckets
            .entry(from)
            .or_insert_with(|| Bucket::new(self.rate))
            .take_at(now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_empties_and_fills() {
        let start = Instant::now();
        let mut bucket = Bucket::new(Rate {
            burst: 3.0,
            per_second: 2.0,
        });
        bucket.at = start;
        assert!((0..3).all(|_| bucket.take_at(start)));
        assert!(!bucket.take_at(start));
        assert!(bucket.take_at(start + Duration::from_millis(500)));
        assert!(!bucket.take_at(start + Duration::from_millis(500)));
        let later = start + Duration::from_mins(1);
        assert_eq!((0..10).filter(|_| bucket.take_at(later)).count(), 3);
    }

    #[test]
    fn addresses_do_not_share_and_are_bounded() {
        let rates = Rates::new(Rate {
            burst: 1.0,
            per_second: 0.0,
        });
        let address = |n: u32| IpAddr::from(n.to_be_bytes());
        assert!(rates.take(address(1)) && !rates.take(address(1)) && rates.take(address(2)));
        for n in 0..20_000 {
            rates.take(address(n));
        }
        assert!(rates.buckets.lock().unwrap().len() <= MANY);
    }
}
