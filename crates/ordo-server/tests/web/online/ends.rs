//! Offers and endings.

use std::time::{Duration, Instant};

use serde_json::json;
use tempfile::TempDir;

use super::player::online;

#[tokio::test]
async fn resigning() {
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
async fn agreeing_on_a_draw() {
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
        "not one's own"
    );
    black.does(&server, &id, "decline-draw").await;
    assert_eq!(
        black.is_refused(&server, &id, accept.clone()).await,
        "not-offered"
    );

    // Who was told no does not ask again at once.
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

    // An offer stands while its side moves, and is gone when the other plays on.
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
async fn taking_back() {
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
    // One's own move, before the other has answered.
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
    // The same ply can be played again, and a move and its answer be taken back.
    white.moves(&server, &id, 1, "b3-b4").await;
    black.moves(&server, &id, 2, "a6-a5").await;
    white.does(&server, &id, "offer-take-back").await;
    assert_eq!(
        black.is_refused(&server, &id, ask.clone()).await,
        "answer-first",
        "one after the other"
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
async fn calling_off() {
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

    // A challenge that nobody has taken can be withdrawn, by the one who made it.
    let (_, made) = white
        .post(
            &server,
            "/api/games",
            &json!({"game": "stein", "clock": "none"}),
        )
        .await;
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
    // Asked again, because no answer came, it is answered again.
    for _ in 0..2 {
        let withdraw = json!({"type": "abort", "id": "w"});
        let (status, answer) = white.act(&server, id, withdraw).await;
        assert_eq!((status, &answer["seq"]), (200, &json!(1)), "{answer}");
    }
    let mine = white.get(&server, "/api/games?list=mine").await;
    let mine = mine["games"].as_array().unwrap();
    assert!(
        mine.iter().all(|game| game["id"] != id),
        "what nobody took was no game"
    );
    let (status, answer) = black
        .post(&server, &format!("/api/games/{id}/join"), &json!({}))
        .await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("over")));
}

#[tokio::test]
async fn the_flag_falls_by_itself() {
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
    assert_eq!(over["state"]["clocks"]["w"], 0, "he has nothing left");
    // A second, and half a second for what may be on its way.
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
async fn a_move_after_the_time_is_no_move() {
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
async fn clocks_stay_as_they_are_at_the_end() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.game("stein", "1+0").await;
    white.moves(&server, &id, 1, "a3-a4").await;
    black.moves(&server, &id, 2, "a6-a5").await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let before = white.view(&server, &id).await["state"]["clocks"]["w"].clone();
    black.does(&server, &id, "resign").await;
    let clocks = white.view(&server, &id).await["state"]["clocks"].clone();
    assert!(clocks["w"].as_i64() <= before.as_i64(), "{before} {clocks}");
    assert_eq!(
        (&clocks["b"], &clocks["running"]),
        (&json!(60_000), &json!(null))
    );
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(white.view(&server, &id).await["state"]["clocks"], clocks);
}

#[tokio::test]
async fn clocks_add_up() {
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
async fn a_rematch_changes_sides() {
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
async fn phrases_and_no_more_than_a_few() {
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
