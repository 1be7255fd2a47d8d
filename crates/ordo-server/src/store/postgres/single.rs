//! Writes with a separate transaction each: new games, takebacks, rematches, blocks.

use ordo_api::{EventKind, GameEvent, GameId};
use sqlx::{Connection, PgConnection};

use crate::game::change::{Change, NewGame};
use crate::game::secret::Seat;
use crate::store::batch::Job;
use crate::store::columns::{
    EVENT, INSERT_EVENT, INSERT_GAME, event_rows, new_game_values, values,
};
use crate::store::postgres::batch;
use crate::store::shared_writes::shared_writes;
use crate::store::sql::bind_all;
use crate::store::{Block, MAX_BLOCKS, StoreError, Written, blocks, row_prefixes};

/// Commits one write.
pub(super) async fn commit(
    connection: &mut PgConnection,
    job: &Job,
) -> Result<Written, StoreError> {
    let mut to = connection.begin().await?;
    let written = match job {
        Job::Create(game) => create(&mut to, game).await,
        Job::Append(more) => append(&mut to, more).await,
        Job::Block(new) => block(&mut to, new).await,
        Job::Unblock(by, game) => unblock(&mut to, by, game).await,
        Job::Delete(ids) => delete(&mut to, ids).await,
        Job::Probe => probe(&mut to).await,
    };
    match written {
        Ok(Written::Committed) => to.commit().await?,
        _ => to.rollback().await?,
    }
    written
}

async fn create(to: &mut PgConnection, game: &NewGame) -> Result<Written, StoreError> {
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
    if let Some(prefixes) = row_prefixes(row) {
        let prefixes: Vec<String> = prefixes.into_iter().collect();
        sqlx::query(
            "INSERT INTO name_prefixes (prefix, rules, result, updated, game, clock) \
             SELECT prefix, rules, result, updated, id, clock FROM unnest($1::text[]) AS prefix \
             CROSS JOIN games WHERE id = $2 AND public",
        )
        .bind(prefixes)
        .bind(origin.id.as_str())
        .execute(to)
        .await?;
    }
    Ok(Written::Committed)
}

/// Rows are locked in the order of their ids, so that two servers never deadlock.
async fn delete(to: &mut PgConnection, ids: &[GameId]) -> Result<Written, StoreError> {
    let ids: Vec<&str> = ids.iter().map(GameId::as_str).collect();
    let unplayed: Vec<String> = sqlx::query_scalar(
        "SELECT id FROM games WHERE id = ANY($1) AND result = '*' ORDER BY id FOR UPDATE",
    )
    .bind(ids)
    .fetch_all(&mut *to)
    .await?;
    for delete in [
        "DELETE FROM events WHERE game = ANY($1)",
        "DELETE FROM games WHERE id = ANY($1)",
    ] {
        sqlx::query(delete)
            .bind(&unplayed)
            .execute(&mut *to)
            .await?;
    }
    Ok(Written::Committed)
}

/// Allocates new pages, as a game does, so that it fails when a game would.
async fn probe(to: &mut PgConnection) -> Result<Written, StoreError> {
    for sql in [
        "INSERT INTO probe (data) VALUES (decode(repeat('00', 4096), 'hex'))",
        "DELETE FROM probe",
    ] {
        sqlx::query(sql).execute(&mut *to).await?;
    }
    Ok(Written::Committed)
}

async fn append(to: &mut PgConnection, append: &Change) -> Result<Written, StoreError> {
    for event in &append.events {
        if let EventKind::TakenBack { to: left, .. } = event.kind {
            // A conflict rolls this back, too.
            sqlx::query("UPDATE events SET ply = NULL WHERE game = $1 AND ply > $2")
                .bind(append.id.as_str())
                .bind(i64::from(left))
                .execute(&mut *to)
                .await?;
        }
    }
    if batch::commit(to, &[append]).await?.is_empty() {
        return Ok(Written::Conflict);
    }
    match &append.rematch {
        Some(next) => create(to, next).await,
        None => Ok(Written::Committed),
    }
}

shared_writes!(PgConnection);
