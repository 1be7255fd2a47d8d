//! Limits on concurrent WebSockets, in total and per client network.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::network::{Network, Networks};

/// Counts open sockets.
pub(crate) struct SocketLimit {
    total: usize,
    per_address: usize,
    open: Mutex<OpenSockets>,
}

#[derive(Default)]
struct OpenSockets {
    total: usize,
    by_network: HashMap<Network, usize>,
}

/// The limit that is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Full {
    /// The total.
    Total,
    /// The limit of this client's network.
    Address,
}

impl SocketLimit {
    pub(crate) fn new(total: usize, per_address: usize) -> Arc<SocketLimit> {
        Arc::new(SocketLimit {
            total,
            per_address,
            open: Mutex::default(),
        })
    }

    /// Counts a socket until the permit is dropped.
    pub(crate) fn acquire(
        self: &Arc<SocketLimit>,
        networks: Networks,
    ) -> Result<SocketPermit, Full> {
        let mut open = self.open();
        if open.total >= self.total {
            return Err(Full::Total);
        }
        let is_full = |network: Network| {
            let own = open.by_network.get(&network).copied().unwrap_or_default();
            own >= self.per_address.saturating_mul(network.share() as usize)
        };
        if networks.into_iter().any(is_full) {
            return Err(Full::Address);
        }
        for network in networks {
            *open.by_network.entry(network).or_default() += 1;
        }
        open.total += 1;
        Ok(SocketPermit {
            limit: Arc::clone(self),
            networks,
        })
    }

    /// The number of open sockets.
    pub(crate) fn count(&self) -> usize {
        self.open().total
    }

    fn open(&self) -> MutexGuard<'_, OpenSockets> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An open socket.
pub(crate) struct SocketPermit {
    limit: Arc<SocketLimit>,
    networks: Networks,
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        let mut open = self.limit.open();
        open.total = open.total.saturating_sub(1);
        for network in self.networks {
            if let Some(own) = open.by_network.get_mut(&network) {
                *own = own.saturating_sub(1);
                if *own == 0 {
                    open.by_network.remove(&network);
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
    fn an_ipv6_48_gets_four_times_the_sockets_of_a_64() {
        let address = |n: u16| Networks::of(IpAddr::from([0x2001, 0xdb8, 1, n, 0, 0, 0, 1]));
        let limit = SocketLimit::new(100, 2);
        let all = (0..10).flat_map(|n| [n; 3]);
        let held: Vec<_> = all.filter_map(|n| limit.acquire(address(n)).ok()).collect();
        assert_eq!(held.len(), 8);
    }

    #[test]
    fn sockets_count_until_their_permits_are_dropped() {
        let address = |n: u8| Networks::of(IpAddr::from([192, 0, 2, n]));
        let limit = SocketLimit::new(3, 2);
        let held = [limit.acquire(address(1)), limit.acquire(address(1))];
        assert_eq!(limit.acquire(address(1)).err(), Some(Full::Address));
        let other = limit.acquire(address(2)).unwrap();
        assert_eq!(limit.acquire(address(3)).err(), Some(Full::Total));
        assert_eq!(limit.count(), 3);
        drop(held);
        assert!(limit.acquire(address(1)).is_ok());
        drop(other);
        assert_eq!(limit.count(), 0);
        assert!(limit.open().by_network.is_empty());
    }
}
