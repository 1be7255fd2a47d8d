//! What went wrong, for programs and people: `{"error": {"code": "not-your-turn", "message": "it is not your turn"}}`.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use crate::game::decide::Refusal;
use crate::rooms::RoomError;

/// Why a request is not answered with what it asked for.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ApiError {
    #[error(transparent)]
    Room(#[from] RoomError),
    #[error("{0}")]
    Bad(&'static str),
    #[error(
        "the request comes from another site, or through a proxy that the server was not told to trust (--trust-proxy)"
    )]
    OtherOrigin,
    #[error("too many requests: wait a moment")]
    TooMany,
    #[error("the request is too large")]
    TooLarge,
    #[error("there is no such call")]
    NoSuchCall,
    #[error("the call has another method")]
    NoSuchMethod,
}

impl ApiError {
    pub(crate) fn code(&self) -> &'static str {
        match self {
            ApiError::Room(RoomError::NotFound) => "no-such-game",
            ApiError::Room(RoomError::Refused(refusal)) => refusal.code(),
            ApiError::Room(RoomError::ManyChallenges) => "many-challenges",
            ApiError::Room(RoomError::Full) => "full",
            ApiError::Room(RoomError::Internal) => "try-again",
            ApiError::Bad(_) => "bad-request",
            ApiError::OtherOrigin => "other-origin",
            ApiError::TooMany => "too-many-requests",
            ApiError::TooLarge => "too-large",
            ApiError::NoSuchCall => "no-such-call",
            ApiError::NoSuchMethod => "no-such-method",
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            ApiError::Room(RoomError::NotFound) | ApiError::NoSuchCall => StatusCode::NOT_FOUND,
            ApiError::Room(RoomError::Refused(Refusal::NoSeat | Refusal::Blocked))
            | ApiError::OtherOrigin => StatusCode::FORBIDDEN,
            ApiError::Room(RoomError::Refused(Refusal::Illegal(_) | Refusal::Unreadable(_))) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            ApiError::Room(RoomError::Refused(_)) => StatusCode::CONFLICT,
            ApiError::Room(RoomError::ManyChallenges) | ApiError::TooMany => {
                StatusCode::TOO_MANY_REQUESTS
            }
            ApiError::Room(RoomError::Internal | RoomError::Full) => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            ApiError::Bad(_) => StatusCode::BAD_REQUEST,
            ApiError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ApiError::NoSuchMethod => StatusCode::METHOD_NOT_ALLOWED,
        }
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> ApiError {
        ApiError::Room(refusal.into())
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let body = json!({"error": {"code": self.code(), "message": self.to_string()}});
        let headers = [
            (header::CONTENT_TYPE, "application/json"),
            (header::CACHE_CONTROL, "no-store"),
        ];
        let mut response = (self.status(), headers, body.to_string()).into_response();
        if matches!(
            self,
            ApiError::TooMany | ApiError::Room(RoomError::Internal | RoomError::Full)
        ) {
            let soon = HeaderValue::from_static("1");
            response.headers_mut().insert(header::RETRY_AFTER, soon);
        }
        response
    }
}

impl Refusal {
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Refusal::NoSeat => "no-seat",
            Refusal::NotStarted => "not-started",
            Refusal::Over => "over",
            Refusal::NotOver => "not-over",
            Refusal::NotYourTurn => "not-your-turn",
            Refusal::Stale(_) => "stale",
            Refusal::Unreadable(_) => "unreadable-move",
            Refusal::Illegal(_) => "illegal-move",
            Refusal::TimeIsUp => "time-is-up",
            Refusal::NotOffered => "not-offered",
            Refusal::AlreadyOffered => "already-offered",
            Refusal::AnswerFirst => "answer-first",
            Refusal::NothingToTakeBack => "nothing-to-take-back",
            Refusal::TooLateToAbort => "too-late-to-abort",
            Refusal::Taken => "taken",
            Refusal::OwnChallenge => "own-challenge",
            Refusal::Blocked => "blocked",
            Refusal::HasRematch => "has-rematch",
            Refusal::TooMuchTalk => "too-much-talk",
        }
    }
}
