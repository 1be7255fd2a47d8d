//! The `--database` option.

use std::fs;
use std::path::PathBuf;

use ordo_server::Database;

use crate::failure::Failure;

/// Value that disables online play.
const NONE: &str = "none";

/// Database of the online games.
#[derive(clap::Args, Debug)]
pub(crate) struct DatabaseArg {
    /// Database of the online games: a file, <postgres://user:password@host/name>, or none [default: games.db in the user's
    /// data directory]
    #[arg(
        long,
        value_name = "DATABASE",
        env = "ORDO_DATABASE",
        hide_env_values = true
    )]
    database: Option<String>,
}

impl DatabaseArg {
    /// The database, which may not exist yet, or `None` for `--database none`. Creates the default directory if missing.
    pub(crate) fn or_none(&self) -> Result<Option<Database>, Failure> {
        match self.database.as_deref() {
            Some(NONE) => Ok(None),
            Some(text) => Ok(Some(parse(text))),
            None => {
                let file = default_file()?;
                if let Some(directory) = file.parent() {
                    fs::create_dir_all(directory).map_err(|error| {
                        let directory = directory.display();
                        Failure::Input(format!(
                            "cannot create the directory {directory} for the games: {error}; use --database FILE or --database none"
                        ))
                    })?;
                }
                Ok(Some(file.into()))
            }
        }
    }

    /// An existing database; `verb` is what the command does with it, for the error message.
    pub(crate) fn existing(&self, verb: &str) -> Result<Database, Failure> {
        match self.database.as_deref() {
            Some(NONE) => Err(Failure::Input(format!(
                "`--database none` has nothing to {verb}"
            ))),
            Some(text) => Ok(parse(text)),
            None => Ok(default_file()?.into()),
        }
    }
}

fn parse(text: &str) -> Database {
    let Ok(database) = text.parse();
    database
}

/// The database file without `--database`.
fn default_file() -> Result<PathBuf, Failure> {
    let directory = dirs::data_local_dir().ok_or_else(|| {
        Failure::input(
            "no home directory found for the games: use --database FILE or --database none",
        )
    })?;
    Ok(directory.join("ordo").join("games.db"))
}
