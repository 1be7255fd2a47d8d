//! One client's connection to a game: heartbeats, limits, and the client's actions. [`super::updates`] sends events.

use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use ordo_api::{ActionRequest, GameId, Millis, ServerMessage};
use serde_json::Value;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tracing::debug;

use super::close::{POLICY, RESTARTING, TOO_LONG, UNSUPPORTED, close_code};
use super::upgrade::Socket;
use crate::game::lag::RoundTrips;
use crate::game::presence::Role;
use crate::game::refusal::Refusal;
use crate::game::secret::Seat;
use crate::http::auth::Session;
use crate::http::connections::Connection;
use crate::http::error::ApiError;
use crate::http::limits::rate::TokenBucket;
use crate::http::limits::sockets::SocketPermit;
use crate::http::state::AppState;
use crate::network::Networks;
use crate::rooms::room::{PresenceGuard, Room};
use crate::time::millis;

/// Maximum length of a client's message in bytes.
const MESSAGE: usize = 2048;
/// Time to wait for the client's close frame: closing with unread data would reset the connection.
const LINGER: Duration = Duration::from_secs(1);

/// One client's connection to a game.
pub(super) struct SocketSession {
    socket: Socket,
    pub(super) app: AppState,
    pub(super) room: Arc<Room>,
    pub(super) id: GameId,
    pub(super) seat: Option<Seat>,
    pub(super) present: PresenceGuard,
    /// Sequence number of the last event that the client knows.
    pub(super) known_seq: u32,
    /// The presence that the client knows.
    pub(super) known_presence: Option<(bool, bool, u32)>,
    round_trips: RoundTrips,
    /// The ping that has not been answered.
    pinged: Option<Millis>,
    /// Number of unanswered pings. Their pongs, even late ones, do not count toward the message limit.
    pongs_due: u32,
    /// Time of the last frame from the client.
    heard: Millis,
    /// The rate limit of this socket's messages.
    bucket: TokenBucket,
    networks: Networks,
    _permit: SocketPermit,
    /// Counts as an open connection while the socket is open.
    _connection: Option<Arc<Connection>>,
}

/// The JSON of a message.
pub(super) fn text_of(message: &ServerMessage) -> Result<String, Ended> {
    serde_json::to_string(message).map_err(|_| Ended)
}

/// The connection has ended.
pub(super) struct Ended;

impl SocketSession {
    /// A session of a client that is connected to a room.
    pub(super) fn new(
        app: AppState,
        id: GameId,
        caller: &Session,
        socket: Socket,
        permit: SocketPermit,
        connection: Option<Arc<Connection>>,
    ) -> SocketSession {
        let room = app.rooms.room(&id);
        let present = room.connect(Role::Watcher);
        app.rooms.subscribe(&id, &room);
        let now = app.clock.now();
        SocketSession {
            socket,
            room,
            id,
            seat: caller.seat,
            present,
            known_seq: 0,
            known_presence: None,
            round_trips: RoundTrips::default(),
            pinged: None,
            pongs_due: 0,
            heard: now,
            bucket: TokenBucket::new(app.limits.messages, now),
            networks: caller.peer.networks(),
            app,
            _permit: permit,
            _connection: connection,
        }
    }

    /// Exchanges messages until either side closes the socket.
    pub(super) async fn run(mut self) {
        let exchanged = self.exchange().await;
        debug!(game = %self.id, ended = exchanged.is_err(), "socket closed");
    }

    async fn exchange(&mut self) -> Result<(), Ended> {
        let mut updates = self.room.updates();
        let shutdown = self.app.shutdown.clone();
        let clock = Arc::clone(&self.app.clock);
        let mut next_ping = clock.now();
        self.send_snapshot().await?;
        let first = *updates.borrow_and_update();
        self.send_update(first).await?;
        loop {
            tokio::select! {
                () = shutdown.cancelled() => return self.close(RESTARTING, "restarting").await,
                changed = updates.changed() => {
                    changed.map_err(|_| Ended)?;
                    let update = *updates.borrow_and_update();
                    self.send_update(update).await?;
                }
                message = self.socket.next() => match message {
                    Some(Ok(message)) => self.receive(message).await?,
                    Some(Err(error)) => {
                        let (code, reason) = close_code(&error).ok_or(Ended)?;
                        return self.close(code, reason).await;
                    }
                    None => return Err(Ended),
                },
                () = clock.sleep_until(next_ping) => {
                    next_ping = clock.now().saturating_add(millis(self.app.limits.heartbeat_interval));
                    self.ping().await?;
                }
            }
        }
    }

    /// Sends a heartbeat, or ends the connection after the idle timeout.
    async fn ping(&mut self) -> Result<(), Ended> {
        let now = self.app.clock.now();
        if now - self.heard > millis(self.app.limits.idle_timeout) {
            return Err(Ended);
        }
        self.pinged = Some(now);
        self.pongs_due += 1;
        self.send(Message::Ping(now.to_be_bytes().to_vec().into()))
            .await
    }

    async fn receive(&mut self, message: Message) -> Result<(), Ended> {
        self.heard = self.app.clock.now();
        self.record_host();
        self.socket.get_mut().message_complete();
        let answers_ping = matches!(message, Message::Pong(_)) && self.pongs_due > 0;
        self.pongs_due -= u32::from(answers_ping);
        if !answers_ping && !message.is_close() {
            self.count_message().await?;
        }
        match message {
            Message::Text(text) if text.len() > MESSAGE => self.close(TOO_LONG, "too long").await,
            Message::Text(text) => self.handle_action(&text).await,
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
                let _ = timeout(self.app.limits.send_timeout, self.socket.next()).await;
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

    async fn handle_action(&mut self, text: &str) -> Result<(), Ended> {
        let value: Value = serde_json::from_str(text).unwrap_or_default();
        // Read first, so that the client can match the answer to a message that is not an action.
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
        self.send_text(text_of(&answer)?).await
    }

    async fn act(&mut self, request: ActionRequest) -> Result<u32, ApiError> {
        let seat = self.seat.ok_or(Refusal::NoSeat)?;
        let lag = self.round_trips.lag();
        Ok(self.app.act(&self.id, &seat, request, lag).await?)
    }

    pub(super) async fn send_text(&mut self, message: String) -> Result<(), Ended> {
        self.send(Message::Text(message.into())).await
    }

    async fn send(&mut self, message: Message) -> Result<(), Ended> {
        match timeout(self.app.limits.send_timeout, self.socket.send(message)).await {
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
