//! Game clocks: time spent, increments, lag, and the end of a game whose time has run out.

use std::sync::Arc;
use std::time::Duration;

use ordo_api::{ErrorCode, GameId, MINUTE, RuleSet, SECOND, Side, Status};
use ordo_server::{Config, ManualClock, OnlineLimits};
use tempfile::TempDir;

use super::ends::ending;
use super::player::{Player, mv};
use super::servers::{online_at, online_with, open_rates};
use crate::client::{Running, stop};

/// A game with both first moves played, so that White's clock runs.
async fn running_game(server: &Running, clock: &str) -> (GameId, Player, Player) {
    let (id, white, black) = server.start_game(RuleSet::Stein, clock).await;
    white.plays(server, &id, 1, "a3-a4").await;
    black.plays(server, &id, 2, "a6-a5").await;
    (id, white, black)
}

const fn millis(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

#[tokio::test]
async fn games_end_when_time_runs_out() {
    let folder = TempDir::new().unwrap();
    let clock = Arc::new(ManualClock::default());
    let server = online_at(folder.path(), &clock).await;
    let (id, white, black) = running_game(&server, "0+1").await;
    let mut socket = black.socket(&server, &id).await;
    let moved = socket.snapshot().await.moves[1].at;
    // One second on the clock, and half a second of lag compensation that White may still claim.
    clock.advance(millis(1500));
    let state = white.snapshot(&server, &id).await.state;
    assert_eq!(state.status, Status::Playing);
    clock.advance(millis(1000));
    let (over, state) = socket.over().await;
    assert_eq!(state.ending, Some(ending(Some(Side::Black), "time")));
    assert_eq!((over.by, over.at), (None, moved + 2500));
    assert_eq!(state.clocks.unwrap().white, 0);
    let late = white.is_refused(&server, &id, mv(3, "e3-e4")).await;
    assert_eq!(late, ErrorCode::Over);
}

#[tokio::test]
async fn late_moves_are_refused() {
    let folder = TempDir::new().unwrap();
    let clock = Arc::new(ManualClock::default());
    let server = online_at(folder.path(), &clock).await;
    let (id, white, _) = running_game(&server, "0+1").await;
    // Over HTTP there is no lag to compensate: the move is late, although the game has not ended by itself yet.
    clock.advance(millis(1001));
    let late = white.is_refused(&server, &id, mv(3, "e3-e4")).await;
    assert_eq!(late, ErrorCode::TimeIsUp);
    let state = white.snapshot(&server, &id).await.state;
    assert_eq!(state.ending, Some(ending(Some(Side::Black), "time")));
    assert_eq!(state.plies, 2);
}

#[tokio::test]
async fn clocks_stop_when_the_game_ends() {
    let folder = TempDir::new().unwrap();
    let clock = Arc::new(ManualClock::default());
    let server = online_at(folder.path(), &clock).await;
    let (id, white, black) = running_game(&server, "1+0").await;
    clock.advance(millis(300));
    let clocks = white.snapshot(&server, &id).await.state.clocks.unwrap();
    assert_eq!((clocks.white, clocks.black), (MINUTE - 300, MINUTE));
    assert_eq!(clocks.running, Some(Side::White));
    clock.advance(millis(200));
    black.does(&server, &id, ordo_api::Action::Resign).await;
    for _ in 0..2 {
        let clocks = white.snapshot(&server, &id).await.state.clocks.unwrap();
        assert_eq!((clocks.white, clocks.black), (MINUTE - 500, MINUTE));
        assert_eq!(clocks.running, None);
        clock.advance(millis(5000));
    }
}

#[tokio::test]
async fn clocks_count_time_spent_and_increments() {
    let folder = TempDir::new().unwrap();
    let clock = Arc::new(ManualClock::default());
    let server = online_at(folder.path(), &clock).await;
    let (id, white, black) = running_game(&server, "1+2").await;
    clock.advance(millis(300));
    white.plays(&server, &id, 3, "e3-e4").await;
    clock.advance(millis(1400));
    black.plays(&server, &id, 4, "e6-e5").await;
    let game = white.snapshot(&server, &id).await;
    let spent: Vec<_> = game.moves.iter().map(|played| played.spent).collect();
    assert_eq!(spent[2..], [300, 1400]);
    let clocks = game.state.clocks.unwrap();
    let full = MINUTE + 2 * SECOND;
    assert_eq!((clocks.white, clocks.black), (full - 300, full - 1400));
    assert_eq!(clocks.running, Some(Side::White));
}

#[tokio::test]
async fn late_pongs_gain_no_more_than_the_lag_quota() {
    let folder = TempDir::new().unwrap();
    let clock = Arc::new(ManualClock::default());
    let limits = OnlineLimits {
        heartbeat_interval: millis(1000),
        ..open_rates()
    };
    let config = Config {
        online: limits,
        clock: Arc::clone(&clock) as _,
        ..Config::default()
    };
    let server = online_with(folder.path(), config).await;
    let (id, white, black) = running_game(&server, "1+0").await;
    let mut cheat = white.socket(&server, &id).await;
    let turns = [("a4-b4", "a5-b5"), ("b4-a4", "b5-a5"), ("a4-b4", "a5-b5")];
    for ((text, reply), ply) in turns.into_iter().zip([3, 5, 7]) {
        // White answers each ping 600 ms late, and then moves.
        cheat.ping().await;
        clock.advance(millis(600));
        cheat.flush().await;
        cheat.act(&format!("m{ply}"), mv(ply, text)).await.unwrap();
        black.plays(&server, &id, ply + 1, reply).await;
        // Until the next ping.
        clock.advance(millis(400));
    }
    let moves = white.snapshot(&server, &id).await.moves;
    let spent: Vec<_> = moves.iter().map(|played| played.spent).collect();
    // Half a second is given back at the start, and a tenth of a second per move after that.
    assert_eq!(spent[2..], [100, 0, 900, 0, 900, 0]);
}

#[tokio::test]
async fn time_runs_out_while_the_server_is_down() {
    let folder = TempDir::new().unwrap();
    let clock = Arc::new(ManualClock::default());
    let server = online_at(folder.path(), &clock).await;
    let (id, white, black) = server.start_game(RuleSet::Khalifa, "0+1").await;
    let starter = white.snapshot(&server, &id).await.starter;
    let (first, second) = match starter {
        Side::White => (&white, &black),
        Side::Black => (&black, &white),
    };
    first.plays(&server, &id, 1, "1@11").await;
    second.plays(&server, &id, 2, "1@88").await;
    stop(server).await;
    clock.advance(Duration::from_secs(10));
    let server = online_at(folder.path(), &clock).await;
    let mut socket = white.socket(&server, &id).await;
    // The game ends as soon as the server runs, perhaps before the socket is open.
    let mut state = socket.snapshot().await.state;
    if state.status != Status::Over {
        state = socket.over().await.1;
    }
    assert_eq!(state.ending, Some(ending(Some(starter.other()), "time")));
}
