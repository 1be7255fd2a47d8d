//! A yardstick for whoever measures the server: what the database does without us.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection};

use crate::store::database::Database;

/// How many durable commits of one small row, one after the other, a database does in a second. It is measured in a file
/// beside the file, or in a table beside the tables, which is taken away again.
pub async fn plain_commits(database: &Database, time: Duration) -> Result<f64, PlainError> {
    Ok(match database {
        Database::File(file) => {
            let beside = PathBuf::from(format!("{}.plain", file.display()));
            let measured = sqlite(&beside, time).await;
            for end in ["", "-wal", "-shm"] {
                let _ = std::fs::remove_file(format!("{}{end}", beside.display()));
            }
            measured?
        }
        Database::Postgres(address) => postgres(address.parse()?, time).await?,
    })
}

/// The database cannot be measured.
#[derive(Debug, thiserror::Error)]
#[error("cannot measure the database: {0}")]
pub struct PlainError(#[from] sqlx::Error);

const TABLE: &str = "CREATE TABLE IF NOT EXISTS ordo_plain (text TEXT NOT NULL)";
const ROW: &str = "INSERT INTO ordo_plain (text) VALUES ('a row about as long as a move and all that is kept of it')";
const NO_TABLE: &str = "DROP TABLE ordo_plain";

/// Commits for a while, each on its own.
macro_rules! commits {
    ($connection:expr, $time:expr) => {{
        sqlx::query(TABLE).execute(&mut $connection).await?;
        let began = Instant::now();
        let mut commits = 0_u32;
        while began.elapsed() < $time {
            sqlx::query(ROW).execute(&mut $connection).await?;
            commits += 1;
        }
        let measured = f64::from(commits) / began.elapsed().as_secs_f64();
        sqlx::query(NO_TABLE).execute(&mut $connection).await?;
        measured
    }};
}

async fn sqlite(file: &Path, time: Duration) -> Result<f64, sqlx::Error> {
    let mut connection = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .connect()
        .await?;
    let measured = commits!(connection, time);
    connection.close().await?;
    Ok(measured)
}

async fn postgres(options: PgConnectOptions, time: Duration) -> Result<f64, sqlx::Error> {
    let mut connection = options.connect().await?;
    let measured = commits!(connection, time);
    connection.close().await?;
    Ok(measured)
}
