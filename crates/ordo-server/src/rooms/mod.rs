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

use crate::cluster::nats::Cluster;
use crate::config::OnlineLimits;
use crate::game::clock::{Millis, now};
use crate::game::decide::{Action, Refusal};
use crate::game::event::EXPIRED;
use crate::game::secret::{GameId, NoRandomness, Seat};
use crate::game::side::Side;
use crate::game::state::{GameState, Origin, Player, ReplayError, Settings, Status};
use crate::metrics::Metrics;
use crate::network::Networks;
use crate::rooms::challenges::{Challenges, Reservation, TooMany};
use crate::rooms::happening::{Comes, Happening, expiring, joining, new_game, outcome};
use crate::rooms::matchmaking::{Matchmaking, NetworkHash, Notice};
use crate::rooms::room::Room;
use crate::store::{Block, GameQuery, GameSummary, Store, StoreError, Written};

/// How often something is tried again because somebody else was first.
const TRIES: usize = 5;
/// How many challenges of one browser may be open.
const OPEN_CHALLENGES: u32 = 10;

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub(crate) enum RoomError {
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
    Internal,
}

impl From<StoreError> for RoomError {
    fn from(error: StoreError) -> RoomError {
        error!(%error);
        RoomError::Internal
    }
}

impl From<NoRandomness> for RoomError {
    fn from(error: NoRandomness) -> RoomError {
        error!(%error);
        RoomError::Internal
    }
}

impl From<ReplayError> for RoomError {
    fn from(error: ReplayError) -> RoomError {
        error!(%error);
        RoomError::Internal
    }
}

/// All games.
pub(crate) struct Rooms {
    store: Arc<dyn Store>,
    rooms: Mutex<HashMap<GameId, Arc<Room>>>,
    /// Other servers with the same database.
    cluster: Option<Arc<Cluster>>,
    /// One at a time, so that two who want the same find each other.
    pairing: tokio::sync::Mutex<()>,
    /// How long somebody may take from a challenge to its page.
    arriving: Millis,
    pub(crate) challenges: Arc<Challenges>,
    matchmaking: Arc<Matchmaking>,
    metrics: Arc<Metrics>,
}

impl Rooms {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        cluster: Option<Cluster>,
        limits: &OnlineLimits,
        metrics: Arc<Metrics>,
    ) -> Rooms {
        Rooms {
            store,
            rooms: Mutex::default(),
            cluster: cluster.map(Arc::new),
            pairing: tokio::sync::Mutex::default(),
            arriving: limits.arriving.as_millis() as Millis,
            challenges: Arc::new(Challenges::new(limits)),
            matchmaking: Arc::default(),
            metrics,
        }
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// Creates a challenge.
    pub(crate) async fn create(
        &self,
        settings: Settings,
        creator: &Player,
        by: Networks,
    ) -> Result<GameId, RoomError> {
        let reservation = self.reserve(by).await?;
        if self.store.open_challenges(creator.seat).await? >= OPEN_CHALLENGES {
            return Err(RoomError::ManyChallenges);
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
            if self.store.create(new_game(origin, Vec::new())?).await? == Written::Committed {
                reservation.fill(&id, settings.clock);
                self.metrics.challenges.inc();
                return Ok(id);
            }
        }
        Err(RoomError::Internal)
    }

    /// Room for one more challenge. When the server is full, the network with most challenges gives one up.
    async fn reserve(&self, by: Networks) -> Result<Reservation, RoomError> {
        let refuse = |TooMany| {
            self.metrics.too_many.inc();
            RoomError::ManyChallenges
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
    ) -> Result<(), RoomError> {
        let creator_from = self.challenges.creator_of(id).map(NetworkHash::from);
        let creator = self.look(id, |state| state.origin.creator.seat).await?;
        let blocks = self.store.blocks(creator).await?;
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
    ) -> Result<(), RoomError> {
        self.change(id, |state, _| joining(state, joiner)).await?;
        self.notify(Notice::Joined {
            game: id.clone(),
            creator: creator_from,
            joiner: Some(joiner_from),
        });
        Ok(())
    }

    /// Remembers something about matchmaking, here and on the other servers.
    fn notify(&self, notice: Notice) {
        if let Some(cluster) = &self.cluster {
            cluster.notify(&notice);
        }
        self.matchmaking.note(notice);
    }

    /// A change was stored: keeps the count of challenges, and remembers games that were called off. `turn` is the side that
    /// was to move before.
    fn status_changed(&self, before: Status, state: &GameState, turn: Side) {
        let after = state.status();
        if before == Status::Open && after != Status::Open {
            self.challenges.closed(&state.origin.id);
        }
        if before == Status::Playing && after == Status::Over && state.result() == Some("*") {
            let expired = state
                .ending
                .as_ref()
                .is_some_and(|end| end.reason == EXPIRED);
            let late = expired.then_some(turn);
            if let Some(notice) = Notice::called_off(state, late) {
                self.notify(notice);
            }
        }
    }

    /// Ends a challenge whose creator is gone.
    async fn expire_challenge(&self, id: &GameId) -> Result<(), RoomError> {
        self.change(id, |state, _| Ok(expiring(state))).await?;
        Ok(())
    }

    /// Blocks the opponent of a game: they cannot join the blocker's challenges, and quick match does not pair the two.
    pub(crate) async fn block(&self, id: &GameId, by: &Seat) -> Result<(), RoomError> {
        let look = |state: &GameState| {
            let origin = &state.origin;
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
        self.store.block(block).await?;
        Ok(())
    }

    /// The players whom one player has blocked, newest first.
    pub(crate) async fn blocks(&self, by: Seat) -> Result<Vec<Block>, RoomError> {
        Ok(self.store.blocks(by).await?)
    }

    /// Removes the block of a game's opponent, if there is one.
    pub(crate) async fn unblock(&self, id: &GameId, by: &Seat) -> Result<(), RoomError> {
        self.store.unblock(*by, id.clone()).await?;
        Ok(())
    }

    /// Does what a player wants, once, and says with which event. `lag` is what the network took of his time.
    pub(crate) async fn act(
        &self,
        id: &GameId,
        seat: &Seat,
        action: &Action,
        request: Option<&str>,
        lag: Millis,
    ) -> Result<u32, RoomError> {
        let decide = |state: &GameState, at| outcome(state, seat, action, request, at, lag);
        self.change(id, decide).await
    }

    /// Does what time does to a game.
    pub(crate) async fn tick(&self, id: &GameId) -> Result<(), RoomError> {
        self.change(id, |state, _| Ok(Comes::Done(state.seq())))
            .await?;
        Ok(())
    }

    /// Lets happen at a game what is decided there, and says with which event. If somebody else was first, it is decided anew.
    async fn change<'a>(
        &self,
        id: &GameId,
        decide: impl Fn(&GameState, Millis) -> Result<Comes<'a>, RoomError>,
    ) -> Result<u32, RoomError> {
        let room = self.room(id);
        let mut locked = self.hold(id, &room).await;
        for _ in 0..TRIES {
            let state = locked.state().await?;
            let at = now();
            if let Some(over) = state.tick(at) {
                locked.write(Happening::of_itself(over), at).await?;
                continue;
            }
            let happening = match decide(state, at) {
                Ok(Comes::Done(seq)) => return Ok(seq),
                Ok(Comes::To(happening)) => happening,
                Err(RoomError::Refused(refusal)) => {
                    // Another server may know better.
                    if locked.catch_up().await? {
                        continue;
                    }
                    if refusal == Refusal::TimeIsUp {
                        let over = locked.state().await?.flagged();
                        locked.write(Happening::of_itself(over), at).await?;
                    }
                    return Err(refusal.into());
                }
                Err(failed) => return Err(failed),
            };
            let seq = state.seq() + 1;
            if locked.write(happening, at).await? == Written::Committed {
                return Ok(seq);
            }
        }
        Err(RoomError::Internal)
    }

    /// Games of a list, to be looked at.
    pub(crate) async fn search(&self, search: GameQuery) -> Result<Vec<GameSummary>, RoomError> {
        Ok(self.store.list(search).await?)
    }
}
