//! Accept loop, connections and graceful shutdown.
//!
//! Written by hand because `axum::serve` limits neither the time to read a request's head nor stalled writes.

use std::convert::Infallible;
use std::fmt;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use bytes::Bytes;
use futures_util::future::{BoxFuture, LocalBoxFuture};
use hyper::Request;
use hyper::body::{Body, Frame, Incoming, SizeHint};
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use thiserror::Error;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;
use tokio_io_timeout::TimeoutStream;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::ServiceExt;
use tracing::{debug, info, warn};

use crate::config::{Config, ConnectionLimits};
use crate::http::connections::{Connection, Connections, Full, InFlight};
use crate::http::host::Hosts;
use crate::http::observe::Observe;
use crate::http::peer::Peer;
use crate::http::router::router;
use crate::http::state::{AppState, OpenError};
use crate::http::tables::TablesState;
use crate::metrics::Metrics;
use crate::network::Networks;
use crate::site::Site;
use crate::store::database::Database;

/// Error when starting a server.
#[derive(Debug, Error)]
pub enum StartError {
    /// The port is already in use.
    #[error(
        "port {} on {} is already in use: stop the program that uses it, or choose another port, such as --port {}",
        .0.port(), .0.ip(), .0.port().checked_add(1).unwrap_or(Config::PORT)
    )]
    PortTaken(SocketAddr),
    /// The address cannot be bound.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, io::Error),
    /// The web app's folder cannot be read.
    #[error("cannot read the web app in {0}: {1}")]
    WebDir(String, io::Error),
    /// The database cannot be opened.
    #[error("cannot open the database {0}: {1}")]
    Database(Database, String),
    /// The NATS address is invalid.
    #[error("cannot use NATS: {0}")]
    Nats(String),
}

/// A server that is bound to its port but does not accept connections yet.
pub struct Server {
    main: Endpoint,
    metrics: Option<Endpoint>,
    online: Option<AppState>,
    limits: ConnectionLimits,
    shutdown: CancellationToken,
    tasks: TaskTracker,
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Server")
            .field("address", &self.main.address)
            .finish_non_exhaustive()
    }
}

impl Server {
    /// Opens the database and binds the port.
    ///
    /// The future is boxed, so that this crate compiles it and not each caller.
    pub fn bind(config: Config) -> LocalBoxFuture<'static, Result<Server, StartError>> {
        Box::pin(Server::start(config))
    }

    async fn start(config: Config) -> Result<Server, StartError> {
        let web_dir = config.web_dir.as_deref();
        let site = Site::new(web_dir).map_err(|error| {
            let named = web_dir.unwrap_or(Path::new("the binary"));
            StartError::WebDir(named.display().to_string(), error)
        })?;
        let requested = SocketAddr::new(config.bind, config.port);
        let failed = |error: io::Error| match error.kind() {
            io::ErrorKind::AddrInUse => StartError::PortTaken(requested),
            _ => StartError::Listen(requested, error),
        };
        let listener = TcpListener::bind(requested).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let metrics_listener = match config.metrics_listen {
            Some(wanted) => {
                let failed = |error| StartError::Listen(wanted, error);
                let listener = TcpListener::bind(wanted).await.map_err(failed)?;
                let address = listener.local_addr().map_err(failed)?;
                Some((listener, address))
            }
            None => None,
        };
        let metrics = Arc::new(Metrics::new());
        let (shutdown, tasks) = (CancellationToken::new(), TaskTracker::new());
        let tables = TablesState::new(&config, &metrics);
        let online = open_online(&config, &tables, &metrics, &shutdown, &tasks).await?;
        let limits = config.limits;
        // All connections through a trusted proxy have its address.
        let per_address = if config.trust_proxy {
            usize::MAX
        } else {
            limits.connections_per_address
        };
        let connections = Connections::new(
            limits.connections,
            per_address,
            limits.answer,
            Arc::clone(&metrics),
        );
        let observe = Observe::new(
            online.clone(),
            Arc::clone(&metrics),
            Arc::clone(&connections),
            config.metrics_token,
            config.clock,
        );
        let hosts = Hosts::new(config.hosts, config.bind, config.trust_proxy);
        let site_observe = metrics_listener.is_none().then(|| observe.clone());
        let app = router(
            site,
            online.as_ref(),
            tables,
            hosts,
            site_observe,
            Arc::clone(&metrics),
            limits.answer,
        );
        Ok(Server {
            main: Endpoint {
                listener,
                address,
                app,
                connections,
                trust_proxy: config.trust_proxy,
            },
            metrics: metrics_listener.map(|(listener, address)| Endpoint {
                listener,
                address,
                app: observe.router(limits.answer),
                connections: Connections::new(
                    METRICS_CONNECTIONS,
                    METRICS_CONNECTIONS,
                    limits.answer,
                    Arc::clone(&metrics),
                ),
                trust_proxy: false,
            }),
            online,
            limits,
            shutdown,
            tasks,
        })
    }

    /// The address it listens on.
    pub fn address(&self) -> SocketAddr {
        self.main.address
    }

    /// The separate listen address of `/metrics` and `/readyz`, if there is one.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().map(|endpoint| endpoint.address)
    }

    /// Serves until `stop` completes, then shuts down gracefully: accepts no more connections and drains the open ones.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let metrics = async {
            match &self.metrics {
                Some(endpoint) => self.accept(endpoint).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = stop => (),
            () = self.accept(&self.main) => (),
            () = metrics => (),
        }
        drop((self.main.listener, self.metrics));
        info!("stopping");
        self.shutdown.cancel();
        self.tasks.close();
        if timeout(self.limits.drain, self.tasks.wait()).await.is_err() {
            warn!(
                connections = self.tasks.len(),
                "connections still open after the drain timeout"
            );
        }
        if let Some(online) = &self.online
            && timeout(self.limits.drain, online.close()).await.is_err()
        {
            warn!("the database did not close within the drain timeout");
        }
    }

    /// Accepts connections until the future is dropped.
    fn accept<'a>(&'a self, endpoint: &'a Endpoint) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            loop {
                let (stream, from) = match endpoint.listener.accept().await {
                    Ok(accepted) => accepted,
                    Err(error) => {
                        // Probably out of file descriptors: closing an idle connection frees one.
                        warn!(%error, "cannot accept a connection");
                        endpoint.connections.shed_oldest();
                        tokio::time::sleep(Duration::from_millis(100)).await;
                        continue;
                    }
                };
                let Some(connection) = endpoint.admit(from).await else {
                    debug!(%from, "too many connections from one address");
                    continue;
                };
                let serving = serve(
                    stream,
                    connection,
                    (from, endpoint.trust_proxy),
                    endpoint.app.clone(),
                    self.limits.clone(),
                    self.shutdown.clone(),
                );
                self.tasks.spawn(async move {
                    if let Err(error) = serving.await {
                        debug!(%from, %error, "connection ended");
                    }
                });
            }
        })
    }
}

/// Opens online play, if there is a database for it.
async fn open_online(
    config: &Config,
    tables: &TablesState,
    metrics: &Arc<Metrics>,
    shutdown: &CancellationToken,
    tasks: &TaskTracker,
) -> Result<Option<AppState>, StartError> {
    let Some(database) = &config.database else {
        return Ok(None);
    };
    let opened = AppState::open(
        database,
        config,
        tables.clone(),
        Arc::clone(metrics),
        shutdown.clone(),
        tasks.clone(),
    );
    let online = opened.await.map_err(|error| match error {
        OpenError::Store(error) => {
            // Errors of databases may have several lines.
            let error = error.to_string().lines().collect::<Vec<_>>().join(" ");
            StartError::Database(database.clone(), error)
        }
        OpenError::Cluster(error) => StartError::Nats(error.to_string()),
    })?;
    info!(%database, "online play");
    Ok(Some(online))
}

/// Concurrent connections at the separate listen address of the metrics.
const METRICS_CONNECTIONS: usize = 100;

/// A listener and the app it serves.
struct Endpoint {
    listener: TcpListener,
    address: SocketAddr,
    app: Router,
    connections: Arc<Connections>,
    trust_proxy: bool,
}

impl Endpoint {
    /// Registers a connection as soon as there is room; returns none if its address has too many.
    async fn admit(&self, from: SocketAddr) -> Option<Connection> {
        loop {
            match self.connections.admit(Networks::of(from.ip())) {
                Ok(connection) => return Some(connection),
                Err(Full::Address) => return None,
                // Later connections wait in the listener's backlog.
                Err(Full::Total) => self.connections.wait_for_room().await,
            }
        }
    }
}

/// Serves one connection until either side closes it.
async fn serve(
    stream: TcpStream,
    connection: Connection,
    (from, trust_proxy): (SocketAddr, bool),
    app: Router,
    limits: ConnectionLimits,
    shutdown: CancellationToken,
) -> Result<(), hyper::Error> {
    let registered = Arc::new(connection);
    let app = service_fn(|mut request: Request<Incoming>| {
        let peer = Peer::of(from, request.headers(), trust_proxy);
        request.extensions_mut().insert(peer);
        request.extensions_mut().insert(Arc::clone(&registered));
        let in_flight = registered.request();
        let answer = app.clone().oneshot(request);
        async {
            let response = answer.await?;
            Ok::<_, Infallible>(response.map(|body| ResponseBody {
                body,
                _in_flight: in_flight,
            }))
        }
    });
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(limits.send_timeout));
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .max_buf_size(limits.head_bytes)
        .serve_connection(TokioIo::new(Box::pin(stream)), app)
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        ended = connection.as_mut() => return ended,
        () = registered.shed() => return Ok(()),
        () = shutdown.cancelled() => connection.as_mut().graceful_shutdown(),
    }
    connection.await
}

/// A response body; its request is in flight until all of it is sent.
struct ResponseBody {
    body: axum::body::Body,
    _in_flight: InFlight,
}

impl Body for ResponseBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
