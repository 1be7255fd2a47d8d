//! Changes of many games in one statement and one commit.

use std::collections::HashSet;
use std::sync::LazyLock;

use sqlx::PgConnection;

use crate::game::change::Change;
use crate::store::columns::{CHANGE, Column, EVENT, ROW, event_rows, names};
use crate::store::sql::Value;
use crate::store::{StoreError, archived_prefixes};

/// Appends to the games whose last event is still the expected one, and returns their ids. Rows are locked in the order of
/// their ids, so that two nodes never deadlock.
static APPEND: LazyLock<String> = LazyLock::new(|| {
    let (change, row) = (arrays(1, &CHANGE), arrays(1 + CHANGE.len(), &ROW));
    let first = 1 + CHANGE.len() + ROW.len();
    let event = arrays(first, &EVENT);
    let (game, prefix) = (first + EVENT.len(), first + EVENT.len() + 1);
    let (change_names, row_names, event_names) = (names(&CHANGE), names(&ROW), names(&EVENT));
    let set: Vec<String> = ROW
        .iter()
        .map(|column| format!("{0} = change.{0}", column.name))
        .collect();
    let set = set.join(", ");
    format!(
        "
    WITH change AS (
        SELECT * FROM unnest({change}, {row}) AS change ({change_names}, {row_names})
    ), unchanged AS MATERIALIZED (
        SELECT games.id FROM games JOIN change ON games.id = change.id AND games.seq = change.expected_seq
        ORDER BY games.id FOR UPDATE OF games
    ), changed AS (
        UPDATE games SET {set},
            joiner_seat = COALESCE(change.joiner_seat, games.joiner_seat),
            joiner_name = COALESCE(change.joiner_name, games.joiner_name),
            names = games.names || COALESCE(chr(10) || change.joiner_lowercase, '')
        FROM change JOIN unchanged ON unchanged.id = change.id WHERE games.id = change.id
        RETURNING games.id, games.rules, games.result, games.updated, games.clock, games.public
    ), archived AS (
        INSERT INTO name_prefixes (prefix, rules, result, updated, game, clock)
        SELECT prefix, rules, result, updated, id, clock
        FROM unnest(${game}::text[], ${prefix}::text[]) AS name (game, prefix) JOIN changed ON changed.id = name.game
        WHERE public ON CONFLICT DO NOTHING
    ), added AS (
        INSERT INTO events ({event_names})
        SELECT event.* FROM unnest({event}) AS event ({event_names}) JOIN changed ON changed.id = event.game
    )
    SELECT id FROM changed"
    )
});

/// Placeholders for one array per column.
fn arrays<T>(first: usize, columns: &[Column<T>]) -> String {
    let arrays = columns.iter().zip(first..);
    let arrays = arrays.map(|(column, n)| format!("${n}::{}[]", column.sql_type));
    arrays.collect::<Vec<_>>().join(", ")
}

/// Binds one array per column.
macro_rules! bind_arrays {
    ($query:expr, $columns:expr, $rows:expr) => {{
        let mut query = $query;
        for column in $columns {
            let values = $rows.iter().map(|row| (column.value)(row));
            query = match column.sql_type {
                "bigint" => query.bind(values.map(|value| int(&value)).collect::<Vec<_>>()),
                "bytea" => query.bind(values.map(bytes).collect::<Vec<_>>()),
                _ => query.bind(values.map(text).collect::<Vec<_>>()),
            };
        }
        query
    }};
}

fn int(value: &Value) -> Option<i64> {
    match value {
        Value::Int(number) => *number,
        _ => None,
    }
}

fn bytes(value: Value) -> Option<Vec<u8>> {
    match value {
        Value::Bytes(bytes) => bytes,
        _ => None,
    }
}

fn text(value: Value) -> Option<String> {
    match value {
        Value::Text(text) => text,
        _ => None,
    }
}

/// Commits all changes that do not conflict, and returns the ids of their games.
pub(super) async fn commit(
    to: &mut PgConnection,
    changes: &[&Change],
) -> Result<HashSet<String>, StoreError> {
    if changes.is_empty() {
        return Ok(HashSet::new());
    }
    let rows: Vec<_> = changes.iter().map(|change| &change.row).collect();
    let mut events = Vec::with_capacity(changes.len());
    let (mut archived, mut prefixes) = (Vec::new(), Vec::new());
    for change in changes {
        events.extend(event_rows(&change.id, &change.events)?);
        for prefix in archived_prefixes(change).into_iter().flatten() {
            archived.push(change.id.to_string());
            prefixes.push(prefix);
        }
    }
    let query = sqlx::query_scalar(APPEND.as_str());
    let query = bind_arrays!(query, CHANGE, changes);
    let query = bind_arrays!(query, ROW, rows);
    let query = bind_arrays!(query, EVENT, events);
    let changed: Vec<String> = query.bind(archived).bind(prefixes).fetch_all(to).await?;
    Ok(changed.into_iter().collect())
}
