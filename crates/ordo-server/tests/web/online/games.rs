//! Whole games of both rule sets, challenges and presence.

use std::collections::HashSet;

use ordo_api::{
    Action, ErrorCode, EventKind, GameId, ListedGames, RuleSet, Side, SideChoice, Snapshot, Status,
};
use ordo_rules::record::Record;
use ordo_rules::{Color, Game, Rules, SplitMix64, khalifa, stein};
use serde::Deserialize;
use tempfile::TempDir;

use super::challenge::challenge;
use super::ends::ending;
use super::player::{mv, read_strictly};
use super::servers::online;
use super::socket::Socket;

/// A finished game from the test data of the rules library.
#[derive(Deserialize)]
struct SteinGame {
    moves: String,
    winner: Side,
    reason: String,
}

fn stein_games() -> Vec<SteinGame> {
    let data = include_str!("../../../../ordo-rules/tests/data/stein/games.jsonl");
    data.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[tokio::test]
async fn stein_games_are_played_over_sockets_with_a_spectator() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    for game in stein_games().iter().step_by(25) {
        let (id, white, black) = server.start_game(RuleSet::Stein, "5+3").await;
        let mut sockets = [
            white.socket(&server, &id).await,
            black.socket(&server, &id).await,
        ];
        let mut watcher = Socket::open(&server, &id, &[]).await.unwrap();
        for (socket, side) in sockets.iter_mut().zip(Side::BOTH) {
            assert_eq!(socket.snapshot().await.you, Some(side));
        }
        assert_eq!(watcher.snapshot().await.you, None);
        let moves: Vec<&str> = game.moves.split(' ').collect();
        for (played, ply) in moves.iter().zip(1..) {
            let mover = &mut sockets[(ply as usize + 1) % 2];
            mover
                .act(&format!("m{ply}"), mv(ply, played))
                .await
                .unwrap();
            let (event, _) = watcher.moved(ply).await;
            assert!(matches!(event.kind, EventKind::Move { text, .. } if text == *played));
        }
        let seen = white.snapshot(&server, &id).await;
        assert_eq!(seen.state.status, Status::Over);
        assert_eq!(
            seen.state.ending,
            Some(ending(Some(game.winner), &game.reason))
        );
        let played: Vec<&str> = seen
            .moves
            .iter()
            .map(|played| played.text.as_str())
            .collect();
        assert_eq!(played, moves);
        let next = mv(seen.state.plies + 1, "a3-a4");
        let refused = white.is_refused(&server, &id, next).await;
        assert_eq!(refused, ErrorCode::Over);

        let record = server.client().record(&id).await.unwrap();
        let record: Record = record.parse().unwrap();
        assert_eq!(
            (record.tags.get("White"), record.tags.get("Black")),
            (Some("Ada"), Some("Bob"))
        );
        assert_eq!(record.tags.get("TimeControl"), Some("300+3"));
        assert_eq!(record.main.plies.len(), moves.len());
        assert!(record.main.plies.iter().all(|ply| ply.clock().is_some()));
        let replayed = record.moves::<stein::Position>().unwrap();
        assert_eq!(replayed.len(), moves.len());
    }
}

/// A winning turn if there is one, else a random one.
fn winning_or_random_turn(game: &Game<khalifa::Position>, rng: &mut SplitMix64) -> khalifa::Turn {
    let position = game.position();
    let turns = position.legal_moves();
    let wins = |turn: &&khalifa::Turn| {
        position
            .after_unchecked(**turn)
            .outcome()
            .is_some_and(|end| end.winner == Some(position.turn()))
    };
    let any = *rng.choose(&turns).unwrap();
    turns.iter().find(wins).copied().unwrap_or(any)
}

#[tokio::test]
async fn khalifa_games_are_played_over_http() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    for seed in 1..=6 {
        let (id, white, black) = server.start_game(RuleSet::Khalifa, "none").await;
        let seen = white.snapshot(&server, &id).await;
        let start: khalifa::Position = seen.start.parse().unwrap();
        assert_eq!(Side::from(start.turn()), seen.starter);
        let mut game = Game::from_position(start);
        let mut rng = SplitMix64::new(seed);
        while game.outcome().is_none() && game.moves().len() < 60 {
            let player = match game.position().turn() {
                Color::White => &white,
                Color::Black => &black,
            };
            let turn = winning_or_random_turn(&game, &mut rng);
            game.play(turn).unwrap();
            let ply = u32::try_from(game.moves().len()).unwrap();
            player.plays(&server, &id, ply, &turn.to_string()).await;
        }
        let state = white.snapshot(&server, &id).await.state;
        assert_eq!(state.position, game.position().to_string());
        let outcome = game.outcome();
        let expected = outcome.map(|end| ending(end.winner.map(Side::from), end.reason.text()));
        assert_eq!(state.ending, expected);
        if expected.is_none() {
            white.does(&server, &id, Action::Resign).await;
        }
        // In a rematch the other side starts, and the players keep their sides (K2).
        white.does(&server, &id, Action::OfferRematch).await;
        black.does(&server, &id, Action::OfferRematch).await;
        let next = white.snapshot(&server, &id).await.state.rematch.unwrap();
        let next = white.snapshot(&server, &next).await;
        assert_eq!(next.you, Some(Side::White));
        assert_eq!(next.state.status, Status::Playing);
        assert_eq!(next.starter, seen.starter.other());
    }
}

#[tokio::test]
async fn challenges_are_joined_once_with_the_chosen_or_random_side() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (ada, bob, eve) = (
        server.player().await,
        server.player().await,
        server.player().await,
    );
    let mut random = HashSet::new();
    let chosen = [SideChoice::White, SideChoice::Black];
    for side in chosen.into_iter().chain([SideChoice::Random; 14]) {
        let made = ada
            .create(&server, challenge().clock("3d").side(side))
            .await;
        assert_eq!((made.state.status, made.yours), (Status::Open, true));
        let refused = ada.join(&server, &made.id, "Ada").await.unwrap_err();
        assert_eq!(refused, ErrorCode::OwnChallenge);
        let joined = bob.join(&server, &made.id, "Bob").await.unwrap();
        assert_eq!(joined.state.status, Status::Playing);
        let again = bob.join(&server, &made.id, "Bob").await.unwrap();
        assert_eq!(again.you, joined.you, "a player keeps the seat");
        let refused = eve.join(&server, &made.id, "Eve").await.unwrap_err();
        assert_eq!(refused, ErrorCode::Taken);
        let adas_side = ada.snapshot(&server, &made.id).await.you.unwrap();
        assert_eq!(joined.you, Some(adas_side.other()));
        match side.side() {
            Some(side) => assert_eq!(adas_side, side),
            None => {
                random.insert(adas_side);
            }
        }
    }
    assert_eq!(random.len(), 2, "random sides were all the same");
}

#[tokio::test]
async fn waiting_creators_see_the_start_and_presence() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (ada, bob) = (server.player().await, server.player().await);
    let offer = challenge().clock("5+0").side(SideChoice::Black);
    let id = ada.create(&server, offer).await.id;
    let mut waiting = ada.socket(&server, &id).await;
    assert_eq!(waiting.snapshot().await.state.status, Status::Open);
    bob.join(&server, &id, "Bob").await.unwrap();
    let game = waiting.snapshot().await;
    assert_eq!(game.you, Some(Side::Black));
    assert_eq!(game.names.unwrap().white, "Bob");
    let mut other = bob.socket(&server, &id).await;
    waiting.until_present(true, true, 0).await;
    other.snapshot().await;
    drop(other);
    waiting.until_present(false, true, 0).await;
}

/// The typed client ignores unknown fields and reads missing ones as `None`, so this looks at the JSON itself. Messages of
/// sockets are always read like this.
#[tokio::test]
async fn answers_have_the_described_fields() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (over, white, _) = server.start_game(RuleSet::Stein, "5+3").await;
    white.plays(&server, &over, 1, "a3-a4").await;
    white.does(&server, &over, Action::Resign).await;
    let (playing, ..) = server.start_game(RuleSet::Khalifa, "none").await;
    let open = white
        .create(&server, challenge().clock("3d").public())
        .await;
    let bearer = white.bearer();
    for headers in [&[("Authorization", bearer.as_str())][..], &[]] {
        let ids: [&GameId; 3] = [&open.id, &playing, &over];
        let statuses = [Status::Open, Status::Playing, Status::Over];
        for (id, status) in ids.into_iter().zip(statuses) {
            let path = format!("/api/games/{id}");
            let answer = server.call("GET", &path, headers, None).await;
            let game: Snapshot = read_strictly(&answer.body);
            assert_eq!(game.state.status, status);
        }
        for (list, id) in [("lobby", &open.id), ("live", &playing), ("archive", &over)] {
            let path = format!("/api/games?list={list}");
            let answer = server.call("GET", &path, headers, None).await;
            let listed: ListedGames = read_strictly(&answer.body);
            let ids: Vec<&GameId> = listed.games.iter().map(|game| &game.id).collect();
            assert_eq!(ids, [id], "{list}");
        }
    }
}
