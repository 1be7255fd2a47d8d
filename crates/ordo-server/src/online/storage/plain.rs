//! A yardstick for whoever measures the server: what the database does without us.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};

/// How many durable commits of one small row, one after the other, a database does in a second. For a file, it is measured in
/// a file beside it, which is taken away again.
pub async fn plain_commits(database: &str, time: Duration) -> Result<f64, PlainError> {
    let file = database.strip_prefix("sqlite:").unwrap_or(database);
    let beside = PathBuf::from(format!("{file}.plain"));
    let measured = sqlite(&beside, time).await;
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", beside.display()));
    }
    Ok(measured?)
}

/// The database cannot be measured.
#[derive(Debug, thiserror::Error)]
#[error("cannot measure the database: {0}")]
pub struct PlainError(#[from] sqlx::Error);

const TABLE: &str =
    "CREATE TABLE IF NOT EXISTS ordo_plain (n INTEGER PRIMARY KEY, text TEXT NOT NULL)";
const ROW: &str = "INSERT INTO ordo_plain (text) VALUES ('a row about as long as a move and all that is kept of it')";

async fn sqlite(file: &Path, time: Duration) -> Result<f64, sqlx::Error> {
    let mut connection = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .connect()
        .await?;
    sqlx::query(TABLE).execute(&mut connection).await?;
    let began = Instant::now();
    let mut commits = 0_u32;
    while began.elapsed() < time {
        sqlx::query(ROW).execute(&mut connection).await?;
        commits += 1;
    }
    Ok(f64::from(commits) / began.elapsed().as_secs_f64())
}
