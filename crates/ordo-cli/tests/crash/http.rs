//! API requests, which may fail at any moment.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// Timeout for a response: longer than the server waits for its database.
const ANSWER: Duration = Duration::from_secs(12);

/// Status and body; `None` if the server goes away.
pub(crate) async fn call(
    to: SocketAddr,
    method: &str,
    path: &str,
    token: &str,
    body: &Value,
) -> Option<(u16, Value)> {
    let body = body.to_string();
    let request = format!(
        "{method} /api{path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let talk = async {
        let mut stream = TcpStream::connect(to).await.ok()?;
        stream.write_all(request.as_bytes()).await.ok()?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.ok()?;
        let answer = String::from_utf8(answer).ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        Some((status, serde_json::from_str(body).ok()?))
    };
    timeout(ANSWER, talk).await.ok()?
}
