//! Changes of a game: decided from its state, carried through the room and the store, and final once they are stored.

use crate::game::state::{GameState, Origin, Player};
use ordo_api::{GameEvent, GameId, GameResult, Millis, Side, Status};

/// Events to append to a game, and the values stored with them.
#[derive(Clone, Debug)]
pub(crate) struct Change {
    pub(crate) id: GameId,
    /// Sequence number that the events follow. The append fails if another node has stored events meanwhile (optimistic
    /// concurrency).
    pub(crate) expected_seq: u32,
    /// The first event carries the idempotency key of the request.
    pub(crate) events: Vec<GameEvent>,
    /// The game after the events.
    pub(crate) row: GameRow,
    /// The player who takes the free seat.
    pub(crate) joiner: Option<Player>,
    /// The rematch that starts with this.
    pub(crate) rematch: Option<Box<NewGame>>,
}

impl Change {
    /// The sequence number with which the request is answered.
    pub(crate) fn first_seq(&self) -> u32 {
        self.expected_seq + 1
    }
}

/// A game to create.
#[derive(Clone, Debug)]
pub(crate) struct NewGame {
    pub(crate) origin: Origin,
    pub(crate) events: Vec<GameEvent>,
    pub(crate) row: GameRow,
}

impl From<GameState> for NewGame {
    fn from(state: GameState) -> NewGame {
        NewGame {
            row: GameRow::of(&state),
            origin: state.origin,
            events: state.events,
        }
    }
}

/// The columns by which a game is listed and searched; they follow from the events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct GameRow {
    pub(crate) status: Status,
    pub(crate) seq: u32,
    pub(crate) plies: u32,
    pub(crate) updated: Millis,
    pub(crate) deadline: Option<Millis>,
    pub(crate) creator: Option<Side>,
    pub(crate) white: Option<String>,
    pub(crate) black: Option<String>,
    /// Unknown for an aborted game; none while it is being played.
    pub(crate) result: Option<GameResult>,
    pub(crate) reason: Option<String>,
    pub(crate) position: String,
}

impl GameRow {
    pub(crate) fn of(state: &GameState) -> GameRow {
        let names = state.names();
        GameRow {
            status: state.status(),
            seq: state.seq(),
            plies: state.board.plies() as u32,
            // Phrases after the end do not move a game up in the lists.
            updated: state
                .ended()
                .or(state.events.last().map(|event| event.at))
                .unwrap_or(state.origin.created),
            deadline: state.deadline(),
            creator: state.creator,
            white: names.map(|names| names.white.to_owned()),
            black: names.map(|names| names.black.to_owned()),
            result: state.result(),
            reason: state.ending.as_ref().map(|ending| ending.reason.clone()),
            position: state.board.position(),
        }
    }
}
