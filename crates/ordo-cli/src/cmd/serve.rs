//! `ordo serve`

use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::pin::pin;
use std::time::Duration;

use clap::ValueEnum;
use ordo_server::{Config, HostName, OnlineLimits, Rate, Server};
use tokio::runtime::Runtime;
use tracing_subscriber::EnvFilter;

use crate::database::DatabaseArg;
use crate::failure::Failure;
use crate::handles;
use crate::signals::interrupted;

/// Start the web app: play, analyse and learn both games in the browser
///
/// The server writes what happens to standard error; the environment variable `ORDO_LOG` says how much (error, warn, info,
/// debug, trace). Every option can also be set by the environment variable that is named with it.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The port to listen at; 0 lets the system choose
    #[arg(long, env = "ORDO_PORT", default_value_t = Config::PORT)]
    port: u16,
    /// The address to listen at; 0.0.0.0 lets other machines connect
    #[arg(long, env = "ORDO_BIND", default_value = "127.0.0.1")]
    bind: IpAddr,
    /// Open the app in the browser
    #[arg(long)]
    open: bool,
    /// Read the web app from this folder instead of the program itself, for those who work on it
    #[arg(long, value_name = "FOLDER", env = "ORDO_WEB_DIR")]
    web_dir: Option<PathBuf>,
    #[command(flatten)]
    database: DatabaseArg,
    /// NATS servers, separated by commas: several servers with one database tell each other the news there
    #[arg(
        long,
        value_name = "ADDRESSES",
        env = "ORDO_NATS",
        hide_env_values = true
    )]
    nats: Option<String>,
    /// A name by which browsers reach the server, such as ordo.example; can be given several times
    ///
    /// Requests for other names are refused, besides localhost and IP addresses, so that no other site can have its name
    /// point at this server (DNS rebinding). Without this option, a server on a loopback address accepts no other names,
    /// unless it trusts a proxy; any other server accepts all.
    #[arg(
        long = "host",
        value_name = "NAME",
        env = "ORDO_HOSTS",
        value_delimiter = ','
    )]
    hosts: Vec<HostName>,
    /// A listen address of its own for /metrics, /readyz and /healthz, such as 127.0.0.1:9090
    ///
    /// Without it, /metrics and /readyz are answered with the rest, for requests from this machine.
    #[arg(long, value_name = "ADDRESS:PORT", env = "ORDO_METRICS_LISTEN")]
    metrics_listen: Option<SocketAddr>,
    /// The bearer token with which other machines may read /metrics and /readyz
    #[arg(long, value_name = "TOKEN", env = "ORDO_METRICS_TOKEN", hide_env_values = true, value_parser = token)]
    metrics_token: Option<String>,
    /// How the log is written
    #[arg(long, value_enum, default_value = "text", env = "ORDO_LOG_FORMAT")]
    log_format: LogFormat,
    #[command(flatten)]
    limits: Limits,
}

/// What others may use up.
#[derive(clap::Args, Debug)]
#[command(next_help_heading = "Limits")]
struct Limits {
    /// A proxy stands before the server: believe its X-Forwarded-For and X-Forwarded-Proto
    #[arg(long, env = "ORDO_TRUST_PROXY")]
    trust_proxy: bool,
    /// Requests of online play that one address may make in a second; six times as many at once
    #[arg(long, env = "ORDO_RATE", default_value_t = 10, value_parser = number())]
    rate: u32,
    /// Messages that one socket may send in a second; four times as many at once
    #[arg(long, env = "ORDO_MESSAGES", default_value_t = 5, value_parser = number())]
    messages: u32,
    /// Messages that all sockets of one address may send in a second; four times as many at once
    #[arg(long, env = "ORDO_MESSAGES_PER_ADDRESS", default_value_t = 50, value_parser = number())]
    messages_per_address: u32,
    /// Sockets of online play at a time
    #[arg(long, env = "ORDO_SOCKETS", default_value_t = 11_000, value_parser = number())]
    sockets: u32,
    /// Sockets of one address at a time
    #[arg(long, env = "ORDO_SOCKETS_PER_ADDRESS", default_value_t = 100, value_parser = number())]
    sockets_per_address: u32,
    /// Challenges that wait for somebody, in all
    #[arg(long, env = "ORDO_CHALLENGES", default_value_t = 20_000, value_parser = number())]
    challenges: u32,
    /// Challenges of one address that wait for somebody
    #[arg(long, env = "ORDO_CHALLENGES_PER_ADDRESS", default_value_t = 50, value_parser = number())]
    challenges_per_address: u32,
    /// Days after which games that nobody played are deleted: challenges that nobody took, and games that were aborted or
    /// expired
    #[arg(long, value_name = "DAYS", env = "ORDO_KEEP_UNPLAYED", default_value_t = 7, value_parser = number())]
    keep_unplayed: u32,
}

fn number() -> clap::builder::RangedI64ValueParser<u32> {
    clap::value_parser!(u32).range(1..=1_000_000)
}

/// Connections besides the sockets: pages, calls, probes. In all, and of one address.
const BESIDES: u32 = 1000;
const BESIDES_PER_ADDRESS: u32 = 100;

/// A token that fits into a header.
fn token(text: &str) -> Result<String, &'static str> {
    if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_graphic()) {
        Ok(text.to_owned())
    } else {
        Err("a token has visible ASCII characters and no spaces")
    }
}

impl Limits {
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

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum LogFormat {
    /// Lines for people
    Text,
    /// One object of JSON a line, for programs
    Json,
}

impl LogFormat {
    fn start(self) {
        let filter = EnvFilter::try_from_env("ORDO_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
        // What it has to say we say ourselves, once, and in more detail it writes down its password.
        let filter = match "async_nats=warn".parse() {
            Ok(quiet) => filter.add_directive(quiet),
            Err(_) => filter,
        };
        let log = tracing_subscriber::fmt()
            .with_env_filter(filter)
            .with_writer(io::stderr);
        // A second subscriber in one process would be a mistake of ours, and is no reason not to serve.
        let _ = match self {
            LogFormat::Text => log.with_ansi(io::stderr().is_terminal()).try_init(),
            LogFormat::Json => log.json().flatten_event(true).try_init(),
        };
    }
}

pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Result<(), Failure> {
    args.log_format.start();
    // Every player needs a file handle; with fewer than wished for, the server still serves.
    let _ = handles::raise();
    let config = Config {
        bind: args.bind,
        port: args.port,
        web_dir: args.web_dir.clone(),
        database: args.database.to_serve()?,
        nats: args.nats.clone(),
        trust_proxy: args.limits.trust_proxy,
        hosts: args.hosts.clone(),
        metrics_listen: args.metrics_listen,
        metrics_token: args.metrics_token.clone(),
        online: args.limits.online(),
        limits: ordo_server::Limits {
            connections: (args.limits.sockets + BESIDES) as usize,
            connections_per_address: (args.limits.sockets_per_address + BESIDES_PER_ADDRESS)
                as usize,
            ..ordo_server::Limits::default()
        },
    };
    let runtime = Runtime::new()?;
    let served = runtime.block_on(async {
        let mut stop = pin!(interrupted()?);
        // A database that is away is waited for, unless somebody has enough of it.
        let server = tokio::select! {
            server = Server::bind(config) => server.map_err(Failure::input)?,
            () = &mut stop => return Ok(()),
        };
        let address = address_for_people(server.address());
        writeln!(out, "Ordo is at {address} (stop with Ctrl-C)")?;
        if let Some(address) = server.metrics_address() {
            writeln!(
                out,
                "Metrics are at {}/metrics",
                address_for_people(address)
            )?;
        }
        out.flush()?;
        if args.open
            && let Err(why) = open_browser(&address)
        {
            writeln!(out, "Open {address} in your browser: {why}")?;
            out.flush()?;
        }
        server.run(stop).await;
        Ok(())
    });
    // Somebody may still be asking a name server that does not answer; nobody waits for it.
    runtime.shutdown_background();
    served
}

/// The address to type into a browser: one that listens everywhere can be reached at the machine itself.
fn address_for_people(address: SocketAddr) -> String {
    let port = address.port();
    match address.ip() {
        ip if ip.is_unspecified() => format!("http://localhost:{port}"),
        IpAddr::V4(ip) => format!("http://{ip}:{port}"),
        IpAddr::V6(ip) => format!("http://[{ip}]:{port}"),
    }
}

/// Opens the browser, or says why it cannot.
fn open_browser(address: &str) -> Result<(), String> {
    // Without a desktop, the system's opener may start a browser inside the terminal, or wait for ever.
    let needs_display = cfg!(all(unix, not(target_os = "macos")));
    let display = ["DISPLAY", "WAYLAND_DISPLAY"];
    if needs_display && display.iter().all(|name| std::env::var_os(name).is_none()) {
        return Err("there is no desktop here".to_owned());
    }
    open::that_detached(address).map_err(|error| format!("none could be started ({error})"))
}
