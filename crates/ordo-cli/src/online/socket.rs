//! The socket of a game.

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::AUTHORIZATION;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::wire::{Bytes, PATIENCE, connect};
use super::{Address, Problem};

/// The server closed the socket, or it broke.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Closed(pub(crate) Option<u16>);

/// A socket of a game.
pub(crate) struct Socket(WebSocketStream<Box<dyn Bytes>>);

impl Socket {
    pub(crate) async fn open(
        server: &Address,
        id: &str,
        token: Option<&str>,
    ) -> Result<Socket, Problem> {
        let hung_up = || Problem::HungUp(server.clone());
        let scheme = if server.secure { "wss" } else { "ws" };
        let url = format!("{scheme}://{}/api/games/{id}/socket", server.authority());
        let mut request = url.into_client_request().map_err(|_| hung_up())?;
        if let Some(token) = token {
            let mut bearer =
                HeaderValue::try_from(format!("Bearer {token}")).map_err(|_| hung_up())?;
            bearer.set_sensitive(true);
            request.headers_mut().insert(AUTHORIZATION, bearer);
        }
        let stream = connect(server)
            .await
            .map_err(|error| Problem::Unreachable(server.clone(), error))?;
        let config = WebSocketConfig::default()
            .read_buffer_size(4096)
            .write_buffer_size(0);
        let opening = client_async_with_config(request, stream, Some(config));
        match timeout(PATIENCE, opening).await {
            Ok(Ok((socket, _))) => Ok(Socket(socket)),
            Ok(Err(Error::Http(answer))) => Err(refused(server, answer.body().as_deref())),
            _ => Err(hung_up()),
        }
    }

    /// The next message, as it came. Can be called off without losing one.
    pub(crate) async fn next(&mut self) -> Result<Utf8Bytes, Closed> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(frame))) => {
                    return Err(Closed(frame.map(|frame| frame.code.into())));
                }
                // Reading answers the server's pings; sending them is ours to do.
                Some(Ok(Message::Ping(_))) => self.0.flush().await.map_err(|_| Closed(None))?,
                Some(Ok(_)) => (),
                Some(Err(_)) | None => return Err(Closed(None)),
            }
        }
    }

    pub(crate) async fn send(&mut self, message: &Value) -> Result<(), Closed> {
        let sending = self.0.send(Message::text(message.to_string()));
        match timeout(PATIENCE, sending).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Closed(None)),
        }
    }
}

/// What the server says instead of opening a socket.
fn refused(server: &Address, body: Option<&[u8]>) -> Problem {
    let said: Option<Value> = body.and_then(|body| serde_json::from_slice(body).ok());
    let error = said.as_ref().and_then(|said| said.get("error"));
    let text = |name| error.and_then(|error| error.get(name)?.as_str());
    match (text("code"), text("message")) {
        (Some(code), Some(message)) => Problem::Refused {
            code: code.to_owned(),
            message: message.to_owned(),
        },
        _ => Problem::HungUp(server.clone()),
    }
}
