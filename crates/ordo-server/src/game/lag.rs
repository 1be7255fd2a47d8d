//! Lag compensation: network delay credited to the mover.
//!
//! The server cannot tell a slow network from a client that answers pings late on purpose. The estimate is therefore the
//! *minimum* of the recent round trips, and compensation comes out of a quota per player and game that refills slowly. A client
//! that fakes lag gains half a second at the start and at most a tenth of a second per move after that.

use ordo_api::{MINUTE, Millis, SECOND, TimeControl};
use std::collections::VecDeque;

/// Maximum compensation for one move.
pub(crate) const MAX_LAG: Millis = 500;
/// The quota at the start of a game, and its upper limit.
const INITIAL: Millis = 500;
const MAX_QUOTA: Millis = 1000;
/// The refill per move in games of a minute or more; shorter games refill proportionally less.
const REFILL: Millis = 100;
/// Moves per side assumed when estimating the length of a game.
const ESTIMATED_MOVES: Millis = 40;
/// Number of recent round trips used for the estimate.
const RECENT: usize = 5;

/// The lag compensation still available to one player of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LagQuota {
    left: Millis,
    refill: Millis,
}

impl LagQuota {
    pub(crate) fn new(control: TimeControl) -> LagQuota {
        let refill = match control {
            TimeControl::RealTime { initial, increment } => {
                let estimated = initial + increment * ESTIMATED_MOVES;
                (REFILL * estimated / MINUTE).min(REFILL)
            }
            TimeControl::Unlimited | TimeControl::Correspondence { .. } => REFILL,
        };
        LagQuota {
            left: INITIAL,
            refill,
        }
    }

    /// The maximum compensation for the current move.
    pub(crate) fn available(&self) -> Millis {
        self.left.clamp(0, MAX_LAG)
    }

    /// Records a move that was credited with `used`.
    pub(crate) fn spend(&mut self, used: Millis) {
        self.left = (self.left - used + self.refill).clamp(0, MAX_QUOTA);
    }
}

/// The recent round trips of one socket.
#[derive(Debug, Default)]
pub(crate) struct RoundTrips(VecDeque<Millis>);

impl RoundTrips {
    pub(crate) fn add(&mut self, round_trip: Millis) {
        if self.0.len() == RECENT {
            self.0.pop_front();
        }
        self.0.push_back(round_trip.clamp(0, MINUTE));
    }

    /// The estimated lag: the fastest recent round trip, or zero before the first.
    pub(crate) fn lag(&self) -> Millis {
        self.0.iter().copied().min().unwrap_or(0)
    }
}

const _: () = assert!(INITIAL <= MAX_QUOTA && REFILL < SECOND);

#[cfg(test)]
mod tests {
    use super::*;

    fn quota(control: &str) -> LagQuota {
        LagQuota::new(control.parse().unwrap())
    }

    #[test]
    fn constant_lag_is_limited_to_the_refill() {
        let mut quota = quota("1+0");
        let mut given = 0;
        for _ in 0..40 {
            let used = quota.available();
            given += used;
            quota.spend(used);
        }
        assert_eq!(given, 500 + 39 * 100);
    }

    #[test]
    fn a_lag_spike_is_compensated_in_full_after_quiet_moves() {
        let mut quota = quota("3+0");
        for _ in 0..10 {
            quota.spend(50);
        }
        assert_eq!(quota.available(), MAX_LAG);
        quota.spend(MAX_LAG);
        assert_eq!(quota.available(), MAX_LAG, "the quota holds two spikes");
        quota.spend(MAX_LAG);
        assert!(quota.available() < MAX_LAG);
    }

    #[test]
    fn shorter_games_refill_less() {
        assert_eq!(quota("0+1").refill, 66);
        assert_eq!(quota("1+0").refill, 100);
        assert_eq!(quota("180+180").refill, 100);
        assert_eq!(quota("none").refill, 100);
    }

    #[test]
    fn the_estimate_is_the_minimum_of_recent_round_trips() {
        let mut trips = RoundTrips::default();
        assert_eq!(trips.lag(), 0);
        for millis in [900, 40, 700, 800] {
            trips.add(millis);
        }
        assert_eq!(trips.lag(), 40);
        for _ in 0..RECENT {
            trips.add(300);
        }
        assert_eq!(trips.lag(), 300, "old round trips are forgotten");
    }
}
