//! Updates for one client: a snapshot, new events, presence.

use ordo_api::{EventKind, ServerMessage};

use super::session::{Ended, SocketSession, text_of};
use crate::game::presence::Role;
use crate::game::snapshot::{current_state, snapshot};
use crate::game::state::GameState;
use crate::rooms::room::RoomUpdate;

/// Clients that are further behind get a snapshot instead of the events.
const BEHIND: usize = 50;

impl SocketSession {
    /// Sends a snapshot, on connect and after a gap.
    pub(super) async fn send_snapshot(&mut self) -> Result<(), Ended> {
        let seat = self.seat;
        let now = self.app.rooms.now();
        let read = |state: &GameState| {
            let game = Box::new(snapshot(state, seat.as_ref(), now));
            (
                state.seq(),
                state.role_of(seat.as_ref()),
                text_of(&ServerMessage::Game { game }),
            )
        };
        let (seq, role, message) = self.read_game(read).await?;
        self.known_seq = seq;
        self.set_role(role);
        self.send_text(message?).await
    }

    /// Sends the events since the last update, and the presence.
    pub(super) async fn send_update(&mut self, update: RoomUpdate) -> Result<(), Ended> {
        if update.seq != self.known_seq {
            let (known, seat, now) = (self.known_seq, self.seat, self.app.rooms.now());
            let read = |state: &GameState| {
                let missed: Vec<_> = state
                    .events
                    .iter()
                    .filter(|event| event.seq > known)
                    .cloned()
                    .collect();
                let started = missed
                    .iter()
                    .any(|event| matches!(event.kind, EventKind::Started { .. }));
                // The players' names are in the snapshot only.
                let whole = started || missed.len() > BEHIND;
                let message = (!whole).then(|| {
                    text_of(&ServerMessage::Events {
                        events: missed,
                        state: current_state(state, now),
                    })
                });
                (state.seq(), state.role_of(seat.as_ref()), message)
            };
            let (seq, role, message) = self.read_game(read).await?;
            match message {
                Some(message) => {
                    self.known_seq = seq;
                    self.set_role(role);
                    self.send_text(message?).await?;
                }
                None => self.send_snapshot().await?,
            }
        }
        let present = update.presence();
        let presence = (present.white > 0, present.black > 0, present.watchers);
        if self.known_presence != Some(presence) {
            self.known_presence = Some(presence);
            let (white, black, watchers) = presence;
            let message = ServerMessage::Presence {
                white,
                black,
                watchers,
            };
            self.send_text(text_of(&message)?).await?;
        }
        Ok(())
    }

    /// Counts the connection under its role, which changes when the game starts.
    fn set_role(&mut self, role: Role) {
        if self.present.role != role {
            self.present = self.room.connect(role);
            self.record_host();
        }
    }

    /// Records that the creator of a challenge is present.
    pub(super) fn record_host(&self) {
        if self.present.role == Role::Host {
            self.room.host_seen(self.app.rooms.now());
            self.app.rooms.host_seen(&self.id);
        }
    }

    async fn read_game<T>(&mut self, read: impl FnOnce(&GameState) -> T) -> Result<T, Ended> {
        let read = self.app.rooms.read(&self.id, read).await;
        read.map_err(|_| Ended)
    }
}
