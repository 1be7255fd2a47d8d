//! Which request goes where.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;
use tracing::{Span, debug_span};

use crate::headers;
use crate::online::Online;
use crate::site::Site;

/// What all requests share.
#[derive(Clone)]
pub(crate) struct AppState {
    site: Arc<Site>,
}

impl AppState {
    pub(crate) fn new(site: Site) -> AppState {
        AppState {
            site: Arc::new(site),
        }
    }
}

/// All routes. What none of them knows is a file of the web app, or nothing.
pub(crate) fn router(state: AppState, online: Option<&Online>, answer_within: Duration) -> Router {
    let api = online.map_or_else(|| Router::new().fallback(any(no_such_call)), Online::routes);
    Router::new()
        .route("/healthz", get(healthz))
        .nest_service("/api", api)
        .fallback(get(file))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::SERVICE_UNAVAILABLE,
            answer_within,
        ))
        .layer(map_response(headers::add))
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .with_state(state)
}

/// A span without the query and the headers, where secrets may be.
fn span(request: &Request) -> Span {
    debug_span!("request", method = %request.method(), path = request.uri().path())
}

async fn healthz() -> Response {
    ([(header::CACHE_CONTROL, "no-store")], "ok\n").into_response()
}

async fn no_such_call() -> Response {
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (
        StatusCode::NOT_FOUND,
        headers,
        "{\"error\":\"not found\"}\n",
    )
        .into_response()
}

async fn file(State(state): State<AppState>, request: Request) -> Response {
    state
        .site
        .answer(request.uri().path(), request.headers())
        .await
}
