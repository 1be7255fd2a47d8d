//! Places that are held for a while: so many in all, and so many for one address.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::network::{Network, Networks};

/// All places.
pub(crate) struct SocketLimit {
    all: usize,
    each: usize,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    all: usize,
    by: HashMap<Network, usize>,
}

/// Why there is no place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Full {
    /// For anybody.
    All,
    /// For this address.
    Address,
}

impl SocketLimit {
    pub(crate) fn new(all: usize, each: usize) -> Arc<SocketLimit> {
        Arc::new(SocketLimit {
            all,
            each,
            taken: Mutex::default(),
        })
    }

    /// A place for an address, until the value is dropped.
    pub(crate) fn take(self: &Arc<SocketLimit>, by: Networks) -> Result<SocketPermit, Full> {
        let mut taken = self.taken();
        if taken.all >= self.all {
            return Err(Full::All);
        }
        let is_full = |network: Network| {
            let own = taken.by.get(&network).copied().unwrap_or_default();
            own >= self.each.saturating_mul(network.share() as usize)
        };
        if by.into_iter().any(is_full) {
            return Err(Full::Address);
        }
        for network in by {
            *taken.by.entry(network).or_default() += 1;
        }
        taken.all += 1;
        Ok(SocketPermit {
            of: Arc::clone(self),
            by,
        })
    }

    /// How many are taken.
    pub(crate) fn count(&self) -> usize {
        self.taken().all
    }

    fn taken(&self) -> std::sync::MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place that is taken.
pub(crate) struct SocketPermit {
    of: Arc<SocketLimit>,
    by: Networks,
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        let mut taken = self.of.taken();
        taken.all = taken.all.saturating_sub(1);
        for network in self.by {
            if let Some(own) = taken.by.get_mut(&network) {
                *own = own.saturating_sub(1);
                if *own == 0 {
                    taken.by.remove(&network);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;

    #[test]
    fn a_48_gets_four_times_the_places_of_a_64() {
        let address = |n: u16| Networks::of(IpAddr::from([0x2001, 0xdb8, 1, n, 0, 0, 0, 1]));
        let places = SocketLimit::new(100, 2);
        let all = (0..10).flat_map(|n| [n; 3]);
        let held: Vec<_> = all.filter_map(|n| places.take(address(n)).ok()).collect();
        assert_eq!(held.len(), 8);
    }

    #[test]
    fn places_are_counted_and_given_back() {
        let address = |n: u8| Networks::of(IpAddr::from([192, 0, 2, n]));
        let places = SocketLimit::new(3, 2);
        let held = [places.take(address(1)), places.take(address(1))];
        assert_eq!(places.take(address(1)).err(), Some(Full::Address));
        let other = places.take(address(2)).unwrap();
        assert_eq!(places.take(address(3)).err(), Some(Full::All));
        assert_eq!(places.count(), 3);
        drop(held);
        assert!(places.take(address(1)).is_ok());
        drop(other);
        assert_eq!(places.count(), 0);
        assert!(places.taken().by.is_empty(), "nobody is remembered");
    }
}
