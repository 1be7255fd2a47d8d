//! Catch-up: reading events that other nodes have stored.

use ordo_api::{GameId, Millis, SECOND};
use std::sync::Arc;

use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use super::room::{Room, RoomUpdate};
use super::{RoomError, Rooms};
use crate::cluster::SubscribedRoom;
use crate::game::presence::Presence;

/// Interval between two catch-ups while NATS announces events, and while it does not.
const CONNECTED_INTERVAL: Millis = 5 * SECOND;
const DISCONNECTED_INTERVAL: Millis = SECOND;
/// Games compared with the database by one query.
const BATCH: usize = 1000;

impl Rooms {
    /// Subscribes to other nodes' messages about a game with connections on this node.
    pub(crate) fn subscribe(self: &Arc<Rooms>, id: &GameId, room: &Arc<Room>) {
        if let Some(cluster) = &self.cluster
            && room.claim_subscription()
        {
            let followed = FollowedRoom {
                rooms: Arc::clone(self),
                id: id.clone(),
                updates: room.updates(),
                room: Arc::clone(room),
            };
            tokio::spawn(Arc::clone(cluster).follow(followed));
        }
    }

    /// Another node has stored events up to `seq`.
    async fn advanced(&self, id: &GameId, room: &Room, seq: u32) {
        let mut locked = self.lock(id, room).await;
        if locked.seq().is_none_or(|known| known < seq) {
            // Errors are logged; the next catch-up tries again.
            let _ = locked.catch_up().await;
        }
    }

    /// Compares all games with connections on this node with the database.
    pub(super) async fn catch_up_all(&self) -> Result<(), RoomError> {
        let watched = self.registry.watched();
        let ids: Vec<GameId> = watched.keys().cloned().collect();
        for ids in ids.chunks(BATCH) {
            for (id, seq) in self.store.seqs(ids.to_vec()).await? {
                if let Some((room, known)) = watched.get(&id)
                    && *known < seq
                {
                    self.advanced(&id, room, seq).await;
                }
            }
        }
        Ok(())
    }

    /// Catches up with events that no message announced: messages may be lost, and another process may write to the same
    /// database.
    pub(super) async fn run_catch_up(self: Arc<Rooms>, shutdown: CancellationToken) {
        let mut now = self.now();
        let mut last = now;
        loop {
            tokio::select! {
                () = shutdown.cancelled() => return,
                () = self.clock.sleep_until(now + DISCONNECTED_INTERVAL) => (),
            }
            now = self.now();
            let announced = self.is_connected() == Some(true);
            if !announced || now - last >= CONNECTED_INTERVAL {
                let _ = self.catch_up_all().await;
                last = now;
            }
        }
    }
}

/// A room with a subscription to its game.
struct FollowedRoom {
    rooms: Arc<Rooms>,
    id: GameId,
    room: Arc<Room>,
    updates: watch::Receiver<RoomUpdate>,
}

impl SubscribedRoom for FollowedRoom {
    fn id(&self) -> &GameId {
        &self.id
    }

    fn local_presence(&self) -> Presence {
        self.updates.borrow().local
    }

    async fn changed(&mut self) -> bool {
        self.updates.changed().await.is_ok()
    }

    fn set_remote_presence(&self, presence: Presence) {
        self.room.set_remote_presence(presence);
    }

    async fn advanced(&self, seq: u32) {
        self.rooms.advanced(&self.id, &self.room, seq).await;
    }

    async fn catch_up(&self) {
        let mut locked = self.rooms.lock(&self.id, &self.room).await;
        let _ = locked.catch_up().await;
    }

    fn release(&self) -> bool {
        self.room.release_subscription()
    }
}
