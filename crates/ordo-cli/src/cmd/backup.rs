//! `ordo backup`

use std::io::Write;
use std::path::PathBuf;

use tokio::runtime::Runtime;

use crate::database::DatabaseArg;
use crate::failure::Failure;
use crate::wording::counted;

/// Copy all games of online play into a new file
///
/// The copy is of one moment, and whole or not there; the server need not be stopped. It can be served (--database), and
/// put back into another database (ordo restore). Whoever has it has the players' games, but not their secrets.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The file to make
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseArg,
}

pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Result<(), Failure> {
    let database = args.database.to_use()?;
    let copied = Runtime::new()?.block_on(ordo_server::backup(&database, &args.file))?;
    writeln!(out, "{}", counted(copied.games, "game", "games"))?;
    Ok(())
}
