//! A game in memory, with its connections.

use ordo_api::{Millis, SECOND};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use tokio::sync::{Mutex, watch};

use crate::game::presence::{Presence, Role};
use crate::game::state::GameState;

/// The creator of a challenge counts as present this long after a sign of life: a frame on the challenge's socket, such as
/// the answer to a ping, or a request for their own games.
const PRESENT: Millis = 30 * SECOND;

/// An update for the connections of a room. They read the events from the room's state, so nothing is lost if updates come
/// faster than they are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct RoomUpdate {
    /// The last event's sequence number.
    pub(crate) seq: u32,
    /// Connections on this node.
    pub(crate) local: Presence,
    /// Connections on the other nodes.
    pub(crate) remote: Presence,
    /// This node is subscribed to the game.
    subscribed: bool,
}

impl RoomUpdate {
    /// Connections in the whole cluster.
    pub(crate) fn presence(&self) -> Presence {
        self.local.and(self.remote)
    }
}

/// A game in memory, with its connections.
#[derive(Default)]
pub(crate) struct Room {
    /// Empty until the game is loaded, and after it could not be stored. The lock is held while a change is being stored, so
    /// nobody sees a state that is not durable.
    pub(super) state: Mutex<Option<GameState>>,
    update: watch::Sender<RoomUpdate>,
    /// Time of the last frame from the challenge's creator.
    host_seen: AtomicI64,
    /// Time of the last request of the challenge's creator for their own games.
    host_polled: AtomicI64,
}

impl Room {
    /// Announces events up to `seq` to the connections. Sequence numbers never decrease.
    pub(super) fn publish_seq(&self, seq: u32) {
        self.update.send_if_modified(|update| {
            let new = seq > update.seq;
            update.seq = update.seq.max(seq);
            new
        });
    }

    /// Records the connections on the other nodes, and announces the new presence.
    pub(super) fn set_remote_presence(&self, remote: Presence) {
        self.update.send_if_modified(|update| {
            let new = update.remote != remote;
            update.remote = remote;
            new
        });
    }

    pub(crate) fn updates(&self) -> watch::Receiver<RoomUpdate> {
        self.update.subscribe()
    }

    /// The sequence number that the connections know; `None` if there are no connections.
    pub(super) fn watched_seq(&self) -> Option<u32> {
        let update = self.update.borrow();
        (!update.local.is_empty()).then_some(update.seq)
    }

    /// The challenge's creator asked for their own games.
    pub(crate) fn host_polled(&self, now: Millis) {
        self.host_polled.store(now, Ordering::Relaxed);
    }

    /// The challenge's creator sent a frame on the room's socket.
    pub(crate) fn host_seen(&self, now: Millis) {
        self.host_seen.store(now, Ordering::Relaxed);
    }

    /// Returns `true` if the challenge's creator is connected and responsive, or uses another page that asks for their games.
    pub(super) fn host_is_present(&self, now: Millis) -> bool {
        let recent = |at: &AtomicI64| now - at.load(Ordering::Relaxed) < PRESENT;
        (self.update.borrow().local.host > 0 && recent(&self.host_seen))
            || recent(&self.host_polled)
    }

    /// Returns `true` to the one caller that must subscribe to the game.
    pub(super) fn claim_subscription(&self) -> bool {
        let mut claimed = false;
        self.update.send_if_modified(|update| {
            claimed = !update.subscribed && !update.local.is_empty();
            update.subscribed |= claimed;
            false
        });
        claimed
    }

    /// Releases the subscription if there are no connections; returns `true` if it did.
    pub(super) fn release_subscription(&self) -> bool {
        let mut released = false;
        self.update.send_if_modified(|update| {
            released = update.local.is_empty();
            if released {
                update.subscribed = false;
                update.remote = Presence::default();
            }
            false
        });
        released
    }

    /// Counts a connection until the guard is dropped.
    pub(crate) fn connect(self: &Arc<Room>, role: Role) -> PresenceGuard {
        self.update
            .send_modify(|update| *update.local.of_mut(role) += 1);
        PresenceGuard {
            room: Arc::clone(self),
            role,
        }
    }
}

/// A connection to a room.
pub(crate) struct PresenceGuard {
    room: Arc<Room>,
    pub(crate) role: Role,
}

impl Drop for PresenceGuard {
    fn drop(&mut self) {
        self.room.update.send_modify(|update| {
            let count = update.local.of_mut(self.role);
            *count = count.saturating_sub(1);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_creator_is_present_while_their_socket_answers() {
        let room = Arc::new(Room::default());
        let now = 100 * SECOND;
        room.host_seen(now);
        assert!(!room.host_is_present(now), "no socket");
        let connection = room.connect(Role::Host);
        assert!(room.host_is_present(now));
        let later = now + PRESENT;
        assert!(!room.host_is_present(later), "a silent socket");
        room.host_seen(later);
        assert!(room.host_is_present(later));
        drop(connection);
        assert!(!room.host_is_present(later));
        room.host_polled(later);
        assert!(room.host_is_present(later), "on another page of the app");
    }
}
