//! Malformed requests, slow clients, and connection limits.

use std::net::Ipv4Addr;
use std::time::Duration;

use ordo_server::{Config, ConnectionLimits};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::client::{Answer, Running, SOON, start, start_with};

#[tokio::test]
async fn paths_cannot_escape_the_app() {
    let web_dir = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let folder = start_with(Config {
        web_dir: Some(web_dir),
        ..Config::default()
    })
    .await;
    let binary = start().await;
    let version =
        serde_json::from_slice::<serde_json::Value>(&binary.get("/assets.json").await.body)
            .unwrap();
    let version = version["version"].as_str().unwrap();
    let versioned = [
        format!("/v/{version}/../../Cargo.toml"),
        format!("/v/{version}/%2e%2e/README.md"),
        format!("/v/{version}/"),
        format!("/v/{version}"),
        format!("/v/{version}/index.html"),
        format!("/v/{version}/sw.js"),
        "/v/0/app/app.js".to_owned(),
    ];
    let long = format!("/{}", "a/".repeat(4000));
    let paths = [
        "/../Cargo.toml",
        "/../../../../../../etc/passwd",
        "/lib/../../README.md",
        "/./app/app.js",
        "//app/app.js",
        "/lib//element.js",
        "/%2e%2e/Cargo.toml",
        "/%2e%2e%2fCargo.toml",
        "/..%2fCargo.toml",
        "/..%5cCargo.toml",
        "/..\\Cargo.toml",
        "/%252e%252e/Cargo.toml",
        "/%c0%ae%c0%ae/Cargo.toml",
        "/app/app.js%00",
        "/app/app.js%00.html",
        "/%00",
        "/app%2ejs",
        "/.git/config",
        "/.gitignore",
        "/package.json",
        "/node_modules/lit/package.json",
        "/test/e2e/browser.js",
        "/nothing",
        "/nothing.js",
        "/play/x",
        "/Play",
        "/lib",
        "/lib/",
        "/app/app.js/",
        "/healthz/",
        "/api",
        "/v",
        "/v/",
        &long,
    ];
    for server in [&binary, &folder] {
        for path in paths
            .iter()
            .copied()
            .chain(versioned.iter().map(String::as_str))
        {
            let answer = server.get(path).await;
            assert_eq!(answer.status, 404, "{path}");
            if !path.starts_with("/api") {
                // The app shows an unknown page; an unknown file gets one line.
                let is_file = path
                    .rsplit('/')
                    .next()
                    .is_some_and(|name| name.contains('.'));
                let expected = if is_file {
                    "There is nothing here."
                } else {
                    "<ordo-app"
                };
                assert!(answer.text().contains(expected), "{path}");
                assert_eq!(
                    answer.header("content-type"),
                    Some("text/html; charset=utf-8")
                );
            }
        }
    }
}

#[tokio::test]
async fn malformed_requests_are_refused() {
    let server = start().await;
    let long_path = format!(
        "GET /{} HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "a".repeat(100_000)
    );
    let long_header = format!(
        "GET / HTTP/1.1\r\nHost: localhost\r\nX: {}\r\n\r\n",
        "a".repeat(100_000)
    );
    let many_headers = format!(
        "GET / HTTP/1.1\r\nHost: localhost\r\n{}\r\n",
        "X: y\r\n".repeat(1000)
    );
    for request in [
        &b"nonsense\r\n\r\n"[..],
        b"GET /\0 HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        long_path.as_bytes(),
        long_header.as_bytes(),
        many_headers.as_bytes(),
    ] {
        let answer = server.raw(request).await;
        let shown = String::from_utf8_lossy(&request[..request.len().min(40)]);
        if !answer.is_empty() {
            let status = Answer::read(&answer).status;
            assert!(matches!(status, 400 | 404 | 414 | 431), "{shown}: {status}");
        }
    }
    assert_eq!(server.get("/healthz").await.status, 200, "it still serves");
}

#[tokio::test]
async fn slow_senders_are_disconnected() {
    let limits = ConnectionLimits {
        head: Duration::from_millis(100),
        ..ConnectionLimits::default()
    };
    let server = start_with(Config {
        limits,
        ..Config::default()
    })
    .await;
    for (what, request) in [
        ("nothing", ""),
        ("half a head", "GET / HTTP/1.1\r\nHost: or"),
        (
            "a request, and then nothing",
            "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n",
        ),
    ] {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        let closed = timeout(SOON, stream.read_to_end(&mut answer)).await;
        assert!(closed.is_ok(), "{what}: still open");
    }
}

/// A connection from one of this machine's own addresses that has sent half of a request's head.
async fn half_sent_head(server: &Running, from: [u8; 4]) -> TcpStream {
    let mut stream = connect_from(server, from).await;
    stream
        .write_all(b"GET /healthz HTTP/1.1\r\nHost: local")
        .await
        .unwrap();
    stream
}

async fn connect_from(server: &Running, from: [u8; 4]) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind((Ipv4Addr::from(from), 0).into()).unwrap();
    socket.connect(server.address).await.unwrap()
}

fn few_connections(connections: usize, connections_per_address: usize) -> ConnectionLimits {
    ConnectionLimits {
        connections,
        connections_per_address,
        ..ConnectionLimits::default()
    }
}

/// Asks on an open connection, and reads some of the answer.
async fn is_answered(stream: &mut TcpStream) -> bool {
    let request = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
    let mut answer = [0; 15];
    stream.write_all(request).await.is_ok()
        && stream.read_exact(&mut answer).await.is_ok()
        && answer == *b"HTTP/1.1 200 OK"
}

#[tokio::test]
async fn incomplete_heads_do_not_block_other_clients() {
    // With the limit per address, and behind a proxy, where only the total limit applies.
    for (limits, trust_proxy) in [
        (few_connections(250, 50), false),
        (few_connections(250, 50), true),
        (few_connections(250, 1000), false),
    ] {
        let server = start_with(Config {
            limits,
            trust_proxy,
            ..Config::default()
        })
        .await;
        let mut attackers = Vec::new();
        for _ in 0..400 {
            attackers.push(half_sent_head(&server, [127, 0, 0, 1]).await);
        }
        // Their heads time out after 30 seconds, which is longer than the test waits for an answer.
        assert_eq!(server.get("/healthz").await.status, 200);
        let metrics = server.get("/metrics").await;
        let shed = metrics
            .text()
            .lines()
            .find_map(|line| line.strip_prefix("ordo_connections_shed_total "));
        assert!(shed.unwrap().parse::<u64>().unwrap() >= 150);
    }
}

#[tokio::test]
async fn full_addresses_evict_only_their_own_connections() {
    let server = start_with(Config {
        limits: few_connections(100, 20),
        ..Config::default()
    })
    .await;
    let mut visitor = connect_from(&server, [127, 0, 0, 2]).await;
    assert!(is_answered(&mut visitor).await);
    let mut attackers = Vec::new();
    for _ in 0..150 {
        attackers.push(half_sent_head(&server, [127, 0, 0, 1]).await);
    }
    assert!(is_answered(&mut connect_from(&server, [127, 0, 0, 1]).await).await);
    // The visitor's connection was idle for longer than all others, and is still open.
    let mut rest = [0; 4096];
    let _ = visitor.try_read(&mut rest);
    assert!(is_answered(&mut visitor).await);
    let mut answer = Vec::new();
    let closed = timeout(SOON, attackers[0].read_to_end(&mut answer)).await;
    assert!(
        closed.is_ok(),
        "the oldest connection of the attacker is open"
    );
}

#[tokio::test]
async fn the_oldest_idle_connection_is_closed_for_a_new_one() {
    let server = start_with(Config {
        limits: few_connections(3, 3),
        ..Config::default()
    })
    .await;
    let mut used = connect_from(&server, [127, 0, 0, 1]).await;
    let mut silent = connect_from(&server, [127, 0, 0, 1]).await;
    let mut half = half_sent_head(&server, [127, 0, 0, 1]).await;
    // Having been used last, the first has been idle for the shortest time.
    assert!(is_answered(&mut used).await);
    let mut others = Vec::new();
    for idle in [&mut silent, &mut half] {
        let mut new = connect_from(&server, [127, 0, 0, 1]).await;
        assert!(is_answered(&mut new).await);
        let mut answer = Vec::new();
        let closed = timeout(SOON, idle.read_to_end(&mut answer)).await;
        assert!(closed.is_ok(), "still open");
        others.push(new);
    }
    let mut rest = [0; 4096];
    let _ = used.try_read(&mut rest);
    assert!(is_answered(&mut used).await);
}

#[tokio::test]
async fn other_host_names_are_refused() {
    // A server on a loopback address: protected against DNS rebinding.
    let server = start().await;
    let port = server.address.port();
    let ask = |host: String, path: &'static str| {
        let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        let server = &server;
        async move { Answer::read(&server.raw(request.as_bytes()).await).status }
    };
    for host in ["localhost", "127.0.0.1", "[::1]", "app.localhost"] {
        assert_eq!(ask(format!("{host}:{port}"), "/").await, 200, "{host}");
    }
    for host in ["evil.example", "127.0.0.1.evil.example", "localhost.evil"] {
        for path in [
            "/",
            "/app/app.js",
            "/metrics",
            "/readyz",
            "/api/games?list=lobby",
        ] {
            let host = format!("{host}:{port}");
            assert_eq!(ask(host.clone(), path).await, 421, "{host} {path}");
        }
        assert_eq!(ask(host.to_owned(), "/healthz").await, 200);
    }
    let absolute =
        "GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    assert_eq!(
        Answer::read(&server.raw(absolute.as_bytes()).await).status,
        421
    );

    // With names, only these; behind a proxy without names, any.
    for (hosts, trust_proxy, served) in [
        (vec!["ordo.example".parse().unwrap()], false, [200, 421]),
        (vec!["ordo.example".parse().unwrap()], true, [200, 421]),
        (vec![], true, [200, 200]),
    ] {
        let server = start_with(Config {
            hosts,
            trust_proxy,
            ..Config::default()
        })
        .await;
        let mut found = Vec::new();
        for host in ["Ordo.example", "evil.example"] {
            let request = format!("GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
            found.push(Answer::read(&server.raw(request.as_bytes()).await).status);
        }
        assert_eq!(found, served);
    }
}

#[tokio::test]
async fn clients_that_stop_reading_are_disconnected() {
    let limits = ConnectionLimits {
        send_timeout: Duration::from_millis(100),
        ..ConnectionLimits::default()
    };
    let server = start_with(Config {
        limits,
        ..Config::default()
    })
    .await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    // Ask for far more than the system's buffers hold, and read nothing.
    let requests = "GET /engine/ordo.wasm HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(1000);
    let asking = async { while stream.write_all(requests.as_bytes()).await.is_ok() {} };
    let closed = timeout(SOON, asking).await;
    assert!(closed.is_ok(), "neither read nor closed");
}
