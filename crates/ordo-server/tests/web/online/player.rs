use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;

use futures_util::{SinkExt, StreamExt};
use ordo_api::{GameId, Side};
use ordo_client::Client;
use ordo_server::{Config, OnlineLimits, Rate};
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::backend::Backend;
use super::challenge::challenge;
use crate::client::{Answer, Running, SOON, server_url, start_with};

/// All players of a test come from one address, and play faster than people.
pub(crate) fn open_rates() -> OnlineLimits {
    let fast = Rate {
        burst: 1e6,
        per_second: 1e6,
    };
    OnlineLimits {
        requests: fast,
        messages: fast,
        messages_per_address: fast,
        ..OnlineLimits::default()
    }
}

/// A server with online play, whose games are in this folder, or in a database of its name; or two such servers.
pub(crate) async fn online(folder: &Path) -> Running {
    online_within(folder, open_rates()).await
}

/// The same with limits of one's own.
pub(crate) async fn online_within(folder: &Path, online: OnlineLimits) -> Running {
    let place = Backend::of(folder).await;
    let config = Config {
        database: Some(place.database),
        nats: place.nats,
        online,
        ..Config::default()
    };
    let mut server = start_with(config.clone()).await;
    if config.nats.is_some() {
        server.other = Some(Box::new(start_with(config).await));
    }
    server
}

/// Somebody with a secret.
#[derive(Clone)]
pub(crate) struct Player {
    pub(crate) token: String,
}

impl Running {
    /// Sends JSON and reads JSON.
    pub(crate) async fn call(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&Value>,
    ) -> (u16, Value) {
        let answer = self
            .call_raw(
                method,
                path,
                headers,
                body.map(ToString::to_string).as_deref(),
            )
            .await;
        let value = serde_json::from_slice(&answer.body).unwrap_or(Value::Null);
        (answer.status, value)
    }

    pub(crate) async fn call_raw(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&str>,
    ) -> Answer {
        let mut request = self
            .client()
            .request(method.parse().unwrap(), path)
            .header("Connection", "close");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if let Some(body) = body {
            request = request
                .header("Content-Type", "application/json")
                .body(body.to_owned());
        }
        let response = timeout(SOON, request.send()).await.expect("no answer");
        Answer::of(response.unwrap()).await
    }

    /// A client without a secret, at each of the servers in turn.
    pub(crate) fn client(&self) -> Client {
        self.client.at(server_url(self.node()))
    }

    pub(crate) async fn player(&self) -> Player {
        let mut client = self.client();
        client.register().await.unwrap();
        Player {
            token: client.token().unwrap().to_owned(),
        }
    }

    /// A game that has begun, between two new players: the first is White.
    pub(crate) async fn game(&self, game: &str, clock: &str) -> (String, Player, Player) {
        let (white, black) = (self.player().await, self.player().await);
        let offer = challenge().game(game).clock(clock).side("w").public();
        let created = white.client(self).create(&offer.name("Ada").build()).await;
        let id = created.unwrap().id;
        let joined = black.client(self).join(&id, "Bob").await.unwrap();
        assert_eq!(joined.you, Some(Side::Black));
        let id = id.to_string();
        (id, white, black)
    }
}

impl Player {
    /// The player's client, at each of the servers in turn.
    pub(crate) fn client(&self, server: &Running) -> Client {
        server.client().with_token(&self.token)
    }

    pub(crate) async fn post(&self, server: &Running, path: &str, body: &Value) -> (u16, Value) {
        let bearer = format!("Bearer {}", self.token);
        server
            .call("POST", path, &[("Authorization", &bearer)], Some(body))
            .await
    }

    pub(crate) async fn get(&self, server: &Running, path: &str) -> Value {
        let bearer = format!("Bearer {}", self.token);
        server
            .call("GET", path, &[("Authorization", &bearer)], None)
            .await
            .1
    }

    pub(crate) async fn act(&self, server: &Running, id: &str, act: Value) -> (u16, Value) {
        self.post(server, &format!("/api/games/{id}/actions"), &act)
            .await
    }

    /// Does something that must succeed.
    pub(crate) async fn does(&self, server: &Running, id: &str, what: &str) {
        let (status, answer) = self.act(server, id, json!({"type": what})).await;
        assert_eq!(status, 200, "{what}: {answer}");
    }

    /// Asks for something that must be refused, and with which word.
    pub(crate) async fn is_refused(&self, server: &Running, id: &str, act: Value) -> String {
        let (status, answer) = self.act(server, id, act).await;
        assert!((400..500).contains(&status), "{status} {answer}");
        answer["error"]["code"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn moves(&self, server: &Running, id: &str, ply: usize, mv: &str) {
        let (status, answer) = self
            .act(server, id, json!({"type": "move", "ply": ply, "move": mv}))
            .await;
        assert_eq!(status, 200, "{mv}: {answer}");
    }

    pub(crate) async fn view(&self, server: &Running, id: &str) -> Value {
        self.get(server, &format!("/api/games/{id}")).await
    }

    pub(crate) async fn socket(&self, server: &Running, id: &str) -> Socket {
        let id = GameId::parse(id).unwrap();
        let socket = self.client(server).open_socket(&id).await.unwrap();
        Socket(socket.into_inner())
    }
}

/// A socket of a game. Tests read its messages as JSON, as other clients see them.
pub(crate) struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub(crate) async fn open(
        server: &Running,
        id: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, Box<tokio_tungstenite::tungstenite::Error>> {
        Socket::open_at(server.node(), id, headers).await
    }

    /// A socket at one of several servers.
    pub(crate) async fn open_at(
        node: SocketAddr,
        id: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, Box<tokio_tungstenite::tungstenite::Error>> {
        let url = format!("ws://{node}/api/games/{id}/socket");
        let mut request = url.into_client_request().unwrap();
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        let stream = TcpStream::connect(node).await.unwrap();
        let (socket, _) = tokio_tungstenite::client_async(request, MaybeTlsStream::Plain(stream))
            .await
            .map_err(Box::new)?;
        Ok(Socket(socket))
    }

    /// A watcher's socket from another address of this machine.
    pub(crate) async fn open_from(
        from: [u8; 4],
        node: SocketAddr,
        id: &str,
    ) -> Result<Socket, Box<tokio_tungstenite::tungstenite::Error>> {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind((Ipv4Addr::from(from), 0).into()).unwrap();
        let stream = socket.connect(node).await.unwrap();
        let url = format!("ws://{node}/api/games/{id}/socket");
        let (socket, _) = tokio_tungstenite::client_async(url, MaybeTlsStream::Plain(stream))
            .await
            .map_err(Box::new)?;
        Ok(Socket(socket))
    }

    /// The next message; `None` with the code if the server closes.
    pub(crate) async fn next(&mut self) -> Result<Value, Option<u16>> {
        loop {
            match timeout(SOON, self.0.next()).await.expect("no message") {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(frame))) => return Err(frame.map(|frame| frame.code.into())),
                Some(Ok(_)) => (),
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// Answers a number of pings.
    pub(crate) async fn answer_pings(&mut self, mut count: u32) {
        while count > 0 {
            match timeout(SOON, self.0.next()).await.expect("no ping") {
                Some(Ok(Message::Ping(_))) => count -= 1,
                Some(Ok(Message::Close(frame))) => panic!("closed: {frame:?}"),
                Some(Ok(_)) => (),
                Some(Err(_)) | None => panic!("closed"),
            }
        }
    }

    /// The code with which the server closes, once it does.
    pub(crate) async fn closed(&mut self) -> Option<u16> {
        loop {
            if let Err(code) = self.next().await {
                return code;
            }
        }
    }

    /// The next message of a type; others are passed over.
    pub(crate) async fn until(&mut self, wanted: &str) -> Value {
        loop {
            let message = self.next().await.unwrap();
            if message["type"] == wanted {
                return message;
            }
        }
    }

    /// The next event of a type.
    pub(crate) async fn until_event(&mut self, wanted: &str) -> Value {
        loop {
            let message = self.until("events").await;
            let events = message["events"].as_array().unwrap();
            if let Some(event) = events.iter().find(|event| event["type"] == wanted) {
                return json!({"event": event, "state": message["state"]});
            }
        }
    }

    pub(crate) async fn send(&mut self, message: &Value) {
        self.send_text(message.to_string()).await;
    }

    pub(crate) async fn send_text(&mut self, text: String) {
        self.0.send(Message::text(text)).await.unwrap();
    }

    /// Sends a text, and says whether the socket took it.
    pub(crate) async fn try_send(&mut self, text: &'static str) -> bool {
        self.0.send(Message::text(text)).await.is_ok()
    }

    /// Asks for something, and returns the answer to it.
    pub(crate) async fn ask(&mut self, id: &str, mut what: Value) -> Value {
        what["id"] = json!(id);
        self.send(&what).await;
        loop {
            let message = self.next().await.unwrap();
            if message["id"] == id && (message["type"] == "done" || message["type"] == "refused") {
                return message;
            }
        }
    }
}
