//! Reading games and lists.

use ordo_api::{GameEvent, GameId, Millis, Status, TimeControl};
use sqlx::postgres::PgRow;
use sqlx::{AssertSqlSafe, PgPool, Row as _};
use tokio::sync::mpsc;

use crate::game::secret::Seat;
use crate::game::state::Origin;
use crate::store::query::Dialect;
use crate::store::sql::bind_all;
use crate::store::{Block, GameQuery, Listed, StoreError, blocks, rows};

/// A game and its events, in one query so that both are consistent.
const GAME: &str = "SELECT games.*, ARRAY(SELECT event FROM events WHERE game = games.id ORDER BY seq) AS events \
     FROM games WHERE id = $1";

pub(super) async fn load(
    from: &PgPool,
    id: &GameId,
) -> Result<Option<(Origin, Vec<GameEvent>)>, StoreError> {
    let row = sqlx::query(GAME)
        .bind(id.as_str())
        .fetch_optional(from)
        .await?;
    row.map(|row| game(id, &row)).transpose()
}

fn game(id: &GameId, row: &PgRow) -> Result<(Origin, Vec<GameEvent>), StoreError> {
    let unreadable = || StoreError::Unreadable(id.to_string());
    let origin = rows::origin(row)?.ok_or_else(unreadable)?;
    let texts: Vec<String> = row.try_get("events")?;
    Ok((origin, rows::events(id, &texts)?))
}

pub(super) async fn since(
    from: &PgPool,
    id: &GameId,
    after: u32,
) -> Result<Vec<GameEvent>, StoreError> {
    let texts: Vec<String> =
        sqlx::query_scalar("SELECT event FROM events WHERE game = $1 AND seq > $2 ORDER BY seq")
            .bind(id.as_str())
            .bind(i64::from(after))
            .fetch_all(from)
            .await?;
    rows::events(id, &texts)
}

pub(super) async fn seqs(from: &PgPool, ids: &[GameId]) -> Result<Vec<(GameId, u32)>, StoreError> {
    let ids: Vec<&str> = ids.iter().map(GameId::as_str).collect();
    let rows: Vec<(String, i64)> = sqlx::query_as("SELECT id, seq FROM games WHERE id = ANY($1)")
        .bind(ids)
        .fetch_all(from)
        .await?;
    let seqs = rows.into_iter();
    Ok(seqs
        .filter_map(|(id, seq)| Some((GameId::parse(&id)?, u32::try_from(seq).ok()?)))
        .collect())
}

pub(super) async fn all(
    from: &PgPool,
    to: mpsc::Sender<(Origin, Vec<GameEvent>)>,
) -> Result<(), StoreError> {
    let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
    let mut from = from.begin_with(begin).await?;
    let ids: Vec<String> = sqlx::query_scalar("SELECT id FROM games ORDER BY created, id")
        .fetch_all(&mut *from)
        .await?;
    for id in ids {
        let row = sqlx::query(GAME).bind(&id).fetch_one(&mut *from).await?;
        let id = GameId::parse(&id).ok_or(StoreError::Unreadable(id))?;
        if to.send(game(&id, &row)?).await.is_err() {
            break;
        }
    }
    Ok(())
}

pub(super) async fn due(
    from: &PgPool,
    status: Status,
    now: Millis,
    limit: u32,
) -> Result<Vec<GameId>, StoreError> {
    let ids: Vec<String> =
        sqlx::query_scalar("SELECT id FROM games WHERE status = $1 AND deadline IS NOT NULL AND deadline < $2 ORDER BY deadline LIMIT $3")
            .bind(status.name())
            .bind(now)
            .bind(i64::from(limit))
            .fetch_all(from)
            .await?;
    Ok(ids.iter().filter_map(|id| GameId::parse(id)).collect())
}

pub(super) async fn open(
    from: &PgPool,
    limit: u32,
) -> Result<Vec<(GameId, TimeControl)>, StoreError> {
    let rows: Vec<(String, String)> = sqlx::query_as(rows::OPEN)
        .bind(i64::from(limit))
        .fetch_all(from)
        .await?;
    Ok(rows::open(rows))
}

pub(super) async fn blocks(from: &PgPool, by: &Seat) -> Result<Vec<Block>, StoreError> {
    let rows = sqlx::query(blocks::OF_SEAT)
        .bind(by.bytes())
        .fetch_all(from)
        .await?;
    Ok(blocks::read_all(&rows)?)
}

pub(super) async fn all_blocks(from: &PgPool) -> Result<Vec<Block>, StoreError> {
    let rows = sqlx::query(blocks::ALL).fetch_all(from).await?;
    Ok(blocks::read_all(&rows)?)
}

pub(super) async fn blocked_either_way(
    from: &PgPool,
    seat: &Seat,
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

pub(super) async fn open_challenges(from: &PgPool, seat: &Seat) -> Result<u32, StoreError> {
    let count: i64 = sqlx::query_scalar(
        "SELECT COUNT(*) FROM games WHERE creator_seat = $1 AND status = 'open'",
    )
    .bind(seat.bytes())
    .fetch_one(from)
    .await?;
    Ok(u32::try_from(count).unwrap_or(u32::MAX))
}

pub(super) async fn count(from: &PgPool, status: Status) -> Result<u32, StoreError> {
    let count: i64 =
        sqlx::query_scalar("SELECT COUNT(*) FROM games WHERE status <> 'over' AND status = $1")
            .bind(status.name())
            .fetch_one(from)
            .await?;
    Ok(u32::try_from(count).unwrap_or(u32::MAX))
}

pub(super) async fn unplayed(
    from: &PgPool,
    before: Millis,
    limit: u32,
) -> Result<Vec<GameId>, StoreError> {
    let ids: Vec<String> = sqlx::query_scalar(
        "SELECT id FROM games WHERE result = '*' AND updated < $1 ORDER BY updated LIMIT $2",
    )
    .bind(before)
    .bind(i64::from(limit))
    .fetch_all(from)
    .await?;
    Ok(ids.iter().filter_map(|id| GameId::parse(id)).collect())
}

pub(in crate::store) const DIALECT: Dialect = Dialect {
    find: "strpos",
    values: ["json_array_elements_text(", "::json) AS value"],
};

pub(in crate::store) async fn search(
    from: &PgPool,
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
