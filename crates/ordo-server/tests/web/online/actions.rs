//! Permissions to act, retries, and concurrent actions.

use ordo_api::{Action, ErrorCode, RuleSet};
use ordo_client::ClientError;
use tempfile::TempDir;

use super::challenge::challenge;
use super::player::{Player, mv, with_key};
use super::servers::online;
use super::socket::Socket;

#[tokio::test]
async fn only_seated_players_act() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, _) = server.start_game(RuleSet::Stein, "none").await;
    let eve = server.player().await;
    let guess = Player {
        token: "2".repeat(32),
    };
    let nonsense = Player {
        token: "nonsense".to_owned(),
    };
    for stranger in [&eve, &guess, &nonsense] {
        for action in [mv(1, "a3-a4"), Action::Resign] {
            let refused = stranger.is_refused(&server, &id, action).await;
            assert_eq!(refused, ErrorCode::NoSeat);
        }
    }
    let without_token = server.client().act(&id, &mv(1, "a3-a4").into()).await;
    assert_eq!(without_token.unwrap_err().code(), Some(ErrorCode::NoSeat));
    let mut watcher = Socket::open(&server, &id, &[]).await.unwrap();
    let refused = watcher.act("x", mv(1, "a3-a4")).await;
    assert_eq!(refused, Err(ErrorCode::NoSeat));
    assert_eq!(white.snapshot(&server, &id).await.state.plies, 0);
}

#[tokio::test]
async fn moves_are_played_in_turn_and_by_the_rules() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.start_game(RuleSet::Stein, "none").await;
    assert_eq!(
        black.is_refused(&server, &id, mv(1, "a3-a4")).await,
        ErrorCode::NotYourTurn
    );
    for ply in [0, 2] {
        let refused = white.is_refused(&server, &id, mv(ply, "a3-a4")).await;
        assert_eq!(refused, ErrorCode::Stale, "{ply}");
    }
    let illegal = white.client(&server);
    let illegal = illegal.act(&id, &mv(1, "a3:b3-a5").into()).await;
    let Err(ClientError::Refused(error)) = illegal else {
        panic!("{illegal:?}")
    };
    assert_eq!(error.code, ErrorCode::IllegalMove);
    assert!(error.message.starts_with("S5: "), "{error}");
    for text in ["", "a3", "45-47", "a3-a9", "\u{0}", &"a".repeat(1000)] {
        let refused = white.is_refused(&server, &id, mv(1, text)).await;
        assert_eq!(refused, ErrorCode::UnreadableMove, "{text}");
    }
    white.plays(&server, &id, 1, "a3-a4").await;
    assert_eq!(
        white.is_refused(&server, &id, mv(1, "a3-a4")).await,
        ErrorCode::Stale,
        "played already"
    );
    assert_eq!(white.snapshot(&server, &id).await.state.plies, 1);
}

#[tokio::test]
async fn retries_with_the_same_idempotency_key_are_not_applied_again() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.start_game(RuleSet::Stein, "none").await;
    let first = with_key("one", mv(1, "a3-a4"));
    let seq = white.act(&server, &id, first.clone()).await.unwrap();
    for _ in 0..3 {
        assert_eq!(white.act(&server, &id, first.clone()).await, Ok(seq));
    }
    let mut socket = white.socket(&server, &id).await;
    let again = socket.act("one", mv(1, "a3-a4")).await;
    assert_eq!(again, Ok(seq), "over a socket as well");
    // Idempotency keys belong to a player.
    let refused = black.is_refused(&server, &id, first).await;
    assert_eq!(refused, ErrorCode::Stale);
    let reply = with_key("one", mv(2, "a6-a5"));
    assert_eq!(black.act(&server, &id, reply).await, Ok(seq + 1));
    assert_eq!(white.snapshot(&server, &id).await.state.plies, 2);
}

#[tokio::test]
async fn one_of_many_concurrent_moves_succeeds() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, _) = server.start_game(RuleSet::Stein, "none").await;
    let tries = ["a3-a4", "b3-b4", "e3-e4", "f3-f4", "i3-i4", "j3-j4"]
        .map(|text| white.act(&server, &id, mv(1, text)));
    let answers = futures_util::future::join_all(tries).await;
    let played = answers.iter().filter(|answer| answer.is_ok()).count();
    assert_eq!(played, 1, "{answers:?}");
    assert_eq!(white.snapshot(&server, &id).await.state.plies, 1);
}

#[tokio::test]
async fn one_of_two_concurrent_players_gets_the_free_seat() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let ada = server.player().await;
    let id = ada.create(&server, challenge()).await.id;
    let (eve, bob) = (server.player().await, server.player().await);
    let (eve, bob) = tokio::join!(eve.join(&server, &id, "Eve"), bob.join(&server, &id, "Bob"));
    assert!(
        matches!(
            (&eve, &bob),
            (Ok(_), Err(ErrorCode::Taken)) | (Err(ErrorCode::Taken), Ok(_))
        ),
        "{eve:?} {bob:?}"
    );
}
