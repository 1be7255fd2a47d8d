//! The routes of the API. docs/API.md describes them.

use std::sync::LazyLock;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::header;
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::http::error::ApiError;
use crate::http::openapi::{Frame, close_objects};
use crate::http::state::AppState;
use crate::http::tables::TablesState;
use crate::http::{games, lists, tables, ws};
use crate::rooms::RoomError;

/// Maximum size of a request body in bytes.
const BODY: usize = 4096;
/// Time limit of a response; long enough for a database that restarts.
const TIME_LIMIT: Duration = Duration::from_secs(15);

/// All calls with their description.
fn router() -> OpenApiRouter<AppState> {
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
        .routes(routes!(tables::look_up))
        .routes(routes!(describe))
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

/// The calls of a server without online play, to be mounted at `/api`.
pub(crate) fn offline_routes(tables: TablesState) -> Router {
    let (router, _) = OpenApiRouter::new()
        .routes(routes!(tables::look_up))
        .split_for_parts();
    router
        .fallback(|| async { ApiError::NoOnlinePlay })
        .method_not_allowed_fallback(|| async { ApiError::NoSuchMethod })
        .with_state(tables)
}

/// Answers with an error if the database takes too long. Work that has begun is completed.
async fn in_time(request: Request, next: Next) -> Response {
    timeout(TIME_LIMIT, next.run(request))
        .await
        .unwrap_or_else(|_| ApiError::Room(RoomError::Internal).into_response())
}

/// The description of all calls, as JSON.
static DESCRIPTION: LazyLock<String> = LazyLock::new(|| {
    let mut description = router().into_openapi();
    close_objects(&mut description);
    let mut text = description.to_pretty_json().unwrap_or_default();
    text.push('\n');
    text
});

/// The description as JSON, committed as `crates/ordo-server/openapi.json`.
pub(crate) fn openapi_json() -> &'static str {
    &DESCRIPTION
}

/// This description
#[utoipa::path(
    get,
    path = "/openapi.json",
    operation_id = "describe",
    security(()),
    responses((status = 200, description = "This description.", body = Object))
)]
async fn describe() -> impl IntoResponse {
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (headers, openapi_json())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn generated_openapi_is_up_to_date() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/openapi.json");
        if std::env::var_os("ORDO_GENERATED").is_some_and(|value| value == "overwrite") {
            std::fs::write(path, openapi_json()).unwrap();
        }
        let committed = std::fs::read_to_string(path).unwrap_or_default();
        assert!(
            committed == openapi_json(),
            "openapi.json is stale: run ORDO_GENERATED=overwrite cargo test -p ordo-server --lib generated"
        );
    }
}
