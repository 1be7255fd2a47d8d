//! Games in one `SQLite` file.

mod read;
mod write;

use std::path::Path;
use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::mpsc;

use super::queue::{Job, Queue};
use super::{Append, Block, Listed, NewGame, Search, Storage, StorageError, Stored, Written};
use crate::online::event::Event;
use crate::online::secret::{GameId, Seat};
use crate::online::table::{Origin, Status};
use crate::online::time::{Control, Millis};

/// Steps from an empty file to the newest form, in order. A step that was released is never changed.
const MIGRATIONS: [(&str, &str); 3] = [
    (
        "games",
        include_str!("../../../../migrations/sqlite/0001_games.sql"),
    ),
    (
        "names",
        include_str!("../../../../migrations/sqlite/0002_names.sql"),
    ),
    (
        "blocks",
        include_str!("../../../../migrations/sqlite/0003_blocks.sql"),
    ),
];

/// Readers go on while the one writer writes.
const READERS: u32 = 4;
/// How often to look whether the file can be opened before giving up.
const LOOKS: u32 = 20;

/// Games in one `SQLite` file: one writer, which commits what many games have to store at once, and a few readers.
pub(crate) struct Sqlite {
    readers: SqlitePool,
    writer: Queue,
}

impl Sqlite {
    /// Opens the file, makes it if there is none, and brings it to the newest form.
    ///
    /// Another server may be making the same file at this moment: then it is there at the next look.
    pub(crate) async fn open(file: &Path) -> Result<Sqlite, StorageError> {
        let mut looks = 1;
        loop {
            match Sqlite::look(file).await {
                Err(_) if looks < LOOKS => looks += 1,
                opened => return opened,
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    async fn look(file: &Path) -> Result<Sqlite, StorageError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit is on the disk before anybody hears of it.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let mut connection = options.clone().connect().await?;
        super::migrator(&MIGRATIONS).run(&mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options)
            .await?;
        Ok(Sqlite {
            readers,
            writer: Queue::start([|waiting| write::run(connection, waiting)]),
        })
    }
}

impl Sqlite {
    /// Opens a file that is only read: it stays as it is, and may be where nobody can write.
    pub(crate) async fn open_to_read(file: &Path) -> Result<Sqlite, StorageError> {
        let options = SqliteConnectOptions::new().filename(file).read_only(true);
        let mut connection = options.clone().connect().await?;
        let games = sqlx::query("SELECT id FROM games LIMIT 1").fetch_optional(&mut connection);
        games.await.map_err(|error| match error {
            // no such table
            sqlx::Error::Database(error) if error.code().as_deref() == Some("1") => {
                StorageError::NotGames
            }
            error => error.into(),
        })?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options)
            .await?;
        Ok(Sqlite {
            readers,
            writer: Queue::start([|waiting| write::run(connection, waiting)]),
        })
    }

    /// Makes one file of what was written, without others beside it, so that it can be read where nobody can write.
    pub(crate) async fn settle(file: &Path) -> Result<(), StorageError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .journal_mode(SqliteJournalMode::Delete);
        options.connect().await?.close().await?;
        Ok(())
    }
}

impl Storage for Sqlite {
    fn create(&self, game: NewGame) -> Stored<'_, Written> {
        Box::pin(self.writer.write(Job::Create(Box::new(game))))
    }

    fn append(&self, append: Append) -> Stored<'_, Written> {
        Box::pin(self.writer.write(Job::Append(Box::new(append))))
    }

    fn load(&self, id: GameId) -> Stored<'_, Option<(Origin, Vec<Event>)>> {
        Box::pin(read::load(&self.readers, id))
    }

    fn since(&self, id: GameId, after: u32) -> Stored<'_, Vec<Event>> {
        Box::pin(async move {
            let mut from = self.readers.acquire().await?;
            read::since(&mut from, &id, after).await
        })
    }

    fn seqs(&self, ids: Vec<GameId>) -> Stored<'_, Vec<(GameId, u32)>> {
        Box::pin(read::seqs(&self.readers, ids))
    }

    fn all(&self, to: mpsc::Sender<(Origin, Vec<Event>)>) -> Stored<'_, ()> {
        Box::pin(read::all(&self.readers, to))
    }

    fn due(&self, status: Status, now: Millis, limit: u32) -> Stored<'_, Vec<GameId>> {
        Box::pin(read::due(&self.readers, status, now, limit))
    }

    fn search(&self, search: Search) -> Stored<'_, Vec<Listed>> {
        Box::pin(read::search(&self.readers, search))
    }

    fn open(&self, limit: u32) -> Stored<'_, Vec<(GameId, Control)>> {
        Box::pin(read::open(&self.readers, limit))
    }

    fn block(&self, block: Block) -> Stored<'_, Written> {
        Box::pin(self.writer.write(Job::Block(Box::new(block))))
    }

    fn unblock(&self, by: Seat, game: GameId) -> Stored<'_, Written> {
        Box::pin(self.writer.write(Job::Unblock(by, game)))
    }

    fn blocks(&self, by: Seat) -> Stored<'_, Vec<Block>> {
        Box::pin(read::blocks(&self.readers, by))
    }

    fn all_blocks(&self) -> Stored<'_, Vec<Block>> {
        Box::pin(read::all_blocks(&self.readers))
    }

    fn blocked_either_way(&self, seat: Seat) -> Stored<'_, Vec<Seat>> {
        Box::pin(read::blocked_either_way(&self.readers, seat))
    }

    fn open_challenges(&self, seat: Seat) -> Stored<'_, u32> {
        Box::pin(read::open_challenges(&self.readers, seat))
    }

    fn count(&self, status: Status) -> Stored<'_, u32> {
        Box::pin(read::count(&self.readers, status))
    }

    fn pairing(&self) -> Stored<'_, Box<dyn Send>> {
        // A file is served by one process, which sees to it by itself.
        Box::pin(async { Ok(Box::new(()) as Box<dyn Send>) })
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            self.writer.close().await;
            self.readers.close().await;
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_that_start_at_once_make_one_file() {
        let folder = tempfile::tempdir().unwrap();
        for round in 0..10 {
            let file = folder.path().join(format!("{round}.db"));
            let together = std::sync::Barrier::new(8);
            let open = || {
                let runtime = tokio::runtime::Runtime::new().unwrap();
                together.wait();
                let opened = runtime.block_on(Sqlite::open(&file));
                opened.map(|_| ()).unwrap();
            };
            std::thread::scope(|scope| {
                for _ in 0..8 {
                    scope.spawn(open);
                }
            });
        }
    }
}
