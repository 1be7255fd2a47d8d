//! Games as players and watchers use them. Whatever is asked for is decided by the table, and true once it is stored.

mod happening;
mod memory;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tracing::error;

use super::decide::{Refusal, Wanted};
use super::entry::Entry;
use super::event::Event;
use super::nodes::Nodes;
use super::secret::{GameId, NoRandomness, Seat};
use super::storage::{Append, Listed, Row, Search, Storage, StorageError, Which, Written};
use super::table::{Misfit, Origin, Player, Settings, Status, Table, Wish};
use super::time::{Control, Millis, now};
use happening::{Comes, Happening, new_game, outcome, started};

/// How often something is tried again because somebody else was first.
const TRIES: usize = 5;
/// How many challenges of one browser may be open.
const OPEN_CHALLENGES: u32 = 10;
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
}

impl Service {
    pub(crate) fn new(
        storage: Arc<dyn Storage>,
        nodes: Option<Nodes>,
        arriving: Duration,
    ) -> Service {
        Service {
            storage,
            entries: Mutex::default(),
            nodes: nodes.map(Arc::new),
            pairing: tokio::sync::Mutex::default(),
            arriving: arriving.as_millis() as Millis,
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
        let entry = self.entry(id);
        let mut slot = entry.table.lock().await;
        for _ in 0..TRIES {
            let table = self.loaded(&entry, &mut slot, id).await?;
            let at = now();
            if let Some(over) = table.tick(at) {
                self.write(&entry, &mut slot, Happening::of_itself(over), at)
                    .await?;
                continue;
            }
            if table.side_of(&joiner.seat).is_some() && table.origin.creator.seat != joiner.seat {
                return Ok(());
            }
            let refusal = match table.status() {
                Status::Over => Some(Refusal::Over),
                Status::Playing => Some(Refusal::Taken),
                Status::Open if table.origin.creator.seat == joiner.seat => {
                    Some(Refusal::OwnChallenge)
                }
                Status::Open => None,
            };
            if let Some(refusal) = refusal {
                if self.catch_up(&entry, &mut slot, id).await? {
                    continue;
                }
                return Err(refusal.into());
            }
            let happening = Happening {
                by: None,
                request: None,
                what: vec![started(&table.origin.settings)?],
                joiner: Some(joiner.clone()),
                next: None,
            };
            if self.write(&entry, &mut slot, happening, at).await? == Written::Committed {
                return Ok(());
            }
        }
        Err(Failed::Inner)
    }

    /// Joins somebody who wants the same, or waits for one.
    pub(crate) async fn pair(&self, settings: Settings, player: &Player) -> Result<GameId, Failed> {
        let _one = self.pairing.lock().await;
        let _of_all = self.storage.pairing().await?;
        let search = Search {
            of: Which::Lobby,
            game: Some(settings.game),
            clock: Some(settings.clock),
            name: None,
            result: None,
            from: None,
            until: None,
            limit: 50,
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
            return Ok(own.id);
        }
        let mut open = self.storage.search(search).await?;
        open.reverse(); // who has waited longest comes first
        // Who wants a side gets it: from somebody who wants the other one, not by lot.
        let other_side = |side: &str| side != Wish::Lot.name() && side != settings.side.name();
        let waiting = self.waiting(&open).await;
        for other in &open {
            let fits = settings.side == Wish::Lot || other_side(&other.side);
            if !fits || !waiting.contains(&other.id) {
                continue;
            }
            if self.join(&other.id, player).await.is_ok() {
                return Ok(other.id.clone());
            }
        }
        self.create(settings, player.clone()).await
    }

    /// The challenges whose makers are likely to be there when somebody joins. Where days are played, or no clock runs,
    /// nobody has to be.
    async fn waiting(&self, open: &[Listed]) -> HashSet<GameId> {
        let is_patient = |listed: &&Listed| {
            !matches!(listed.clock, Control::RealTime { .. })
                || now() - listed.created < self.arriving
        };
        let (patient, others): (Vec<_>, Vec<_>) = open.iter().partition(is_patient);
        let others = others.into_iter().map(|listed| listed.id.clone()).collect();
        let mut waiting = self.attended(others).await;
        waiting.extend(patient.into_iter().map(|listed| listed.id.clone()));
        waiting
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
        let entry = self.entry(id);
        let mut slot = entry.table.lock().await;
        for _ in 0..TRIES {
            let table = self.loaded(&entry, &mut slot, id).await?;
            let at = now();
            if let Some(over) = table.tick(at) {
                self.write(&entry, &mut slot, Happening::of_itself(over), at)
                    .await?;
                continue;
            }
            let happening = match outcome(table, seat, wanted, request, at, lag) {
                Ok(Comes::Done(seq)) => return Ok(seq),
                Ok(Comes::To(happening)) => happening,
                Err(Failed::Refused(refusal)) => {
                    // Another server may know better.
                    if self.catch_up(&entry, &mut slot, id).await? {
                        continue;
                    }
                    if refusal == Refusal::TimeIsUp {
                        let table = self.loaded(&entry, &mut slot, id).await?;
                        let over = Happening::of_itself(table.flagged());
                        self.write(&entry, &mut slot, over, at).await?;
                    }
                    return Err(refusal.into());
                }
                Err(failed) => return Err(failed),
            };
            let seq = table.seq() + 1;
            if self.write(&entry, &mut slot, happening, at).await? == Written::Committed {
                return Ok(seq);
            }
        }
        Err(Failed::Inner)
    }

    /// Does what time does to a game.
    pub(crate) async fn tick(&self, id: &GameId) -> Result<(), Failed> {
        let entry = self.entry(id);
        let mut slot = entry.table.lock().await;
        for _ in 0..TRIES {
            let at = now();
            let Some(over) = self.loaded(&entry, &mut slot, id).await?.tick(at) else {
                return Ok(());
            };
            if self
                .write(&entry, &mut slot, Happening::of_itself(over), at)
                .await?
                == Written::Committed
            {
                return Ok(());
            }
        }
        Err(Failed::Inner)
    }

    pub(crate) async fn search(&self, search: Search) -> Result<Vec<Listed>, Failed> {
        Ok(self.storage.search(search).await?)
    }

    /// Stores what is to happen, and tells it. The table leaves its place meanwhile: if this fails, or is called off in the
    /// middle, the next one reads what was stored.
    async fn write(
        &self,
        entry: &Entry,
        slot: &mut Option<Table>,
        happening: Happening<'_>,
        at: Millis,
    ) -> Result<Written, Failed> {
        let mut table = slot.take().ok_or(Failed::Inner)?;
        let after = table.seq();
        let mut events = Vec::with_capacity(happening.what.len());
        if let Some(joiner) = &happening.joiner {
            table.origin.joiner = Some(joiner.clone());
        }
        for (what, seq) in happening.what.into_iter().zip(after + 1..) {
            // The request is answered with its first event.
            let id = happening
                .request
                .filter(|_| seq == after + 1)
                .map(str::to_owned);
            let event = Event {
                seq,
                at,
                by: happening.by,
                id,
                what,
            };
            table.apply(event.clone())?;
            events.push(event);
        }
        let append = Append {
            id: table.origin.id.clone(),
            after,
            events,
            row: Row::of(&table),
            joiner: happening.joiner,
            next: happening.next,
        };
        let written = self.storage.append(append).await?;
        if written == Written::Committed {
            entry.tell(table.seq());
            if let Some(nodes) = &self.nodes {
                nodes.tell(&table.origin.id, table.seq());
            }
            *slot = Some(table);
        }
        Ok(written)
    }
}
