//! `ordo restore`

use std::io::Write;
use std::path::PathBuf;

use tokio::runtime::Runtime;

use crate::database::DatabaseArg;
use crate::failure::Failure;
use ordo_lab::counted;

/// Copy the games of a backup or database file into a database
///
/// Also migrates from SQLite to PostgreSQL. Games that already exist there are left unchanged.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// File to read
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseArg,
}

pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Result<(), Failure> {
    let Some(database) = args.database.or_none()? else {
        return Err(Failure::input(
            "`--database none` has no database to restore into",
        ));
    };
    let from = args.file.clone().into();
    let copied = Runtime::new()?.block_on(ordo_server::copy(&from, &database))?;
    writeln!(
        out,
        "{} restored, {} already existed",
        counted(copied.games, "game", "games"),
        copied.known
    )?;
    Ok(())
}
