//! Draw offers, takebacks, rematches and the end of games.

use ordo_api::{ABORTED, Action, Ending, ErrorCode, EventKind, Phrase, RuleSet, Side};
use tempfile::TempDir;

use super::challenge::challenge;
use super::player::{mv, with_key};
use super::servers::online;

/// The end of a game as snapshots show it.
pub(crate) fn ending(winner: Option<Side>, reason: &str) -> Ending {
    Ending {
        winner,
        reason: reason.to_owned(),
    }
}

#[tokio::test]
async fn resigning_ends_the_game() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.start_game(RuleSet::Stein, "none").await;
    let mut socket = white.socket(&server, &id).await;
    black.does(&server, &id, Action::Resign).await;
    let (over, state) = socket.over().await;
    assert_eq!(state.ending, Some(ending(Some(Side::White), "resignation")));
    assert_eq!(over.by, Some(Side::Black));
    let again = white.is_refused(&server, &id, Action::Resign).await;
    assert_eq!(again, ErrorCode::Over);
}

#[tokio::test]
async fn draw_offers_are_accepted_declined_and_lapse() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.start_game(RuleSet::Stein, "none").await;
    let refused = async |player: &super::player::Player, action: Action| {
        player.is_refused(&server, &id, action).await
    };
    assert_eq!(
        refused(&black, Action::AcceptDraw).await,
        ErrorCode::NotOffered
    );
    white.does(&server, &id, Action::OfferDraw).await;
    assert_eq!(
        refused(&white, Action::OfferDraw).await,
        ErrorCode::AlreadyOffered
    );
    assert_eq!(
        refused(&white, Action::AcceptDraw).await,
        ErrorCode::NotOffered,
        "a player cannot accept their own offer"
    );
    black.does(&server, &id, Action::DeclineDraw).await;
    assert_eq!(
        refused(&black, Action::AcceptDraw).await,
        ErrorCode::NotOffered
    );

    // A declined offer cannot be repeated until both have moved.
    for _ in 0..2 {
        assert_eq!(
            refused(&white, Action::OfferDraw).await,
            ErrorCode::AlreadyOffered
        );
    }
    white.plays(&server, &id, 1, "a3-a4").await;
    black.plays(&server, &id, 2, "a6-a5").await;

    // An offer stays open while its side moves, and lapses when the opponent moves.
    white.does(&server, &id, Action::OfferDraw).await;
    white.plays(&server, &id, 3, "e3-e4").await;
    let offers = white.snapshot(&server, &id).await.state.offers;
    assert_eq!(offers.draw, Some(Side::White));
    black.plays(&server, &id, 4, "e6-e5").await;
    assert_eq!(
        refused(&black, Action::AcceptDraw).await,
        ErrorCode::NotOffered
    );
    black.does(&server, &id, Action::OfferDraw).await;
    white.does(&server, &id, Action::AcceptDraw).await;
    let state = white.snapshot(&server, &id).await.state;
    assert_eq!(state.ending, Some(ending(None, "agreement")));
}

#[tokio::test]
async fn takebacks_need_the_opponents_consent() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.start_game(RuleSet::Stein, "none").await;
    let refused = async |player: &super::player::Player, action: Action| {
        player.is_refused(&server, &id, action).await
    };
    assert_eq!(
        refused(&white, Action::OfferTakeBack).await,
        ErrorCode::NothingToTakeBack
    );
    white.plays(&server, &id, 1, "a3-a4").await;
    assert_eq!(
        refused(&black, Action::OfferTakeBack).await,
        ErrorCode::NothingToTakeBack
    );
    // A player's own last move, before the opponent has replied.
    white.does(&server, &id, Action::OfferTakeBack).await;
    assert_eq!(
        refused(&white, Action::AcceptTakeBack).await,
        ErrorCode::NotOffered
    );
    black.does(&server, &id, Action::AcceptTakeBack).await;
    let state = white.snapshot(&server, &id).await.state;
    assert_eq!((state.plies, state.turn), (0, Side::White));
    // The ply can be played again, and a move and its reply can be taken back together.
    white.plays(&server, &id, 1, "b3-b4").await;
    black.plays(&server, &id, 2, "a6-a5").await;
    white.does(&server, &id, Action::OfferTakeBack).await;
    assert_eq!(
        refused(&black, Action::OfferTakeBack).await,
        ErrorCode::AnswerFirst,
        "an open offer must be answered first"
    );
    black.does(&server, &id, Action::AcceptTakeBack).await;
    white.plays(&server, &id, 1, "a3-a4").await;
    white.does(&server, &id, Action::OfferTakeBack).await;
    black.does(&server, &id, Action::DeclineTakeBack).await;
    assert_eq!(
        refused(&black, Action::AcceptTakeBack).await,
        ErrorCode::NotOffered
    );
    let moves = white.snapshot(&server, &id).await.moves;
    assert_eq!((moves.len(), moves[0].text.as_str()), (1, "a3-a4"));
}

#[tokio::test]
async fn games_are_aborted_before_both_have_moved() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.start_game(RuleSet::Stein, "none").await;
    white.plays(&server, &id, 1, "a3-a4").await;
    black.does(&server, &id, Action::Abort).await;
    let state = white.snapshot(&server, &id).await.state;
    assert_eq!(state.ending, Some(ending(None, ABORTED)));

    let (id, white, black) = server.start_game(RuleSet::Stein, "none").await;
    white.plays(&server, &id, 1, "a3-a4").await;
    black.plays(&server, &id, 2, "a6-a5").await;
    assert_eq!(
        white.is_refused(&server, &id, Action::Abort).await,
        ErrorCode::TooLateToAbort
    );
}

#[tokio::test]
async fn challenges_are_withdrawn_by_their_creator() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (ada, bob) = (server.player().await, server.player().await);
    let id = ada.create(&server, challenge()).await.id;
    assert_eq!(
        bob.is_refused(&server, &id, Action::Abort).await,
        ErrorCode::NoSeat
    );
    assert_eq!(
        ada.is_refused(&server, &id, Action::Resign).await,
        ErrorCode::NotStarted
    );
    // A retry with the same idempotency key gets the same answer.
    for _ in 0..2 {
        let withdrawn = ada.act(&server, &id, with_key("w", Action::Abort)).await;
        assert_eq!(withdrawn, Ok(1));
    }
    assert_eq!(
        ada.games(&server).await,
        [],
        "a withdrawn challenge is not a game"
    );
    assert_eq!(
        bob.join(&server, &id, "Bob").await.unwrap_err(),
        ErrorCode::Over
    );
}

#[tokio::test]
async fn rematches_swap_sides() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.start_game(RuleSet::Stein, "3d").await;
    assert_eq!(
        white.is_refused(&server, &id, Action::OfferRematch).await,
        ErrorCode::NotOver
    );
    white.does(&server, &id, Action::Resign).await;
    white.does(&server, &id, Action::OfferRematch).await;
    black.does(&server, &id, Action::DeclineRematch).await;
    black.does(&server, &id, Action::OfferRematch).await;
    assert_eq!(
        black.is_refused(&server, &id, Action::OfferRematch).await,
        ErrorCode::AlreadyOffered
    );
    let mut socket = black.socket(&server, &id).await;
    white.does(&server, &id, Action::OfferRematch).await;
    let (event, _) = socket
        .event(|kind| matches!(kind, EventKind::Rematch { .. }))
        .await;
    let EventKind::Rematch { game: next } = event.kind else {
        panic!("{event:?}")
    };
    assert_eq!(
        white.is_refused(&server, &id, Action::OfferRematch).await,
        ErrorCode::HasRematch
    );
    let rematch = white.snapshot(&server, &next).await;
    assert_eq!(rematch.you, Some(Side::Black));
    assert_eq!(rematch.clock, "3d".parse().unwrap());
    black.plays(&server, &next, 1, "a3-a4").await;
}

#[tokio::test]
async fn phrases_are_rate_limited() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.start_game(RuleSet::Stein, "none").await;
    let say = Action::Say {
        phrase: Phrase::GoodLuck,
    };
    for _ in 0..5 {
        white.does(&server, &id, say.clone()).await;
    }
    assert_eq!(
        white.is_refused(&server, &id, say.clone()).await,
        ErrorCode::TooManyMessages
    );
    black.does(&server, &id, say.clone()).await;
    white.does(&server, &id, say).await;
    let answer = server
        .call(
            "POST",
            &format!("/api/games/{id}/actions"),
            &[("Authorization", &white.bearer())],
            Some("{\"type\":\"say\",\"phrase\":\"free text\"}"),
        )
        .await;
    assert_eq!(answer.error(), ErrorCode::BadRequest);
    assert_eq!(
        white.is_refused(&server, &id, mv(2, "a3-a4")).await,
        ErrorCode::Stale,
        "phrases are not moves"
    );
}
