//! The games in memory, and how they keep up with what other servers store.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, MutexGuard, PoisonError};

use crate::cluster::ask::Hosted;
use crate::cluster::{ask, subscription};
use crate::game::clock::now;
use crate::game::secret::GameId;
use crate::game::state::Table;
use crate::rooms::matchmaking::NetworkHash;
use crate::rooms::room::Entry;
use crate::rooms::{Failed, Service};
use crate::store::Attended;

/// How many games are compared with the database by one question.
const AT_ONCE: usize = 1000;
/// From here on, games that nobody looks at are forgotten; the database has them.
const IN_MEMORY: usize = 10_000;
/// The most challenges that one server tells the others about: about half of what NATS takes in one message.
const MOST_HOSTED: usize = 10_000;

impl Service {
    fn entries(&self) -> MutexGuard<'_, HashMap<GameId, Arc<Entry>>> {
        // A panic in another thread leaves the map as good as it was.
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A game in memory, whether it is known to exist or not.
    pub(crate) fn entry(&self, id: &GameId) -> Arc<Entry> {
        let mut entries = self.entries();
        if entries.len() >= IN_MEMORY && !entries.contains_key(id) {
            entries.retain(|_, entry| Arc::strong_count(entry) > 1);
        }
        Arc::clone(entries.entry(id.clone()).or_default())
    }

    /// How many games are in memory.
    pub(crate) fn in_memory(&self) -> usize {
        self.entries().len()
    }

    pub(super) fn forget(&self, id: &GameId) {
        self.entries().remove(id);
    }

    /// Forgets games that were deleted. Those that lead to them as their rematch are read again.
    pub(crate) fn forget_deleted(&self, deleted: &HashSet<&GameId>) {
        self.entries().retain(|id, entry| {
            if let Ok(mut slot) = entry.table.try_lock()
                && let Some(table) = &*slot
                && let Some(next) = &table.rematch
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
        look: impl FnOnce(&Table) -> T,
    ) -> Result<T, Failed> {
        let entry = self.entry(id);
        let mut held = self.hold(id, &entry).await;
        Ok(look(held.table().await?))
    }

    /// Looks at a game as it is in the database.
    pub(crate) async fn look_now<T>(
        &self,
        id: &GameId,
        look: impl FnOnce(&Table) -> T,
    ) -> Result<T, Failed> {
        let entry = self.entry(id);
        let mut held = self.hold(id, &entry).await;
        held.catch_up().await?;
        Ok(look(held.table().await?))
    }

    /// Somebody looks at a game from now on: what other servers say of it is of interest.
    pub(crate) fn attend(self: &Arc<Service>, id: &GameId, entry: &Arc<Entry>) {
        if let Some(nodes) = &self.nodes
            && entry.wants_ear()
        {
            let (service, nodes) = (Arc::clone(self), Arc::clone(nodes));
            tokio::spawn(subscription::listen(
                service,
                nodes,
                id.clone(),
                Arc::clone(entry),
            ));
        }
    }

    /// Another server says that a game has come so far.
    pub(crate) async fn heard(&self, id: &GameId, entry: &Entry, seq: u32) {
        let mut held = self.hold(id, entry).await;
        if held.seq().is_none_or(|known| known < seq) {
            // What went wrong is in the log; the next look at the database tries again.
            let _ = held.catch_up().await;
        }
    }

    /// Something may have been missed.
    pub(crate) async fn look_again(&self, id: &GameId, entry: &Entry) {
        let _ = self.hold(id, entry).await.catch_up().await;
    }

    /// Compares all games that somebody here looks at with the database.
    pub(crate) async fn catch_up_all(&self) -> Result<(), Failed> {
        let watched: HashMap<GameId, (Arc<Entry>, u32)> = self
            .entries()
            .iter()
            .filter_map(|(id, entry)| Some((id.clone(), (Arc::clone(entry), entry.watched()?))))
            .collect();
        let ids: Vec<GameId> = watched.keys().cloned().collect();
        for ids in ids.chunks(AT_ONCE) {
            for (id, seq) in self.storage.seqs(ids.to_vec()).await? {
                if let Some((entry, known)) = watched.get(&id)
                    && *known < seq
                {
                    self.heard(&id, entry, seq).await;
                }
            }
        }
        Ok(())
    }

    /// The challenges whose creators are present, on this server or on another; nothing if the others cannot be asked.
    pub(crate) async fn hosted_anywhere(&self) -> Option<Vec<Hosted>> {
        let mut hosted = self.hosted();
        if let Some(nodes) = &self.nodes {
            hosted.extend(nodes.hosted().await?);
        }
        Some(hosted)
    }

    /// The challenges whose creators are present. A creator who has just made one is on the way.
    pub(crate) async fn attended(&self) -> Attended {
        match self.hosted_anywhere().await {
            Some(hosted) => self.attended_by(&hosted),
            None => Attended::Unknown,
        }
    }

    pub(super) fn attended_by(&self, hosted: &[Hosted]) -> Attended {
        let ids = hosted.iter().map(|hosted| hosted.id.clone()).collect();
        Attended::These(ids, now() - self.arriving)
    }

    /// The challenges whose creators are on this server.
    pub(crate) fn hosted(&self) -> Vec<Hosted> {
        let entries = self.entries();
        let hosted = entries.iter().filter(|(_, entry)| entry.has_host());
        let ids: Vec<GameId> = hosted.map(|(id, _)| id.clone()).take(MOST_HOSTED).collect();
        drop(entries);
        let hosted = ids.into_iter().map(|id| Hosted {
            network: self.challenges.creator_of(&id).map(NetworkHash::from),
            id,
        });
        hosted.collect()
    }

    /// Answers other servers that ask whose challenges are here.
    pub(crate) fn answer_others(self: &Arc<Service>) {
        if let Some(nodes) = &self.nodes {
            tokio::spawn(ask::answer(Arc::clone(self), Arc::clone(nodes)));
            nodes.hear_notices(Arc::clone(&self.matchmaking));
        }
    }

    /// Whether news come by themselves, so that the database need be looked at only now and then.
    pub(crate) fn hears_others(&self) -> bool {
        self.is_connected() == Some(true)
    }

    /// Whether NATS is there, if it should be.
    pub(crate) fn is_connected(&self) -> Option<bool> {
        self.nodes.as_ref().map(|nodes| nodes.connected())
    }
}
