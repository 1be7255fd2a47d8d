//! `--database`: where the games of online play are.

use std::fs;
use std::path::PathBuf;

use ordo_server::Database;

use crate::failure::Failure;

/// The word for no online play.
const NONE: &str = "none";

/// Where the games of online play are.
#[derive(clap::Args, Debug)]
pub(crate) struct DatabaseArg {
    #[arg(
        long,
        help = "Where the games of online play are kept: a file, postgres://user:password@host/name, or none. If nothing is \
                said, a file in your folder for programs' data",
        value_name = "DATABASE",
        env = "ORDO_DATABASE",
        hide_env_values = true
    )]
    database: Option<String>,
}

impl DatabaseArg {
    /// The database to serve; nothing if no online play is wanted. The usual folder is made if there is none.
    pub(crate) fn to_serve(&self) -> Result<Option<Database>, Failure> {
        match self.database.as_deref() {
            Some(NONE) => Ok(None),
            Some(text) => Ok(Some(read(text))),
            None => {
                let file = usual()?;
                if let Some(folder) = file.parent() {
                    fs::create_dir_all(folder).map_err(|error| {
                        let folder = folder.display();
                        Failure::Input(format!(
                            "cannot make the folder {folder} for the games: {error}; say --database FILE, or --database none"
                        ))
                    })?;
                }
                Ok(Some(file.into()))
            }
        }
    }

    /// The database to read from or write to.
    pub(crate) fn to_use(&self) -> Result<Database, Failure> {
        match self.database.as_deref() {
            Some(NONE) => Err(Failure::input("there are no games in no database")),
            Some(text) => Ok(read(text)),
            None => Ok(usual()?.into()),
        }
    }
}

fn read(text: &str) -> Database {
    let Ok(database) = text.parse();
    database
}

/// The file that is used if nothing is said.
fn usual() -> Result<PathBuf, Failure> {
    let folder = dirs::data_local_dir().ok_or_else(|| {
        Failure::input(
            "there is no home folder for the games: say --database FILE, or --database none",
        )
    })?;
    Ok(folder.join("ordo").join("games.db"))
}
