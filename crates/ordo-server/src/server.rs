//! Listening, serving, stopping.

use std::fmt;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use thiserror::Error;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::timeout;
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;
use tracing::{debug, info, warn};

use crate::app::{AppState, router};
use crate::config::{Config, Limits};
use crate::metrics::Metrics;
use crate::online::{Database, Online, OpenError};
use crate::peer::Peer;
use crate::site::Site;

/// Why a server does not start.
#[derive(Debug, Error)]
pub enum StartError {
    /// Another program has the port.
    #[error(
        "port {} of {} is taken: stop the program that has it, or choose another one with --port {}",
        .0.port(), .0.ip(), .0.port().checked_add(1).unwrap_or(Config::PORT)
    )]
    PortTaken(SocketAddr),
    /// The system does not let us have the address.
    #[error("cannot listen at {0}: {1}")]
    Listen(SocketAddr, io::Error),
    /// The folder with the web app cannot be read.
    #[error("cannot read the web app in {0}: {1}")]
    WebDir(String, io::Error),
    /// The database with the games cannot be opened.
    #[error("cannot open the games in {0}: {1}")]
    Database(Database, String),
    /// The address of the other servers' news makes no sense.
    #[error("cannot use NATS: {0}")]
    Nats(String),
}

/// A server that listens and does not serve yet.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    app: Router,
    online: Option<Online>,
    limits: Limits,
    trust_proxy: bool,
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Server")
            .field("address", &self.address)
            .finish_non_exhaustive()
    }
}

impl Server {
    /// Takes the port.
    pub async fn bind(config: Config) -> Result<Server, StartError> {
        let web_dir = config.web_dir.as_deref();
        let site = Site::new(web_dir).map_err(|error| {
            let named = web_dir.unwrap_or(Path::new("the binary"));
            StartError::WebDir(named.display().to_string(), error)
        })?;
        let wanted = SocketAddr::new(config.bind, config.port);
        let failed = |error: io::Error| match error.kind() {
            io::ErrorKind::AddrInUse => StartError::PortTaken(wanted),
            _ => StartError::Listen(wanted, error),
        };
        let listener = TcpListener::bind(wanted).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let metrics = Arc::new(Metrics::new());
        let online = match &config.database {
            Some(database) => {
                let nats = config.nats.as_deref();
                let opened =
                    Online::open(database, nats, config.online, Arc::clone(&metrics)).await;
                let online = opened.map_err(|error| match error {
                    OpenError::Storage(error) => {
                        // Whatever the database says, one line of it is enough.
                        let error = error.to_string().lines().collect::<Vec<_>>().join(" ");
                        StartError::Database(database.clone(), error)
                    }
                    OpenError::Nodes(error) => StartError::Nats(error.to_string()),
                })?;
                info!(%database, "online play");
                Some(online)
            }
            None => None,
        };
        Ok(Server {
            listener,
            address,
            app: router(
                AppState::new(site, online.clone(), metrics),
                config.limits.answer,
            ),
            online,
            limits: config.limits,
            trust_proxy: config.trust_proxy,
        })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` is ready; then takes no more connections and lets the open ones finish what they are at.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let (stopping, stopped) = watch::channel(());
        let places = Arc::new(Semaphore::new(self.limits.connections));
        let mut stop = pin!(stop);
        loop {
            // Whoever finds no place waits in the system's queue.
            let connection = async {
                let place = Arc::clone(&places).acquire_owned().await;
                (place, self.listener.accept().await)
            };
            let (place, accepted) = tokio::select! {
                () = &mut stop => break,
                connection = connection => connection,
            };
            match accepted {
                Ok((stream, from)) => {
                    let serving = serve(
                        stream,
                        (from, self.trust_proxy),
                        self.app.clone(),
                        self.limits.clone(),
                        stopped.clone(),
                    );
                    tokio::spawn(async move {
                        if let Err(error) = serving.await {
                            debug!(%from, %error, "connection ended");
                        }
                        drop(place);
                    });
                }
                Err(error) => {
                    // Out of file handles, most likely: some connection will end soon.
                    warn!(%error, "cannot accept a connection");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            }
        }
        drop(self.listener);
        info!("stopping");
        drop(stopping);
        if let Some(online) = &self.online {
            online.stop();
        }
        // When all places are free, every connection has ended.
        let all = u32::try_from(self.limits.connections).unwrap_or(u32::MAX);
        if timeout(self.limits.drain, places.acquire_many(all))
            .await
            .is_err()
        {
            warn!("some connections did not end in time");
        }
        if let Some(online) = &self.online
            && timeout(self.limits.drain, online.close()).await.is_err()
        {
            warn!("some sockets did not end in time");
        }
    }
}

/// One connection, until the client or the server has enough of it.
async fn serve(
    stream: TcpStream,
    (from, trust_proxy): (SocketAddr, bool),
    app: Router,
    limits: Limits,
    mut stopped: watch::Receiver<()>,
) -> Result<(), hyper::Error> {
    let app = app.map_request(move |mut request: hyper::Request<Incoming>| {
        let peer = Peer::of(from, request.headers(), trust_proxy);
        request.extensions_mut().insert(peer);
        request
    });
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(limits.stalled));
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .max_buf_size(limits.head_bytes)
        .serve_connection(
            TokioIo::new(Box::pin(stream)),
            TowerToHyperService::new(app),
        )
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        ended = connection.as_mut() => return ended,
        // Nobody ever sends: the channel closes when the server stops.
        _ = stopped.changed() => connection.as_mut().graceful_shutdown(),
    }
    connection.await
}
