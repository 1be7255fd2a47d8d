//! A game that somebody on this server is looking at.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use tokio::sync::{Mutex, watch};

use crate::game::clock::{Millis, SECOND, now};
use crate::game::presence::{Presence, Role};
use crate::game::state::GameState;

/// The creator of a challenge counts as present this long after a sign of life: a frame on the challenge's socket, such as
/// the answer to a ping, or a request for their own games.
const PRESENT: Millis = 30 * SECOND;

/// What those who look at a game are told: how far it is, and who else is there. What happened they read at the table, so
/// nothing is lost when news come faster than they are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct RoomUpdate {
    pub(crate) seq: u32,
    /// Who is at this server.
    pub(crate) here: Presence,
    /// Who is at the others.
    pub(crate) elsewhere: Presence,
    /// Whether somebody listens to what the other servers say of this game.
    listening: bool,
}

impl RoomUpdate {
    /// Who is there, here or elsewhere.
    pub(crate) fn present(&self) -> Presence {
        self.here.and(self.elsewhere)
    }
}

/// A game in memory. The lock is held while something is being stored, so nobody sees what is not on the disk.
#[derive(Default)]
pub(crate) struct Room {
    /// Nothing until it is read, and after it could not be stored.
    pub(crate) state: Mutex<Option<GameState>>,
    news: watch::Sender<RoomUpdate>,
    /// When the creator of the challenge last sent something on its socket.
    host_heard: AtomicI64,
    /// When the creator of the challenge last asked for their own games.
    host_asked: AtomicI64,
}

impl Room {
    /// Tells all who look that the game has come so far. Games do not go back.
    pub(crate) fn tell(&self, seq: u32) {
        self.news.send_if_modified(|news| {
            let new = seq > news.seq;
            news.seq = news.seq.max(seq);
            new
        });
    }

    /// Tells all who look who is at the other servers.
    pub(crate) fn tell_elsewhere(&self, elsewhere: Presence) {
        self.news.send_if_modified(|news| {
            let new = news.elsewhere != elsewhere;
            news.elsewhere = elsewhere;
            new
        });
    }

    pub(crate) fn news(&self) -> watch::Receiver<RoomUpdate> {
        self.news.subscribe()
    }

    /// How far those who look know it to be; nothing if nobody looks.
    pub(crate) fn watched(&self) -> Option<u32> {
        let news = self.news.borrow();
        (!news.here.is_empty()).then_some(news.seq)
    }

    /// The creator of this challenge asks for news of it from elsewhere.
    pub(crate) fn host_asks(&self) {
        self.host_asked.store(now(), Ordering::Relaxed);
    }

    /// The creator of this challenge sent something on its socket.
    pub(crate) fn host_speaks(&self) {
        self.host_heard.store(now(), Ordering::Relaxed);
    }

    /// Whether the creator of this challenge is here and answers, at its page or at another that asks for news of it.
    pub(crate) fn has_host(&self) -> bool {
        let recent = |at: &AtomicI64| now() - at.load(Ordering::Relaxed) < PRESENT;
        (self.news.borrow().here.host > 0 && recent(&self.host_heard)) || recent(&self.host_asked)
    }

    /// Whether somebody has to begin to listen to the other servers. Who is told so once must do it.
    pub(crate) fn wants_ear(&self) -> bool {
        let mut action = false;
        self.news.send_if_modified(|news| {
            action = !news.listening && !news.here.is_empty();
            news.listening |= action;
            false
        });
        action
    }

    /// Whether who listens may stop, because nobody is here any more.
    pub(crate) fn may_stop_listening(&self) -> bool {
        let mut stop = false;
        self.news.send_if_modified(|news| {
            stop = news.here.is_empty();
            if stop {
                news.listening = false;
                news.elsewhere = Presence::default();
            }
            false
        });
        stop
    }

    /// Somebody sits down, or looks on, until the value is dropped.
    pub(crate) fn enter(self: &Arc<Room>, role: Role) -> PresenceGuard {
        self.news.send_modify(|news| *news.here.of_mut(role) += 1);
        PresenceGuard {
            room: Arc::clone(self),
            role,
        }
    }
}

/// Somebody is there.
pub(crate) struct PresenceGuard {
    room: Arc<Room>,
    pub(crate) role: Role,
}

impl Drop for PresenceGuard {
    fn drop(&mut self) {
        self.room.news.send_modify(|news| {
            let count = news.here.of_mut(self.role);
            *count = count.saturating_sub(1);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_creator_is_present_while_their_socket_answers() {
        let room = Arc::new(Room::default());
        room.host_speaks();
        assert!(!room.has_host(), "no socket");
        let present = room.enter(Role::Host);
        assert!(room.has_host());
        room.host_heard.store(now() - PRESENT, Ordering::Relaxed);
        assert!(!room.has_host(), "a socket that has been silent");
        room.host_speaks();
        assert!(room.has_host());
        drop(present);
        assert!(!room.has_host());
        room.host_asks();
        assert!(room.has_host(), "on another page of the app");
    }
}
