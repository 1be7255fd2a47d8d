//! Sockets of games.

use std::net::{Ipv4Addr, SocketAddr};

use futures_util::{SinkExt, StreamExt};
use ordo_api::{
    Action, ActionRequest, CurrentState, ErrorCode, EventKind, GameEvent, GameId, ServerMessage,
    Snapshot,
};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};

use super::player::{read_strictly, with_key};
use crate::client::{Running, SOON};

/// A socket of a game. Unlike `ordo-client`'s, it sends any text, and fails on messages that are not exactly as described.
pub(crate) struct Socket(WebSocketStream<TcpStream>);

/// The players who are connected, and the number of spectators.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Presence {
    pub(crate) white: bool,
    pub(crate) black: bool,
    pub(crate) watchers: u32,
}

impl Socket {
    pub(crate) async fn open(
        server: &Running,
        id: &GameId,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, Box<Error>> {
        Socket::open_at(server.node(), id, headers).await
    }

    /// A socket at one of several servers.
    pub(crate) async fn open_at(
        node: SocketAddr,
        id: &GameId,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, Box<Error>> {
        let stream = TcpStream::connect(node).await.unwrap();
        Socket::upgrade(stream, node, id, headers).await
    }

    /// A spectator's socket from another address of this machine.
    pub(crate) async fn open_from(
        from: [u8; 4],
        node: SocketAddr,
        id: &GameId,
    ) -> Result<Socket, Box<Error>> {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind((Ipv4Addr::from(from), 0).into()).unwrap();
        let stream = socket.connect(node).await.unwrap();
        Socket::upgrade(stream, node, id, &[]).await
    }

    async fn upgrade(
        stream: TcpStream,
        node: SocketAddr,
        id: &GameId,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, Box<Error>> {
        let url = format!("ws://{node}/api/games/{id}/socket");
        let mut request = url.into_client_request().unwrap();
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        let opened = tokio_tungstenite::client_async(request, stream).await;
        opened.map(|(socket, _)| Socket(socket)).map_err(Box::new)
    }

    /// The next frame that is not a text, or the next text.
    async fn frame(&mut self) -> Result<Message, Option<u16>> {
        match timeout(SOON, self.0.next()).await.expect("no message") {
            Some(Ok(Message::Close(frame))) => Err(frame.map(|frame| frame.code.into())),
            Some(Ok(message)) => Ok(message),
            Some(Err(_)) | None => Err(None),
        }
    }

    /// The next message; the close code if the server closes.
    pub(crate) async fn next(&mut self) -> Result<ServerMessage, Option<u16>> {
        loop {
            if let Message::Text(text) = self.frame().await? {
                return Ok(read_strictly(text.as_bytes()));
            }
        }
    }

    /// Waits for a ping. The next read or [`Socket::flush`] answers it.
    pub(crate) async fn ping(&mut self) {
        while !matches!(self.frame().await.expect("closed"), Message::Ping(_)) {}
    }

    /// Sends the answers to the pings that were read.
    pub(crate) async fn flush(&mut self) {
        self.0.flush().await.unwrap();
    }

    /// Waits until the server closes, and returns its close code.
    pub(crate) async fn closed(&mut self) -> Option<u16> {
        loop {
            if let Err(code) = self.frame().await {
                return code;
            }
        }
    }

    /// The first message from here on that `wanted` returns something for.
    async fn until<T>(&mut self, wanted: impl Fn(ServerMessage) -> Option<T>) -> T {
        loop {
            let message = self.next().await.expect("closed");
            if let Some(found) = wanted(message) {
                return found;
            }
        }
    }

    /// The next snapshot.
    pub(crate) async fn snapshot(&mut self) -> Snapshot {
        self.until(|message| match message {
            ServerMessage::Game { game } => Some(*game),
            _ => None,
        })
        .await
    }

    /// The next presence.
    pub(crate) async fn presence(&mut self) -> Presence {
        self.until(|message| match message {
            ServerMessage::Presence {
                white,
                black,
                watchers,
            } => Some(Presence {
                white,
                black,
                watchers,
            }),
            _ => None,
        })
        .await
    }

    /// Waits for a presence.
    pub(crate) async fn until_present(&mut self, white: bool, black: bool, watchers: u32) {
        let wanted = Presence {
            white,
            black,
            watchers,
        };
        while self.presence().await != wanted {}
    }

    /// The next event of a kind, and the state with it.
    pub(crate) async fn event(
        &mut self,
        wanted: impl Fn(&EventKind) -> bool,
    ) -> (GameEvent, CurrentState) {
        self.until(|message| match message {
            ServerMessage::Events { events, state } => {
                let event = events.into_iter().find(|event| wanted(&event.kind))?;
                Some((event, state))
            }
            _ => None,
        })
        .await
    }

    /// The end of the game.
    pub(crate) async fn over(&mut self) -> (GameEvent, CurrentState) {
        self.event(|kind| matches!(kind, EventKind::Over { .. }))
            .await
    }

    /// The move of this ply; those before it are skipped.
    pub(crate) async fn moved(&mut self, wanted: u32) -> (GameEvent, CurrentState) {
        self.event(|kind| matches!(kind, EventKind::Move { ply, .. } if *ply == wanted))
            .await
    }

    pub(crate) async fn send(&mut self, action: impl Into<ActionRequest>) {
        let request: ActionRequest = action.into();
        self.send_text(serde_json::to_string(&request).unwrap())
            .await;
    }

    pub(crate) async fn send_text(&mut self, text: String) {
        self.0.send(Message::text(text)).await.unwrap();
    }

    /// Sends a text, and returns `false` if the connection has ended.
    pub(crate) async fn try_send(&mut self, text: &'static str) -> bool {
        self.0.send(Message::text(text)).await.is_ok()
    }

    /// Acts under an idempotency key, and returns the number of the event.
    pub(crate) async fn act(&mut self, key: &str, action: Action) -> Result<u32, ErrorCode> {
        self.send(with_key(key, action)).await;
        self.until(|message| match message {
            ServerMessage::Done { id, seq } if id.as_deref() == Some(key) => Some(Ok(seq)),
            ServerMessage::Refused { id, code, .. } if id.as_deref() == Some(key) => {
                Some(Err(code))
            }
            _ => None,
        })
        .await
    }

    /// The code of the next refusal.
    pub(crate) async fn refused(&mut self) -> ErrorCode {
        self.until(|message| match message {
            ServerMessage::Refused { code, .. } => Some(code),
            _ => None,
        })
        .await
    }
}
