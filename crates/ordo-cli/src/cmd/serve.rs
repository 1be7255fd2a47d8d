//! `ordo serve`

use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::pin::pin;
use std::time::Duration;

use clap::ValueEnum;
use ordo_server::{Config, HostName, OnlineLimits, Rate, Server};
use ordo_tables::Tables;
use tokio::runtime::Runtime;
use tracing_subscriber::EnvFilter;

use crate::database::DatabaseArg;
use crate::failure::Failure;
use crate::handles;
use crate::signals::interrupted;
use crate::table_files;

/// Start the web app: play, analyse and learn in the browser
///
/// Logs to standard error; the environment variable `ORDO_LOG` sets the level (error, warn, info, debug, trace). Most options
/// can also be set with the environment variable shown next to them.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Port to listen on; 0 picks a free one
    #[arg(long, env = "ORDO_PORT", default_value_t = Config::PORT)]
    port: u16,
    /// Address to listen on; 0.0.0.0 accepts connections from other machines
    #[arg(long, env = "ORDO_BIND", default_value = "127.0.0.1")]
    bind: IpAddr,
    /// Open the app in the browser
    #[arg(long)]
    open: bool,
    /// Serve the web app from this directory instead of the embedded copy (for development)
    #[arg(long, value_name = "DIR", env = "ORDO_WEB_DIR")]
    web_dir: Option<PathBuf>,
    /// Folder of ending tables to answer with, besides those of the program (see ordo tables build)
    #[arg(long, value_name = "DIR", env = "ORDO_TABLES")]
    tables: Option<PathBuf>,
    #[command(flatten)]
    database: DatabaseArg,
    /// NATS servers, separated by commas, that connect several servers sharing one PostgreSQL database
    #[arg(
        long,
        value_name = "ADDRESSES",
        env = "ORDO_NATS",
        hide_env_values = true
    )]
    nats: Option<String>,
    /// Host name under which browsers reach the server, such as ordo.example; can be repeated
    ///
    /// Requests for other host names are refused, except localhost and IP addresses, to prevent DNS rebinding. Without this
    /// option, a server on a loopback address refuses all other names unless it trusts a proxy; any other server accepts
    /// all names.
    #[arg(
        long = "host",
        value_name = "NAME",
        env = "ORDO_HOSTS",
        value_delimiter = ','
    )]
    hosts: Vec<HostName>,
    /// Separate listen address for /metrics, /readyz and /healthz, such as 127.0.0.1:9090
    ///
    /// Without it, the main port answers /metrics and /readyz, but only for requests from this machine.
    #[arg(long, value_name = "ADDRESS:PORT", env = "ORDO_METRICS_LISTEN")]
    metrics_listen: Option<SocketAddr>,
    /// Bearer token that lets other machines read /metrics and /readyz
    #[arg(long, value_name = "TOKEN", env = "ORDO_METRICS_TOKEN", hide_env_values = true, value_parser = token)]
    metrics_token: Option<String>,
    /// Log format
    #[arg(long, value_enum, default_value = "text", env = "ORDO_LOG_FORMAT")]
    log_format: LogFormat,
    #[command(flatten)]
    limits: LimitArgs,
}

/// Limits on what clients may use.
#[derive(clap::Args, Debug)]
#[command(next_help_heading = "Limits")]
struct LimitArgs {
    /// Trust X-Forwarded-For and X-Forwarded-Proto from a reverse proxy
    #[arg(long, env = "ORDO_TRUST_PROXY")]
    trust_proxy: bool,
    /// API requests per second from one client address; bursts up to six times as many
    #[arg(long, env = "ORDO_RATE", default_value_t = 10, value_parser = number())]
    rate: u32,
    /// WebSocket messages per second from one socket; bursts up to four times as many
    #[arg(long, env = "ORDO_MESSAGES", default_value_t = 5, value_parser = number())]
    messages: u32,
    /// WebSocket messages per second from one client address; bursts up to four times as many
    #[arg(long, env = "ORDO_MESSAGES_PER_ADDRESS", default_value_t = 50, value_parser = number())]
    messages_per_address: u32,
    /// Concurrent WebSockets in total
    #[arg(long, env = "ORDO_SOCKETS", default_value_t = 11_000, value_parser = number())]
    sockets: u32,
    /// Concurrent WebSockets from one client address
    #[arg(long, env = "ORDO_SOCKETS_PER_ADDRESS", default_value_t = 100, value_parser = number())]
    sockets_per_address: u32,
    /// Open challenges in total
    #[arg(long, env = "ORDO_CHALLENGES", default_value_t = 20_000, value_parser = number())]
    challenges: u32,
    /// Open challenges from one client address
    #[arg(long, env = "ORDO_CHALLENGES_PER_ADDRESS", default_value_t = 50, value_parser = number())]
    challenges_per_address: u32,
    /// Days after which unplayed games are deleted: challenges without an opponent, and games that were aborted or expired
    #[arg(long, value_name = "DAYS", env = "ORDO_KEEP_UNPLAYED", default_value_t = 7, value_parser = number())]
    keep_unplayed: u32,
}

fn number() -> clap::builder::RangedI64ValueParser<u32> {
    clap::value_parser!(u32).range(1..=1_000_000)
}

/// Connections allowed in addition to WebSockets (pages, API requests, probes).
const HTTP_CONNECTIONS: u32 = 1000;
const HTTP_CONNECTIONS_PER_ADDRESS: u32 = 100;

/// Parses a token that is valid in an HTTP header.
fn token(text: &str) -> Result<String, &'static str> {
    if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_graphic()) {
        Ok(text.to_owned())
    } else {
        Err("a token consists of visible ASCII characters, without spaces")
    }
}

impl LimitArgs {
    fn online(&self) -> OnlineLimits {
        OnlineLimits {
            requests: Rate {
                burst: f64::from(self.rate) * 6.0,
                per_second: f64::from(self.rate),
            },
            messages: Rate {
                burst: f64::from(self.messages) * 4.0,
                per_second: f64::from(self.messages),
            },
            messages_per_address: Rate {
                burst: f64::from(self.messages_per_address) * 4.0,
                per_second: f64::from(self.messages_per_address),
            },
            sockets: self.sockets as usize,
            sockets_per_address: self.sockets_per_address as usize,
            challenges: self.challenges as usize,
            challenges_per_address: self.challenges_per_address as usize,
            keep_unplayed: Duration::from_hours(24 * u64::from(self.keep_unplayed)),
            ..OnlineLimits::default()
        }
    }
}

/// Format of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum LogFormat {
    /// Human-readable lines
    Text,
    /// One JSON object per line
    Json,
}

impl LogFormat {
    fn start(self) {
        let filter = EnvFilter::try_from_env("ORDO_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
        // Its events are logged by the server itself, and its debug output contains passwords.
        let filter = match "async_nats=warn".parse() {
            Ok(quiet) => filter.add_directive(quiet),
            Err(_) => filter,
        };
        let log = tracing_subscriber::fmt()
            .with_env_filter(filter)
            .with_writer(io::stderr);
        // Fails only if a subscriber is set already, which does not prevent serving.
        let _ = match self {
            LogFormat::Text => log.with_ansi(io::stderr().is_terminal()).try_init(),
            LogFormat::Json => log.json().flatten_event(true).try_init(),
        };
    }
}

pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Result<(), Failure> {
    args.log_format.start();
    // Every connection needs a file handle; the server also works with fewer.
    let _ = handles::raise();
    let tables = match &args.tables {
        Some(folder) => table_files::open(folder)?,
        None => Tables::embedded(),
    };
    let config = Config {
        tables,
        bind: args.bind,
        port: args.port,
        web_dir: args.web_dir.clone(),
        database: args.database.or_none()?,
        nats: args.nats.clone(),
        trust_proxy: args.limits.trust_proxy,
        hosts: args.hosts.clone(),
        metrics_listen: args.metrics_listen,
        metrics_token: args.metrics_token.clone(),
        online: args.limits.online(),
        limits: ordo_server::ConnectionLimits {
            connections: (args.limits.sockets + HTTP_CONNECTIONS) as usize,
            connections_per_address: (args.limits.sockets_per_address
                + HTTP_CONNECTIONS_PER_ADDRESS) as usize,
            ..ordo_server::ConnectionLimits::default()
        },
        ..Config::default()
    };
    let runtime = Runtime::new()?;
    let served = runtime.block_on(async {
        let mut stop = pin!(interrupted()?);
        // Binding waits for an unreachable database, until it is interrupted.
        let server = tokio::select! {
            server = Server::bind(config) => server.map_err(Failure::input)?,
            () = &mut stop => return Ok(()),
        };
        let address = browser_url(server.address());
        writeln!(out, "Listening on {address} (stop with Ctrl-C)")?;
        if let Some(address) = server.metrics_address() {
            writeln!(out, "Metrics are at {}/metrics", browser_url(address))?;
        }
        out.flush()?;
        if args.open
            && let Err(reason) = open_browser(&address)
        {
            writeln!(out, "Open {address} in your browser: {reason}")?;
            out.flush()?;
        }
        server.run(stop).await;
        Ok(())
    });
    // Do not wait for DNS lookups that are still running.
    runtime.shutdown_background();
    served
}

/// The URL to open in a browser; an unspecified address becomes localhost.
fn browser_url(address: SocketAddr) -> String {
    let port = address.port();
    match address.ip() {
        ip if ip.is_unspecified() => format!("http://localhost:{port}"),
        IpAddr::V4(ip) => format!("http://{ip}:{port}"),
        IpAddr::V6(ip) => format!("http://[{ip}]:{port}"),
    }
}

/// Opens the browser.
fn open_browser(address: &str) -> Result<(), String> {
    // Without a desktop, the opener may start a text browser or hang.
    let needs_display = cfg!(all(unix, not(target_os = "macos")));
    let display = ["DISPLAY", "WAYLAND_DISPLAY"];
    if needs_display && display.iter().all(|name| std::env::var_os(name).is_none()) {
        return Err("no desktop found".to_owned());
    }
    open::that_detached(address).map_err(|error| format!("cannot start a browser ({error})"))
}
