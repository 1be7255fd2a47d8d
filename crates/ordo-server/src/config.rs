use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use crate::http::host::HostName;
use crate::http::limits::rate::Rate;
use crate::store::database::Database;

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
    pub limits: Limits,
    /// What online play may use up.
    pub online: OnlineLimits,
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
            limits: Limits::default(),
            online: OnlineLimits::default(),
        }
    }
}

/// What a client may use up before the server hangs up.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections at a time, sockets of online play included. When there are as many, the oldest idle one is closed for a new one.
    pub connections: usize,
    /// Connections of one address at a time; an IPv6 /48 may have four times as many. Not counted behind a trusted proxy.
    pub connections_per_address: usize,
    /// How long a connection may take to send the head of its next request, also while it is idle.
    pub head: Duration,
    /// How long a client may take none of what is sent to it.
    pub stalled: Duration,
    /// How long an answer may take to begin.
    pub answer: Duration,
    /// Bytes of a request's head.
    pub head_bytes: usize,
    /// How long open connections may go on when the server is asked to stop.
    pub drain: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 12_000,
            connections_per_address: 200,
            head: Duration::from_secs(30),
            stalled: Duration::from_secs(30),
            answer: Duration::from_secs(30),
            head_bytes: 16 * 1024,
            drain: Duration::from_secs(10),
        }
    }
}

/// What online play may use up.
#[derive(Clone, Debug)]
pub struct OnlineLimits {
    /// Requests of one address.
    pub requests: Rate,
    /// Messages of one socket, pings and pongs included.
    pub messages: Rate,
    /// Messages of all sockets of one address; four times as many for an IPv6 /48.
    pub messages_per_address: Rate,
    /// Sockets at a time.
    pub sockets: usize,
    /// Sockets of one address at a time.
    pub sockets_per_address: usize,
    /// Challenges that wait for somebody, in all.
    pub challenges: usize,
    /// Challenges of one address that wait for somebody.
    pub challenges_per_address: usize,
    /// A challenge expires after this time if its creator never comes to its page.
    pub unseen: Duration,
    /// A challenge with a clock in minutes expires after this time without its creator.
    pub absent: Duration,
    /// Time between two looks for such challenges.
    pub sweep: Duration,
    /// How often a socket is asked whether somebody is still there.
    pub ping: Duration,
    /// How long a socket may be silent.
    pub silence: Duration,
    /// How long a message may take to be taken.
    pub stalled: Duration,
    /// How long somebody who wants a quick match may take to open the page where he waits.
    pub arriving: Duration,
    /// Unplayed games are deleted this long after their end.
    pub keep_unplayed: Duration,
}

impl Default for OnlineLimits {
    fn default() -> OnlineLimits {
        OnlineLimits {
            requests: Rate {
                burst: 60.0,
                per_second: 10.0,
            },
            messages: Rate {
                burst: 20.0,
                per_second: 5.0,
            },
            messages_per_address: Rate {
                burst: 200.0,
                per_second: 50.0,
            },
            sockets: 11_000,
            sockets_per_address: 100,
            challenges: 20_000,
            challenges_per_address: 50,
            unseen: Duration::from_mins(10),
            absent: Duration::from_hours(1),
            sweep: Duration::from_secs(20),
            ping: Duration::from_secs(15),
            silence: Duration::from_secs(40),
            stalled: Duration::from_secs(10),
            arriving: Duration::from_secs(15),
            keep_unplayed: Duration::from_hours(7 * 24),
        }
    }
}
