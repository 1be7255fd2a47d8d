//! The games in memory, and how they keep up with what other servers store.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, MutexGuard, PoisonError};

use crate::cluster::ask::HostedChallenge;
use crate::cluster::{ask, subscription};
use crate::game::clock::now;
use crate::game::secret::GameId;
use crate::game::state::GameState;
use crate::rooms::matchmaking::NetworkHash;
use crate::rooms::room::Room;
use crate::rooms::{RoomError, Rooms};
use crate::store::PresentHosts;

/// How many games are compared with the database by one question.
const AT_ONCE: usize = 1000;
/// From here on, games that nobody looks at are forgotten; the database has them.
const IN_MEMORY: usize = 10_000;
/// The most challenges that one server tells the others about: about half of what NATS takes in one message.
const MOST_HOSTED: usize = 10_000;

impl Rooms {
    fn rooms(&self) -> MutexGuard<'_, HashMap<GameId, Arc<Room>>> {
        // A panic in another thread leaves the map as good as it was.
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A game in memory, whether it is known to exist or not.
    pub(crate) fn room(&self, id: &GameId) -> Arc<Room> {
        let mut rooms = self.rooms();
        if rooms.len() >= IN_MEMORY && !rooms.contains_key(id) {
            rooms.retain(|_, room| Arc::strong_count(room) > 1);
        }
        Arc::clone(rooms.entry(id.clone()).or_default())
    }

    /// How many games are in memory.
    pub(crate) fn in_memory(&self) -> usize {
        self.rooms().len()
    }

    pub(super) fn forget(&self, id: &GameId) {
        self.rooms().remove(id);
    }

    /// Forgets games that were deleted. Those that lead to them as their rematch are read again.
    pub(crate) fn forget_deleted(&self, deleted: &HashSet<&GameId>) {
        self.rooms().retain(|id, room| {
            if let Ok(mut slot) = room.state.try_lock()
                && let Some(state) = &*slot
                && let Some(next) = &state.rematch
                && deleted.contains(next)
            {
                *slot = None;
            }
            !deleted.contains(id)
        });
    }

    /// Looks at a game as this server knows it.
    pub(crate) async fn look<T>(
        &self,
        id: &GameId,
        look: impl FnOnce(&GameState) -> T,
    ) -> Result<T, RoomError> {
        let room = self.room(id);
        let mut locked = self.hold(id, &room).await;
        Ok(look(locked.state().await?))
    }

    /// Looks at a game as it is in the database.
    pub(crate) async fn look_now<T>(
        &self,
        id: &GameId,
        look: impl FnOnce(&GameState) -> T,
    ) -> Result<T, RoomError> {
        let room = self.room(id);
        let mut locked = self.hold(id, &room).await;
        locked.catch_up().await?;
        Ok(look(locked.state().await?))
    }

    /// Somebody looks at a game from now on: what other servers say of it is of interest.
    pub(crate) fn attend(self: &Arc<Rooms>, id: &GameId, room: &Arc<Room>) {
        if let Some(cluster) = &self.cluster
            && room.wants_ear()
        {
            let (rooms, cluster) = (Arc::clone(self), Arc::clone(cluster));
            tokio::spawn(subscription::listen(
                rooms,
                cluster,
                id.clone(),
                Arc::clone(room),
            ));
        }
    }

    /// Another server says that a game has come so far.
    pub(crate) async fn heard(&self, id: &GameId, room: &Room, seq: u32) {
        let mut locked = self.hold(id, room).await;
        if locked.seq().is_none_or(|known| known < seq) {
            // What went wrong is in the log; the next look at the database tries again.
            let _ = locked.catch_up().await;
        }
    }

    /// Something may have been missed.
    pub(crate) async fn look_again(&self, id: &GameId, room: &Room) {
        let _ = self.hold(id, room).await.catch_up().await;
    }

    /// Compares all games that somebody here looks at with the database.
    pub(crate) async fn catch_up_all(&self) -> Result<(), RoomError> {
        let watched: HashMap<GameId, (Arc<Room>, u32)> = self
            .rooms()
            .iter()
            .filter_map(|(id, room)| Some((id.clone(), (Arc::clone(room), room.watched()?))))
            .collect();
        let ids: Vec<GameId> = watched.keys().cloned().collect();
        for ids in ids.chunks(AT_ONCE) {
            for (id, seq) in self.store.seqs(ids.to_vec()).await? {
                if let Some((room, known)) = watched.get(&id)
                    && *known < seq
                {
                    self.heard(&id, room, seq).await;
                }
            }
        }
        Ok(())
    }

    /// The challenges whose creators are present, on this server or on another; nothing if the others cannot be asked.
    pub(crate) async fn hosted_anywhere(&self) -> Option<Vec<HostedChallenge>> {
        let mut hosted = self.hosted();
        if let Some(cluster) = &self.cluster {
            hosted.extend(cluster.hosted().await?);
        }
        Some(hosted)
    }

    /// The challenges whose creators are present. A creator who has just made one is on the way.
    pub(crate) async fn attended(&self) -> PresentHosts {
        match self.hosted_anywhere().await {
            Some(hosted) => self.attended_by(&hosted),
            None => PresentHosts::Unknown,
        }
    }

    pub(super) fn attended_by(&self, hosted: &[HostedChallenge]) -> PresentHosts {
        let ids = hosted.iter().map(|hosted| hosted.id.clone()).collect();
        PresentHosts::These(ids, now() - self.arriving)
    }

    /// The challenges whose creators are on this server.
    pub(crate) fn hosted(&self) -> Vec<HostedChallenge> {
        let rooms = self.rooms();
        let hosted = rooms.iter().filter(|(_, room)| room.has_host());
        let ids: Vec<GameId> = hosted.map(|(id, _)| id.clone()).take(MOST_HOSTED).collect();
        drop(rooms);
        let hosted = ids.into_iter().map(|id| HostedChallenge {
            network: self.challenges.creator_of(&id).map(NetworkHash::from),
            id,
        });
        hosted.collect()
    }

    /// Answers other servers that ask whose challenges are here.
    pub(crate) fn answer_others(self: &Arc<Rooms>) {
        if let Some(cluster) = &self.cluster {
            tokio::spawn(ask::answer(Arc::clone(self), Arc::clone(cluster)));
            cluster.hear_notices(Arc::clone(&self.matchmaking));
        }
    }

    /// Whether news come by themselves, so that the database need be looked at only now and then.
    pub(crate) fn hears_others(&self) -> bool {
        self.is_connected() == Some(true)
    }

    /// Whether NATS is there, if it should be.
    pub(crate) fn is_connected(&self) -> Option<bool> {
        self.cluster.as_ref().map(|cluster| cluster.connected())
    }
}
