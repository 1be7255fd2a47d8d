//! A game as players see it, and its record.

use ordo_api::{Action, Millis, SECOND, Side, Snapshot};
use ordo_rules::RuleSet;

use crate::game::fixtures::{act, challenge, mv, player, started_game};
use crate::game::record;
use crate::game::snapshot::snapshot;
use crate::game::state::GameState;
use Side::{Black, White};

fn seen(state: &GameState, now: Millis) -> Snapshot {
    snapshot(state, None, now)
}

/// A game of one minute with two seconds per move: White thinks for 10 s on the third move, Black for 5 s on the fourth.
fn timed_game() -> GameState {
    let mut state = started_game(RuleSet::Stein, "1+2");
    for (text, ply, at) in [
        ("a3-a4", 1, 1),
        ("a6-a5", 2, 2),
        ("e3-e4", 3, 12),
        ("e6-e5", 4, 17),
    ] {
        let by = Side::from(state.board.turn());
        act(&mut state, by, &mv(text, ply), at * SECOND, 0).unwrap();
    }
    state
}

#[test]
fn a_snapshot_tells_players_apart() {
    let state = started_game(RuleSet::Stein, "none");
    let ada = state.origin.creator.seat;
    let bob = state.origin.joiner.as_ref().unwrap().seat;
    for (seat, yours, you) in [
        (Some(ada), true, Some(White)),
        (Some(bob), false, Some(Black)),
        (Some(player("Eve").seat), false, None),
        (None, false, None),
    ] {
        let seen = snapshot(&state, seat.as_ref(), 0);
        assert_eq!((seen.yours, seen.you), (yours, you));
    }
}

#[test]
fn a_snapshot_has_the_moves_that_were_not_taken_back() {
    let mut state = timed_game();
    let moves = |state: &GameState| -> Vec<(String, Millis, Millis)> {
        let moves = seen(state, 0).moves.into_iter();
        moves.map(|mv| (mv.text, mv.spent, mv.at)).collect()
    };
    let all = moves(&state);
    assert_eq!(all.len(), 4);
    assert_eq!(all[2], ("e3-e4".to_owned(), 10 * SECOND, 12 * SECOND));
    act(&mut state, White, &Action::OfferTakeBack, 18 * SECOND, 0).unwrap();
    act(&mut state, Black, &Action::AcceptTakeBack, 19 * SECOND, 0).unwrap();
    assert_eq!(moves(&state), all[..2]);
}

#[test]
fn a_snapshot_shows_the_clock_of_the_side_to_move_running() {
    let clocks = |state: &GameState, now: Millis| {
        let clocks = seen(state, now * SECOND).state.clocks.unwrap();
        (clocks.white / SECOND, clocks.black / SECOND, clocks.running)
    };
    // Clocks start with the third move.
    assert_eq!(
        clocks(&started_game(RuleSet::Stein, "1+2"), 30),
        (60, 60, None)
    );
    let mut state = timed_game();
    assert_eq!(clocks(&state, 17), (52, 57, Some(White)));
    assert_eq!(clocks(&state, 20), (49, 57, Some(White)));
    assert_eq!(clocks(&state, 200), (0, 57, Some(White)));
    act(&mut state, Black, &Action::Resign, 20 * SECOND, 0).unwrap();
    assert_eq!(clocks(&state, 200), (49, 57, None));
    let unlimited = started_game(RuleSet::Stein, "none");
    assert_eq!(seen(&unlimited, 0).state.clocks, None);
}

#[test]
fn a_record_has_the_clock_after_each_move() {
    let mut state = timed_game();
    let text = record::of(&state).unwrap();
    let clocks = |text: &str| -> Vec<String> {
        let parts = text.split("[%clk ").skip(1);
        parts
            .map(|part| part.split(']').next().unwrap().to_owned())
            .collect()
    };
    assert_eq!(clocks(&text), ["0:01:00", "0:01:00", "0:00:52", "0:00:57"]);
    for tag in [
        "[White \"Ada\"]",
        "[Black \"Bob\"]",
        "[TimeControl \"60+2\"]",
    ] {
        assert!(text.contains(tag), "{text}");
    }
    // White takes back the third move, loses its increment, and plays another one after 3 s.
    act(&mut state, White, &Action::OfferTakeBack, 17 * SECOND, 0).unwrap();
    act(&mut state, Black, &Action::AcceptTakeBack, 17 * SECOND, 0).unwrap();
    act(&mut state, White, &mv("j3-j4", 3), 20 * SECOND, 0).unwrap();
    let text = record::of(&state).unwrap();
    assert!(!text.contains("e3-e4") && text.contains("j3-j4"), "{text}");
    assert_eq!(clocks(&text), ["0:01:00", "0:01:00", "0:00:49"]);
}

#[test]
fn a_record_names_time_control_and_players() {
    for (clock, tag) in [("none", "-"), ("3+2", "180+2"), ("2d", "1/172800")] {
        let mut origin = challenge(RuleSet::Khalifa, clock);
        origin.creator.name = String::new();
        let text = record::of(&GameState::open(origin)).unwrap();
        for tag in [
            &format!("[TimeControl \"{tag}\"]"),
            "[White \"?\"]",
            "[Black \"?\"]",
        ] {
            assert!(text.contains(tag), "{text}");
        }
    }
    let mut state = started_game(RuleSet::Stein, "2d");
    state.origin.creator.name = String::new();
    let text = record::of(&state).unwrap();
    assert!(text.contains("[White \"?\"]") && text.contains("[Black \"Bob\"]"));
}
