//! Games over HTTP. docs/API.md describes every call.

use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRequest, Request};
use axum::http::{StatusCode, header};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post, put};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::http::error::ApiError;
use crate::http::{games, lists};

use crate::http::state::AppState;
use crate::http::ws;
use crate::rooms::RoomError;

/// Bytes of a request's body; none needs as many.
const BODY: usize = 4096;
/// How long an answer may take. A database that restarts is waited for.
const PATIENCE: Duration = Duration::from_secs(15);

/// All calls, to be mounted at `/api`.
pub(crate) fn routes(app: AppState) -> Router {
    Router::new()
        .route("/tokens", post(games::token))
        .route("/games", get(lists::games).post(games::create))
        .route("/quick", post(games::quick))
        .route("/games/{id}", get(games::look))
        .route("/games/{id}/join", post(games::join))
        .route("/games/{id}/actions", post(games::act))
        .route("/games/{id}/block", put(games::block))
        .route("/games/{id}/block", delete(games::block))
        .route("/blocks", get(lists::blocks))
        .route("/games/{id}/record", get(games::record))
        .route("/games/{id}/socket", get(ws::open))
        .route("/openapi.json", get(openapi))
        .fallback(|| async { ApiError::NoSuchCall })
        .method_not_allowed_fallback(|| async { ApiError::NoSuchMethod })
        .layer(DefaultBodyLimit::max(BODY))
        .layer(from_fn(in_time))
        .with_state(app)
}

/// Gives up on an answer that takes too long, because the database is away. What was begun goes on to its end.
async fn in_time(request: Request, next: Next) -> Response {
    timeout(PATIENCE, next.run(request))
        .await
        .unwrap_or_else(|_| ApiError::Room(RoomError::Internal).into_response())
}

/// The description of all calls that programs read.
const OPENAPI: &str = include_str!("openapi.json");

async fn openapi() -> Response {
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (headers, OPENAPI).into_response()
}

/// A body in JSON. What is wrong with it is said in our words.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, ApiError> {
        match axum::Json::<T>::from_request(request, state).await {
            Ok(axum::Json(body)) => Ok(Body(body)),
            Err(error) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(ApiError::TooLarge)
            }
            Err(_) => Err(ApiError::Bad(
                "the body is not the JSON that this call takes",
            )),
        }
    }
}

/// An answer in JSON that nobody keeps.
pub(crate) struct Answer<T>(pub(crate) T);

impl<T: Serialize> IntoResponse for Answer<T> {
    fn into_response(self) -> Response {
        ([(header::CACHE_CONTROL, "no-store")], axum::Json(self.0)).into_response()
    }
}
