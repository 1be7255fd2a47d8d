//! A game in the hands of one who may change it.

use tokio::sync::MutexGuard;

use crate::game::clock::Millis;
use crate::game::event::GameEvent;
use crate::game::secret::GameId;
use crate::game::side::Side;
use crate::game::state::{GameState, Status};
use crate::rooms::happening::Happening;
use crate::rooms::room::Room;
use crate::rooms::{RoomError, Rooms};
use crate::store::{Append, Row, Written};

/// A game that nobody else reads or changes on this server.
pub(super) struct LockedRoom<'a> {
    rooms: &'a Rooms,
    id: &'a GameId,
    room: &'a Room,
    slot: MutexGuard<'a, Option<GameState>>,
}

impl Rooms {
    /// Waits until nobody else holds a game.
    pub(super) async fn hold<'a>(&'a self, id: &'a GameId, room: &'a Room) -> LockedRoom<'a> {
        LockedRoom {
            rooms: self,
            id,
            room,
            slot: room.state.lock().await,
        }
    }
}

impl LockedRoom<'_> {
    /// The table, read if it is not in memory.
    pub(super) async fn state(&mut self) -> Result<&mut GameState, RoomError> {
        if self.slot.is_none() {
            let loaded = self.rooms.store.load(self.id.clone()).await?;
            let Some((origin, events)) = loaded else {
                self.rooms.forget(self.id);
                return Err(RoomError::NotFound);
            };
            let mut state = GameState::new(origin, events)?;
            if let Some(next) = state.rematch.clone()
                && self.rooms.store.seqs(vec![next]).await?.is_empty()
            {
                // Nobody played it, so it was deleted.
                state.rematch = None;
            }
            self.room.tell(state.seq());
            *self.slot = Some(state);
        }
        self.slot.as_mut().ok_or(RoomError::Internal)
    }

    /// The last event of the table in memory.
    pub(super) fn seq(&self) -> Option<u32> {
        self.slot.as_ref().map(GameState::seq)
    }

    /// Reads what other servers have stored, and says whether there was something.
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
            // Somebody has sat down: who, is not among the events.
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
        self.room.tell(state.seq());
        Ok(true)
    }

    /// Stores what is to happen, and tells it. The table leaves its place meanwhile: if this fails, or is called off in the
    /// middle, the next one reads what was stored.
    pub(super) async fn write(
        &mut self,
        happening: Happening<'_>,
        at: Millis,
    ) -> Result<Written, RoomError> {
        let mut state = self.slot.take().ok_or(RoomError::Internal)?;
        let before = state.status();
        let turn = Side::from(state.board.turn());
        let after = state.seq();
        let mut events = Vec::with_capacity(happening.what.len());
        if let Some(joiner) = &happening.joiner {
            state.origin.joiner = Some(joiner.clone());
        }
        for (kind, seq) in happening.what.into_iter().zip(after + 1..) {
            // The request is answered with its first event.
            let id = happening
                .request
                .filter(|_| seq == after + 1)
                .map(str::to_owned);
            let event = GameEvent {
                seq,
                at,
                by: happening.by,
                id,
                kind,
            };
            state.apply(event.clone())?;
            events.push(event);
        }
        let begins = happening.next.is_some();
        let append = Append {
            id: state.origin.id.clone(),
            after,
            events,
            row: Row::of(&state),
            joiner: happening.joiner,
            next: happening.next,
        };
        let written = self.rooms.store.append(append).await?;
        if written == Written::Committed {
            let new = state.events.iter().filter(|event| event.seq > after);
            self.rooms.metrics.count_events(new, begins);
            self.room.tell(state.seq());
            if let Some(cluster) = &self.rooms.cluster {
                cluster.tell(&state.origin.id, state.seq());
            }
            self.rooms.status_changed(before, &state, turn);
            *self.slot = Some(state);
        }
        Ok(written)
    }
}
