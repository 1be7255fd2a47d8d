//! Token-bucket rate limiter, keyed by client network.
//!
//! Written by hand because a request takes a token from two buckets or from none (an IPv6 client's /64 and /48), and because
//! messages over the limit are delayed in order rather than refused.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use ordo_api::Millis;

use crate::config::Rate;
use crate::network::{Network, Networks};
use crate::time::Clock;

/// A token bucket. The number of tokens is negative while clients wait for reserved ones.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TokenBucket {
    rate: Rate,
    tokens: f64,
    refilled: Millis,
}

impl TokenBucket {
    /// A full bucket.
    pub(crate) fn new(rate: Rate, now: Millis) -> TokenBucket {
        TokenBucket {
            rate,
            tokens: rate.burst,
            refilled: now,
        }
    }

    /// Takes a token if there is one.
    pub(crate) fn take(&mut self, now: Millis) -> bool {
        self.refill(now);
        let available = self.tokens >= 1.0;
        if available {
            self.tokens -= 1.0;
        }
        available
    }

    /// Takes a token in advance, and returns the time until it is refilled.
    fn reserve(&mut self, now: Millis) -> Duration {
        self.refill(now);
        self.tokens -= 1.0;
        if self.tokens >= 0.0 {
            return Duration::ZERO;
        }
        let wait = -self.tokens / self.rate.per_second;
        Duration::try_from_secs_f64(wait).unwrap_or(MAX_WAIT)
    }

    fn refill(&mut self, now: Millis) {
        let elapsed = (now - self.refilled).max(0) as f64 / 1000.0;
        self.tokens = (self.tokens + elapsed * self.rate.per_second).min(self.rate.burst);
        self.refilled = now;
    }
}

/// A token bucket for each network: IPv4 address, IPv6 /64 and IPv6 /48.
pub(crate) struct RateLimiter {
    rate: Rate,
    clock: Arc<dyn Clock>,
    buckets: Mutex<HashMap<Network, TokenBucket>>,
}

/// Maximum number of buckets. Full buckets are dropped to make room.
const MAX_BUCKETS: usize = 10_000;
/// The delay of a message if its bucket cannot be created.
const MAX_WAIT: Duration = Duration::from_secs(10);

impl RateLimiter {
    pub(crate) fn new(rate: Rate, clock: Arc<dyn Clock>) -> RateLimiter {
        RateLimiter {
            rate,
            clock,
            buckets: Mutex::default(),
        }
    }

    /// Takes a token from each bucket of a client, or none if one of them is empty.
    pub(crate) fn take(&self, from: Networks) -> bool {
        let now = self.clock.now();
        let mut buckets = self.buckets();
        let available = from.into_iter().all(|network| {
            self.bucket(&mut buckets, network, now)
                .is_some_and(|bucket| {
                    bucket.refill(now);
                    bucket.tokens >= 1.0
                })
        });
        if available {
            for network in from {
                if let Some(bucket) = buckets.get_mut(&network) {
                    bucket.take(now);
                }
            }
        }
        available
    }

    /// Takes a token from each bucket of a client in advance, and returns the time to wait for it. Waiting messages are served
    /// in order.
    pub(crate) fn reserve(&self, from: Networks) -> Duration {
        let now = self.clock.now();
        let mut buckets = self.buckets();
        let waits = from.into_iter().map(|network| {
            self.bucket(&mut buckets, network, now)
                .map_or(MAX_WAIT, |bucket| bucket.reserve(now))
        });
        waits.max().unwrap_or_default()
    }

    fn buckets(&self) -> MutexGuard<'_, HashMap<Network, TokenBucket>> {
        self.buckets.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The bucket of a network, created on demand; `None` if there are too many.
    fn bucket<'a>(
        &self,
        buckets: &'a mut HashMap<Network, TokenBucket>,
        network: Network,
        now: Millis,
    ) -> Option<&'a mut TokenBucket> {
        if buckets.len() >= MAX_BUCKETS && !buckets.contains_key(&network) {
            buckets.retain(|_, bucket| {
                bucket.refill(now);
                bucket.tokens < bucket.rate.burst
            });
            if buckets.len() >= MAX_BUCKETS {
                return None;
            }
        }
        let rate = self.rate.times(network.share());
        Some(
            buckets
                .entry(network)
                .or_insert_with(|| TokenBucket::new(rate, now)),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::ManualClock;
    use std::net::IpAddr;

    const fn rate(burst: f64, per_second: f64) -> Rate {
        Rate { burst, per_second }
    }

    fn limiter(rate: Rate) -> (RateLimiter, Arc<ManualClock>) {
        let clock = Arc::new(ManualClock::default());
        (RateLimiter::new(rate, clock.clone()), clock)
    }

    #[test]
    fn a_bucket_allows_a_burst_and_refills() {
        let mut bucket = TokenBucket::new(rate(3.0, 2.0), 0);
        assert!((0..3).all(|_| bucket.take(0)));
        assert!(!bucket.take(0));
        assert!(bucket.take(500));
        assert!(!bucket.take(500));
        assert_eq!((0..10).filter(|_| bucket.take(60_000)).count(), 3);
    }

    #[test]
    fn a_client_over_the_limit_may_continue_once_its_bucket_refills() {
        let (limiter, clock) = limiter(rate(2.0, 1.0));
        let client = Networks::of(IpAddr::from([192, 0, 2, 1]));
        let taken = || (0..5).filter(|_| limiter.take(client)).count();
        assert_eq!((taken(), taken()), (2, 0));
        clock.advance(Duration::from_secs(1));
        assert_eq!(taken(), 1);
        assert_eq!(limiter.reserve(client), Duration::from_secs(1));
    }

    #[test]
    fn each_address_has_its_bucket_and_their_number_is_bounded() {
        let (rates, _) = limiter(rate(1.0, 0.0));
        let address = |n: u32| Networks::of(IpAddr::from(n.to_be_bytes()));
        assert!(rates.take(address(1)) && !rates.take(address(1)) && rates.take(address(2)));
        for n in 0..20_000 {
            rates.take(address(n));
        }
        assert!(rates.buckets().len() <= MAX_BUCKETS);
    }

    #[test]
    fn an_ipv6_48_gets_four_times_the_rate_of_a_64() {
        let (rates, _) = limiter(rate(2.0, 0.0));
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
    fn reserved_tokens_are_waited_for_in_order() {
        let mut bucket = TokenBucket::new(rate(2.0, 10.0), 0);
        let millis: Vec<u128> = (0..5).map(|_| bucket.reserve(0).as_millis()).collect();
        assert_eq!(millis, [0, 0, 100, 200, 300]);
        assert_eq!(bucket.reserve(300).as_millis(), 100);
        let mut one = TokenBucket::new(rate(1.0, 0.0), 0);
        assert_eq!(one.reserve(0), Duration::ZERO);
        assert_eq!(one.reserve(0), MAX_WAIT);
    }
}
