//! Restarts of the server.

use std::time::Duration;

use serde_json::json;
use tempfile::TempDir;
use tokio::time::timeout;

use super::player::online;
use crate::client::{Running, SOON};

async fn stop(server: Running) {
    server.stop.send(()).unwrap();
    timeout(SOON, server.ended).await.unwrap().unwrap();
}

#[tokio::test]
async fn games_continue_after_a_restart() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.game("stein", "1d").await;
    let mut socket = white.socket(&server, &id).await;
    socket.until("game").await;
    let first = json!({"type": "move", "ply": 1, "move": "a3-a4", "id": "one"});
    let done = white.act(&server, &id, first.clone()).await;
    black.does(&server, &id, "offer-draw").await;
    let before = white.view(&server, &id).await;
    stop(server).await;
    let closed = socket.closed().await;
    assert_eq!(closed, Some(1012), "the close code announces a restart");

    let server = online(folder.path()).await;
    let after = white.view(&server, &id).await;
    for part in ["id", "names", "moves", "start", "you"] {
        assert!(!before[part].is_null(), "{part}");
        assert_eq!(after[part], before[part]);
    }
    for part in ["seq", "position", "turn", "offers", "plies"] {
        assert!(!before["state"][part].is_null(), "{part}");
        assert_eq!(after["state"][part], before["state"][part]);
    }
    assert_eq!(
        white.act(&server, &id, first).await,
        done,
        "a retry is answered, not played again"
    );
    black.moves(&server, &id, 2, "a6-a5").await;
    white.moves(&server, &id, 3, "e3-e4").await;
    stop(server).await;
}

#[tokio::test]
async fn time_runs_out_while_the_server_is_down() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.game("khalifa", "0+1").await;
    let view = white.view(&server, &id).await;
    let (first, second) = if view["starter"] == "w" {
        (&white, &black)
    } else {
        (&black, &white)
    };
    first.moves(&server, &id, 1, "1@11").await;
    second.moves(&server, &id, 2, "1@88").await;
    stop(server).await;
    tokio::time::sleep(Duration::from_millis(1800)).await;
    let server = online(folder.path()).await;
    let mut view = white.view(&server, &id).await;
    for _ in 0..50 {
        if view["state"]["status"] == "over" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        view = white.view(&server, &id).await;
    }
    let winner = if view["starter"] == "w" { "b" } else { "w" };
    assert_eq!(
        view["state"]["ending"],
        json!({"winner": winner, "reason": "time"})
    );
}

#[tokio::test]
async fn unusable_database_files_are_reported() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.db");
    std::fs::write(
        &file,
        "this is no database, but a text that is long enough to be looked at".repeat(100),
    )
    .unwrap();
    for database in [file, folder.path().join("no/such/folder/games.db")] {
        let config = ordo_server::Config {
            port: 0,
            database: Some(database.into()),
            ..ordo_server::Config::default()
        };
        let error = ordo_server::Server::bind(config)
            .await
            .err()
            .unwrap()
            .to_string();
        assert!(
            error.starts_with("cannot open the games in ") && !error.contains('\n'),
            "{error}"
        );
    }
}
