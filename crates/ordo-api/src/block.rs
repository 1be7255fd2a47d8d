use serde::{Deserialize, Serialize};

use crate::{GameId, Millis};

/// The players whom the client has blocked, newest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BlockList {
    /// The blocks, at most 500.
    pub blocks: Vec<Block>,
}

/// A blocked player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Block {
    /// The game in which the two met.
    pub game: GameId,
    /// The blocked player's name in that game.
    pub name: String,
    /// Unix time in milliseconds.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub at: Millis,
}

/// The answer to blocking and unblocking.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BlockStatus {
    /// `true` if the opponent is blocked now.
    pub blocked: bool,
}
