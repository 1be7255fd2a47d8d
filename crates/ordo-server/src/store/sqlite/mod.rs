//! Games in one `SQLite` file.

mod commit;
mod file;
pub(super) mod read;
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

/// Readers go on while the one writer writes.
const READERS: u32 = 4;
/// Readers of lists, which play never waits for.
const LIST_READERS: u32 = 2;
/// Retries while another process creates the same file.
const OPEN_RETRIES: ConstantBuilder = ConstantBuilder::new()
    .with_delay(Duration::from_millis(100))
    .with_max_times(19);

/// Games in one `SQLite` file: one writer, which commits what many games have to store at once, and a few readers.
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
        // The writer has the file open by now: it does not go away with this connection.
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
                // One stays open, and the write-ahead log with it.
                .idle_timeout(None)
                .max_lifetime(None)
                // A reader of another file of this name would show other games.
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
        // A commit is on the disk before anybody hears of it.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(10))
}

impl Sqlite {
    /// Opens a file that is only read: it stays as it is, and may be where nobody can write.
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

    /// Makes one file of what was written, without others beside it, so that it can be read where nobody can write.
    pub(crate) async fn settle(file: &Path) -> Result<(), StoreError> {
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
        // A file is served by one process, which sees to it by itself.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::state::{GameState, Player, Settings};
    use crate::store::fixtures::{fill_sqlite, id, searches};
    use ordo_api::SideChoice;
    use ordo_rules::RuleSet;

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

    fn new_game() -> NewGame {
        let origin = Origin {
            id: crate::game::secret::random_game_id().unwrap(),
            settings: Settings {
                game: RuleSet::Stein,
                clock: "1d".parse().unwrap(),
                side: SideChoice::Random,
                public: true,
            },
            created: 1,
            creator: Player {
                seat: Seat::from_bytes(&[0; 32]).unwrap(),
                name: "Ada".to_owned(),
            },
            joiner: None,
        };
        NewGame::from(GameState::open(origin))
    }

    #[tokio::test]
    async fn a_full_file_is_written_again_once_it_has_room() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("games.db");
        let full = options(&file).pragma("max_page_count", "64");
        let store = Sqlite::open_once(full).await.unwrap();
        assert!(store.probe().await.is_ok());
        let mut stored = Vec::new();
        loop {
            assert!(stored.len() < 1000, "the file is never full");
            // Several in one transaction: one that fails takes the others with it, but never half of one.
            let games: Vec<NewGame> = (0..10).map(|_| new_game()).collect();
            let ids: Vec<GameId> = games.iter().map(|game| game.origin.id.clone()).collect();
            let created = games.into_iter().map(|game| store.create(game));
            let created = futures_util::future::join_all(created).await;
            stored.extend(
                ids.into_iter()
                    .zip(&created)
                    .filter_map(|(id, created)| created.is_ok().then_some(id)),
            );
            if created.iter().any(Result::is_err) {
                break;
            }
        }
        // A single game may still find room in a page that is there.
        let mut refused = 0;
        while refused < 10 {
            assert!(stored.len() < 1000, "the file is never full");
            let game = new_game();
            let id = game.origin.id.clone();
            match store.create(game).await {
                Ok(_) => stored.push(id),
                Err(_) => refused += 1,
            }
        }
        assert!(store.probe().await.is_err(), "it knows that it is full");
        for id in &stored {
            assert!(
                store.load(id.clone()).await.unwrap().is_some(),
                "what was acknowledged is there"
            );
        }
        let mut other = options(&file).connect().await.unwrap();
        sqlx::raw_sql("DELETE FROM games")
            .execute(&mut other)
            .await
            .unwrap();
        assert!(store.probe().await.is_ok());
        let game = new_game();
        let id = game.origin.id.clone();
        assert_eq!(store.create(game).await.unwrap(), Written::Committed);
        assert!(store.load(id).await.unwrap().is_some());
    }

    #[tokio::test]
    async fn lists_are_interrupted_and_never_delay_play() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("games.db");
        let mut connection = options(&file)
            .create_if_missing(true)
            .connect()
            .await
            .unwrap();
        fill_sqlite(&mut connection, 20_000).await;
        let store = Sqlite::open(&file).await.unwrap();
        let of = |wanted: &str| {
            let mut all = searches().into_iter();
            all.find_map(|(what, search)| (what == wanted).then_some(search))
                .unwrap()
        };
        let long = of("mine, finished name=zz");
        let given_up = read::list_within(&store.lists, long.clone(), Duration::ZERO).await;
        assert!(matches!(given_up, Err(StoreError::TooSlow)), "{given_up:?}");
        assert!(store.list(long.clone()).await.unwrap().is_empty());
        assert_eq!(store.list(of("archive ")).await.unwrap().len(), 50);

        let mut busy = Vec::new();
        for _ in 0..LIST_READERS {
            busy.push(store.lists.acquire().await.unwrap());
        }
        assert!(
            store.list(long).await.is_err(),
            "lists wait for their turn, and not for ever"
        );
        assert!(store.load(id(777)).await.unwrap().is_some(), "play goes on");
    }
}
