//! Pairing restrictions of quick match: players who should not be paired again, and players who missed their first moves.
//!
//! Kept in memory for an hour, by each node. Networks are identified by a hash, so that nodes can exchange notices without
//! sending addresses.

use ordo_api::{GameId, MINUTE, Millis};
use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::cluster::{NetworkHash, Notice};
use crate::game::secret::Seat;
use crate::time::Clock;

/// Lifetime of an entry.
const MEMORY: Millis = 60 * MINUTE;
/// Missed first moves after which quick match skips a creator's challenges; the count resets after [`MEMORY`] without another.
const NO_SHOWS: usize = 2;
/// Maximum number of entries of each kind; the oldest are dropped first.
const MAX_ENTRIES: usize = 10_000;

/// A player: their seat and, if known, their network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Participant {
    pub(crate) seat: Seat,
    pub(crate) network: Option<NetworkHash>,
}

/// The pairing restrictions known to this node.
pub(crate) struct Matchmaking {
    clock: Arc<dyn Clock>,
    remembered: Mutex<Remembered>,
}

#[derive(Default)]
struct Remembered {
    /// The networks of the players of a game, creator first.
    games: Recent<GameId, (Option<NetworkHash>, Option<NetworkHash>)>,
    /// A seat, and an opponent's seat or network with which its game was aborted.
    aborted: Recent<(Seat, Opponent), ()>,
    /// Number of missed first moves of a seat or network.
    no_shows: Recent<Opponent, usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Opponent {
    Seat(Seat),
    Network(NetworkHash),
}

impl Participant {
    fn names(self) -> impl Iterator<Item = Opponent> {
        let network = self.network.map(Opponent::Network);
        [Some(Opponent::Seat(self.seat)), network]
            .into_iter()
            .flatten()
    }
}

impl Matchmaking {
    pub(crate) fn new(clock: Arc<dyn Clock>) -> Matchmaking {
        Matchmaking {
            clock,
            remembered: Mutex::default(),
        }
    }

    fn remembered(&self) -> MutexGuard<'_, Remembered> {
        let lock = self.remembered.lock();
        lock.unwrap_or_else(PoisonError::into_inner)
    }

    /// Records a notice of this node or another.
    pub(crate) fn record(&self, notice: Notice) {
        let now = self.clock.now();
        let mut remembered = self.remembered();
        match notice {
            Notice::Joined {
                game,
                creator,
                joiner,
            } => remembered.games.insert(game, (creator, joiner), now),
            Notice::Aborted {
                game,
                creator,
                joiner,
                late,
            } => {
                let networks = remembered.games.get(&game, now).unwrap_or((None, None));
                let creator = Participant {
                    seat: creator,
                    network: networks.0,
                };
                let joiner = Participant {
                    seat: joiner,
                    network: networks.1,
                };
                for (one, other) in [(creator, joiner), (joiner, creator)] {
                    for name in other.names() {
                        remembered.aborted.insert((one.seat, name), (), now);
                        if late == Some(other.seat) {
                            let before = remembered.no_shows.get(&name, now).unwrap_or(0);
                            remembered.no_shows.insert(name, before + 1, now);
                        }
                    }
                }
            }
        }
    }

    /// Returns `true` if quick match may pair `player` with the creator of a challenge: no recent game between them was aborted, and the
    /// creator has not missed [`NO_SHOWS`] first moves.
    pub(crate) fn may_pair(&self, player: Participant, creator: Participant) -> bool {
        let now = self.clock.now();
        let remembered = self.remembered();
        let avoids = |one: Seat, other: Participant| {
            let mut names = other.names();
            names.any(|name| remembered.aborted.get(&(one, name), now).is_some())
        };
        let missed = |name| remembered.no_shows.get(&name, now).unwrap_or(0) >= NO_SHOWS;
        !avoids(player.seat, creator)
            && !avoids(creator.seat, player)
            && !creator.names().any(missed)
    }
}

/// A bounded map: ignores entries older than [`MEMORY`], and drops the keys inserted first beyond [`MAX_ENTRIES`].
struct Recent<K, V> {
    map: HashMap<K, (V, Millis)>,
    order: VecDeque<K>,
}

impl<K, V> Default for Recent<K, V> {
    fn default() -> Recent<K, V> {
        Recent {
            map: HashMap::new(),
            order: VecDeque::new(),
        }
    }
}

impl<K: Clone + Eq + Hash, V: Copy> Recent<K, V> {
    fn insert(&mut self, key: K, value: V, now: Millis) {
        let known = self.map.insert(key.clone(), (value, now));
        if known.is_some() {
            self.order.retain(|other| *other != key);
        }
        self.order.push_back(key);
        while self.order.len() > MAX_ENTRIES {
            if let Some(oldest) = self.order.pop_front() {
                self.map.remove(&oldest);
            }
        }
    }

    fn get(&self, key: &K, now: Millis) -> Option<V> {
        let (value, since) = self.map.get(key)?;
        (now - since < MEMORY).then_some(*value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::secret::Token;
    use crate::network::Networks;
    use crate::time::ManualClock;

    fn seat() -> Seat {
        Token::random().unwrap().seat()
    }

    fn network(address: &str) -> NetworkHash {
        Networks::of(address.parse().unwrap()).into()
    }

    /// Records a game that was joined and then aborted.
    fn aborted(matchmaking: &Matchmaking, creator: Participant, joiner: Participant, late: bool) {
        let game = crate::game::secret::random_game_id().unwrap();
        for notice in [
            Notice::Joined {
                game: game.clone(),
                creator: creator.network,
                joiner: joiner.network,
            },
            Notice::Aborted {
                game,
                creator: creator.seat,
                joiner: joiner.seat,
                late: late.then_some(creator.seat),
            },
        ] {
            // As another server receives it.
            let text = serde_json::to_string(&notice).unwrap();
            matchmaking.record(serde_json::from_str(&text).unwrap());
        }
    }

    #[test]
    fn players_are_not_paired_again_with_an_address_after_an_abort() {
        let matchmaking = Matchmaking::new(Arc::new(ManualClock::default()));
        let griefer = |seat| Participant {
            seat,
            network: Some(network("2001:db8:1:7::1")),
        };
        let victim = Participant {
            seat: seat(),
            network: Some(network("192.0.2.1")),
        };
        let first = griefer(seat());
        assert!(matchmaking.may_pair(victim, first));
        aborted(&matchmaking, first, victim, false);
        assert!(!matchmaking.may_pair(victim, first));
        let other_seat = Participant {
            network: Some(network("2001:db8:1:8::1")),
            ..griefer(seat())
        };
        assert!(!matchmaking.may_pair(victim, other_seat), "the same /48");
        assert!(!matchmaking.may_pair(first, victim), "nor the other way");
        let somebody = Participant {
            seat: seat(),
            network: Some(network("192.0.2.2")),
        };
        assert!(matchmaking.may_pair(victim, somebody));
        assert!(
            matchmaking.may_pair(somebody, first),
            "one abort does not count"
        );
    }

    #[test]
    fn creators_who_do_not_show_up_are_not_paired() {
        let matchmaking = Matchmaking::new(Arc::new(ManualClock::default()));
        let absent = Participant {
            seat: seat(),
            network: Some(network("192.0.2.9")),
        };
        for _ in 0..NO_SHOWS {
            let victim = Participant {
                seat: seat(),
                network: None,
            };
            assert!(matchmaking.may_pair(victim, absent));
            aborted(&matchmaking, absent, victim, true);
        }
        let newcomer = Participant {
            seat: seat(),
            network: None,
        };
        assert!(!matchmaking.may_pair(newcomer, absent));
        assert!(
            matchmaking.may_pair(absent, newcomer),
            "they may join others"
        );
    }

    #[test]
    fn memory_is_bounded() {
        let mut recent = Recent::default();
        for n in 0..MAX_ENTRIES + 10 {
            recent.insert(n, (), 0);
        }
        assert_eq!(
            (recent.map.len(), recent.order.len()),
            (MAX_ENTRIES, MAX_ENTRIES)
        );
        assert!(recent.get(&9, 0).is_none() && recent.get(&10, 0).is_some());
        // An entry that is renewed is the newest.
        recent.insert(10, (), 0);
        recent.insert(MAX_ENTRIES + 10, (), 0);
        assert!(recent.get(&10, 0).is_some() && recent.get(&11, 0).is_none());
    }
}
