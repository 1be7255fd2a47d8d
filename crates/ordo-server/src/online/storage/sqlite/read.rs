//! Reading games and lists.

use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{QueryBuilder, Row as _, Sqlite};

use super::super::{Listed, Search, StorageError, Which};
use crate::online::board::Kind;
use crate::online::event::Event;
use crate::online::secret::{GameId, Seat};
use crate::online::side::Side;
use crate::online::table::{Origin, Player, Settings, Wish};
use crate::online::time::Millis;

pub(super) async fn load(
    from: &SqlitePool,
    id: GameId,
) -> Result<Option<(Origin, Vec<Event>)>, StorageError> {
    // Both in one transaction: what is written in between belongs to the next look.
    let mut from = from.begin().await?;
    let row = sqlx::query("SELECT * FROM games WHERE id = ?")
        .bind(id.as_str())
        .fetch_optional(&mut *from)
        .await?;
    let Some(row) = row else { return Ok(None) };
    let texts: Vec<String> =
        sqlx::query_scalar("SELECT event FROM events WHERE game = ? ORDER BY seq")
            .bind(id.as_str())
            .fetch_all(&mut *from)
            .await?;
    let unreadable = || StorageError::Unreadable(id.to_string());
    let events = texts
        .iter()
        .map(|text| serde_json::from_str(text))
        .collect::<Result<_, _>>();
    let events = events.map_err(|_| unreadable())?;
    let origin = origin(&row)?.ok_or_else(unreadable)?;
    Ok(Some((origin, events)))
}

fn origin(row: &SqliteRow) -> Result<Option<Origin>, sqlx::Error> {
    let id: &str = row.try_get("id")?;
    let joiner_seat: Option<&[u8]> = row.try_get("joiner_seat")?;
    let joiner_name: Option<String> = row.try_get("joiner_name")?;
    let made = || {
        Some(Origin {
            id: GameId::parse(id)?,
            settings: Settings {
                game: Kind::parse(row.try_get("rules").ok()?)?,
                clock: row.try_get::<&str, _>("clock").ok()?.parse().ok()?,
                side: Wish::parse(row.try_get("side").ok()?)?,
                public: row.try_get("public").ok()?,
            },
            created: row.try_get("created").ok()?,
            creator: Player {
                seat: Seat::from_bytes(row.try_get("creator_seat").ok()?)?,
                name: row.try_get("creator_name").ok()?,
            },
            joiner: match (joiner_seat, joiner_name) {
                (Some(seat), Some(name)) => Some(Player {
                    seat: Seat::from_bytes(seat)?,
                    name,
                }),
                _ => None,
            },
        })
    };
    Ok(made())
}

pub(super) async fn due(
    from: &SqlitePool,
    now: Millis,
    limit: u32,
) -> Result<Vec<GameId>, StorageError> {
    let ids: Vec<String> =
        sqlx::query_scalar("SELECT id FROM games WHERE deadline IS NOT NULL AND deadline < ? ORDER BY deadline LIMIT ?")
            .bind(now)
            .bind(limit)
            .fetch_all(from)
            .await?;
    Ok(ids.iter().filter_map(|id| GameId::parse(id)).collect())
}

pub(super) async fn open_challenges(from: &SqlitePool, seat: Seat) -> Result<u32, StorageError> {
    let count =
        sqlx::query_scalar("SELECT COUNT(*) FROM games WHERE creator_seat = ? AND status = 'open'")
            .bind(seat.bytes())
            .fetch_one(from)
            .await?;
    Ok(count)
}

pub(super) async fn all_open_challenges(from: &SqlitePool) -> Result<u32, StorageError> {
    let count = sqlx::query_scalar("SELECT COUNT(*) FROM games WHERE status = 'open'")
        .fetch_one(from)
        .await?;
    Ok(count)
}

pub(super) async fn search(from: &SqlitePool, search: Search) -> Result<Vec<Listed>, StorageError> {
    let mut sql: QueryBuilder<Sqlite> = QueryBuilder::new("SELECT * FROM games WHERE ");
    let seat = match &search.of {
        Which::Lobby => {
            sql.push("status = 'open' AND public");
            None
        }
        Which::Live => {
            sql.push("status = 'playing' AND public");
            None
        }
        Which::Archive => {
            sql.push("status = 'over' AND public AND result <> '*'");
            None
        }
        Which::Of(seat) => {
            sql.push("(creator_seat = ")
                .push_bind(seat.bytes().to_vec());
            sql.push(" OR joiner_seat = ")
                .push_bind(seat.bytes().to_vec())
                .push(")");
            Some(seat)
        }
    };
    if let Some(game) = search.game {
        sql.push(" AND rules = ").push_bind(game.name());
    }
    if let Some(clock) = search.clock {
        sql.push(" AND clock = ").push_bind(clock.to_string());
    }
    if let Some(result) = &search.result {
        sql.push(" AND result = ").push_bind(result);
    }
    if let Some(name) = &search.name {
        // Found anywhere in the name; instr knows no wildcards.
        sql.push(" AND (instr(lower(white), lower(").push_bind(name);
        sql.push(")) OR instr(lower(black), lower(")
            .push_bind(name)
            .push(")))");
    }
    if let Some(from) = search.from {
        sql.push(" AND updated >= ").push_bind(from);
    }
    if let Some(until) = search.until {
        sql.push(" AND updated < ").push_bind(until);
    }
    sql.push(" ORDER BY updated DESC, id LIMIT ")
        .push_bind(search.limit);
    let rows = sql.build().fetch_all(from).await?;
    let listed = rows
        .iter()
        .map(|row| listed(row, seat))
        .collect::<Result<Vec<_>, _>>()?;
    Ok(listed.into_iter().flatten().collect())
}

fn listed(row: &SqliteRow, seat: Option<&Seat>) -> Result<Option<Listed>, sqlx::Error> {
    let Some(origin) = origin(row)? else {
        return Ok(None);
    };
    let (white, black): (Option<String>, Option<String>) =
        (row.try_get("white")?, row.try_get("black")?);
    let creator_side = row
        .try_get::<Option<&str>, _>("creator_side")?
        .and_then(Side::parse);
    let you = seat.zip(creator_side).map(|(seat, side)| {
        if origin.creator.seat == *seat {
            side
        } else {
            side.other()
        }
    });
    Ok(Some(Listed {
        id: origin.id,
        game: origin.settings.game,
        clock: origin.settings.clock,
        public: origin.settings.public,
        status: row.try_get("status")?,
        created: origin.created,
        updated: row.try_get("updated")?,
        plies: row.try_get("plies")?,
        creator: origin.creator.name,
        side: row.try_get("side")?,
        white,
        black,
        result: row.try_get("result")?,
        reason: row.try_get("reason")?,
        position: row.try_get("position")?,
        you,
    }))
}
