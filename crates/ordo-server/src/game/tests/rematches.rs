//! The end of a game, and its rematch.

use ordo_api::{Action, EventKind, Side, Status};
use ordo_rules::RuleSet;

use crate::game::fixtures::{act, change, events, mv, started_game};
use crate::game::refusal::Refusal;
use crate::game::state::GameState;
use Side::{Black, White};

fn finished(game: RuleSet) -> GameState {
    let mut state = started_game(game, "3+2");
    act(&mut state, White, &Action::Resign, 0, 0).unwrap();
    state
}

#[test]
fn a_rematch_can_be_offered_only_after_the_game() {
    let mut state = started_game(RuleSet::Stein, "none");
    for action in [Action::OfferRematch, Action::DeclineRematch] {
        let refused = act(&mut state, White, &action, 0, 0).unwrap_err();
        assert_eq!(refused, Refusal::NotOver);
    }
}

#[test]
fn nothing_else_is_possible_after_the_end() {
    let mut state = finished(RuleSet::Stein);
    for action in [
        mv("a3-a4", 1),
        Action::Resign,
        Action::Abort,
        Action::OfferDraw,
        Action::AcceptDraw,
        Action::OfferTakeBack,
        Action::AcceptTakeBack,
    ] {
        let refused = act(&mut state, Black, &action, 0, 0).unwrap_err();
        assert_eq!(refused, Refusal::Over, "{action:?}");
    }
}

#[test]
fn s3_k2_a_rematch_changes_the_player_who_starts() {
    // Ada was White and started.
    for (game, creator, starter) in [
        (RuleSet::Stein, Black, White),
        (RuleSet::Khalifa, White, Black),
    ] {
        let mut state = finished(game);
        let offered = events(act(&mut state, Black, &Action::OfferRematch, 5, 0));
        assert_eq!(offered, [EventKind::RematchOffered]);
        let twice = act(&mut state, Black, &Action::OfferRematch, 6, 0);
        assert_eq!(twice.unwrap_err(), Refusal::AlreadyOffered);
        let accepted = change(act(&mut state, White, &Action::OfferRematch, 7, 0));
        let rematch = *accepted.rematch.unwrap();
        let game = rematch.origin.id.clone();
        assert_ne!(game, state.origin.id);
        assert_eq!(accepted.events[0].kind, EventKind::Rematch { game });
        assert_eq!(rematch.origin.created, 7);
        assert_eq!(rematch.origin.settings.clock, state.origin.settings.clock);
        assert_eq!(rematch.origin.creator, state.origin.creator);
        assert_eq!(rematch.origin.joiner, state.origin.joiner);
        assert_eq!(rematch.row.status, Status::Playing);
        let started = EventKind::Started { creator, starter };
        assert_eq!(
            (rematch.events[0].at, &rematch.events[0].kind),
            (7, &started)
        );
        let third = act(&mut state, Black, &Action::OfferRematch, 8, 0);
        assert_eq!(third.unwrap_err(), Refusal::HasRematch);
    }
}

#[test]
fn a_rematch_can_be_declined() {
    let mut state = finished(RuleSet::Stein);
    let early = act(&mut state, White, &Action::DeclineRematch, 0, 0);
    assert_eq!(early.unwrap_err(), Refusal::NotOffered);
    act(&mut state, Black, &Action::OfferRematch, 0, 0).unwrap();
    let own = act(&mut state, Black, &Action::DeclineRematch, 0, 0);
    assert_eq!(own.unwrap_err(), Refusal::NotOffered);
    let declined = events(act(&mut state, White, &Action::DeclineRematch, 0, 0));
    assert_eq!(declined, [EventKind::RematchDeclined]);
    // An offer of the other player is a new one.
    let offered = events(act(&mut state, White, &Action::OfferRematch, 0, 0));
    assert_eq!(offered, [EventKind::RematchOffered]);
}
