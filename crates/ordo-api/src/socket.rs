use serde::{Deserialize, Serialize};

use crate::{CurrentState, ErrorCode, GameEvent, Snapshot};

/// A message from the server on the WebSocket of a game. The client sends action requests.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ServerMessage {
    /// The whole game: on connect, when the game starts, and after a gap.
    Game {
        /// The game.
        game: Box<Snapshot>,
    },
    /// New events, and the state after them.
    Events {
        /// The events in order.
        events: Vec<GameEvent>,
        /// The state after the last event.
        state: CurrentState,
    },
    /// Presence: which players are connected, and the number of spectators.
    Presence {
        /// `true` while White is connected.
        #[serde(rename = "w")]
        white: bool,
        /// `true` while Black is connected.
        #[serde(rename = "b")]
        black: bool,
        /// Number of connected spectators.
        watchers: u32,
    },
    /// The client's action is stored.
    Done {
        /// Idempotency key of the action.
        #[cfg_attr(feature = "openapi", schema(required))]
        id: Option<String>,
        /// Sequence number of the event.
        seq: u32,
    },
    /// The client's action was refused.
    Refused {
        /// Idempotency key of the action.
        #[cfg_attr(feature = "openapi", schema(required))]
        id: Option<String>,
        /// The reason.
        code: ErrorCode,
        /// The reason in English.
        message: String,
    },
}
