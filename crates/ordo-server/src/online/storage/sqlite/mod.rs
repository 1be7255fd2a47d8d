//! Games in one `SQLite` file.

mod read;
mod write;

use std::path::Path;
use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::ConnectOptions;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

use super::{Append, Listed, NewGame, Search, Storage, StorageError, Stored, Written};
use crate::online::event::Event;
use crate::online::secret::{GameId, Seat};
use crate::online::table::Origin;
use crate::online::time::Millis;

use write::{Job, Writer};

/// Steps from an empty file to the newest form, in order. A step that was released is never changed.
const MIGRATIONS: [(&str, &str); 1] = [(
    "games",
    include_str!("../../../../migrations/sqlite/0001_games.sql"),
)];

/// Readers go on while the one writer writes.
const READERS: u32 = 4;

/// Games in one `SQLite` file: one writer, which commits what many games have to store at once, and a few readers.
pub(crate) struct Sqlite {
    readers: SqlitePool,
    writer: Writer,
}

impl Sqlite {
    /// Opens the file, makes it if there is none, and brings it to the newest form.
    pub(crate) async fn open(file: &Path) -> Result<Sqlite, StorageError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit is on the disk before anybody hears of it.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let mut connection = options.clone().connect().await?;
        migrator().run(&mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options)
            .await?;
        Ok(Sqlite {
            readers,
            writer: Writer::start(connection),
        })
    }
}

fn migrator() -> sqlx::migrate::Migrator {
    use sqlx::migrate::{Migration, MigrationType, Migrator};
    let migrations = MIGRATIONS.iter().zip(1..).map(|((name, sql), version)| {
        let sql = sqlx::SqlStr::from_static(sql);
        Migration::new(version, (*name).into(), MigrationType::Simple, sql, false)
    });
    Migrator::with_migrations(migrations.collect())
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

    fn due(&self, now: Millis, limit: u32) -> Stored<'_, Vec<GameId>> {
        Box::pin(read::due(&self.readers, now, limit))
    }

    fn search(&self, search: Search) -> Stored<'_, Vec<Listed>> {
        Box::pin(read::search(&self.readers, search))
    }

    fn open_challenges(&self, seat: Seat) -> Stored<'_, u32> {
        Box::pin(read::open_challenges(&self.readers, seat))
    }

    fn all_open_challenges(&self) -> Stored<'_, u32> {
        Box::pin(read::all_open_challenges(&self.readers))
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            self.writer.close().await;
            self.readers.close().await;
        })
    }
}
