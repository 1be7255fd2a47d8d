use serde::{Deserialize, Serialize};

use crate::{GameId, Millis, Side};

/// A stored fact of a game. A game is its settings and its events; everything else is computed from them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameEvent {
    /// Sequence number within the game: 1, 2, 3, … without a gap.
    pub seq: u32,
    /// Unix time in milliseconds.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub at: Millis,
    /// The side that acted; absent if the server did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub by: Option<Side>,
    /// Idempotency key of the action, if it had one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub id: Option<String>,
    /// The type of the event and its details.
    #[serde(flatten)]
    pub kind: EventKind,
}

/// The type of an event and its details.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum EventKind {
    /// Both seats are taken.
    Started {
        /// The side of the challenge's creator.
        creator: Side,
        /// The side that moves first.
        starter: Side,
    },
    /// A move was played.
    Move {
        /// Number of plies in the game after the move.
        ply: u32,
        /// The move in canonical notation.
        #[serde(rename = "move")]
        text: String,
        /// Thinking time in milliseconds, without the lag.
        #[cfg_attr(feature = "openapi", schema(value_type = i64))]
        spent: Millis,
        /// Lag compensation in milliseconds; absent if 0.
        #[serde(default, skip_serializing_if = "is_zero")]
        #[cfg_attr(test, ts(optional, as = "Option<Millis>"))]
        #[cfg_attr(feature = "openapi", schema(value_type = i64))]
        lag: Millis,
    },
    /// A draw was offered.
    DrawOffered,
    /// A draw offer was declined.
    DrawDeclined,
    /// A takeback was requested.
    TakeBackOffered,
    /// A takeback was declined.
    TakeBackDeclined,
    /// Moves were taken back.
    TakenBack {
        /// Number of plies left in the game.
        to: u32,
        /// Thinking time in milliseconds of the side that was to move.
        #[cfg_attr(feature = "openapi", schema(value_type = i64))]
        spent: Millis,
    },
    /// A player sent a preset phrase.
    Said {
        /// The phrase.
        phrase: Phrase,
    },
    /// The game ended.
    Over {
        /// The winner; null for a draw and for a game that was aborted or expired.
        #[serde(default)]
        #[cfg_attr(feature = "openapi", schema(required))]
        winner: Option<Side>,
        /// The reason, as in `Ending`.
        reason: String,
    },
    /// A rematch was offered.
    RematchOffered,
    /// A rematch was declined.
    RematchDeclined,
    /// The players' next game was created.
    Rematch {
        /// The next game.
        game: GameId,
    },
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
fn is_zero(millis: &Millis) -> bool {
    *millis == 0
}

/// A preset phrase, shown in the reader's language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the phrases are their names")]
pub enum Phrase {
    Hello,
    GoodLuck,
    WellPlayed,
    ThankYou,
    Sorry,
    OneMoment,
    GoodGame,
    Goodbye,
}

/// Reason for the end of a game that nobody joined, or in which a first move was not made in time.
pub const EXPIRED: &str = "expired";
/// Reason for the end of a game that a player aborted.
pub const ABORTED: &str = "aborted";
/// Reason for a draw at the maximum length of a game.
pub const MOVE_LIMIT: &str = "move limit";
