//! Games as players and watchers use them. Whatever is asked for is decided by the table, and true once it is stored.

pub(crate) mod challenges;
pub(crate) mod commit;
pub(crate) mod expiry;
pub(crate) mod happening;
pub(crate) mod matchmaking;
pub(crate) mod pairing;
pub(crate) mod prune;
pub(crate) mod readiness;
pub(crate) mod registry;
pub(crate) mod room;
pub(crate) mod sweep;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use tracing::error;

use crate::cluster::nats::Nodes;
use crate::config::OnlineLimits;
use crate::game::clock::{Millis, now};
use crate::game::decide::{Refusal, Wanted};
use crate::game::event::EXPIRED;
use crate::game::secret::{GameId, NoRandomness, Seat};
use crate::game::side::Side;
use crate::game::state::{Misfit, Origin, Player, Settings, Status, Table};
use crate::http::peer::Networks;
use crate::metrics::Metrics;
use crate::rooms::challenges::{Challenges, Reservation, TooMany};
use crate::rooms::happening::{Comes, Happening, expiring, joining, new_game, outcome};
use crate::rooms::matchmaking::{Matchmaking, NetworkHash, Notice};
use crate::rooms::room::Entry;
use crate::store::{Block, Listed, Search, Storage, StorageError, Written};

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
    pub(crate) challenges: Arc<Challenges>,
    matchmaking: Arc<Matchmaking>,
    metrics: Arc<Metrics>,
}

impl Service {
    pub(crate) fn new(
        storage: Arc<dyn Storage>,
        nodes: Option<Nodes>,
        limits: &OnlineLimits,
        metrics: Arc<Metrics>,
    ) -> Service {
        Service {
            storage,
            entries: Mutex::default(),
            nodes: nodes.map(Arc::new),
            pairing: tokio::sync::Mutex::default(),
            arriving: limits.arriving.as_millis() as Millis,
            challenges: Arc::new(Challenges::new(limits)),
            matchmaking: Arc::default(),
            metrics,
        }
    }

    pub(crate) fn storage(&self) -> &dyn Storage {
        &*self.storage
    }

    /// Creates a challenge.
    pub(crate) async fn create(
        &self,
        settings: Settings,
        creator: &Player,
        by: Networks,
    ) -> Result<GameId, Failed> {
        let reservation = self.reserve(by).await?;
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
                reservation.fill(&id, settings.clock);
                self.metrics.challenges.add();
                return Ok(id);
            }
        }
        Err(Failed::Inner)
    }

    /// Room for one more challenge. When the server is full, the network with most challenges gives one up.
    async fn reserve(&self, by: Networks) -> Result<Reservation, Failed> {
        let refuse = |TooMany| {
            self.metrics.too_many.add();
            Failed::ManyChallenges
        };
        let reservation = self.challenges.reserve(by).map_err(refuse)?;
        while let Some(id) = self.challenges.to_evict(by).map_err(refuse)? {
            self.expire_challenge(&id).await?;
            // It may have been closed elsewhere, where nobody here noticed.
            self.challenges.closed(&id);
        }
        Ok(reservation)
    }

    /// Takes the free seat; succeeds again for whoever has taken it. `joiner_from` is where the request comes from.
    pub(crate) async fn join(
        &self,
        id: &GameId,
        joiner: &Player,
        joiner_from: Networks,
    ) -> Result<(), Failed> {
        let creator_from = self.challenges.creator_of(id).map(NetworkHash::from);
        let creator = self.look(id, |table| table.origin.creator.seat).await?;
        let blocks = self.storage.blocks(creator).await?;
        if blocks.iter().any(|block| block.blocked == joiner.seat) {
            return Err(Refusal::Blocked.into());
        }
        self.join_from(id, joiner, creator_from, joiner_from.into())
            .await
    }

    async fn join_from(
        &self,
        id: &GameId,
        joiner: &Player,
        creator_from: Option<NetworkHash>,
        joiner_from: NetworkHash,
    ) -> Result<(), Failed> {
        self.change(id, |table, _| joining(table, joiner)).await?;
        self.notify(Notice::Joined {
            game: id.clone(),
            creator: creator_from,
            joiner: Some(joiner_from),
        });
        Ok(())
    }

    /// Remembers something about matchmaking, here and on the other servers.
    fn notify(&self, notice: Notice) {
        if let Some(nodes) = &self.nodes {
            nodes.notify(&notice);
        }
        self.matchmaking.note(notice);
    }

    /// A change was stored: keeps the count of challenges, and remembers games that were called off. `turn` is the side that
    /// was to move before.
    fn status_changed(&self, before: Status, table: &Table, turn: Side) {
        let after = table.status();
        if before == Status::Open && after != Status::Open {
            self.challenges.closed(&table.origin.id);
        }
        if before == Status::Playing && after == Status::Over && table.result() == Some("*") {
            let expired = table
                .ending
                .as_ref()
                .is_some_and(|end| end.reason == EXPIRED);
            let late = expired.then_some(turn);
            if let Some(notice) = Notice::called_off(table, late) {
                self.notify(notice);
            }
        }
    }

    /// Ends a challenge whose creator is gone.
    async fn expire_challenge(&self, id: &GameId) -> Result<(), Failed> {
        self.change(id, |table, _| Ok(expiring(table))).await?;
        Ok(())
    }

    /// Blocks the opponent of a game: they cannot join the blocker's challenges, and quick match does not pair the two.
    pub(crate) async fn block(&self, id: &GameId, by: &Seat) -> Result<(), Failed> {
        let look = |table: &Table| {
            let origin = &table.origin;
            let joiner = origin.joiner.as_ref();
            let is_joiner = joiner.is_some_and(|player| player.seat == *by);
            match joiner {
                _ if is_joiner => Ok(origin.creator.clone()),
                Some(joiner) if origin.creator.seat == *by => Ok(joiner.clone()),
                None if origin.creator.seat == *by => Err(Refusal::NotStarted),
                _ => Err(Refusal::NoSeat),
            }
        };
        let blocked = self.look_now(id, look).await??;
        let block = Block {
            by: *by,
            blocked: blocked.seat,
            game: id.clone(),
            name: blocked.name,
            at: now(),
        };
        self.storage.block(block).await?;
        Ok(())
    }

    /// The players whom one player has blocked, newest first.
    pub(crate) async fn blocks(&self, by: Seat) -> Result<Vec<Block>, Failed> {
        Ok(self.storage.blocks(by).await?)
    }

    /// Removes the block of a game's opponent, if there is one.
    pub(crate) async fn unblock(&self, id: &GameId, by: &Seat) -> Result<(), Failed> {
        self.storage.unblock(*by, id.clone()).await?;
        Ok(())
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
