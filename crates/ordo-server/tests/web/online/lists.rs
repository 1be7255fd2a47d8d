//! Lobby, live games, archive, own games, and quick match.

use std::time::Duration;

use ordo_server::OnlineLimits;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::backend::Backend;
use super::challenge::challenge;
use super::player::{online, online_within, open_rates};
use crate::client::Running;

async fn list(server: &Running, query: &str) -> Vec<Value> {
    let (status, answer) = server
        .call("GET", &format!("/api/games?list={query}"), &[], None)
        .await;
    assert_eq!(status, 200, "{query}: {answer}");
    answer["games"].as_array().unwrap().clone()
}

#[tokio::test]
async fn games_move_from_lobby_to_live_to_archive() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (ada, bob) = (server.player().await, server.player().await);
    let (_, made) = ada
        .post(
            &server,
            "/api/games",
            &challenge()
                .game("khalifa")
                .clock("5+3")
                .public()
                .name("Ada")
                .json(),
        )
        .await;
    let (_, hidden) = ada
        .post(&server, "/api/games", &challenge().name("Ada").json())
        .await;
    let id = made["id"].as_str().unwrap();
    let lobby = list(&server, "lobby").await;
    assert_eq!(lobby.len(), 1, "private challenges are not listed");
    assert_eq!(
        (&lobby[0]["id"], &lobby[0]["creator"], &lobby[0]["clock"]),
        (&json!(id), &json!("Ada"), &json!("5+3"))
    );
    assert!(list(&server, "lobby&game=stein").await.is_empty());
    bob.post(
        &server,
        &format!("/api/games/{id}/join"),
        &json!({"name": "Bob"}),
    )
    .await;
    assert!(list(&server, "lobby").await.is_empty());
    assert_eq!(list(&server, "live").await.len(), 1);
    bob.does(&server, id, "resign").await;
    assert!(list(&server, "live").await.is_empty());
    let side = bob.view(&server, id).await["you"]
        .as_str()
        .unwrap()
        .to_owned();
    let (won, lost) = if side == "w" {
        ("0-1", "1-0")
    } else {
        ("1-0", "0-1")
    };
    for query in [
        "",
        "&name=ada",
        "&name=BOB",
        "&game=khalifa",
        &format!("&result={won}"),
        "&from=1000",
        "&until=99999999999999",
    ] {
        let found = list(&server, &format!("archive{query}")).await;
        assert_eq!(found.len(), 1, "{query}");
        assert_eq!(
            (&found[0]["result"], &found[0]["reason"]),
            (&json!(won), &json!("resignation"))
        );
    }
    for query in [
        "&name=eve",
        "&name=%25",
        "&game=stein",
        &format!("&result={lost}"),
        "&from=99999999999999",
        "&until=1000",
    ] {
        assert!(
            list(&server, &format!("archive{query}")).await.is_empty(),
            "{query}"
        );
    }
    let mine = ada.get(&server, "/api/games?list=mine").await;
    let mine = mine["games"].as_array().unwrap();
    assert_eq!(mine.len(), 2);
    assert_eq!(
        mine.iter()
            .filter(|game| game["id"] == hidden["id"])
            .count(),
        1
    );
    assert!(
        mine.iter()
            .any(|game| game["id"] == id && game["you"].is_string() && game["you"] != json!(side))
    );
    assert_eq!(
        bob.get(&server, "/api/games?list=mine").await["games"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
}

#[tokio::test]
async fn name_search_ignores_case_in_any_script() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (one, two) = (server.player().await, server.player().await);
    let wish = challenge().public().name("Ärger Ünal").json();
    let (_, made) = one.post(&server, "/api/games", &wish).await;
    let id = made["id"].as_str().unwrap();
    let name = json!({"name": "Łukasz"});
    two.post(&server, &format!("/api/games/{id}/join"), &name)
        .await;
    two.does(&server, id, "resign").await;
    for (name, found) in [
        ("%C3%A4rger", 1),  // ärger
        ("%C3%9CNAL", 1),   // ÜNAL
        ("%C5%81ukasz", 1), // Łukasz
        ("%C5%82UKA", 1),   // łUKA
        ("unal", 0),
    ] {
        let games = list(&server, &format!("archive&name={name}")).await;
        assert_eq!(games.len(), found, "{name}");
    }
}

#[tokio::test]
async fn active_games_are_listed_before_finished_ones() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (ada, bob) = (server.player().await, server.player().await);
    let game = async |clock: &str| {
        let wish = challenge().clock(clock).side("w").name("Ada").json();
        let (_, made) = ada.post(&server, "/api/games", &wish).await;
        let id = made["id"].as_str().unwrap().to_owned();
        let (status, _) = bob
            .post(
                &server,
                &format!("/api/games/{id}/join"),
                &json!({"name": "Bob"}),
            )
            .await;
        assert_eq!(status, 200);
        id
    };
    let going_on = game("14d").await;
    for _ in 0..55 {
        let id = game("none").await;
        bob.does(&server, &id, "resign").await;
    }
    let mine = ada.get(&server, "/api/games?list=mine").await;
    let mine = mine["games"].as_array().unwrap();
    assert_eq!((mine.len(), &mine[0]["id"]), (51, &json!(going_on)));
    let older = mine.last().unwrap()["updated"].as_i64().unwrap();
    let path = format!("/api/games?list=mine&until={older}");
    let rest = ada.get(&server, &path).await;
    let rest = rest["games"].as_array().unwrap();
    assert!((4..=5).contains(&rest.len()), "{}", rest.len());
    assert!(rest.iter().all(|game| game["status"] == "over"));
}

#[tokio::test]
async fn phrases_after_the_end_do_not_update_the_game() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.game("stein", "none").await;
    black.does(&server, &id, "resign").await;
    let ended = list(&server, "archive").await[0]["updated"].clone();
    assert!(ended.is_i64(), "{ended}");
    tokio::time::sleep(Duration::from_millis(20)).await;
    let (status, _) = white
        .act(&server, &id, json!({"type": "say", "phrase": "thank-you"}))
        .await;
    assert_eq!(status, 200);
    assert_eq!(list(&server, "archive").await[0]["updated"], ended);
}

#[tokio::test]
async fn stale_games_without_a_clock_are_not_live() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (left, white, _) = server.game("stein", "none").await;
    let (days, ..) = server.game("stein", "14d").await;
    let place = Backend::of(folder.path()).await;
    place
        .run("UPDATE games SET updated = updated - 90000000")
        .await;
    let live = list(&server, "live").await;
    assert_eq!(live.len(), 1);
    assert_eq!(live[0]["id"], json!(days));
    white.moves(&server, &left, 1, "a3-a4").await;
    assert_eq!(list(&server, "live").await.len(), 2);
}

#[tokio::test]
async fn the_lobby_lists_challenges_of_connected_creators() {
    let folder = TempDir::new().unwrap();
    let limits = OnlineLimits {
        arriving: Duration::ZERO,
        ..open_rates()
    };
    let server = online_within(folder.path(), limits).await;
    let (ada, eve) = (server.player().await, server.player().await);
    let wish = |clock: &str| challenge().clock(clock).public().name("Ada").json();
    let (_, days) = ada.post(&server, "/api/games", &wish("3d")).await;
    let (_, made) = ada.post(&server, "/api/games", &wish("5+3")).await;
    let id = made["id"].as_str().unwrap();
    // A visitor of the challenge does not count as its creator.
    let mut reader = eve.socket(&server, id).await;
    reader.until("game").await;
    // Presence takes a moment to reach the other node.
    let shows = async |mut wanted: Vec<&Value>| {
        wanted.sort_unstable_by_key(ToString::to_string);
        for tries in 0.. {
            let listed = list(&server, "lobby").await;
            let mut ids: Vec<&Value> = listed.iter().map(|game| &game["id"]).collect();
            ids.sort_unstable_by_key(ToString::to_string);
            if ids == wanted {
                return;
            }
            assert!(tries < 100, "{ids:?}, not {wanted:?}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    shows(vec![&days["id"]]).await;
    let mut maker = ada.socket(&server, id).await;
    // The waiting creator does not count as a spectator.
    while maker.until("presence").await["watchers"] != 1 {}
    shows(vec![&days["id"], &made["id"]]).await;
    drop(maker);
    shows(vec![&days["id"]]).await;
    // Polling the list of own games counts as presence.
    ada.get(&server, "/api/games?list=mine").await;
    shows(vec![&days["id"], &made["id"]]).await;
}

#[tokio::test]
async fn connected_creators_are_found_among_many_absent_ones() {
    let folder = TempDir::new().unwrap();
    let limits = OnlineLimits {
        arriving: Duration::ZERO,
        challenges_per_address: 1000,
        ..open_rates()
    };
    let server = online_within(folder.path(), limits).await;
    let wish = challenge().clock("11+11").public().name("x").json();
    let ada = server.player().await;
    let (_, made) = ada.post(&server, "/api/games", &wish).await;
    let id = made["id"].as_str().unwrap();
    let mut waits = ada.socket(&server, id).await;
    waits.until("game").await;
    for _ in 0..6 {
        let gone = server.player().await;
        for _ in 0..10 {
            assert_eq!(gone.post(&server, "/api/games", &wish).await.0, 201);
        }
    }
    assert_eq!(list(&server, "lobby").await.len(), 1);
    let (_, paired) = server
        .player()
        .await
        .post(&server, "/api/quick", &wish)
        .await;
    assert_eq!(
        (&paired["id"], &paired["state"]["status"]),
        (&json!(id), &json!("playing"))
    );
}

#[tokio::test]
async fn invalid_list_queries_are_refused() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    for query in [
        "",
        "?list=x",
        "?list=lobby&game=chess",
        "?list=lobby&clock=x",
        "?list=lobby&from=x",
        "?list=lobby&more=1",
        "?list=%ff",
    ] {
        assert_eq!(
            server.get(&format!("/api/games{query}")).await.status,
            400,
            "{query}"
        );
    }
    assert_eq!(server.get("/api/games?list=mine").await.status, 403);
}

#[tokio::test]
async fn quick_match_pairs_equal_settings() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let wish = |game: &str, clock: &str, side: &str| {
        challenge()
            .game(game)
            .clock(clock)
            .side(side)
            .name("x")
            .json()
    };
    let quick = async |wish: Value| {
        let player = server.player().await;
        let (status, game) = player.post(&server, "/api/quick", &wish).await;
        assert_eq!(status, 201, "{game}");
        (
            game["id"].as_str().unwrap().to_owned(),
            game["state"]["status"].as_str().unwrap().to_owned(),
        )
    };
    let first = quick(wish("stein", "5+3", "lot")).await;
    assert_eq!(first.1, "open");
    for other in [wish("khalifa", "5+3", "lot"), wish("stein", "5+0", "lot")] {
        assert_eq!(quick(other).await.1, "open", "other settings");
    }
    assert_eq!(
        quick(wish("stein", "5+3", "lot")).await,
        (first.0, "playing".to_owned())
    );
    let white = quick(wish("stein", "1+0", "w")).await;
    assert_eq!(
        quick(wish("stein", "1+0", "w")).await.1,
        "open",
        "both want White"
    );
    assert_eq!(
        quick(wish("stein", "1+0", "b")).await,
        (white.0, "playing".to_owned())
    );
    assert_eq!(quick(wish("stein", "2+0", "lot")).await.1, "open");
    assert_eq!(
        quick(wish("stein", "2+0", "w")).await.1,
        "open",
        "a chosen side does not match a random one"
    );
    // Two concurrent requests are paired.
    let (one, two) = tokio::join!(
        quick(wish("khalifa", "7+7", "lot")),
        quick(wish("khalifa", "7+7", "lot"))
    );
    assert_eq!(one.0, two.0);
}
