use std::fmt;

use serde::{Deserialize, Serialize};

/// The id of a game, as in its link: 12 letters and digits. Anyone who has it can watch the game and take a free seat.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(pattern = "^[2-9A-HJ-NP-Za-km-z]{12}$"))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameId(String);

impl GameId {
    /// Number of characters.
    pub const LENGTH: usize = 12;
    /// The characters of ids and tokens: without `0O1lI`, which are easily confused.
    pub const ALPHABET: &str = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

    /// Parses an id; `None` if it is invalid.
    pub fn parse(text: &str) -> Option<GameId> {
        let valid = text.len() == GameId::LENGTH
            && text.chars().all(|letter| GameId::ALPHABET.contains(letter));
        valid.then(|| GameId(text.to_owned()))
    }

    /// The text of the id.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invalid_game_ids_are_refused() {
        assert!(GameId::parse("222222222222").is_some());
        for text in [
            "",
            "short",
            "0OIl0OIl0OIl",
            "../../secret",
            "abcdefghijkmn",
            "ÄÄÄÄÄÄ",
        ] {
            assert_eq!(GameId::parse(text), None, "{text}");
        }
    }
}
