//! `ordo ugi`

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use ordo_engine::ugi::{SessionLimits, serve};
use ordo_rules::RuleSet;

use crate::failure::Failure;
use crate::game::rule_set;
use crate::table_files::{EngineTablesArg, open_for_engine};
use crate::websocket::{Backend, Origin, Settings};

/// The port of `--websocket` without an address.
const PORT: u16 = 8419;

/// Run the engine protocol (Universal Game Interface) on standard input and output, or over WebSocket
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Initial rule set
    #[arg(long, value_parser = rule_set(), default_value = "stein")]
    game: RuleSet,
    /// Serve the protocol over WebSocket, for the analysis board of the web app [default address: 127.0.0.1:8419]
    ///
    /// A port, an IP address, or both. Text messages carry the lines of the protocol, and every connection has its own engine.
    /// Only programs on this machine can connect, unless another address is given: 0.0.0.0 is open to the network.
    #[arg(long, value_name = "ADDRESS", num_args = 0..=1, default_missing_value = "127.0.0.1", value_parser = address)]
    websocket: Option<SocketAddr>,
    /// Origin of web pages that may connect, such as `https://ordo.example`; can be repeated
    ///
    /// Pages of this machine (localhost and loopback addresses) may always connect. Other pages are refused, by the origin
    /// that the browser sends.
    #[arg(long, value_name = "ORIGIN", requires = "websocket")]
    allow_origin: Vec<Origin>,
    /// Serve this UGI program instead of Ordo's engine, started once per connection
    #[arg(long, value_name = "COMMAND", requires = "websocket")]
    engine: Option<String>,
    #[command(flatten)]
    tables: EngineTablesArg,
}

pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Result<(), Failure> {
    let limits = SessionLimits {
        game: args.game,
        tables: args.tables.handle()?,
        // Web pages must not choose folders of this machine.
        open_tables: args.websocket.is_none().then_some(open_for_engine),
        ..SessionLimits::default()
    };
    let Some(address) = args.websocket else {
        return Ok(serve(io::stdin().lock(), out, &limits)?);
    };
    let backend = match &args.engine {
        Some(command) => Backend::program(command)?,
        None => Backend::Ordo(limits),
    };
    let settings = Settings {
        address,
        origins: args.allow_origin.clone(),
        backend,
    };
    crate::websocket::run(settings, out)
}

/// Reads a port, an IP address, or both.
fn address(text: &str) -> Result<SocketAddr, String> {
    let loopback = IpAddr::V4(Ipv4Addr::LOCALHOST);
    text.parse()
        .or_else(|_| text.parse().map(|port| SocketAddr::new(loopback, port)))
        .or_else(|_| text.parse().map(|ip| SocketAddr::new(ip, PORT)))
        .map_err(|_| "expected a port, an IP address, or both, such as 127.0.0.1:8419".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_ports_or_ips_or_both() {
        for (text, expected) in [
            ("127.0.0.1", "127.0.0.1:8419"),
            ("9000", "127.0.0.1:9000"),
            ("0", "127.0.0.1:0"),
            ("0.0.0.0:80", "0.0.0.0:80"),
            ("::1", "[::1]:8419"),
            ("[::1]:80", "[::1]:80"),
        ] {
            assert_eq!(
                address(text).map(|found| found.to_string()),
                Ok(expected.to_owned())
            );
        }
        for text in ["", "localhost", "70000", "127.0.0.1:", "1.2.3"] {
            assert!(address(text).is_err(), "{text}");
        }
    }
}
