//! A session of one game: reconnects with backoff, and resends unanswered actions.

use std::collections::VecDeque;
use std::time::Duration;

use backon::{BackoffBuilder, ExponentialBackoff};
use ordo_api::{Action, ActionRequest, ErrorCode, GameId, IdempotencyKey, ServerMessage};
use tokio::time::{Instant, sleep, sleep_until};

use crate::{Client, ClientError, GameSocket, backoff};

/// Pause between two actions: a server accepts five messages per second on one socket.
const PACE: Duration = Duration::from_millis(210);
/// Delay before retrying an action that the server could not execute.
const RETRY: Duration = Duration::from_millis(500);

/// A connection to a game that reconnects and resends.
///
/// When a socket is lost, [`GameSession::next`] reconnects with backoff. The server then sends a snapshot,
/// and the session resends the actions that were not answered, under the same idempotency keys.
pub struct GameSession {
    client: Client,
    id: GameId,
    socket: Option<GameSocket>,
    /// `true` once the socket has sent the snapshot.
    greeted: bool,
    backoff: Option<ExponentialBackoff>,
    unanswered: VecDeque<Unanswered>,
    /// Number of generated keys.
    keys: u64,
    /// Time at which the next action may be sent.
    next_send: Instant,
    reconnects: usize,
    servers: Box<dyn FnMut(&Client) -> Client + Send>,
}

struct Unanswered {
    request: ActionRequest,
    /// `true` once it was sent on the current socket.
    sent: bool,
}

impl GameSession {
    /// A session of `client` in a game.
    pub fn new(client: Client, id: GameId) -> GameSession {
        GameSession {
            client,
            id,
            socket: None,
            greeted: false,
            backoff: None,
            unanswered: VecDeque::new(),
            keys: 0,
            next_send: Instant::now(),
            reconnects: 0,
            servers: Box::new(Client::clone),
        }
    }

    /// The same session, with the server of each connection chosen by `choose`.
    #[must_use]
    pub fn choosing_servers(
        mut self,
        choose: impl FnMut(&Client) -> Client + Send + 'static,
    ) -> GameSession {
        self.servers = Box::new(choose);
        self
    }

    /// Number of reconnections.
    pub fn reconnects(&self) -> usize {
        self.reconnects
    }

    /// The number of actions that the server has not answered.
    pub fn unanswered(&self) -> usize {
        self.unanswered.len()
    }

    /// Queues an action under a new key; [`GameSession::next`] sends it.
    pub fn act(&mut self, action: Action) -> IdempotencyKey {
        // Unique among all sessions of the player: a process may be restarted during a game.
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        self.keys += 1;
        let key = format!("{:x}-{}", now.unwrap_or_default().as_nanos(), self.keys);
        #[expect(clippy::unwrap_used, reason = "at most 64 hexadecimal digits")]
        let key = IdempotencyKey::try_from(key).unwrap();
        self.send(ActionRequest::new(key.clone(), action));
        key
    }

    /// Queues an action under the caller's key, unless it is queued already.
    pub fn send(&mut self, request: ActionRequest) {
        let known = |other: &Unanswered| other.request.id == request.id;
        if request.id.is_none() || !self.unanswered.iter().any(known) {
            self.unanswered.push_back(Unanswered {
                request,
                sent: false,
            });
        }
    }

    /// The next message of the server. Sends queued actions and reconnects meanwhile. Cancel safe.
    ///
    /// Fails if the server refuses the connection for good, or cannot be reached for two minutes.
    pub async fn next(&mut self) -> Result<ServerMessage, ClientError> {
        loop {
            let Some(socket) = &mut self.socket else {
                self.connect().await?;
                continue;
            };
            let greeted = self.greeted;
            let next = self
                .unanswered
                .iter_mut()
                .find(|next| greeted && !next.sent);
            let message = match next {
                None => socket.next().await,
                Some(next) => {
                    tokio::select! {
                        message = socket.next() => message,
                        () = sleep_until(self.next_send) => {
                            let fed = socket.feed(&next.request).await;
                            next.sent = true;
                            self.next_send = Instant::now() + PACE;
                            if fed.is_err() || socket.flush().await.is_err() {
                                self.disconnected();
                            }
                            continue;
                        }
                    }
                }
            };
            match message {
                Err(_) => self.disconnected(),
                Ok(message) => {
                    if let Some(message) = self.process(message) {
                        return Ok(message);
                    }
                }
            }
        }
    }

    /// Processes a message; `None` if it concerns only the session itself.
    fn process(&mut self, message: ServerMessage) -> Option<ServerMessage> {
        match &message {
            ServerMessage::Game { .. } => {
                self.greeted = true;
                self.backoff = None;
            }
            ServerMessage::Refused {
                id,
                code: ErrorCode::TryAgain | ErrorCode::TooManyRequests,
                ..
            } if id.is_some() => {
                if let Some(waiting) = self.find(id.as_deref()) {
                    waiting.sent = false;
                    self.next_send = Instant::now() + RETRY;
                    return None;
                }
            }
            ServerMessage::Done { id, .. } | ServerMessage::Refused { id, .. } => {
                self.unanswered
                    .retain(|other| key_of(&other.request) != id.as_deref());
            }
            _ => (),
        }
        Some(message)
    }

    fn find(&mut self, id: Option<&str>) -> Option<&mut Unanswered> {
        let mut all = self.unanswered.iter_mut();
        all.find(|waiting| key_of(&waiting.request) == id)
    }

    fn disconnected(&mut self) {
        self.socket = None;
        self.greeted = false;
        self.reconnects += 1;
        for waiting in &mut self.unanswered {
            waiting.sent = false;
        }
        // Without a key the server could not recognise it.
        self.unanswered
            .retain(|waiting| waiting.request.id.is_some());
    }

    async fn connect(&mut self) -> Result<(), ClientError> {
        let delays = self.backoff.get_or_insert_with(|| backoff().build());
        if self.reconnects > 0
            && let Some(delay) = delays.next()
        {
            sleep(delay).await;
        }
        loop {
            let client = (self.servers)(&self.client);
            match client.open_socket(&self.id).await {
                Ok(socket) => {
                    self.socket = Some(socket);
                    return Ok(());
                }
                Err(error) if error.is_transient() => {
                    let delays = self.backoff.get_or_insert_with(|| backoff().build());
                    let Some(delay) = delays.next() else {
                        return Err(error);
                    };
                    sleep(delay).await;
                }
                Err(error) => return Err(error),
            }
        }
    }
}

fn key_of(request: &ActionRequest) -> Option<&str> {
    request.id.as_ref().map(IdempotencyKey::as_str)
}

#[cfg(test)]
mod tests {
    use futures_util::{SinkExt, StreamExt};
    use serde_json::{Value, json};
    use tokio::net::{TcpListener, TcpStream};
    use tokio_tungstenite::WebSocketStream;
    use tokio_tungstenite::tungstenite::Message;

    use super::*;

    fn snapshot() -> Value {
        json!({"type": "game", "game": {
            "id": "222222222222", "game": "stein", "clock": "none", "public": false, "created": 0, "creator": "Ada",
            "side": "w", "yours": true, "you": "w", "names": {"w": "Ada", "b": "Bob"}, "starter": "w", "start": "…",
            "moves": [], "state": {
                "seq": 1, "status": "playing", "plies": 0, "turn": "w", "position": "…", "occurrences": 1,
                "clocks": null, "offers": {"draw": null, "takeBack": null, "rematch": null}, "ending": null,
                "rematch": null, "now": 0,
            },
        }})
    }

    async fn accept(listener: &TcpListener) -> WebSocketStream<TcpStream> {
        let (stream, _) = listener.accept().await.unwrap();
        let mut socket = tokio_tungstenite::accept_async(stream).await.unwrap();
        let text = Message::text(snapshot().to_string());
        socket.send(text).await.unwrap();
        socket
    }

    async fn action(socket: &mut WebSocketStream<TcpStream>) -> Value {
        let text = socket.next().await.unwrap().unwrap();
        serde_json::from_str(text.to_text().unwrap()).unwrap()
    }

    #[tokio::test]
    async fn unanswered_actions_are_resent_under_the_same_key() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = format!("http://{}", listener.local_addr().unwrap());
        let serving = tokio::spawn(async move {
            // The first connection is lost before the answer; on the second, the server cannot execute the action at once.
            let first = action(&mut accept(&listener).await).await;
            let mut socket = accept(&listener).await;
            assert_eq!(action(&mut socket).await, first);
            let refused =
                json!({"type": "refused", "id": first["id"], "code": "try-again", "message": "…"});
            socket
                .send(Message::text(refused.to_string()))
                .await
                .unwrap();
            assert_eq!(action(&mut socket).await, first);
            let done = json!({"type": "done", "id": first["id"], "seq": 2});
            socket.send(Message::text(done.to_string())).await.unwrap();
            first
        });
        let client = Client::new(server.parse().unwrap()).unwrap();
        let mut session = GameSession::new(client, GameId::parse("222222222222").unwrap());
        let key = session.act(Action::Resign);
        let done = loop {
            if let ServerMessage::Done { id, seq } = session.next().await.unwrap() {
                break (id, seq);
            }
        };
        assert_eq!(done, (Some(key.to_string()), 2));
        assert_eq!((session.unanswered(), session.reconnects()), (0, 1));
        let sent = serving.await.unwrap();
        assert_eq!(sent, json!({"type": "resign", "id": key.as_str()}));
    }
}
