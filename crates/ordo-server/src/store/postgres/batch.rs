//! Events of many games in one question and one commit.

use std::collections::HashSet;

use sqlx::PgConnection;

use crate::game::change::Change;
use crate::game::event::EventKind;
use crate::game::side::Side;
use crate::store::query::small;
use crate::store::{StoreError, archived_prefixes, text};

/// Changes the games that are still where they are said to be, in the order of their names, so that two servers never wait
/// for each other; adds the events of these; and tells which they are.
const APPEND: &str = "
    WITH change AS (
        SELECT * FROM unnest(
            $1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::text[],
            $9::text[], $10::text[], $11::text[], $12::text[], $13::text[], $14::bytea[], $15::text[], $22::text[]
        ) AS change (id, after, status, seq, plies, updated, deadline, creator_side, white, black, result, reason,
            position, joiner_seat, joiner_name, joiner_small)
    ), unchanged AS MATERIALIZED (
        SELECT games.id FROM games JOIN change ON games.id = change.id AND games.seq = change.after
        ORDER BY games.id FOR UPDATE OF games
    ), changed AS (
        UPDATE games SET status = change.status, seq = change.seq, plies = change.plies, updated = change.updated,
            deadline = change.deadline, creator_side = change.creator_side, white = change.white, black = change.black,
            result = change.result, reason = change.reason, position = change.position,
            joiner_seat = COALESCE(change.joiner_seat, games.joiner_seat),
            joiner_name = COALESCE(change.joiner_name, games.joiner_name),
            names = games.names || COALESCE(chr(10) || change.joiner_small, '')
        FROM change JOIN unchanged ON unchanged.id = change.id WHERE games.id = change.id
        RETURNING games.id, games.rules, games.result, games.updated, games.clock, games.public
    ), archived AS (
        INSERT INTO name_prefixes (prefix, rules, result, updated, game, clock)
        SELECT prefix, rules, result, updated, id, clock
        FROM unnest($23::text[], $24::text[]) AS name (game, prefix) JOIN changed ON changed.id = name.game
        WHERE public ON CONFLICT DO NOTHING
    ), added AS (
        INSERT INTO events (game, seq, ply, side, request, event)
        SELECT event.* FROM unnest($16::text[], $17::bigint[], $18::bigint[], $19::text[], $20::text[], $21::text[])
            AS event (game, seq, ply, side, request, event)
        JOIN changed ON changed.id = event.game
    )
    SELECT id FROM changed";

/// Commits all of it, and says for which games that was done.
pub(super) async fn commit(
    to: &mut PgConnection,
    appends: &[&Change],
) -> Result<HashSet<String>, StoreError> {
    if appends.is_empty() {
        return Ok(HashSet::new());
    }
    let mut events = Vec::with_capacity(appends.len());
    for append in appends {
        for event in &append.events {
            events.push((append.id.as_str(), event, text(&append.id, event)?));
        }
    }
    let mut prefixes = Vec::new();
    for append in appends {
        let names = archived_prefixes(append).into_iter().flatten();
        prefixes.extend(names.map(|name| (append.id.as_str(), name)));
    }
    let number = i64::from;
    let changed: Vec<String> = sqlx::query_scalar(APPEND)
        .bind(column(appends, |append| append.id.as_str().to_owned()))
        .bind(column(appends, |append| number(append.expected_seq)))
        .bind(column(appends, |append| append.row.status.name()))
        .bind(column(appends, |append| number(append.row.seq)))
        .bind(column(appends, |append| number(append.row.plies)))
        .bind(column(appends, |append| append.row.updated))
        .bind(column(appends, |append| append.row.deadline))
        .bind(column(appends, |append| {
            append.row.creator.map(Side::letter)
        }))
        .bind(column(appends, |append| append.row.white.clone()))
        .bind(column(appends, |append| append.row.black.clone()))
        .bind(column(appends, |append| append.row.result))
        .bind(column(appends, |append| append.row.reason.clone()))
        .bind(column(appends, |append| append.row.position.clone()))
        .bind(column(appends, |append| {
            let joiner = append.joiner.as_ref();
            joiner.map(|joiner| joiner.seat.bytes().to_vec())
        }))
        .bind(column(appends, |append| {
            append.joiner.as_ref().map(|joiner| joiner.name.clone())
        }))
        .bind(column(&events, |(game, ..)| (*game).to_owned()))
        .bind(column(&events, |(_, event, _)| number(event.seq)))
        .bind(column(&events, |(_, event, _)| match event.kind {
            EventKind::Move { ply, .. } => Some(number(ply)),
            _ => None,
        }))
        .bind(column(&events, |(_, event, _)| event.by.map(Side::letter)))
        .bind(column(&events, |(_, event, _)| event.id.clone()))
        .bind(column(&events, |(_, _, text)| text.clone()))
        .bind(column(appends, |append| {
            append.joiner.as_ref().map(|joiner| small(&joiner.name))
        }))
        .bind(column(&prefixes, |(game, _)| (*game).to_owned()))
        .bind(column(&prefixes, |(_, prefix)| prefix.clone()))
        .fetch_all(to)
        .await?;
    Ok(changed.into_iter().collect())
}

/// One column of all rows.
fn column<T, R>(rows: &[T], of: impl FnMut(&T) -> R) -> Vec<R> {
    rows.iter().map(of).collect()
}
