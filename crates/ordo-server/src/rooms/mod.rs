//! Rooms: games in memory with their connections, and everything players do with games.
//!
//! No task owns a game. A request locks the game's room, decides on the state in memory ([`crate::game::decide`]), appends the
//! change to the store, and notifies the connections and the other nodes. If another node was first, the store reports a
//! conflict, and the decision is made again on the new state (optimistic concurrency).

mod blocks;
mod catch_up;
mod challenges;
mod commit;
mod error;
mod expiry;
mod jobs;
mod matchmaking;
mod open_challenges;
mod pairing;
mod presence;
mod prune;
pub(crate) mod readiness;
mod registry;
pub(crate) mod room;
mod sweep;
#[cfg(test)]
mod tests;

use ordo_api::{GameId, Millis};
use std::sync::Arc;

use crate::cluster::Cluster;
use crate::config::OnlineLimits;
use crate::game::state::GameState;
use crate::metrics::Metrics;
use crate::store::{GameQuery, Listed, Store};
use crate::time::Clock;

pub(crate) use error::RoomError;

use matchmaking::Matchmaking;
use open_challenges::OpenChallenges;
use registry::Registry;
use room::Room;

/// All rooms and their store: the entry point for everything that players and spectators do.
pub(crate) struct Rooms {
    store: Arc<dyn Store>,
    registry: Registry,
    cluster: Option<Arc<Cluster>>,
    clock: Arc<dyn Clock>,
    /// Serializes quick matches, so that two players who want the same game find each other.
    pairing: tokio::sync::Mutex<()>,
    /// Time that the creator of a challenge has to open its page.
    arriving: Millis,
    challenges: Arc<OpenChallenges>,
    matchmaking: Matchmaking,
    metrics: Arc<Metrics>,
}

impl Rooms {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        cluster: Option<Cluster>,
        limits: &OnlineLimits,
        clock: Arc<dyn Clock>,
        metrics: Arc<Metrics>,
    ) -> Rooms {
        Rooms {
            store,
            registry: Registry::default(),
            cluster: cluster.map(Arc::new),
            pairing: tokio::sync::Mutex::default(),
            arriving: limits.arrival_timeout.as_millis() as Millis,
            challenges: Arc::new(OpenChallenges::new(limits, Arc::clone(&clock))),
            matchmaking: Matchmaking::new(Arc::clone(&clock)),
            clock,
            metrics,
        }
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// Current Unix time in milliseconds.
    pub(crate) fn now(&self) -> Millis {
        self.clock.now()
    }

    pub(crate) fn room(&self, id: &GameId) -> Arc<Room> {
        self.registry.room(id)
    }

    /// The number of games in memory.
    pub(crate) fn in_memory(&self) -> usize {
        self.registry.len()
    }

    /// State of the NATS connection; `None` for a single node.
    pub(crate) fn is_connected(&self) -> Option<bool> {
        self.cluster.as_ref().map(|cluster| cluster.is_connected())
    }

    /// Reads a game as this node knows it.
    pub(crate) async fn read<T>(
        &self,
        id: &GameId,
        read: impl FnOnce(&GameState) -> T,
    ) -> Result<T, RoomError> {
        let room = self.room(id);
        let mut locked = self.lock(id, &room).await;
        Ok(read(locked.state().await?))
    }

    /// Reads a game as it is in the database.
    pub(crate) async fn read_latest<T>(
        &self,
        id: &GameId,
        read: impl FnOnce(&GameState) -> T,
    ) -> Result<T, RoomError> {
        let room = self.room(id);
        let mut locked = self.lock(id, &room).await;
        locked.catch_up().await?;
        Ok(read(locked.state().await?))
    }

    /// Games of a list, for display.
    pub(crate) async fn list(&self, query: GameQuery) -> Result<Vec<Listed>, RoomError> {
        Ok(self.store.list(query).await?)
    }
}
