//! Invalid WebSocket frames and floods of frames, and the close codes of the server.

use ordo_api::{GameId, RuleSet};
use ordo_server::OnlineLimits;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::servers::{open_rates, single};
use crate::client::{Running, SOON, start_with};

const CONTINUATION: u8 = 0x0;
const TEXT: u8 = 0x1;
const BINARY: u8 = 0x2;
const CLOSE: u8 = 0x8;
const PING: u8 = 0x9;
const PONG: u8 = 0xa;
const FINAL: u8 = 0x80;

/// A frame as a client sends it, masked with zeros.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![first];
    match u16::try_from(payload.len()) {
        Ok(length @ 0..=125) => frame.push(0x80 | length as u8),
        Ok(length) => {
            frame.push(0x80 | 0x7e);
            frame.extend(length.to_be_bytes());
        }
        Err(_) => {
            frame.push(0x80 | 0x7f);
            frame.extend((payload.len() as u64).to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(payload);
    frame
}

/// The bytes of a connection that has become a WebSocket.
async fn open(server: &Running, id: &GameId) -> TcpStream {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let request = format!(
        "GET /api/games/{id}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
        Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await.unwrap());
    }
    assert!(head.starts_with(b"HTTP/1.1 101 "));
    stream
}

/// The code of the close frame that the server sends before it closes the connection.
async fn close_code(stream: &mut TcpStream) -> Option<u16> {
    loop {
        let first = stream.read_u8().await.ok()?;
        let length = match stream.read_u8().await.ok()? {
            126 => stream.read_u16().await.ok()?.into(),
            127 => stream.read_u64().await.ok()?,
            length => length.into(),
        };
        let mut payload = vec![0; usize::try_from(length).unwrap()];
        stream.read_exact(&mut payload).await.ok()?;
        if first == FINAL | CLOSE {
            return Some(u16::from_be_bytes([payload[0], payload[1]]));
        }
    }
}

async fn closed_after(server: &Running, id: &GameId, frames: &[u8]) -> Option<u16> {
    let mut stream = open(server, id).await;
    // The server may close before it has read all.
    let _ = stream.write_all(frames).await;
    timeout(SOON, close_code(&mut stream))
        .await
        .expect("still open")
}

#[tokio::test]
async fn protocol_errors_close_with_their_code() {
    let folder = TempDir::new().unwrap();
    let server = start_with(single(&folder, open_rates())).await;
    let (id, _, _) = server.start_game(RuleSet::Stein, "none").await;
    let mut unmasked = frame(FINAL | TEXT, b"");
    unmasked.truncate(2);
    unmasked[1] = 0;
    let two = |first: Vec<u8>, second: Vec<u8>| [first, second].concat();
    for (what, frames, code) in [
        ("not masked", unmasked, 1002),
        ("reserved bit", frame(FINAL | 0x40 | TEXT, b"{}"), 1002),
        ("reserved opcode", frame(FINAL | 0x3, b""), 1002),
        ("reserved control opcode", frame(FINAL | 0xb, b""), 1002),
        ("fragmented ping", frame(PING, b""), 1002),
        ("long ping", frame(FINAL | PING, &[0; 126]), 1002),
        (
            "nothing to continue",
            frame(FINAL | CONTINUATION, b""),
            1002,
        ),
        (
            "another message between fragments",
            two(frame(TEXT, b"{"), frame(FINAL | TEXT, b"}")),
            1002,
        ),
        ("half a close code", frame(FINAL | CLOSE, b"\x03"), 1002),
        ("invalid close code", frame(FINAL | CLOSE, &[0, 1]), 1002),
        ("binary", frame(FINAL | BINARY, b"{}"), 1003),
        ("no UTF-8", frame(FINAL | TEXT, b"\"\xff\""), 1007),
        (
            "no UTF-8 in fragments",
            two(frame(TEXT, b"\xc3"), frame(FINAL | CONTINUATION, b"\x28")),
            1007,
        ),
        (
            "no UTF-8 in a close",
            frame(FINAL | CLOSE, b"\x03\xe8\xff"),
            1007,
        ),
        ("long", frame(FINAL | TEXT, &[b'x'; 2049]), 1009),
        ("very long", frame(FINAL | TEXT, &vec![b'x'; 100_000]), 1009),
        (
            "long in fragments",
            two(
                frame(TEXT, &[b'x'; 12_000]),
                frame(FINAL | CONTINUATION, &[b'x'; 12_000]),
            ),
            1009,
        ),
        ("a goodbye", frame(FINAL | CLOSE, b"\x03\xe8"), 1000),
    ] {
        assert_eq!(
            closed_after(&server, &id, &frames).await,
            Some(code),
            "{what}"
        );
    }
    // A length that no memory holds, announced and never sent.
    let mut announced = vec![FINAL | TEXT, 0x80 | 0x7f];
    announced.extend([0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]);
    assert_eq!(closed_after(&server, &id, &announced).await, Some(1009));
}

#[tokio::test]
async fn every_kind_of_frame_counts_towards_the_limit() {
    let folder = TempDir::new().unwrap();
    let limits = OnlineLimits {
        messages: OnlineLimits::default().messages,
        ..open_rates()
    };
    let server = start_with(single(&folder, limits)).await;
    let (id, _, _) = server.start_game(RuleSet::Stein, "none").await;
    for (what, first, one, code) in [
        ("pings", vec![], frame(FINAL | PING, &[7; 125]), 1008),
        ("pongs", vec![], frame(FINAL | PONG, &[7; 125]), 1008),
        ("empty pings", vec![], frame(FINAL | PING, b""), 1008),
        ("texts", vec![], frame(FINAL | TEXT, b"{}"), 1008),
        ("empty texts", vec![], frame(FINAL | TEXT, b""), 1008),
        (
            "empty fragments",
            frame(TEXT, b""),
            frame(CONTINUATION, b""),
            1009,
        ),
        (
            "fragments",
            frame(TEXT, b""),
            frame(CONTINUATION, b"x"),
            1009,
        ),
        (
            "pings between fragments",
            frame(TEXT, b""),
            [frame(CONTINUATION, b""), frame(FINAL | PING, b"")].concat(),
            1008,
        ),
    ] {
        let frames = [first, one.repeat(5000)].concat();
        assert_eq!(
            closed_after(&server, &id, &frames).await,
            Some(code),
            "{what}"
        );
    }
}
