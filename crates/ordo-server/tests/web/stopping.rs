//! Errors at start, and graceful shutdown.

use std::time::{Duration, Instant};

use ordo_server::{Config, ConnectionLimits, Server, StartError};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::client::{SOON, start, start_with};

#[tokio::test]
async fn taken_ports_are_reported_with_a_hint() {
    let server = start().await;
    let port = server.address.port();
    let error = Server::bind(Config {
        port,
        ..Config::default()
    })
    .await
    .unwrap_err();
    assert!(matches!(error, StartError::PortTaken(_)));
    let message = error.to_string();
    assert!(
        message.contains(&format!("port {port} on 127.0.0.1 is already in use"))
            && message.contains("--port"),
        "{message}"
    );
    assert!(!message.contains('\n'));
}

#[tokio::test]
async fn addresses_of_other_machines_are_reported() {
    let bind = "192.0.2.1".parse().unwrap();
    let error = Server::bind(Config {
        bind,
        port: 0,
        ..Config::default()
    })
    .await
    .unwrap_err();
    assert!(matches!(error, StartError::Listen(..)), "{error}");
}

#[tokio::test]
async fn idle_connections_do_not_delay_shutdown() {
    let server = start().await;
    let mut idle = TcpStream::connect(server.address).await.unwrap();
    idle.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        .await
        .unwrap();
    let mut buffer = [0; 1024];
    assert!(idle.read(&mut buffer).await.unwrap() > 0);
    server.stop.send(()).unwrap();
    timeout(SOON, server.ended).await.unwrap().unwrap();
    assert!(
        TcpStream::connect(server.address).await.is_err(),
        "the port is closed"
    );
    assert!(
        matches!(idle.read(&mut buffer).await, Ok(0) | Err(_)),
        "closed"
    );
}

#[tokio::test]
async fn responses_in_progress_are_finished_on_shutdown() {
    let server = start().await;
    let whole = server.get("/engine/ordo.wasm").await.body.len();
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let request = "GET /engine/ordo.wasm HTTP/1.1\r\nHost: localhost\r\n\r\n";
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = vec![0; 1];
    stream.read_exact(&mut answer).await.unwrap();
    server.stop.send(()).unwrap();
    timeout(SOON, stream.read_to_end(&mut answer))
        .await
        .unwrap()
        .unwrap();
    assert!(answer.len() > whole);
    timeout(SOON, server.ended).await.unwrap().unwrap();
}

#[tokio::test]
async fn shutdown_waits_only_for_the_drain_timeout() {
    let drain = Duration::from_millis(100);
    let limits = ConnectionLimits {
        drain,
        ..ConnectionLimits::default()
    };
    let server = start_with(Config {
        limits,
        ..Config::default()
    })
    .await;
    // More answers than the system's buffers hold, of which only the first byte is read.
    let mut slow = TcpStream::connect(server.address).await.unwrap();
    let requests = "GET /engine/ordo.wasm HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(200);
    slow.write_all(requests.as_bytes()).await.unwrap();
    slow.read_u8().await.unwrap();
    let stopping = Instant::now();
    server.stop.send(()).unwrap();
    timeout(SOON, server.ended).await.unwrap().unwrap();
    assert!(stopping.elapsed() >= drain);
}
