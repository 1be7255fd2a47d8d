use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Phrase;

/// A player's request to change a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Action {
    /// Plays a move.
    Move {
        /// The move in the notation of the game.
        #[serde(rename = "move")]
        #[cfg_attr(feature = "openapi", schema(examples("a3-a4")))]
        text: String,
        /// Number of plies in the game after the move, so that a late request is not played in another position.
        ply: u32,
    },
    /// Resigns.
    Resign,
    /// Aborts the game before the second move, or withdraws an open challenge.
    Abort,
    /// Offers a draw, or accepts the opponent's offer.
    OfferDraw,
    /// Accepts a draw offer.
    AcceptDraw,
    /// Declines a draw offer.
    DeclineDraw,
    /// Asks to take back the player's last move, and the reply to it.
    OfferTakeBack,
    /// Accepts a takeback.
    AcceptTakeBack,
    /// Declines a takeback.
    DeclineTakeBack,
    /// Offers a rematch, or accepts the opponent's offer.
    OfferRematch,
    /// Declines a rematch.
    DeclineRematch,
    /// Sends a preset phrase to the opponent.
    Say {
        /// The phrase.
        phrase: Phrase,
    },
}

/// An action with its idempotency key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Value")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ActionRequest {
    /// Idempotency key, chosen by the client and different for each of its actions in the game. A repeated request with the
    /// same key is answered with the first one's event number and not executed again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub id: Option<IdempotencyKey>,
    /// The action.
    #[serde(flatten)]
    pub action: Action,
}

impl ActionRequest {
    /// An action under a key.
    pub fn new(id: IdempotencyKey, action: Action) -> ActionRequest {
        ActionRequest {
            id: Some(id),
            action,
        }
    }
}

impl From<Action> for ActionRequest {
    fn from(action: Action) -> ActionRequest {
        ActionRequest { id: None, action }
    }
}

impl TryFrom<Value> for ActionRequest {
    type Error = serde_json::Error;

    fn try_from(value: Value) -> Result<ActionRequest, serde_json::Error> {
        // Serde would accept the index of a variant as the type.
        if !value.get("type").is_some_and(Value::is_string) {
            return Err(serde::de::Error::custom("an action needs a type"));
        }
        let id = value.get("id").map(Option::deserialize).transpose()?;
        Ok(ActionRequest {
            id: id.flatten(),
            action: Action::deserialize(value)?,
        })
    }
}

/// The client's key of an action: 1 to 64 visible ASCII characters.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(value_type = String, pattern = "^[!-~]{1,64}$"))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct IdempotencyKey(String);

impl IdempotencyKey {
    /// Maximum length of a key in characters.
    pub const MAX_LENGTH: usize = 64;

    /// The text of the key.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Error when parsing an invalid idempotency key.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an id must have 1 to 64 visible ASCII characters")]
pub struct InvalidKey;

impl TryFrom<String> for IdempotencyKey {
    type Error = InvalidKey;

    fn try_from(text: String) -> Result<IdempotencyKey, InvalidKey> {
        let valid = (1..=IdempotencyKey::MAX_LENGTH).contains(&text.len())
            && text.bytes().all(|byte| byte.is_ascii_graphic());
        valid.then_some(IdempotencyKey(text)).ok_or(InvalidKey)
    }
}

impl fmt::Display for IdempotencyKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The answer to an action that is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ActionDone {
    /// Sequence number of the event.
    #[cfg_attr(feature = "openapi", schema(minimum = 1))]
    pub seq: u32,
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn read(value: Value) -> Option<ActionRequest> {
        serde_json::from_value(value).ok()
    }

    #[test]
    fn actions_round_trip() {
        for (value, action) in [
            (json!({"type": "resign"}), Action::Resign),
            (json!({"type": "offer-take-back"}), Action::OfferTakeBack),
            (
                json!({"type": "say", "phrase": "good-luck"}),
                Action::Say {
                    phrase: Phrase::GoodLuck,
                },
            ),
        ] {
            let request = read(value.clone()).unwrap();
            assert_eq!(request.action, action);
            assert_eq!(serde_json::to_value(&request).unwrap(), value);
        }
        let keyed = json!({"id": "m1", "type": "move", "move": "a3-a4", "ply": 1});
        let request = read(keyed.clone()).unwrap();
        assert_eq!(request.id.as_ref().unwrap().as_str(), "m1");
        assert_eq!(serde_json::to_value(&request).unwrap(), keyed);
        assert_eq!(
            read(json!({"type": "resign", "id": null})).unwrap().id,
            None
        );
    }

    #[test]
    fn malformed_actions_are_errors() {
        for value in [
            json!(null),
            json!([]),
            json!({}),
            json!({"type": 1}),
            json!({"type": "jump"}),
            json!({"type": "move", "move": "a3-a4"}),
            json!({"type": "move", "move": "a3-a4", "ply": -1}),
            json!({"type": "resign", "id": 7}),
            json!({"type": "resign", "id": ""}),
            json!({"type": "resign", "id": "two words"}),
            json!({"type": "resign", "id": "x".repeat(65)}),
        ] {
            assert_eq!(read(value.clone()), None, "{value}");
        }
    }
}
