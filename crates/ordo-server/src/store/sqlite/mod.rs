//! Games in one `SQLite` file.

mod commit;
mod file;
pub(super) mod read;
#[cfg(test)]
mod tests;
mod write;

use ordo_api::{GameEvent, GameId, Millis, Status, TimeControl};
use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;

use backon::{ConstantBuilder, Retryable};
use futures_util::future::BoxFuture;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::mpsc;

use crate::game::change::{Change, NewGame};
use crate::game::secret::Seat;
use crate::game::state::Origin;
use crate::store::batch::{Job, WriteQueue};
use crate::store::sqlite::file::OpenedFile;
use crate::store::sqlite::write::Writer;
use crate::store::{Block, GameQuery, LIST_WAIT, Listed, Store, StoreError, StoreFuture, Written};

/// Schema migrations in order. A released migration is never changed.
pub(super) const MIGRATIONS: [(&str, &str); 4] = [
    (
        "games",
        include_str!("../../../migrations/sqlite/0001_games.sql"),
    ),
    (
        "names",
        include_str!("../../../migrations/sqlite/0002_names.sql"),
    ),
    (
        "lists",
        include_str!("../../../migrations/sqlite/0003_lists.sql"),
    ),
    (
        "blocks",
        include_str!("../../../migrations/sqlite/0004_blocks.sql"),
    ),
];

/// Connections for reading, which the writer does not block.
const READERS: u32 = 4;
/// Connections for lists.
const LIST_READERS: u32 = 2;
/// Retries while another process creates the same file.
const OPEN_RETRIES: ConstantBuilder = ConstantBuilder::new()
    .with_delay(Duration::from_millis(100))
    .with_max_times(19);

/// Games in one `SQLite` file: one writer, which commits the changes of many games together, and a few readers.
pub(crate) struct Sqlite {
    readers: SqlitePool,
    lists: SqlitePool,
    writer: WriteQueue,
    /// Held while this process serves the file.
    lock: Mutex<Option<File>>,
}

impl Sqlite {
    /// Opens the file to serve it, which one process at a time may do.
    pub(crate) async fn serve(file: &Path) -> Result<Sqlite, StoreError> {
        let lock = file::lock(file).await?;
        let mut opened = Sqlite::open(file).await?;
        opened.lock = Mutex::new(Some(lock));
        Ok(opened)
    }

    /// Opens or creates the file and migrates it to the newest schema. A server may be using it.
    pub(crate) async fn open(file: &Path) -> Result<Sqlite, StoreError> {
        let attempt = || Sqlite::open_once(options(file));
        attempt.retry(OPEN_RETRIES).await
    }

    async fn open_once(options: SqliteConnectOptions) -> Result<Sqlite, StoreError> {
        let mut connection = options.clone().create_if_missing(true).connect().await?;
        crate::store::migrator(&MIGRATIONS)
            .run(&mut connection)
            .await?;
        let file = OpenedFile::new(options.get_filename().to_owned())?;
        let writer = Writer::new(options.clone(), file.clone()).await?;
        // The writer has the file open, so that closing this connection does not remove the write-ahead log.
        connection.close().await?;
        Sqlite::with(options, file, writer).await
    }

    async fn with(
        options: SqliteConnectOptions,
        file: OpenedFile,
        writer: Writer,
    ) -> Result<Sqlite, StoreError> {
        let pool = |readers| {
            let file = file.clone();
            SqlitePoolOptions::new()
                .max_connections(readers)
                // An open connection keeps the write-ahead log.
                .idle_timeout(None)
                .max_lifetime(None)
                // The file may have been replaced by another one of the same name.
                .after_connect(move |_, _| {
                    let checked = file
                        .check()
                        .map_err(|error| sqlx::Error::Io(io::Error::other(error)));
                    Box::pin(async { checked })
                })
        };
        Ok(Sqlite {
            readers: pool(READERS).connect_with(options.clone()).await?,
            lists: pool(LIST_READERS)
                .acquire_timeout(LIST_WAIT)
                .connect_lazy_with(options),
            writer: WriteQueue::start([|waiting| write::run(writer, waiting)]),
            lock: Mutex::default(),
        })
    }
}

/// The options of a connection. Only the first one creates the file: a file that is missing later was deleted.
fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(false)
        .journal_mode(SqliteJournalMode::Wal)
        // Commits are synced to the disk before they are acknowledged.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(10))
}

impl Sqlite {
    /// Opens a file for reading only; neither it nor its folder needs to be writable.
    pub(crate) async fn open_to_read(file: &Path) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new().filename(file).read_only(true);
        let mut connection = options.clone().connect().await?;
        let games = sqlx::query("SELECT id FROM games LIMIT 1").fetch_optional(&mut connection);
        games.await.map_err(|error| match error {
            // no such table
            sqlx::Error::Database(error) if error.code().as_deref() == Some("1") => {
                StoreError::NotGames
            }
            error => error.into(),
        })?;
        let file = OpenedFile::new(file.to_owned())?;
        let writer = Writer::read_only(options.clone(), file.clone());
        let opened = Sqlite::with(options, file, writer).await;
        connection.close().await?;
        opened
    }

    /// Merges the write-ahead log into the file, so that it can be read from a read-only folder.
    pub(crate) async fn checkpoint(file: &Path) -> Result<(), StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .journal_mode(SqliteJournalMode::Delete);
        options.connect().await?.close().await?;
        Ok(())
    }
}

impl Store for Sqlite {
    fn create(&self, game: NewGame) -> StoreFuture<'_, Written> {
        Box::pin(self.writer.write(Job::Create(Box::new(game))))
    }

    fn append(&self, change: Box<Change>) -> StoreFuture<'_, Written> {
        Box::pin(self.writer.write(Job::Append(change)))
    }

    fn load(&self, id: GameId) -> StoreFuture<'_, Option<(Origin, Vec<GameEvent>)>> {
        Box::pin(read::load(&self.readers, id))
    }

    fn since(&self, id: GameId, after: u32) -> StoreFuture<'_, Vec<GameEvent>> {
        Box::pin(async move {
            let mut from = self.readers.acquire().await?;
            read::since(&mut from, &id, after).await
        })
    }

    fn seqs(&self, ids: Vec<GameId>) -> StoreFuture<'_, Vec<(GameId, u32)>> {
        Box::pin(read::seqs(&self.readers, ids))
    }

    fn all(&self, to: mpsc::Sender<(Origin, Vec<GameEvent>)>) -> StoreFuture<'_, ()> {
        Box::pin(read::all(&self.readers, to))
    }

    fn due(&self, status: Status, now: Millis, limit: u32) -> StoreFuture<'_, Vec<GameId>> {
        Box::pin(read::due(&self.readers, status, now, limit))
    }

    fn search(&self, search: GameQuery) -> StoreFuture<'_, Vec<Listed>> {
        Box::pin(async move {
            let mut from = self.readers.acquire().await?;
            read::search(&mut from, &search).await
        })
    }

    fn list(&self, search: GameQuery) -> StoreFuture<'_, Vec<Listed>> {
        Box::pin(read::list(&self.lists, search))
    }

    fn open(&self, limit: u32) -> StoreFuture<'_, Vec<(GameId, TimeControl)>> {
        Box::pin(read::open(&self.readers, limit))
    }

    fn block(&self, block: Block) -> StoreFuture<'_, Written> {
        Box::pin(self.writer.write(Job::Block(Box::new(block))))
    }

    fn unblock(&self, by: Seat, game: GameId) -> StoreFuture<'_, Written> {
        Box::pin(self.writer.write(Job::Unblock(by, game)))
    }

    fn blocks(&self, by: Seat) -> StoreFuture<'_, Vec<Block>> {
        Box::pin(read::blocks(&self.readers, by))
    }

    fn all_blocks(&self) -> StoreFuture<'_, Vec<Block>> {
        Box::pin(read::all_blocks(&self.readers))
    }

    fn blocked_either_way(&self, seat: Seat) -> StoreFuture<'_, Vec<Seat>> {
        Box::pin(read::blocked_either_way(&self.readers, seat))
    }

    fn open_challenges(&self, seat: Seat) -> StoreFuture<'_, u32> {
        Box::pin(read::open_challenges(&self.readers, seat))
    }

    fn count(&self, status: Status) -> StoreFuture<'_, u32> {
        Box::pin(read::count(&self.readers, status))
    }

    fn pairing(&self) -> StoreFuture<'_, Box<dyn Send>> {
        // One process serves a file, and it serializes quick matches itself.
        Box::pin(async { Ok(Box::new(()) as Box<dyn Send>) })
    }

    fn probe(&self) -> StoreFuture<'_, Written> {
        Box::pin(self.writer.write(Job::Probe))
    }

    fn unplayed(&self, before: Millis, limit: u32) -> StoreFuture<'_, Vec<GameId>> {
        Box::pin(read::unplayed(&self.readers, before, limit))
    }

    fn delete(&self, unplayed: Vec<GameId>) -> StoreFuture<'_, Written> {
        Box::pin(self.writer.write(Job::Delete(unplayed)))
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            self.writer.close().await;
            self.lists.close().await;
            self.readers.close().await;
            if let Ok(mut lock) = self.lock.lock() {
                lock.take();
            }
        })
    }
}
