//! Lists of games.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use ordo_api::{Block, BlockList, DAY, GameResult, ListName, ListParams, ListedGames, Status};

use crate::game::name;
use crate::game::refusal::Refusal;
use crate::http::auth::Session;
use crate::http::error::ApiError;
use crate::http::json::Answer;
#[cfg(test)]
use crate::http::openapi::{BadRequest, Forbidden, TryLater};
use crate::http::state::AppState;
use crate::store::{GameQuery, ListScope, Listed};

/// Maximum number of games per response.
const LIMIT: u32 = 50;
/// The same for a player's unfinished games; more, because their clocks are running.
const UNFINISHED: u32 = 500;

/// A list of games
///
/// At most 50 games, last changed first. `mine` starts with the client's challenges and unfinished games (up to 500) unless
/// `until` is given.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/games",
    tag = "games",
    operation_id = "listGames",
    security(("token" = []), ("cookie" = []), ()),
    params(ListParams),
    responses(
        (status = 200, description = "The games.", body = ListedGames),
        BadRequest,
        Forbidden,
        TryLater,
    )
))]
pub(super) async fn list_games(
    State(app): State<AppState>,
    caller: Session,
    params: Result<Query<ListParams>, QueryRejection>,
) -> Result<Answer<ListedGames>, ApiError> {
    let Query(params) = params.map_err(|error| ApiError::Bad(error.body_text()))?;
    let of = match params.list {
        ListName::Lobby => ListScope::Lobby(app.rooms.present_hosts().await),
        ListName::Live => ListScope::Live(app.rooms.now() - DAY),
        ListName::Archive => ListScope::Archive,
        ListName::Mine => ListScope::Finished(caller.seat.ok_or(Refusal::NoSeat)?),
    };
    if params.result == Some(GameResult::Unknown) {
        return Err(ApiError::bad("`result` must be 1-0, 0-1 or 1/2-1/2"));
    }
    let search = GameQuery {
        of,
        game: params.game,
        clock: params.clock,
        name: params
            .name
            .as_deref()
            .map(name::clean)
            .filter(|name| !name.is_empty()),
        result: params.result,
        from: params.from,
        until: params.until,
        oldest_first: false,
        limit: LIMIT,
    };
    let mut games = Vec::new();
    // The first page of a player's own games begins with unfinished ones.
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
        let open = |game: &&Listed| game.summary.status == Status::Open;
        for game in games.iter().filter(open) {
            app.rooms.host_polled(&game.summary.id);
        }
    }
    games.extend(app.rooms.list(search).await?);
    let games = games.into_iter().map(|listed| listed.summary).collect();
    Ok(Answer(ListedGames { games }))
}

/// The players whom the client has blocked
#[cfg_attr(test, utoipa::path(
    get,
    path = "/blocks",
    tag = "players",
    operation_id = "listBlocks",
    security(("token" = []), ("cookie" = [])),
    responses(
        (status = 200, description = "Blocked players.", body = BlockList),
        Forbidden,
        TryLater,
    )
))]
pub(super) async fn list_blocks(
    State(app): State<AppState>,
    caller: Session,
) -> Result<Answer<BlockList>, ApiError> {
    let seat = caller.seat.ok_or(Refusal::NoSeat)?;
    let blocks = app.rooms.blocks(seat).await?.into_iter();
    let blocks = blocks.map(|block| Block {
        game: block.game,
        name: block.name,
        at: block.at,
    });
    Ok(Answer(BlockList {
        blocks: blocks.collect(),
    }))
}
