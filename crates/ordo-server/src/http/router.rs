//! All routes of the server.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::{from_fn_with_state, map_response};
use axum::response::Response;
use axum::routing::get;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;
use tracing::{Span, debug_span};

use crate::http::api;
use crate::http::headers::SecurityHeaders;
use crate::http::host;
use crate::http::host::Hosts;
use crate::http::observe;
use crate::http::observe::Observe;
use crate::http::state::AppState;
use crate::http::tables::TablesState;
use crate::metrics::Metrics;
use crate::site::Site;

/// All routes: the API, the endpoints for operators unless they have their own listener, and the files of the web app.
pub(crate) fn router(
    site: Site,
    app: Option<&AppState>,
    tables: TablesState,
    hosts: Hosts,
    observe: Option<Observe>,
    metrics: Arc<Metrics>,
    answer_within: Duration,
) -> Router {
    let api = app.map_or_else(
        || api::offline_routes(tables),
        |app| api::routes(app.clone()),
    );
    let count = move |response: Response| {
        metrics.count_response(response.status().as_u16());
        std::future::ready(response)
    };
    let headers = SecurityHeaders::new(site.inline_scripts());
    Router::new()
        .nest_service("/api", api)
        .merge(observe.map_or_else(Router::new, Observe::routes))
        .fallback(get(file))
        .layer(from_fn_with_state(hosts, host::check))
        // Liveness probes may use any host name.
        .route("/healthz", get(observe::healthz))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::SERVICE_UNAVAILABLE,
            answer_within,
        ))
        .layer(map_response(move |response: Response| {
            std::future::ready(headers.add(response))
        }))
        .layer(map_response(count))
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .with_state(Arc::new(site))
}

/// A span without the query and the headers, where secrets may be.
fn span(request: &Request) -> Span {
    debug_span!("request", method = %request.method(), path = request.uri().path())
}

async fn file(State(site): State<Arc<Site>>, request: Request) -> Response {
    site.answer(request.uri().path(), request.headers()).await
}
