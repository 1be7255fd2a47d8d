//! The one writer: a file has no more than one at a time.

use std::collections::BTreeSet;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tracing::{error, info};

use crate::game::change::{Change, GameRow, NewGame};
use crate::game::event::{EventKind, GameEvent};
use crate::game::secret::{GameId, Seat};
use crate::game::side::Side;
use crate::store::batch::{BatchReceiver, Job};
use crate::store::query::{both_small, small};
use crate::store::sqlite::file::{OpenedFile, beside};
use crate::store::{
    Block, MAX_BLOCKS, StoreError, Written, archived_prefixes, blocks, plies, row_prefixes, text,
};

/// The one connection that writes.
pub(super) struct Writer {
    options: SqliteConnectOptions,
    file: OpenedFile,
    /// The write-ahead log, which stays while the readers have it open.
    log: Option<OpenedFile>,
    /// Nothing after a failed commit: the next one opens a new connection.
    connection: Option<SqliteConnection>,
    failing: bool,
}

impl Writer {
    pub(super) async fn new(
        options: SqliteConnectOptions,
        file: OpenedFile,
    ) -> Result<Writer, StoreError> {
        let mut writer = Writer::read_only(options, file);
        writer.connection = Some(writer.connect().await?);
        Ok(writer)
    }

    /// For a file that is only read: it writes nothing.
    pub(super) fn read_only(options: SqliteConnectOptions, file: OpenedFile) -> Writer {
        Writer {
            options,
            file,
            log: None,
            connection: None,
            failing: false,
        }
    }

    async fn connect(&mut self) -> Result<SqliteConnection, StoreError> {
        // A new log beside the one that the readers have open would damage the file.
        self.check()?;
        let mut connection = self.options.connect().await?;
        // The first look opens the log.
        sqlx::query("SELECT id FROM games LIMIT 1")
            .fetch_optional(&mut connection)
            .await?;
        if self.log.is_none() {
            let log = beside(self.options.get_filename(), "-wal");
            self.log = Some(OpenedFile::new(log)?);
        }
        Ok(connection)
    }

    /// Fails if the file or its log were deleted or replaced: what is written to them now will be lost.
    fn check(&self) -> Result<(), StoreError> {
        self.file.check()?;
        self.log.as_ref().map_or(Ok(()), OpenedFile::check)
    }

    /// Commits all of it, in a file that is still there.
    ///
    /// A connection that failed is not used again: `SQLite` may have rolled back on its own, and sqlx goes on counting its
    /// transaction.
    async fn write(
        &mut self,
        work: &[Job],
    ) -> Result<Vec<Result<Written, StoreError>>, StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.connect().await?,
        };
        let written = commit(&mut connection, work).await?;
        self.check()?;
        self.connection = Some(connection);
        Ok(written)
    }

    /// Tells the operator when storing begins to fail, and when it works again.
    fn report(&mut self, failed: Option<&StoreError>) {
        match failed {
            Some(error) if !self.failing => error!(%error, "games cannot be stored"),
            None if self.failing => info!("games can be stored again"),
            _ => (),
        }
        self.failing = failed.is_some();
    }
}

/// Writes what waits until the queue is closed.
pub(super) async fn run(mut writer: Writer, waiting: BatchReceiver) {
    while let Some((work, answers)) = waiting.next().await {
        let written = writer.write(&work).await;
        writer.report(written.as_ref().err());
        // After a failure nobody knows what was committed: everybody reads again.
        for (answer, written) in answers.into_iter().zip(written.unwrap_or_default()) {
            let _ = answer.send(written);
        }
    }
    if let Some(connection) = writer.connection {
        let _ = connection.close().await;
    }
}

/// Commits all of it. A conflict concerns one job, any other error all of them: `SQLite` may have rolled back everything, and
/// what follows would be committed on its own.
async fn commit(
    connection: &mut SqliteConnection,
    work: &[Job],
) -> Result<Vec<Result<Written, StoreError>>, StoreError> {
    let mut all = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut written = Vec::with_capacity(work.len());
    for job in work {
        if let Some((more, event)) = single(job) {
            let done = append_single(&mut all, more, event).await;
            written.push(alone(done)?);
            continue;
        }
        let mut one = all.begin().await?;
        let done = alone(match job {
            Job::Create(game) => create(&mut one, game).await,
            Job::Append(more) => append(&mut one, more).await,
            Job::Block(new) => block(&mut one, new).await,
            Job::Unblock(by, game) => unblock(&mut one, by, game).await,
            Job::Delete(ids) => delete(&mut one, ids).await,
            Job::Probe => probe(&mut one).await,
        })?;
        match done {
            Ok(Written::Committed) => one.commit().await?,
            _ => one.rollback().await?,
        }
        written.push(done);
    }
    all.commit().await?;
    Ok(written)
}

/// Keeps apart what concerns one job and what concerns all.
fn alone(done: Result<Written, StoreError>) -> Result<Result<Written, StoreError>, StoreError> {
    match done {
        // A number that is taken already means that somebody else was first.
        Err(StoreError::Database(sqlx::Error::Database(error))) if error.is_unique_violation() => {
            Ok(Ok(Written::Conflict))
        }
        Err(StoreError::Unreadable(id)) => Ok(Err(StoreError::Unreadable(id))),
        Err(error) => Err(error),
        done => Ok(done),
    }
}

/// Nearly everything that is written: one event of a game, and nothing else.
fn single(job: &Job) -> Option<(&Change, &GameEvent)> {
    match job {
        Job::Append(more) if more.joiner.is_none() && more.rematch.is_none() => {
            match more.events.as_slice() {
                [event]
                    if !matches!(
                        event.kind,
                        EventKind::TakenBack { .. } | EventKind::Over { .. }
                    ) =>
                {
                    Some((more, event))
                }
                _ => None,
            }
        }
        _ => None,
    }
}

/// One event in one question. Every question goes to a thread of its own and back, so this is most of what a move takes.
/// If the event cannot be put in, nothing has happened yet that would have to be taken back.
async fn append_single(
    to: &mut SqliteConnection,
    append: &Change,
    event: &GameEvent,
) -> Result<Written, StoreError> {
    let Change {
        id,
        expected_seq: after,
        row,
        ..
    } = append;
    let ply = match event.kind {
        EventKind::Move { ply, .. } => Some(ply),
        _ => None,
    };
    let done = sqlx::query(
        "INSERT INTO events (game, seq, ply, side, request, event) SELECT ?, ?, ?, ?, ?, ? \
         WHERE EXISTS (SELECT 1 FROM games WHERE id = ? AND seq = ?); \
         UPDATE games SET status = ?, seq = ?, plies = ?, updated = ?, deadline = ?, creator_side = ?, white = ?, black = ?, \
         result = ?, reason = ?, position = ? WHERE id = ? AND seq = ?",
    )
    .bind(id.as_str())
    .bind(event.seq)
    .bind(ply)
    .bind(event.by.map(Side::letter))
    .bind(&event.id)
    .bind(text(id, event)?)
    .bind(id.as_str())
    .bind(*after)
    .bind(row.status.name())
    .bind(row.seq)
    .bind(row.plies)
    .bind(row.updated)
    .bind(row.deadline)
    .bind(row.creator.map(Side::letter))
    .bind(&row.white)
    .bind(&row.black)
    .bind(row.result)
    .bind(&row.reason)
    .bind(&row.position)
    .bind(id.as_str())
    .bind(*after)
    .execute(to)
    .await?;
    Ok(match done.rows_affected() {
        0 => Written::Conflict,
        _ => Written::Committed,
    })
}

async fn create(to: &mut SqliteConnection, game: &NewGame) -> Result<Written, StoreError> {
    let NewGame {
        origin,
        events,
        row,
    } = game;
    let joiner = origin.joiner.as_ref();
    sqlx::query(
        "INSERT INTO games (id, rules, clock, side, public, created, creator_seat, creator_name, joiner_seat, joiner_name, \
         status, seq, plies, updated, deadline, creator_side, white, black, result, reason, \
         position, names) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(origin.id.as_str())
    .bind(origin.settings.game.name())
    .bind(origin.settings.clock.to_string())
    .bind(origin.settings.side.name())
    .bind(origin.settings.public)
    .bind(origin.created)
    .bind(origin.creator.seat.bytes())
    .bind(&origin.creator.name)
    .bind(joiner.map(|player| player.seat.bytes()))
    .bind(joiner.map(|player| player.name.as_str()))
    .bind(row.status.name())
    .bind(row.seq)
    .bind(row.plies)
    .bind(row.updated)
    .bind(row.deadline)
    .bind(row.creator.map(Side::letter))
    .bind(&row.white)
    .bind(&row.black)
    .bind(row.result)
    .bind(&row.reason)
    .bind(&row.position)
    .bind(both_small(origin))
    .execute(&mut *to)
    .await?;
    insert(to, &origin.id, events).await?;
    archive(to, &origin.id, row_prefixes(row)).await?;
    Ok(Written::Committed)
}

/// Makes a finished game known by its players' names.
async fn archive(
    to: &mut SqliteConnection,
    id: &GameId,
    prefixes: Option<BTreeSet<String>>,
) -> Result<(), StoreError> {
    let Some(prefixes) = prefixes else {
        return Ok(());
    };
    sqlx::query(
        "INSERT OR IGNORE INTO name_prefixes (prefix, rules, result, updated, game, clock) \
         SELECT value, rules, result, updated, games.id, clock FROM json_each(?) CROSS JOIN games WHERE games.id = ? AND public",
    )
    .bind(serde_json::to_string(&prefixes).unwrap_or_default())
    .bind(id.as_str())
    .execute(to)
    .await?;
    Ok(())
}

async fn delete(to: &mut SqliteConnection, ids: &[GameId]) -> Result<Written, StoreError> {
    let ids = serde_json::to_string(ids).unwrap_or_default();
    sqlx::query(
        "DELETE FROM events WHERE game IN (SELECT games.id FROM json_each(?) CROSS JOIN games WHERE games.id = value AND result = '*'); \
         DELETE FROM games WHERE id IN (SELECT value FROM json_each(?)) AND result = '*'",
    )
    .bind(&ids)
    .bind(&ids)
    .execute(to)
    .await?;
    Ok(Written::Committed)
}

/// Takes as many new pages as a game may, so that it fails when a game would.
async fn probe(to: &mut SqliteConnection) -> Result<Written, StoreError> {
    sqlx::query("INSERT INTO probe (data) VALUES (zeroblob(16384)); DELETE FROM probe")
        .execute(to)
        .await?;
    Ok(Written::Committed)
}

async fn append(to: &mut SqliteConnection, append: &Change) -> Result<Written, StoreError> {
    let Change {
        id,
        expected_seq: after,
        events,
        row,
        joiner,
        rematch: next,
    } = append;
    if update(to, id, *after, row).await? == 0 {
        return Ok(Written::Conflict);
    }
    if let Some(joiner) = joiner {
        sqlx::query("UPDATE games SET joiner_seat = ?, joiner_name = ?, names = names || char(10) || ? WHERE id = ?")
            .bind(joiner.seat.bytes())
            .bind(&joiner.name)
            .bind(small(&joiner.name))
            .bind(id.as_str())
            .execute(&mut *to)
            .await?;
    }
    for event in events {
        if let EventKind::TakenBack { to: plies, .. } = event.kind {
            sqlx::query("UPDATE events SET ply = NULL WHERE game = ? AND ply > ?")
                .bind(id.as_str())
                .bind(plies)
                .execute(&mut *to)
                .await?;
        }
    }
    insert(to, id, events).await?;
    if let Some(next) = next {
        create(to, next).await?;
    }
    archive(to, id, archived_prefixes(append)).await?;
    Ok(Written::Committed)
}

/// Changes the row of a game that has so many events, and says how many rows that were.
async fn update(
    to: &mut SqliteConnection,
    id: &GameId,
    after: u32,
    row: &GameRow,
) -> Result<u64, StoreError> {
    let done = sqlx::query(
        "UPDATE games SET status = ?, seq = ?, plies = ?, updated = ?, deadline = ?, creator_side = ?, white = ?, black = ?, result = ?, \
         reason = ?, position = ? WHERE id = ? AND seq = ?",
    )
    .bind(row.status.name())
    .bind(row.seq)
    .bind(row.plies)
    .bind(row.updated)
    .bind(row.deadline)
    .bind(row.creator.map(Side::letter))
    .bind(&row.white)
    .bind(&row.black)
    .bind(row.result)
    .bind(&row.reason)
    .bind(&row.position)
    .bind(id.as_str())
    .bind(after)
    .execute(to)
    .await?;
    Ok(done.rows_affected())
}

async fn insert(
    to: &mut SqliteConnection,
    id: &GameId,
    events: &[GameEvent],
) -> Result<(), StoreError> {
    for (event, ply) in events.iter().zip(plies(events)) {
        sqlx::query(
            "INSERT INTO events (game, seq, ply, side, request, event) VALUES (?, ?, ?, ?, ?, ?)",
        )
        .bind(id.as_str())
        .bind(event.seq)
        .bind(ply)
        .bind(event.by.map(Side::letter))
        .bind(&event.id)
        .bind(text(id, event)?)
        .execute(&mut *to)
        .await?;
    }
    Ok(())
}

async fn block(to: &mut SqliteConnection, new: &Block) -> Result<Written, StoreError> {
    sqlx::query(blocks::INSERT)
        .bind(new.by.bytes())
        .bind(new.blocked.bytes())
        .bind(new.game.as_str())
        .bind(&new.name)
        .bind(new.at)
        .execute(&mut *to)
        .await?;
    sqlx::query(blocks::TRIM)
        .bind(new.by.bytes())
        .bind(MAX_BLOCKS)
        .execute(to)
        .await?;
    Ok(Written::Committed)
}

async fn unblock(
    to: &mut SqliteConnection,
    by: &Seat,
    game: &GameId,
) -> Result<Written, StoreError> {
    sqlx::query(blocks::DELETE)
        .bind(by.bytes())
        .bind(game.as_str())
        .execute(to)
        .await?;
    Ok(Written::Committed)
}
