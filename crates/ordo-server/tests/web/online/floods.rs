//! Floods of challenges and expiries, and clients that disconnect early.

use std::time::Duration;

use ordo_server::{Config, OnlineLimits};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use super::backend::Backend;
use super::challenge::challenge;
use super::player::{online, online_within, open_rates};
use crate::client::{Running, SOON, start_with};

/// A server that trusts X-Forwarded-For, so that a test can use many addresses.
async fn behind_proxy(folder: &TempDir, limits: OnlineLimits) -> Running {
    let place = Backend::of(folder.path()).await;
    start_with(Config {
        database: Some(place.database),
        nats: place.nats,
        trust_proxy: true,
        online: limits,
        ..Config::default()
    })
    .await
}

async fn create_challenge(server: &Running, from: &str) -> (u16, Value) {
    let wish = challenge().public().json();
    let headers = [("X-Forwarded-For", from)];
    server
        .call("POST", "/api/games", &headers, Some(&wish))
        .await
}

async fn is_open(server: &Running, id: &Value) -> bool {
    let path = format!("/api/games/{}", id.as_str().unwrap());
    let (status, game) = server.call("GET", &path, &[], None).await;
    assert_eq!(status, 200, "{game}");
    game["state"]["status"] == "open"
}

#[tokio::test]
async fn addresses_of_one_ipv6_network_share_a_limit() {
    let folder = TempDir::new().unwrap();
    let limits = OnlineLimits {
        challenges_per_address: 2,
        ..open_rates()
    };
    let server = behind_proxy(&folder, limits).await;
    let mut made = 0;
    for subnet in 0..20 {
        let (status, _) = create_challenge(&server, &format!("2001:db8:1:{subnet:x}::1")).await;
        made += u32::from(status == 201);
    }
    assert_eq!(made, 8, "four times the limit of one address");
    let (status, answer) = create_challenge(&server, "2001:db8:1:ffff::1").await;
    assert_eq!(
        (status, &answer["error"]["code"]),
        (429, &json!("many-challenges"))
    );
    assert_eq!(create_challenge(&server, "2001:db8:2::1").await.0, 201);
}

#[tokio::test]
async fn challenges_of_disconnected_clients_count_towards_the_limit() {
    let folder = TempDir::new().unwrap();
    let limits = OnlineLimits {
        challenges_per_address: 3,
        ..open_rates()
    };
    let server = online_within(folder.path(), limits).await;
    let body = "{\"game\":\"stein\",\"clock\":\"none\",\"public\":true}";
    let request = format!(
        "POST /api/games HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        server.address,
        body.len()
    );
    for _ in 0..60 {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        // Disconnects before the response.
        drop(stream);
    }
    // Requests are handled in order.
    let wish = challenge().json();
    let asked = async || {
        let path = "/api/games";
        server.call("POST", path, &[], Some(&wish)).await.0
    };
    let refused = async {
        while asked().await != 429 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(SOON, refused).await.unwrap();
    let lobby = server.call("GET", "/api/games?list=lobby", &[], None).await;
    let open = lobby.1["games"].as_array().unwrap().len();
    let per_server = if server.other.is_some() { 6 } else { 3 };
    assert!(open <= per_server, "{open} challenges");
}

#[tokio::test]
async fn a_full_server_evicts_the_largest_network_for_newcomers() {
    let folder = TempDir::new().unwrap();
    let limits = OnlineLimits {
        challenges: 10,
        ..open_rates()
    };
    let server = behind_proxy(&folder, limits).await;
    let (_, honest) = create_challenge(&server, "192.0.2.1").await;
    let mut flood = Vec::new();
    for n in 0..9 {
        let (status, made) = create_challenge(&server, &format!("2001:db8:1:{n:x}::1")).await;
        assert_eq!(status, 201, "{made}");
        flood.push(made["id"].clone());
    }
    let (status, _) = create_challenge(&server, "2001:db8:1:ff::1").await;
    assert_eq!(status, 429, "the flooding network is refused");
    for n in 2..5 {
        let (status, made) = create_challenge(&server, &format!("192.0.2.{n}")).await;
        assert_eq!(status, 201, "{made}");
        assert!(is_open(&server, &made["id"]).await);
    }
    assert!(is_open(&server, &honest["id"]).await);
    let mut left = 0;
    for id in &flood {
        left += u32::from(is_open(&server, id).await);
    }
    assert_eq!(left, 6, "three were evicted");
}

#[tokio::test]
async fn challenges_expire_if_their_creator_never_connects() {
    let folder = TempDir::new().unwrap();
    let limits = OnlineLimits {
        unseen: Duration::from_millis(300),
        sweep: Duration::from_millis(50),
        ..open_rates()
    };
    let server = online_within(folder.path(), limits).await;
    let wish = challenge().public().json();
    let ada = server.player().await;
    let (_, seen) = ada.post(&server, "/api/games", &wish).await;
    let id = seen["id"].as_str().unwrap();
    ada.socket(&server, id).await.until("game").await;
    let (_, unseen) = server
        .player()
        .await
        .post(&server, "/api/games", &wish)
        .await;
    let unseen = unseen["id"].as_str().unwrap();
    let path = format!("/api/games/{unseen}");
    let expired = async {
        loop {
            let game = server.call("GET", &path, &[], None).await.1;
            if game["state"]["status"] == "over" {
                break game["state"]["ending"]["reason"].clone();
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    assert_eq!(
        tokio::time::timeout(SOON, expired).await.unwrap(),
        "expired"
    );
    // A challenge seen by its creator stays open.
    assert!(is_open(&server, &seen["id"]).await);
}

#[tokio::test]
async fn games_expire_on_time_among_many_expiring_challenges() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let wish = challenge().json();
    let ada = server.player().await;
    ada.post(&server, "/api/games", &wish).await;
    let (id, white, black) = server.game("stein", "0+1").await;
    let mut socket = white.socket(&server, &id).await;
    white.moves(&server, &id, 1, "a3-a4").await;
    black.moves(&server, &id, 2, "a6-a5").await;
    // 20,000 copies of the open challenge, all long overdue.
    let place = Backend::of(folder.path()).await;
    place
        .run(
            "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 19999) \
             INSERT INTO games (id, rules, clock, side, public, created, creator_seat, creator_name, \
             status, seq, plies, updated, deadline, position, names) \
             SELECT 'AAAAAAA' || substr('23456789', i / 4096 % 8 + 1, 1) || substr('23456789', i / 512 % 8 + 1, 1) \
             || substr('23456789', i / 64 % 8 + 1, 1) || substr('23456789', i / 8 % 8 + 1, 1) \
             || substr('23456789', i % 8 + 1, 1), rules, clock, side, public, 0, creator_seat, creator_name, \
             status, seq, plies, 0, 1, position, names FROM games, n WHERE status = 'open'",
        )
        .await;
    let over = socket.until_event("over").await;
    assert_eq!(over["event"]["reason"], "time");
    let view = white.view(&server, &id).await;
    let moved = view["moves"][1]["at"].as_i64().unwrap();
    let late = over["event"]["at"].as_i64().unwrap() - moved - 1000;
    // One after the other, this many expiries take half a minute.
    assert!(late < 10_000, "{late} ms after the clock showed zero");
}
