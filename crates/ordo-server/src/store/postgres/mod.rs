//! Games in a `PostgreSQL` database, which several servers may share.

mod batch;
pub(super) mod read;
mod single;
mod write;

use ordo_api::{GameEvent, GameId, Millis, Status, TimeControl};
use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use backon::{ExponentialBuilder, Retryable};
use futures_util::TryFutureExt;
use futures_util::future::BoxFuture;
use sqlx::ConnectOptions;
use sqlx::error::DatabaseError;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use tokio::sync::mpsc;
use tokio::time::timeout;
use tracing::warn;

use crate::game::change::{Change, NewGame};
use crate::game::secret::Seat;
use crate::game::state::Origin;
use crate::store::batch::{Job, WriteQueue};
use crate::store::{
    Block, GameQuery, LIST_TIME, LIST_WAIT, Listed, Store, StoreError, StoreFuture, Written,
};

/// Schema migrations in order. A released migration is never changed.
pub(super) const MIGRATIONS: [(&str, &str); 4] = [
    (
        "games",
        include_str!("../../../migrations/postgres/0001_games.sql"),
    ),
    (
        "names",
        include_str!("../../../migrations/postgres/0002_names.sql"),
    ),
    (
        "lists",
        include_str!("../../../migrations/postgres/0003_lists.sql"),
    ),
    (
        "blocks",
        include_str!("../../../migrations/postgres/0004_blocks.sql"),
    ),
];

/// Connections of one server. With PostgreSQL's default of 100, six servers can share a database.
const READERS: u32 = 7;
const LIST_READERS: u32 = 3;
const WRITERS: usize = 4;
/// Time during which a query is retried while the database restarts.
const RETRY_TIMEOUT: Duration = Duration::from_secs(8);
/// The same at startup, when the whole machine may be starting.
const START_TIMEOUT: Duration = Duration::from_secs(15);
/// Time for one attempt to connect. A host that is down does not answer at all, and the next attempt may reach another one.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(3);
/// Key of the advisory lock of quick match.
const PAIRING: i64 = 0x4f72_646f;

/// The error code of a read-only server, such as a standby. Another connection may reach the primary.
const READ_ONLY: &str = "25006";

/// Games in a `PostgreSQL` database.
pub(crate) struct Postgres {
    readers: PgPool,
    lists: PgPool,
    writers: WriteQueue,
}

/// Time of the last failover, when the server turned out to be read-only. Older connections may still lead to it.
#[derive(Clone, Default)]
struct Failover(Arc<Mutex<Option<Instant>>>);

impl Failover {
    fn record(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Returns `true` if a connection of this age is newer than the last failover.
    fn is_before(&self, age: Duration) -> bool {
        let last = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        last.is_none_or(|last| age < last.elapsed())
    }
}

impl Postgres {
    /// Connects, and migrates the database to the newest schema.
    pub(crate) async fn open(options: PgConnectOptions) -> Result<Postgres, StoreError> {
        let options = options.application_name("ordo");
        let mut connection = retry(START_TIMEOUT, || connect(&options)).await?;
        // Servers that start at the same time take turns.
        crate::store::migrator(&MIGRATIONS)
            .run(&mut connection)
            .await?;
        let failover = Failover::default();
        let pool = |readers| {
            let failover = failover.clone();
            PgPoolOptions::new()
                .max_connections(readers)
                // All are opened in the background and kept, so that play does not depend on DNS.
                .min_connections(readers)
                .idle_timeout(None)
                .max_lifetime(None)
                .before_acquire(move |_, connection| {
                    let current = failover.is_before(connection.age);
                    Box::pin(async move { Ok(current) })
                })
        };
        let time_limit = format!("SET statement_timeout = {}", LIST_TIME.as_millis());
        let lists = pool(LIST_READERS)
            .acquire_timeout(LIST_WAIT)
            .after_connect(move |connection, _| {
                let limited = sqlx::raw_sql(sqlx::AssertSqlSafe(time_limit.clone()));
                Box::pin(async move { limited.execute(connection).await.map(drop) })
            })
            .connect_lazy_with(options.clone());
        let readers = pool(READERS)
            .acquire_timeout(RETRY_TIMEOUT)
            .connect_lazy_with(options.clone());
        let writer = |_| {
            let (options, failover) = (options.clone(), failover.clone());
            |waiting| write::run(options, failover, waiting)
        };
        Ok(Postgres {
            readers,
            lists,
            writers: WriteQueue::start((0..WRITERS).map(writer)),
        })
    }
}

/// Makes one attempt to connect.
async fn connect(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    if let Ok(connected) = timeout(CONNECT_TIMEOUT, options.connect()).await {
        return Ok(connected?);
    }
    let error = io::Error::new(io::ErrorKind::TimedOut, "connection timed out");
    Err(sqlx::Error::Io(error).into())
}

/// True if a retry may succeed: the database restarts or fails over, or there was a deadlock.
fn is_transient(error: &StoreError) -> bool {
    match error {
        // An invalid certificate stays invalid.
        StoreError::Database(sqlx::Error::Io(error)) => error.kind() != io::ErrorKind::InvalidData,
        StoreError::Database(sqlx::Error::Protocol(_)) => true,
        StoreError::Database(sqlx::Error::Database(error)) => {
            let code = error.code().unwrap_or_default();
            // Connection lost, shutting down or starting, no room for a connection, deadlock, no longer the primary.
            ["08", "57P", "53300", "40", READ_ONLY]
                .iter()
                .any(|class| code.starts_with(class))
        }
        _ => false,
    }
}

fn is_read_only(error: &StoreError) -> bool {
    let StoreError::Database(error) = error else {
        return false;
    };
    let code = error.as_database_error().and_then(DatabaseError::code);
    code.as_deref() == Some(READ_ONLY)
}

/// The delays between retries.
fn backoff() -> ExponentialBuilder {
    ExponentialBuilder::new()
        .with_min_delay(Duration::from_millis(50))
        .with_max_delay(Duration::from_millis(500))
        .with_jitter()
        .without_max_times()
}

/// Retries with backoff while the database is unreachable, until the time is up.
async fn retry<T, E, F>(time: Duration, mut attempt: impl FnMut() -> F) -> Result<T, StoreError>
where
    E: Into<StoreError>,
    F: Future<Output = Result<T, E>>,
{
    let begun = Instant::now();
    let mut logged = false;
    (|| attempt().map_err(Into::into))
        .retry(backoff())
        .when(|error| is_transient(error) && begun.elapsed() < time)
        .notify(|error, _| log_once(error, &mut logged))
        .await
}

/// Logs the first error of a series of attempts.
fn log_once(error: &StoreError, logged: &mut bool) {
    if !std::mem::replace(logged, true) {
        warn!(%error, "the database is unreachable");
    }
}

impl Store for Postgres {
    fn create(&self, game: NewGame) -> StoreFuture<'_, Written> {
        Box::pin(self.writers.write(Job::Create(Box::new(game))))
    }

    fn append(&self, change: Box<Change>) -> StoreFuture<'_, Written> {
        Box::pin(self.writers.write(Job::Append(change)))
    }

    fn load(&self, id: GameId) -> StoreFuture<'_, Option<(Origin, Vec<GameEvent>)>> {
        Box::pin(async move { retry(RETRY_TIMEOUT, || read::load(&self.readers, &id)).await })
    }

    fn since(&self, id: GameId, after: u32) -> StoreFuture<'_, Vec<GameEvent>> {
        Box::pin(
            async move { retry(RETRY_TIMEOUT, || read::since(&self.readers, &id, after)).await },
        )
    }

    fn seqs(&self, ids: Vec<GameId>) -> StoreFuture<'_, Vec<(GameId, u32)>> {
        Box::pin(async move { retry(RETRY_TIMEOUT, || read::seqs(&self.readers, &ids)).await })
    }

    fn all(&self, to: mpsc::Sender<(Origin, Vec<GameEvent>)>) -> StoreFuture<'_, ()> {
        Box::pin(read::all(&self.readers, to))
    }

    fn due(&self, status: Status, now: Millis, limit: u32) -> StoreFuture<'_, Vec<GameId>> {
        Box::pin(async move {
            retry(RETRY_TIMEOUT, || {
                read::due(&self.readers, status, now, limit)
            })
            .await
        })
    }

    fn search(&self, search: GameQuery) -> StoreFuture<'_, Vec<Listed>> {
        Box::pin(async move { retry(RETRY_TIMEOUT, || read::search(&self.readers, &search)).await })
    }

    fn list(&self, search: GameQuery) -> StoreFuture<'_, Vec<Listed>> {
        Box::pin(async move { retry(RETRY_TIMEOUT, || read::search(&self.lists, &search)).await })
    }

    fn open(&self, limit: u32) -> StoreFuture<'_, Vec<(GameId, TimeControl)>> {
        Box::pin(async move { retry(RETRY_TIMEOUT, || read::open(&self.readers, limit)).await })
    }

    fn block(&self, block: Block) -> StoreFuture<'_, Written> {
        Box::pin(self.writers.write(Job::Block(Box::new(block))))
    }

    fn unblock(&self, by: Seat, game: GameId) -> StoreFuture<'_, Written> {
        Box::pin(self.writers.write(Job::Unblock(by, game)))
    }

    fn blocks(&self, by: Seat) -> StoreFuture<'_, Vec<Block>> {
        Box::pin(async move { retry(RETRY_TIMEOUT, || read::blocks(&self.readers, &by)).await })
    }

    fn all_blocks(&self) -> StoreFuture<'_, Vec<Block>> {
        Box::pin(read::all_blocks(&self.readers))
    }

    fn blocked_either_way(&self, seat: Seat) -> StoreFuture<'_, Vec<Seat>> {
        Box::pin(async move {
            retry(RETRY_TIMEOUT, || {
                read::blocked_either_way(&self.readers, &seat)
            })
            .await
        })
    }

    fn open_challenges(&self, seat: Seat) -> StoreFuture<'_, u32> {
        Box::pin(async move {
            retry(RETRY_TIMEOUT, || {
                read::open_challenges(&self.readers, &seat)
            })
            .await
        })
    }

    fn count(&self, status: Status) -> StoreFuture<'_, u32> {
        Box::pin(async move { retry(RETRY_TIMEOUT, || read::count(&self.readers, status)).await })
    }

    fn pairing(&self) -> StoreFuture<'_, Box<dyn Send>> {
        Box::pin(async {
            // Held until the transaction ends: when it is dropped, or when the connection breaks.
            let mut locked = self.readers.begin().await?;
            sqlx::query("SELECT pg_advisory_xact_lock($1)")
                .bind(PAIRING)
                .execute(&mut *locked)
                .await?;
            Ok(Box::new(locked) as Box<dyn Send>)
        })
    }

    fn probe(&self) -> StoreFuture<'_, Written> {
        Box::pin(self.writers.write(Job::Probe))
    }

    fn unplayed(&self, before: Millis, limit: u32) -> StoreFuture<'_, Vec<GameId>> {
        Box::pin(async move {
            retry(RETRY_TIMEOUT, || {
                read::unplayed(&self.readers, before, limit)
            })
            .await
        })
    }

    fn delete(&self, unplayed: Vec<GameId>) -> StoreFuture<'_, Written> {
        Box::pin(self.writers.write(Job::Delete(unplayed)))
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            self.writers.close().await;
            // Does not wait for a connection attempt in progress.
            let _ = timeout(CONNECT_TIMEOUT, self.lists.close()).await;
            let _ = timeout(CONNECT_TIMEOUT, self.readers.close()).await;
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    #[ignore = "needs PostgreSQL: scripts/services run cargo test -p ordo-server --lib postgres -- --ignored --skip with_many_games"]
    async fn lists_are_interrupted() {
        let server = std::env::var("ORDO_TEST_POSTGRES").unwrap();
        let store = Postgres::open(server.parse().unwrap()).await.unwrap();
        let slow = sqlx::raw_sql("SELECT pg_sleep(60)").execute(&store.lists);
        let error: StoreError = slow.await.unwrap_err().into();
        assert!(matches!(error, StoreError::TooSlow), "{error}");
        store.close().await;
    }
}
