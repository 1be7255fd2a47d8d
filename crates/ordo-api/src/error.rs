use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Defines the codes with their HTTP statuses.
macro_rules! error_codes {
    ($($(#[doc = $doc:literal])+ $variant:ident = $code:literal, $status:literal;)*) => {
        /// The reason for refusing a request or an action.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[non_exhaustive]
        pub enum ErrorCode {
            $($(#[doc = $doc])+ $variant,)*
            /// A code that this version does not know.
            Unknown,
        }

        impl ErrorCode {
            /// All codes that the server sends.
            pub const ALL: &[ErrorCode] = &[$(ErrorCode::$variant),*];

            /// The code on the wire.
            pub fn as_str(self) -> &'static str {
                match self {
                    $(ErrorCode::$variant => $code,)*
                    ErrorCode::Unknown => "unknown",
                }
            }

            /// The HTTP status that comes with it.
            pub fn status(self) -> u16 {
                match self {
                    $(ErrorCode::$variant => $status,)*
                    ErrorCode::Unknown => 500,
                }
            }

            /// The meaning in one sentence.
            pub fn description(self) -> &'static str {
                match self {
                    $(ErrorCode::$variant => concat!($($doc),+).trim_ascii(),)*
                    ErrorCode::Unknown => "",
                }
            }
        }
    };
}

error_codes! {
    /// The request is malformed.
    BadRequest = "bad-request", 400;
    /// The client has no seat in the game.
    NoSeat = "no-seat", 403;
    /// The creator has blocked the client.
    Blocked = "blocked", 403;
    /// The request comes from another site's page.
    OtherOrigin = "other-origin", 403;
    /// The game does not exist.
    NoSuchGame = "no-such-game", 404;
    /// No ending table has the position.
    NoTable = "no-table", 404;
    /// The path does not exist.
    NoSuchCall = "no-such-call", 404;
    /// The path does not support the method.
    NoSuchMethod = "no-such-method", 405;
    /// The game has not started.
    NotStarted = "not-started", 409;
    /// The game is over.
    Over = "over", 409;
    /// The game is not over.
    NotOver = "not-over", 409;
    /// It is the opponent's turn.
    NotYourTurn = "not-your-turn", 409;
    /// The move is not for the next ply.
    Stale = "stale", 409;
    /// The player's time has run out.
    TimeIsUp = "time-is-up", 409;
    /// The opponent has not made this offer.
    NotOffered = "not-offered", 409;
    /// The player has made the same offer since the last move.
    AlreadyOffered = "already-offered", 409;
    /// The opponent has proposed a takeback, which must be answered first.
    AnswerFirst = "answer-first", 409;
    /// The player has no move to take back.
    NothingToTakeBack = "nothing-to-take-back", 409;
    /// The second move has been played.
    TooLateToAbort = "too-late-to-abort", 409;
    /// Both seats are taken.
    Taken = "taken", 409;
    /// The client created the challenge.
    OwnChallenge = "own-challenge", 409;
    /// The rematch has been created.
    HasRematch = "has-rematch", 409;
    /// The player has sent too many phrases or offers.
    TooManyMessages = "too-many-messages", 409;
    /// The request is larger than 4 KB.
    TooLarge = "too-large", 413;
    /// The move is not in the notation of the game.
    UnreadableMove = "unreadable-move", 422;
    /// The move breaks a rule, which the message names.
    IllegalMove = "illegal-move", 422;
    /// The client's address exceeds a rate or connection limit.
    TooManyRequests = "too-many-requests", 429;
    /// The client has too many open challenges.
    ManyChallenges = "many-challenges", 429;
    /// The server cannot answer now.
    TryAgain = "try-again", 503;
    /// The server has reached its limit on challenges or connections.
    Full = "full", 503;
}

impl ErrorCode {
    /// Parses a code; unknown ones become [`ErrorCode::Unknown`].
    pub fn parse(text: &str) -> ErrorCode {
        let mut codes = ErrorCode::ALL.iter();
        let code = codes.find(|code| code.as_str() == text);
        code.copied().unwrap_or(ErrorCode::Unknown)
    }

    /// Returns `true` if a retry may succeed.
    pub fn is_transient(self) -> bool {
        matches!(
            self,
            ErrorCode::TryAgain | ErrorCode::TooManyRequests | ErrorCode::Full
        )
    }
}

impl fmt::Display for ErrorCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for ErrorCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for ErrorCode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ErrorCode, D::Error> {
        Ok(ErrorCode::parse(&String::deserialize(deserializer)?))
    }
}

/// The body of every error response.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ErrorBody {
    /// The error.
    pub error: ErrorDetail,
}

/// An error with a code for programs and a message for people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[error("{message}")]
pub struct ErrorDetail {
    /// The reason.
    pub code: ErrorCode,
    /// The reason in English.
    pub message: String,
}

#[cfg(feature = "openapi")]
mod schema {
    use std::borrow::Cow;
    use std::fmt::Write as _;

    use utoipa::openapi::schema::{ObjectBuilder, Type};
    use utoipa::openapi::{RefOr, Schema};
    use utoipa::{PartialSchema, ToSchema};

    use super::ErrorCode;

    impl PartialSchema for ErrorCode {
        fn schema() -> RefOr<Schema> {
            let mut description = String::from("The code of an error, with its HTTP status:\n");
            for code in ErrorCode::ALL {
                let _ = write!(
                    description,
                    "\n- `{code}` ({}): {}",
                    code.status(),
                    code.description()
                );
            }
            ObjectBuilder::new()
                .schema_type(Type::String)
                .description(Some(description))
                .enum_values(Some(ErrorCode::ALL.iter().map(|code| code.as_str())))
                .into()
        }
    }

    impl ToSchema for ErrorCode {
        fn name() -> Cow<'static, str> {
            "ErrorCode".into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn error_codes_round_trip() {
        for code in ErrorCode::ALL {
            let text = serde_json::to_string(code).unwrap();
            assert_eq!(serde_json::from_str::<ErrorCode>(&text).unwrap(), *code);
            assert!((400..600).contains(&code.status()) && code.description().ends_with('.'));
        }
        let unknown: ErrorCode = serde_json::from_str("\"brand-new\"").unwrap();
        assert_eq!(unknown, ErrorCode::Unknown);
    }
}
