//! Laws of games, checked on random actions: stored events replay to the same game, and the clocks add up.

use ordo_api::{
    Action, DAY, EXPIRED, EventKind, GameEvent, GameResult, MINUTE, MOVE_LIMIT, Millis, Phrase,
    Side, Status, TimeControl,
};
use ordo_rules::{RuleSet, SplitMix64};

use crate::game::decide::{Decision, MAX_PLIES};
use crate::game::fixtures::{act, challenge, started_game};
use crate::game::lag::MAX_LAG;
use crate::game::snapshot::snapshot;
use crate::game::state::GameState;

/// The event by which the game ends at this time, if its deadline has passed.
fn tick(state: &GameState, at: Millis) -> Option<EventKind> {
    let change = state.clone().tick(at)?;
    Some(change.events.first()?.kind.clone())
}

/// A random action: mostly moves, mostly legal ones.
fn random_action(state: &GameState, rng: &mut SplitMix64) -> Action {
    let ply = state.board.plies() as u32 + 1;
    match rng.below(20) {
        0 => Action::OfferDraw,
        1 => Action::DeclineDraw,
        2..=4 => Action::OfferTakeBack,
        5 | 6 => Action::AcceptTakeBack,
        7 => Action::DeclineTakeBack,
        8 => Action::Say {
            phrase: Phrase::Hello,
        },
        9 => Action::Move {
            text: "a3-a4".to_owned(),
            ply,
        },
        10 if rng.below(20) == 0 => Action::AcceptDraw,
        11 if rng.below(20) == 0 => Action::Resign,
        _ => {
            let moves = state.board.legal_moves();
            let text = moves
                .get(rng.below(moves.len().max(1)))
                .cloned()
                .unwrap_or_default();
            Action::Move { text, ply }
        }
    }
}

/// Plays until the end, or for a while. `check` sees the state after every step.
fn play(
    mut state: GameState,
    rng: &mut SplitMix64,
    steps: usize,
    check: &mut impl FnMut(&GameState, Millis),
) -> GameState {
    let mut now: Millis = 0;
    for _ in 0..steps {
        now += rng.below(4000) as Millis;
        let by = if rng.below(2) == 0 {
            Side::White
        } else {
            Side::Black
        };
        let action = random_action(&state, rng);
        if state.tick(now).is_none() {
            let _ = act(&mut state, by, &action, now, rng.below(700) as Millis);
        }
        check(&state, now);
    }
    state
}

fn snapshot_text(state: &GameState, now: Millis) -> String {
    serde_json::to_string(&snapshot(state, Some(&state.origin.creator.seat), now)).unwrap()
}

#[test]
fn stored_events_replay_to_the_same_game() {
    let mut rng = SplitMix64::new(1);
    for (game, clock) in [
        (RuleSet::Stein, "none"),
        (RuleSet::Stein, "3+2"),
        (RuleSet::Stein, "1d"),
        (RuleSet::Khalifa, "1+1"),
        (RuleSet::Khalifa, "none"),
    ] {
        for _ in 0..4 {
            let state = play(started_game(game, clock), &mut rng, 150, &mut |_, _| ());
            let stored: Vec<String> = state
                .events
                .iter()
                .map(|event| serde_json::to_string(event).unwrap())
                .collect();
            let read = stored
                .iter()
                .map(|text| serde_json::from_str(text).unwrap())
                .collect();
            let again = GameState::replay(state.origin.clone(), read).unwrap();
            assert_eq!(
                snapshot_text(&again, 1_000_000),
                snapshot_text(&state, 1_000_000)
            );
            assert_eq!(again.deadline(), state.deadline());
            assert!(
                crate::game::record::of(&state)
                    .unwrap()
                    .parse::<ordo_rules::record::Record>()
                    .is_ok()
            );
        }
    }
}

#[test]
fn clocks_never_exceed_the_time_control() {
    let mut rng = SplitMix64::new(2);
    for _ in 0..20 {
        let state = started_game(RuleSet::Stein, "1+2");
        play(state, &mut rng, 150, &mut |state, now| {
            let TimeControl::RealTime { initial, increment } = state.origin.settings.clock else {
                panic!()
            };
            // White starts. First moves and moves taken back have no increment.
            let plies = state.board.plies() as Millis;
            let adding = |side: Side| match side {
                Side::White => ((plies + 1) / 2 - 1).max(0),
                Side::Black => (plies / 2 - 1).max(0),
            };
            let left = state.clock.left().unwrap();
            for side in Side::BOTH {
                let given = initial + increment * adding(side);
                assert!((0..=given).contains(left.of(side)));
            }
            if state.status() == Status::Playing {
                assert!(
                    state.deadline().unwrap() >= now,
                    "a game past its deadline is over"
                );
            }
        });
    }
}

#[test]
fn inconsistent_events_are_errors() {
    let state = play(
        started_game(RuleSet::Stein, "none"),
        &mut SplitMix64::new(3),
        60,
        &mut |_, _| (),
    );
    let whole = || state.events.clone();
    let mut gap = whole();
    gap.remove(3);
    let mut twice = whole();
    twice.insert(3, twice[3].clone());
    let mut illegal = whole();
    for event in &mut illegal {
        if let EventKind::Move { text, .. } = &mut event.kind {
            "a1-a8".clone_into(text);
        }
    }
    for events in [gap, twice, illegal] {
        assert!(GameState::replay(state.origin.clone(), events).is_err());
    }
}

#[test]
fn a_challenge_that_nobody_joins_expires_after_a_week() {
    let open = GameState::replay(challenge(RuleSet::Stein, "5+3"), Vec::new()).unwrap();
    let week = 7 * DAY;
    assert_eq!(open.status(), Status::Open);
    assert_eq!(open.deadline(), Some(week));
    assert_eq!(tick(&open, week), None);
    let kind = tick(&open, week + 1).unwrap();
    let expired = GameEvent {
        seq: 1,
        at: week + 1,
        by: None,
        id: None,
        kind,
    };
    let over = GameState::replay(challenge(RuleSet::Stein, "5+3"), vec![expired]).unwrap();
    assert_eq!(over.status(), Status::Over);
    assert_eq!(over.deadline(), None);
    assert!(snapshot_text(&over, week + 2).contains("\"expired\""));
    // A game that was joined does not.
    assert_ne!(started_game(RuleSet::Stein, "none").deadline(), Some(week));
}

#[test]
fn friends_have_five_minutes_for_their_first_moves_and_strangers_one() {
    first_moves_within(false, 5 * MINUTE);
    first_moves_within(true, MINUTE);
}

fn first_moves_within(public: bool, first: Millis) {
    let mut state = started_game(RuleSet::Stein, "1+0");
    state.origin.settings.public = public;
    assert_eq!(tick(&state, first), None);
    let over = tick(&state, first + 1);
    assert!(matches!(over, Some(EventKind::Over { winner: None, reason }) if reason == EXPIRED));
    let moved = |seq, ply, by, text: &str| GameEvent {
        seq,
        at: first,
        by: Some(by),
        id: None,
        kind: EventKind::Move {
            ply,
            text: text.to_owned(),
            spent: first,
            lag: 0,
        },
    };
    state.apply(moved(2, 1, Side::White, "a3-a4")).unwrap();
    assert_eq!(tick(&state, 2 * first), None);
    assert!(tick(&state, 2 * first + 1).is_some());
    state.apply(moved(3, 2, Side::Black, "a6-a5")).unwrap();
    let flag = tick(&state, first + MINUTE + MAX_LAG + 1);
    assert!(matches!(
        flag,
        Some(EventKind::Over {
            winner: Some(Side::Black),
            ..
        })
    ));
}

#[test]
fn phrases_and_offers_are_limited_and_moves_are_not() {
    let mut state = started_game(RuleSet::Stein, "none");
    let mut by = Side::White;
    let say = Action::Say {
        phrase: Phrase::Hello,
    };
    act(&mut state, Side::White, &Action::OfferDraw, 0, 0).unwrap();
    while act(&mut state, by, &say, 0, 0).is_ok() {
        by = by.other();
    }
    assert_eq!(state.events.len(), 1000);
    assert!(act(&mut state, by, &Action::OfferTakeBack, 0, 0).is_err());
    let mv = Action::Move {
        text: "a3-a4".to_owned(),
        ply: 1,
    };
    act(&mut state, Side::White, &mv, 0, 0).unwrap();
    act(&mut state, Side::Black, &Action::AcceptDraw, 0, 0).unwrap();
    assert_eq!(state.status(), Status::Over);
}

#[test]
fn a_game_that_reaches_the_move_limit_is_drawn() {
    let mut state = started_game(RuleSet::Khalifa, "none");
    let mut rng = SplitMix64::new(5);
    while state.status() == Status::Playing {
        let action = random_action(&state, &mut rng);
        let by = Side::from(state.board.turn());
        let ply = state.board.plies() as u32 + 1;
        if !matches!(action, Action::Move { .. }) {
            continue;
        }
        let mut next = state.clone();
        let Ok(Decision::Apply(change)) = act(&mut next, by, &action, 0, 0) else {
            continue;
        };
        // Moves that would end the game by the rules are skipped.
        if change.events.len() == 1 || ply == MAX_PLIES {
            state = next;
        }
    }
    assert_eq!(state.board.plies(), MAX_PLIES as usize);
    let ending = state.ending.as_ref().unwrap();
    assert_eq!((ending.winner, ending.reason.as_str()), (None, MOVE_LIMIT));
    assert_eq!(state.result(), Some(GameResult::Draw));
    assert!(crate::game::record::of(&state).is_some());
}

#[test]
fn the_rules_check_each_move_once() {
    let mut state = started_game(RuleSet::Stein, "none");
    let mv = |text: &str, ply| Action::Move {
        text: text.to_owned(),
        ply,
    };
    let checked = crate::game::board::checked();
    act(&mut state, Side::White, &mv("a3-a4", 1), 0, 0).unwrap();
    assert_eq!(crate::game::board::checked(), checked + 1);
    act(&mut state, Side::Black, &mv("a6-a5", 2), 0, 0).unwrap();
    assert_eq!(crate::game::board::checked(), checked + 2);
}

#[test]
fn refusals_change_nothing() {
    let mut rng = SplitMix64::new(4);
    let mut state = started_game(RuleSet::Stein, "3+2");
    let mut refused = 0;
    for now in 0..300 {
        let before = (
            snapshot_text(&state, now),
            state.events.clone(),
            state.deadline(),
        );
        let by = if rng.below(2) == 0 {
            Side::White
        } else {
            Side::Black
        };
        let action = random_action(&state, &mut rng);
        if act(&mut state, by, &action, now, 0).is_err() {
            refused += 1;
            let after = (
                snapshot_text(&state, now),
                state.events.clone(),
                state.deadline(),
            );
            assert_eq!(after, before, "{action:?}");
        }
    }
    assert!(refused > 50, "{refused}");
}
