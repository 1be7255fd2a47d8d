//! Offers of a draw or a takeback, and phrases.

use ordo_api::{Action, EventKind, Phrase, Side, Status};
use ordo_rules::RuleSet;

use crate::game::fixtures::{act, events, mv, play_moves, started_game};
use crate::game::refusal::Refusal;
use crate::game::state::GameState;
use Side::{Black, White};

fn game(moves: &[&str]) -> GameState {
    let mut state = started_game(RuleSet::Stein, "none");
    play_moves(&mut state, moves);
    state
}

fn grant(state: &mut GameState, by: Side, action: &Action) -> Vec<EventKind> {
    events(act(state, by, action, 0, 0))
}

fn refuse(state: &mut GameState, by: Side, action: &Action) -> Refusal {
    act(state, by, action, 0, 0).unwrap_err()
}

fn drawn() -> EventKind {
    EventKind::Over {
        winner: None,
        reason: "agreement".to_owned(),
    }
}

#[test]
fn a_draw_is_agreed_by_accepting_or_by_offering_too() {
    for answer in [Action::AcceptDraw, Action::OfferDraw] {
        let mut state = game(&[]);
        let offered = grant(&mut state, White, &Action::OfferDraw);
        assert_eq!(offered, [EventKind::DrawOffered]);
        assert_eq!(grant(&mut state, Black, &answer), [drawn()]);
        assert_eq!(state.status(), Status::Over);
    }
}

#[test]
fn only_an_offer_of_the_opponent_can_be_answered() {
    let mut state = game(&["a3-a4", "a6-a5"]);
    let answers = [
        Action::AcceptDraw,
        Action::DeclineDraw,
        Action::AcceptTakeBack,
        Action::DeclineTakeBack,
    ];
    for answer in &answers {
        assert_eq!(refuse(&mut state, White, answer), Refusal::NotOffered);
    }
    grant(&mut state, White, &Action::OfferDraw);
    grant(&mut state, White, &Action::OfferTakeBack);
    for answer in &answers {
        assert_eq!(refuse(&mut state, White, answer), Refusal::NotOffered);
    }
    let declined = grant(&mut state, Black, &Action::DeclineDraw);
    assert_eq!(declined, [EventKind::DrawDeclined]);
    let declined = grant(&mut state, Black, &Action::DeclineTakeBack);
    assert_eq!(declined, [EventKind::TakeBackDeclined]);
    for answer in &answers {
        assert_eq!(refuse(&mut state, Black, answer), Refusal::NotOffered);
    }
}

#[test]
fn an_offer_is_made_once_between_moves() {
    let mut state = game(&["a3-a4", "a6-a5"]);
    let both = [Action::OfferDraw, Action::OfferTakeBack];
    for offer in &both {
        grant(&mut state, White, offer);
        assert_eq!(refuse(&mut state, White, offer), Refusal::AlreadyOffered);
    }
    grant(&mut state, Black, &Action::DeclineDraw);
    grant(&mut state, Black, &Action::DeclineTakeBack);
    for offer in &both {
        assert_eq!(refuse(&mut state, White, offer), Refusal::AlreadyOffered);
    }
    // The opponent has not offered anything yet.
    grant(&mut state, Black, &Action::OfferDraw);
    grant(&mut state, White, &mv("e3-e4", 3));
    for offer in &both {
        grant(&mut state, White, offer);
    }
}

#[test]
fn a_move_declines_the_draw_offer_of_the_opponent_only() {
    let mut state = game(&[]);
    grant(&mut state, White, &Action::OfferDraw);
    grant(&mut state, White, &mv("a3-a4", 1));
    assert_eq!(state.offers.draw, Some(White));
    grant(&mut state, Black, &mv("a6-a5", 2));
    assert_eq!(state.offers.draw, None);
    assert_eq!(
        refuse(&mut state, Black, &Action::AcceptDraw),
        Refusal::NotOffered
    );
}

#[test]
fn a_takeback_removes_the_last_move_of_the_player_who_asked() {
    let moves = ["a3-a4", "a6-a5", "e3-e4"];
    for (by, to) in [(White, 2), (Black, 1)] {
        let mut state = game(&moves);
        let offered = grant(&mut state, by, &Action::OfferTakeBack);
        assert_eq!(offered, [EventKind::TakeBackOffered]);
        let both = refuse(&mut state, by.other(), &Action::OfferTakeBack);
        assert_eq!(both, Refusal::AnswerFirst);
        let taken_back = grant(&mut state, by.other(), &Action::AcceptTakeBack);
        assert_eq!(taken_back, [EventKind::TakenBack { to, spent: 0 }]);
        assert_eq!(state.board.plies(), to as usize);
        assert_eq!(Side::from(state.board.turn()), by);
    }
}

#[test]
fn without_a_move_there_is_nothing_to_take_back() {
    let mut state = game(&[]);
    for side in [White, Black] {
        let refused = refuse(&mut state, side, &Action::OfferTakeBack);
        assert_eq!(refused, Refusal::NothingToTakeBack);
    }
    grant(&mut state, White, &mv("a3-a4", 1));
    let refused = refuse(&mut state, Black, &Action::OfferTakeBack);
    assert_eq!(refused, Refusal::NothingToTakeBack);
    grant(&mut state, White, &Action::OfferTakeBack);
    grant(&mut state, Black, &Action::AcceptTakeBack);
    assert_eq!(state.board.plies(), 0);
}

#[test]
fn a_player_may_send_five_phrases_in_a_row() {
    let say = Action::Say {
        phrase: Phrase::Hello,
    };
    let mut state = game(&[]);
    for _ in 0..5 {
        grant(&mut state, White, &say);
    }
    assert_eq!(refuse(&mut state, White, &say), Refusal::TooManyMessages);
    grant(&mut state, Black, &say);
    grant(&mut state, White, &say);
    grant(&mut state, White, &Action::Resign);
    grant(&mut state, White, &say);
}
