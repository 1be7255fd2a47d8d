//! Draw offers, take-backs, rematches and the end of games.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;

use super::challenge::challenge;
use super::player::online;

#[tokio::test]
async fn resigning_ends_the_game() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.game("stein", "none").await;
    let mut socket = white.socket(&server, &id).await;
    black.does(&server, &id, "resign").await;
    let over = socket.until_event("over").await;
    assert_eq!(
        over["state"]["ending"],
        json!({"winner": "w", "reason": "resignation"})
    );
    assert_eq!(over["event"]["by"], "b");
    assert_eq!(
        white
            .is_refused(&server, &id, json!({"type": "resign"}))
            .await,
        "over"
    );
}

#[tokio::test]
async fn draw_offers_are_accepted_declined_and_lapse() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.game("stein", "none").await;
    let accept = json!({"type": "accept-draw"});
    assert_eq!(
        black.is_refused(&server, &id, accept.clone()).await,
        "not-offered"
    );
    white.does(&server, &id, "offer-draw").await;
    assert_eq!(
        white
            .is_refused(&server, &id, json!({"type": "offer-draw"}))
            .await,
        "already-offered"
    );
    assert_eq!(
        white.is_refused(&server, &id, accept.clone()).await,
        "not-offered",
        "a player cannot accept their own offer"
    );
    black.does(&server, &id, "decline-draw").await;
    assert_eq!(
        black.is_refused(&server, &id, accept.clone()).await,
        "not-offered"
    );

    // A declined offer cannot be repeated until both have moved.
    for _ in 0..2 {
        assert_eq!(
            white
                .is_refused(&server, &id, json!({"type": "offer-draw"}))
                .await,
            "already-offered"
        );
    }
    white.moves(&server, &id, 1, "a3-a4").await;
    black.moves(&server, &id, 2, "a6-a5").await;

    // An offer stays open while its side moves, and lapses when the opponent moves.
    white.does(&server, &id, "offer-draw").await;
    white.moves(&server, &id, 3, "e3-e4").await;
    assert_eq!(
        white.view(&server, &id).await["state"]["offers"]["draw"],
        "w"
    );
    black.moves(&server, &id, 4, "e6-e5").await;
    assert_eq!(
        black.is_refused(&server, &id, accept.clone()).await,
        "not-offered"
    );
    black.does(&server, &id, "offer-draw").await;
    white.does(&server, &id, "accept-draw").await;
    let view = white.view(&server, &id).await;
    assert_eq!(
        view["state"]["ending"],
        json!({"winner": null, "reason": "agreement"})
    );
}

#[tokio::test]
async fn take_backs_need_the_opponents_consent() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.game("stein", "none").await;
    let ask = json!({"type": "offer-take-back"});
    assert_eq!(
        white.is_refused(&server, &id, ask.clone()).await,
        "nothing-to-take-back"
    );
    white.moves(&server, &id, 1, "a3-a4").await;
    assert_eq!(
        black.is_refused(&server, &id, ask.clone()).await,
        "nothing-to-take-back"
    );
    // A player's own last move, before the opponent has replied.
    white.does(&server, &id, "offer-take-back").await;
    assert_eq!(
        white
            .is_refused(&server, &id, json!({"type": "accept-take-back"}))
            .await,
        "not-offered"
    );
    black.does(&server, &id, "accept-take-back").await;
    let view = white.view(&server, &id).await;
    assert_eq!(
        (&view["state"]["plies"], &view["state"]["turn"]),
        (&json!(0), &json!("w"))
    );
    // The ply can be played again, and a move and its reply can be taken back together.
    white.moves(&server, &id, 1, "b3-b4").await;
    black.moves(&server, &id, 2, "a6-a5").await;
    white.does(&server, &id, "offer-take-back").await;
    assert_eq!(
        black.is_refused(&server, &id, ask.clone()).await,
        "answer-first",
        "an open offer must be answered first"
    );
    black.does(&server, &id, "accept-take-back").await;
    white.moves(&server, &id, 1, "a3-a4").await;
    white.does(&server, &id, "offer-take-back").await;
    black.does(&server, &id, "decline-take-back").await;
    assert_eq!(
        black
            .is_refused(&server, &id, json!({"type": "accept-take-back"}))
            .await,
        "not-offered"
    );
    let view = white.view(&server, &id).await;
    let moves = view["moves"].as_array().unwrap();
    assert_eq!((moves.len(), &moves[0]["move"]), (1, &json!("a3-a4")));
}

#[tokio::test]
async fn games_are_aborted_before_both_have_moved() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.game("stein", "none").await;
    white.moves(&server, &id, 1, "a3-a4").await;
    black.does(&server, &id, "abort").await;
    let view = white.view(&server, &id).await;
    assert_eq!(
        view["state"]["ending"],
        json!({"winner": null, "reason": "aborted"})
    );

    let (id, white, black) = server.game("stein", "none").await;
    white.moves(&server, &id, 1, "a3-a4").await;
    black.moves(&server, &id, 2, "a6-a5").await;
    assert_eq!(
        white
            .is_refused(&server, &id, json!({"type": "abort"}))
            .await,
        "too-late-to-abort"
    );

    // An open challenge can be withdrawn by its creator only.
    let (_, made) = white.post(&server, "/api/games", &challenge().json()).await;
    let id = made["id"].as_str().unwrap();
    assert_eq!(
        black
            .is_refused(&server, id, json!({"type": "abort"}))
            .await,
        "no-seat"
    );
    assert_eq!(
        white
            .is_refused(&server, id, json!({"type": "resign"}))
            .await,
        "not-started"
    );
    // A retry with the same idempotency key gets the same answer.
    for _ in 0..2 {
        let withdraw = json!({"type": "abort", "id": "w"});
        let (status, answer) = white.act(&server, id, withdraw).await;
        assert_eq!((status, &answer["seq"]), (200, &json!(1)), "{answer}");
    }
    let mine = white.get(&server, "/api/games?list=mine").await;
    let mine = mine["games"].as_array().unwrap();
    assert_eq!(mine.len(), 1, "the game before");
    assert!(
        mine.iter().all(|game| game["id"] != id),
        "a withdrawn challenge is not a game"
    );
    let (status, answer) = black
        .post(&server, &format!("/api/games/{id}/join"), &json!({}))
        .await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("over")));
}

#[tokio::test]
async fn games_end_when_time_runs_out() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.game("stein", "0+1").await;
    let mut socket = black.socket(&server, &id).await;
    white.moves(&server, &id, 1, "a3-a4").await;
    black.moves(&server, &id, 2, "a6-a5").await;
    let began = Instant::now();
    let over = socket.until_event("over").await;
    let took = began.elapsed();
    assert_eq!(
        over["state"]["ending"],
        json!({"winner": "b", "reason": "time"})
    );
    assert!(over["event"]["by"].is_null());
    assert_eq!(over["state"]["clocks"]["w"], 0, "no time is left");
    // One second on the clock, and half a second of lag compensation.
    assert!(
        took > Duration::from_millis(1400) && took < Duration::from_secs(4),
        "{took:?}"
    );
    assert_eq!(
        white
            .is_refused(
                &server,
                &id,
                json!({"type": "move", "ply": 3, "move": "e3-e4"})
            )
            .await,
        "over"
    );
}

#[tokio::test]
async fn late_moves_are_refused() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.game("stein", "0+1").await;
    white.moves(&server, &id, 1, "a3-a4").await;
    black.moves(&server, &id, 2, "a6-a5").await;
    tokio::time::sleep(Duration::from_millis(1150)).await;
    let late = white
        .is_refused(
            &server,
            &id,
            json!({"type": "move", "ply": 3, "move": "e3-e4"}),
        )
        .await;
    assert!(late == "time-is-up" || late == "over", "{late}");
    let view = white.view(&server, &id).await;
    assert_eq!(
        view["state"]["ending"],
        json!({"winner": "b", "reason": "time"})
    );
    assert_eq!(view["state"]["plies"], 2);
}

#[tokio::test]
async fn clocks_stop_when_the_game_ends() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.game("stein", "1+0").await;
    white.moves(&server, &id, 1, "a3-a4").await;
    black.moves(&server, &id, 2, "a6-a5").await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let left = |view: &Value| view["state"]["clocks"]["w"].as_i64().unwrap();
    let before = left(&white.view(&server, &id).await);
    black.does(&server, &id, "resign").await;
    let view = white.view(&server, &id).await;
    let clocks = view["state"]["clocks"].clone();
    assert!((1..=before).contains(&left(&view)), "{before} {clocks}");
    assert_eq!(
        (&clocks["b"], &clocks["running"]),
        (&json!(60_000), &json!(null))
    );
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(white.view(&server, &id).await["state"]["clocks"], clocks);
}

#[tokio::test]
async fn clocks_count_time_spent_and_increments() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.game("stein", "1+2").await;
    white.moves(&server, &id, 1, "a3-a4").await;
    black.moves(&server, &id, 2, "a6-a5").await;
    for (player, ply, mv) in [(&white, 3, "e3-e4"), (&black, 4, "e6-e5")] {
        tokio::time::sleep(Duration::from_millis(300)).await;
        player.moves(&server, &id, ply, mv).await;
    }
    let view = white.view(&server, &id).await;
    let spent = |ply: usize| view["moves"][ply]["spent"].as_i64().unwrap();
    assert!(
        (300..3000).contains(&spent(2)) && (300..3000).contains(&spent(3)),
        "{view}"
    );
    assert_eq!(
        view["state"]["clocks"]["b"].as_i64(),
        Some(62_000 - spent(3))
    );
    assert_eq!(view["state"]["clocks"]["running"], "w");
    assert!(view["state"]["clocks"]["w"].as_i64().unwrap() <= 62_000 - spent(2));
}

#[tokio::test]
async fn rematches_swap_sides() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.game("stein", "3d").await;
    assert_eq!(
        white
            .is_refused(&server, &id, json!({"type": "offer-rematch"}))
            .await,
        "not-over"
    );
    white.does(&server, &id, "resign").await;
    white.does(&server, &id, "offer-rematch").await;
    black.does(&server, &id, "decline-rematch").await;
    black.does(&server, &id, "offer-rematch").await;
    assert_eq!(
        black
            .is_refused(&server, &id, json!({"type": "offer-rematch"}))
            .await,
        "already-offered"
    );
    let mut socket = black.socket(&server, &id).await;
    white.does(&server, &id, "offer-rematch").await;
    let next = socket.until_event("rematch").await["event"]["game"]
        .as_str()
        .unwrap()
        .to_owned();
    assert_eq!(
        white
            .is_refused(&server, &id, json!({"type": "offer-rematch"}))
            .await,
        "has-rematch"
    );
    assert_eq!(white.view(&server, &next).await["you"], "b");
    assert_eq!(black.view(&server, &next).await["clock"], "3d");
    black.moves(&server, &next, 1, "a3-a4").await;
}

#[tokio::test]
async fn phrases_are_rate_limited() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.game("stein", "none").await;
    let say = json!({"type": "say", "phrase": "good-luck"});
    for _ in 0..5 {
        assert_eq!(white.act(&server, &id, say.clone()).await.0, 200);
    }
    assert_eq!(
        white.is_refused(&server, &id, say.clone()).await,
        "too-much-talk"
    );
    assert_eq!(black.act(&server, &id, say.clone()).await.0, 200);
    assert_eq!(white.act(&server, &id, say).await.0, 200);
    assert_eq!(
        white
            .is_refused(&server, &id, json!({"type": "say", "phrase": "free text"}))
            .await,
        "bad-request"
    );
}
