//! Moves, resignation and aborting.

use ordo_api::{ABORTED, Action, EventKind, Side, Status};
use ordo_rules::RuleSet;

use crate::game::fixtures::{act, events, mv, play_moves, started_game};
use crate::game::refusal::Refusal;

const MINUTE: i64 = 60_000;

#[test]
fn a_move_is_refused_with_the_reason() {
    let mut state = started_game(RuleSet::Stein, "1+0");
    let mut refusal = |by, text: &str, ply| {
        let refused = act(&mut state, by, &mv(text, ply), 0, 0);
        refused.unwrap_err()
    };
    assert_eq!(refusal(Side::White, "a3-a4", 0), Refusal::Stale(0));
    assert_eq!(refusal(Side::White, "a3-a4", 2), Refusal::Stale(0));
    assert_eq!(refusal(Side::Black, "a6-a5", 1), Refusal::NotYourTurn);
    let unreadable = refusal(Side::White, "hello", 1);
    assert!(matches!(unreadable, Refusal::Unreadable(_)));
    let illegal = refusal(Side::White, "a3-a8", 1);
    assert!(matches!(illegal, Refusal::Illegal(_)));
    assert_eq!(state.seq(), 1);
}

#[test]
fn a_move_after_the_flag_has_fallen_is_refused() {
    let mut state = started_game(RuleSet::Stein, "1+0");
    play_moves(&mut state, &["a3-a4", "a6-a5"]);
    let late = act(&mut state, Side::White, &mv("e3-e4", 3), MINUTE + 1, 0);
    assert_eq!(late.unwrap_err(), Refusal::TimeIsUp);
    // The network delay is given back, and counts as spent by nobody.
    let in_time = act(&mut state, Side::White, &mv("e3-e4", 3), MINUTE + 1, 100);
    let expected = EventKind::Move {
        ply: 3,
        text: "e3-e4".to_owned(),
        spent: MINUTE + 1 - 100,
        lag: 100,
    };
    assert_eq!(events(in_time), [expected]);
}

#[test]
fn resigning_loses() {
    for side in Side::BOTH {
        let mut state = started_game(RuleSet::Stein, "none");
        let resigned = act(&mut state, side, &Action::Resign, 0, 0);
        let expected = EventKind::Over {
            winner: Some(side.other()),
            reason: "resignation".to_owned(),
        };
        assert_eq!(events(resigned), [expected]);
        let late = act(&mut state, side.other(), &Action::Resign, 0, 0);
        assert_eq!(late.unwrap_err(), Refusal::Over);
    }
}

#[test]
fn a_game_can_be_aborted_before_the_second_move() {
    for moves in [&[][..], &["a3-a4"]] {
        for side in Side::BOTH {
            let mut state = started_game(RuleSet::Stein, "none");
            play_moves(&mut state, moves);
            let aborted = act(&mut state, side, &Action::Abort, 0, 0);
            let expected = EventKind::Over {
                winner: None,
                reason: ABORTED.to_owned(),
            };
            assert_eq!(events(aborted), [expected]);
        }
    }
    let mut state = started_game(RuleSet::Stein, "none");
    play_moves(&mut state, &["a3-a4", "a6-a5"]);
    let late = act(&mut state, Side::White, &Action::Abort, 0, 0);
    assert_eq!(late.unwrap_err(), Refusal::TooLateToAbort);
}

#[test]
fn the_move_that_wins_ends_the_game() {
    let mut state = started_game(RuleSet::Stein, "none");
    let mut last = Vec::new();
    while state.status() == Status::Playing {
        let by = Side::from(state.board.turn());
        let ply = state.board.plies() as u32 + 1;
        // White walks up, Black moves without a plan.
        let moves = state.board.legal_moves();
        let mut sorted: Vec<&String> = moves.iter().collect();
        sorted.sort_by_key(|text| text.chars().rev().find(char::is_ascii_digit));
        let text = if by == Side::White {
            sorted.last().unwrap()
        } else {
            sorted[sorted.len() / 2]
        };
        last = events(act(&mut state, by, &mv(text, ply), 0, 0));
    }
    let outcome = state.board.outcome().unwrap();
    let expected = EventKind::Over {
        winner: outcome.winner.map(Side::from),
        reason: outcome.reason.text().to_owned(),
    };
    assert_eq!(last.len(), 2);
    assert_eq!(last[1], expected);
}
