//! Ending tables. They need no database, so a server without online play answers this call, too.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRef, FromRequestParts, Query, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use ordo_api::{Ending, RuleSet, TableAnswer, TableCategory, TableMove, TableParams};
use ordo_rules::stein::Position;
use ordo_tables::{TableError, Tables, Value};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tracing::error;

use crate::config::Config;
use crate::http::error::ApiError;
use crate::http::limits::rate::RateLimiter;
#[cfg(test)]
use crate::http::openapi::{BadRequest, NoTable, TryLater};
use crate::http::peer::Peer;
use crate::metrics::Metrics;
use crate::rooms::RoomError;
use crate::site;

/// Concurrent lookups; others wait. A lookup may decompress a block for each move.
const LOOKUPS: usize = 4;
/// Characters of the longest position string: 80 squares, 7 separators, and the side to move, with some room.
const MAX_POSITION: usize = 200;
/// Values never change, but the shape of the answer may, with a new version of the server.
const CACHING: &str = "public, max-age=86400";

/// State of the lookups.
#[derive(Clone)]
pub(crate) struct TablesState {
    tables: Arc<Tables>,
    /// The rate limiter of all API requests.
    pub(crate) rates: Arc<RateLimiter>,
    metrics: Arc<Metrics>,
    lookups: Arc<Semaphore>,
}

impl TablesState {
    pub(crate) fn new(config: &Config, metrics: &Arc<Metrics>) -> TablesState {
        let rates = RateLimiter::new(config.online.requests, Arc::clone(&config.clock));
        TablesState {
            tables: Arc::clone(&config.tables),
            rates: Arc::new(rates),
            metrics: Arc::clone(metrics),
            lookups: Arc::new(Semaphore::new(LOOKUPS)),
        }
    }

    /// Looks a position up in a thread that may block.
    async fn answer(&self, position: Position) -> Result<TableAnswer, ApiError> {
        let unavailable = || ApiError::Room(RoomError::Internal);
        let lookup = Arc::clone(&self.lookups).acquire_owned().await;
        let lookup = lookup.map_err(|_| unavailable())?;
        let tables = Arc::clone(&self.tables);
        let found = spawn_blocking(move || {
            let found = answer(&tables, &position);
            drop(lookup);
            found
        });
        match found.await.map_err(|_| unavailable())? {
            Ok(Some(answer)) => Ok(answer),
            Ok(None) => Err(out_of_range(&self.tables, &position)),
            Err(error) => {
                error!(%error, %position, "cannot read an ending table");
                Err(unavailable())
            }
        }
    }
}

/// A request within the rate limit of its address.
pub(super) struct WithinRate;

impl<S: Send + Sync> FromRequestParts<S> for WithinRate
where
    TablesState: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<WithinRate, ApiError> {
        let state = TablesState::from_ref(state);
        if state.rates.take(Peer::of_request(parts).networks()) {
            return Ok(WithinRate);
        }
        state.metrics.too_many.inc();
        Err(ApiError::TooMany)
    }
}

/// The value of a position with perfect play
///
/// The result for the side to move, its distance in plies, and the same for the position after each legal move, best move first. The
/// server has tables for all positions up to a number of pieces. Answers can be cached.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/tables",
    operation_id = "lookUp",
    security(()),
    params(TableParams),
    responses(
        (
            status = 200,
            description = "The value of the position and of its moves.",
            body = TableAnswer,
            headers(
                ("Cache-Control" = String, description = "How long the answer may be cached."),
                ("ETag" = String, description = "For `If-None-Match`.")
            )
        ),
        (status = 304, description = "The client has the answer."),
        BadRequest,
        NoTable,
        TryLater,
    )
))]
pub(super) async fn look_up(
    State(state): State<TablesState>,
    _: WithinRate,
    headers: HeaderMap,
    params: Result<Query<TableParams>, QueryRejection>,
) -> Result<Response, ApiError> {
    let Query(params) = params.map_err(|error| unreadable(&error))?;
    if params.game != RuleSet::Stein {
        let message = format!("there are no ending tables for {}", params.game);
        return Err(ApiError::NoTable(message));
    }
    let answer = state.answer(parse(&params.position)?).await?;
    let body = serde_json::to_vec(&answer).map_err(|_| ApiError::Room(RoomError::Internal))?;
    let tag = format!("\"{}\"", site::hash(&body));
    let caching = [
        (header::CACHE_CONTROL, CACHING.to_owned()),
        (header::ETAG, tag.clone()),
    ];
    if site::is_known(&headers, &tag) {
        return Ok((StatusCode::NOT_MODIFIED, caching).into_response());
    }
    let json = [(header::CONTENT_TYPE, "application/json")];
    Ok((caching, json, body).into_response())
}

fn unreadable(error: &QueryRejection) -> ApiError {
    let text = error.body_text();
    let reason = text.rsplit_once("query string: ");
    let reason = reason.map_or(text.as_str(), |(_, reason)| reason);
    ApiError::Bad(format!("the query must be game=stein&position=…: {reason}"))
}

fn parse(text: &str) -> Result<Position, ApiError> {
    if text.len() > MAX_POSITION {
        return Err(ApiError::bad(format!(
            "the position string is longer than {MAX_POSITION} characters"
        )));
    }
    let position: Result<Position, _> = text.replace('_', " ").parse();
    position.map_err(|error| ApiError::Bad(error.to_string()))
}

fn out_of_range(tables: &Tables, position: &Position) -> ApiError {
    let pieces = position.own().len() + position.enemy().len();
    let most = tables.pieces();
    ApiError::NoTable(format!(
        "the position has {pieces} pieces, and the tables of this server go up to {most}"
    ))
}

/// The value of a position and of its moves; `None` if a table is missing.
fn answer(tables: &Tables, position: &Position) -> Result<Option<TableAnswer>, TableError> {
    let Some(probe) = tables.probe_moves(position)? else {
        return Ok(None);
    };
    let moves = probe.moves.into_iter().map(|(mv, value)| {
        let (category, dtw) = shown(value.after());
        TableMove {
            text: mv.to_string(),
            category,
            dtw,
            ending: ending(&position.after_unchecked(mv)),
        }
    });
    let (category, dtw) = shown(probe.value);
    Ok(Some(TableAnswer {
        position: position.to_string(),
        category,
        dtw,
        ending: ending(position),
        moves: moves.collect(),
    }))
}

fn shown(value: Value) -> (TableCategory, Option<i16>) {
    match value {
        Value::Win(plies) => (TableCategory::Win, Some(plies.into())),
        Value::Draw => (TableCategory::Draw, None),
        Value::Loss(plies) => (TableCategory::Loss, Some(-i16::from(plies))),
    }
}

fn ending(position: &Position) -> Option<Ending> {
    let outcome = position.outcome()?;
    Some(Ending {
        winner: outcome.winner.map(Into::into),
        reason: outcome.reason.to_string(),
    })
}
