//! Session cookies, seat tokens, and requests from other sites' pages.

use ordo_api::{Action, ErrorCode, ListName, RuleSet, Snapshot, Status};
use ordo_server::Config;
use tempfile::TempDir;

use super::backend::Backend;
use super::challenge::challenge;
use super::player::read_strictly;
use super::servers::{online, open_rates, single};
use super::socket::Socket;
use crate::client::{Answer, Running, start_with};

/// A server with a file, behind a proxy or not.
async fn proxied(folder: &TempDir, trust_proxy: bool) -> Running {
    start_with(Config {
        trust_proxy,
        ..single(folder, open_rates())
    })
    .await
}

#[tokio::test]
async fn browsers_get_a_cookie_that_scripts_cannot_read() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let offer = challenge().json();
    let made = server.call("POST", "/api/games", &[], Some(&offer)).await;
    assert_eq!(made.status, 201);
    let cookie = made.header("set-cookie").unwrap();
    let secret = cookie.split(';').next().unwrap();
    assert!(!made.text().contains(secret.strip_prefix("ordo=").unwrap()));
    let game: Snapshot = read_strictly(&made.body);
    let path = format!("/api/games/{}", game.id);
    let cookies = format!("a=b; {secret}; c=d");
    for (headers, yours) in [(&[("Cookie", cookies.as_str())][..], true), (&[], false)] {
        let seen = server.call("GET", &path, headers, None).await;
        let game: Snapshot = read_strictly(&seen.body);
        assert_eq!(game.yours, yours);
    }
    let headers = [("Cookie", secret)];
    let again = server
        .call("POST", "/api/games", &headers, Some(&offer))
        .await;
    assert_eq!(
        again.header("set-cookie"),
        Some(cookie),
        "the same token, renewed for another year"
    );
}

#[tokio::test]
async fn cookies_are_secure_behind_https() {
    for (trust, proto, secure) in [
        (true, "https", true),
        (true, "http", false),
        (false, "https", false),
    ] {
        let folder = TempDir::new().unwrap();
        let server = proxied(&folder, trust).await;
        let headers = [("X-Forwarded-Proto", proto)];
        let offer = challenge().json();
        let made = server
            .call("POST", "/api/games", &headers, Some(&offer))
            .await;
        let cookie = made.header("set-cookie").unwrap();
        let mut attributes: Vec<&str> = cookie.split("; ").skip(1).collect();
        attributes.sort_unstable();
        let mut expected = vec![
            "HttpOnly",
            "Max-Age=31536000",
            "Path=/api",
            "SameSite=Strict",
        ];
        if secure {
            expected.push("Secure");
        }
        assert_eq!(attributes, expected, "{cookie}");
    }
}

#[tokio::test]
async fn cross_origin_requests_are_refused() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, _) = server.start_game(RuleSet::Stein, "none").await;
    let bearer = white.bearer();
    let own = format!("http://{}", server.address);
    let other_scheme = format!("https://{}", server.address);
    for origin in [
        "https://evil.example",
        "null",
        "",
        "http://127.0.0.1:1",
        &other_scheme,
    ] {
        let headers = [("Authorization", bearer.as_str()), ("Origin", origin)];
        let path = format!("/api/games/{id}/actions");
        let resign = Some("{\"type\":\"resign\"}");
        let answer = server.call("POST", &path, &headers, resign).await;
        assert_eq!(answer.status, 403, "{origin}");
        assert_eq!(answer.error(), ErrorCode::OtherOrigin, "{origin}");
        let socket = Socket::open(&server, &id, &[("Origin", origin)]).await;
        assert!(socket.is_err(), "{origin}");
    }
    let socket = Socket::open_at(server.address, &id, &[("Origin", &own)]).await;
    assert!(socket.is_ok());
    let state = white.snapshot(&server, &id).await.state;
    assert_eq!(state.status, Status::Playing);
    // An HTML form cannot send JSON.
    let form = format!(
        "POST /api/games HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 34\r\n\r\n{}",
        server.address, "{\"game\":\"stein\",\"clock\":\"none\"}   "
    );
    assert_eq!(Answer::read(&server.raw(form.as_bytes()).await).status, 400);
}

#[tokio::test]
async fn origins_are_checked_with_the_forwarded_scheme() {
    let folder = TempDir::new().unwrap();
    let server = proxied(&folder, true).await;
    for (proto, scheme, status) in [
        ("https", "https", 201),
        ("https", "http", 403),
        ("http", "http", 201),
        ("http", "https", 403),
    ] {
        let origin = format!("{scheme}://{}", server.address);
        let headers = [("X-Forwarded-Proto", proto), ("Origin", &origin)];
        let offer = challenge().json();
        let answer = server
            .call("POST", "/api/games", &headers, Some(&offer))
            .await;
        assert_eq!(answer.status, status, "{proto} {origin}");
    }
}

#[tokio::test]
async fn seat_tokens_are_never_sent_or_stored() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.start_game(RuleSet::Stein, "none").await;
    let mut watcher = Socket::open(&server, &id, &[]).await.unwrap();
    let mut seen = vec![format!("{:?}", watcher.snapshot().await)];
    white.plays(&server, &id, 1, "a3-a4").await;
    black.does(&server, &id, Action::Resign).await;
    seen.push(format!("{:?}", watcher.over().await));
    for path in [
        format!("/api/games/{id}"),
        format!("/api/games/{id}/record"),
        "/api/games?list=archive".to_owned(),
    ] {
        let answer = server.get(&path).await;
        assert_eq!(answer.status, 200, "{path}");
        seen.push(answer.text().to_owned());
    }
    assert_eq!(server.list(ListName::Archive).await.len(), 1);
    let stored = Backend::of(folder.path()).await.stored(folder.path()).await;
    for secret in [&white.token, &black.token] {
        assert!(seen.iter().all(|text| !text.contains(secret.as_str())));
        let found = |bytes: &[u8]| bytes == secret.as_bytes();
        assert!(!stored.windows(secret.len()).any(found), "stored");
    }
    assert!(stored.windows(3).any(|bytes| bytes == b"Ada"));
    assert!(seen.iter().all(|text| !text.contains("seat")));
}
