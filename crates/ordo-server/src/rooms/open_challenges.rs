//! Limits on open challenges: per address, per network, and in total.
//!
//! Addresses are kept in memory only; nothing about them is stored. Challenges created by another node, or
//! before a restart, count only toward the total.

use ordo_api::{GameId, Millis, TimeControl};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::config::OnlineLimits;
use crate::network::{Network, Networks};
use crate::time::{Clock, millis};

/// The open challenges known to this server, and reservations for those being created.
pub(crate) struct OpenChallenges {
    all: usize,
    per_address: usize,
    unopened_timeout: Millis,
    absent_timeout: Millis,
    clock: Arc<dyn Clock>,
    counted: Mutex<Counted>,
}

#[derive(Default)]
struct Counted {
    open: HashMap<GameId, Challenge>,
    reserved: usize,
    /// Open challenges and reservations of each network.
    by_network: HashMap<Network, usize>,
}

struct Challenge {
    creator: Option<Networks>,
    real_time: bool,
    /// Time at which this server learned of it.
    known: Millis,
    /// Time at which its creator was last present.
    seen: Option<Millis>,
}

/// The caller has too many open challenges, or their network has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooMany;

impl Counted {
    fn add(&mut self, by: Networks) {
        for network in by {
            *self.by_network.entry(network).or_default() += 1;
        }
    }

    fn subtract(&mut self, by: Networks) {
        for network in by {
            if let Some(count) = self.by_network.get_mut(&network) {
                *count = count.saturating_sub(1);
                if *count == 0 {
                    self.by_network.remove(&network);
                }
            }
        }
    }

    fn of(&self, network: Network) -> usize {
        self.by_network.get(&network).copied().unwrap_or(0)
    }

    fn remove(&mut self, id: &GameId) -> Option<Challenge> {
        let removed = self.open.remove(id)?;
        if let Some(by) = removed.creator {
            self.subtract(by);
        }
        Some(removed)
    }
}

impl OpenChallenges {
    pub(crate) fn new(limits: &OnlineLimits, clock: Arc<dyn Clock>) -> OpenChallenges {
        OpenChallenges {
            all: limits.challenges,
            per_address: limits.challenges_per_address,
            unopened_timeout: millis(limits.unopened_timeout),
            absent_timeout: millis(limits.absent_timeout),
            clock,
            counted: Mutex::default(),
        }
    }

    fn counted(&self) -> MutexGuard<'_, Counted> {
        self.counted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a challenge before it is created, so that a client cannot evade the limits with concurrent requests or by
    /// disconnecting.
    pub(crate) fn reserve(
        self: &Arc<OpenChallenges>,
        by: Networks,
    ) -> Result<Reservation, TooMany> {
        let mut counted = self.counted();
        let full = |network: Network| {
            let most = self.per_address.saturating_mul(network.share() as usize);
            counted.of(network) >= most
        };
        if by.into_iter().any(full) {
            return Err(TooMany);
        }
        counted.add(by);
        counted.reserved += 1;
        Ok(Reservation {
            challenges: Arc::clone(self),
            by,
            filled: false,
        })
    }

    /// The challenge to expire to make room for a reservation of `by`: within the network with the most challenges, the one
    /// whose creator has been away longest. Challenges of unknown origin count as one network. `Ok(None)` if there is room; an
    /// error if every other network has fewer challenges than that of `by`, reservations included.
    pub(crate) fn to_evict(&self, by: Networks) -> Result<Option<GameId>, TooMany> {
        let counted = self.counted();
        if counted.open.len() + counted.reserved <= self.all {
            return Ok(None);
        }
        let own = counted.of(by.largest());
        let network = |challenge: &Challenge| challenge.creator.map(Networks::largest);
        let mut sizes: HashMap<_, usize> = HashMap::new();
        for challenge in counted.open.values() {
            *sizes.entry(network(challenge)).or_default() += 1;
        }
        let others = sizes.iter().filter(|(of, _)| **of != Some(by.largest()));
        let Some((largest, size)) = others.max_by_key(|(_, size)| **size) else {
            return Err(TooMany);
        };
        if *size < own {
            return Err(TooMany);
        }
        let candidates = counted
            .open
            .iter()
            .filter(|(_, challenge)| network(challenge) == *largest);
        let longest_away =
            candidates.min_by_key(|(_, challenge)| (challenge.seen, challenge.known));
        Ok(longest_away.map(|(id, _)| id.clone()))
    }

    /// Removes a challenge that was accepted, withdrawn or expired. Returns the networks of its creator, if known.
    pub(crate) fn closed(&self, id: &GameId) -> Option<Networks> {
        self.counted().remove(id)?.creator
    }

    /// The networks of a challenge's creator, if it is open and was created on this server.
    pub(crate) fn creator_of(&self, id: &GameId) -> Option<Networks> {
        self.counted().open.get(id)?.creator
    }

    /// Records that the creator of a challenge is present.
    pub(crate) fn seen(&self, id: &GameId) {
        if let Some(challenge) = self.counted().open.get_mut(id) {
            challenge.seen = Some(self.clock.now());
        }
    }

    /// Synchronizes the count with the open challenges in the database, which other servers change, too. `since` is the time of
    /// the query.
    pub(crate) fn reconcile(&self, open: &[(GameId, TimeControl)], since: Millis) {
        let mut counted = self.counted();
        let ids: HashSet<&GameId> = open.iter().map(|(id, _)| id).collect();
        let closed: Vec<GameId> = counted
            .open
            .iter()
            .filter(|(id, challenge)| !ids.contains(id) && challenge.known < since)
            .map(|(id, _)| id.clone())
            .collect();
        for id in closed {
            counted.remove(&id);
        }
        for (id, control) in open {
            counted.open.entry(id.clone()).or_insert_with(|| Challenge {
                creator: None,
                real_time: control.is_real_time(),
                known: since,
                // Unknown to this server so far, so the creator may have been present.
                seen: Some(since),
            });
        }
    }

    /// Challenges whose creator is gone: never present since creating it, or absent for too long from a real-time challenge.
    pub(crate) fn abandoned(&self) -> Vec<GameId> {
        let now = self.clock.now();
        let counted = self.counted();
        let gone = |challenge: &Challenge| match challenge.seen {
            None => now - challenge.known >= self.unopened_timeout,
            Some(seen) => challenge.real_time && now - seen >= self.absent_timeout,
        };
        let open = counted.open.iter();
        open.filter(|(_, challenge)| gone(challenge))
            .map(|(id, _)| id.clone())
            .collect()
    }

    /// All open challenges known to this server.
    pub(crate) fn ids(&self) -> Vec<GameId> {
        self.counted().open.keys().cloned().collect()
    }
}

/// Room for one challenge. Dropping it without filling it releases the room.
pub(crate) struct Reservation {
    challenges: Arc<OpenChallenges>,
    by: Networks,
    filled: bool,
}

impl Reservation {
    /// Records that the challenge was stored under this id.
    pub(crate) fn fill(mut self, id: &GameId, control: TimeControl) {
        self.filled = true;
        let mut counted = self.challenges.counted();
        let challenge = Challenge {
            creator: Some(self.by),
            real_time: control.is_real_time(),
            known: self.challenges.clock.now(),
            seen: None,
        };
        // Replaces an entry that a sweep may have added meanwhile; that one has no creator, so no count changes.
        counted.open.insert(id.clone(), challenge);
    }
}

impl Drop for Reservation {
    fn drop(&mut self) {
        let mut counted = self.challenges.counted();
        counted.reserved = counted.reserved.saturating_sub(1);
        if !self.filled {
            counted.subtract(self.by);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::ManualClock;
    use std::time::Duration;

    fn challenges(all: usize, per_address: usize) -> Arc<OpenChallenges> {
        with_clock(all, per_address, Arc::default())
    }

    fn with_clock(all: usize, per_address: usize, clock: Arc<ManualClock>) -> Arc<OpenChallenges> {
        let limits = OnlineLimits {
            challenges: all,
            challenges_per_address: per_address,
            unopened_timeout: MINUTE,
            absent_timeout: 2 * MINUTE,
            ..OnlineLimits::default()
        };
        Arc::new(OpenChallenges::new(&limits, clock))
    }

    const MINUTE: Duration = Duration::from_mins(1);

    fn key(text: &str) -> Networks {
        Networks::of(text.parse().unwrap())
    }

    /// Creates a challenge, evicting others if necessary.
    fn create(challenges: &Arc<OpenChallenges>, by: &str) -> Result<GameId, TooMany> {
        let id = crate::game::secret::random_game_id().unwrap();
        let reservation = challenges.reserve(key(by))?;
        while let Some(evicted) = challenges.to_evict(key(by))? {
            assert!(challenges.closed(&evicted).is_some());
        }
        reservation.fill(&id, "5+0".parse().unwrap());
        Ok(id)
    }

    #[test]
    fn one_network_is_limited_whatever_address_it_uses() {
        let challenges = challenges(1000, 2);
        let made = (0..100)
            .filter(|n| create(&challenges, &format!("2001:db8:1:{n:x}::1")).is_ok())
            .count();
        assert_eq!(made, 8);
        assert!(create(&challenges, "2001:db8:2::1").is_ok(), "another /48");
        let made = (0..5).filter(|_| create(&challenges, "192.0.2.1").is_ok());
        assert_eq!(made.count(), 2);
    }

    #[test]
    fn a_reservation_counts_until_it_is_dropped() {
        let challenges = challenges(10, 1);
        let by = key("192.0.2.1");
        let held = challenges.reserve(by).unwrap();
        assert_eq!(challenges.reserve(by).err(), Some(TooMany));
        drop(held);
        let id = create(&challenges, "192.0.2.1").unwrap();
        assert_eq!(challenges.reserve(by).err(), Some(TooMany));
        assert!(challenges.closed(&id).is_some());
        assert!(challenges.reserve(by).is_ok());
        let counted = challenges.counted();
        assert_eq!((counted.reserved, counted.by_network.len()), (0, 0));
    }

    #[test]
    fn a_flood_makes_room_for_newcomers() {
        let challenges = challenges(100, 15);
        let honest = create(&challenges, "192.0.2.1").unwrap();
        // Two networks fill the server; the second evicts the first once it has fewer.
        for n in 0..200 {
            let _ = create(&challenges, &format!("2001:db8:{}:{n:x}::1", n % 2));
        }
        assert_eq!(challenges.counted().open.len(), 100);
        for n in 2..40 {
            let newcomer = format!("192.0.2.{n}");
            assert!(create(&challenges, &newcomer).is_ok(), "{newcomer}");
        }
        assert_eq!(challenges.counted().open.len(), 100);
        assert!(challenges.creator_of(&honest).is_some(), "not evicted");
    }

    #[test]
    fn the_longest_absent_creator_of_the_largest_network_is_evicted() {
        let clock = Arc::new(ManualClock::default());
        let challenges = with_clock(3, 10, Arc::clone(&clock));
        let [first, second, _] = [0; 3].map(|_| {
            clock.advance(Duration::from_millis(1));
            create(&challenges, "192.0.2.1").unwrap()
        });
        challenges.seen(&first);
        create(&challenges, "192.0.2.2").unwrap();
        assert!(challenges.creator_of(&first).is_some());
        assert!(challenges.creator_of(&second).is_none());
        assert_eq!(create(&challenges, "192.0.2.1"), Err(TooMany), "its own");
    }

    #[test]
    fn challenges_of_creators_who_are_gone_are_abandoned() {
        let clock = Arc::new(ManualClock::default());
        let challenges = with_clock(10, 10, Arc::clone(&clock));
        let unseen = create(&challenges, "192.0.2.1").unwrap();
        let correspondence = crate::game::secret::random_game_id().unwrap();
        let reservation = challenges.reserve(key("192.0.2.1")).unwrap();
        reservation.fill(&correspondence, "3d".parse().unwrap());
        challenges.seen(&correspondence);
        assert!(challenges.abandoned().is_empty(), "they are new");
        clock.advance(MINUTE);
        assert_eq!(challenges.abandoned(), std::slice::from_ref(&unseen));
        challenges.seen(&unseen);
        assert!(challenges.abandoned().is_empty(), "the creator is back");
        clock.advance(2 * MINUTE);
        assert_eq!(challenges.abandoned(), std::slice::from_ref(&unseen));
        assert!(
            !challenges.abandoned().contains(&correspondence),
            "correspondence challenges may wait"
        );
    }

    #[test]
    fn the_count_follows_the_database() {
        let clock = Arc::new(ManualClock::default());
        let challenges = with_clock(10, 10, Arc::clone(&clock));
        let gone = create(&challenges, "192.0.2.1").unwrap();
        let elsewhere = crate::game::secret::random_game_id().unwrap();
        clock.advance(Duration::from_millis(1));
        let now = clock.now();
        let new = create(&challenges, "192.0.2.1").unwrap();
        challenges.reconcile(&[(elsewhere.clone(), TimeControl::Unlimited)], now);
        let mut ids = challenges.ids();
        ids.sort();
        let mut expected = vec![elsewhere, new];
        expected.sort();
        assert_eq!(ids, expected, "without {gone}");
    }
}
