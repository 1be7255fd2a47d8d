//! How often somebody may ask for something.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::config::Rate;
use crate::network::{Network, Networks};

/// What is left of a rate; less than nothing while somebody waits for what they have reserved.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TokenBucket {
    rate: Rate,
    left: f64,
    at: Instant,
}

impl TokenBucket {
    pub(crate) fn new(rate: Rate) -> TokenBucket {
        TokenBucket {
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

    /// Takes one in advance, and returns how long it takes until it is there.
    fn reserve_at(&mut self, now: Instant) -> Duration {
        self.refill(now);
        self.left -= 1.0;
        let missing = (-self.left).max(0.0);
        Duration::try_from_secs_f64(missing / self.rate.per_second).unwrap_or(LONGEST_WAIT)
    }

    fn refill(&mut self, now: Instant) {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * self.rate.per_second).min(self.rate.burst);
        self.at = now;
    }
}

/// A bucket for every address, shared by all who belong to it; an IPv6 /48 has one too.
pub(crate) struct RateLimiter {
    rate: Rate,
    buckets: Mutex<HashMap<Network, TokenBucket>>,
}

/// From here on, addresses that have been quiet are forgotten.
const MANY: usize = 10_000;
/// The wait when no bucket can be had.
const LONGEST_WAIT: Duration = Duration::from_secs(10);

impl RateLimiter {
    pub(crate) fn new(rate: Rate) -> RateLimiter {
        RateLimiter {
            rate,
            buckets: Mutex::default(),
        }
    }

    /// Takes one for an address, if there is one.
    pub(crate) fn take(&self, from: Networks) -> bool {
        let now = Instant::now();
        let mut buckets = self.buckets();
        let some = from.into_iter().all(|network| {
            self.bucket(&mut buckets, network, now)
                .is_some_and(|bucket| {
                    bucket.refill(now);
                    bucket.left >= 1.0
                })
        });
        if some {
            for network in from {
                if let Some(bucket) = buckets.get_mut(&network) {
                    bucket.take_at(now);
                }
            }
        }
        some
    }

    /// Takes one for an address in advance, and returns how long to wait for it. Those who wait are served in order.
    pub(crate) fn reserve(&self, from: Networks) -> Duration {
        let now = Instant::now();
        let mut buckets = self.buckets();
        let waits = from.into_iter().map(|network| {
            self.bucket(&mut buckets, network, now)
                .map_or(LONGEST_WAIT, |bucket| bucket.reserve_at(now))
        });
        waits.max().unwrap_or_default()
    }

    fn buckets(&self) -> MutexGuard<'_, HashMap<Network, TokenBucket>> {
        self.buckets.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The bucket of a network; none for a new one while very many others are busy.
    fn bucket<'a>(
        &self,
        buckets: &'a mut HashMap<Network, TokenBucket>,
        network: Network,
        now: Instant,
    ) -> Option<&'a mut TokenBucket> {
        if buckets.len() >= MANY && !buckets.contains_key(&network) {
            buckets.retain(|_, bucket| {
                bucket.refill(now);
                bucket.left < bucket.rate.burst
            });
            if buckets.len() >= MANY {
                return None;
            }
        }
        let rate = self.rate.times(network.share());
        Some(
            buckets
                .entry(network)
                .or_insert_with(|| TokenBucket::new(rate)),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;

    #[test]
    fn a_bucket_empties_and_fills() {
        let start = Instant::now();
        let mut bucket = TokenBucket::new(Rate {
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
        let rates = RateLimiter::new(Rate {
            burst: 1.0,
            per_second: 0.0,
        });
        let address = |n: u32| Networks::of(IpAddr::from(n.to_be_bytes()));
        assert!(rates.take(address(1)) && !rates.take(address(1)) && rates.take(address(2)));
        for n in 0..20_000 {
            rates.take(address(n));
        }
        assert!(rates.buckets().len() <= MANY);
    }

    #[test]
    fn a_48_gets_four_times_the_rate_of_a_64() {
        let rate = Rate {
            burst: 2.0,
            per_second: 0.0,
        };
        let rates = RateLimiter::new(rate);
        let taken = |site: u16| {
            let networks = (0..100).map(|n| {
                let address = [0x2001, 0xdb8, site, n, 0, 0, 0, 1];
                Networks::of(IpAddr::from(address))
            });
            networks
                .flat_map(|network| [network; 3])
                .filter(|network| rates.take(*network))
                .count()
        };
        assert_eq!((taken(1), taken(2)), (8, 8));
    }

    #[test]
    fn waits_queue_up_behind_each_other() {
        let start = Instant::now();
        let mut bucket = TokenBucket::new(Rate {
            burst: 2.0,
            per_second: 10.0,
        });
        bucket.at = start;
        let millis: Vec<u128> = (0..5)
            .map(|_| bucket.reserve_at(start).as_millis())
            .collect();
        assert_eq!(millis, [0, 0, 100, 200, 300]);
        let later = start + Duration::from_millis(300);
        assert_eq!(bucket.reserve_at(later).as_millis(), 100);
        let mut none = TokenBucket::new(Rate {
            burst: 0.0,
            per_second: 0.0,
        });
        assert_eq!(none.reserve_at(start), LONGEST_WAIT);
    }
}
