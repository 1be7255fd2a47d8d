//! Calls about one game.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use ordo_rules::RuleSet;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::game::clock::TimeControl;
use crate::game::decide::Action;
use crate::game::secret::{GameId, Seat, Token};
use crate::game::snapshot::Snapshot;
use crate::game::state::{Player, Settings, SideChoice};
use crate::game::{name, record as records};
use crate::http::api::{Answer, Body};
use crate::http::auth::Session;
use crate::http::error::ApiError;
use crate::http::state::AppState;
use crate::rooms::RoomError;

/// A challenge.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Challenge {
    game: RuleSet,
    #[serde(default)]
    side: SideChoice,
    clock: String,
    #[serde(default)]
    public: bool,
    #[serde(default)]
    name: String,
}

impl Challenge {
    fn settings(&self) -> Result<Settings, ApiError> {
        let clock: TimeControl = self.clock.parse().map_err(|_| {
            ApiError::Bad("a clock is \"none\", minutes and seconds such as \"5+3\", or days a move such as \"3d\"")
        })?;
        Ok(Settings {
            game: self.game,
            clock,
            side: self.side,
            public: self.public,
        })
    }

    fn player(&self, seat: Seat) -> Player {
        Player {
            seat,
            name: name::clean(&self.name),
        }
    }
}

/// Who sits down.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Join {
    #[serde(default)]
    name: String,
}

/// What a player wants, and the name of the request.
#[derive(Debug, Deserialize)]
#[serde(try_from = "Value")]
pub(crate) struct ActionRequest {
    id: Option<String>,
    pub(crate) action: Action,
}

impl TryFrom<Value> for ActionRequest {
    type Error = serde_json::Error;

    fn try_from(value: Value) -> Result<ActionRequest, serde_json::Error> {
        // Serde takes a number for the so-manieth kind of action; nobody should resign by a number.
        if !value.get("type").is_some_and(Value::is_string) {
            return Err(serde::de::Error::custom("no type"));
        }
        let id = value.get("id").map(Option::deserialize).transpose()?;
        Ok(ActionRequest {
            id: id.flatten(),
            action: Action::deserialize(value)?,
        })
    }
}

/// The longest name of a request.
const MAX_REQUEST: usize = 64;

impl ActionRequest {
    /// The name of the request, if it has a good one.
    pub(crate) fn request(&self) -> Result<Option<&str>, ApiError> {
        let Some(id) = self.id.as_deref() else {
            return Ok(None);
        };
        let good =
            (1..=MAX_REQUEST).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_graphic());
        if good {
            Ok(Some(id))
        } else {
            Err(ApiError::Bad("an id has 1 to 64 visible ASCII characters"))
        }
    }
}

/// The game that a path names.
pub(crate) fn game_id(text: &str) -> Result<GameId, ApiError> {
    GameId::parse(text).ok_or(ApiError::Room(RoomError::NotFound))
}

/// A secret for a program, which sends it along as `Authorization: Bearer …`.
pub(super) async fn token(_: Session) -> Result<Response, ApiError> {
    let token = Token::random()?;
    Ok((
        StatusCode::CREATED,
        Answer(json!({"token": token.reveal()})),
    )
        .into_response())
}

pub(super) async fn create(
    State(app): State<AppState>,
    caller: Session,
    Body(challenge): Body<Challenge>,
) -> Result<Response, ApiError> {
    let settings = challenge.settings()?;
    let (seat, cookie) = caller.seat_or_new()?;
    let (player, from) = (challenge.player(seat), caller.peer.networks());
    // To its end even if the client hangs up: the challenge is counted for whoever asked for it.
    let id = app
        .run_detached(move |rooms| async move { rooms.create(settings, &player, from).await })
        .await?;
    made(&app, &id, seat, cookie).await
}

pub(super) async fn quick(
    State(app): State<AppState>,
    caller: Session,
    Body(challenge): Body<Challenge>,
) -> Result<Response, ApiError> {
    // Nobody can find what is not public.
    let settings = Settings {
        public: true,
        ..challenge.settings()?
    };
    let (seat, cookie) = caller.seat_or_new()?;
    let (player, from) = (challenge.player(seat), caller.peer.networks());
    let id = app
        .run_detached(move |rooms| async move { rooms.pair(settings, &player, from).await })
        .await?;
    made(&app, &id, seat, cookie).await
}

pub(super) async fn join(
    State(app): State<AppState>,
    caller: Session,
    Path(id): Path<String>,
    Body(join): Body<Join>,
) -> Result<Response, ApiError> {
    let id = game_id(&id)?;
    let (seat, cookie) = caller.seat_or_new()?;
    let player = Player {
        seat,
        name: name::clean(&join.name),
    };
    let (game, from) = (id.clone(), caller.peer.networks());
    app.run_detached(move |rooms| async move { rooms.join(&game, &player, from).await })
        .await?;
    let answer = view(&app, &id, Some(&seat)).await?;
    Ok((set_cookie(cookie), Answer(answer)).into_response())
}

pub(super) async fn look(
    State(app): State<AppState>,
    caller: Session,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let id = game_id(&id)?;
    let answer = view(&app, &id, caller.seat.as_ref()).await?;
    if answer.get("yours") == Some(&Value::Bool(true)) {
        app.rooms.host_seen(&id);
    }
    Ok(Answer(answer).into_response())
}

/// Blocks the opponent of a game with `PUT`, and removes the block with `DELETE`.
pub(super) async fn block(
    State(app): State<AppState>,
    caller: Session,
    Path(id): Path<String>,
    method: Method,
) -> Result<Response, ApiError> {
    let id = game_id(&id)?;
    let seat = caller.seat.ok_or(crate::game::decide::Refusal::NoSeat)?;
    let blocked = method == Method::PUT;
    if blocked {
        app.rooms.block(&id, &seat).await?;
    } else {
        app.rooms.unblock(&id, &seat).await?;
    }
    Ok(Answer(json!({"blocked": blocked})).into_response())
}

pub(super) async fn act(
    State(app): State<AppState>,
    caller: Session,
    Path(id): Path<String>,
    Body(act): Body<ActionRequest>,
) -> Result<Response, ApiError> {
    let id = game_id(&id)?;
    let request = act.request()?;
    let seat = caller.seat.ok_or(crate::game::decide::Refusal::NoSeat)?;
    let seq = app.act(&id, &seat, act.action.clone(), request, 0).await?;
    Ok(Answer(json!({"seq": seq})).into_response())
}

pub(super) async fn record(
    State(app): State<AppState>,
    _: Session,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let id = game_id(&id)?;
    let text = app
        .rooms
        .read_latest(&id, records::of)
        .await?
        .ok_or(RoomError::Internal)?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"ordo-{id}.ordo\""),
        ),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, text).into_response())
}

/// The whole game, as the one who asks sees it.
pub(crate) async fn view(
    app: &AppState,
    id: &GameId,
    seat: Option<&Seat>,
) -> Result<Value, ApiError> {
    let look = |state: &_| serde_json::to_value(Snapshot::of(state, seat, app.rooms.now())).ok();
    Ok(app
        .rooms
        .read_latest(id, look)
        .await?
        .ok_or(RoomError::Internal)?)
}

async fn made(
    app: &AppState,
    id: &GameId,
    seat: Seat,
    cookie: Option<header::HeaderValue>,
) -> Result<Response, ApiError> {
    let answer = view(app, id, Some(&seat)).await?;
    Ok((StatusCode::CREATED, set_cookie(cookie), Answer(answer)).into_response())
}

fn set_cookie(cookie: Option<header::HeaderValue>) -> HeaderMap {
    cookie
        .map(|cookie| (header::SET_COOKIE, cookie))
        .into_iter()
        .collect()
}
