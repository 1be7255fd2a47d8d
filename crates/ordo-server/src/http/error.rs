//! Error responses: `{"error": {"code": "not-your-turn", "message": "it is not your turn"}}`.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use ordo_api::{ErrorBody, ErrorCode, ErrorDetail};

use crate::game::refusal::Refusal;
use crate::rooms::RoomError;

/// A failed request.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ApiError {
    #[error(transparent)]
    Room(#[from] RoomError),
    #[error("{0}")]
    Bad(String),
    #[error(
        "the request comes from another site, or through a proxy that the server does not trust (see --trust-proxy)"
    )]
    OtherOrigin,
    #[error("too many requests: wait a moment")]
    TooMany,
    #[error("the request is too large")]
    TooLarge,
    #[error("{0}")]
    NoTable(String),
    #[error("there is no such endpoint")]
    NoSuchCall,
    #[error("online play is disabled on this server")]
    NoOnlinePlay,
    #[error("this endpoint does not support that method")]
    NoSuchMethod,
}

impl ApiError {
    pub(crate) fn bad(message: impl Into<String>) -> ApiError {
        ApiError::Bad(message.into())
    }

    pub(crate) fn code(&self) -> ErrorCode {
        match self {
            ApiError::Room(RoomError::NotFound) => ErrorCode::NoSuchGame,
            ApiError::Room(RoomError::Refused(refusal)) => refusal.code(),
            ApiError::Room(RoomError::ManyChallenges) => ErrorCode::ManyChallenges,
            ApiError::Room(RoomError::Full) => ErrorCode::Full,
            ApiError::Room(RoomError::Internal) => ErrorCode::TryAgain,
            ApiError::Bad(_) => ErrorCode::BadRequest,
            ApiError::OtherOrigin => ErrorCode::OtherOrigin,
            ApiError::TooMany => ErrorCode::TooManyRequests,
            ApiError::TooLarge => ErrorCode::TooLarge,
            ApiError::NoTable(_) => ErrorCode::NoTable,
            ApiError::NoSuchCall | ApiError::NoOnlinePlay => ErrorCode::NoSuchCall,
            ApiError::NoSuchMethod => ErrorCode::NoSuchMethod,
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
        let code = self.code();
        let status = StatusCode::from_u16(code.status());
        let status = status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let error = ErrorDetail {
            code,
            message: self.to_string(),
        };
        let no_store = [(header::CACHE_CONTROL, "no-store")];
        let mut response = (status, no_store, axum::Json(ErrorBody { error })).into_response();
        if code.is_transient() {
            let soon = HeaderValue::from_static("1");
            response.headers_mut().insert(header::RETRY_AFTER, soon);
        }
        response
    }
}
