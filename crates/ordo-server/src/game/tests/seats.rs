//! Seats: the players who may act, and the player who joins.

use ordo_api::{ABORTED, Action, EXPIRED, EventKind, Phrase, Side, SideChoice, Status};
use ordo_rules::RuleSet;

use crate::game::decide::Decision;
use crate::game::fixtures::{act, challenge, change, events, mv, player, request, started_game};
use crate::game::refusal::Refusal;
use crate::game::state::GameState;

fn all_actions() -> Vec<Action> {
    let phrase = Phrase::Hello;
    vec![
        mv("a3-a4", 1),
        Action::Resign,
        Action::Abort,
        Action::OfferDraw,
        Action::AcceptDraw,
        Action::DeclineDraw,
        Action::OfferTakeBack,
        Action::AcceptTakeBack,
        Action::DeclineTakeBack,
        Action::OfferRematch,
        Action::DeclineRematch,
        Action::Say { phrase },
    ]
}

fn open(game: RuleSet) -> GameState {
    GameState::open(challenge(game, "5+3"))
}

fn aborted(reason: &str) -> EventKind {
    EventKind::Over {
        winner: None,
        reason: reason.to_owned(),
    }
}

#[test]
fn strangers_never_have_a_seat() {
    let stranger = player("Eve").seat;
    let mut over = started_game(RuleSet::Stein, "none");
    act(&mut over, Side::White, &Action::Resign, 0, 0).unwrap();
    for mut state in [
        open(RuleSet::Stein),
        started_game(RuleSet::Stein, "none"),
        over,
    ] {
        let seq = state.seq();
        for action in all_actions() {
            let refused = request(&mut state, &stranger, &action, None).unwrap_err();
            assert_eq!(refused, Refusal::NoSeat, "{action:?}");
        }
        assert_eq!(state.seq(), seq);
    }
}

#[test]
fn an_open_challenge_can_only_be_withdrawn_and_only_once() {
    let mut state = open(RuleSet::Stein);
    let creator = state.origin.creator.seat;
    for action in all_actions() {
        if action != Action::Abort {
            let refused = request(&mut state, &creator, &action, None).unwrap_err();
            assert_eq!(refused, Refusal::NotStarted, "{action:?}");
        }
    }
    let withdrawn = request(&mut state, &creator, &Action::Abort, Some("k"));
    assert_eq!(events(withdrawn), [aborted(ABORTED)]);
    assert_eq!(state.status(), Status::Over);
    // The retry is answered; a new request comes too late.
    let retry = request(&mut state, &creator, &Action::Abort, Some("k"));
    assert!(matches!(retry, Ok(Decision::Done(1))), "{retry:?}");
    let again = request(&mut state, &creator, &Action::Abort, Some("l"));
    assert_eq!(again.unwrap_err(), Refusal::Over);
}

#[test]
fn a_repeated_request_is_answered_with_its_event() {
    let mut state = started_game(RuleSet::Stein, "none");
    let white = state.origin.creator.seat;
    let black = state.origin.joiner.as_ref().unwrap().seat;
    let first = change(request(&mut state, &white, &mv("a3-a4", 1), Some("k")));
    assert_eq!((first.expected_seq, first.first_seq()), (1, 2));
    assert_eq!(first.events[0].id.as_deref(), Some("k"));
    let said = change(request(&mut state, &white, &Action::OfferDraw, None));
    assert_eq!(said.events[0].id, None);
    let retry = request(&mut state, &white, &mv("a3-a4", 1), Some("k"));
    assert!(matches!(retry, Ok(Decision::Done(2))), "{retry:?}");
    // The opponent's keys are their own.
    let other = request(&mut state, &black, &mv("a6-a5", 2), Some("k"));
    assert_eq!(change(other).events[0].seq, 4);
    // Without a key a request is new.
    let again = request(&mut state, &white, &mv("a3-a4", 1), None);
    assert_eq!(again.unwrap_err(), Refusal::Stale(2));
}

#[test]
fn the_free_seat_is_taken_once() {
    let mut state = open(RuleSet::Stein);
    let (bob, eve) = (player("Bob"), player("Eve"));
    let ada = state.origin.creator.clone();
    let coins = [Side::Black, Side::Black];
    assert_eq!(
        state.join(&ada, coins, 1).unwrap_err(),
        Refusal::OwnChallenge
    );
    let joined = change(state.join(&bob, coins, 7));
    assert_eq!(joined.joiner, Some(bob.clone()));
    assert_eq!((joined.events[0].at, joined.events[0].by), (7, None));
    assert_eq!(state.status(), Status::Playing);
    assert_eq!(state.side_of(&bob.seat), Some(Side::Black));
    assert_eq!(state.side_of(&eve.seat), None);
    assert!(matches!(state.join(&bob, coins, 8), Ok(Decision::Done(1))));
    assert_eq!(state.join(&eve, coins, 9).unwrap_err(), Refusal::Taken);
    assert_eq!(state.join(&ada, coins, 9).unwrap_err(), Refusal::Taken);
    act(&mut state, Side::Black, &Action::Resign, 10, 0).unwrap();
    assert_eq!(state.join(&eve, coins, 11).unwrap_err(), Refusal::Over);
    assert_eq!(state.join(&ada, coins, 11).unwrap_err(), Refusal::Over);
    assert!(matches!(state.join(&bob, coins, 11), Ok(Decision::Done(2))));
}

/// The creator's side and the side that starts.
fn sides(game: RuleSet, choice: SideChoice, coins: [Side; 2]) -> (Side, Side) {
    let mut state = open(game);
    state.origin.settings.side = choice;
    match events(state.join(&player("Bob"), coins, 0)).as_slice() {
        [EventKind::Started { creator, starter }] => (*creator, *starter),
        other => panic!("{other:?}"),
    }
}

#[test]
fn s3_k2_only_choices_left_open_are_random() {
    use Side::{Black, White};
    for coins in [
        [White, White],
        [White, Black],
        [Black, White],
        [Black, Black],
    ] {
        let [creator, starter] = coins;
        for (choice, side) in [
            (SideChoice::White, White),
            (SideChoice::Black, Black),
            (SideChoice::Random, creator),
        ] {
            assert_eq!(sides(RuleSet::Stein, choice, coins), (side, White));
            assert_eq!(sides(RuleSet::Khalifa, choice, coins), (side, starter));
        }
    }
}

#[test]
fn a_challenge_expires_only_while_it_is_open() {
    let mut state = open(RuleSet::Stein);
    assert_eq!(events(Ok(state.expire_challenge(5))), [aborted(EXPIRED)]);
    assert!(matches!(state.expire_challenge(6), Decision::Done(1)));
    let mut playing = started_game(RuleSet::Stein, "none");
    assert!(matches!(playing.expire_challenge(5), Decision::Done(1)));
    assert_eq!(playing.status(), Status::Playing);
}
