//! The one writer: a file has no more than one at a time.

use sqlx::{Connection, SqliteConnection};
use tracing::error;

use super::super::queue::{Job, Waiting};
use super::super::searching::{both_small, small};
use super::super::{
    Append, Block, MAX_BLOCKS, NewGame, Row, StorageError, Written, blocks, plies, text,
};
use crate::online::event::{Event, What};
use crate::online::secret::{GameId, Seat};
use crate::online::side::Side;

/// Writes what waits until the queue is closed.
pub(super) async fn run(mut connection: SqliteConnection, waiting: Waiting) {
    while let Some((work, answers)) = waiting.next().await {
        match commit(&mut connection, work).await {
            Ok(written) => {
                for (answer, written) in answers.into_iter().zip(written) {
                    let _ = answer.send(written);
                }
            }
            Err(error) => {
                // Whether it was committed nobody knows: everybody reads again.
                error!(%error, "cannot commit");
                drop(answers);
            }
        }
    }
    let _ = connection.close().await;
}

/// Commits all of it. What fails alone, fails alone.
async fn commit(
    connection: &mut SqliteConnection,
    work: Vec<Job>,
) -> Result<Vec<Result<Written, StorageError>>, StorageError> {
    let mut all = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut written = Vec::with_capacity(work.len());
    for job in work {
        if let Some((more, event)) = single(&job) {
            let done = append_single(&mut all, more, event).await;
            written.push(done.or_else(first_come));
            continue;
        }
        let mut one = all.begin().await?;
        let done = match &job {
            Job::Create(game) => create(&mut one, game).await.map(|()| Written::Committed),
            Job::Append(more) => append(&mut one, more).await,
            Job::Block(new) => block(&mut one, new).await.map(|()| Written::Committed),
            Job::Unblock(by, game) => unblock(&mut one, by, game)
                .await
                .map(|()| Written::Committed),
        };
        match done {
            Ok(Written::Committed) => one.commit().await?,
            _ => one.rollback().await?,
        }
        written.push(done.or_else(first_come));
    }
    all.commit().await?;
    Ok(written)
}

/// Nearly everything that is written: one event of a game, and nothing else.
fn single(job: &Job) -> Option<(&Append, &Event)> {
    match job {
        Job::Append(more) if more.joiner.is_none() && more.next.is_none() => {
            match more.events.as_slice() {
                [event] if !matches!(event.what, What::TakenBack { .. }) => Some((more, event)),
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
    append: &Append,
    event: &Event,
) -> Result<Written, StorageError> {
    let Append { id, after, row, .. } = append;
    let ply = match event.what {
        What::Move { ply, .. } => Some(ply),
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

/// A number that is taken already means that somebody else was first.
fn first_come(error: StorageError) -> Result<Written, StorageError> {
    match &error {
        StorageError::Database(sqlx::Error::Database(inner)) if inner.is_unique_violation() => {
            Ok(Written::Conflict)
        }
        _ => Err(error),
    }
}

async fn create(to: &mut SqliteConnection, game: &NewGame) -> Result<(), StorageError> {
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
    insert(to, &origin.id, events).await
}

async fn append(to: &mut SqliteConnection, append: &Append) -> Result<Written, StorageError> {
    let Append {
        id,
        after,
        events,
        row,
        joiner,
        next,
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
        if let What::TakenBack { to: plies, .. } = event.what {
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
    Ok(Written::Committed)
}

/// Changes the row of a game that has so many events, and says how many rows that were.
async fn update(
    to: &mut SqliteConnection,
    id: &GameId,
    after: u32,
    row: &Row,
) -> Result<u64, StorageError> {
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
    events: &[Event],
) -> Result<(), StorageError> {
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

async fn block(to: &mut SqliteConnection, new: &Block) -> Result<(), StorageError> {
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
    Ok(())
}

async fn unblock(to: &mut SqliteConnection, by: &Seat, game: &GameId) -> Result<(), StorageError> {
    sqlx::query(blocks::DELETE)
        .bind(by.bytes())
        .bind(game.as_str())
        .execute(to)
        .await?;
    Ok(())
}
