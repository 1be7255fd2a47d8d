//! Handlers of single games.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use ordo_api::{
    ActionDone, ActionRequest, BlockStatus, Challenge, GameId, Join, Snapshot, Token as TokenBody,
};

use crate::game::refusal::Refusal;
use crate::game::secret::{Seat, Token};
use crate::game::snapshot::snapshot;
use crate::game::state::{Player, Settings};
use crate::game::{name, record as records};
use crate::http::auth::Session;
use crate::http::error::ApiError;
use crate::http::json::{Answer, Body};
#[cfg(test)]
use crate::http::openapi::{
    BadMove, BadRequest, Conflict, Forbidden, GameCreated, NotFound, TooLarge, TryLater,
};
use crate::http::state::AppState;
use crate::rooms::RoomError;

fn settings_of(challenge: &Challenge) -> Settings {
    Settings {
        game: challenge.game,
        clock: challenge.clock,
        side: challenge.side,
        public: challenge.public,
    }
}

fn player(seat: Seat, named: &str) -> Player {
    Player {
        seat,
        name: name::clean(named),
    }
}

/// The game of a path.
pub(crate) fn game_id(text: &str) -> Result<GameId, ApiError> {
    GameId::parse(text).ok_or(ApiError::Room(RoomError::NotFound))
}

/// Creates a secret for a program
///
/// The program sends it as `Authorization: Bearer …`.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/tokens",
    tag = "players",
    operation_id = "createToken",
    security(()),
    responses(
        (status = 201, description = "The secret.", body = TokenBody),
        Forbidden,
        TryLater,
    )
))]
pub(super) async fn create_token(_: Session) -> Result<(StatusCode, Answer<TokenBody>), ApiError> {
    let token = Token::random()?.reveal().to_owned();
    Ok((StatusCode::CREATED, Answer(TokenBody { token })))
}

type Created = (StatusCode, HeaderMap, Answer<Snapshot>);

/// Creates a challenge
#[cfg_attr(test, utoipa::path(
    post,
    path = "/games",
    operation_id = "createChallenge",
    security(("token" = []), ("cookie" = []), ()),
    request_body = Challenge,
    responses(
        GameCreated,
        BadRequest,
        Forbidden,
        TooLarge,
        TryLater,
    )
))]
pub(super) async fn create_challenge(
    State(app): State<AppState>,
    caller: Session,
    Body(challenge): Body<Challenge>,
) -> Result<Created, ApiError> {
    let settings = settings_of(&challenge);
    let (seat, cookie) = caller.seat_or_new()?;
    let (player, from) = (player(seat, &challenge.name), caller.peer.networks());
    // Detached: the challenge counts toward the client's limit even if it disconnects.
    let id = app
        .run_detached(move |rooms| async move { rooms.create(settings, &player, from).await })
        .await?;
    created(&app, &id, seat, cookie).await
}

/// Joins a matching public challenge, or creates one
#[cfg_attr(test, utoipa::path(
    post,
    path = "/quick",
    operation_id = "quickMatch",
    security(("token" = []), ("cookie" = []), ()),
    request_body = Challenge,
    responses(
        GameCreated,
        BadRequest,
        Forbidden,
        TooLarge,
        TryLater,
    )
))]
pub(super) async fn quick_match(
    State(app): State<AppState>,
    caller: Session,
    Body(challenge): Body<Challenge>,
) -> Result<Created, ApiError> {
    // Others find only public challenges.
    let settings = Settings {
        public: true,
        ..settings_of(&challenge)
    };
    let (seat, cookie) = caller.seat_or_new()?;
    let (player, from) = (player(seat, &challenge.name), caller.peer.networks());
    let id = app
        .run_detached(move |rooms| async move { rooms.pair(settings, &player, from).await })
        .await?;
    created(&app, &id, seat, cookie).await
}

/// Takes the free seat of a game
///
/// A repeated request by the same player gets the same answer.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/games/{id}/join",
    operation_id = "joinGame",
    security(("token" = []), ("cookie" = []), ()),
    params(("id" = GameId, Path, description = "The game.")),
    request_body = Join,
    responses(
        (
            status = 200, description = "The game.", body = Snapshot,
            headers(("Set-Cookie" = String, description = "The session cookie of a browser that had none.")),
        ),
        BadRequest,
        Forbidden,
        NotFound,
        Conflict,
        TooLarge,
        TryLater,
    )
))]
pub(super) async fn join_game(
    State(app): State<AppState>,
    caller: Session,
    Path(id): Path<String>,
    Body(join): Body<Join>,
) -> Result<(HeaderMap, Answer<Snapshot>), ApiError> {
    let id = game_id(&id)?;
    let (seat, cookie) = caller.seat_or_new()?;
    let player = player(seat, &join.name);
    let (game, from) = (id.clone(), caller.peer.networks());
    app.run_detached(move |rooms| async move { rooms.join(&game, &player, from).await })
        .await?;
    let game = snapshot_of(&app, &id, Some(&seat)).await?;
    Ok((set_cookie(cookie), Answer(game)))
}

/// The whole game
#[cfg_attr(test, utoipa::path(
    get,
    path = "/games/{id}",
    operation_id = "getGame",
    security(("token" = []), ("cookie" = []), ()),
    params(("id" = GameId, Path, description = "The game.")),
    responses(
        (status = 200, description = "The game, as the client sees it.", body = Snapshot),
        NotFound,
        TryLater,
    )
))]
pub(super) async fn get_game(
    State(app): State<AppState>,
    caller: Session,
    Path(id): Path<String>,
) -> Result<Answer<Snapshot>, ApiError> {
    let id = game_id(&id)?;
    let game = snapshot_of(&app, &id, caller.seat.as_ref()).await?;
    if game.yours {
        app.rooms.host_seen(&id);
    }
    Ok(Answer(game))
}

/// Blocks the opponent of a game
///
/// They cannot join the client's challenges, and quick match does not pair the two. They are not notified.
#[cfg_attr(test, utoipa::path(
    put,
    path = "/games/{id}/block",
    operation_id = "blockOpponent",
    security(("token" = []), ("cookie" = [])),
    params(("id" = GameId, Path, description = "The game.")),
    responses(
        (status = 200, description = "The opponent is blocked.", body = BlockStatus),
        Forbidden,
        NotFound,
        Conflict,
        TryLater,
    )
))]
pub(super) async fn block_opponent(
    State(app): State<AppState>,
    caller: Session,
    Path(id): Path<String>,
) -> Result<Answer<BlockStatus>, ApiError> {
    set_block(&app, &caller, &id, true).await
}

/// Unblocks the opponent of a game
#[cfg_attr(test, utoipa::path(
    delete,
    path = "/games/{id}/block",
    operation_id = "unblockOpponent",
    security(("token" = []), ("cookie" = [])),
    params(("id" = GameId, Path, description = "The game.")),
    responses(
        (status = 200, description = "The opponent is not blocked.", body = BlockStatus),
        Forbidden,
        NotFound,
        TryLater,
    )
))]
pub(super) async fn unblock_opponent(
    State(app): State<AppState>,
    caller: Session,
    Path(id): Path<String>,
) -> Result<Answer<BlockStatus>, ApiError> {
    set_block(&app, &caller, &id, false).await
}

async fn set_block(
    app: &AppState,
    caller: &Session,
    id: &str,
    blocked: bool,
) -> Result<Answer<BlockStatus>, ApiError> {
    let id = game_id(id)?;
    let seat = caller.seat.ok_or(Refusal::NoSeat)?;
    if blocked {
        app.rooms.block(&id, &seat).await?;
    } else {
        app.rooms.unblock(&id, &seat).await?;
    }
    Ok(Answer(BlockStatus { blocked }))
}

/// Acts in a game
///
/// The answer comes once the event is stored. A request that was not answered can be repeated with the same `id`.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/games/{id}/actions",
    operation_id = "act",
    security(("token" = []), ("cookie" = [])),
    params(("id" = GameId, Path, description = "The game.")),
    request_body = ActionRequest,
    responses(
        (status = 200, description = "The action is stored.", body = ActionDone),
        BadRequest,
        Forbidden,
        NotFound,
        Conflict,
        TooLarge,
        BadMove,
        TryLater,
    )
))]
pub(super) async fn act(
    State(app): State<AppState>,
    caller: Session,
    Path(id): Path<String>,
    Body(request): Body<ActionRequest>,
) -> Result<Answer<ActionDone>, ApiError> {
    let id = game_id(&id)?;
    let seat = caller.seat.ok_or(Refusal::NoSeat)?;
    let seq = app.act(&id, &seat, request, 0).await?;
    Ok(Answer(ActionDone { seq }))
}

/// The game as a record
#[cfg_attr(test, utoipa::path(
    get,
    path = "/games/{id}/record",
    operation_id = "getRecord",
    security(()),
    params(("id" = GameId, Path, description = "The game.")),
    responses(
        (status = 200, description = "The record.", body = String, content_type = "text/plain"),
        NotFound,
        TryLater,
    )
))]
pub(super) async fn get_record(
    State(app): State<AppState>,
    _: Session,
    Path(id): Path<String>,
) -> Result<(HeaderMap, String), ApiError> {
    let id = game_id(&id)?;
    let text = app
        .rooms
        .read_latest(&id, records::of)
        .await?
        .ok_or(RoomError::Internal)?;
    let attachment = format!("attachment; filename=\"ordo-{id}.ordo\"");
    let attachment = HeaderValue::try_from(attachment).map_err(|_| RoomError::Internal)?;
    let headers = [
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static("text/plain; charset=utf-8"),
        ),
        (header::CONTENT_DISPOSITION, attachment),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    Ok((headers.into_iter().collect(), text))
}

async fn snapshot_of(
    app: &AppState,
    id: &GameId,
    seat: Option<&Seat>,
) -> Result<Snapshot, ApiError> {
    let view = |state: &_| snapshot(state, seat, app.rooms.now());
    Ok(app.rooms.read_latest(id, view).await?)
}

async fn created(
    app: &AppState,
    id: &GameId,
    seat: Seat,
    cookie: Option<HeaderValue>,
) -> Result<Created, ApiError> {
    let game = snapshot_of(app, id, Some(&seat)).await?;
    Ok((StatusCode::CREATED, set_cookie(cookie), Answer(game)))
}

fn set_cookie(cookie: Option<HeaderValue>) -> HeaderMap {
    cookie
        .map(|cookie| (header::SET_COOKIE, cookie))
        .into_iter()
        .collect()
}
