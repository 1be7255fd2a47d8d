//! The configuration of a server.

mod host_name;
mod limits;

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

use ordo_tables::Tables;

use crate::store::database::Database;
use crate::time::{Clock, SystemClock};

pub use host_name::{HostName, ParseHostNameError};
pub use limits::{ConnectionLimits, OnlineLimits, Rate};

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The listen address; by default only this machine can connect.
    pub bind: IpAddr,
    /// The port; 0 lets the system choose.
    pub port: u16,
    /// Serves the web app from this folder, read on every request, instead of the embedded files.
    pub web_dir: Option<PathBuf>,
    /// The ending tables that clients can look up.
    pub tables: Arc<Tables>,
    /// The database of online play; `None` disables online play.
    pub database: Option<Database>,
    /// The NATS servers, separated by commas, that connect the nodes of a cluster.
    pub nats: Option<String>,
    /// Trusts a reverse proxy to set `X-Forwarded-For` and `X-Forwarded-Proto`.
    pub trust_proxy: bool,
    /// The accepted host names, in addition to `localhost` and IP addresses. Without any, a server that
    /// listens on a loopback address and trusts no proxy accepts only those two, and any other server accepts all names.
    pub hosts: Vec<HostName>,
    /// A separate listen address for `/metrics`, `/readyz` and `/healthz`.
    pub metrics_listen: Option<SocketAddr>,
    /// The bearer token that lets other machines read `/metrics` and `/readyz`.
    pub metrics_token: Option<String>,
    /// Limits on HTTP connections.
    pub limits: ConnectionLimits,
    /// Limits on online play.
    pub online: OnlineLimits,
    /// The source of time; tests use a [`ManualClock`](crate::ManualClock).
    pub clock: Arc<dyn Clock>,
}

impl Config {
    /// The default port.
    pub const PORT: u16 = 8080;
}

impl Default for Config {
    fn default() -> Config {
        Config {
            bind: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: Config::PORT,
            web_dir: None,
            tables: Tables::embedded(),
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
