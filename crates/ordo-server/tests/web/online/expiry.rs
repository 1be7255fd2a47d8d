//! Challenges and games that expire.

use std::sync::Arc;

use ordo_api::{EXPIRED, EventKind, RuleSet, Status};
use ordo_server::{Config, ManualClock};
use tempfile::TempDir;

use super::backend::Backend;
use super::challenge::challenge;
use super::ends::ending;
use super::servers::{online, open_rates, single};
use crate::client::{eventually, start_with};

#[tokio::test]
async fn challenges_expire_if_their_creator_never_connects() {
    let folder = TempDir::new().unwrap();
    let clock = Arc::new(ManualClock::default());
    // One server: the others learn of connected creators by heartbeats, which do not pass at this clock.
    let server = start_with(Config {
        clock: Arc::clone(&clock) as _,
        ..single(&folder, open_rates())
    })
    .await;
    let (ada, bob) = (server.player().await, server.player().await);
    let seen = ada.create(&server, challenge().public()).await.id;
    ada.socket(&server, &seen).await.snapshot().await;
    let unseen = bob.create(&server, challenge().public()).await.id;
    clock.advance(open_rates().unopened_timeout);
    clock.advance(open_rates().sweep_interval);
    eventually("the challenge is over", async || {
        server.snapshot(&unseen).await.state.status == Status::Over
    })
    .await;
    let state = server.snapshot(&unseen).await.state;
    assert_eq!(state.ending, Some(ending(None, EXPIRED)));
    // A challenge seen by its creator stays open.
    let state = server.snapshot(&seen).await.state;
    assert_eq!(state.status, Status::Open);
}

#[tokio::test]
async fn games_expire_on_time_among_many_expiring_challenges() {
    let folder = TempDir::new().unwrap();
    // In real time: this measures the delay.
    let server = online(folder.path()).await;
    let ada = server.player().await;
    ada.create(&server, challenge()).await;
    let (id, white, black) = server.start_game(RuleSet::Stein, "0+1").await;
    let mut socket = white.socket(&server, &id).await;
    white.plays(&server, &id, 1, "a3-a4").await;
    black.plays(&server, &id, 2, "a6-a5").await;
    // 20,000 copies of the open challenge, all long overdue.
    let backend = Backend::of(folder.path()).await;
    backend
        .run(
            "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 19999) \
             INSERT INTO games (id, rules, clock, side, public, created, creator_seat, creator_name, \
             status, seq, plies, updated, deadline, position, names) \
             SELECT 'AAAAAAA' || substr('23456789', i / 4096 % 8 + 1, 1) || substr('23456789', i / 512 % 8 + 1, 1) \
             || substr('23456789', i / 64 % 8 + 1, 1) || substr('23456789', i / 8 % 8 + 1, 1) \
             || substr('23456789', i % 8 + 1, 1), rules, clock, side, public, 0, creator_seat, creator_name, \
             status, seq, plies, 0, 1, position, names FROM games, n WHERE status = 'open'",
        )
        .await;
    let (over, _) = socket.over().await;
    assert!(matches!(over.kind, EventKind::Over { reason, .. } if reason == "time"));
    let moved = white.snapshot(&server, &id).await.moves[1].at;
    let late = over.at - moved - 1000;
    // One after the other, this many expiries take half a minute.
    assert!(late < 10_000, "{late} ms after the clock showed zero");
}
