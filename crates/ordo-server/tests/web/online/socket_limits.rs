//! Limits on sockets, idle sockets, and clients that do not read.

use std::sync::Arc;
use std::time::Duration;

use ordo_api::RuleSet;
use ordo_server::{Config, ConnectionLimits, ManualClock, OnlineLimits};
use tempfile::TempDir;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::player::mv;
use super::servers::{open_rates, single};
use super::socket::Socket;
use crate::client::{Running, SOON, eventually, start_with};

/// The value of a metric.
async fn metric(server: &Running, name: &str) -> u64 {
    let metrics = server.get("/metrics").await;
    let line = metrics
        .text()
        .lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {name}")).parse().unwrap()
}

#[tokio::test]
async fn sockets_are_limited_per_address_and_in_total() {
    let per_address = OnlineLimits {
        sockets_per_address: 2,
        ..open_rates()
    };
    let total = OnlineLimits {
        sockets: 2,
        ..open_rates()
    };
    for (limits, status) in [(per_address, "429"), (total, "503")] {
        let folder = TempDir::new().unwrap();
        let server = start_with(single(&folder, limits)).await;
        let (id, white, black) = server.start_game(RuleSet::Stein, "none").await;
        let mut first = white.socket(&server, &id).await;
        let _second = black.socket(&server, &id).await;
        first.snapshot().await;
        let refused = Socket::open(&server, &id, &[]).await.err().unwrap();
        assert!(refused.to_string().contains(status), "{refused}");
        assert_eq!(metric(&server, "ordo_sockets").await, 2);
        drop(first);
        eventually("the closed socket frees its slot", async || {
            Socket::open(&server, &id, &[]).await.is_ok()
        })
        .await;
    }
}

#[tokio::test]
async fn idle_sockets_are_closed() {
    let folder = TempDir::new().unwrap();
    let clock = Arc::new(ManualClock::default());
    let limits = open_rates();
    let (ping, silence) = (limits.heartbeat_interval, limits.idle_timeout);
    let server = start_with(Config {
        clock: Arc::clone(&clock) as _,
        ..single(&folder, limits)
    })
    .await;
    let (id, white, _) = server.start_game(RuleSet::Stein, "none").await;
    // A socket that is not read does not answer pings.
    let _silent = Socket::open(&server, &id, &[]).await.unwrap();
    let mut active = white.socket(&server, &id).await;
    active.until_present(true, false, 1).await;
    let mut passed = Duration::ZERO;
    while passed <= silence {
        active.ping().await;
        active.flush().await;
        clock.advance(ping);
        passed += ping;
    }
    active.until_present(true, false, 0).await;
    active.act("x", mv(1, "a3-a4")).await.unwrap();
}

#[tokio::test]
async fn clients_that_stop_reading_are_disconnected_and_can_reconnect() {
    let folder = TempDir::new().unwrap();
    let limits = OnlineLimits {
        send_timeout: Duration::from_millis(100),
        ..open_rates()
    };
    let server = start_with(single(&folder, limits)).await;
    let (id, white, black) = server.start_game(RuleSet::Stein, "none").await;
    let mut deaf = white.socket(&server, &id).await;
    // Every message is answered, but no answer is read.
    let shouting = async { while deaf.try_send("nonsense").await {} };
    timeout(SOON, shouting)
        .await
        .expect("neither read nor closed");
    assert_eq!(metric(&server, "ordo_stalled_total").await, 1);
    white.plays(&server, &id, 1, "a3-a4").await;
    black.plays(&server, &id, 2, "a6-a5").await;
    let mut back = white.socket(&server, &id).await;
    assert_eq!(back.snapshot().await.moves.len(), 2);
}

#[tokio::test]
async fn websockets_survive_connection_shedding() {
    let folder = TempDir::new().unwrap();
    let server = start_with(Config {
        limits: ConnectionLimits {
            connections: 5,
            connections_per_address: 5,
            ..ConnectionLimits::default()
        },
        ..single(&folder, open_rates())
    })
    .await;
    let (id, white, _) = server.start_game(RuleSet::Stein, "none").await;
    let mut socket = white.socket(&server, &id).await;
    let mut attackers = Vec::new();
    for _ in 0..50 {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(b"GET / HTTP/1.1\r\nHo").await.unwrap();
        attackers.push(stream);
    }
    assert_eq!(metric(&server, "ordo_sockets").await, 1);
    socket.act("x", mv(1, "a3-a4")).await.unwrap();
}
