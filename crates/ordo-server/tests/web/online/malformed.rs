//! Malformed and oversized requests and messages, and names with odd characters.

use std::time::Duration;

use ordo_api::{ErrorCode, RuleSet, Status};
use ordo_rules::record::Record;
use ordo_server::{Config, ConnectionLimits};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::challenge::challenge;
use super::servers::{online, open_rates, single};
use crate::client::{Answer, SOON, start_with};

#[tokio::test]
async fn malformed_actions_are_refused() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, _) = server.start_game(RuleSet::Stein, "none").await;
    let path = format!("/api/games/{id}/actions");
    let big = format!(
        "{{\"type\":\"move\",\"ply\":1,\"move\":\"{}\"}}",
        "a".repeat(100_000)
    );
    let deep = "[".repeat(3000);
    let long_key = format!("{{\"type\":\"offer-draw\",\"id\":\"{}\"}}", "x".repeat(65));
    for (body, code) in [
        ("", ErrorCode::BadRequest),
        ("{", ErrorCode::BadRequest),
        ("null", ErrorCode::BadRequest),
        ("[]", ErrorCode::BadRequest),
        ("{}", ErrorCode::BadRequest),
        ("\"move\"", ErrorCode::BadRequest),
        ("{\"type\":\"nonsense\"}", ErrorCode::BadRequest),
        ("{\"type\":\"move\"}", ErrorCode::BadRequest),
        (
            "{\"type\":\"move\",\"ply\":-1,\"move\":\"a\"}",
            ErrorCode::BadRequest,
        ),
        (
            "{\"type\":\"move\",\"ply\":1e99,\"move\":\"a\"}",
            ErrorCode::BadRequest,
        ),
        ("{\"type\":1}", ErrorCode::BadRequest),
        (
            "{\"type\":\"offer-draw\",\"id\":\"\"}",
            ErrorCode::BadRequest,
        ),
        (
            "{\"type\":\"offer-draw\",\"id\":\"é\"}",
            ErrorCode::BadRequest,
        ),
        (
            "{\"type\":\"offer-draw\",\"id\":\"a b\"}",
            ErrorCode::BadRequest,
        ),
        (&long_key, ErrorCode::BadRequest),
        ("\u{feff}", ErrorCode::BadRequest),
        (&deep, ErrorCode::BadRequest),
        (&big, ErrorCode::TooLarge),
    ] {
        let headers = [("Authorization", &*white.bearer())];
        let answer = server.call("POST", &path, &headers, Some(body)).await;
        let shown = &body[..body.len().min(50)];
        assert_eq!(answer.status, code.status(), "{shown}");
        assert_eq!(answer.error(), code, "{shown}");
    }
    let state = white.snapshot(&server, &id).await.state;
    assert_eq!(state.seq, 1, "only the start");
}

#[tokio::test]
async fn malformed_challenges_and_paths_are_refused() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    for body in [
        "{}",
        "{\"game\":\"chess\",\"clock\":\"none\"}",
        "{\"game\":\"stein\"}",
        "{\"game\":\"stein\",\"clock\":\"9999+0\"}",
        "{\"game\":\"stein\",\"clock\":\"none\",\"side\":\"x\"}",
        "{\"game\":\"stein\",\"clock\":\"none\",\"more\":1}",
        "{\"game\":\"stein\",\"clock\":5}",
    ] {
        let answer = server.call("POST", "/api/games", &[], Some(body)).await;
        assert_eq!(answer.status, 400, "{body}");
        assert_eq!(answer.error(), ErrorCode::BadRequest, "{body}");
    }
    for path in [
        "/api/games/x",
        "/api/games/..%2f..",
        "/api/games/222222222222",
        "/api/games/22222222222%00",
        "/api/nothing",
        "/api/",
    ] {
        assert_eq!(server.get(path).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn malformed_and_oversized_socket_messages_are_refused() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, _) = server.start_game(RuleSet::Stein, "none").await;
    let mut socket = white.socket(&server, &id).await;
    for text in ["", "nonsense", "{}", "[1,2,3]", "{\"type\":\"move\"}"] {
        socket.send_text(text.to_owned()).await;
        assert_eq!(socket.refused().await, ErrorCode::BadRequest, "{text}");
    }
    for length in [2049, 16_000] {
        let mut socket = white.socket(&server, &id).await;
        socket.send_text("x".repeat(length)).await;
        assert_eq!(socket.closed().await, Some(1009), "{length}");
    }
    // Closing with unread data may reset the connection before the close code arrives.
    socket.send_text("x".repeat(100_000)).await;
    assert!(matches!(socket.closed().await, Some(1009) | None));
    let state = white.snapshot(&server, &id).await.state;
    assert_eq!(state.status, Status::Playing);
}

#[tokio::test]
async fn slow_request_bodies_time_out() {
    let folder = TempDir::new().unwrap();
    let server = start_with(Config {
        limits: ConnectionLimits {
            answer: Duration::from_millis(100),
            head: Duration::from_millis(100),
            ..ConnectionLimits::default()
        },
        ..single(&folder, open_rates())
    })
    .await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let head = "POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{";
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let closed = timeout(SOON, stream.read_to_end(&mut answer)).await;
    assert!(closed.is_ok(), "still open");
    assert_eq!(Answer::read(&answer).status, 503);
}

#[tokio::test]
async fn names_are_sanitized() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (ada, bob) = (server.player().await, server.player().await);
    let offer = challenge().name(" \u{202e}Ada\n\"]<b> ");
    let made = ada.create(&server, offer).await;
    assert_eq!(made.creator, "Ada \"]<b>");
    let joined = bob.join(&server, &made.id, "\\\"x").await.unwrap();
    let names = joined.names.unwrap();
    let record = server.client().record(&made.id).await.unwrap();
    let record: Record = record.parse().unwrap();
    for (tag, name) in [("White", &names.white), ("Black", &names.black)] {
        assert_eq!(record.tags.get(tag), Some(name.as_str()));
    }
    let mut names = [names.white, names.black];
    names.sort_unstable();
    assert_eq!(names, ["Ada \"]<b>", "\\\"x"]);
}
