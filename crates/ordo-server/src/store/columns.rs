//! The columns of the tables `games` and `events`: each name, type and value is written once, here.

use ordo_api::{GameEvent, GameId, Side};
use std::sync::LazyLock;

use super::query::{both_names, lowercase};
use super::sql::Value;
use super::{StoreError, event_text, plies};
use crate::game::change::{Change, GameRow, NewGame};
use crate::game::state::Origin;

/// A column and its value for one row.
pub(super) struct Column<T> {
    pub(super) name: &'static str,
    /// The type in `PostgreSQL`.
    pub(super) sql_type: &'static str,
    pub(super) value: fn(&T) -> Value,
}

impl<T> Column<T> {
    const fn text(name: &'static str, value: fn(&T) -> Value) -> Column<T> {
        Column {
            name,
            sql_type: "text",
            value,
        }
    }

    const fn int(name: &'static str, value: fn(&T) -> Value) -> Column<T> {
        Column {
            name,
            sql_type: "bigint",
            value,
        }
    }

    const fn bytes(name: &'static str, value: fn(&T) -> Value) -> Column<T> {
        Column {
            name,
            sql_type: "bytea",
            value,
        }
    }
}

/// Columns of `games` that are set when a game is created; those of the joiner change when somebody joins.
pub(super) const ORIGIN: [Column<Origin>; 11] = [
    Column::text("id", |origin| origin.id.as_str().into()),
    Column::text("rules", |origin| origin.settings.game.name().into()),
    Column::text("clock", |origin| origin.settings.clock.to_string().into()),
    Column::text("side", |origin| {
        super::rows::side_choice_text(origin.settings.side).into()
    }),
    Column {
        name: "public",
        sql_type: "boolean",
        value: |origin| origin.settings.public.into(),
    },
    Column::int("created", |origin| origin.created.into()),
    Column::bytes("creator_seat", |origin| origin.creator.seat.bytes().into()),
    Column::text("creator_name", |origin| origin.creator.name.as_str().into()),
    Column::bytes("joiner_seat", |origin| {
        let joiner = origin.joiner.as_ref();
        Value::Bytes(joiner.map(|joiner| joiner.seat.bytes().to_vec()))
    }),
    Column::text("joiner_name", |origin| {
        Value::Text(origin.joiner.as_ref().map(|joiner| joiner.name.clone()))
    }),
    Column::text("names", |origin| both_names(origin).into()),
];

/// Columns of `games` that follow from the events.
pub(super) const ROW: [Column<GameRow>; 11] = [
    Column::text("status", |row| row.status.name().into()),
    Column::int("seq", |row| i64::from(row.seq).into()),
    Column::int("plies", |row| i64::from(row.plies).into()),
    Column::int("updated", |row| row.updated.into()),
    Column::int("deadline", |row| Value::Int(row.deadline)),
    Column::text("creator_side", |row| side(row.creator)),
    Column::text("white", |row| Value::Text(row.white.clone())),
    Column::text("black", |row| Value::Text(row.black.clone())),
    Column::text("result", |row| {
        Value::Text(row.result.map(|result| result.to_string()))
    }),
    Column::text("reason", |row| Value::Text(row.reason.clone())),
    Column::text("position", |row| row.position.as_str().into()),
];

/// The other values of a change, under the names that `PostgreSQL`'s batch gives them.
pub(super) const CHANGE: [Column<Change>; 5] = [
    Column::text("id", |change| change.id.as_str().into()),
    Column::int("expected_seq", |change| {
        i64::from(change.expected_seq).into()
    }),
    Column::bytes("joiner_seat", |change| {
        let joiner = change.joiner.as_ref();
        Value::Bytes(joiner.map(|joiner| joiner.seat.bytes().to_vec()))
    }),
    Column::text("joiner_name", |change| {
        Value::Text(change.joiner.as_ref().map(|joiner| joiner.name.clone()))
    }),
    Column::text("joiner_lowercase", |change| {
        Value::Text(change.joiner.as_ref().map(|joiner| lowercase(&joiner.name)))
    }),
];

/// An event as it is stored.
pub(super) struct EventRow {
    game: String,
    seq: u32,
    /// Unique within the game; none for moves that were taken back and for other events.
    ply: Option<u32>,
    side: Option<Side>,
    request: Option<String>,
    event: String,
}

/// Columns of `events`.
pub(super) const EVENT: [Column<EventRow>; 6] = [
    Column::text("game", |event| event.game.as_str().into()),
    Column::int("seq", |event| i64::from(event.seq).into()),
    Column::int("ply", |event| Value::Int(event.ply.map(i64::from))),
    Column::text("side", |event| side(event.side)),
    Column::text("request", |event| Value::Text(event.request.clone())),
    Column::text("event", |event| event.event.as_str().into()),
];

fn side(side: Option<Side>) -> Value {
    Value::Text(side.map(|side| side.letter().to_owned()))
}

/// The rows of a game's events.
pub(super) fn event_rows(id: &GameId, events: &[GameEvent]) -> Result<Vec<EventRow>, StoreError> {
    let rows = events.iter().zip(plies(events)).map(|(event, ply)| {
        Ok(EventRow {
            game: id.to_string(),
            seq: event.seq,
            ply,
            side: event.by,
            request: event.id.clone(),
            event: event_text(id, event)?,
        })
    });
    rows.collect()
}

/// The values of one row.
pub(super) fn values<'a, T>(
    columns: &'a [Column<T>],
    row: &'a T,
) -> impl Iterator<Item = Value> + use<'a, T> {
    columns.iter().map(move |column| (column.value)(row))
}

/// The names of columns, separated by commas.
pub(super) fn names<T>(columns: &[Column<T>]) -> String {
    let names: Vec<&str> = columns.iter().map(|column| column.name).collect();
    names.join(", ")
}

/// `count` placeholders from `$first` on.
pub(super) fn placeholders(first: usize, count: usize) -> String {
    let placeholders: Vec<String> = (first..first + count).map(|n| format!("${n}")).collect();
    placeholders.join(", ")
}

/// Creates a game, unless its id is taken. Its values are those of [`new_game_values`].
pub(super) static INSERT_GAME: LazyLock<String> = LazyLock::new(|| {
    format!(
        "INSERT INTO games ({}, {}) VALUES ({}) ON CONFLICT DO NOTHING",
        names(&ORIGIN),
        names(&ROW),
        placeholders(1, ORIGIN.len() + ROW.len())
    )
});

pub(super) fn new_game_values(game: &NewGame) -> impl Iterator<Item = Value> {
    values(&ORIGIN, &game.origin).chain(values(&ROW, &game.row))
}

/// Adds an event.
pub(super) static INSERT_EVENT: LazyLock<String> = LazyLock::new(|| {
    format!(
        "INSERT INTO events ({}) VALUES ({})",
        names(&EVENT),
        placeholders(1, EVENT.len())
    )
});

#[cfg(test)]
mod tests {
    use ordo_api::EventKind;

    use super::*;

    #[test]
    fn only_moves_that_were_not_taken_back_have_plies() {
        let mv = |ply| EventKind::Move {
            ply,
            text: "a3-a4".to_owned(),
            spent: 0,
            lag: 0,
        };
        let kinds = [
            mv(1),
            mv(2),
            EventKind::TakenBack { to: 1, spent: 0 },
            mv(2),
        ];
        let events = (1..).zip(kinds).map(|(seq, kind)| GameEvent {
            seq,
            at: 0,
            by: None,
            id: None,
            kind,
        });
        let events: Vec<GameEvent> = events.collect();
        let id = crate::store::fixtures::id(1);
        let rows = event_rows(&id, &events).unwrap();
        let plies: Vec<Option<u32>> = rows.iter().map(|row| row.ply).collect();
        assert_eq!(plies, [Some(1), None, None, Some(2)]);
    }
}
