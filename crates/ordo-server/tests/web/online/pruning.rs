//! Deletion of unplayed games.

use std::sync::Arc;
use std::time::Duration;

use ordo_api::{Action, RuleSet};
use ordo_server::{ManualClock, prune};
use tempfile::TempDir;

use super::backend::Backend;
use super::challenge::challenge;
use super::servers::{online, online_at};
use crate::client::eventually;

#[tokio::test]
async fn operators_delete_unplayed_games_of_any_age() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (_, white, _) = server.start_game(RuleSet::Stein, "5+3").await;
    let withdrawn = white.create(&server, challenge().clock("1d")).await.id;
    white.does(&server, &withdrawn, Action::Abort).await;
    let database = Backend::of(folder.path()).await.database;
    eventually("the game is deleted", async || {
        prune(&database, Duration::ZERO).await.unwrap() == 1
    })
    .await;
    assert_eq!(prune(&database, Duration::ZERO).await.unwrap(), 0);
}

const WEEK: Duration = Duration::from_hours(7 * 24);

#[tokio::test]
async fn unplayed_games_are_deleted_after_a_week() {
    let folder = TempDir::new().unwrap();
    let clock = Arc::new(ManualClock::default());
    let server = online_at(folder.path(), &clock).await;
    let (id, white, black) = server.start_game(RuleSet::Stein, "5+3").await;
    black.does(&server, &id, Action::Resign).await;
    for player in [&white, &black] {
        player.does(&server, &id, Action::OfferRematch).await;
    }
    let rematch = white.snapshot(&server, &id).await.state.rematch.unwrap();
    white.does(&server, &rematch, Action::Abort).await;
    let offer = challenge().clock("1d").public().name("Ada");
    let withdrawn = white.create(&server, offer.clone()).await.id;
    white.does(&server, &withdrawn, Action::Abort).await;
    let database = Backend::of(folder.path()).await.database;
    let pruned = prune(&database, WEEK).await.unwrap();
    assert_eq!(pruned, 0, "they are new");

    clock.advance(Duration::from_hours(6 * 24));
    let open = white.create(&server, offer).await.id;
    clock.advance(Duration::from_hours(25));
    for gone in [&rematch, &withdrawn] {
        eventually(&format!("{gone} is deleted"), async || {
            !server.has_game(gone).await
        })
        .await;
    }
    for kept in [&id, &open] {
        assert!(server.has_game(kept).await);
    }
    eventually("the link to the deleted game is gone", async || {
        white.snapshot(&server, &id).await.state.rematch.is_none()
    })
    .await;
    assert_eq!(prune(&database, Duration::ZERO).await.unwrap(), 0);
}
