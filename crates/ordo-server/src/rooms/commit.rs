//! Changing a game: decide on the state in memory, store the change, then notify connections and other nodes.

use ordo_api::{Action, EventKind, GameId, Millis, Status};
use tokio::sync::MutexGuard;

use super::room::Room;
use super::{RoomError, Rooms};
use crate::game::change::Change;
use crate::game::decide::{Decision, Request};
use crate::game::refusal::Refusal;
use crate::game::secret::{Seat, random_game_id};
use crate::game::state::GameState;
use crate::store::Written;

/// Attempts to store a change before giving up, if other nodes keep storing events first.
const ATTEMPTS: usize = 5;

impl Rooms {
    /// Waits until no other task of this node reads or changes the game.
    pub(super) async fn lock<'a>(&'a self, id: &'a GameId, room: &'a Room) -> LockedRoom<'a> {
        LockedRoom {
            rooms: self,
            id,
            room,
            slot: room.state.lock().await,
        }
    }

    /// Executes a player's action once, and returns its event's number. `lag` is the estimated network delay of the player.
    pub(crate) async fn act(
        &self,
        id: &GameId,
        seat: &Seat,
        action: &Action,
        key: Option<&str>,
        lag: Millis,
    ) -> Result<u32, RoomError> {
        let rematch = random_game_id()?;
        let decide = |state: &mut GameState, at| {
            state.act(&Request {
                seat,
                action,
                key,
                at,
                lag,
                rematch: rematch.clone(),
            })
        };
        self.change(id, decide).await
    }

    /// Decides on a change and stores it; returns the number of its first event. If another node has stored events meanwhile,
    /// the decision is made again.
    pub(super) async fn change(
        &self,
        id: &GameId,
        decide: impl Fn(&mut GameState, Millis) -> Result<Decision, Refusal>,
    ) -> Result<u32, RoomError> {
        let room = self.registry.room(id);
        let mut locked = self.lock(id, &room).await;
        for _ in 0..ATTEMPTS {
            let mut state = locked.take_state().await?;
            let now = self.now();
            if let Some(expired) = state.tick(now) {
                locked.commit(state, expired).await?;
                continue;
            }
            match decide(&mut state, now) {
                Ok(Decision::Done(seq)) => {
                    locked.put_back(state);
                    return Ok(seq);
                }
                Ok(Decision::Apply(change)) => {
                    let seq = change.first_seq();
                    if locked.commit(state, change).await? == Written::Committed {
                        return Ok(seq);
                    }
                }
                Err(refusal) => {
                    locked.put_back(state);
                    // The refusal may be out of date.
                    if locked.catch_up().await? {
                        continue;
                    }
                    if refusal == Refusal::TimeIsUp {
                        let mut state = locked.take_state().await?;
                        let flagged = state.flag(now);
                        locked.commit(state, flagged).await?;
                    }
                    return Err(refusal.into());
                }
            }
        }
        Err(RoomError::Internal)
    }

    /// Side effects of a stored change outside the game.
    fn committed(&self, state: &GameState, expected_seq: u32) {
        let events = state.events.iter();
        for event in events.filter(|event| event.seq > expected_seq) {
            match &event.kind {
                EventKind::Move { .. } => {
                    self.metrics.moves.inc();
                }
                EventKind::Started { .. } => {
                    self.metrics.game_started();
                    self.challenges.closed(&state.origin.id);
                }
                EventKind::Rematch { .. } => self.metrics.game_started(),
                EventKind::Over { reason, .. } => {
                    self.metrics.game_ended(reason);
                    self.challenges.closed(&state.origin.id);
                    self.remember_aborted(state);
                }
                _ => (),
            }
        }
    }
}

/// A room whose game no other task of this node reads or changes.
pub(super) struct LockedRoom<'a> {
    rooms: &'a Rooms,
    id: &'a GameId,
    room: &'a Room,
    slot: MutexGuard<'a, Option<GameState>>,
}

impl LockedRoom<'_> {
    /// The state of the game, loaded from the store if it is not in memory.
    pub(super) async fn state(&mut self) -> Result<&mut GameState, RoomError> {
        if self.slot.is_none() {
            let state = self.load().await?;
            self.room.publish_seq(state.seq());
            *self.slot = Some(state);
        }
        self.slot.as_mut().ok_or(RoomError::Internal)
    }

    async fn load(&self) -> Result<GameState, RoomError> {
        let store = &self.rooms.store;
        let Some((origin, events)) = store.load(self.id.clone()).await? else {
            self.rooms.registry.remove(self.id);
            return Err(RoomError::NotFound);
        };
        let mut state = GameState::replay(origin, events)?;
        if let Some(rematch) = state.rematch.clone()
            && store.seqs(vec![rematch]).await?.is_empty()
        {
            // Nobody played the rematch, so it was deleted.
            state.rematch = None;
        }
        Ok(state)
    }

    /// The last event of the state in memory.
    pub(super) fn seq(&self) -> Option<u32> {
        self.slot.as_ref().map(GameState::seq)
    }

    /// Takes the state out of the room. If the task fails or is cancelled before it is put back, the next one loads it again.
    async fn take_state(&mut self) -> Result<GameState, RoomError> {
        self.state().await?;
        self.slot.take().ok_or(RoomError::Internal)
    }

    fn put_back(&mut self, state: GameState) {
        *self.slot = Some(state);
    }

    /// Reads events that other nodes have stored; returns whether there were any.
    pub(super) async fn catch_up(&mut self) -> Result<bool, RoomError> {
        let Some(state) = self.slot.as_mut() else {
            self.state().await?;
            return Ok(true);
        };
        let since = self.rooms.store.since(self.id.clone(), state.seq());
        let events = since.await?;
        if events.is_empty() {
            return Ok(false);
        }
        if state.status() == Status::Open {
            // Somebody may have joined; their name is not among the events.
            *self.slot = None;
            self.state().await?;
            return Ok(true);
        }
        for event in events {
            if let Err(error) = state.apply(event) {
                *self.slot = None;
                return Err(error.into());
            }
        }
        self.room.publish_seq(state.seq());
        Ok(true)
    }

    /// Stores a change, and notifies the connections and the other nodes. After a conflict the state is loaded again.
    async fn commit(
        &mut self,
        state: GameState,
        change: Box<Change>,
    ) -> Result<Written, RoomError> {
        let expected_seq = change.expected_seq;
        let written = self.rooms.store.append(change).await?;
        if written == Written::Committed {
            self.rooms.committed(&state, expected_seq);
            self.room.publish_seq(state.seq());
            if let Some(cluster) = &self.rooms.cluster {
                cluster.advanced(self.id, state.seq());
            }
            self.put_back(state);
        }
        Ok(written)
    }
}
