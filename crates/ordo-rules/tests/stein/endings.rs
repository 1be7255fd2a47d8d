//! S10: the end of the game.

use ordo_rules::stein::Game;
use ordo_rules::{Color, Outcome, PlayError, Reason, Repetition};

use crate::{mv, position, why};

#[test]
fn s10_1_reaching_the_goal_row_wins() {
    let mut game = Game::from_position(position("9b/w9/10/10/10/10/10/10 w"));
    assert_eq!(
        game.position().goal_moves(Color::White),
        [mv("a7-a8"), mv("a7-b8")]
    );
    game.play(mv("a7-b8")).unwrap();
    let outcome = Outcome::win(Color::White, Reason::HomeRow);
    assert_eq!(game.outcome(), Some(outcome));
    assert_eq!(game.position().legal_moves(), []);
    assert_eq!(game.play(mv("j8-j7")), Err(PlayError::Over(outcome)));
    assert_eq!(
        why(game.position(), "j8-j7"),
        "S10: the game is over: White wins (home row)"
    );
}

#[test]
fn outcomes_are_written_as_in_records() {
    let reason = Reason::Resignation;
    assert_eq!(Outcome::win(Color::White, reason).result(), "1-0");
    assert_eq!(Outcome::win(Color::Black, reason).result(), "0-1");
    assert_eq!(Outcome::draw(Reason::Agreement).result(), "1/2-1/2");
}

#[test]
fn s10_1_is_checked_first() {
    // The capture on the goal row also takes the last piece.
    let position = position("1b8/w9/10/10/10/10/10/10 w");
    let next = position.after_unchecked(mv("a7xb8"));
    assert_eq!(
        next.outcome(),
        Some(Outcome::win(Color::White, Reason::HomeRow))
    );
}

#[test]
fn s10_2_no_pieces_left_loses() {
    let position = position("10/10/1b8/w9/10/10/10/10 w");
    let next = position.after_unchecked(mv("a5xb6"));
    assert_eq!(
        next.outcome(),
        Some(Outcome::win(Color::White, Reason::NoPieces))
    );
    assert_eq!(next.legal_moves(), []);
    assert_eq!(self::position(&next.to_string()), next);
}

#[test]
fn s10_3_a_split_group_that_cannot_reconnect_loses() {
    // The capture takes the middle of a chain, and whichever piece would fill the gap leaves another one behind.
    let before = position("1b8/10/10/2w7/2w7/1w8/w9/w9 b");
    let lost = before.after_unchecked(mv("b8xb3"));
    assert_eq!(
        lost.outcome(),
        Some(Outcome::win(Color::Black, Reason::CannotReconnect))
    );
    assert_eq!(lost.legal_moves(), []);
    assert!(!lost.has_moves());
}

#[test]
fn s10_5_the_third_occurrence_is_a_draw() {
    let start = position("10/10/10/9b/10/w9/10/10 w");
    let mut game = Game::from_position(start);
    for round in 0..2 {
        assert_eq!(game.occurrences(), round + 1);
        for text in ["a3-b3", "j5-i5", "b3-a3", "i5-j5"] {
            assert_eq!(game.outcome(), None);
            game.play(mv(text)).unwrap();
        }
    }
    let draw = Outcome::draw(Reason::Repetition);
    assert_eq!(game.outcome(), Some(draw));
    assert_eq!(game.play(mv("a3-b3")), Err(PlayError::Over(draw)));
    assert_eq!(game.undo(), Some(mv("i5-j5")));
    assert_eq!(game.outcome(), None);
}

#[test]
fn s10_5_can_be_switched_off() {
    let start = position("10/10/10/9b/10/w9/10/10 w");
    let mut game = Game::from_position(start).with_repetition(Repetition::None);
    for _ in 0..5 {
        for text in ["a3-b3", "j5-i5", "b3-a3", "i5-j5"] {
            game.play(mv(text)).unwrap();
        }
    }
    assert_eq!(game.occurrences(), 6);
    assert_eq!(game.outcome(), None);
}

#[test]
fn s10_players_may_resign_or_agree_on_a_draw() {
    let mut game = Game::new();
    game.play(mv("a3-a4")).unwrap();
    let resigned = Outcome::win(Color::White, Reason::Resignation);
    game.resign(Color::Black).unwrap();
    assert_eq!(game.outcome(), Some(resigned));
    assert!(game.agree_on_draw().is_err());
    assert!(game.play(mv("a6-a5")).is_err());
    game.reopen();
    assert_eq!(game.moves().len(), 1);
    game.agree_on_draw().unwrap();
    assert_eq!(game.outcome(), Some(Outcome::draw(Reason::Agreement)));
    assert_eq!(game.undo(), Some(mv("a3-a4")));
    game.run_out_of_time(Color::White).unwrap();
    assert_eq!(
        game.outcome(),
        Some(Outcome::win(Color::Black, Reason::Time))
    );
    assert_eq!(game.undo(), None);
    assert_eq!(game.outcome(), None);
}
