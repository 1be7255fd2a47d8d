//! The routes of the API. docs/API.md describes them.

use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRequest, Request};
use axum::http::{StatusCode, header};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::time::timeout;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::http::error::ApiError;
use crate::http::openapi::Frame;
use crate::http::{games, lists, openapi};

use crate::http::state::AppState;
use crate::http::ws;
use crate::rooms::RoomError;

/// Maximum size of a request body in bytes.
const BODY: usize = 4096;
/// Time limit of a response; long enough for a database that restarts.
const PATIENCE: Duration = Duration::from_secs(15);

/// All calls with their description.
pub(super) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::with_openapi(Frame::openapi())
        .routes(routes!(games::create_token))
        .routes(routes!(lists::list_games, games::create_challenge))
        .routes(routes!(games::quick_match))
        .routes(routes!(games::get_game))
        .routes(routes!(games::join_game))
        .routes(routes!(games::act))
        .routes(routes!(games::block_opponent, games::unblock_opponent))
        .routes(routes!(lists::list_blocks))
        .routes(routes!(games::get_record))
        .routes(routes!(ws::open))
        .routes(routes!(openapi::describe))
}

/// All calls, to be mounted at `/api`.
pub(crate) fn routes(app: AppState) -> Router {
    let (router, _) = router().split_for_parts();
    router
        .fallback(|| async { ApiError::NoSuchCall })
        .method_not_allowed_fallback(|| async { ApiError::NoSuchMethod })
        .layer(DefaultBodyLimit::max(BODY))
        .layer(from_fn(in_time))
        .with_state(app)
}

/// Answers with an error if the database takes too long. Work that has begun is completed.
async fn in_time(request: Request, next: Next) -> Response {
    timeout(PATIENCE, next.run(request))
        .await
        .unwrap_or_else(|_| ApiError::Room(RoomError::Internal).into_response())
}

/// A JSON body; errors are reported as API errors.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, ApiError> {
        match axum::Json::<T>::from_request(request, state).await {
            Ok(axum::Json(body)) => Ok(Body(body)),
            Err(error) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(ApiError::TooLarge)
            }
            Err(error) => Err(ApiError::Bad(error.body_text())),
        }
    }
}

/// A JSON response that is not cached.
pub(crate) struct Answer<T>(pub(crate) T);

impl<T: Serialize> IntoResponse for Answer<T> {
    fn into_response(self) -> Response {
        ([(header::CACHE_CONTROL, "no-store")], axum::Json(self.0)).into_response()
    }
}
