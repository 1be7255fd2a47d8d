//! Lists of games.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use ordo_rules::RuleSet;
use serde::Deserialize;
use serde_json::json;

use crate::game::clock::{DAY, Millis};
use crate::game::decide::Refusal;
use crate::game::name;
use crate::game::state::Status;
use crate::http::api::Answer;
use crate::http::auth::Session;
use crate::http::error::ApiError;
use crate::http::state::AppState;
use crate::store::{GameQuery, GameSummary, ListScope, RESULTS};

/// Games in one answer.
const LIMIT: u32 = 50;
/// Somebody's games that are not over, in one answer: none should be forgotten while its clock runs.
const UNFINISHED: u32 = 500;

/// Which list, and what of it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    list: List,
    game: Option<RuleSet>,
    clock: Option<String>,
    name: Option<String>,
    result: Option<String>,
    from: Option<Millis>,
    until: Option<Millis>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum List {
    Lobby,
    Live,
    Archive,
    Mine,
}

pub(super) async fn games(
    State(app): State<AppState>,
    caller: Session,
    asked: Result<Query<Asked>, QueryRejection>,
) -> Result<Response, ApiError> {
    let Query(asked) =
        asked.map_err(|_| ApiError::Bad("the query does not say which games; see docs/API.md"))?;
    let of = match asked.list {
        List::Lobby => ListScope::Lobby(app.rooms.present_hosts().await),
        List::Live => ListScope::Live(app.rooms.now() - DAY),
        List::Archive => ListScope::Archive,
        List::Mine => ListScope::Finished(caller.seat.ok_or(Refusal::NoSeat)?),
    };
    if let Some(result) = asked.result.as_deref()
        && !RESULTS.contains(&result)
    {
        return Err(ApiError::Bad("a result is 1-0, 0-1 or 1/2-1/2"));
    }
    let clock = asked.clock.as_deref().map(str::parse).transpose();
    let search = GameQuery {
        of,
        game: asked.game,
        clock: clock.map_err(|_| ApiError::Bad("that is no clock"))?,
        name: asked
            .name
            .as_deref()
            .map(name::clean)
            .filter(|name| !name.is_empty()),
        result: asked.result,
        from: asked.from,
        until: asked.until,
        oldest_first: false,
        limit: LIMIT,
    };
    let mut games = Vec::new();
    // One's own games begin with those that go on; further pages have only what is over.
    if let ListScope::Finished(seat) = search.of
        && search.until.is_none()
        && search.result.is_none()
    {
        let unfinished = GameQuery {
            of: ListScope::Unfinished(seat),
            limit: UNFINISHED,
            ..search.clone()
        };
        games = app.rooms.list(unfinished).await?;
        let open = |game: &&GameSummary| game.status == Status::Open.name();
        for game in games.iter().filter(open) {
            app.rooms.host_polled(&game.id);
        }
    }
    games.extend(app.rooms.list(search).await?);
    Ok(Answer(json!({"games": games})).into_response())
}

/// The players whom the caller has blocked.
pub(super) async fn blocks(
    State(app): State<AppState>,
    caller: Session,
) -> Result<Response, ApiError> {
    let seat = caller.seat.ok_or(Refusal::NoSeat)?;
    let blocks = app.rooms.blocks(seat).await?;
    let blocks: Vec<_> = blocks
        .iter()
        .map(|block| json!({"game": block.game, "name": block.name, "at": block.at}))
        .collect();
    Ok(Answer(json!({"blocks": blocks})).into_response())
}
