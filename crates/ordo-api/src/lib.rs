//! The wire format of online play, written once.
//!
//! The server and all clients use these types. The OpenAPI description of the server (feature `openapi`) and the TypeScript
//! declarations of the web app are generated from them; `docs/API.md` explains how to use the API.
//!
//! ```
//! use ordo_api::{Action, ActionRequest};
//!
//! let text = r#"{"type": "move", "move": "a3-a4", "ply": 1, "id": "m1"}"#;
//! let request: ActionRequest = serde_json::from_str(text)?;
//! assert_eq!(request.action, Action::Move { text: "a3-a4".to_owned(), ply: 1 });
//! # Ok::<(), serde_json::Error>(())
//! ```

mod action;
mod block;
mod challenge;
mod described;
mod error;
mod event;
mod game_id;
#[cfg(any(test, feature = "typescript"))]
#[doc(hidden)]
pub mod generated;
mod list;

mod side;
mod snapshot;
mod socket;
mod tables;
mod time_control;
mod token;
#[cfg(test)]
mod typescript;

pub use action::{Action, ActionDone, ActionRequest, IdempotencyKey, InvalidKey};
pub use block::{Block, BlockList, BlockStatus};
pub use challenge::{Challenge, Join, SideChoice};
pub use error::{ErrorBody, ErrorCode, ErrorDetail};
pub use event::{ABORTED, EXPIRED, EventKind, GameEvent, MOVE_LIMIT, Phrase};
pub use game_id::GameId;
pub use list::{GameSummary, ListName, ListParams, ListedGames};
pub use ordo_rules::RuleSet;
pub use ordo_rules::record::GameResult;
pub use side::{BySide, Side};
pub use snapshot::{Clocks, CurrentState, Ending, Offers, PlayedMove, Snapshot, Status};
pub use socket::ServerMessage;
pub use tables::{TableAnswer, TableCategory, TableMove, TableParams};
pub use time_control::{
    InvalidTimeControl, MAX_DAYS, MAX_INCREMENT_SECONDS, MAX_MINUTES, TimeControl,
};
pub use token::Token;

/// Milliseconds: a duration, or a Unix time.
pub type Millis = i64;

/// Milliseconds in a second.
pub const SECOND: Millis = 1000;
/// Milliseconds in a minute.
pub const MINUTE: Millis = 60 * SECOND;
/// Milliseconds in a day.
pub const DAY: Millis = 24 * 60 * MINUTE;
