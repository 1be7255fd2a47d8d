//! The commit rate of the database alone, as a baseline for load tests.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection};

use crate::store::database::Database;

/// Durable commits of one small row per second, one at a time. Uses a file beside the database, or a separate table, which is
/// deleted afterwards.
pub async fn commits_per_second(database: &Database, time: Duration) -> Result<f64, BaselineError> {
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
pub struct BaselineError(#[from] sqlx::Error);

const TABLE: &str = "CREATE TABLE IF NOT EXISTS ordo_plain (text TEXT NOT NULL)";
const ROW: &str =
    "INSERT INTO ordo_plain (text) VALUES ('a row about as long as a move with all its columns')";
const DROP: &str = "DROP TABLE ordo_plain";

/// Commits for a while, one row at a time.
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
        sqlx::query(DROP).execute(&mut $connection).await?;
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
