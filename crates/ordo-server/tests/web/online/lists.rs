//! Lobby, live games, archive, and own games.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use ordo_api::{
    Action, ErrorCode, GameId, GameResult, GameSummary, ListName, ListParams, Phrase, RuleSet,
    Side, SideChoice, Status,
};
use ordo_server::{ManualClock, OnlineLimits};
use tempfile::TempDir;

use super::backend::Backend;
use super::challenge::challenge;
use super::servers::{online, online_at, online_within, open_rates};
use crate::client::eventually;

fn archive() -> ListParams {
    ListParams::new(ListName::Archive)
}

#[tokio::test]
async fn games_move_from_lobby_to_live_to_archive() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (ada, bob) = (server.player().await, server.player().await);
    let offer = challenge().game(RuleSet::Khalifa).clock("5+3");
    let id = ada.create(&server, offer.public().name("Ada")).await.id;
    let hidden = ada.create(&server, challenge().name("Ada")).await.id;
    let lobby = server.list(ListName::Lobby).await;
    assert_eq!(lobby.len(), 1, "private challenges are not listed");
    assert_eq!((&lobby[0].id, lobby[0].creator.as_str()), (&id, "Ada"));
    assert_eq!(lobby[0].clock, "5+3".parse().unwrap());
    let stein = ListParams {
        game: Some(RuleSet::Stein),
        ..ListParams::new(ListName::Lobby)
    };
    assert_eq!(server.search(&stein).await, []);
    let bobs_side = bob.join(&server, &id, "Bob").await.unwrap().you.unwrap();
    assert_eq!(server.list(ListName::Lobby).await, []);
    assert_eq!(server.list(ListName::Live).await.len(), 1);
    bob.does(&server, &id, Action::Resign).await;
    assert_eq!(server.list(ListName::Live).await, []);
    let archived = server.list(ListName::Archive).await;
    assert_eq!(archived.len(), 1);
    let result = match bobs_side {
        Side::White => GameResult::BlackWins,
        Side::Black => GameResult::WhiteWins,
    };
    assert_eq!(archived[0].result, Some(result));
    assert_eq!(archived[0].reason.as_deref(), Some("resignation"));

    let own = ada.games(&server).await;
    assert_eq!(own.len(), 2);
    let side_in = |id: &GameId| own.iter().find(|game| game.id == *id).unwrap().you;
    assert_eq!(side_in(&id), Some(bobs_side.other()));
    assert_eq!(side_in(&hidden), None);
    assert_eq!(bob.games(&server).await.len(), 1);
}

#[tokio::test]
async fn the_archive_is_searched_by_name_game_result_and_time() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, _, black) = server.start_game(RuleSet::Khalifa, "5+3").await;
    black.does(&server, &id, Action::Resign).await;
    let far = Some(99_999_999_999_999);
    let name = |name: &str| ListParams {
        name: Some(name.to_owned()),
        ..archive()
    };
    let game = |game| ListParams {
        game: Some(game),
        ..archive()
    };
    let result = |result| ListParams {
        result: Some(result),
        ..archive()
    };
    let from = |from| ListParams { from, ..archive() };
    let until = |until| ListParams { until, ..archive() };
    for params in [
        name("ada"),
        name("BOB"),
        game(RuleSet::Khalifa),
        result(GameResult::WhiteWins),
        from(Some(1000)),
        until(far),
    ] {
        let found = server.search(&params).await;
        assert_eq!(found.len(), 1, "{params:?}");
        assert_eq!(found[0].id, id);
    }
    for params in [
        name("eve"),
        name("%"),
        game(RuleSet::Stein),
        result(GameResult::BlackWins),
        result(GameResult::Draw),
        from(far),
        until(Some(1000)),
    ] {
        assert_eq!(server.search(&params).await, [], "{params:?}");
    }
}

#[tokio::test]
async fn name_search_ignores_case_in_any_script() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (one, two) = (server.player().await, server.player().await);
    let offer = challenge().public().name("Ärger Ünal");
    let id = one.create(&server, offer).await.id;
    two.join(&server, &id, "Łukasz").await.unwrap();
    two.does(&server, &id, Action::Resign).await;
    for (name, found) in [
        ("ärger", 1),
        ("ÜNAL", 1),
        ("Łukasz", 1),
        ("łUKA", 1),
        ("unal", 0),
    ] {
        let params = ListParams {
            name: Some(name.to_owned()),
            ..archive()
        };
        assert_eq!(server.search(&params).await.len(), found, "{name}");
    }
}

#[tokio::test]
async fn active_games_are_listed_before_finished_ones() {
    let folder = TempDir::new().unwrap();
    let clock = Arc::new(ManualClock::default());
    let server = online_at(folder.path(), &clock).await;
    let (ada, bob) = (server.player().await, server.player().await);
    let game = async |time: &str| {
        let offer = challenge().clock(time).side(SideChoice::White).name("Ada");
        let id = ada.create(&server, offer).await.id;
        bob.join(&server, &id, "Bob").await.unwrap();
        id
    };
    let active = game("14d").await;
    for _ in 0..55 {
        let id = game("none").await;
        bob.does(&server, &id, Action::Resign).await;
        clock.advance(Duration::from_millis(1));
    }
    let mine = ada.games(&server).await;
    assert_eq!((mine.len(), &mine[0].id), (51, &active));
    // The next page begins with the last game of this one.
    let last = mine.last().unwrap();
    let params = ListParams {
        until: Some(last.updated),
        ..ListParams::new(ListName::Mine)
    };
    let rest = ada.client(&server).list(&params).await.unwrap().games;
    let finished = |game: &&GameSummary| game.status == Status::Over;
    assert_eq!(rest.iter().filter(finished).count(), rest.len());
    let ids: BTreeSet<&GameId> = mine.iter().chain(&rest).map(|game| &game.id).collect();
    assert_eq!(ids.len(), 56, "two pages have all games");
}

#[tokio::test]
async fn phrases_after_the_end_do_not_update_the_game() {
    let folder = TempDir::new().unwrap();
    let clock = Arc::new(ManualClock::default());
    let server = online_at(folder.path(), &clock).await;
    let (id, white, black) = server.start_game(RuleSet::Stein, "none").await;
    black.does(&server, &id, Action::Resign).await;
    let ended = server.list(ListName::Archive).await[0].updated;
    clock.advance(Duration::from_secs(1));
    let phrase = Phrase::ThankYou;
    white.does(&server, &id, Action::Say { phrase }).await;
    assert_eq!(server.list(ListName::Archive).await[0].updated, ended);
}

#[tokio::test]
async fn stale_games_without_a_clock_are_not_live() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (stale, white, _) = server.start_game(RuleSet::Stein, "none").await;
    let (days, ..) = server.start_game(RuleSet::Stein, "14d").await;
    let backend = Backend::of(folder.path()).await;
    backend
        .run("UPDATE games SET updated = updated - 90000000")
        .await;
    let live = server.list(ListName::Live).await;
    assert_eq!(live.len(), 1);
    assert_eq!(live[0].id, days);
    white.plays(&server, &stale, 1, "a3-a4").await;
    assert_eq!(server.list(ListName::Live).await.len(), 2);
    // Longer than any time per move: the game waits for its expiry.
    backend
        .run("UPDATE games SET updated = updated - 1300000000")
        .await;
    assert_eq!(server.list(ListName::Live).await, []);
}

#[tokio::test]
async fn the_lobby_lists_challenges_of_connected_creators() {
    let folder = TempDir::new().unwrap();
    let limits = OnlineLimits {
        arrival_timeout: Duration::ZERO,
        ..open_rates()
    };
    let server = online_within(folder.path(), limits).await;
    let (ada, eve) = (server.player().await, server.player().await);
    let offer = |clock: &str| challenge().clock(clock).public().name("Ada");
    let days = ada.create(&server, offer("3d")).await.id;
    let made = ada.create(&server, offer("5+3")).await.id;
    // A visitor of the challenge does not count as its creator.
    let mut visitor = eve.socket(&server, &made).await;
    visitor.snapshot().await;
    // Presence takes a moment to reach the other node.
    let shows = async |wanted: &[&GameId]| {
        let wanted: BTreeSet<GameId> = wanted.iter().copied().cloned().collect();
        eventually(&format!("the lobby shows {wanted:?}"), async || {
            let lobby = server.list(ListName::Lobby).await;
            lobby
                .into_iter()
                .map(|game| game.id)
                .collect::<BTreeSet<_>>()
                == wanted
        })
        .await;
    };
    shows(&[&days]).await;
    let mut creator = ada.socket(&server, &made).await;
    // The waiting creator does not count as a spectator.
    while creator.presence().await.watchers != 1 {}
    shows(&[&days, &made]).await;
    drop(creator);
    shows(&[&days]).await;
    // Polling the list of own games counts as presence.
    ada.games(&server).await;
    shows(&[&days, &made]).await;
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
        let answer = server.get(&format!("/api/games{query}")).await;
        assert_eq!(answer.status, 400, "{query}");
    }
    let stranger = server.client();
    let mine = stranger.list(&ListParams::new(ListName::Mine)).await;
    assert_eq!(mine.unwrap_err().code(), Some(ErrorCode::NoSeat));
}
