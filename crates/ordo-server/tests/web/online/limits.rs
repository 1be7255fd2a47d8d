//! Limits on sockets, challenges, rates and idle time; trusted proxies.

use std::time::Duration;

use ordo_server::{Config, ConnectionLimits, OnlineLimits, Rate};
use serde_json::json;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::challenge::challenge;
use super::player::{Socket, open_rates};
use crate::client::{Answer, Running, SOON, start_with};

async fn bounded(folder: &TempDir, online: OnlineLimits) -> Running {
    start_with(Config {
        database: Some(folder.path().join("games.db").into()),
        online,
        ..Config::default()
    })
    .await
}

/// The value of a metric.
async fn counted(server: &Running, name: &str) -> u64 {
    let metrics = server.get("/metrics").await;
    let line = metrics
        .text()
        .lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {name}")).parse().unwrap()
}

#[tokio::test]
async fn sockets_are_limited_per_address_and_in_total() {
    for (limits, status) in [
        (
            OnlineLimits {
                sockets_per_address: 2,
                ..open_rates()
            },
            429,
        ),
        (
            OnlineLimits {
                sockets: 2,
                ..open_rates()
            },
            503,
        ),
    ] {
        let folder = TempDir::new().unwrap();
        let server = bounded(&folder, limits).await;
        let (id, white, black) = server.game("stein", "none").await;
        let mut first = white.socket(&server, &id).await;
        let _second = black.socket(&server, &id).await;
        first.until("game").await;
        let refused = Socket::open(&server, &id, &[]).await.err().unwrap();
        assert!(
            refused.to_string().contains(&status.to_string()),
            "{refused}"
        );
        assert_eq!(counted(&server, "ordo_sockets").await, 2);
        drop(first);
        // The closed socket frees its slot.
        let mut again = Socket::open(&server, &id, &[]).await;
        for _ in 0..100 {
            if again.is_ok() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
            again = Socket::open(&server, &id, &[]).await;
        }
        assert!(again.is_ok());
    }
}

#[tokio::test]
async fn open_challenges_are_limited_per_address_and_in_total() {
    for (limits, status, code) in [
        (
            OnlineLimits {
                challenges_per_address: 3,
                ..open_rates()
            },
            429,
            "many-challenges",
        ),
        (
            OnlineLimits {
                challenges: 3,
                ..open_rates()
            },
            429,
            "many-challenges",
        ),
    ] {
        let folder = TempDir::new().unwrap();
        let server = bounded(&folder, limits).await;
        let wish = challenge().json();
        let mut ids = Vec::new();
        // A new player each time, from the same address.
        for _ in 0..3 {
            let (status, made) = server.call("POST", "/api/games", &[], Some(&wish)).await;
            assert_eq!(status, 201, "{made}");
            ids.push(made["id"].as_str().unwrap().to_owned());
        }
        for path in ["/api/games", "/api/quick"] {
            let (found, answer) = server.call("POST", path, &[], Some(&wish)).await;
            assert_eq!(
                (found, answer["error"]["code"].as_str()),
                (status, Some(code))
            );
        }
        // A joined challenge frees its slot.
        let join = format!("/api/games/{}/join", ids[0]);
        assert_eq!(
            server.call("POST", &join, &[], Some(&json!({}))).await.0,
            200
        );
        let public = challenge().public().json();
        let (status, made) = server.call("POST", "/api/games", &[], Some(&public)).await;
        assert_eq!(status, 201, "{made}");
        // Joining an existing challenge needs no slot.
        let (status, paired) = server.call("POST", "/api/quick", &[], Some(&wish)).await;
        assert_eq!(status, 201, "{paired}");
        assert_eq!(paired["id"], made["id"]);
    }
}

#[tokio::test]
async fn idle_sockets_are_closed() {
    let folder = TempDir::new().unwrap();
    let server = bounded(
        &folder,
        OnlineLimits {
            ping: Duration::from_millis(100),
            silence: Duration::from_millis(400),
            ..open_rates()
        },
    )
    .await;
    let (id, white, _) = server.game("stein", "none").await;
    let _silent = Socket::open(&server, &id, &[]).await.unwrap();
    let mut there = white.socket(&server, &id).await;
    let mut seen = 0;
    loop {
        let presence = there.until("presence").await;
        seen = seen.max(presence["watchers"].as_u64().unwrap());
        if seen == 1 && presence["watchers"] == 0 {
            break;
        }
    }
    // A client that answers pings stays connected.
    tokio::time::timeout(Duration::from_millis(800), async {
        while there.next().await.is_ok() {}
        panic!("closed");
    })
    .await
    .unwrap_err();
}

#[tokio::test]
async fn clients_that_stop_reading_are_disconnected_and_can_reconnect() {
    let folder = TempDir::new().unwrap();
    let server = bounded(
        &folder,
        OnlineLimits {
            stalled: Duration::from_millis(300),
            ..open_rates()
        },
    )
    .await;
    let (id, white, black) = server.game("stein", "none").await;
    let mut deaf = white.socket(&server, &id).await;
    // Every message is answered, but no answer is read.
    let shouting = async { while deaf.try_send("nonsense").await {} };
    timeout(SOON, shouting)
        .await
        .expect("neither read nor closed");
    assert_eq!(counted(&server, "ordo_stalled_total").await, 1);
    white.moves(&server, &id, 1, "a3-a4").await;
    black.moves(&server, &id, 2, "a6-a5").await;
    let mut back = white.socket(&server, &id).await;
    let game = back.until("game").await;
    assert_eq!(game["game"]["moves"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn slow_request_bodies_time_out() {
    let folder = TempDir::new().unwrap();
    let server = start_with(Config {
        database: Some(folder.path().join("games.db").into()),
        limits: ConnectionLimits {
            answer: Duration::from_millis(300),
            head: Duration::from_millis(300),
            ..ConnectionLimits::default()
        },
        ..Config::default()
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

fn proxied(folder: &TempDir, trust_proxy: bool) -> Config {
    Config {
        database: Some(folder.path().join("games.db").into()),
        trust_proxy,
        online: OnlineLimits {
            requests: Rate {
                burst: 3.0,
                per_second: 0.0,
            },
            ..OnlineLimits::default()
        },
        ..Config::default()
    }
}

#[tokio::test]
async fn forwarded_addresses_are_trusted_only_if_configured() {
    for (trust, served) in [(false, 3), (true, 6)] {
        let folder = TempDir::new().unwrap();
        let server = start_with(proxied(&folder, trust)).await;
        let mut good = 0;
        for n in 0..10 {
            let from = format!("198.51.100.{n}, 203.0.113.{}", n % 2);
            let headers = [("X-Forwarded-For", from.as_str())];
            let path = "/api/games?list=lobby";
            good += u32::from(server.call("GET", path, &headers, None).await.0 == 200);
        }
        assert_eq!(good, served, "trust: {trust}");
    }
}

#[tokio::test]
async fn cookies_are_secure_behind_https() {
    for (trust, proto, secure) in [
        (true, "https", true),
        (true, "http", false),
        (false, "https", false),
    ] {
        let folder = TempDir::new().unwrap();
        let server = start_with(proxied(&folder, trust)).await;
        let made = server
            .call_raw(
                "POST",
                "/api/games",
                &[("X-Forwarded-Proto", proto)],
                Some("{\"game\":\"stein\",\"clock\":\"none\"}"),
            )
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
            expected.sort_unstable();
        }
        assert_eq!(attributes, expected, "{cookie}");
    }
}

#[tokio::test]
async fn origins_are_checked_with_the_forwarded_scheme() {
    let folder = TempDir::new().unwrap();
    let server = start_with(Config {
        online: open_rates(),
        ..proxied(&folder, true)
    })
    .await;
    for (proto, scheme, status) in [
        ("https", "https", 201),
        ("https", "http", 403),
        ("http", "http", 201),
        ("http", "https", 403),
    ] {
        let origin = format!("{scheme}://{}", server.address);
        let headers = [("X-Forwarded-Proto", proto), ("Origin", &origin)];
        let body = challenge().json();
        let (found, answer) = server
            .call("POST", "/api/games", &headers, Some(&body))
            .await;
        assert_eq!(found, status, "{proto} {origin}: {answer}");
    }
}

#[tokio::test]
async fn sockets_of_one_address_share_a_message_limit() {
    let folder = TempDir::new().unwrap();
    let server = bounded(
        &folder,
        OnlineLimits {
            messages_per_address: Rate {
                burst: 6.0,
                per_second: 0.001,
            },
            ..open_rates()
        },
    )
    .await;
    let (id, _, _) = server.game("stein", "none").await;
    let (told, mut answers) = tokio::sync::mpsc::unbounded_channel();
    for _ in 0..4 {
        let mut socket = Socket::open(&server, &id, &[]).await.unwrap();
        for _ in 0..3 {
            socket.send(&json!({"type": "resign"})).await;
        }
        let told = told.clone();
        tokio::spawn(async move {
            while let Ok(message) = socket.next().await {
                if message["type"] == "refused" {
                    let _ = told.send(());
                }
            }
        });
    }
    for _ in 0..6 {
        timeout(SOON, answers.recv()).await.unwrap();
    }
    // The bucket refills only after a thousand seconds.
    let next = timeout(Duration::from_millis(300), answers.recv()).await;
    assert!(next.is_err(), "a seventh answer");
    // Other addresses are not affected, and the server still stops.
    let elsewhere = Socket::open_from([127, 0, 0, 2], server.address, &id).await;
    let answer = elsewhere.unwrap().ask("x", json!({"type": "resign"})).await;
    assert_eq!(answer["code"], "no-seat");
    server.stop.send(()).unwrap();
    timeout(SOON, server.ended).await.unwrap().unwrap();
}

#[tokio::test]
async fn websockets_survive_connection_shedding() {
    let folder = TempDir::new().unwrap();
    let server = start_with(Config {
        database: Some(folder.path().join("games.db").into()),
        online: open_rates(),
        limits: ConnectionLimits {
            connections: 5,
            connections_per_address: 5,
            ..ConnectionLimits::default()
        },
        ..Config::default()
    })
    .await;
    let (id, white, _) = server.game("stein", "none").await;
    let mut socket = white.socket(&server, &id).await;
    let mut attackers = Vec::new();
    for _ in 0..50 {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(b"GET / HTTP/1.1\r\nHo").await.unwrap();
        attackers.push(stream);
    }
    assert_eq!(counted(&server, "ordo_sockets").await, 1);
    let mv = json!({"type": "move", "ply": 1, "move": "a3-a4"});
    assert_eq!(socket.ask("x", mv).await["type"], "done");
}

#[tokio::test]
async fn addresses_of_an_ipv6_48_share_a_rate_limit() {
    let folder = TempDir::new().unwrap();
    let server = start_with(proxied(&folder, true)).await;
    let mut good = [0, 0];
    for n in 0..60 {
        let site = n % 2;
        let from = format!("2001:db8:{site}:{n:x}::1");
        let headers = [("X-Forwarded-For", from.as_str())];
        let path = "/api/games?list=lobby";
        good[site] += u32::from(server.call("GET", path, &headers, None).await.0 == 200);
    }
    // Three requests per address, four times as many per network.
    assert_eq!(good, [12, 12]);
}

#[tokio::test]
async fn pongs_do_not_count_as_messages() {
    let folder = TempDir::new().unwrap();
    let none = Rate {
        burst: 2.0,
        per_second: 0.0,
    };
    let server = bounded(
        &folder,
        OnlineLimits {
            ping: Duration::from_millis(20),
            messages: none,
            messages_per_address: none,
            ..open_rates()
        },
    )
    .await;
    let (id, white, _) = server.game("stein", "none").await;
    let mut socket = white.socket(&server, &id).await;
    socket.answer_pings(10).await;
    for id in ["a", "b"] {
        let answer = socket.ask(id, json!({"type": "accept-draw"})).await;
        assert_eq!(answer["code"], "not-offered");
    }
    socket.send(&json!({"type": "accept-draw"})).await;
    assert_eq!(socket.closed().await, Some(1008));
}
