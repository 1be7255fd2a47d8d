//! Exports, backups and copies of all games.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::task::JoinSet;

use crate::game::change::NewGame;
use crate::game::record;
use crate::game::state::{GameState, ReplayError};
use crate::store::database::Database;
use crate::store::{Sqlite, Store, StoreError, Written};
use crate::time::{Clock, SystemClock, millis};

/// Maximum number of games that are being copied concurrently.
const CONCURRENT: usize = 256;

/// Error when reading, copying or deleting games.
#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    /// There is no such file.
    #[error("there is no file {0}")]
    Missing(Database),
    /// A copy does not overwrite anything.
    #[error("the file {0} already exists")]
    Exists(Database),
    /// The database cannot be read or written.
    #[error("database {0}: {1}")]
    Database(Database, String),
    /// The records cannot be written.
    #[error(transparent)]
    Output(#[from] io::Error),
}

/// Numbers of copied and of already present games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Copied {
    /// Number of copied games.
    pub games: u64,
    /// Number of games that existed already and were not changed.
    pub known: u64,
}

/// Writes all started games in one snapshot as records, oldest first; returns their number.
pub async fn export(from: &Database, out: &mut (dyn Write + Send)) -> Result<u64, ArchiveError> {
    let failed = |error: &dyn ToString| ArchiveError::Database(from.clone(), error.to_string());
    let (store, mut games) = read(from).await?;
    let mut written = 0;
    while let Some(game) = games.recv().await {
        let state = game.map_err(|error| failed(&error))?;
        if state.creator.is_none() {
            continue;
        }
        let text = record::of(&state).ok_or_else(|| failed(&"a game cannot be written"))?;
        if written > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{}", text.trim_end())?;
        written += 1;
    }
    store.close().await;
    Ok(written)
}

/// Copies all games in one snapshot into a new `SQLite` file, which can be served like any other.
pub async fn backup(from: &Database, to: &Path) -> Result<Copied, ArchiveError> {
    let file = Database::File(to.to_owned());
    // Written under another name first, so that a partial copy is never mistaken for a complete one.
    let unfinished = to.with_added_extension("part");
    for path in [to, &unfinished] {
        if path.exists() {
            return Err(ArchiveError::Exists(path.to_owned().into()));
        }
    }
    let failed = |error: &dyn ToString| ArchiveError::Database(file.clone(), error.to_string());
    let copied = copy(from, &unfinished.clone().into()).await?;
    let checkpointed = Sqlite::checkpoint(&unfinished).await;
    checkpointed.map_err(|error| failed(&error))?;
    fs::File::open(&unfinished)?.sync_all()?;
    fs::rename(&unfinished, to).map_err(|error| failed(&error))?;
    Ok(copied)
}

/// Copies all games of one database to another. Games that exist there are not changed.
pub async fn copy(from: &Database, to: &Database) -> Result<Copied, ArchiveError> {
    let read_failed =
        |error: &dyn ToString| ArchiveError::Database(from.clone(), error.to_string());
    let failed = |error: &dyn ToString| ArchiveError::Database(to.clone(), error.to_string());
    let (store, mut games) = read(from).await?;
    let target = to.open().await.map_err(|error| failed(&error))?;
    let mut copied = Copied::default();
    let mut tasks = JoinSet::new();
    loop {
        let game = games.recv().await;
        let last = game.is_none();
        while tasks.len() >= CONCURRENT || (last && !tasks.is_empty()) {
            match tasks.join_next().await {
                Some(Ok(Ok(Written::Committed))) => copied.games += 1,
                Some(Ok(Ok(Written::Conflict))) => copied.known += 1,
                Some(Ok(Err(error))) => return Err(failed(&error)),
                Some(Err(error)) => return Err(failed(&error)),
                None => break,
            }
        }
        let Some(game) = game else { break };
        let game = NewGame::from(game.map_err(|error| read_failed(&error))?);
        let target = Arc::clone(&target);
        tasks.spawn(async move { create(&*target, game).await });
    }
    let blocks = store.all_blocks().await;
    for block in blocks.map_err(|error| read_failed(&error))? {
        target.block(block).await.map_err(|error| failed(&error))?;
    }
    target.close().await;
    store.close().await;
    Ok(copied)
}

/// Deletes unplayed games that ended longer ago than `keep`: challenges that nobody joined, and games that were
/// aborted or expired. Returns their number.
pub async fn prune(database: &Database, keep: Duration) -> Result<u64, ArchiveError> {
    let failed = |error: &dyn ToString| ArchiveError::Database(database.clone(), error.to_string());
    must_exist(database)?;
    let store = database.open().await.map_err(|error| failed(&error))?;
    let before = SystemClock::default().now().saturating_sub(millis(keep));
    let pruned = super::prune::prune(&*store, before, |_| ()).await;
    store.close().await;
    pruned.map_err(|error| failed(&error))
}

/// Fails for a missing file: opening it would create one.
fn must_exist(database: &Database) -> Result<(), ArchiveError> {
    match database {
        Database::File(file) if !file.exists() => Err(ArchiveError::Missing(database.clone())),
        _ => Ok(()),
    }
}

async fn create(to: &dyn Store, game: NewGame) -> Result<Written, StoreError> {
    to.create(game).await
}

/// A game that cannot be read.
#[derive(Debug, thiserror::Error)]
enum ReadError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    ReplayError(#[from] ReplayError),
}

type Games = mpsc::Receiver<Result<GameState, ReadError>>;

/// All games of a database, one after the other.
async fn read(from: &Database) -> Result<(Arc<dyn Store>, Games), ArchiveError> {
    must_exist(from)?;
    let store = from
        .open_to_read()
        .await
        .map_err(|error| ArchiveError::Database(from.clone(), error.to_string()))?;
    let (raw, mut stored) = mpsc::channel(CONCURRENT);
    let (to, games) = mpsc::channel(CONCURRENT);
    let all = Arc::clone(&store);
    tokio::spawn(async move {
        let reading = tokio::spawn(async move { all.all(raw).await });
        while let Some((origin, events)) = stored.recv().await {
            let state = GameState::replay(origin, events).map_err(ReadError::from);
            if to.send(state).await.is_err() {
                return;
            }
        }
        // An interrupted stream is an error, not a complete copy.
        if let Ok(Err(error)) = reading.await {
            let _ = to.send(Err(error.into())).await;
        }
    });
    Ok((store, games))
}
