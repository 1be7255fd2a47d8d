//! `ordo export`

use std::io::Write;

use tokio::runtime::Runtime;

use crate::database::DatabaseArg;
use crate::failure::Failure;

/// Write all games of online play as records, the oldest first
///
/// The games are those of one moment; the server need not be stopped.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    database: DatabaseArg,
}

pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Result<(), Failure> {
    let database = args.database.to_use()?;
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
