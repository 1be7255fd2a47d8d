//! Endpoints for operators: `/metrics` for Prometheus and `/readyz` for load balancers. Clients on this
//! machine may read them; others need the operator's token or use the separate listen address.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::{Next, from_fn, map_response};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum_extra::headers::HeaderMapExt;
use axum_extra::headers::authorization::{Authorization, Bearer};
use prometheus_client::metrics::gauge::ConstGauge;
use sha2::{Digest, Sha256};
use tower_http::timeout::TimeoutLayer;

use crate::config::Rate;
use crate::http::connections::Connections;
use crate::http::headers::SecurityHeaders;
use crate::http::limits::rate::RateLimiter;
use crate::http::peer::Peer;
use crate::http::state::AppState;
use crate::metrics::{CONTENT_TYPE, Metrics, gauges};
use crate::time::Clock;

/// Rate limit per address: enough for a scraper, some probes and a person.
const RATE: Rate = Rate {
    burst: 60.0,
    per_second: 10.0,
};

/// The state of the operators' endpoints.
#[derive(Clone)]
pub(crate) struct Observe {
    app: Option<AppState>,
    metrics: Arc<Metrics>,
    connections: Arc<Connections>,
    token: Option<String>,
    rates: Arc<RateLimiter>,
}

/// The clients that need no token, unless one is configured.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OpenTo {
    /// All clients.
    All,
    /// Clients on this machine.
    ThisMachine,
}

impl Observe {
    pub(crate) fn new(
        app: Option<AppState>,
        metrics: Arc<Metrics>,
        connections: Arc<Connections>,
        token: Option<String>,
        clock: Arc<dyn Clock>,
    ) -> Observe {
        Observe {
            app,
            metrics,
            connections,
            token,
            rates: Arc::new(RateLimiter::new(RATE, clock)),
        }
    }

    /// The routes beside those of the app.
    pub(crate) fn routes<S: Clone + Send + Sync + 'static>(self) -> Router<S> {
        self.guarded(OpenTo::ThisMachine)
    }

    /// The app at the separate listen address.
    pub(crate) fn router(self, answer_within: Duration) -> Router {
        let headers = SecurityHeaders::new(&[]);
        self.guarded(OpenTo::All)
            .route("/healthz", get(healthz))
            .layer(TimeoutLayer::with_status_code(
                StatusCode::SERVICE_UNAVAILABLE,
                answer_within,
            ))
            .layer(map_response(move |response: Response| {
                std::future::ready(headers.add(response))
            }))
    }

    fn guarded<S: Clone + Send + Sync + 'static>(self, open: OpenTo) -> Router<S> {
        let observe = self.clone();
        let check = move |request: Request, next: Next| {
            let refused = observe.refuse(open, &request);
            async move {
                match refused {
                    Some(refusal) => refusal.into_response(),
                    None => next.run(request).await,
                }
            }
        };
        Router::new()
            .route("/readyz", get(readyz))
            .route("/metrics", get(metrics))
            .layer(from_fn(check))
            .with_state(self)
    }

    fn refuse(&self, open: OpenTo, request: &Request) -> Option<Refusal> {
        let peer: Option<Peer> = request.extensions().get().copied();
        let Some(peer) = peer else {
            return Some(Refusal::Forbidden);
        };
        let allowed = match &self.token {
            _ if peer.local => true,
            Some(token) => has_token(request.headers(), token),
            None => open == OpenTo::All,
        };
        if !self.rates.take(peer.networks()) {
            self.metrics.too_many.inc();
            return Some(Refusal::TooMany);
        }
        match (allowed, &self.token) {
            (true, _) => None,
            (false, Some(_)) => Some(Refusal::Unauthorized),
            (false, None) => Some(Refusal::Forbidden),
        }
    }
}

enum Refusal {
    TooMany,
    Unauthorized,
    Forbidden,
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let no_store = (header::CACHE_CONTROL, "no-store");
        match self {
            Refusal::TooMany => (
                StatusCode::TOO_MANY_REQUESTS,
                [no_store, (header::RETRY_AFTER, "1")],
                "Too many requests: wait a moment.\n",
            )
                .into_response(),
            Refusal::Unauthorized => (
                StatusCode::UNAUTHORIZED,
                [no_store, (header::WWW_AUTHENTICATE, "Bearer")],
                "A bearer token is required (see --metrics-token).\n",
            )
                .into_response(),
            Refusal::Forbidden => (
                StatusCode::FORBIDDEN,
                [no_store],
                "Only requests from the server's own machine are allowed; see --metrics-token and --metrics-listen.\n",
            )
                .into_response(),
        }
    }
}

/// Returns `true` if a request carries the token. Compares hashes, so that the timing reveals nothing about the token.
fn has_token(headers: &HeaderMap, token: &str) -> bool {
    let sent: Option<Authorization<Bearer>> = headers.typed_get();
    sent.is_some_and(|sent| Sha256::digest(sent.token()) == Sha256::digest(token))
}

pub(crate) async fn healthz() -> Response {
    ([(header::CACHE_CONTROL, "no-store")], "ok\n").into_response()
}

/// Answers 503 while the server shuts down or its database is unavailable.
async fn readyz(State(observe): State<Observe>) -> Response {
    let ready = match &observe.app {
        Some(app) => app.is_ready().await,
        None => true,
    };
    let (status, text) = if ready {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "not ready\n")
    };
    (status, [(header::CACHE_CONTROL, "no-store")], text).into_response()
}

async fn metrics(State(observe): State<Observe>) -> Response {
    let mut gauges = gauges();
    let open = observe.connections.count() as u64;
    gauges.register("connections", "Open connections", ConstGauge::new(open));
    if let Some(app) = &observe.app {
        app.add_gauges(&mut gauges).await;
    }
    let text = observe.metrics.encode(&gauges);
    let headers = [
        (header::CONTENT_TYPE, CONTENT_TYPE),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (headers, text).into_response()
}
