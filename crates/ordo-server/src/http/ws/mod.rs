//! The WebSocket of a game: events go to the client, actions come from it.

use ordo_api::{ActionRequest, EventKind, GameId, Millis, ServerMessage};
use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Request, State};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::error::ProtocolError;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use tracing::debug;

use crate::game::decide::Refusal;
use crate::game::lag::RoundTrips;
use crate::game::presence::Role;
use crate::game::secret::Seat;
use crate::game::snapshot::{current_state, snapshot};
use crate::game::state::GameState;
use crate::http::auth::Session;
use crate::http::connections::Connection;
use crate::http::error::ApiError;
use crate::http::games;
use crate::http::limits::rate::TokenBucket;
use crate::http::limits::sockets::{Full, SocketPermit};
use crate::http::openapi::{BadRequest, Forbidden, NotFound, TryLater};
use crate::http::state::AppState;
use crate::http::upgrade::{Socket, upgrade};
use crate::network::Networks;
use crate::rooms::RoomError;
use crate::rooms::room::{PresenceGuard, Room, RoomUpdate};
use crate::time::millis;

/// Maximum length of a client's message in bytes.
const MESSAGE: usize = 2048;
/// Time to wait for the client's close frame: closing with unread data would reset the connection.
const LINGER: Duration = Duration::from_secs(1);
/// Clients that are further behind get a snapshot instead of the events.
const BEHIND: usize = 50;
/// The close codes of RFC 6455 and its registry.
const PROTOCOL_ERROR: u16 = 1002;
const UNSUPPORTED: u16 = 1003;
const NOT_UTF8: u16 = 1007;
const POLICY: u16 = 1008;
const TOO_LONG: u16 = 1009;
const RESTARTING: u16 = 1012;

/// The WebSocket of a game
///
/// The client sends `ActionRequest`s, the server `ServerMessage`s, as text.
#[utoipa::path(
    get,
    path = "/games/{id}/socket",
    operation_id = "openSocket",
    security(("token" = []), ("cookie" = []), ()),
    params(("id" = GameId, Path, description = "The game.")),
    responses(
        (status = 101, description = "The socket is open."),
        BadRequest,
        Forbidden,
        NotFound,
        TryLater,
    )
)]
pub(crate) async fn open(
    State(app): State<AppState>,
    caller: Session,
    Path(id): Path<String>,
    mut request: Request,
) -> Result<Response, ApiError> {
    let (response, socket) =
        upgrade(&mut request).map_err(|_| ApiError::bad("this is the address of a WebSocket"))?;
    let id = games::game_id(&id)?;
    // An unknown game is reported before the socket opens.
    app.rooms.read_latest(&id, |_| ()).await?;
    let networks = caller.peer.networks();
    let place = app.sockets.acquire(networks).map_err(|full| {
        app.metrics.too_many.inc();
        match full {
            Full::Total => ApiError::Room(RoomError::Full),
            Full::Address => ApiError::TooMany,
        }
    })?;
    let connection = request.extensions().get::<Arc<Connection>>().cloned();
    if let Some(connection) = &connection {
        connection.upgrade();
    }
    let tasks = app.tasks.clone();
    tasks.spawn(async move {
        let Some(socket) = socket.await else { return };
        let room = app.rooms.room(&id);
        let present = room.connect(Role::Watcher);
        app.rooms.subscribe(&id, &room);
        let talk = Talk {
            present,
            room,
            socket,
            id,
            seat: caller.seat,
            sent: 0,
            told: None,
            round_trips: RoundTrips::default(),
            pinged: None,
            pong_due: false,
            heard: app.clock.now(),
            bucket: TokenBucket::new(app.limits.messages, app.clock.now()),
            networks,
            app,
            _place: place,
            _connection: connection,
        };
        talk.run().await;
    });
    Ok(response)
}

/// One client's connection to a game.
struct Talk {
    socket: Socket,
    app: AppState,
    room: Arc<Room>,
    id: GameId,
    seat: Option<Seat>,
    present: PresenceGuard,
    /// The last event that the page knows of.
    sent: u32,
    /// The presence that the client knows.
    told: Option<(bool, bool, u32)>,
    round_trips: RoundTrips,
    /// The ping that has not been answered.
    pinged: Option<Millis>,
    /// The next pong answers our ping, and does not count as a message.
    pong_due: bool,
    heard: Millis,
    bucket: TokenBucket,
    networks: Networks,
    _place: SocketPermit,
    /// Counts as an open connection while the socket is open.
    _connection: Option<Arc<Connection>>,
}

/// The JSON of a message.
fn text_of(message: &ServerMessage) -> Result<String, Ended> {
    serde_json::to_string(message).map_err(|_| Ended)
}

/// The connection has ended.
struct Ended;

impl Talk {
    async fn run(mut self) {
        let talked = self.talk().await;
        debug!(game = %self.id, ended = talked.is_err(), "socket closed");
    }

    async fn talk(&mut self) -> Result<(), Ended> {
        let mut news = self.room.updates();
        let shutdown = self.app.shutdown.clone();
        let clock = Arc::clone(&self.app.clock);
        let mut next_ping = clock.now();
        self.send_game().await?;
        let first = *news.borrow_and_update();
        self.send_news(first).await?;
        loop {
            tokio::select! {
                () = shutdown.cancelled() => return self.close(RESTARTING, "restarting").await,
                changed = news.changed() => {
                    changed.map_err(|_| Ended)?;
                    let news = *news.borrow_and_update();
                    self.send_news(news).await?;
                }
                message = self.socket.next() => match message {
                    Some(Ok(message)) => self.hear(message).await?,
                    Some(Err(error)) => {
                        let (code, reason) = close_code(&error).ok_or(Ended)?;
                        return self.close(code, reason).await;
                    }
                    None => return Err(Ended),
                },
                () = clock.sleep_until(next_ping) => {
                    self.ping().await?;
                    next_ping = clock.now().saturating_add(millis(self.app.limits.ping));
                }
            }
        }
    }

    /// Sends a heartbeat, or ends the connection after the idle timeout.
    async fn ping(&mut self) -> Result<(), Ended> {
        let now = self.app.clock.now();
        if now - self.heard > millis(self.app.limits.silence) {
            return Err(Ended);
        }
        self.pinged = Some(now);
        self.pong_due = true;
        self.send(Message::Ping(now.to_be_bytes().to_vec().into()))
            .await
    }

    /// Sends a snapshot, on connect and after a gap.
    async fn send_game(&mut self) -> Result<(), Ended> {
        let seat = self.seat;
        let now = self.app.rooms.now();
        let look = |state: &GameState| {
            let game = Box::new(snapshot(state, seat.as_ref(), now));
            (
                state.seq(),
                state.role_of(seat.as_ref()),
                text_of(&ServerMessage::Game { game }),
            )
        };
        let (seq, role, message) = self
            .app
            .rooms
            .read(&self.id, look)
            .await
            .map_err(|_| Ended)?;
        self.sent = seq;
        self.sit(role);
        self.say(message?).await
    }

    /// Sends the events since the last update, and the presence.
    async fn send_news(&mut self, news: RoomUpdate) -> Result<(), Ended> {
        if news.seq != self.sent {
            let (sent, seat, now) = (self.sent, self.seat, self.app.rooms.now());
            let look = |state: &GameState| {
                let missed: Vec<_> = state
                    .events
                    .iter()
                    .filter(|event| event.seq > sent)
                    .cloned()
                    .collect();
                let started = missed
                    .iter()
                    .any(|event| matches!(event.kind, EventKind::Started { .. }));
                // The players' names are in the snapshot only.
                let whole = started || missed.len() > BEHIND;
                let message = (!whole).then(|| {
                    text_of(&ServerMessage::Events {
                        events: missed,
                        state: current_state(state, now),
                    })
                });
                (state.seq(), state.role_of(seat.as_ref()), message)
            };
            let (seq, role, message) = self
                .app
                .rooms
                .read(&self.id, look)
                .await
                .map_err(|_| Ended)?;
            match message {
                Some(message) => {
                    self.sent = seq;
                    self.sit(role);
                    self.say(message?).await?;
                }
                None => self.send_game().await?,
            }
        }
        let present = news.presence();
        let told = (present.white > 0, present.black > 0, present.watchers);
        if self.told != Some(told) {
            self.told = Some(told);
            let (white, black, watchers) = told;
            let presence = ServerMessage::Presence {
                white,
                black,
                watchers,
            };
            self.say(text_of(&presence)?).await?;
        }
        Ok(())
    }

    /// Counts the connection under its role, which changes when the game starts.
    fn sit(&mut self, role: Role) {
        if self.present.role != role {
            self.present = self.room.connect(role);
            self.host_speaks();
        }
    }

    /// Records a sign of life of the challenge's creator.
    fn host_speaks(&self) {
        if self.present.role == Role::Host {
            self.room.host_seen(self.app.rooms.now());
            self.app.rooms.host_seen(&self.id);
        }
    }

    async fn hear(&mut self, message: Message) -> Result<(), Ended> {
        self.heard = self.app.clock.now();
        self.host_speaks();
        self.socket.get_mut().message_complete();
        let answers_ping =
            matches!(message, Message::Pong(_)) && std::mem::take(&mut self.pong_due);
        if !answers_ping && !message.is_close() {
            self.count_message().await?;
        }
        match message {
            Message::Text(text) if text.len() > MESSAGE => self.close(TOO_LONG, "too long").await,
            Message::Text(text) => self.do_as_wanted(&text).await,
            Message::Pong(sent) => {
                // Only the answer to our own ping measures the round trip.
                let answered = |ping: &mut Millis| ping.to_be_bytes() == sent[..];
                if let Some(ping) = self.pinged.take_if(answered) {
                    self.round_trips.add(self.heard - ping);
                }
                Ok(())
            }
            Message::Ping(_) | Message::Frame(_) => Ok(()),
            Message::Binary(_) => self.close(UNSUPPORTED, "text only").await,
            // The library answers on the next read.
            Message::Close(_) => {
                let _ = timeout(self.app.limits.stalled, self.socket.next()).await;
                Err(Ended)
            }
        }
    }

    /// Counts a message of any kind. A socket that sends too many is closed; if only the sockets of its address together
    /// send too many, they are read more slowly.
    async fn count_message(&mut self) -> Result<(), Ended> {
        if !self.bucket.take(self.heard) {
            self.app.metrics.too_many.inc();
            return self.close(POLICY, "too many messages").await;
        }
        let wait = self.app.messages.reserve(self.networks);
        if wait.is_zero() {
            return Ok(());
        }
        let shutdown = self.app.shutdown.clone();
        tokio::select! {
            () = shutdown.cancelled() => self.close(RESTARTING, "restarting").await,
            () = self.app.clock.sleep_until(self.heard.saturating_add(millis(wait))) => Ok(()),
        }
    }

    async fn do_as_wanted(&mut self, text: &str) -> Result<(), Ended> {
        let value: Value = serde_json::from_str(text).unwrap_or_default();
        // Also of a message that is no action, so that the client can match the answer.
        let id = value.get("id").and_then(Value::as_str).map(str::to_owned);
        let done = match ActionRequest::try_from(value) {
            Ok(request) => self.act(request).await,
            Err(error) => Err(ApiError::Bad(error.to_string())),
        };
        let answer = match done {
            Ok(seq) => ServerMessage::Done { id, seq },
            Err(error) => ServerMessage::Refused {
                id,
                code: error.code(),
                message: error.to_string(),
            },
        };
        self.say(text_of(&answer)?).await
    }

    async fn act(&mut self, request: ActionRequest) -> Result<u32, ApiError> {
        let seat = self.seat.ok_or(Refusal::NoSeat)?;
        let lag = self.round_trips.lag();
        Ok(self.app.act(&self.id, &seat, request, lag).await?)
    }

    async fn say(&mut self, message: String) -> Result<(), Ended> {
        self.send(Message::Text(message.into())).await
    }

    async fn send(&mut self, message: Message) -> Result<(), Ended> {
        match timeout(self.app.limits.stalled, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(Ended),
            // Clients get a snapshot when they reconnect.
            Err(_) => {
                self.app.metrics.stalled.inc();
                Err(Ended)
            }
        }
    }

    async fn close(&mut self, code: u16, reason: &'static str) -> Result<(), Ended> {
        let frame = CloseFrame {
            code: code.into(),
            reason: Utf8Bytes::from_static(reason),
        };
        self.send(Message::Close(Some(frame))).await?;
        let _ = timeout(LINGER, self.socket.get_mut().discard()).await;
        Err(Ended)
    }
}

/// The close code and reason for a protocol violation; none if the connection is lost.
fn close_code(error: &Error) -> Option<(u16, &'static str)> {
    match error {
        Error::Capacity(_) => Some((TOO_LONG, "too long")),
        Error::Io(error) if error.kind() == io::ErrorKind::FileTooLarge => {
            Some((TOO_LONG, "too long"))
        }
        Error::Utf8(_) => Some((NOT_UTF8, "not UTF-8")),
        Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => None,
        Error::Protocol(_) => Some((PROTOCOL_ERROR, "protocol error")),
        _ => None,
    }
}
