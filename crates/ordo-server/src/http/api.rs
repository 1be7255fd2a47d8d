//! The routes of the API. docs/API.md describes them.

use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::header;
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get};
use tokio::time::timeout;

use crate::http::error::ApiError;
use crate::http::state::AppState;
use crate::http::tables::TablesState;
use crate::http::{api, games, lists, tables, ws};
use crate::rooms::RoomError;

/// Maximum size of a request body in bytes.
const BODY: usize = 4096;
/// Time limit of a response; long enough for a database that restarts.
const TIME_LIMIT: Duration = Duration::from_secs(15);

/// Declares the routes of the calls, and in tests their description, which `openapi.json` is compared with.
macro_rules! calls {
    ($($path:literal: $($method:ident $module:ident::$handler:ident),+;)+) => {
        fn router() -> Router<AppState> {
            Router::new()$(.route($path, MethodRouter::new()$(.$method($module::$handler))+))+
        }

        #[cfg(test)]
        mod described {
            use super::*;

            #[derive(utoipa::OpenApi)]
            #[openapi(paths($($($module::$handler),+),+))]
            pub(super) struct Calls;

            /// Path and method of every route.
            pub(super) const ROUTES: &[(&str, &str)] = &[$($(($path, stringify!($method))),+),+];
        }
    };
}

calls! {
    "/tokens": post games::create_token;
    "/games": get lists::list_games, post games::create_challenge;
    "/quick": post games::quick_match;
    "/games/{id}": get games::get_game;
    "/games/{id}/join": post games::join_game;
    "/games/{id}/actions": post games::act;
    "/games/{id}/block": put games::block_opponent, delete games::unblock_opponent;
    "/blocks": get lists::list_blocks;
    "/games/{id}/record": get games::get_record;
    "/games/{id}/socket": get ws::open;
    "/tables": get tables::look_up;
    "/openapi.json": get api::describe;
}

/// All calls, to be mounted at `/api`.
pub(crate) fn routes(app: AppState) -> Router {
    router()
        .fallback(|| async { ApiError::NoSuchCall })
        .method_not_allowed_fallback(|| async { ApiError::NoSuchMethod })
        .layer(DefaultBodyLimit::max(BODY))
        .layer(from_fn(in_time))
        .with_state(app)
}

/// The calls of a server without online play, to be mounted at `/api`.
pub(crate) fn offline_routes(tables: TablesState) -> Router {
    Router::new()
        .route("/tables", get(tables::look_up))
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

/// The OpenAPI description of all calls, generated from the handlers and the types of `ordo-api`.
const DESCRIPTION: &str = include_str!("../../openapi.json");

/// This description
#[cfg_attr(test, utoipa::path(
    get,
    path = "/openapi.json",
    tag = "description",
    operation_id = "describe",
    security(()),
    responses((status = 200, description = "This description.", body = Object))
))]
async fn describe() -> impl IntoResponse {
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (headers, DESCRIPTION)
}

#[cfg(test)]
mod tests {
    use utoipa::OpenApi;

    use super::described::{Calls, ROUTES};
    use super::*;
    use crate::http::openapi::{Frame, close_objects};

    #[test]
    fn generated_openapi_is_up_to_date() {
        let mut description = Frame::openapi().merge_from(Calls::openapi());
        close_objects(&mut description);
        let described = description.to_pretty_json().unwrap() + "\n";
        if std::env::var_os("ORDO_GENERATED").is_some_and(|value| value == "overwrite") {
            let path = concat!(env!("CARGO_MANIFEST_DIR"), "/openapi.json");
            std::fs::write(path, described).unwrap();
            return;
        }
        assert!(
            described == DESCRIPTION,
            "openapi.json is stale: run ORDO_GENERATED=overwrite cargo test -p ordo-server --lib generated"
        );
    }

    #[test]
    fn every_route_is_described_with_its_path_and_method() {
        let description: serde_json::Value = serde_json::from_str(DESCRIPTION).unwrap();
        let mut described: Vec<(String, String)> = Vec::new();
        for (path, methods) in description["paths"].as_object().unwrap() {
            for method in methods.as_object().unwrap().keys() {
                described.push((path.clone(), method.clone()));
            }
        }
        let mut routes: Vec<(String, String)> = ROUTES
            .iter()
            .map(|&(path, method)| (path.into(), method.into()))
            .collect();
        described.sort();
        routes.sort();
        assert_eq!(described, routes);
    }
}
