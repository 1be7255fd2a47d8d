//! `ordo export`

use std::io::Write;

use tokio::runtime::Runtime;

use crate::database::DatabaseArg;
use crate::failure::Failure;

/// Print all online games as game records, oldest first
///
/// The export is a consistent snapshot. Safe while a server is running.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    database: DatabaseArg,
}

pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Result<(), Failure> {
    let database = args.database.existing("export")?;
    let exported = Runtime::new()?.block_on(ordo_server::export(&database, out));
    exported.map_err(Failure::from)?;
    Ok(())
}

impl From<ordo_server::ArchiveError> for Failure {
    fn from(error: ordo_server::ArchiveError) -> Failure {
        match error {
            ordo_server::ArchiveError::Output(error) => Failure::Output(error),
            error => Failure::input(error),
        }
    }
}
