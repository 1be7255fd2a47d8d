use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use ordo_client::reqwest::Response;
use ordo_client::{Client, ServerUrl};
use ordo_server::{Config, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// Timeout of all operations in these tests.
pub(crate) const SOON: Duration = Duration::from_secs(20);

/// A server that runs while the value lives.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    pub(crate) metrics_address: Option<SocketAddr>,
    /// Another server with the same games.
    pub(crate) other: Option<Box<Running>>,
    connections: AtomicUsize,
    pub(crate) client: Client,
    pub(crate) stop: oneshot::Sender<()>,
    pub(crate) ended: JoinHandle<()>,
}

/// The address of a server.
pub(crate) fn server_url(address: SocketAddr) -> ServerUrl {
    format!("http://{address}").parse().unwrap()
}

/// A server at some free port.
pub(crate) async fn start() -> Running {
    start_with(Config::default()).await
}

pub(crate) async fn start_with(config: Config) -> Running {
    let server = Server::bind(Config { port: 0, ..config }).await.unwrap();
    let (address, metrics_address) = (server.address(), server.metrics_address());
    let (stop, stopped) = oneshot::channel();
    let ended = tokio::spawn(server.run(async move {
        let _ = stopped.await;
    }));
    Running {
        address,
        metrics_address,
        other: None,
        connections: AtomicUsize::new(0),
        client: Client::new(server_url(address)).unwrap(),
        stop,
        ended,
    }
}

/// Stops a server, and the other one with the same games.
pub(crate) async fn stop(server: Running) {
    if let Some(other) = server.other {
        other.stop.send(()).unwrap();
        timeout(SOON, other.ended).await.unwrap().unwrap();
    }
    server.stop.send(()).unwrap();
    timeout(SOON, server.ended).await.unwrap().unwrap();
}

/// Polls until a condition holds, for conditions that no message announces.
pub(crate) async fn eventually(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let asking = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let answer = timeout(SOON, asking).await;
    assert!(answer.is_ok(), "it never happened that {what}");
}

/// A response.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    head: String,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    /// A header's value, by its lower-case name.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (key, value) = line.split_once(": ")?;
            (key == name).then_some(value)
        })
    }

    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    /// The answer that `ordo-client` received.
    pub(crate) async fn of(response: Response) -> Answer {
        let mut head = String::new();
        for (name, value) in response.headers() {
            head.extend([name.as_str(), ": ", value.to_str().unwrap(), "\n"]);
        }
        Answer {
            status: response.status().as_u16(),
            head,
            body: response.bytes().await.unwrap().to_vec(),
        }
    }

    pub(crate) fn read(raw: &[u8]) -> Answer {
        let split = raw.windows(4).position(|four| four == b"\r\n\r\n");
        let split =
            split.unwrap_or_else(|| panic!("no answer: {:?}", String::from_utf8_lossy(raw)));
        let head = String::from_utf8(raw[..split].to_vec()).unwrap();
        Answer {
            status: head.split(' ').nth(1).unwrap().parse().unwrap(),
            head: head.replace("\r\n", "\n"),
            body: raw[split + 4..].to_vec(),
        }
    }
}

impl Running {
    /// The address for the next connection: the servers take turns.
    pub(crate) fn node(&self) -> SocketAddr {
        let turn = self.connections.fetch_add(1, Ordering::Relaxed);
        match &self.other {
            Some(other) if turn % 2 == 1 => other.address,
            _ => self.address,
        }
    }

    /// Sends bytes as they are and reads until the server closes.
    pub(crate) async fn raw(&self, request: &[u8]) -> Vec<u8> {
        raw_at(self.node(), request).await
    }

    pub(crate) async fn request(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
    ) -> Answer {
        request_at(self.node(), method, path, headers).await
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.request("GET", path, &[]).await
    }
}

/// The only raw client of the tests, for requests that `ordo-client` does not make.
async fn raw_at(address: SocketAddr, request: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // The server may close the connection before it has read everything.
    let _ = stream.write_all(request).await;
    let mut answer = Vec::new();
    let _ = timeout(SOON, stream.read_to_end(&mut answer))
        .await
        .unwrap();
    answer
}

async fn request_at(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
) -> Answer {
    let mut request =
        format!("{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n");
    for (name, value) in headers {
        request.extend([name, ": ", value, "\r\n"]);
    }
    Answer::read(&raw_at(address, format!("{request}\r\n").as_bytes()).await)
}

pub(crate) async fn get_at(address: SocketAddr, path: &str, headers: &[(&str, &str)]) -> Answer {
    request_at(address, "GET", path, headers).await
}
