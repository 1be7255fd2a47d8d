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
use crate::metrics::Metrics;
use crate::online::Online;
use crate::site::Site;

/// What all requests share.
#[derive(Clone)]
pub(crate) struct AppState {
    site: Arc<Site>,
    online: Option<Online>,
    metrics: Arc<Metrics>,
}

impl AppState {
    pub(crate) fn new(site: Site, online: Option<Online>, metrics: Arc<Metrics>) -> AppState {
        AppState {
            site: Arc::new(site),
            online,
            metrics,
        }
    }
}

/// All routes. What none of them knows is a file of the web app, or nothing.
pub(crate) fn router(state: AppState, answer_within: Duration) -> Router {
    let api = state
        .online
        .as_ref()
        .map_or_else(|| Router::new().fallback(any(no_such_call)), Online::routes);
    let metrics = Arc::clone(&state.metrics);
    let count = move |response: Response| {
        metrics.answered(response.status().as_u16());
        std::future::ready(response)
    };
    Router::new()
        .route("/healthz", get(healthz))
        .route("/readyz", get(readyz))
        .route("/metrics", get(metrics_text))
        .nest_service("/api", api)
        .fallback(get(file))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::SERVICE_UNAVAILABLE,
            answer_within,
        ))
        .layer(map_response(headers::add))
        .layer(map_response(count))
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

/// Whether requests should be sent here: not while the server stops, nor while its database is away.
async fn readyz(State(state): State<AppState>) -> Response {
    let ready = match &state.online {
        Some(online) => online.is_ready().await,
        None => true,
    };
    let (status, text) = if ready {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "not ready\n")
    };
    (status, [(header::CACHE_CONTROL, "no-store")], text).into_response()
}

async fn metrics_text(State(state): State<AppState>) -> Response {
    let now = match &state.online {
        Some(online) => online.gauges().await,
        None => Vec::new(),
    };
    let text = state.metrics.text(&now);
    let headers = [
        (
            header::CONTENT_TYPE,
            "text/plain; version=0.0.4; charset=utf-8",
        ),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (headers, text).into_response()
}

async fn no_such_call() -> Response {
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (
        StatusCode::NOT_FOUND,
        headers,
        "{\"error\":{\"code\":\"no-such-call\",\"message\":\"there is no online play here\"}}\n",
    )
        .into_response()
}

async fn file(State(state): State<AppState>, request: Request) -> Response {
    state
        .site
        .answer(request.uri().path(), request.headers())
        .await
}
