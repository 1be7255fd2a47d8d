//! `ordo load`

use std::io::Write;
use std::time::Duration;

use ordo_client::ServerUrl;
use ordo_lab::load::{self, LoadPlan, LoadReport};
use ordo_rules::RuleSet;
use ordo_server::Database;
use tokio::runtime::Runtime;

use crate::failure::Failure;
use crate::game::rule_set;
use crate::handles;
use crate::json::{fail, write_line};

/// Load-test a server and measure it
///
/// Plays random legal games over WebSockets. The default load stays within the server's default limits for one address.
/// For more, start the server with a higher --rate, --messages, --messages-per-address, --sockets-per-address and
/// --challenges-per-address.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Server address
    #[arg(long, value_name = "URL")]
    server: ServerUrl,
    /// Address of a second server with the same database; Black connects there
    #[arg(long, value_name = "URL")]
    second: Option<ServerUrl>,
    /// Number of concurrent games, with two sockets each
    #[arg(long, default_value_t = 10)]
    games: usize,
    /// Number of additional idle sockets
    #[arg(long, default_value_t = 0)]
    idle: usize,
    /// Duration in seconds
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// Moves per second over all games; 0 plays as fast as the server answers
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(..=1_000_000))]
    moves: u32,
    /// Rule set; all of them if omitted
    #[arg(long, value_parser = rule_set())]
    game: Option<RuleSet>,
    /// Process id of the server on this machine, to measure its memory
    #[arg(long)]
    pid: Option<u32>,
    /// The server's database, to measure its plain commit rate first: postgres://…, or a file next to which a temporary one is
    /// created
    #[arg(long, value_name = "DATABASE")]
    database: Option<Database>,
    /// Random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Duration of the plain-commit measurement.
const PLAIN: Duration = Duration::from_secs(3);

pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Result<(), Failure> {
    match measure(args) {
        Ok(report) if args.json => write_line(out, &report),
        Ok(report) => Ok(report.write(out)?),
        Err(failure) => fail(out, args.json, failure),
    }
}

fn measure(args: &Args) -> Result<LoadReport, Failure> {
    let plan = LoadPlan {
        server: args.server.clone(),
        second: args.second.as_ref().unwrap_or(&args.server).clone(),
        games: args.games,
        idle: args.idle,
        time: Duration::from_secs(args.seconds),
        pace: (args.moves > 0).then(|| f64::from(args.moves)),
        rule_sets: match args.game {
            Some(game) => vec![game],
            None => RuleSet::ALL.to_vec(),
        },
        pid: args.pid,
        seed: args.seed,
    };
    let sockets = args.games.saturating_mul(2).saturating_add(args.idle) as u64;
    if let Some(handles) = handles::raise()
        && sockets.saturating_add(200) > handles
    {
        return Err(Failure::Input(format!(
            "{sockets} sockets exceed the limit of {handles} open files (see ulimit -n)"
        )));
    }
    let quiet = args.json;
    let say = |line: String| {
        if !quiet {
            eprintln!("{line}");
        }
    };
    Runtime::new()?.block_on(async {
        let plain = match &args.database {
            Some(database) => Some(
                ordo_server::test_support::commits_per_second(database, PLAIN)
                    .await
                    .map_err(Failure::input)?,
            ),
            None => None,
        };
        let mut report = load::run(&plan, &say).await.map_err(Failure::input)?;
        report.plain_commits_per_second = plain;
        Ok(report)
    })
}
