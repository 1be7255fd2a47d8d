//! Where the games of a test are. `ORDO_TEST_ON` says which: a file (nothing said), `postgres`, or `nodes`, which is two
//! servers with PostgreSQL and NATS; their addresses are in `ORDO_TEST_POSTGRES` and `ORDO_TEST_NATS`.

use std::env::var;
use std::path::Path;

use ordo_server::Database;
use sqlx::{Connection, PgConnection, SqliteConnection};

/// Where the games of a test are.
pub(crate) struct Place {
    pub(crate) database: Database,
    /// For two servers.
    pub(crate) nats: Option<String>,
}

impl Place {
    /// The place that belongs to a folder; the same one every time.
    pub(crate) async fn of(folder: &Path) -> Place {
        let on = var("ORDO_TEST_ON").unwrap_or_default();
        let file = Database::File(folder.join("games.db"));
        match on.as_str() {
            "" => Place {
                database: file,
                nats: None,
            },
            "postgres" | "nodes" => Place {
                database: Database::Postgres(postgres(folder).await),
                nats: (on == "nodes").then(|| var("ORDO_TEST_NATS").unwrap()),
            },
            other => panic!("ORDO_TEST_ON is {other}"),
        }
    }

    /// Changes what is stored, behind the servers' backs.
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

    /// All that is stored, as bytes.
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

/// A database with the name of the folder, made if there is none.
async fn postgres(folder: &Path) -> String {
    let server = var("ORDO_TEST_POSTGRES").unwrap();
    let name = folder.file_name().unwrap().to_str().unwrap();
    let name = name
        .bytes()
        .fold(String::new(), |hex, byte| format!("{hex}{byte:02x}"));
    let mut connection = PgConnection::connect(&server).await.unwrap();
    let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE ordo_{name}"));
    if let Err(error) = sqlx::query(create).execute(&mut connection).await {
        let there = error
            .as_database_error()
            .and_then(sqlx::error::DatabaseError::code);
        assert_eq!(there.as_deref(), Some("42P04"), "{error}");
    }
    let (server, _) = server.rsplit_once('/').unwrap();
    format!("{server}/ordo_{name}")
}
