//! Reading games and lists.

use ordo_api::{GameEvent, GameId, Millis, Status, TimeControl};
use std::time::{Duration, Instant};

use sqlx::{AssertSqlSafe, Connection, SqliteConnection, SqlitePool};
use tokio::sync::mpsc;

use crate::game::secret::Seat;
use crate::game::state::Origin;
use crate::store::query::Dialect;
use crate::store::sql::bind_all;
use crate::store::{Block, GameQuery, LIST_TIME, Listed, StoreError, blocks, rows};

pub(super) async fn load(
    from: &SqlitePool,
    id: GameId,
) -> Result<Option<(Origin, Vec<GameEvent>)>, StoreError> {
    // Both queries in one transaction, so that they see the same state.
    let mut from = from.begin().await?;
    let row = sqlx::query("SELECT * FROM games WHERE id = ?")
        .bind(id.as_str())
        .fetch_optional(&mut *from)
        .await?;
    let Some(row) = row else { return Ok(None) };
    let unreadable = || StoreError::Unreadable(id.to_string());
    let origin = rows::origin(&row)?.ok_or_else(unreadable)?;
    Ok(Some((origin, since(&mut from, &id, 0).await?)))
}

pub(super) async fn since(
    from: &mut SqliteConnection,
    id: &GameId,
    after: u32,
) -> Result<Vec<GameEvent>, StoreError> {
    let texts: Vec<String> =
        sqlx::query_scalar("SELECT event FROM events WHERE game = ? AND seq > ? ORDER BY seq")
            .bind(id.as_str())
            .bind(after)
            .fetch_all(from)
            .await?;
    rows::events(id, &texts)
}

pub(super) async fn seqs(
    from: &SqlitePool,
    ids: Vec<GameId>,
) -> Result<Vec<(GameId, u32)>, StoreError> {
    let ids = serde_json::to_string(&ids).unwrap_or_default();
    let rows: Vec<(String, u32)> =
        sqlx::query_as("SELECT id, seq FROM games WHERE id IN (SELECT value FROM json_each(?))")
            .bind(ids)
            .fetch_all(from)
            .await?;
    let seqs = rows.into_iter();
    Ok(seqs
        .filter_map(|(id, seq)| Some((GameId::parse(&id)?, seq)))
        .collect())
}

pub(super) async fn all(
    from: &SqlitePool,
    to: mpsc::Sender<(Origin, Vec<GameEvent>)>,
) -> Result<(), StoreError> {
    let mut from = from.acquire().await?;
    // All queries of the transaction see the state at its first query.
    let mut from = from.begin().await?;
    let ids: Vec<String> = sqlx::query_scalar("SELECT id FROM games ORDER BY created, id")
        .fetch_all(&mut *from)
        .await?;
    for id in ids {
        let row = sqlx::query("SELECT * FROM games WHERE id = ?")
            .bind(&id)
            .fetch_one(&mut *from)
            .await?;
        let unreadable = || StoreError::Unreadable(id.clone());
        let origin = rows::origin(&row)?.ok_or_else(unreadable)?;
        let events = since(&mut from, &origin.id, 0).await?;
        if to.send((origin, events)).await.is_err() {
            break;
        }
    }
    Ok(())
}

pub(super) async fn due(
    from: &SqlitePool,
    status: Status,
    now: Millis,
    limit: u32,
) -> Result<Vec<GameId>, StoreError> {
    let ids: Vec<String> =
        sqlx::query_scalar("SELECT id FROM games WHERE status = ? AND deadline IS NOT NULL AND deadline < ? ORDER BY deadline LIMIT ?")
            .bind(status.name())
            .bind(now)
            .bind(limit)
            .fetch_all(from)
            .await?;
    Ok(ids.iter().filter_map(|id| GameId::parse(id)).collect())
}

pub(super) async fn open(
    from: &SqlitePool,
    limit: u32,
) -> Result<Vec<(GameId, TimeControl)>, StoreError> {
    let rows: Vec<(String, String)> = sqlx::query_as(rows::OPEN)
        .bind(limit)
        .fetch_all(from)
        .await?;
    Ok(rows::open(rows))
}

pub(super) async fn blocks(from: &SqlitePool, by: Seat) -> Result<Vec<Block>, StoreError> {
    let rows = sqlx::query(blocks::OF_SEAT)
        .bind(by.bytes())
        .fetch_all(from)
        .await?;
    Ok(blocks::read_all(&rows)?)
}

pub(super) async fn all_blocks(from: &SqlitePool) -> Result<Vec<Block>, StoreError> {
    let rows = match sqlx::query(blocks::ALL).fetch_all(from).await {
        // A file that is only read may be of an older version.
        Err(sqlx::Error::Database(error)) if error.code().as_deref() == Some("1") => Vec::new(),
        rows => rows?,
    };
    Ok(blocks::read_all(&rows)?)
}

pub(super) async fn blocked_either_way(
    from: &SqlitePool,
    seat: Seat,
) -> Result<Vec<Seat>, StoreError> {
    let seats: Vec<Vec<u8>> = sqlx::query_scalar(blocks::EITHER_WAY)
        .bind(seat.bytes())
        .fetch_all(from)
        .await?;
    Ok(seats
        .iter()
        .filter_map(|seat| Seat::from_bytes(seat))
        .collect())
}

pub(super) async fn open_challenges(from: &SqlitePool, seat: Seat) -> Result<u32, StoreError> {
    let count =
        sqlx::query_scalar("SELECT COUNT(*) FROM games WHERE creator_seat = ? AND status = 'open'")
            .bind(seat.bytes())
            .fetch_one(from)
            .await?;
    Ok(count)
}

pub(super) async fn count(from: &SqlitePool, status: Status) -> Result<u32, StoreError> {
    let count =
        sqlx::query_scalar("SELECT COUNT(*) FROM games WHERE status <> 'over' AND status = ?")
            .bind(status.name())
            .fetch_one(from)
            .await?;
    Ok(count)
}

pub(super) async fn unplayed(
    from: &SqlitePool,
    before: Millis,
    limit: u32,
) -> Result<Vec<GameId>, StoreError> {
    let ids: Vec<String> = sqlx::query_scalar(
        "SELECT id FROM games WHERE result = '*' AND updated < ? ORDER BY updated LIMIT ?",
    )
    .bind(before)
    .bind(limit)
    .fetch_all(from)
    .await?;
    Ok(ids.iter().filter_map(|id| GameId::parse(id)).collect())
}

pub(in crate::store) const DIALECT: Dialect = Dialect {
    find: "instr",
    values: ["json_each(", ")"],
};

pub(in crate::store) async fn search(
    from: &mut SqliteConnection,
    search: &GameQuery,
) -> Result<Vec<Listed>, StoreError> {
    if search.finds_nothing() {
        return Ok(Vec::new());
    }
    let sql = search.sql(&DIALECT);
    let query = sqlx::query(AssertSqlSafe(sql.text));
    let rows = bind_all!(query, sql.values).fetch_all(from).await?;
    let listed = rows.iter().map(|row| rows::listed(row, search.seat()));
    let listed = listed.collect::<Result<Vec<_>, _>>()?;
    Ok(listed.into_iter().flatten().collect())
}

/// Virtual-machine steps between two checks of the time limit: less than a millisecond.
const STEPS: i32 = 10_000;

pub(super) async fn list(from: &SqlitePool, of: GameQuery) -> Result<Vec<Listed>, StoreError> {
    list_within(from, of, LIST_TIME).await
}

/// Games of a list, interrupted after `time`.
pub(super) async fn list_within(
    from: &SqlitePool,
    of: GameQuery,
    time: Duration,
) -> Result<Vec<Listed>, StoreError> {
    let mut from = from.acquire().await?;
    let end = Instant::now() + time;
    let in_time = move || Instant::now() < end;
    from.lock_handle()
        .await?
        .set_progress_handler(STEPS, in_time);
    let listed = search(&mut from, &of).await;
    from.lock_handle().await?.remove_progress_handler();
    listed
}
