//! Challenges: created, joined, seen and expired.

use super::open_challenges::{Reservation, TooMany};
use super::{RoomError, Rooms};
use crate::cluster::{NetworkHash, Notice};
use crate::game::change::NewGame;
use crate::game::refusal::Refusal;
use crate::game::secret::random_side;
use crate::game::state::{GameState, Origin, Player, Settings};
use crate::network::Networks;
use crate::store::Written;
use ordo_api::{EXPIRED, GameId, GameResult, Side};

/// Attempts to find an unused id for a new game.
const ATTEMPTS: usize = 5;
/// Maximum number of open challenges per browser.
const MAX_OPEN: u32 = 10;

impl Rooms {
    /// Creates a challenge.
    pub(crate) async fn create(
        &self,
        settings: Settings,
        creator: &Player,
        from: Networks,
    ) -> Result<GameId, RoomError> {
        let reservation = self.reserve(from).await?;
        if self.store.open_challenges(creator.seat).await? >= MAX_OPEN {
            return Err(RoomError::ManyChallenges);
        }
        for _ in 0..ATTEMPTS {
            let id = crate::game::secret::random_game_id()?;
            let game = NewGame::from(GameState::open(Origin {
                id: id.clone(),
                settings,
                created: self.now(),
                creator: creator.clone(),
                joiner: None,
            }));
            if self.store.create(game).await? == Written::Committed {
                reservation.fill(&id, settings.clock);
                self.metrics.challenges.inc();
                return Ok(id);
            }
        }
        Err(RoomError::Internal)
    }

    /// Reserves room for one more challenge. When the server is full, a challenge of the network with the most is evicted.
    async fn reserve(&self, from: Networks) -> Result<Reservation, RoomError> {
        let refuse = |TooMany| {
            self.metrics.too_many.inc();
            RoomError::ManyChallenges
        };
        let reservation = self.challenges.reserve(from).map_err(refuse)?;
        while let Some(id) = self.challenges.to_evict(from).map_err(refuse)? {
            self.expire_challenge(&id).await?;
            // Another node may have closed it.
            self.challenges.closed(&id);
        }
        Ok(reservation)
    }

    /// Takes the free seat; succeeds again for the player who has taken it. `from` is the client's network.
    pub(crate) async fn join(
        &self,
        id: &GameId,
        joiner: &Player,
        from: Networks,
    ) -> Result<(), RoomError> {
        let creator_network = self.challenges.creator_of(id).map(NetworkHash::from);
        let creator = self.read(id, |state| state.origin.creator.seat).await?;
        let blocks = self.store.blocks(creator).await?;
        if blocks.iter().any(|block| block.blocked == joiner.seat) {
            return Err(Refusal::Blocked.into());
        }
        self.join_from(id, joiner, creator_network, from.into())
            .await
    }

    pub(super) async fn join_from(
        &self,
        id: &GameId,
        joiner: &Player,
        creator_network: Option<NetworkHash>,
        joiner_network: NetworkHash,
    ) -> Result<(), RoomError> {
        let coins = [random_side()?, random_side()?];
        self.change(id, |state, at| state.join(joiner, coins, at))
            .await?;
        self.remember(Notice::Joined {
            game: id.clone(),
            creator: creator_network,
            joiner: Some(joiner_network),
        });
        Ok(())
    }

    /// Ends a challenge whose creator is gone.
    pub(super) async fn expire_challenge(&self, id: &GameId) -> Result<(), RoomError> {
        self.change(id, |state, at| Ok(state.expire_challenge(at)))
            .await?;
        Ok(())
    }

    /// The creator of a challenge has opened its page.
    pub(crate) fn host_seen(&self, id: &GameId) {
        self.challenges.seen(id);
    }

    /// The creator of a challenge has asked for their own games.
    pub(crate) fn host_polled(&self, id: &GameId) {
        self.room(id).host_polled(self.now());
        self.challenges.seen(id);
    }

    /// Makes quick match remember, on all nodes, that a game was aborted before both sides had moved.
    pub(super) fn remember_aborted(&self, state: &GameState) {
        let origin = &state.origin;
        let (Some(GameResult::Unknown), Some(joiner), Some(creator_side)) =
            (state.result(), &origin.joiner, state.creator)
        else {
            return;
        };
        let expired = state
            .ending
            .as_ref()
            .is_some_and(|end| end.reason == EXPIRED);
        let turn = Side::from(state.board.turn());
        let late = if turn == creator_side {
            origin.creator.seat
        } else {
            joiner.seat
        };
        self.remember(Notice::Aborted {
            game: origin.id.clone(),
            creator: origin.creator.seat,
            joiner: joiner.seat,
            late: expired.then_some(late),
        });
    }

    /// Records something about matchmaking, here and on the other nodes.
    fn remember(&self, notice: Notice) {
        if let Some(cluster) = &self.cluster {
            cluster.notify(&notice);
        }
        self.matchmaking.record(notice);
    }
}
