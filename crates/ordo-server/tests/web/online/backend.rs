//! The backend of the tests of online play, chosen with `ORDO_TEST_BACKEND`:
//!
//! | value | database | servers |
//! | --- | --- | --- |
//! | `sqlite` (default) | a file | one |
//! | `postgres` | PostgreSQL at `ORDO_TEST_POSTGRES` | one |
//! | `cluster` | PostgreSQL at `ORDO_TEST_POSTGRES` | two, connected by NATS at `ORDO_TEST_NATS`; connections alternate between them |

use std::env;
use std::path::Path;

use ordo_server::Database;
use sqlx::{Connection, PgConnection, SqliteConnection};

/// A database, and NATS for a cluster.
pub(crate) struct Backend {
    pub(crate) database: Database,
    pub(crate) nats: Option<String>,
}

impl Backend {
    /// The backend of a test with this folder: a file in it, or a database named after it.
    pub(crate) async fn of(folder: &Path) -> Backend {
        let chosen = env::var("ORDO_TEST_BACKEND").unwrap_or_else(|_| "sqlite".to_owned());
        match chosen.as_str() {
            "sqlite" => Backend {
                database: Database::File(folder.join("games.db")),
                nats: None,
            },
            "postgres" => Backend {
                database: Database::Postgres(postgres(folder).await),
                nats: None,
            },
            "cluster" => Backend {
                database: Database::Postgres(postgres(folder).await),
                nats: Some(service("ORDO_TEST_NATS")),
            },
            other => panic!("ORDO_TEST_BACKEND is {other}; expected sqlite, postgres or cluster"),
        }
    }

    /// Runs SQL directly in the database.
    pub(crate) async fn run(&self, sql: &'static str) {
        match &self.database {
            Database::Postgres(address) => {
                let mut connection = PgConnection::connect(address).await.unwrap();
                sqlx::query(sql).execute(&mut connection).await.unwrap();
            }
            Database::File(file) => {
                let address = format!("sqlite://{}", file.display());
                let mut connection = SqliteConnection::connect(&address).await.unwrap();
                sqlx::query(sql).execute(&mut connection).await.unwrap();
            }
        }
    }

    /// The contents of the database, as bytes.
    pub(crate) async fn stored(&self, folder: &Path) -> Vec<u8> {
        let Database::Postgres(address) = &self.database else {
            let mut stored = std::fs::read(folder.join("games.db")).unwrap();
            stored.extend(std::fs::read(folder.join("games.db-wal")).unwrap_or_default());
            return stored;
        };
        let mut connection = PgConnection::connect(address).await.unwrap();
        let mut stored = Vec::new();
        for all in [
            "SELECT games::text FROM games",
            "SELECT events::text FROM events",
        ] {
            let rows: Vec<String> = sqlx::query_scalar(all)
                .fetch_all(&mut connection)
                .await
                .unwrap();
            stored.extend(rows.concat().bytes());
        }
        stored
    }
}

/// The address of a service.
pub(crate) fn service(name: &str) -> String {
    env::var(name).unwrap_or_else(|_| panic!("{name} is not set: use scripts/services run"))
}

/// A PostgreSQL database named after the folder, created if missing.
async fn postgres(folder: &Path) -> String {
    let server = service("ORDO_TEST_POSTGRES");
    let name = folder.file_name().unwrap().to_str().unwrap();
    let name = name
        .bytes()
        .fold(String::new(), |hex, byte| format!("{hex}{byte:02x}"));
    let mut connection = PgConnection::connect(&server).await.unwrap();
    let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE ordo_{name}"));
    if let Err(error) = sqlx::query(create).execute(&mut connection).await {
        let code = error
            .as_database_error()
            .and_then(sqlx::error::DatabaseError::code);
        assert_eq!(code.as_deref(), Some("42P04"), "{error}"); // it exists already
    }
    let (server, _) = server.rsplit_once('/').unwrap();
    format!("{server}/ordo_{name}")
}
