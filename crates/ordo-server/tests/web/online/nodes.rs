//! Two nodes with one database; on the other backends, both are the same server.

use std::sync::Arc;
use std::time::{Duration, Instant};

use ordo_api::{Action, ErrorCode, EventKind, GameId, Phrase, RuleSet, Side, Status};
use ordo_server::{ManualClock, OnlineLimits};
use tempfile::TempDir;

use super::challenge::challenge;
use super::ends::ending;
use super::player::{Player, mv};
use super::servers::{online, online_at, online_within, open_rates};
use super::socket::Socket;
use crate::client::Running;

async fn at(server: &Running, node: usize, id: &GameId, player: Option<&Player>) -> Socket {
    let address = match &server.other {
        Some(other) if node == 1 => other.address,
        _ => server.address,
    };
    let bearer = player.map(Player::bearer);
    let headers: Vec<_> = bearer
        .iter()
        .map(|bearer| ("Authorization", bearer.as_str()))
        .collect();
    Socket::open_at(address, id, &headers).await.unwrap()
}

#[tokio::test]
async fn moves_and_presence_reach_both_nodes() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.start_game(RuleSet::Stein, "5+3").await;
    let mut sockets = [
        at(&server, 0, &id, Some(&white)).await,
        at(&server, 1, &id, Some(&black)).await,
    ];
    let mut watchers = [
        at(&server, 0, &id, None).await,
        at(&server, 1, &id, None).await,
    ];
    for socket in sockets.iter_mut().chain(&mut watchers) {
        socket.until_present(true, true, 2).await;
    }
    let moves = ["a3-a4", "a6-a5", "e3-e4", "e6-e5", "i3-i4", "i6-i5"];
    for (played, ply) in moves.iter().zip(1..) {
        let sent = Instant::now();
        let [one, two] = &mut sockets;
        let (mover, other) = if ply % 2 == 1 { (one, two) } else { (two, one) };
        mover
            .act(&format!("m{ply}"), mv(ply, played))
            .await
            .unwrap();
        for socket in [other].into_iter().chain(&mut watchers) {
            let (event, state) = socket.moved(ply).await;
            assert!(matches!(event.kind, EventKind::Move { text, .. } if text == *played));
            assert_eq!(state.plies, ply);
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
    white.until_present(true, true, 1).await;
    drop(black);
    white.until_present(true, false, 1).await;
    drop(last);
    white.until_present(true, false, 0).await;
}

#[tokio::test]
async fn expired_games_end_once() {
    let folder = TempDir::new().unwrap();
    let clock = Arc::new(ManualClock::default());
    let server = online_at(folder.path(), &clock).await;
    let mut games = Vec::new();
    for _ in 0..8 {
        let (id, white, black) = server.start_game(RuleSet::Stein, "0+1").await;
        white.plays(&server, &id, 1, "a3-a4").await;
        black.plays(&server, &id, 2, "a6-a5").await;
        let mut socket = at(&server, 0, &id, None).await;
        socket.snapshot().await;
        games.push((id, white, socket));
    }
    clock.advance(Duration::from_secs(2));
    for (_, _, socket) in &mut games {
        let (_, state) = socket.over().await;
        assert_eq!(state.ending, Some(ending(Some(Side::Black), "time")));
    }
    // Both nodes look for expired games again.
    clock.advance(Duration::from_secs(10));
    // No message says that nothing follows, so this waits for the query.
    tokio::time::sleep(Duration::from_millis(100)).await;
    for (id, white, _) in &games {
        let seq = white.snapshot(&server, id).await.state.seq;
        assert_eq!(seq, 4, "start, two moves, one end");
    }
}

#[tokio::test]
async fn concurrent_actions_are_applied_one_after_the_other() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    for _ in 0..10 {
        let (id, white, black) = server.start_game(RuleSet::Stein, "none").await;
        let mut sockets = [
            at(&server, 0, &id, Some(&white)).await,
            at(&server, 1, &id, Some(&black)).await,
        ];
        let [one, two] = &mut sockets;
        let phrase = Phrase::Hello;
        let (moved, said) = tokio::join!(
            one.act("a", mv(1, "a3-a4")),
            two.act("b", Action::Say { phrase })
        );
        let mut both = [moved.unwrap(), said.unwrap()];
        both.sort_unstable();
        assert_eq!(both, [2, 3], "both were applied, one after the other");
        let resigned = tokio::join!(one.act("c", Action::Resign), two.act("d", Action::Resign));
        assert!(
            matches!(
                resigned,
                (Ok(4), Err(ErrorCode::Over)) | (Err(ErrorCode::Over), Ok(4))
            ),
            "{resigned:?}"
        );
        assert_eq!(white.snapshot(&server, &id).await.state.seq, 4);
    }
}

#[tokio::test]
async fn quick_match_pairs_with_connected_players() {
    let folder = TempDir::new().unwrap();
    let limits = OnlineLimits {
        arrival_timeout: Duration::ZERO,
        ..open_rates()
    };
    let server = online_within(folder.path(), limits).await;
    // Once presence has arrived on both nodes, they know of each other.
    let (id, white, black) = server.start_game(RuleSet::Stein, "none").await;
    let mut one = at(&server, 0, &id, Some(&white)).await;
    let mut two = at(&server, 1, &id, Some(&black)).await;
    one.until_present(true, true, 0).await;
    two.until_present(true, true, 0).await;
    let quick = async |player: &Player, clock: &str| {
        let wanted = challenge().clock(clock).name("x");
        let game = player.quick_match(&server, wanted).await;
        (game.id, game.state.status)
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
    assert_eq!(status, Status::Open);
    assert_ne!(waiting, left, "its creator is not connected");
    // Whichever node is asked, and wherever the creator is connected.
    let mut waits = at(&server, 1, &waiting, Some(&ada)).await;
    waits.presence().await;
    assert_eq!(quick(&bob, "5+3").await, (waiting, Status::Playing));
    // Correspondence challenges do not need a connected creator.
    let (days, _) = quick(&gone, "3d").await;
    assert_eq!(quick(&bob, "3d").await, (days, Status::Playing));
}
