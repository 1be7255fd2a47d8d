//! Whole games of both rule sets, challenges and presence.

use ordo_rules::{Game, Rules, khalifa};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::challenge::challenge;
use super::player::{Socket, online};

/// Finished games from the test data of the rules library.
fn stein_games() -> Vec<Value> {
    let data = include_str!("../../../../ordo-rules/tests/data/stein/games.jsonl");
    data.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[tokio::test]
async fn stein_games_are_played_over_sockets_with_a_spectator() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    for game in stein_games().iter().step_by(25) {
        let (id, white, black) = server.game("stein", "5+3").await;
        let mut sockets = [
            white.socket(&server, &id).await,
            black.socket(&server, &id).await,
        ];
        let mut watcher = Socket::open(&server, &id, &[]).await.unwrap();
        for (socket, you) in sockets.iter_mut().zip(["w", "b"]) {
            assert_eq!(socket.until("game").await["game"]["you"], you);
        }
        assert!(watcher.until("game").await["game"]["you"].is_null());
        let moves: Vec<&str> = game["moves"].as_str().unwrap().split(' ').collect();
        for (mv, ply) in moves.iter().zip(1..) {
            let answer = sockets[(ply + 1) % 2]
                .ask(
                    &format!("m{ply}"),
                    json!({"type": "move", "ply": ply, "move": mv}),
                )
                .await;
            assert_eq!(answer["type"], "done", "{answer}");
            let seen = watcher.until_event("move").await;
            assert_eq!(
                (&seen["event"]["move"], &seen["event"]["ply"]),
                (&json!(mv), &json!(ply))
            );
        }
        let view = white.view(&server, &id).await;
        assert_eq!(view["state"]["status"], "over");
        assert_eq!(view["state"]["ending"]["winner"], game["winner"]);
        assert_eq!(view["state"]["ending"]["reason"], game["reason"]);
        let played: Vec<&str> = view["moves"]
            .as_array()
            .unwrap()
            .iter()
            .map(|mv| mv["move"].as_str().unwrap())
            .collect();
        assert_eq!(played, moves);
        let refused = white
            .is_refused(
                &server,
                &id,
                json!({"type": "move", "ply": moves.len() + 1, "move": "a3-a4"}),
            )
            .await;
        assert_eq!(refused, "over");

        let record = server.get(&format!("/api/games/{id}/record")).await;
        let record: ordo_rules::record::Record = record.text().parse().unwrap();
        assert_eq!(
            (record.tags.get("White"), record.tags.get("Black")),
            (Some("Ada"), Some("Bob"))
        );
        assert_eq!(record.tags.get("TimeControl"), Some("300+3"));
        assert_eq!(record.main.plies.len(), moves.len());
        assert!(record.main.plies.iter().all(|ply| ply.clock().is_some()));
        let verdict = record.moves::<ordo_rules::stein::Position>().unwrap();
        assert_eq!(verdict.len(), moves.len());
    }
}

/// A winning turn if there is one, else a random one.
fn some_turn(game: &Game<khalifa::Position>, dice: &mut u64) -> khalifa::Turn {
    let position = game.position();
    let turns = position.legal_moves();
    let wins = |turn: &&khalifa::Turn| {
        position
            .after_unchecked(**turn)
            .outcome()
            .is_some_and(|end| end.winner == Some(position.turn()))
    };
    *dice = dice
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    let any = turns[(*dice >> 33) as usize % turns.len()];
    turns.iter().find(wins).copied().unwrap_or(any)
}

#[tokio::test]
async fn khalifa_games_are_played_over_http() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let mut starters = Vec::new();
    for seed in 1..=6 {
        let (id, white, black) = server.game("khalifa", "none").await;
        let view = white.view(&server, &id).await;
        let start: khalifa::Position = view["start"].as_str().unwrap().parse().unwrap();
        let mut game = Game::from_position(start);
        starters.push(view["starter"].as_str().unwrap().to_owned());
        let mut dice = seed;
        while game.outcome().is_none() && game.moves().len() < 60 {
            let player = if game.position().turn() == ordo_rules::Color::White {
                &white
            } else {
                &black
            };
            let turn = some_turn(&game, &mut dice);
            game.play(turn).unwrap();
            player
                .moves(&server, &id, game.moves().len(), &turn.to_string())
                .await;
        }
        let view = white.view(&server, &id).await;
        assert_eq!(view["state"]["position"], game.position().to_string());
        let outcome = game.outcome().map(|outcome| outcome.reason.text());
        assert_eq!(view["state"]["ending"]["reason"].as_str(), outcome);
        if outcome.is_none() {
            white.does(&server, &id, "resign").await;
        }
        // In a rematch the other side starts, and the players keep their sides (K2).
        white.does(&server, &id, "offer-rematch").await;
        black.does(&server, &id, "offer-rematch").await;
        let next = white.view(&server, &id).await["state"]["rematch"]
            .as_str()
            .unwrap()
            .to_owned();
        let next = white.view(&server, &next).await;
        assert_eq!(
            (&next["you"], &next["state"]["status"]),
            (&json!("w"), &json!("playing"))
        );
        assert_ne!(next["starter"], view["starter"]);
    }
    assert_eq!(starters.len(), 6);
}

#[tokio::test]
async fn challenges_are_joined_once_with_the_chosen_or_random_side() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (ada, bob, eve) = (
        server.player().await,
        server.player().await,
        server.player().await,
    );
    let mut lots = std::collections::HashSet::new();
    for side in [
        "w", "b", "lot", "lot", "lot", "lot", "lot", "lot", "lot", "lot", "lot", "lot", "lot",
        "lot", "lot", "lot",
    ] {
        let (_, made) = ada
            .post(
                &server,
                "/api/games",
                &challenge().clock("3d").side(side).json(),
            )
            .await;
        let id = made["id"].as_str().unwrap();
        assert_eq!(
            (&made["state"]["status"], &made["yours"]),
            (&json!("open"), &json!(true))
        );
        let join = format!("/api/games/{id}/join");
        let (status, refused) = ada.post(&server, &join, &json!({})).await;
        assert_eq!(
            (status, &refused["error"]["code"]),
            (409, &json!("own-challenge"))
        );
        let (status, joined) = bob.post(&server, &join, &json!({"name": "Bob"})).await;
        assert_eq!(
            (status, &joined["state"]["status"]),
            (200, &json!("playing"))
        );
        let (status, again) = bob.post(&server, &join, &json!({"name": "Bob"})).await;
        assert_eq!(
            (status, &again["you"]),
            (200, &joined["you"]),
            "a player keeps the seat"
        );
        let (status, refused) = eve.post(&server, &join, &json!({})).await;
        assert_eq!((status, &refused["error"]["code"]), (409, &json!("taken")));
        let you = ada.view(&server, id).await["you"]
            .as_str()
            .unwrap()
            .to_owned();
        if side == "lot" {
            lots.insert(you);
        } else {
            assert_eq!(you, side);
        }
    }
    assert_eq!(lots.len(), 2, "random sides were all the same");
}

#[tokio::test]
async fn browsers_get_an_http_only_cookie() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let wish = challenge().json().to_string();
    let made = server
        .call_raw("POST", "/api/games", &[], Some(&wish))
        .await;
    assert_eq!(made.status, 201);
    let cookie = made.header("set-cookie").unwrap();
    for part in ["Path=/api", "HttpOnly", "SameSite=Strict", "Max-Age="] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let secret = cookie.split(';').next().unwrap();
    assert!(!made.text().contains(secret.strip_prefix("ordo=").unwrap()));
    let made: Value = serde_json::from_slice(&made.body).unwrap();
    let id = made["id"].as_str().unwrap();
    let path = format!("/api/games/{id}");
    let (_, mine) = server
        .call(
            "GET",
            &path,
            &[("Cookie", &format!("a=b; {secret}; c=d"))],
            None,
        )
        .await;
    let (_, other) = server.call("GET", &path, &[], None).await;
    assert_eq!(
        (&mine["yours"], &other["yours"]),
        (&json!(true), &json!(false))
    );
    let again = server
        .call_raw("POST", "/api/games", &[("Cookie", secret)], Some(&wish))
        .await;
    assert_eq!(
        again.header("set-cookie"),
        Some(cookie),
        "the same token, renewed for another year"
    );
}

#[tokio::test]
async fn waiting_creators_see_the_start_and_presence() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (ada, bob) = (server.player().await, server.player().await);
    let (_, made) = ada
        .post(
            &server,
            "/api/games",
            &challenge().clock("5+0").side("b").json(),
        )
        .await;
    let id = made["id"].as_str().unwrap();
    let mut waiting = ada.socket(&server, id).await;
    assert_eq!(
        waiting.until("game").await["game"]["state"]["status"],
        "open"
    );
    bob.post(
        &server,
        &format!("/api/games/{id}/join"),
        &json!({"name": "Bob"}),
    )
    .await;
    let game = waiting.until("game").await;
    assert_eq!(
        (&game["game"]["you"], &game["game"]["names"]["w"]),
        (&json!("b"), &json!("Bob"))
    );
    let mut other = bob.socket(&server, id).await;
    loop {
        let presence = waiting.until("presence").await;
        if presence["w"] == true && presence["b"] == true && presence["watchers"] == 0 {
            break;
        }
    }
    other.until("game").await;
    drop(other);
    loop {
        if waiting.until("presence").await["w"] == false {
            break;
        }
    }
}
