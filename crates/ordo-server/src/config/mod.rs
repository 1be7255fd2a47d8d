//! What a server is started with.

mod host_name;
mod limits;

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

use crate::store::database::Database;
use crate::time::{Clock, SystemClock};

pub use host_name::{HostName, ParseHostNameError};
pub use limits::{ConnectionLimits, OnlineLimits, Rate};

/// What a server needs to know to start.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen at; by default only this machine can connect.
    pub bind: IpAddr,
    /// The port; 0 lets the system choose.
    pub port: u16,
    /// A folder to read the web app from with every request, instead of the files in the binary.
    pub web_dir: Option<PathBuf>,
    /// The place that keeps the games of online play; without one there is none.
    pub database: Option<Database>,
    /// The NATS servers, separated by commas, by which several servers with one database tell each other the news.
    pub nats: Option<String>,
    /// Whether a proxy stands before the server and says, in `X-Forwarded-For` and `X-Forwarded-Proto`, whom it asks for.
    pub trust_proxy: bool,
    /// The names by which clients may address the server, besides `localhost` and IP addresses. With none, a server that
    /// listens on a loopback address and trusts no proxy accepts no other names, and any other server accepts all.
    pub hosts: Vec<HostName>,
    /// A listen address of its own for `/metrics`, `/readyz` and `/healthz`.
    pub metrics_listen: Option<SocketAddr>,
    /// The bearer token that lets other machines read `/metrics` and `/readyz`.
    pub metrics_token: Option<String>,
    /// What a client may use up.
    pub limits: ConnectionLimits,
    /// Limits of online play.
    pub online: OnlineLimits,
    /// The source of time; tests use a [`ManualClock`](crate::ManualClock).
    pub clock: Arc<dyn Clock>,
}

impl Config {
    /// The port unless another is asked for.
    pub const PORT: u16 = 8080;
}

impl Default for Config {
    fn default() -> Config {
        Config {
            bind: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: Config::PORT,
            web_dir: None,
            database: None,
            nats: None,
            trust_proxy: false,
            hosts: Vec::new(),
            metrics_listen: None,
            metrics_token: None,
            limits: ConnectionLimits::default(),
            online: OnlineLimits::default(),
            clock: Arc::new(SystemClock::default()),
        }
    }
}
