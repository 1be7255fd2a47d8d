//! All rooms of this node.

use ordo_api::GameId;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::room::Room;

/// Above this number, rooms without connections are dropped; the database has their games.
const CAPACITY: usize = 10_000;

/// The rooms by game. A room is created on demand, whether or not its game exists.
#[derive(Default)]
pub(super) struct Registry(Mutex<HashMap<GameId, Arc<Room>>>);

impl Registry {
    fn rooms(&self) -> MutexGuard<'_, HashMap<GameId, Arc<Room>>> {
        // A panic in another thread leaves the map intact.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn room(&self, id: &GameId) -> Arc<Room> {
        let mut rooms = self.rooms();
        if rooms.len() >= CAPACITY && !rooms.contains_key(id) {
            rooms.retain(|_, room| Arc::strong_count(room) > 1);
        }
        Arc::clone(rooms.entry(id.clone()).or_default())
    }

    pub(super) fn len(&self) -> usize {
        self.rooms().len()
    }

    pub(super) fn remove(&self, id: &GameId) {
        self.rooms().remove(id);
    }

    /// Drops the rooms of deleted games, and the state of games that name one of them as their rematch.
    pub(super) fn remove_deleted(&self, deleted: &HashSet<&GameId>) {
        self.rooms().retain(|id, room| {
            if let Ok(mut slot) = room.state.try_lock()
                && let Some(state) = &*slot
                && let Some(rematch) = &state.rematch
                && deleted.contains(rematch)
            {
                *slot = None;
            }
            !deleted.contains(id)
        });
    }

    /// The rooms with connections on this node, and the last sequence number announced to these.
    pub(super) fn watched(&self) -> HashMap<GameId, (Arc<Room>, u32)> {
        let rooms = self.rooms();
        let watched = rooms
            .iter()
            .filter_map(|(id, room)| Some((id.clone(), (Arc::clone(room), room.watched_seq()?))));
        watched.collect()
    }

    /// Games whose room satisfies a condition, at most `limit`.
    pub(super) fn ids(&self, limit: usize, condition: impl Fn(&Room) -> bool) -> Vec<GameId> {
        let rooms = self.rooms();
        let ids = rooms.iter().filter(|(_, room)| condition(room));
        ids.map(|(id, _)| id.clone()).take(limit).collect()
    }
}
