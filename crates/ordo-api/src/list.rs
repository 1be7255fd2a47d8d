use serde::{Deserialize, Serialize};

use crate::{GameId, GameResult, Millis, RuleSet, Side, SideChoice, Status, TimeControl};

/// The list to search, and its filters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct ListParams {
    /// The list.
    pub list: ListName,
    /// Only games of this rule set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", param(value_type = Option<crate::described::RuleSetName>))]
    #[cfg_attr(test, ts(as = "Option<crate::described::RuleSetName>"))]
    pub game: Option<RuleSet>,
    /// Only games with this time control.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<TimeControl>,
    /// Prefix of a player's name, or of a word in it; case is ignored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Only games with this result, which must not be `*`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", param(value_type = Option<crate::described::GameResultName>))]
    #[cfg_attr(test, ts(as = "Option<crate::described::GameResultName>"))]
    pub result: Option<GameResult>,
    /// Only games that changed at this Unix time in milliseconds or later.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", param(value_type = Option<i64>))]
    pub from: Option<Millis>,
    /// Only games that changed before this Unix time in milliseconds: `updated` of the last game gives the next page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", param(value_type = Option<i64>))]
    pub until: Option<Millis>,
}

impl ListParams {
    /// A list without filters.
    pub fn new(list: ListName) -> ListParams {
        ListParams {
            list,
            game: None,
            clock: None,
            name: None,
            result: None,
            from: None,
            until: None,
        }
    }
}

/// The lists of games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ListName {
    /// Public challenges.
    Lobby,
    /// Public games being played.
    Live,
    /// Finished public games.
    Archive,
    /// The client's games.
    Mine,
}

/// Games, last changed first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ListedGames {
    /// The games.
    #[cfg_attr(feature = "openapi", schema(max_items = 550))]
    pub games: Vec<GameSummary>,
}

/// A game in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameSummary {
    /// The game's id.
    pub id: GameId,
    /// The rule set.
    #[cfg_attr(feature = "openapi", schema(value_type = crate::described::RuleSetName))]
    #[cfg_attr(test, ts(as = "crate::described::RuleSetName"))]
    pub game: RuleSet,
    /// The time control.
    pub clock: TimeControl,
    /// `true` if others see the game in lists.
    pub public: bool,
    /// The stage of the game.
    pub status: Status,
    /// Unix time of creation in milliseconds.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub created: Millis,
    /// Unix time of the last change in milliseconds.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub updated: Millis,
    /// Unix time in milliseconds when the clock of the side to move runs out or the challenge expires; null if neither.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<i64>, required))]
    pub deadline: Option<Millis>,
    /// Number of plies played.
    pub plies: u32,
    /// Name of the challenge's creator.
    pub creator: String,
    /// The side the creator asked for.
    pub side: SideChoice,
    /// White's name; null while the game is open.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub white: Option<String>,
    /// Black's name; null while the game is open.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub black: Option<String>,
    /// The result once the game is over.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<crate::described::GameResultName>, required))]
    #[cfg_attr(test, ts(as = "Option<crate::described::GameResultName>"))]
    pub result: Option<GameResult>,
    /// The reason once the game is over, as in `Ending`.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub reason: Option<String>,
    /// The position.
    pub position: String,
    /// The client's side, in the list of its own games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub you: Option<Side>,
}
