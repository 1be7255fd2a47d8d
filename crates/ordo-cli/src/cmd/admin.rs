//! `ordo admin`: maintenance for server operators.

use std::io::Write;
use std::time::Duration;

use clap::Subcommand;
use tokio::runtime::Runtime;

use crate::database::DatabaseArg;
use crate::failure::Failure;
use ordo_lab::counted;

/// Maintain a server's database
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    Prune(PruneArgs),
}

/// Delete unplayed games: challenges without an opponent, and games that were aborted or expired
///
/// Servers do this themselves (serve --keep-unplayed). Safe while a server is running.
#[derive(clap::Args, Debug)]
struct PruneArgs {
    /// Keep unplayed games that ended within this many days
    #[arg(long, value_name = "DAYS", default_value_t = 7, value_parser = clap::value_parser!(u32).range(0..=1_000_000))]
    keep: u32,
    #[command(flatten)]
    database: DatabaseArg,
}

pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Result<(), Failure> {
    match &args.command {
        Command::Prune(args) => prune(args, out),
    }
}

fn prune(args: &PruneArgs, out: &mut (dyn Write + Send)) -> Result<(), Failure> {
    let database = args.database.existing("prune")?;
    let keep = Duration::from_hours(24 * u64::from(args.keep));
    let pruned = Runtime::new()?.block_on(ordo_server::prune(&database, keep))?;
    writeln!(out, "{} deleted", counted(pruned, "game", "games"))?;
    Ok(())
}
