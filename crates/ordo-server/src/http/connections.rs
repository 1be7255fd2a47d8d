//! Limits on concurrent connections, in total and per client network. At a limit, the oldest idle connection is closed to make
//! room for a new one.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Notify;

use crate::metrics::Metrics;
use crate::network::{Network, Networks};

/// The state of a connection. Idle connections are shed before those with a request in flight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Activity {
    /// Waiting for the head of a request, which may have arrived in part.
    Idle,
    /// Reading or answering a request.
    InFlight,
}

/// The order in which connections are shed: by activity, and the oldest first.
type Rank = (Activity, u64);

/// All open connections of one listener.
pub(crate) struct Connections {
    limit: usize,
    per_address: usize,
    /// A request in flight for longer than this may be shed too.
    slow: Duration,
    metrics: Arc<Metrics>,
    table: Mutex<Table>,
    /// Notified when a connection closes or becomes idle.
    room: Notify,
}

#[derive(Default)]
struct Table {
    /// A counter that numbers connections and orders their changes of activity.
    serial: u64,
    open: HashMap<u64, Entry>,
    sheddable: BTreeMap<Rank, u64>,
    networks: HashMap<Network, Own>,
}

struct Entry {
    networks: Networks,
    /// None for a WebSocket, which is never shed.
    rank: Option<Rank>,
    since: Instant,
    shed: Arc<Notify>,
}

/// The connections of one network.
#[derive(Default)]
struct Own {
    open: usize,
    sheddable: BTreeMap<Rank, u64>,
}

/// The limit that prevents a connection from being admitted, since no other can be shed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Full {
    /// The total.
    Total,
    /// The limit of this client's network.
    Address,
}

impl Connections {
    pub(crate) fn new(
        limit: usize,
        per_address: usize,
        slow: Duration,
        metrics: Arc<Metrics>,
    ) -> Arc<Connections> {
        Arc::new(Connections {
            limit,
            per_address,
            slow,
            metrics,
            table: Mutex::default(),
            room: Notify::new(),
        })
    }

    /// Registers a new, idle connection. At the limit of its network or at the total, the oldest idle connection of the network or
    /// of all is shed.
    pub(crate) fn admit(self: &Arc<Connections>, from: Networks) -> Result<Connection, Full> {
        let mut table = self.table();
        for network in from {
            let limit = self.per_address.saturating_mul(network.share() as usize);
            let Some(own) = table.networks.get(&network) else {
                continue;
            };
            if own.open >= limit {
                let first = own.sheddable.iter().next();
                let Some(id) = table.sheddable(first, self.slow) else {
                    self.metrics.too_many.inc();
                    return Err(Full::Address);
                };
                self.shed(&mut table, id);
            }
        }
        if table.open.len() >= self.limit {
            let first = table.sheddable.iter().next();
            let id = table.sheddable(first, self.slow).ok_or(Full::Total)?;
            self.shed(&mut table, id);
        }
        let shed = Arc::new(Notify::new());
        table.serial += 1;
        let id = table.serial;
        for network in from {
            table.networks.entry(network).or_default().open += 1;
        }
        let entry = Entry {
            networks: from,
            rank: None,
            since: Instant::now(),
            shed: Arc::clone(&shed),
        };
        table.open.insert(id, entry);
        table.set(id, Some(Activity::Idle));
        Ok(Connection {
            of: Arc::clone(self),
            id,
            shed,
        })
    }

    /// Sheds the oldest idle connection, whether or not there are too many.
    pub(crate) fn shed_oldest(&self) {
        let mut table = self.table();
        let first = table.sheddable.iter().next();
        if let Some(id) = table.sheddable(first, self.slow) {
            self.shed(&mut table, id);
        }
    }

    pub(crate) fn count(&self) -> usize {
        self.table().open.len()
    }

    /// Waits until it is worth trying again to admit a connection.
    pub(crate) async fn wait_for_room(&self) {
        // No notification is sent when a request becomes slow.
        let _ = tokio::time::timeout(Duration::from_secs(1), self.room.notified()).await;
    }

    /// Closes a connection; it no longer counts.
    fn shed(&self, table: &mut Table, id: u64) {
        if let Some(entry) = table.remove(id) {
            entry.shed.notify_one();
            self.metrics.connections_shed.inc();
        }
    }

    fn table(&self) -> MutexGuard<'_, Table> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, id: u64, activity: Option<Activity>) {
        self.table().set(id, activity);
        if activity == Some(Activity::Idle) {
            self.room.notify_one();
        }
    }
}

impl Table {
    /// The connection, if it is idle or slow.
    fn sheddable(&self, first: Option<(&Rank, &u64)>, slow: Duration) -> Option<u64> {
        let ((activity, _), id) = first?;
        let since = self.open.get(id)?.since;
        (*activity == Activity::Idle || since.elapsed() >= slow).then_some(*id)
    }

    fn remove(&mut self, id: u64) -> Option<Entry> {
        self.set(id, None);
        let entry = self.open.remove(&id)?;
        for network in entry.networks {
            if let Some(own) = self.networks.get_mut(&network) {
                own.open = own.open.saturating_sub(1);
                if own.open == 0 {
                    self.networks.remove(&network);
                }
            }
        }
        Some(entry)
    }

    /// Changes the activity of a connection; with none, it is never shed.
    fn set(&mut self, id: u64, activity: Option<Activity>) {
        let Some(entry) = self.open.get_mut(&id) else {
            return;
        };
        self.serial += 1;
        let rank = activity.map(|activity| (activity, self.serial));
        let before = std::mem::replace(&mut entry.rank, rank);
        entry.since = Instant::now();
        for network in entry.networks {
            if let Some(own) = self.networks.get_mut(&network) {
                update(&mut own.sheddable, id, before, rank);
            }
        }
        update(&mut self.sheddable, id, before, rank);
    }
}

fn update(sheddable: &mut BTreeMap<Rank, u64>, id: u64, before: Option<Rank>, after: Option<Rank>) {
    if let Some(before) = before {
        sheddable.remove(&before);
    }
    if let Some(after) = after {
        sheddable.insert(after, id);
    }
}

/// An open connection. It counts until the value is dropped, or until it is shed.
pub(crate) struct Connection {
    of: Arc<Connections>,
    id: u64,
    shed: Arc<Notify>,
}

impl Connection {
    /// Waits until the connection must make room for another.
    pub(crate) async fn shed(&self) {
        self.shed.notified().await;
    }

    /// Marks the start of a request; the connection is idle again when the value is dropped.
    pub(crate) fn request(self: &Arc<Connection>) -> InFlight {
        self.of.set(self.id, Some(Activity::InFlight));
        InFlight(Arc::clone(self))
    }

    /// Marks the connection as a WebSocket.
    pub(crate) fn upgrade(&self) {
        self.of.set(self.id, None);
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.of.table().remove(self.id);
        self.of.room.notify_one();
    }
}

/// A request that is being read or answered.
pub(crate) struct InFlight(Arc<Connection>);

impl Drop for InFlight {
    fn drop(&mut self) {
        let connection = &self.0;
        let is_socket = {
            let table = connection.of.table();
            let entry = table.open.get(&connection.id);
            entry.is_none_or(|entry| entry.rank.is_none())
        };
        if !is_socket {
            connection.of.set(connection.id, Some(Activity::Idle));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;

    fn address(n: u8) -> Networks {
        Networks::of(IpAddr::from([192, 0, 2, n]))
    }

    fn connections(limit: usize, per_address: usize, slow: Duration) -> Arc<Connections> {
        Connections::new(limit, per_address, slow, Arc::new(Metrics::new()))
    }

    const MINUTE: Duration = Duration::from_mins(1);

    fn is_shed(connection: &Connection) -> bool {
        use futures_util::FutureExt;
        connection.shed().now_or_never().is_some()
    }

    #[test]
    fn the_oldest_idle_connection_makes_room() {
        let connections = connections(3, 3, MINUTE);
        let [first, second, third] =
            [1, 2, 3].map(|n| Arc::new(connections.admit(address(n)).unwrap()));
        // The first has just been used, and the second is being used.
        drop(first.request());
        let in_flight = second.request();
        let fourth = connections.admit(address(4)).unwrap();
        assert_eq!(
            [&*first, &second, &third].map(is_shed),
            [false, false, true]
        );
        let fifth = connections.admit(address(5)).unwrap();
        assert_eq!([&*first, &second].map(is_shed), [true, false]);
        assert_eq!(connections.count(), 3);
        drop((first, third));
        assert_eq!(
            connections.count(),
            3,
            "shed connections are not counted twice"
        );
        drop(in_flight);
        drop((second, fourth, fifth));
        let table = connections.table();
        assert!(table.open.is_empty() && table.networks.is_empty() && table.sheddable.is_empty());
    }

    #[test]
    fn an_address_over_its_limit_sheds_its_own_connections() {
        let connections = connections(10, 2, MINUTE);
        let other = connections.admit(address(2)).unwrap();
        let own = [1, 1].map(|n| Arc::new(connections.admit(address(n)).unwrap()));
        let third = Arc::new(connections.admit(address(1)).unwrap());
        assert!(is_shed(&own[0]) && !is_shed(&own[1]) && !is_shed(&other));
        let busy = [own[1].request(), third.request()];
        assert_eq!(connections.admit(address(1)).err(), Some(Full::Address));
        drop(busy);
        assert!(connections.admit(address(1)).is_ok());
        // A /48 has room for as many as four of its /64s.
        let site = |n: u16| Networks::of(IpAddr::from([0x2001, 0xdb8, 1, n, 0, 0, 0, 1]));
        let roomy = self::connections(100, 2, MINUTE);
        let held: Vec<_> = (0..9).map(|n| roomy.admit(site(n)).unwrap()).collect();
        assert_eq!(roomy.count(), 8);
        assert!(is_shed(&held[0]));
    }

    #[test]
    fn sockets_are_never_shed_and_slow_requests_last() {
        let connections = connections(2, 2, Duration::ZERO);
        let socket = Arc::new(connections.admit(address(1)).unwrap());
        let in_flight = socket.request();
        socket.upgrade();
        drop(in_flight);
        let slow = Arc::new(connections.admit(address(2)).unwrap());
        let _in_flight = slow.request();
        let third = Arc::new(connections.admit(address(3)).unwrap());
        assert!(is_shed(&slow) && !is_shed(&socket));
        third.upgrade();
        assert_eq!(connections.admit(address(4)).err(), Some(Full::Total));
        connections.shed_oldest();
        assert_eq!(connections.count(), 2);
    }
}
