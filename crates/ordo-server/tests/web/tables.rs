//! Ending tables over HTTP, with and without online play.

use std::sync::Arc;
use std::time::Duration;

use ordo_api::{ErrorBody, ErrorCode, RuleSet, Side, TableAnswer, TableCategory, TableParams};
use ordo_rules::stein::Position;
use ordo_server::{Config, ManualClock, OnlineLimits, Rate};
use ordo_tables::Tables;
use tempfile::TempDir;

use crate::client::{Answer, Running, start, start_with};
use crate::online::servers::online;

const POSITION: &str = "2b7/1b8/10/10/10/10/w9/w9 w";

async fn look_up(server: &Running, query: &str) -> Answer {
    server.get(&format!("/api/tables?{query}")).await
}

fn answer(answer: &Answer) -> TableAnswer {
    assert_eq!(answer.status, 200, "{}", answer.text());
    serde_json::from_slice(&answer.body).unwrap()
}

/// The code and the message of an error.
fn error(answer: &Answer) -> (u16, ErrorCode, String) {
    let ErrorBody { error } = serde_json::from_slice(&answer.body).unwrap();
    assert_eq!(answer.status, error.code.status());
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    (answer.status, error.code, error.message)
}

#[tokio::test]
async fn moves_are_listed_best_first_with_the_values_after_them() {
    let server = start().await;
    let found = look_up(&server, "game=stein&position=2b7/1b8/10/10/10/10/w9/w9_w").await;
    assert_eq!(found.header("content-type"), Some("application/json"));
    let found = answer(&found);
    assert_eq!(found.position, POSITION);
    assert_eq!((found.category, found.dtw), (TableCategory::Win, Some(17)));
    assert_eq!(found.ending, None);
    let position: Position = POSITION.parse().unwrap();
    assert_eq!(found.moves.len(), position.legal_moves().len());
    let best = &found.moves[0];
    assert_eq!(best.text, "a1-b2");
    assert_eq!((best.category, best.dtw), (TableCategory::Loss, Some(-16)));
    // Each value is that of the position after the move.
    for listed in &found.moves {
        let mv = listed.text.parse().unwrap();
        let after = position.after_unchecked(mv);
        let again = server.client.look_up(&params(&after.to_string())).await;
        let again = again.unwrap();
        assert_eq!((again.category, again.dtw), (listed.category, listed.dtw));
        assert_eq!(again.ending, listed.ending);
    }
    let order = [TableCategory::Loss, TableCategory::Draw, TableCategory::Win];
    let place = |category| order.iter().position(|&other| other == category).unwrap();
    let places = found.moves.iter().map(|listed| place(listed.category));
    assert!(places.is_sorted());
}

fn params(position: &str) -> TableParams {
    TableParams {
        game: RuleSet::Stein,
        position: position.to_owned(),
    }
}

#[tokio::test]
async fn finished_games_have_an_ending() {
    let server = start().await;
    let look_up = async |position| server.client.look_up(&params(position)).await.unwrap();
    let won = look_up("b9/10/10/10/10/10/10/w9 w").await;
    let best = won.moves[0].clone();
    assert_eq!((best.category, best.dtw), (TableCategory::Loss, Some(0)));
    let ending = best.ending.unwrap();
    assert_eq!(ending.winner, Some(Side::White));
    assert_eq!(ending.reason, "home row");
    let over = look_up("w9/10/10/10/10/10/9b/10 b").await;
    assert_eq!((over.category, over.dtw), (TableCategory::Loss, Some(0)));
    assert!(over.ending.is_some() && over.moves.is_empty());
}

#[tokio::test]
async fn positions_without_a_table_are_not_found() {
    let server = start().await;
    let start = "2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/10/ww2ww2ww/wwwwwwwwww/2ww2ww2";
    for (query, message) in [
        (
            format!("game=stein&position={start}_w"),
            "the position has 40 pieces, and the tables of this server go up to 7",
        ),
        (
            "game=khalifa&position=8/8/8/8/8/8/8/8_w".to_owned(),
            "there are no ending tables for khalifa",
        ),
    ] {
        let (status, code, said) = error(&look_up(&server, &query).await);
        assert_eq!((status, code), (404, ErrorCode::NoTable));
        assert_eq!(said, message);
    }
}

#[tokio::test]
async fn bad_requests_are_refused_with_a_reason() {
    let server = start().await;
    let long = format!("game=stein&position={}", "1".repeat(201));
    for (query, part) in [
        ("", "missing field `game`"),
        ("game=stein", "missing field `position`"),
        ("game=chess&position=x", "expected one of stein, khalifa"),
        ("game=stein&position=", "cannot read the position: "),
        ("game=stein&position=%00", "cannot read the position: "),
        (
            "game=stein&position=10/4b1b3/10/10/10/10/3w6/10_w",
            "S5: Black has just moved, yet the group is split into [e7] [g7]",
        ),
        ("game=stein&position=x&more=1", "unknown field `more`"),
        (&long, "the position string is longer than 200 characters"),
    ] {
        let (status, code, message) = error(&look_up(&server, query).await);
        assert_eq!((status, code), (400, ErrorCode::BadRequest), "{query}");
        assert!(message.contains(part), "{query}: {message}");
        assert!(!message.contains('\n'), "{message}");
    }
    let answer = server.request("POST", "/api/tables", &[]).await;
    assert_eq!(error(&answer).1, ErrorCode::NoSuchMethod);
}

#[tokio::test]
async fn answers_can_be_cached() {
    let server = start().await;
    let path = "/api/tables?game=stein&position=2b7/1b8/10/10/10/10/w9/w9_w";
    let first = server.get(path).await;
    let caching = Some("public, max-age=86400");
    assert_eq!(first.header("cache-control"), caching);
    let tag = first.header("etag").unwrap();
    let again = server.request("GET", path, &[("If-None-Match", tag)]).await;
    assert_eq!((again.status, again.body.len()), (304, 0));
    assert_eq!(again.header("etag"), Some(tag));
    assert_eq!(again.header("cache-control"), caching);
    let other = "/api/tables?game=stein&position=b9/10/10/10/10/10/10/w9_w";
    let other = server
        .request("GET", other, &[("If-None-Match", tag)])
        .await;
    assert_eq!(other.status, 200);
    assert_ne!(other.header("etag"), Some(tag));
    let head = server.request("HEAD", path, &[]).await;
    assert_eq!((head.status, head.body.len()), (200, 0));
    assert_eq!(head.header("etag"), Some(tag));
}

#[tokio::test]
async fn lookups_are_limited_like_other_requests() {
    let clock = Arc::new(ManualClock::default());
    let server = start_with(Config {
        clock: Arc::clone(&clock) as _,
        online: OnlineLimits {
            requests: Rate {
                burst: 3.0,
                per_second: 1.0,
            },
            ..OnlineLimits::default()
        },
        ..Config::default()
    })
    .await;
    let query = "game=stein&position=b9/10/10/10/10/10/10/w9_w";
    for n in 0..5 {
        let answer = look_up(&server, query).await;
        if n < 3 {
            assert_eq!(answer.status, 200, "{n}");
        } else {
            assert_eq!(error(&answer).1, ErrorCode::TooManyRequests, "{n}");
            assert_eq!(answer.header("retry-after"), Some("1"));
        }
    }
    clock.advance(Duration::from_secs(1));
    assert_eq!(look_up(&server, query).await.status, 200);
}

#[tokio::test]
async fn the_configuration_decides_which_tables_there_are() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let found = server.client.look_up(&params(POSITION)).await.unwrap();
    assert_eq!(found.dtw, Some(17));
    // No tables at all: the configuration decides.
    let server = start_with(Config {
        tables: Arc::new(Tables::new()),
        ..Config::default()
    })
    .await;
    let answer = look_up(&server, "game=stein&position=b9/10/10/10/10/10/10/w9_w").await;
    assert_eq!(error(&answer).1, ErrorCode::NoTable);
}
