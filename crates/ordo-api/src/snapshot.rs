use serde::{Deserialize, Serialize};

use crate::{BySide, GameId, Millis, RuleSet, Side, SideChoice, TimeControl};

/// A whole game as a player or spectator sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Snapshot {
    /// The game's id.
    pub id: GameId,
    /// The rule set.
    #[cfg_attr(feature = "openapi", schema(value_type = crate::described::RuleSetName))]
    #[cfg_attr(test, ts(as = "crate::described::RuleSetName"))]
    pub game: RuleSet,
    /// The time control.
    pub clock: TimeControl,
    /// `true` if the game is listed.
    pub public: bool,
    /// Unix time of creation in milliseconds.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub created: Millis,
    /// Name of the challenge's creator.
    pub creator: String,
    /// The side the creator asked for.
    pub side: SideChoice,
    /// `true` if the client created the challenge.
    pub yours: bool,
    /// The client's side; null for spectators, and while the game is open.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub you: Option<Side>,
    /// Both players' names; null while the game is open.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub names: Option<BySide<String>>,
    /// The side that moves first.
    pub starter: Side,
    /// The starting position.
    pub start: String,
    /// The moves so far, without those taken back.
    pub moves: Vec<PlayedMove>,
    /// The part that changes with every event.
    pub state: CurrentState,
}

/// A move of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayedMove {
    /// The move in canonical notation.
    #[serde(rename = "move")]
    pub text: String,
    /// Thinking time in milliseconds.
    #[cfg_attr(feature = "openapi", schema(value_type = i64, minimum = 0))]
    pub spent: Millis,
    /// Unix time in milliseconds.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub at: Millis,
}

/// The part of a game that changes with every event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CurrentState {
    /// Sequence number of the last event.
    pub seq: u32,
    /// The stage of the game.
    pub status: Status,
    /// Number of plies played.
    pub plies: u32,
    /// The side to move.
    pub turn: Side,
    /// The position.
    pub position: String,
    /// Number of occurrences of the position; the third one is a draw.
    pub occurrences: u32,
    /// The clocks at the time `now`; null without a clock.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub clocks: Option<Clocks>,
    /// Open offers.
    pub offers: Offers,
    /// Winner and reason once the game is over.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub ending: Option<Ending>,
    /// The players' next game; null again if it was deleted unplayed.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub rematch: Option<GameId>,
    /// The server's Unix time in milliseconds.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub now: Millis,
}

/// The stage of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Status {
    /// One seat is free.
    Open,
    /// Both seats are taken.
    Playing,
    /// The game has ended.
    Over,
}

impl Status {
    const ALL: [Status; 3] = [Status::Open, Status::Playing, Status::Over];

    /// `open`, `playing` or `over`.
    pub fn name(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Playing => "playing",
            Status::Over => "over",
        }
    }

    /// The status with this name.
    pub fn parse(text: &str) -> Option<Status> {
        Status::ALL.into_iter().find(|status| status.name() == text)
    }
}

/// Remaining times in milliseconds, and whose clock runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Clocks {
    /// White's time.
    #[serde(rename = "w")]
    #[cfg_attr(feature = "openapi", schema(value_type = i64, minimum = 0))]
    pub white: Millis,
    /// Black's time.
    #[serde(rename = "b")]
    #[cfg_attr(feature = "openapi", schema(value_type = i64, minimum = 0))]
    pub black: Millis,
    /// The side whose clock runs. In real time the clocks start after the first move of each side.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub running: Option<Side>,
}

impl Clocks {
    /// The remaining time of `side`.
    pub fn of(&self, side: Side) -> Millis {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }
}

/// Open offers, by the side that made them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Offers {
    /// A draw.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub draw: Option<Side>,
    /// A takeback.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub take_back: Option<Side>,
    /// A rematch.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub rematch: Option<Side>,
}

/// The winner and the reason of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Ending {
    /// The winner; null for a draw and for a game that was aborted or expired.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub winner: Option<Side>,
    /// A reason of the rules (`home row`, `ordo`, …), `resignation`, `agreement` or `time`; `aborted` or `expired` for a game
    /// that was not played; `move limit` for a draw after 1,200 plies.
    pub reason: String,
}
