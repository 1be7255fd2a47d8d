//! Quick match with players who abort, blocks, and clients that delay their pongs.

use std::time::Duration;

use ordo_server::{Config, OnlineLimits};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::backend::Backend;
use super::challenge::challenge;
use super::player::{Player, Socket, online, online_within, open_rates};
use crate::client::{Running, start_with};

/// Requests a quick match from this address.
async fn quick(server: &Running, player: &Player, from: &str) -> (String, Value) {
    let bearer = format!("Bearer {}", player.token);
    let headers = [
        ("Authorization", bearer.as_str()),
        ("X-Forwarded-For", from),
    ];
    let wish = challenge().clock("5+3").name("x").json();
    let (status, game) = server
        .call("POST", "/api/quick", &headers, Some(&wish))
        .await;
    assert_eq!(status, 201, "{game}");
    let id = game["id"].as_str().unwrap().to_owned();
    (id, game["state"]["status"].clone())
}

#[tokio::test]
async fn quick_match_avoids_an_address_after_an_abort() {
    let folder = TempDir::new().unwrap();
    let place = Backend::of(folder.path()).await;
    let server = start_with(Config {
        database: Some(place.database),
        nats: place.nats,
        trust_proxy: true,
        online: open_rates(),
        ..Config::default()
    })
    .await;
    // One IPv6 network with many browsers, each waiting at a challenge.
    let mut waiting = Vec::new();
    for n in 0..5 {
        let griefer = server.player().await;
        let bearer = format!("Bearer {}", griefer.token);
        let from = format!("2001:db8:1:{n}::1");
        let headers = [
            ("Authorization", bearer.as_str()),
            ("X-Forwarded-For", &from),
        ];
        let wish = challenge().clock("5+3").public().name("x").json();
        let (status, made) = server
            .call("POST", "/api/games", &headers, Some(&wish))
            .await;
        assert_eq!(status, 201, "{made}");
        let id = made["id"].as_str().unwrap().to_owned();
        let mut socket = griefer.socket(&server, &id).await;
        socket.until("presence").await;
        waiting.push((griefer, socket));
    }
    let victim = server.player().await;
    let (first, status) = quick(&server, &victim, "192.0.2.1").await;
    assert_eq!(status, "playing");
    victim.does(&server, &first, "abort").await;
    let (second, status) = quick(&server, &victim, "192.0.2.1").await;
    assert_eq!(status, "open", "waits for another opponent");
    let mut socket = victim.socket(&server, &second).await;
    socket.until("presence").await;
    // Nor are they paired when one of the five asks for a quick match.
    let (theirs, _) = quick(&server, &waiting[0].0, "2001:db8:1:9::1").await;
    assert_ne!(theirs, second);
    // Other players are paired as usual.
    let other = server.player().await;
    let (_, status) = quick(&server, &other, "192.0.2.2").await;
    assert_eq!(status, "playing");
}

#[tokio::test]
async fn blocked_players_are_not_paired() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (met, ada, bob) = server.game("stein", "none").await;
    let eve = server.player().await;
    let block = format!("/api/games/{met}/block");
    let call = async |player: &Player, method: &str, path: &str| {
        let bearer = format!("Bearer {}", player.token);
        let headers = [("Authorization", bearer.as_str())];
        server.call(method, path, &headers, None).await
    };
    let (status, answer) = call(&eve, "PUT", &block).await;
    assert_eq!((status, &answer["error"]["code"]), (403, &json!("no-seat")));
    for _ in 0..2 {
        let (status, answer) = call(&ada, "PUT", &block).await;
        assert_eq!((status, answer), (200, json!({"blocked": true})));
    }
    let (_, blocks) = call(&ada, "GET", "/api/blocks").await;
    assert_eq!(blocks["blocks"][0]["name"], "Bob");
    assert_eq!(blocks["blocks"][0]["game"], met.as_str());
    assert_eq!(blocks["blocks"].as_array().unwrap().len(), 1);
    let (_, blocks) = call(&bob, "GET", "/api/blocks").await;
    assert_eq!(
        blocks,
        json!({"blocks": []}),
        "blocked players are not told"
    );

    let wish = challenge().clock("3d").public().json();
    let (_, made) = ada.post(&server, "/api/games", &wish).await;
    let join = format!("/api/games/{}/join", made["id"].as_str().unwrap());
    let (status, answer) = bob.post(&server, &join, &json!({})).await;
    assert_eq!((status, &answer["error"]["code"]), (403, &json!("blocked")));
    let (_, paired) = bob.post(&server, "/api/quick", &wish).await;
    assert_eq!(paired["state"]["status"], "open");
    assert_ne!(paired["id"], made["id"]);

    let (status, answer) = call(&ada, "DELETE", &block).await;
    assert_eq!((status, answer), (200, json!({"blocked": false})));
    let (status, joined) = bob.post(&server, &join, &json!({})).await;
    assert_eq!(status, 200, "{joined}");
}

#[tokio::test]
async fn late_pongs_gain_no_more_than_the_lag_quota() {
    let folder = TempDir::new().unwrap();
    let limits = OnlineLimits {
        ping: Duration::from_millis(50),
        ..open_rates()
    };
    let server = online_within(folder.path(), limits).await;
    let (id, white, black) = server.game("stein", "1+0").await;
    let mut cheat: Socket = white.socket(&server, &id).await;
    cheat.until("game").await;
    white.moves(&server, &id, 1, "a3-a4").await;
    black.moves(&server, &id, 2, "a6-a5").await;
    let moves = ["a4-b4", "b4-a4"];
    let answers = ["a5-b5", "b5-a5"];
    let rounds = 6;
    for round in 0..rounds {
        // The client library answers pings when it reads: nothing is read, so pongs are late.
        tokio::time::sleep(Duration::from_millis(600)).await;
        let ply = 3 + 2 * round;
        let mv = json!({"type": "move", "ply": ply, "move": moves[round % 2]});
        let answer = cheat.ask(&format!("m{round}"), mv).await;
        if answer["type"] == "refused" {
            // The third repetition ends the game.
            break;
        }
        let over = white.view(&server, &id).await["state"]["status"] == "over";
        if over {
            break;
        }
        black.moves(&server, &id, ply + 1, answers[round % 2]).await;
    }
    let view = white.view(&server, &id).await;
    let moves = view["moves"].as_array().unwrap();
    assert!(moves.len() > 6, "{view}");
    let number = |value: &Value| value.as_i64().unwrap();
    let (mut thought, mut charged, mut turns) = (0, 0, 0);
    for pair in moves[1..].chunks_exact(2) {
        thought += number(&pair[1]["at"]) - number(&pair[0]["at"]);
        charged += number(&pair[1]["spent"]);
        turns += 1;
    }
    let gained = thought - charged;
    assert!(gained <= 500 + 100 * turns, "{gained} ms in {turns} turns");
}
