//! Quick match, with players who abort, and blocks.

use std::time::Duration;

use ordo_api::{
    Action, BlockStatus, Challenge, ErrorCode, GameId, ListName, RuleSet, SideChoice, Snapshot,
    Status,
};
use ordo_client::reqwest::Method;
use ordo_server::OnlineLimits;
use tempfile::TempDir;

use super::challenge::{ChallengeBuilder, challenge};
use super::player::{Player, send};
use super::servers::{behind_proxy, online, online_within, open_rates};
use crate::client::Running;

/// Posts a challenge from this address.
async fn post_from(
    server: &Running,
    player: &Player,
    from: &str,
    path: &str,
    challenge: &Challenge,
) -> Snapshot {
    let request = player.client(server).request(Method::POST, path);
    let request = request.header("X-Forwarded-For", from).json(challenge);
    send(request).await.unwrap()
}

/// Requests a quick match from this address.
async fn quick_match_from(server: &Running, player: &Player, from: &str) -> (GameId, Status) {
    let challenge = challenge().clock("5+3").name("x").build();
    let game = post_from(server, player, from, "/api/quick", &challenge).await;
    (game.id, game.state.status)
}

#[tokio::test]
async fn quick_match_avoids_an_address_after_an_abort() {
    let folder = TempDir::new().unwrap();
    let server = behind_proxy(&folder, open_rates()).await;
    // One IPv6 network with many browsers, each waiting at a challenge.
    let mut waiting = Vec::new();
    for n in 0..5 {
        let griefer = server.player().await;
        let from = format!("2001:db8:1:{n}::1");
        let offer = challenge().clock("5+3").public().name("x").build();
        let made = post_from(&server, &griefer, &from, "/api/games", &offer).await;
        let mut socket = griefer.socket(&server, &made.id).await;
        socket.presence().await;
        waiting.push((griefer, socket));
    }
    let victim = server.player().await;
    let (first, status) = quick_match_from(&server, &victim, "192.0.2.1").await;
    assert_eq!(status, Status::Playing);
    victim.does(&server, &first, Action::Abort).await;
    let (second, status) = quick_match_from(&server, &victim, "192.0.2.1").await;
    assert_eq!(status, Status::Open, "waits for another opponent");
    let mut socket = victim.socket(&server, &second).await;
    socket.presence().await;
    // Nor are they paired when one of the five asks for a quick match.
    let (theirs, _) = quick_match_from(&server, &waiting[0].0, "2001:db8:1:9::1").await;
    assert_ne!(theirs, second);
    // Other players are paired as usual.
    let other = server.player().await;
    let (_, status) = quick_match_from(&server, &other, "192.0.2.2").await;
    assert_eq!(status, Status::Playing);
}

#[tokio::test]
async fn blocked_players_are_not_paired() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (met, ada, bob) = server.start_game(RuleSet::Stein, "none").await;
    let eve = server.player().await;
    let error = eve.client(&server).block(&met).await.unwrap_err();
    assert_eq!(error.code(), Some(ErrorCode::NoSeat));
    for _ in 0..2 {
        let status = ada.client(&server).block(&met).await.unwrap();
        assert_eq!(status, BlockStatus { blocked: true });
    }
    let blocks = ada.client(&server).blocks().await.unwrap().blocks;
    assert_eq!(blocks.len(), 1);
    assert_eq!((blocks[0].name.as_str(), &blocks[0].game), ("Bob", &met));
    let blocks = bob.client(&server).blocks().await.unwrap().blocks;
    assert_eq!(blocks, [], "blocked players are not told");

    let offer = challenge().clock("3d").public();
    let made = ada.create(&server, offer.clone()).await;
    let refused = bob.join(&server, &made.id, "Bob").await.unwrap_err();
    assert_eq!(refused, ErrorCode::Blocked);
    let paired = bob.quick_match(&server, offer).await;
    assert_eq!(paired.state.status, Status::Open);
    assert_ne!(paired.id, made.id);

    let status = ada.client(&server).unblock(&met).await.unwrap();
    assert_eq!(status, BlockStatus { blocked: false });
    bob.join(&server, &made.id, "Bob").await.unwrap();
}

#[tokio::test]
async fn connected_creators_are_found_among_many_absent_ones() {
    let folder = TempDir::new().unwrap();
    let limits = OnlineLimits {
        arrival_timeout: Duration::ZERO,
        challenges_per_address: 1000,
        ..open_rates()
    };
    let server = online_within(folder.path(), limits).await;
    let offer = challenge().clock("11+11").public().name("x");
    let ada = server.player().await;
    let made = ada.create(&server, offer.clone()).await;
    let mut waits = ada.socket(&server, &made.id).await;
    waits.snapshot().await;
    for _ in 0..6 {
        let gone = server.player().await;
        for _ in 0..10 {
            gone.create(&server, offer.clone()).await;
        }
    }
    assert_eq!(server.list(ListName::Lobby).await.len(), 1);
    let paired = server.player().await.quick_match(&server, offer).await;
    assert_eq!((paired.id, paired.state.status), (made.id, Status::Playing));
}

#[tokio::test]
async fn quick_match_pairs_equal_settings() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let wanted = |game: RuleSet, clock: &str, side: SideChoice| {
        let wanted = challenge().game(game).clock(clock).side(side);
        wanted.name("x")
    };
    let quick = async |challenge: ChallengeBuilder| {
        let player = server.player().await;
        let game = player.quick_match(&server, challenge).await;
        (game.id, game.state.status)
    };
    let stein = |clock, side| wanted(RuleSet::Stein, clock, side);
    let khalifa = |clock, side| wanted(RuleSet::Khalifa, clock, side);
    let (first, status) = quick(stein("5+3", SideChoice::Random)).await;
    assert_eq!(status, Status::Open);
    for other in [
        khalifa("5+3", SideChoice::Random),
        stein("5+0", SideChoice::Random),
    ] {
        assert_eq!(quick(other).await.1, Status::Open, "other settings");
    }
    assert_eq!(
        quick(stein("5+3", SideChoice::Random)).await,
        (first, Status::Playing)
    );
    let (white, _) = quick(stein("1+0", SideChoice::White)).await;
    assert_eq!(
        quick(stein("1+0", SideChoice::White)).await.1,
        Status::Open,
        "both want White"
    );
    assert_eq!(
        quick(stein("1+0", SideChoice::Black)).await,
        (white, Status::Playing)
    );
    let (_, status) = quick(stein("2+0", SideChoice::Random)).await;
    assert_eq!(status, Status::Open);
    assert_eq!(
        quick(stein("2+0", SideChoice::White)).await.1,
        Status::Open,
        "a chosen side does not match a random one"
    );
    // Two concurrent requests are paired.
    let (one, two) = tokio::join!(
        quick(khalifa("7+7", SideChoice::Random)),
        quick(khalifa("7+7", SideChoice::Random))
    );
    assert_eq!(one.0, two.0);
}
