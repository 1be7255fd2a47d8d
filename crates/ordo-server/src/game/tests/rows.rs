//! The roles in a game, and the row by which it is listed.

use ordo_api::{ABORTED, Action, GameResult, Phrase, Side, Status};
use ordo_rules::RuleSet;

use crate::game::change::GameRow;
use crate::game::fixtures::{act, challenge, change, play_moves, player, started_game};
use crate::game::presence::Role;
use crate::game::state::GameState;

#[test]
fn the_creator_is_the_host_until_the_game_starts() {
    let mut state = GameState::open(challenge(RuleSet::Stein, "5+3"));
    let ada = state.origin.creator.seat;
    let (bob, eve) = (player("Bob"), player("Eve").seat);
    assert_eq!(state.role_of(Some(&ada)), Role::Host);
    assert_eq!(state.role_of(Some(&bob.seat)), Role::Watcher);
    assert_eq!(state.role_of(None), Role::Watcher);
    state.join(&bob, Side::BOTH, 0).unwrap();
    assert_eq!(state.role_of(Some(&ada)), Role::Player(Side::White));
    assert_eq!(state.role_of(Some(&bob.seat)), Role::Player(Side::Black));
    assert_eq!(state.role_of(Some(&eve)), Role::Watcher);
    assert_eq!(state.role_of(None), Role::Watcher);
}

#[test]
fn the_row_follows_from_the_events() {
    let mut state = started_game(RuleSet::Stein, "none");
    play_moves(&mut state, &["a3-a4", "a6-a5"]);
    let resigned = change(act(&mut state, Side::Black, &Action::Resign, 70, 0));
    let expected = GameRow {
        status: Status::Over,
        seq: 4,
        plies: 2,
        updated: 70,
        deadline: None,
        creator: Some(Side::White),
        white: Some("Ada".to_owned()),
        black: Some("Bob".to_owned()),
        result: Some(GameResult::WhiteWins),
        reason: Some("resignation".to_owned()),
        position: state.board.position(),
    };
    assert_eq!(resigned.row, expected);
    // A phrase after the end does not move the game up in the lists.
    let phrase = Phrase::Hello;
    let said = act(&mut state, Side::White, &Action::Say { phrase }, 99, 0);
    let expected = GameRow { seq: 5, ..expected };
    assert_eq!(change(said).row, expected);
}

#[test]
fn names_and_results_are_those_of_the_sides() {
    let mut origin = challenge(RuleSet::Stein, "none");
    origin.settings.side = ordo_api::SideChoice::Black;
    let mut state = GameState::open(origin);
    assert_eq!(GameRow::of(&state).white, None);
    assert_eq!(GameRow::of(&state).result, None);
    state.join(&player("Bob"), Side::BOTH, 0).unwrap();
    let row = GameRow::of(&state);
    assert_eq!(
        (row.white.as_deref(), row.black.as_deref()),
        (Some("Bob"), Some("Ada"))
    );
    assert_eq!((row.creator, row.result), (Some(Side::Black), None));
    for (action, result, reason) in [
        (Action::Resign, GameResult::BlackWins, "resignation"),
        (Action::OfferDraw, GameResult::Draw, "agreement"),
        (Action::Abort, GameResult::Unknown, ABORTED),
    ] {
        let mut state = state.clone();
        if action == Action::OfferDraw {
            act(&mut state, Side::Black, &action, 0, 0).unwrap();
        }
        let row = change(act(&mut state, Side::White, &action, 0, 0)).row;
        assert_eq!(
            (row.result, row.reason.as_deref()),
            (Some(result), Some(reason))
        );
    }
}
