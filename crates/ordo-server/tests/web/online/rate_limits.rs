//! Rate limits on requests and messages.

use std::sync::Arc;
use std::time::Duration;

use ordo_api::{Action, ErrorCode, RuleSet, ServerMessage};
use ordo_server::{Config, ManualClock, OnlineLimits, Rate};
use tempfile::TempDir;
use tokio::time::timeout;

use super::servers::{open_rates, single};
use super::socket::Socket;
use crate::client::{Running, SOON, start_with, stop};

const fn rate(burst: f64, per_second: f64) -> Rate {
    Rate { burst, per_second }
}

/// A server whose clock only the test advances.
async fn limited(folder: &TempDir, online: OnlineLimits) -> (Running, Arc<ManualClock>) {
    let clock = Arc::new(ManualClock::default());
    let config = Config {
        clock: Arc::clone(&clock) as _,
        ..single(folder, online)
    };
    (start_with(config).await, clock)
}

async fn lists_the_lobby(server: &Running, headers: &[(&str, &str)]) -> bool {
    let path = "/api/games?list=lobby";
    let answer = server.call("GET", path, headers, None).await;
    if answer.status != 200 {
        assert_eq!(answer.status, 429);
        assert_eq!(answer.error(), ErrorCode::TooManyRequests);
        assert_eq!(answer.header("retry-after"), Some("1"));
    }
    answer.status == 200
}

#[tokio::test]
async fn requests_are_limited_and_allowed_again_later() {
    let folder = TempDir::new().unwrap();
    let limits = OnlineLimits {
        requests: rate(12.0, 1.0),
        ..open_rates()
    };
    let (server, clock) = limited(&folder, limits).await;
    for n in 0..15 {
        assert_eq!(lists_the_lobby(&server, &[]).await, n < 12, "{n}");
    }
    let other = server.get("/healthz").await;
    assert_eq!(other.status, 200, "other pages are not affected");
    clock.advance(Duration::from_secs(2));
    for n in 0..4 {
        assert_eq!(lists_the_lobby(&server, &[]).await, n < 2, "{n}");
    }
}

/// A server that allows three requests per address.
async fn three_requests(folder: &TempDir, trust_proxy: bool) -> Running {
    let limits = OnlineLimits {
        requests: rate(3.0, 0.0),
        ..open_rates()
    };
    start_with(Config {
        trust_proxy,
        ..single(folder, limits)
    })
    .await
}

#[tokio::test]
async fn forwarded_addresses_are_trusted_only_if_configured() {
    for (trust, served) in [(false, 3), (true, 6)] {
        let folder = TempDir::new().unwrap();
        let server = three_requests(&folder, trust).await;
        let mut answered = 0;
        for n in 0..10 {
            let from = format!("198.51.100.{n}, 203.0.113.{}", n % 2);
            let headers = [("X-Forwarded-For", from.as_str())];
            answered += u32::from(lists_the_lobby(&server, &headers).await);
        }
        assert_eq!(answered, served, "trust: {trust}");
    }
}

#[tokio::test]
async fn addresses_of_an_ipv6_48_share_a_rate_limit() {
    let folder = TempDir::new().unwrap();
    let server = three_requests(&folder, true).await;
    let mut answered = [0, 0];
    for n in 0..60 {
        let site = n % 2;
        let from = format!("2001:db8:{site}:{n:x}::1");
        let headers = [("X-Forwarded-For", from.as_str())];
        answered[site] += u32::from(lists_the_lobby(&server, &headers).await);
    }
    // Three requests per address, four times as many per network.
    assert_eq!(answered, [12, 12]);
}

#[tokio::test]
async fn sockets_that_send_too_much_are_closed() {
    let folder = TempDir::new().unwrap();
    let limits = OnlineLimits {
        messages: rate(3.0, 1.0),
        ..open_rates()
    };
    let (server, clock) = limited(&folder, limits).await;
    let (id, white, _) = server.start_game(RuleSet::Stein, "none").await;
    let mut socket = white.socket(&server, &id).await;
    let answer = async |socket: &mut Socket| socket.act("x", Action::DeclineDraw).await;
    for _ in 0..3 {
        assert_eq!(answer(&mut socket).await, Err(ErrorCode::NotOffered));
    }
    clock.advance(Duration::from_secs(1));
    assert_eq!(answer(&mut socket).await, Err(ErrorCode::NotOffered));
    socket.send(Action::DeclineDraw).await;
    assert_eq!(socket.closed().await, Some(1008));
}

#[tokio::test]
async fn answers_to_pings_do_not_count_as_messages() {
    let folder = TempDir::new().unwrap();
    let two = rate(2.0, 0.0);
    let limits = OnlineLimits {
        messages: two,
        messages_per_address: two,
        ..open_rates()
    };
    let ping = limits.heartbeat_interval;
    let (server, clock) = limited(&folder, limits).await;
    let (id, white, _) = server.start_game(RuleSet::Stein, "none").await;
    let mut socket = white.socket(&server, &id).await;
    for _ in 0..5 {
        socket.ping().await;
        socket.flush().await;
        clock.advance(ping);
    }
    for key in ["a", "b"] {
        let answer = socket.act(key, Action::AcceptDraw).await;
        assert_eq!(answer, Err(ErrorCode::NotOffered));
    }
    socket.send(Action::AcceptDraw).await;
    assert_eq!(socket.closed().await, Some(1008));
}

#[tokio::test]
async fn sockets_of_one_address_share_a_message_limit() {
    let folder = TempDir::new().unwrap();
    let limits = OnlineLimits {
        messages_per_address: rate(6.0, 1.0),
        ..open_rates()
    };
    let (server, clock) = limited(&folder, limits).await;
    let (id, _, _) = server.start_game(RuleSet::Stein, "none").await;
    let (answered, mut answers) = tokio::sync::mpsc::unbounded_channel();
    for _ in 0..4 {
        let mut socket = Socket::open(&server, &id, &[]).await.unwrap();
        for _ in 0..3 {
            socket.send(Action::Resign).await;
        }
        let answered = answered.clone();
        tokio::spawn(async move {
            while let Ok(message) = socket.next().await {
                if matches!(message, ServerMessage::Refused { .. }) {
                    let _ = answered.send(());
                }
            }
        });
    }
    for _ in 0..6 {
        timeout(SOON, answers.recv()).await.unwrap();
    }
    // Other addresses are not affected.
    let elsewhere = Socket::open_from([127, 0, 0, 2], server.address, &id).await;
    let answer = elsewhere.unwrap().act("x", Action::Resign).await;
    assert_eq!(answer, Err(ErrorCode::NoSeat));
    // Nothing announces that the others wait, so this waits a moment for a seventh answer.
    let next = timeout(Duration::from_millis(100), answers.recv()).await;
    assert!(next.is_err(), "a seventh answer");
    clock.advance(Duration::from_secs(1));
    timeout(SOON, answers.recv()).await.unwrap();
    // The server stops although messages wait.
    stop(server).await;
}
