//! The address of a database.

use std::convert::Infallible;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use futures_util::future::LocalBoxFuture;

use crate::store::{Postgres, Sqlite, Store, StoreError};

/// The database of online play.
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    /// An `SQLite` file: `sqlite:games.db`, or just a path.
    File(PathBuf),
    /// A `PostgreSQL` database: `postgres://user:password@host/name`.
    Postgres(String),
}

/// Boxed, so that this crate compiles it once and not each caller in another crate.
type Opening<'a> = LocalBoxFuture<'a, Result<Arc<dyn Store>, StoreError>>;

impl Database {
    /// Opens it for a server; one process at a time may serve a file.
    pub(crate) fn serve(&self) -> Opening<'_> {
        match self {
            Database::File(file) => shared(Sqlite::serve(file)),
            Database::Postgres(address) => shared(open_postgres(address)),
        }
    }

    /// Opens it for reading and writing; a server may be using it.
    pub(crate) fn open(&self) -> Opening<'_> {
        match self {
            Database::File(file) => shared(Sqlite::open(file)),
            Database::Postgres(address) => shared(open_postgres(address)),
        }
    }

    /// Opens it for reading.
    pub(crate) fn open_to_read(&self) -> Opening<'_> {
        match self {
            Database::File(file) => shared(Sqlite::open_to_read(file)),
            Database::Postgres(address) => shared(open_postgres(address)),
        }
    }
}

fn shared<'a, S: Store + 'static>(
    opening: impl Future<Output = Result<S, StoreError>> + 'a,
) -> Opening<'a> {
    Box::pin(async { Ok(Arc::new(opening.await?) as Arc<dyn Store>) })
}

async fn open_postgres(address: &str) -> Result<Postgres, StoreError> {
    Postgres::open(address.parse()?).await
}

impl FromStr for Database {
    type Err = Infallible;

    /// Anything but a `PostgreSQL` URL is a path.
    fn from_str(text: &str) -> Result<Database, Infallible> {
        let server = ["postgres://", "postgresql://"];
        Ok(if server.iter().any(|start| text.starts_with(start)) {
            Database::Postgres(text.to_owned())
        } else {
            let file = text.strip_prefix("sqlite:").unwrap_or(text);
            Database::File(file.strip_prefix("//").unwrap_or(file).into())
        })
    }
}

impl From<PathBuf> for Database {
    fn from(file: PathBuf) -> Database {
        Database::File(file)
    }
}

/// For logs and messages, without user and password.
impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Database::File(file) => write!(f, "{}", file.display()),
            Database::Postgres(address) => {
                let location = address.split_once("://").map_or("", |(_, rest)| rest);
                let location = location.split('?').next().unwrap_or_default();
                let location = location
                    .rsplit_once('@')
                    .map_or(location, |(_, location)| location);
                write!(f, "postgres://{location}")
            }
        }
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_and_servers() {
        let read = |text: &str| text.parse::<Database>().unwrap();
        for text in ["games.db", "sqlite:games.db", "sqlite://games.db"] {
            assert_eq!(read(text), Database::File("games.db".into()), "{text}");
        }
        for text in [
            "sqlite:/var/games.db",
            "sqlite:///var/games.db",
            "/var/games.db",
        ] {
            assert_eq!(read(text), Database::File("/var/games.db".into()), "{text}");
        }
        for text in ["postgres://host/ordo", "postgresql://host/ordo"] {
            assert_eq!(read(text), Database::Postgres(text.to_owned()));
        }
    }

    #[test]
    fn passwords_are_not_shown() {
        for text in [
            "postgres://ordo:secret@host:5432/ordo?sslmode=require",
            "postgresql://ordo:se@cret@host:5432/ordo?password=secret",
        ] {
            let database: Database = text.parse().unwrap();
            for shown in [database.to_string(), format!("{database:?}")] {
                assert_eq!(shown, "postgres://host:5432/ordo");
            }
        }
    }
}
