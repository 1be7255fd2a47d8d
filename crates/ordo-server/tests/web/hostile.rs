//! Requests that no browser sends.

use std::time::Duration;

use ordo_server::{Config, Limits};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::client::{Answer, SOON, start, start_with};

#[tokio::test]
async fn nothing_outside_the_app_is_reached() {
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
        "/v/0/app.js".to_owned(),
    ];
    let long = format!("/{}", "a/".repeat(4000));
    let paths = [
        "/../Cargo.toml",
        "/../../../../../../etc/passwd",
        "/lib/../../README.md",
        "/./app.js",
        "//app.js",
        "/lib//element.js",
        "/%2e%2e/Cargo.toml",
        "/%2e%2e%2fCargo.toml",
        "/..%2fCargo.toml",
        "/..%5cCargo.toml",
        "/..\\Cargo.toml",
        "/%252e%252e/Cargo.toml",
        "/%c0%ae%c0%ae/Cargo.toml",
        "/app.js%00",
        "/app.js%00.html",
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
        "/app.js/",
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
                // A page that is not there is told by the app, a file by a line.
                let is_file = path
                    .rsplit('/')
                    .next()
                    .is_some_and(|name| name.contains('.'));
                let said = if is_file {
                    "There is nothing here."
                } else {
                    "<ordo-app"
                };
                assert!(answer.text().contains(said), "{path}");
                assert_eq!(
                    answer.header("content-type"),
                    Some("text/html; charset=utf-8")
                );
            }
        }
    }
}

#[tokio::test]
async fn what_is_no_request_is_refused() {
    let server = start().await;
    let long_path = format!(
        "GET /{} HTTP/1.1\r\nHost: ordo\r\n\r\n",
        "a".repeat(100_000)
    );
    let long_header = format!(
        "GET / HTTP/1.1\r\nHost: ordo\r\nX: {}\r\n\r\n",
        "a".repeat(100_000)
    );
    let many_headers = format!(
        "GET / HTTP/1.1\r\nHost: ordo\r\n{}\r\n",
        "X: y\r\n".repeat(1000)
    );
    for request in [
        &b"nonsense\r\n\r\n"[..],
        b"GET /\0 HTTP/1.1\r\nHost: ordo\r\n\r\n",
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

fn impatient() -> Config {
    let limits = Limits {
        head: Duration::from_millis(300),
        stalled: Duration::from_millis(300),
        connections: 2,
        ..Limits::default()
    };
    Config {
        limits,
        ..Config::default()
    }
}

#[tokio::test]
async fn who_sends_slowly_is_hung_up_on() {
    let server = start_with(impatient()).await;
    for (what, request) in [
        ("nothing", ""),
        ("half a head", "GET / HTTP/1.1\r\nHost: or"),
        (
            "a request, and then nothing",
            "GET /healthz HTTP/1.1\r\nHost: ordo\r\n\r\n",
        ),
    ] {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        let closed = timeout(SOON, stream.read_to_end(&mut answer)).await;
        assert!(closed.is_ok(), "{what}: still open");
    }
}

#[tokio::test]
async fn who_comes_on_top_waits_for_a_place() {
    let server = start_with(impatient()).await;
    // Two that say nothing have both places, until the server has enough of them.
    let _first = TcpStream::connect(server.address).await.unwrap();
    let _second = TcpStream::connect(server.address).await.unwrap();
    let began = std::time::Instant::now();
    assert_eq!(server.get("/healthz").await.status, 200);
    assert!(
        began.elapsed() >= Duration::from_millis(150),
        "{:?}",
        began.elapsed()
    );
}

#[tokio::test]
async fn who_does_not_read_is_hung_up_on() {
    let server = start_with(impatient()).await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    // Ask for far more than the system's buffers hold, and take nothing.
    let request = "GET /vendor/lit.js HTTP/1.1\r\nHost: ordo\r\n\r\n".repeat(2000);
    let written = timeout(SOON, stream.write_all(request.as_bytes())).await;
    assert!(written.is_ok(), "neither taken nor closed");
    tokio::time::sleep(Duration::from_millis(800)).await;
    let mut answer = Vec::new();
    let closed = timeout(SOON, stream.read_to_end(&mut answer)).await;
    assert!(closed.is_ok(), "still open");
    let answers = answer
        .windows(15)
        .filter(|bytes| bytes == b"HTTP/1.1 200 OK")
        .count();
    assert!(answers < 2000, "all {answers} were sent");
}
