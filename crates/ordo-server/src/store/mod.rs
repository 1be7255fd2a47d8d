//! The database: one trait with two implementations, `SQLite` and `PostgreSQL`. The database decides which of two concurrent
//! changes comes first.

pub(crate) mod archive;
mod batch;
mod blocks;
mod columns;
pub(crate) mod database;
#[cfg(test)]
mod fixtures;
#[cfg(test)]
mod plans;
mod postgres;
pub(crate) mod prune;
mod query;
mod rows;
mod shared_writes;
mod sql;
mod sqlite;

use ordo_api::{EventKind, GameEvent, GameId, GameResult, Millis, Status, TimeControl};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::Duration;

use futures_util::future::BoxFuture;
use ordo_rules::RuleSet;
use sqlx::error::DatabaseError;
use tokio::sync::mpsc;

use crate::game::change::{Change, GameRow, NewGame};
use crate::game::secret::Seat;
use crate::game::state::Origin;

pub(crate) use crate::store::blocks::{Block, MAX_BLOCKS};
pub(crate) use crate::store::postgres::Postgres;
pub(crate) use crate::store::sqlite::Sqlite;

/// A failure of the database. The text is for the log, not for players.
#[derive(Debug, thiserror::Error)]
pub(crate) enum StoreError {
    #[error("database: {0}")]
    Database(#[source] sqlx::Error),
    #[error("the file is not a database of games, or it is damaged")]
    NotGames,
    #[error("database: {0}")]
    Migration(#[source] sqlx::migrate::MigrateError),
    #[error("the database was migrated by a newer version of this program: use that version")]
    Newer,
    #[error("the stored game {0} cannot be read")]
    Unreadable(String),
    #[error("the database is closed")]
    Closed,
    #[error("the database did not answer")]
    Timeout,
    #[error("the list took too long")]
    TooSlow,
    #[error(
        "another server is using it; stop that one first, or use PostgreSQL to run several servers"
    )]
    InUse,
    #[error("cannot lock {0}: {1}")]
    Lock(PathBuf, #[source] std::io::Error),
    #[error(
        "{0} was deleted or replaced while the server was using it; put it back, or restart the server"
    )]
    Moved(PathBuf),
}

/// Time limit of a list query, and of waiting for a connection.
const LIST_TIME: Duration = Duration::from_secs(1);
const LIST_WAIT: Duration = Duration::from_secs(3);
/// The results of games that were played to their end.
pub(crate) const RESULTS: [GameResult; 3] = [
    GameResult::WhiteWins,
    GameResult::BlackWins,
    GameResult::Draw,
];

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        let code = error.as_database_error().and_then(DatabaseError::code);
        match code.as_deref() {
            // SQLITE_CORRUPT and SQLITE_NOTADB
            Some("11" | "26") => StoreError::NotGames,
            // SQLITE_INTERRUPT, and query_canceled of PostgreSQL
            Some("9" | "57014") => StoreError::TooSlow,
            _ => StoreError::Database(error),
        }
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> StoreError {
        match error {
            sqlx::migrate::MigrateError::VersionMissing(_) => StoreError::Newer,
            error => StoreError::Migration(error),
        }
    }
}

pub(crate) type StoreFuture<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// The result of a write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Written {
    /// It is durable.
    Committed,
    /// Another change was stored first: load the game again.
    Conflict,
}

/// The prefixes of the players' names to store with a change, if it ends a game that was played.
fn archived_prefixes(change: &Change) -> Option<BTreeSet<String>> {
    let ends = |event: &GameEvent| matches!(event.kind, EventKind::Over { .. });
    let ends = change.events.iter().any(ends);
    ends.then(|| row_prefixes(&change.row)).flatten()
}

/// The prefixes of the players' names by which a finished game is found in the archive.
fn row_prefixes(row: &GameRow) -> Option<BTreeSet<String>> {
    let played = row.result.is_some_and(|result| RESULTS.contains(&result));
    let names = [&row.white, &row.black].into_iter().flatten();
    played.then(|| query::prefixes(names.map(String::as_str)))
}

/// The migrations with these names and SQL, numbered from 1. `sqlx::migrate!` would build both drivers twice.
fn migrator(steps: &[(&'static str, &'static str)]) -> sqlx::migrate::Migrator {
    use sqlx::migrate::{Migration, MigrationType, Migrator};
    let steps = steps.iter().zip(1..).map(|((name, sql), version)| {
        let sql = sqlx::SqlStr::from_static(sql);
        Migration::new(version, (*name).into(), MigrationType::Simple, sql, false)
    });
    Migrator::with_migrations(steps.collect())
}

/// The ply of each event that is a move and is not taken back by a later event; plies are unique within a game.
fn plies(events: &[GameEvent]) -> Vec<Option<u32>> {
    let mut plies: Vec<Option<u32>> = Vec::with_capacity(events.len());
    for event in events {
        if let EventKind::TakenBack { to, .. } = event.kind {
            for ply in &mut plies {
                *ply = ply.filter(|ply| *ply <= to);
            }
        }
        plies.push(match event.kind {
            EventKind::Move { ply, .. } => Some(ply),
            _ => None,
        });
    }
    plies
}

/// An event as it is stored.
fn event_text(id: &GameId, event: &GameEvent) -> Result<String, StoreError> {
    serde_json::to_string(event).map_err(|_| StoreError::Unreadable(id.to_string()))
}

/// A game in a list, and the seat of its creator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Listed {
    pub(crate) summary: ordo_api::GameSummary,
    pub(crate) creator_seat: Seat,
}

/// The list to read, and its filters.
#[derive(Clone, Debug)]
pub(crate) struct GameQuery {
    pub(crate) of: ListScope,
    pub(crate) game: Option<RuleSet>,
    pub(crate) clock: Option<TimeControl>,
    /// Prefix of a player's name, or of a word in it.
    pub(crate) name: Option<String>,
    pub(crate) result: Option<GameResult>,
    /// Changed at `from` or later, and before `until`.
    pub(crate) from: Option<Millis>,
    pub(crate) until: Option<Millis>,
    /// Sorts by time of the last change, ascending; otherwise descending.
    pub(crate) oldest_first: bool,
    pub(crate) limit: u32,
}

/// The lists of games.
#[derive(Clone, Debug)]
pub(crate) enum ListScope {
    /// Public challenges. Real-time ones only if their creators are present.
    Lobby(PresentHosts),
    /// Public games in progress; those without a clock only if they changed since this time.
    Live(Millis),
    /// Public games that were played to their end.
    Archive,
    /// Challenges and games of one browser that are not over.
    Unfinished(Seat),
    /// Games of one browser that are over.
    Finished(Seat),
}

/// The creators of real-time challenges who are present.
#[derive(Clone, Debug)]
pub(crate) enum PresentHosts {
    /// Unknown, because other nodes cannot be asked.
    Unknown,
    /// The creators of these challenges, and of those created since this time, whose creators are about to open the page.
    These(Vec<GameId>, Millis),
}

/// The storage of games. Writes are durable when their future completes. Other processes may write to the same database.
pub(crate) trait Store: Send + Sync + 'static {
    /// Creates a game.
    fn create(&self, game: NewGame) -> StoreFuture<'_, Written>;
    /// Appends a change, unless other events have been stored meanwhile.
    fn append(&self, change: Box<Change>) -> StoreFuture<'_, Written>;
    /// A game and its events.
    fn load(&self, id: GameId) -> StoreFuture<'_, Option<(Origin, Vec<GameEvent>)>>;
    /// The events of a game after this sequence number.
    fn since(&self, id: GameId, after: u32) -> StoreFuture<'_, Vec<GameEvent>>;
    /// The last sequence numbers of these games.
    fn seqs(&self, ids: Vec<GameId>) -> StoreFuture<'_, Vec<(GameId, u32)>>;
    /// All games in one snapshot of the database, oldest first.
    fn all(&self, to: mpsc::Sender<(Origin, Vec<GameEvent>)>) -> StoreFuture<'_, ()>;
    /// Running games, or open challenges, whose deadline has passed, most overdue first.
    fn due(&self, status: Status, now: Millis, limit: u32) -> StoreFuture<'_, Vec<GameId>>;
    /// Games of a list, to pair players.
    fn search(&self, search: GameQuery) -> StoreFuture<'_, Vec<Listed>>;
    /// Games of a list, for display. Has its own connections, so that lists never delay play, and a time limit.
    fn list(&self, search: GameQuery) -> StoreFuture<'_, Vec<Listed>>;
    /// Open challenges with their time controls.
    fn open(&self, limit: u32) -> StoreFuture<'_, Vec<(GameId, TimeControl)>>;
    /// Blocks a player, or renews the block.
    fn block(&self, block: Block) -> StoreFuture<'_, Written>;
    /// Removes the block of the opponent in a game.
    fn unblock(&self, by: Seat, game: GameId) -> StoreFuture<'_, Written>;
    /// The players whom one player has blocked, newest first.
    fn blocks(&self, by: Seat) -> StoreFuture<'_, Vec<Block>>;
    /// All blocks, oldest first.
    fn all_blocks(&self) -> StoreFuture<'_, Vec<Block>>;
    /// All players whom a player has blocked or who have blocked them.
    fn blocked_either_way(&self, seat: Seat) -> StoreFuture<'_, Vec<Seat>>;
    /// The number of open challenges of a seat.
    fn open_challenges(&self, seat: Seat) -> StoreFuture<'_, u32>;
    /// The number of open challenges, or of running games. Finished games are not counted.
    fn count(&self, status: Status) -> StoreFuture<'_, u32>;
    /// Takes the lock of quick match, which one request in the cluster holds at a time; dropping the value releases it.
    fn pairing(&self) -> StoreFuture<'_, Box<dyn Send>>;
    /// Tests that the database accepts writes, by writing and deleting a row.
    fn probe(&self) -> StoreFuture<'_, Written>;
    /// Unplayed games that ended before this time, oldest first.
    fn unplayed(&self, before: Millis, limit: u32) -> StoreFuture<'_, Vec<GameId>>;
    /// Deletes those of the games that are unplayed.
    fn delete(&self, unplayed: Vec<GameId>) -> StoreFuture<'_, Written>;
    /// Closes the database after all pending writes.
    fn close(&self) -> BoxFuture<'_, ()>;
}
