use serde::{Deserialize, Serialize};

use crate::{Ending, RuleSet};

/// The position to look up in the ending tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableParams {
    /// The game. Only `stein` has tables.
    #[cfg_attr(feature = "openapi", param(value_type = crate::described::RuleSetName))]
    #[cfg_attr(test, ts(as = "crate::described::RuleSetName"))]
    pub game: RuleSet,
    /// The position string; `_` replaces the blank.
    #[cfg_attr(
        feature = "openapi",
        param(example = "2b7/1b8/10/10/10/10/w9/w9_w", max_length = 200)
    )]
    pub position: String,
}

/// The value of a position with perfect play, and of the positions after its legal moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableAnswer {
    /// The position string.
    pub position: String,
    /// The result for the side to move.
    pub category: TableCategory,
    /// Distance to the end of the game in plies: positive for a win, negative or 0 for a loss, null for a draw. It is 0 if the
    /// game is over.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub dtw: Option<i16>,
    /// The end of the game, if it is over; else null.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub ending: Option<Ending>,
    /// The legal moves, best first.
    pub moves: Vec<TableMove>,
}

/// A legal move, with the value of the position after it for the side that is then to move: the best moves lead to a `loss`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableMove {
    /// The move in the notation of the game.
    #[serde(rename = "move")]
    pub text: String,
    /// The result for the opponent, who is to move after this move.
    pub category: TableCategory,
    /// Distance to the end of the game in plies, after this move and seen by the opponent: negative or 0 for a move that wins,
    /// positive for one that loses, null for a draw.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub dtw: Option<i16>,
    /// The end of the game, if the move ends it; else null.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub ending: Option<Ending>,
}

/// The result of a position with perfect play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TableCategory {
    /// The side to move wins.
    Win,
    /// Neither side can force a win.
    Draw,
    /// The side to move loses.
    Loss,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_shaped_like_those_of_lila_tablebase() {
        let text = r#"{"position":"b9/10/10/10/10/10/10/w9 w","category":"win","dtw":1,"ending":null,"moves":[{"move":"a1xa8","category":"loss","dtw":0,"ending":{"winner":"w","reason":"home row"}}]}"#;
        let answer: TableAnswer = serde_json::from_str(text).unwrap();
        assert_eq!(answer.moves[0].category, TableCategory::Loss);
        assert_eq!(serde_json::to_string(&answer).unwrap(), text);
    }
}
