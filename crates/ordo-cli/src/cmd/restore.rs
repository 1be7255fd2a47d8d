//! `ordo restore`

use std::io::Write;
use std::path::PathBuf;

use tokio::runtime::Runtime;

use crate::database::DatabaseArg;
use crate::failure::Failure;
use crate::wording::counted;

/// Put the games of a file (of ordo backup, or one that was served) into a database
///
/// This is also the way from a file to a database server. Games that are there already stay as they are.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The file to read
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseArg,
}

pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Result<(), Failure> {
    let Some(database) = args.database.to_serve()? else {
        return Err(Failure::input(
            "there is nothing to restore into no database",
        ));
    };
    let from = args.file.clone().into();
    let copied = Runtime::new()?.block_on(ordo_server::copy(&from, &database))?;
    writeln!(
        out,
        "{} restored, {} already there",
        counted(copied.games, "game", "games"),
        copied.known
    )?;
    Ok(())
}
