//! `ordo backup`

use std::io::Write;
use std::path::PathBuf;

use tokio::runtime::Runtime;

use crate::database::DatabaseArg;
use crate::failure::Failure;
use ordo_lab::counted;

/// Copy all online games into a new file
///
/// The backup is a consistent snapshot, written completely or not at all. Safe while a server is running. The file can be
/// served (serve --database) or restored into another database (ordo restore). It holds the games, but no seat tokens.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// File to create
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseArg,
}

pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Result<(), Failure> {
    let database = args.database.existing("back up")?;
    let copied = Runtime::new()?.block_on(ordo_server::backup(&database, &args.file))?;
    writeln!(out, "{}", counted(copied.games, "game", "games"))?;
    Ok(())
}
