//! Games as players and watchers use them. Whatever is asked for is decided by the table, and true once it is stored.

mod happening;
mod held;
mod memory;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tracing::error;

use super::decide::{Refusal, Wanted};
use super::entry::Entry;
use super::nodes::Nodes;
use super::secret::{GameId, NoRandomness, Seat};
use super::storage::{Listed, Search, Storage, StorageError, Which, Written};
use super::table::{Misfit, Origin, Player, Settings, Status, Table, Wish};
use super::time::{Millis, now};
use crate::metrics::Metrics;
use happening::{Comes, Happening, joining, new_game, outcome};

/// How often something is tried again because somebody else was first.
const TRIES: usize = 5;
/// How many challenges of one browser may be open.
const OPEN_CHALLENGES: u32 = 10;
/// How many challenges are looked through for a quick match.
const PARTNERS: u32 = 200;

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failed {
    #[error("there is no such game")]
    NotFound,
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error("you have many open challenges: wait until somebody takes one, or withdraw one")]
    ManyChallenges,
    #[error("the server is full: try again later")]
    Full,
    /// Ours to solve; the inner text is for the log.
    #[error("the server cannot do that now: try again")]
    Inner,
}

impl From<StorageError> for Failed {
    fn from(error: StorageError) -> Failed {
        error!(%error);
        Failed::Inner
    }
}

impl From<NoRandomness> for Failed {
    fn from(error: NoRandomness) -> Failed {
        error!(%error);
        Failed::Inner
    }
}

impl From<Misfit> for Failed {
    fn from(error: Misfit) -> Failed {
        error!(%error);
        Failed::Inner
    }
}

/// The game of a quick match.
pub(crate) enum Paired {
    /// There was such a challenge.
    Before(GameId),
    /// It was made now.
    Now(GameId),
}

/// All games.
pub(crate) struct Service {
    storage: Arc<dyn Storage>,
    entries: Mutex<HashMap<GameId, Arc<Entry>>>,
    /// Other servers with the same database.
    nodes: Option<Arc<Nodes>>,
    /// One at a time, so that two who want the same find each other.
    pairing: tokio::sync::Mutex<()>,
    /// How long somebody may take from a challenge to its page.
    arriving: Millis,
    metrics: Arc<Metrics>,
}

impl Service {
    pub(crate) fn new(
        storage: Arc<dyn Storage>,
        nodes: Option<Nodes>,
        arriving: Duration,
        metrics: Arc<Metrics>,
    ) -> Service {
        Service {
            storage,
            entries: Mutex::default(),
            nodes: nodes.map(Arc::new),
            pairing: tokio::sync::Mutex::default(),
            arriving: arriving.as_millis() as Millis,
            metrics,
        }
    }

    pub(crate) fn storage(&self) -> &dyn Storage {
        &*self.storage
    }

    /// Makes a challenge.
    pub(crate) async fn create(
        &self,
        settings: Settings,
        creator: Player,
    ) -> Result<GameId, Failed> {
        if self.storage.open_challenges(creator.seat).await? >= OPEN_CHALLENGES {
            return Err(Failed::ManyChallenges);
        }
        for _ in 0..TRIES {
            let id = GameId::random()?;
            let origin = Origin {
                id: id.clone(),
                settings,
                created: now(),
                creator: creator.clone(),
                joiner: None,
            };
            if self.storage.create(new_game(origin, Vec::new())?).await? == Written::Committed {
                return Ok(id);
            }
        }
        Err(Failed::Inner)
    }

    /// Takes the free seat. Who has it already, has it.
    pub(crate) async fn join(&self, id: &GameId, joiner: &Player) -> Result<(), Failed> {
        self.change(id, |table, _| joining(table, joiner)).await?;
        Ok(())
    }

    /// Joins somebody who wants the same, or waits for one if there is `room` for another challenge.
    pub(crate) async fn pair(
        &self,
        settings: Settings,
        player: &Player,
        room: impl Future<Output = Result<(), Failed>>,
    ) -> Result<Paired, Failed> {
        let _one = self.pairing.lock().await;
        let _of_all = self.storage.pairing().await?;
        let search = Search {
            of: Which::Lobby(self.attended().await),
            game: Some(settings.game),
            clock: Some(settings.clock),
            name: None,
            result: None,
            from: None,
            until: None,
            oldest_first: true, // who has waited longest
            limit: PARTNERS,
        };
        let own = Search {
            of: Which::Unfinished(player.seat),
            ..search.clone()
        };
        let same = |listed: &Listed| {
            listed.status == Status::Open.name()
                && listed.public
                && listed.side == settings.side.name()
        };
        // Who asks again waits on.
        if let Some(own) = self.storage.search(own).await?.into_iter().find(same) {
            return Ok(Paired::Before(own.id));
        }
        let open = self.storage.search(search).await?;
        // Who wants a side gets it: from somebody who wants the other one, not by lot.
        let other_side = |side: &str| side != Wish::Lot.name() && side != settings.side.name();
        for other in &open {
            let fits = settings.side == Wish::Lot || other_side(&other.side);
            if fits && self.join(&other.id, player).await.is_ok() {
                return Ok(Paired::Before(other.id.clone()));
            }
        }
        room.await?;
        let id = self.create(settings, player.clone()).await?;
        Ok(Paired::Now(id))
    }

    /// Does what a player wants, once, and says with which event. `lag` is what the network took of his time.
    pub(crate) async fn act(
        &self,
        id: &GameId,
        seat: &Seat,
        wanted: &Wanted,
        request: Option<&str>,
        lag: Millis,
    ) -> Result<u32, Failed> {
        let decide = |table: &Table, at| outcome(table, seat, wanted, request, at, lag);
        self.change(id, decide).await
    }

    /// Does what time does to a game.
    pub(crate) async fn tick(&self, id: &GameId) -> Result<(), Failed> {
        self.change(id, |table, _| Ok(Comes::Done(table.seq())))
            .await?;
        Ok(())
    }

    /// Lets happen at a game what is decided there, and says with which event. If somebody else was first, it is decided anew.
    async fn change<'a>(
        &self,
        id: &GameId,
        decide: impl Fn(&Table, Millis) -> Result<Comes<'a>, Failed>,
    ) -> Result<u32, Failed> {
        let entry = self.entry(id);
        let mut held = self.hold(id, &entry).await;
        for _ in 0..TRIES {
            let table = held.table().await?;
            let at = now();
            if let Some(over) = table.tick(at) {
                held.write(Happening::of_itself(over), at).await?;
                continue;
            }
            let happening = match decide(table, at) {
                Ok(Comes::Done(seq)) => return Ok(seq),
                Ok(Comes::To(happening)) => happening,
                Err(Failed::Refused(refusal)) => {
                    // Another server may know better.
                    if held.catch_up().await? {
                        continue;
                    }
                    if refusal == Refusal::TimeIsUp {
                        let over = held.table().await?.flagged();
                        held.write(Happening::of_itself(over), at).await?;
                    }
                    return Err(refusal.into());
                }
                Err(failed) => return Err(failed),
            };
            let seq = table.seq() + 1;
            if held.write(happening, at).await? == Written::Committed {
                return Ok(seq);
            }
        }
        Err(Failed::Inner)
    }

    /// Games of a list, to be looked at.
    pub(crate) async fn search(&self, search: Search) -> Result<Vec<Listed>, Failed> {
        Ok(self.storage.list(search).await?)
    }
}
