//! Floods of WebSocket frames, which must not grow the server's memory.

use std::fs;
use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::thread;
use std::time::Duration;

use ordo_api::{Challenge, RuleSet, TimeControl};
use tempfile::TempDir;

use crate::http::{block_on, get, registered};
use crate::online::serve;

/// Bytes of a flood that the server does not stop.
const FLOOD: usize = 48 << 20;
/// Allowed growth of the server's memory in bytes.
const GROWTH: u64 = 24 << 20;
/// A write that blocks for this long counts as stopped.
const BLOCKED: Duration = Duration::from_secs(3);

/// A client frame, masked with zeros.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![first];
    match u16::try_from(payload.len()).unwrap() {
        length @ 0..=125 => frame.push(0x80 | length as u8),
        length => {
            frame.push(0x80 | 0x7e);
            frame.extend(length.to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(payload);
    frame
}

/// Name, first frame and repeated frames of each flood.
fn floods() -> Vec<(&'static str, Vec<u8>, Vec<u8>)> {
    let (text, continuation) = (0x1, 0x0);
    let last = 0x80;
    let one = |name, repeated| (name, Vec::new(), repeated);
    vec![
        one("ping", frame(last | 0x9, &[7; 125])),
        one("empty ping", frame(last | 0x9, b"")),
        one("pong", frame(last | 0xa, &[7; 125])),
        one(
            "text",
            frame(last | text, b"{\"type\":\"resign\",\"id\":\"x\"}"),
        ),
        one("empty text", frame(last | text, b"")),
        one("longest text", frame(last | text, &[b'x'; 2048])),
        one("too long a text", frame(last | text, &[b'x'; 16_000])),
        one("binary", frame(last | 0x2, &[7; 125])),
        one("close", frame(last | 0x8, b"\x03\xe8")),
        one("reserved opcode", frame(last | 0x3, b"")),
        one(
            "noise",
            (0..=255).map(|byte: u8| byte.wrapping_mul(37)).collect(),
        ),
        (
            "empty fragments",
            frame(text, b""),
            frame(continuation, b""),
        ),
        (
            "fragments",
            frame(text, b"x"),
            frame(continuation, &[b'x'; 125]),
        ),
        (
            "pings between fragments",
            frame(text, b""),
            [frame(continuation, b""), frame(last | 0x9, &[7; 125])].concat(),
        ),
    ]
}

fn open(address: &str, id: &str, token: Option<&str>) -> TcpStream {
    let mut stream = TcpStream::connect(address).unwrap();
    let authorization = token.map_or_else(String::new, |token| {
        format!("Authorization: Bearer {token}\r\n")
    });
    write!(
        stream,
        "GET /api/games/{id}/socket HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
        Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{authorization}\r\n"
    )
    .unwrap();
    let (mut head, mut byte) = (Vec::new(), [0]);
    while !head.ends_with(b"\r\n\r\n") {
        stream.read_exact(&mut byte).unwrap();
        head.extend(byte);
    }
    assert!(head.starts_with(b"HTTP/1.1 101 "));
    stream
}

/// Sends until the server stops reading; returns the number of bytes it accepted.
fn flood(mut stream: TcpStream, start: &[u8], repeated: &[u8], reads: bool) -> usize {
    let reader = reads.then(|| {
        let mut stream = stream.try_clone().unwrap();
        thread::spawn(move || {
            let mut buffer = [0; 8192];
            while stream.read(&mut buffer).is_ok_and(|read| read > 0) {}
        })
    });
    stream.set_write_timeout(Some(BLOCKED)).unwrap();
    let mut sent = 0;
    if stream.write_all(start).is_ok() {
        let chunk = repeated.repeat(65_536 / repeated.len());
        while sent < FLOOD && stream.write_all(&chunk).is_ok() {
            sent += chunk.len();
        }
    }
    let _ = stream.shutdown(Shutdown::Both);
    if let Some(reader) = reader {
        reader.join().unwrap();
    }
    sent
}

/// Peak resident memory of a process in bytes.
fn peak_memory(pid: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap();
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))
        .unwrap();
    let kilobytes: u64 = line.trim().strip_suffix(" kB").unwrap().parse().unwrap();
    kilobytes * 1024
}

/// Creates a game; returns its id and the creator's token.
fn game(url: &str) -> (String, String) {
    let player = registered(url);
    let challenge = Challenge::new(RuleSet::Stein, TimeControl::Unlimited);
    let game = block_on(player.create(&challenge)).unwrap();
    (game.id.to_string(), player.token().unwrap().to_owned())
}

#[test]
fn frame_floods_do_not_grow_memory() {
    let folder = TempDir::new().unwrap();
    let (server, url) = serve(folder.path(), 0, &[]);
    let address = url.strip_prefix("http://").unwrap();
    let (id, token) = game(&url);
    let (id, token) = (id.as_str(), token.as_str());
    let before = peak_memory(server.child.id());
    for (name, start, repeated) in &floods() {
        thread::scope(|scope| {
            for (token, reads) in [
                (None, false),
                (None, true),
                (Some(token), false),
                (Some(token), true),
            ] {
                scope.spawn(move || {
                    let sent = flood(open(address, id, token), start, repeated, reads);
                    let token = token.is_some();
                    assert!(
                        sent < FLOOD,
                        "{name}, token: {token}, reads: {reads}: everything was accepted"
                    );
                });
            }
        });
        let grown = peak_memory(server.child.id()).saturating_sub(before);
        assert!(grown < GROWTH, "{name}: {} MB more", grown >> 20);
    }
    assert!(get(address, "/healthz").status == 200);
}

/// The send queue is bounded even if the operator allows any number of messages.
#[test]
fn unread_pongs_do_not_grow_memory_without_a_message_limit() {
    let folder = TempDir::new().unwrap();
    let limits = ["--messages", "1000000", "--messages-per-address", "1000000"];
    let (server, url) = serve(folder.path(), 0, &limits);
    let address = url.strip_prefix("http://").unwrap();
    let (id, _) = game(&url);
    let before = peak_memory(server.child.id());
    let ping = frame(0x89, &[7; 125]);
    let sent = flood(open(address, &id, None), &[], &ping, false);
    assert!(sent > 0, "nothing was read");
    let grown = peak_memory(server.child.id()).saturating_sub(before);
    assert!(grown < GROWTH, "{} MB more", grown >> 20);
}
