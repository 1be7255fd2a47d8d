use futures_util::{SinkExt, StreamExt};
use ordo_api::{ActionRequest, ErrorBody, GameId, ServerMessage};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::AUTHORIZATION;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{
    Connector, MaybeTlsStream, WebSocketStream, connect_async_tls_with_config,
};

use crate::client::TIMEOUT;
use crate::error::root_cause;
use crate::{ClientError, ServerUrl, tls};

/// Close codes of the server.
pub mod close_code {
    /// The client sent too many messages.
    pub const POLICY: u16 = 1008;
    /// The server is restarting; reconnect.
    pub const RESTARTING: u16 = 1012;
}

/// The socket was closed, with the server's close code, or the connection was lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the socket was closed (code {0:?})")]
pub struct Closed(pub Option<u16>);

/// One WebSocket connection to a game.
pub struct GameSocket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl GameSocket {
    pub(crate) async fn open(
        server: &ServerUrl,
        id: &GameId,
        token: Option<&str>,
    ) -> Result<GameSocket, ClientError> {
        let unreachable = |cause: String| ClientError::Unreachable(server.clone(), cause);
        let disconnected = || ClientError::Disconnected(server.clone());
        let url = server.web_socket(&format!("/api/games/{id}/socket"));
        let mut request = url.into_client_request().map_err(|_| disconnected())?;
        if let Some(token) = token {
            let mut bearer =
                HeaderValue::try_from(format!("Bearer {token}")).map_err(|_| disconnected())?;
            bearer.set_sensitive(true);
            request.headers_mut().insert(AUTHORIZATION, bearer);
        }
        let connector = if server.is_secure() {
            Connector::Rustls(tls::config(true).map_err(|error| unreachable(error.to_string()))?)
        } else {
            Connector::Plain
        };
        let config = WebSocketConfig::default()
            .read_buffer_size(4096)
            .write_buffer_size(0);
        // Boxed, because the future is 10 KB large.
        let opening = connect_async_tls_with_config(request, Some(config), true, Some(connector));
        let opening = Box::pin(opening);
        match timeout(TIMEOUT, opening).await {
            Ok(Ok((socket, _))) => Ok(GameSocket(socket)),
            Ok(Err(Error::Http(answer))) => {
                let body = answer.body().as_deref().unwrap_or_default();
                match serde_json::from_slice::<ErrorBody>(body) {
                    Ok(body) => Err(body.error.into()),
                    Err(_) => Err(disconnected()),
                }
            }
            Ok(Err(Error::Io(error))) => Err(unreachable(root_cause(&error))),
            Ok(Err(_)) => Err(disconnected()),
            Err(_) => Err(unreachable("timed out".to_owned())),
        }
    }

    /// The next message. Cancel safe.
    pub async fn next(&mut self) -> Result<ServerMessage, Closed> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => {
                    // Messages of later versions are ignored.
                    if let Ok(message) = serde_json::from_str(&text) {
                        return Ok(message);
                    }
                }
                Some(Ok(Message::Close(frame))) => {
                    return Err(Closed(frame.map(|frame| frame.code.into())));
                }
                // Reading queues the pong; flushing sends it.
                Some(Ok(Message::Ping(_))) => self.0.flush().await.map_err(|_| Closed(None))?,
                Some(Ok(_)) => (),
                Some(Err(_)) | None => return Err(Closed(None)),
            }
        }
    }

    /// Sends an action.
    pub async fn send(&mut self, request: &ActionRequest) -> Result<(), Closed> {
        self.feed(request).await?;
        self.flush().await
    }

    /// Queues an action on the socket; [`GameSocket::flush`] sends it.
    pub(crate) async fn feed(&mut self, request: &ActionRequest) -> Result<(), Closed> {
        let text = serde_json::to_string(request).map_err(|_| Closed(None))?;
        let sending = self.0.feed(Message::text(text));
        match timeout(TIMEOUT, sending).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Closed(None)),
        }
    }

    pub(crate) async fn flush(&mut self) -> Result<(), Closed> {
        match timeout(TIMEOUT, self.0.flush()).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Closed(None)),
        }
    }

    /// Closes the socket.
    pub async fn close(mut self) {
        let _ = timeout(TIMEOUT, self.0.close(None)).await;
    }

    /// The WebSocket itself.
    pub fn into_inner(self) -> WebSocketStream<MaybeTlsStream<TcpStream>> {
        self.0
    }
}
