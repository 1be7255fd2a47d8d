use std::future::pending;
use std::thread;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::sync::mpsc::{self, Sender};
use tokio::sync::watch;
use tokio::time::{Instant, interval, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::{ErrorResponse, Request, Response};
use tokio_tungstenite::tungstenite::http::{StatusCode, header};
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message};

use super::lines::{LineReader, LineWriter};
use super::origin::is_allowed;
use super::{Origin, Settings};

/// Maximum size of a message in bytes: the longest line of the protocol.
const MAX_MESSAGE: usize = 1 << 16;
/// Capacity of the queues of lines, one in each direction.
const MAX_WAITING: usize = 64;
/// Timeout for the handshake, and for a client to read a message.
const PATIENCE: Duration = Duration::from_secs(10);
/// Ping interval. A client that sends nothing for twice as long is disconnected.
const HEARTBEAT: Duration = Duration::from_secs(30);

/// Serves one client, until it leaves or the server stops.
pub(super) async fn serve(
    stream: TcpStream,
    settings: &Settings,
    mut stopped: watch::Receiver<bool>,
) {
    let _ = stream.set_nodelay(true);
    let Ok(Ok(mut socket)) = timeout(PATIENCE, accept(stream, &settings.origins)).await else {
        return;
    };
    let (to_engine, input) = mpsc::channel(MAX_WAITING);
    let (output, mut from_engine) = mpsc::channel::<String>(MAX_WAITING);
    let backend = settings.backend.clone();
    let session = thread::Builder::new()
        .name("websocket session".to_owned())
        .spawn(move || {
            // The only error is that the client has gone.
            let _ = backend.run(LineReader::new(input), LineWriter::new(output));
        });
    if session.is_err() {
        return close(&mut socket, CloseCode::Error, "out of threads").await;
    }
    let mut heartbeat = interval(HEARTBEAT);
    let mut last_received = Instant::now();
    // Lines of the client that the engine has not read yet. While there are any, no message is read.
    let mut waiting: Vec<String> = Vec::new();
    let (code, reason) = loop {
        tokio::select! {
            line = from_engine.recv() => match line {
                Some(line) => if !send(&mut socket, Message::text(line)).await {
                    break (CloseCode::Policy, "too slow");
                },
                None => break (CloseCode::Normal, "the session has ended"),
            },
            passed = pass_on(&to_engine, &mut waiting), if !waiting.is_empty() => if !passed {
                break (CloseCode::Normal, "the session has ended");
            },
            message = socket.next(), if waiting.is_empty() => match message {
                Some(Ok(Message::Text(text))) => {
                    last_received = Instant::now();
                    waiting = text.lines().rev().map(str::to_owned).collect();
                }
                Some(Ok(Message::Binary(_))) => break (CloseCode::Unsupported, "only text messages"),
                Some(Ok(Message::Close(_))) | None => break (CloseCode::Normal, ""),
                Some(Ok(_)) => last_received = Instant::now(),
                Some(Err(Error::Capacity(_))) => break (CloseCode::Size, "the message is too long"),
                Some(Err(_)) => break (CloseCode::Protocol, ""),
            },
            _ = heartbeat.tick() => {
                if last_received.elapsed() > 2 * HEARTBEAT || !send(&mut socket, Message::Ping("".into())).await {
                    break (CloseCode::Away, "no answer");
                }
            }
            () = stop(&mut stopped) => break (CloseCode::Away, "the server is shutting down"),
        }
    };
    // Searches with limits end as well; the session then finds its channels closed.
    let _ = to_engine.try_send("quit".to_owned());
    drop(to_engine);
    drop(from_engine);
    close(&mut socket, code, reason).await;
}

async fn accept(
    stream: TcpStream,
    origins: &[Origin],
) -> Result<WebSocketStream<TcpStream>, Error> {
    let config = WebSocketConfig::default()
        .max_message_size(Some(MAX_MESSAGE))
        .max_frame_size(Some(MAX_MESSAGE));
    #[expect(clippy::result_large_err, reason = "the signature of the callback")]
    let check = |request: &Request, response: Response| -> Result<Response, ErrorResponse> {
        let mut sent = request.headers().get_all(header::ORIGIN).iter();
        let origin = sent
            .next()
            .map(|origin| origin.to_str().unwrap_or_default());
        if sent.next().is_none() && is_allowed(origin, origins) {
            return Ok(response);
        }
        let origin = origin.unwrap_or_default();
        let problem = format!("Pages of {origin} may not connect; add --allow-origin.\n");
        let mut refusal = ErrorResponse::new(Some(problem));
        *refusal.status_mut() = StatusCode::FORBIDDEN;
        Err(refusal)
    };
    tokio_tungstenite::accept_hdr_async_with_config(stream, check, Some(config)).await
}

/// Passes on the next line of a client; the last of `waiting` is the next one. False if the session has ended.
async fn pass_on(to_engine: &Sender<String>, waiting: &mut Vec<String>) -> bool {
    let Ok(place) = to_engine.reserve().await else {
        return false;
    };
    if let Some(line) = waiting.pop() {
        place.send(line);
    }
    true
}

async fn send(socket: &mut WebSocketStream<TcpStream>, message: Message) -> bool {
    matches!(timeout(PATIENCE, socket.send(message)).await, Ok(Ok(())))
}

async fn close(socket: &mut WebSocketStream<TcpStream>, code: CloseCode, reason: &'static str) {
    let frame = CloseFrame {
        code,
        reason: reason.into(),
    };
    let _ = timeout(Duration::from_secs(1), async {
        let _ = socket.close(Some(frame)).await;
        // The client's own close frame ends the connection.
        while let Some(Ok(_)) = socket.next().await {}
    })
    .await;
}

/// Completes when the server stops.
async fn stop(stopped: &mut watch::Receiver<bool>) {
    if stopped.wait_for(|&stopped| stopped).await.is_err() {
        pending::<()>().await;
    }
}
