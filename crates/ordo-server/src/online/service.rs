//! Games as players and watchers use them. Whatever is asked for is decided by the table, and true once it is stored.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use tracing::error;

use super::board::Kind;
use super::decide::{Decision, Refusal, Wanted};
use super::entry::Entry;
use super::event::{ABORTED, Event, What};
use super::nodes::{self, Nodes};
use super::secret::{GameId, NoRandomness, Seat, toss};
use super::side::Side;
use super::storage::{Append, Listed, NewGame, Row, Search, Storage, StorageError, Which, Written};
use super::table::{Misfit, Origin, Player, Settings, Status, Table, Wish};
use super::time::{Millis, now};

/// How often something is tried again because somebody else was first.
const TRIES: usize = 5;
/// How many challenges of one browser may be open.
const OPEN_CHALLENGES: u32 = 10;
/// How many games are compared with the database by one question.
const AT_ONCE: usize = 1000;
/// From here on, games that nobody looks at are forgotten; the database has them.
const IN_MEMORY: usize = 10_000;

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
}

/// Something that is to happen: by whom, and on which request.
struct Happening<'a> {
    by: Option<Side>,
    request: Option<&'a str>,
    what: Vec<What>,
    joiner: Option<Player>,
    next: Option<Box<NewGame>>,
}

impl Happening<'_> {
    fn of_itself(what: What) -> Happening<'static> {
        Happening {
            by: None,
            request: None,
            what: vec![what],
            joiner: None,
            next: None,
        }
    }
}

impl Service {
    pub(crate) fn new(storage: Arc<dyn Storage>, nodes: Option<Nodes>) -> Service {
        Service {
            storage,
            entries: Mutex::default(),
            nodes: nodes.map(Arc::new),
            pairing: tokio::sync::Mutex::default(),
        }
    }

    pub(crate) fn storage(&self) -> &dyn Storage {
        &*self.storage
    }

    /// A game in memory, whether it is known to exist or not.
    pub(crate) fn entry(&self, id: &GameId) -> Arc<Entry> {
        // A panic in another thread leaves the map as good as it was.
        let mut entries = self
            .entries
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        if entries.len() >= IN_MEMORY && !entries.contains_key(id) {
            entries.retain(|_, entry| Arc::strong_count(entry) > 1);
        }
        Arc::clone(entries.entry(id.clone()).or_default())
    }

    /// How many games are in memory.
    pub(crate) fn in_memory(&self) -> usize {
        self.entries
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
            .len()
    }

    fn forget(&self, id: &GameId) {
        self.entries
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
            .remove(id);
    }

    /// The table, read if it is not in memory.
    async fn loaded<'a>(
        &self,
        entry: &Entry,
        slot: &'a mut Option<Table>,
        id: &GameId,
    ) -> Result<&'a mut Table, Failed> {
        if slot.is_none() {
            let Some((origin, events)) = self.storage.load(id.clone()).await? else {
                self.forget(id);
                return Err(Failed::NotFound);
            };
            let table = Table::new(origin, events)?;
            entry.tell(table.seq());
            *slot = Some(table);
        }
        slot.as_mut().ok_or(Failed::Inner)
    }

    /// Reads what other servers have added to a table in memory, and says whether there was something.
    async fn catch_up(
        &self,
        entry: &Entry,
        slot: &mut Option<Table>,
        id: &GameId,
    ) -> Result<bool, Failed> {
        let Some(table) = slot else {
            self.loaded(entry, slot, id).await?;
            return Ok(true);
        };
        let events = self.storage.since(id.clone(), table.seq()).await?;
        if events.is_empty() {
            return Ok(false);
        }
        if table.status() == Status::Open {
            // Somebody has sat down: who, is not among the events.
            *slot = None;
            self.loaded(entry, slot, id).await?;
            return Ok(true);
        }
        for event in events {
            if let Err(error) = table.apply(event) {
                *slot = None;
                return Err(error.into());
            }
        }
        entry.tell(table.seq());
        Ok(true)
    }

    /// Looks at a game as this server knows it.
    pub(crate) async fn look<T>(
        &self,
        id: &GameId,
        look: impl FnOnce(&Table) -> T,
    ) -> Result<T, Failed> {
        let entry = self.entry(id);
        let mut slot = entry.table.lock().await;
        Ok(look(self.loaded(&entry, &mut slot, id).await?))
    }

    /// Looks at a game as it is in the database.
    pub(crate) async fn look_now<T>(
        &self,
        id: &GameId,
        look: impl FnOnce(&Table) -> T,
    ) -> Result<T, Failed> {
        let entry = self.entry(id);
        let mut slot = entry.table.lock().await;
        if slot.is_some() {
            self.catch_up(&entry, &mut slot, id).await?;
        }
        Ok(look(self.loaded(&entry, &mut slot, id).await?))
    }

    /// Somebody looks at a game from now on: what other servers say of it is of interest.
    pub(crate) fn attend(self: &Arc<Service>, id: &GameId, entry: &Arc<Entry>) {
        if let Some(nodes) = &self.nodes
            && entry.wants_ear()
        {
            let (service, nodes) = (Arc::clone(self), Arc::clone(nodes));
            tokio::spawn(nodes::listen(service, nodes, id.clone(), Arc::clone(entry)));
        }
    }

    /// Another server says that a game has come so far.
    pub(crate) async fn heard(&self, id: &GameId, entry: &Entry, seq: u32) {
        let mut slot = entry.table.lock().await;
        if slot.as_ref().is_none_or(|table| table.seq() < seq) {
            // What went wrong is in the log; the next look at the database tries again.
            let _ = self.catch_up(entry, &mut slot, id).await;
        }
    }

    /// Something may have been missed.
    pub(crate) async fn look_again(&self, id: &GameId, entry: &Entry) {
        let mut slot = entry.table.lock().await;
        let _ = self.catch_up(entry, &mut slot, id).await;
    }

    /// Compares all games that somebody here looks at with the database.
    pub(crate) async fn catch_up_all(&self) -> Result<(), Failed> {
        let watched: HashMap<GameId, (Arc<Entry>, u32)> = self
            .entries
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
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

    /// Whether news come by themselves, so that the database need be looked at only now and then.
    pub(crate) fn hears_others(&self) -> bool {
        self.nodes.as_ref().is_some_and(|nodes| nodes.connected())
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
        let open = self.storage.search(search).await?;
        // Who has waited longest comes first.
        for other in open.iter().rev() {
            // Who wants a side gets it: from somebody who wants the other one, not by lot.
            let other_side = other.side != Wish::Lot.name() && other.side != settings.side.name();
            let fits = settings.side == Wish::Lot || other_side;
            if fits && self.join(&other.id, player).await.is_ok() {
                return Ok(other.id.clone());
            }
        }
        self.create(settings, player.clone()).await
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

/// What a wish comes to: something happens, or has happened already.
enum Comes<'a> {
    To(Happening<'a>),
    Done(u32),
}

/// What somebody's wish comes to at this table.
fn outcome<'a>(
    table: &Table,
    seat: &Seat,
    wanted: &Wanted,
    request: Option<&'a str>,
    at: Millis,
    lag: Millis,
) -> Result<Comes<'a>, Failed> {
    let Some(by) = table.side_of(seat) else {
        // Who waits for somebody has no side yet.
        return if table.origin.creator.seat != *seat {
            Err(Refusal::NoSeat.into())
        } else if table.status() == Status::Over {
            Err(Refusal::Over.into())
        } else if *wanted == Wanted::Abort {
            Ok(Comes::To(Happening::of_itself(What::Over {
                winner: None,
                reason: ABORTED.to_owned(),
            })))
        } else {
            Err(Refusal::NotStarted.into())
        };
    };
    if let Some(done) = request.and_then(|request| table.answered(by, request)) {
        return Ok(Comes::Done(done));
    }
    Ok(Comes::To(match table.decide(by, wanted, at, lag)? {
        Decision::Do(what) => Happening {
            by: Some(by),
            request,
            what,
            joiner: None,
            next: None,
        },
        Decision::Rematch => rematch(table, by, request, at)?,
    }))
}

/// The first event of a game: sides and starter, by lot where nothing else was said. In Stein's game White begins (S3), in
/// Khalifa's the lot says who (K2).
fn started(settings: &Settings) -> Result<What, NoRandomness> {
    let creator = match settings.side {
        Wish::White => Side::White,
        Wish::Black => Side::Black,
        Wish::Lot => Side::by_lot(toss()?),
    };
    let starter = match settings.game {
        Kind::Stein => Side::White,
        Kind::Khalifa => Side::by_lot(toss()?),
    };
    Ok(What::Started { creator, starter })
}

/// The next game of the same two: who did not start this one starts. In Stein's game they change sides, in Khalifa's they
/// keep them (K2).
fn rematch<'a>(
    table: &Table,
    by: Side,
    request: Option<&'a str>,
    at: Millis,
) -> Result<Happening<'a>, Failed> {
    let creator = table.creator.ok_or(Failed::Inner)?;
    let (creator, starter) = match table.origin.settings.game {
        Kind::Stein => (creator.other(), Side::White),
        Kind::Khalifa => (creator, table.starter.other()),
    };
    let id = GameId::random()?;
    let origin = Origin {
        id: id.clone(),
        created: at,
        ..table.origin.clone()
    };
    let start = Event {
        seq: 1,
        at,
        by: None,
        id: None,
        what: What::Started { creator, starter },
    };
    Ok(Happening {
        by: Some(by),
        request,
        what: vec![What::Rematch { game: id }],
        joiner: None,
        next: Some(Box::new(new_game(origin, vec![start])?)),
    })
}

fn new_game(origin: Origin, events: Vec<Event>) -> Result<NewGame, Misfit> {
    Ok(NewGame::of(Table::new(origin, events)?))
}
