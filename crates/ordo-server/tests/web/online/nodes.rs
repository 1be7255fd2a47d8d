//! Two nodes with one database; on the other backends, both are the same server.

use std::time::{Duration, Instant};

use ordo_server::OnlineLimits;
use serde_json::json;
use tempfile::TempDir;

use super::challenge::challenge;
use super::player::{Player, Socket, online, online_within, open_rates};
use crate::client::Running;

async fn at(server: &Running, node: usize, id: &str, player: Option<&Player>) -> Socket {
    let address = match &server.other {
        Some(other) if node == 1 => other.address,
        _ => server.address,
    };
    let bearer = player.map(|player| format!("Bearer {}", player.token));
    let headers: Vec<_> = bearer
        .iter()
        .map(|bearer| ("Authorization", bearer.as_str()))
        .collect();
    Socket::open_at(address, id, &headers).await.unwrap()
}

/// Waits for this presence of players and number of spectators.
async fn until_present(socket: &mut Socket, w: bool, b: bool, watchers: u32) {
    let wanted = json!({"type": "presence", "w": w, "b": b, "watchers": watchers});
    while socket.until("presence").await != wanted {}
}

#[tokio::test]
async fn moves_and_presence_reach_both_nodes() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.game("stein", "5+3").await;
    let mut sockets = [
        at(&server, 0, &id, Some(&white)).await,
        at(&server, 1, &id, Some(&black)).await,
    ];
    let mut watchers = [
        at(&server, 0, &id, None).await,
        at(&server, 1, &id, None).await,
    ];
    for socket in sockets.iter_mut().chain(&mut watchers) {
        until_present(socket, true, true, 2).await;
    }
    let moves = ["a3-a4", "a6-a5", "e3-e4", "e6-e5", "i3-i4", "i6-i5"];
    for (mv, ply) in moves.iter().zip(1..) {
        let sent = Instant::now();
        let [one, two] = &mut sockets;
        let (mover, other) = if ply % 2 == 1 { (one, two) } else { (two, one) };
        let wish = json!({"type": "move", "ply": ply, "move": mv});
        assert_eq!(mover.ask(&format!("m{ply}"), wish).await["type"], "done");
        for socket in [other].into_iter().chain(&mut watchers) {
            let mut seen = socket.until_event("move").await;
            if seen["event"]["ply"] == ply - 1 {
                // The client's own move, which was acknowledged before.
                seen = socket.until_event("move").await;
            }
            assert_eq!(
                (&seen["event"]["ply"], &seen["event"]["move"]),
                (&json!(ply), &json!(mv))
            );
            assert_eq!(seen["state"]["plies"], ply);
        }
        // Events arrive through NATS, before the next catch-up from the database.
        assert!(
            sent.elapsed() < Duration::from_secs(4),
            "{:?}",
            sent.elapsed()
        );
    }
    let [watcher, last] = watchers;
    drop(watcher);
    let [mut white, black] = sockets;
    until_present(&mut white, true, true, 1).await;
    drop(black);
    until_present(&mut white, true, false, 1).await;
    drop(last);
    until_present(&mut white, true, false, 0).await;
}

#[tokio::test]
async fn expired_games_end_once() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let mut games = Vec::new();
    for _ in 0..8 {
        let (id, white, black) = server.game("stein", "0+1").await;
        white.moves(&server, &id, 1, "a3-a4").await;
        black.moves(&server, &id, 2, "a6-a5").await;
        games.push((id, white));
    }
    for (id, white) in &games {
        let mut socket = at(&server, 0, id, None).await;
        let mut view = socket.until("game").await["game"].clone();
        if view["state"]["status"] != "over" {
            socket.until_event("over").await;
            view = white.view(&server, id).await;
        }
        assert_eq!(
            view["state"]["ending"],
            json!({"winner": "b", "reason": "time"})
        );
        // Start, two moves, end: no event follows.
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert_eq!(white.view(&server, id).await["state"]["seq"], 4);
    }
}

#[tokio::test]
async fn concurrent_actions_are_applied_one_after_the_other() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    for _ in 0..10 {
        let (id, white, black) = server.game("stein", "none").await;
        let mut sockets = [
            at(&server, 0, &id, Some(&white)).await,
            at(&server, 1, &id, Some(&black)).await,
        ];
        let [one, two] = &mut sockets;
        let (moved, said) = tokio::join!(
            one.ask("a", json!({"type": "move", "ply": 1, "move": "a3-a4"})),
            two.ask("b", json!({"type": "say", "phrase": "hello"}))
        );
        assert_eq!(
            (&moved["type"], &said["type"]),
            (&json!("done"), &json!("done"))
        );
        let mut both = [
            moved["seq"].as_u64().unwrap(),
            said["seq"].as_u64().unwrap(),
        ];
        both.sort_unstable();
        assert_eq!(both, [2, 3], "both were applied, one after the other");
        let (resigned, drawn) = tokio::join!(
            one.ask("c", json!({"type": "resign"})),
            two.ask("d", json!({"type": "resign"}))
        );
        let done = [&resigned, &drawn]
            .iter()
            .filter(|answer| answer["type"] == "done")
            .count();
        assert_eq!(done, 1, "{resigned} {drawn}");
        assert_eq!(white.view(&server, &id).await["state"]["seq"], 4);
    }
}

#[tokio::test]
async fn quick_match_pairs_with_connected_players() {
    let folder = TempDir::new().unwrap();
    let limits = OnlineLimits {
        arriving: Duration::ZERO,
        ..open_rates()
    };
    let server = online_within(folder.path(), limits).await;
    // Once presence has arrived on both nodes, they know of each other.
    let (id, white, black) = server.game("stein", "none").await;
    let mut one = at(&server, 0, &id, Some(&white)).await;
    let mut two = at(&server, 1, &id, Some(&black)).await;
    until_present(&mut one, true, true, 0).await;
    until_present(&mut two, true, true, 0).await;
    let quick = async |player: &Player, clock: &str| {
        let wish = challenge().clock(clock).side("lot").name("x").json();
        let (status, game) = player.post(&server, "/api/quick", &wish).await;
        assert_eq!(status, 201, "{game}");
        (
            game["id"].as_str().unwrap().to_owned(),
            game["state"]["status"].clone(),
        )
    };
    let (gone, ada, bob) = (
        server.player().await,
        server.player().await,
        server.player().await,
    );
    let (left, _) = quick(&gone, "5+3").await;
    assert_eq!(
        quick(&gone, "5+3").await.0,
        left,
        "a repeated request keeps its challenge"
    );
    let (waiting, status) = quick(&ada, "5+3").await;
    assert_eq!(
        (status, waiting == left),
        (json!("open"), false),
        "its creator is not connected"
    );
    // Whichever node is asked, and wherever the creator is connected.
    let mut waits = at(&server, 1, &waiting, Some(&ada)).await;
    waits.until("presence").await;
    assert_eq!(quick(&bob, "5+3").await, (waiting, json!("playing")));
    // Correspondence challenges do not need a connected creator.
    let (days, _) = quick(&gone, "3d").await;
    assert_eq!(quick(&bob, "3d").await, (days, json!("playing")));
}
