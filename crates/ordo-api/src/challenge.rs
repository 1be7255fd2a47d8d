use serde::{Deserialize, Serialize};

use crate::{RuleSet, Side, TimeControl};

/// An open offer to play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Challenge {
    /// The rule set.
    #[cfg_attr(feature = "openapi", schema(value_type = crate::described::RuleSetName))]
    #[cfg_attr(test, ts(as = "crate::described::RuleSetName"))]
    pub game: RuleSet,
    /// The time control.
    pub clock: TimeControl,
    /// The creator's side.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<SideChoice>"))]
    pub side: SideChoice,
    /// `true` lists the challenge in the lobby and the game publicly; otherwise both are found by their link only.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub public: bool,
    /// The creator's name. The server keeps at most 24 visible characters of it.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<String>"))]
    pub name: String,
}

impl Challenge {
    /// A private challenge for a random side, without a name.
    pub fn new(game: RuleSet, clock: TimeControl) -> Challenge {
        Challenge {
            game,
            clock,
            side: SideChoice::Random,
            public: false,
            name: String::new(),
        }
    }
}

/// The player who takes the free seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Join {
    /// The player's name. The server keeps at most 24 visible characters of it.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<String>"))]
    pub name: String,
}

/// The side that a challenge's creator asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum SideChoice {
    /// White.
    #[serde(rename = "w")]
    White,
    /// Black.
    #[serde(rename = "b")]
    Black,
    /// Either side, drawn when the game starts. Requests may also say `lot`, as in earlier versions.
    #[default]
    #[serde(rename = "random", alias = "lot")]
    Random,
}

impl SideChoice {
    /// The side, if one was asked for.
    pub fn side(self) -> Option<Side> {
        match self {
            SideChoice::White => Some(Side::White),
            SideChoice::Black => Some(Side::Black),
            SideChoice::Random => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_random_side_is_also_read_by_its_earlier_name() {
        for text in ["\"random\"", "\"lot\""] {
            let side: SideChoice = serde_json::from_str(text).unwrap();
            assert_eq!(side, SideChoice::Random);
        }
        assert_eq!(
            serde_json::to_string(&SideChoice::Random).unwrap(),
            "\"random\""
        );
    }
}
