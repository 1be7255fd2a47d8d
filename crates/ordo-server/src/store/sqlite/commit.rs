//! One transaction for all writes of a batch.

use ordo_api::{EventKind, GameEvent, GameId};
use std::collections::BTreeSet;
use std::sync::LazyLock;

use sqlx::{Connection, SqliteConnection};

use crate::game::change::{Change, NewGame};
use crate::game::secret::Seat;
use crate::store::batch::Job;
use crate::store::columns::{
    EVENT, INSERT_EVENT, INSERT_GAME, ROW, event_rows, names, new_game_values, placeholders, values,
};
use crate::store::query::lowercase;
use crate::store::shared_writes::shared_writes;
use crate::store::sql::{Value, bind_all};
use crate::store::{
    Block, MAX_BLOCKS, StoreError, Written, archived_prefixes, blocks, row_prefixes,
};

/// Commits all jobs. A conflict concerns one job; any other error concerns all, because `SQLite` may have rolled back the whole
/// transaction.
pub(super) async fn commit(
    connection: &mut SqliteConnection,
    work: &[Job],
) -> Result<Vec<Result<Written, StoreError>>, StoreError> {
    let mut all = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut written = Vec::with_capacity(work.len());
    for job in work {
        if let Some(change) = single(job) {
            let done = append_single(&mut all, change).await;
            written.push(per_job(done)?);
            continue;
        }
        let mut one = all.begin().await?;
        let done = per_job(match job {
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

/// Separates the errors of one job (inner result) from those of the whole transaction (outer result).
pub(super) fn per_job(
    done: Result<Written, StoreError>,
) -> Result<Result<Written, StoreError>, StoreError> {
    match done {
        // The sequence number exists: another change was stored first.
        Err(StoreError::Database(sqlx::Error::Database(error))) if error.is_unique_violation() => {
            Ok(Ok(Written::Conflict))
        }
        Err(StoreError::Unreadable(id)) => Ok(Err(StoreError::Unreadable(id))),
        Err(error) => Err(error),
        done => Ok(done),
    }
}

/// A change of one event that affects no other rows, which nearly all writes are.
fn single(job: &Job) -> Option<&Change> {
    let Job::Append(change) = job else {
        return None;
    };
    let [event] = change.events.as_slice() else {
        return None;
    };
    let affects_more = change.joiner.is_some()
        || change.rematch.is_some()
        || matches!(
            event.kind,
            EventKind::TakenBack { .. } | EventKind::Over { .. }
        );
    (!affects_more).then_some(change)
}

/// Updates the row of a game whose last event is still the expected one. Placeholders: the row, the id, the expected number.
static UPDATE_ROW: LazyLock<String> = LazyLock::new(|| update_row(1));

/// Adds an event under the same condition, and updates the row, as one statement.
static APPEND_EVENT: LazyLock<String> = LazyLock::new(|| {
    let (id, seq) = (EVENT.len() + ROW.len() + 1, EVENT.len() + ROW.len() + 2);
    format!(
        "INSERT INTO events ({}) SELECT {} WHERE EXISTS (SELECT 1 FROM games WHERE id = ${id} AND seq = ${seq}); {}",
        names(&EVENT),
        placeholders(1, EVENT.len()),
        update_row(EVENT.len() + 1)
    )
});

fn update_row(first: usize) -> String {
    let set = ROW.iter().zip(first..);
    let set: Vec<String> = set
        .map(|(column, n)| format!("{} = ${n}", column.name))
        .collect();
    let (id, seq) = (first + ROW.len(), first + ROW.len() + 1);
    format!(
        "UPDATE games SET {} WHERE id = ${id} AND seq = ${seq}",
        set.join(", ")
    )
}

fn row_values(change: &Change) -> impl Iterator<Item = Value> {
    let key = [
        Value::from(change.id.as_str()),
        i64::from(change.expected_seq).into(),
    ];
    values(&ROW, &change.row).chain(key)
}

/// Adds one event in one statement, because each statement is a round trip to another thread, most of a move's cost. A failed
/// insert changes nothing, so no savepoint is needed.
async fn append_single(to: &mut SqliteConnection, change: &Change) -> Result<Written, StoreError> {
    let events = event_rows(&change.id, &change.events)?;
    let events = events.iter().flat_map(|event| values(&EVENT, event));
    let query = sqlx::query(APPEND_EVENT.as_str());
    let done = bind_all!(query, events.chain(row_values(change)))
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
    let made = bind_all!(sqlx::query(INSERT_GAME.as_str()), new_game_values(game))
        .execute(&mut *to)
        .await?;
    if made.rows_affected() == 0 {
        return Ok(Written::Conflict);
    }
    insert_events(to, &origin.id, events).await?;
    archive(to, &origin.id, row_prefixes(row)).await?;
    Ok(Written::Committed)
}

/// Stores the prefixes by which a finished game is found in the archive.
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

/// Allocates as many new pages as a game may, so that it fails when a game would.
async fn probe(to: &mut SqliteConnection) -> Result<Written, StoreError> {
    sqlx::query("INSERT INTO probe (data) VALUES (zeroblob(16384)); DELETE FROM probe")
        .execute(to)
        .await?;
    Ok(Written::Committed)
}

async fn append(to: &mut SqliteConnection, change: &Change) -> Result<Written, StoreError> {
    let Change {
        id,
        events,
        joiner,
        rematch,
        ..
    } = change;
    let updated = bind_all!(sqlx::query(UPDATE_ROW.as_str()), row_values(change))
        .execute(&mut *to)
        .await?;
    if updated.rows_affected() == 0 {
        return Ok(Written::Conflict);
    }
    if let Some(joiner) = joiner {
        sqlx::query("UPDATE games SET joiner_seat = ?, joiner_name = ?, names = names || char(10) || ? WHERE id = ?")
            .bind(joiner.seat.bytes())
            .bind(&joiner.name)
            .bind(lowercase(&joiner.name))
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
    insert_events(to, id, events).await?;
    if let Some(rematch) = rematch
        && create(to, rematch).await? == Written::Conflict
    {
        return Ok(Written::Conflict);
    }
    archive(to, id, archived_prefixes(change)).await?;
    Ok(Written::Committed)
}

shared_writes!(SqliteConnection);
