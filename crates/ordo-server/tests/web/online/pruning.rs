//! Deletion of unplayed games.

use std::time::Duration;

use ordo_server::{OnlineLimits, prune};
use serde_json::json;
use tempfile::TempDir;

use super::backend::Backend;
use super::challenge::challenge;
use super::player::{online_within, open_rates};
use crate::faults::{exists, stop};

#[tokio::test]
async fn unplayed_games_are_deleted() {
    let folder = TempDir::new().unwrap();
    let server = online_within(folder.path(), open_rates()).await;
    let (id, white, black) = server.game("stein", "5+3").await;
    black.does(&server, &id, "resign").await;
    for player in [&white, &black] {
        player.does(&server, &id, "offer-rematch").await;
    }
    let view = white.view(&server, &id).await;
    let rematch = view["state"]["rematch"].as_str().unwrap().to_owned();
    white.does(&server, &rematch, "abort").await;
    let wish = challenge().clock("1d").public().name("Ada").json();
    let (_, withdrawn) = white.post(&server, "/api/games", &wish).await;
    let withdrawn = withdrawn["id"].as_str().unwrap().to_owned();
    white.does(&server, &withdrawn, "abort").await;
    let (_, open) = white.post(&server, "/api/games", &wish).await;
    let open = open["id"].as_str().unwrap().to_owned();
    let place = Backend::of(folder.path()).await;
    let week = Duration::from_hours(7 * 24);
    assert_eq!(
        prune(&place.database, week).await.unwrap(),
        0,
        "they are new"
    );
    stop(server).await;

    let limits = OnlineLimits {
        keep_unplayed: Duration::ZERO,
        ..open_rates()
    };
    let server = online_within(folder.path(), limits).await;
    for gone in [&rematch, &withdrawn] {
        let mut tries = 0;
        while exists(&server, gone).await {
            tries += 1;
            assert!(tries < 100, "{gone} is still there");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    for kept in [&id, &open] {
        assert!(exists(&server, kept).await);
    }
    let view = white.view(&server, &id).await;
    assert_eq!(view["state"]["rematch"], json!(null), "no link to nowhere");
    assert_eq!(prune(&place.database, Duration::ZERO).await.unwrap(), 0);
}
