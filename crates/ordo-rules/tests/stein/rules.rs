//! Every rule of Stein's game, S1 to S10, with tests that carry its number.

use ordo_rules::stein::{
    Game, IllegalMove, Impossible, Move, Position, Setup, Square, SquareSet, components,
    is_connected,
};
use ordo_rules::{Color, Outcome, PlayError, Reason, Repetition};

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn squares(text: &str) -> SquareSet {
    text.split_whitespace()
        .map(|s| s.parse::<Square>().unwrap())
        .collect()
}

/// The moves of the pieces on `from`, without the square itself: `-a4`, `:b3-a4`, `xa4`.
fn moves_from(position: &Position, from: &str) -> Vec<String> {
    let moves = position.legal_moves();
    let texts = moves.iter().map(Move::to_string);
    texts
        .filter_map(|text| text.strip_prefix(from).map(str::to_owned))
        .collect()
}

fn why(position: &Position, text: &str) -> String {
    match position.explain(mv(text)) {
        Ok(()) => "legal".to_owned(),
        Err(illegal) => illegal.to_string(),
    }
}

#[test]
fn s1_the_board_has_ten_files_and_eight_ranks() {
    assert_eq!(Square::all().count(), 80);
    assert_eq!(SquareSet::FULL.len(), 80);
    assert_eq!(
        SquareSet::home_row(Color::White).to_string(),
        "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1"
    );
    assert_eq!(
        SquareSet::goal_row(Color::White).to_string(),
        "a8 b8 c8 d8 e8 f8 g8 h8 i8 j8"
    );
    for outside in ["a0", "a9", "k1", "aa", "11", "a", "", "a10"] {
        assert!(outside.parse::<Square>().is_err(), "{outside}");
    }
}

#[test]
fn s1_nothing_wraps_around_the_edges() {
    // Squares that touch the corner, and a piece in the corner that slides.
    assert_eq!(squares("j4").neighbours(), squares("i3 i4 i5 j3 j5"));
    assert_eq!(squares("a4").neighbours(), squares("a3 a5 b3 b4 b5"));
    assert_eq!(squares("a1").neighbours(), squares("a2 b1 b2"));
    let alone = position("b9/10/10/10/10/10/9w/10 w");
    assert_eq!(
        moves_from(&alone, "j2").join(" "),
        "-a2 -b2 -c2 -d2 -d8 -e2 -e7 -f2 -f6 -g2 -g5 -h2 -h4 -i2 -i3 -j3 -j4 -j5 -j6 -j7 -j8"
    );
}

#[test]
fn s2_the_start_position_has_twenty_pieces_a_side() {
    let text = "2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/10/ww2ww2ww/wwwwwwwwww/2ww2ww2 w";
    assert_eq!(Position::start().to_string(), text);
    assert_eq!(position(text), Position::start());
    assert_eq!(Position::start().pieces(Color::White).len(), 20);
}

#[test]
fn s2_a_side_has_at_most_twenty_pieces() {
    let error = "10/bbbbbbbbbb/bbbbbbbbbb/b9/10/10/wwwwwwwwww/10 w".parse::<Position>();
    assert_eq!(
        error.unwrap_err().to_string(),
        "impossible position: S2: Black has 21 pieces, and at most 20 are possible"
    );
}

#[test]
fn s3_white_begins_and_the_players_alternate() {
    let mut game = Game::new();
    assert_eq!(game.position().turn(), Color::White);
    game.play(mv("a3-a4")).unwrap();
    assert_eq!(game.position().turn(), Color::Black);
    let error = game.play(mv("b3-b4")).unwrap_err();
    assert_eq!(
        error.to_string(),
        "S3: Black is to move, and the piece on b3 is White's"
    );
}

#[test]
fn s3_passing_is_not_allowed() {
    let start = Position::start();
    assert_eq!(
        why(&start, "a3-a3"),
        "S3: a move must go to another square; passing is not allowed"
    );
    assert_eq!(
        why(&start, "a3:b3-a3"),
        "S3: a move must go to another square; passing is not allowed"
    );
}

#[test]
fn s4_touching_along_edges_and_corners_connects() {
    assert!(is_connected(squares("a1 b2 c1 d2 d3")));
    assert!(!is_connected(squares("a1 c1")));
    assert!(!is_connected(squares("a1 b3")));
    assert!(is_connected(squares("e5")), "a single piece is connected");
    // Right and left edge do not touch.
    assert!(!is_connected(squares("j4 a4 a5")));
    let parts: Vec<SquareSet> = components(squares("a1 c1 c2 e5")).collect();
    assert_eq!(parts, [squares("a1"), squares("c1 c2"), squares("e5")]);
}

#[test]
fn s4_articulation_points_connect_the_group() {
    let position = position("10/10/bbb7/3b6/10/10/ww8/10 b");
    assert_eq!(
        position.group(Color::Black).articulation_points(),
        squares("b6 c6")
    );
    assert_eq!(
        position.group(Color::White).articulation_points(),
        SquareSet::EMPTY
    );
}

#[test]
fn s5_the_group_must_be_connected_after_the_move() {
    let chain = position("b9/10/10/10/10/1w1w6/2w7/10 w");
    assert_eq!(why(&chain, "c2-c3"), "legal");
    assert_eq!(why(&chain, "c2-c4"), "legal");
    assert_eq!(
        why(&chain, "c2-c5"),
        "S5: would split your group: c5 and d3 would be cut off"
    );
    assert_eq!(
        why(&chain, "b3-b4"),
        "S5: would split your group: b4 would be cut off"
    );
}

#[test]
fn s5_holds_for_captures_too() {
    let position = position("10/10/10/2b7/2b7/10/2w7/1ww7 w");
    assert_eq!(
        why(&position, "c2xc4"),
        "S5: would split your group: c4 would be cut off"
    );
}

#[test]
fn s5_holds_on_the_goal_row_too() {
    let position = position("10/1w1w6/2w7/10/10/10/5b4/10 w");
    assert_eq!(
        why(&position, "b7-a8"),
        "S5: would split your group: a8 would be cut off"
    );
    assert_eq!(why(&position, "c6-c8"), "legal");
    assert_eq!(
        position.goal_moves(Color::White),
        [mv("b7-c8"), mv("c6-c8"), mv("d7-c8")]
    );
}

#[test]
fn s5_does_not_apply_during_the_move() {
    // A piece that is disconnected while it passes its group.
    let position = position("b9/10/10/10/w9/1w3w4/2www5/10 w");
    assert_eq!(why(&position, "a4-e4"), "legal");
    assert_eq!(why(&position, "a4-c4"), "legal");
}

#[test]
fn s6_a_single_piece_slides_over_empty_squares() {
    let position = position("10/10/10/bbb7/10/10/ww8/10 w");
    assert_eq!(moves_from(&position, "b2-").join(" "), "a3 b3");
    assert_eq!(
        why(&position, "b2-c4"),
        "S6: b2 and c4 are not in one rank, file or diagonal"
    );
}

#[test]
fn s6_a_single_piece_never_jumps() {
    let position = position("10/10/10/b9/w9/w9/w9/10 w");
    assert_eq!(
        why(&position, "a2-a6"),
        "S6: the path is blocked on a3 by a white piece"
    );
    assert_eq!(
        why(&position, "a4xa6"),
        "S6: the path is blocked on a5 by a black piece"
    );
}

#[test]
fn s6_a_single_piece_captures_where_it_lands() {
    let position = position("10/10/10/b9/1b8/1ww7/10/10 w");
    let next = position.after_unchecked(mv("c3xb4"));
    assert_eq!(next.to_string(), "10/10/10/b9/1w8/1w8/10/10 b");
    assert_eq!(why(&position, "c3xb4"), "legal");
    let mut played = position;
    assert!(played.play(mv("c3-b4")).is_err());
    assert_eq!(played, position);
    assert_eq!(played.play(mv("c3xb4")), Ok(()));
    assert_eq!(played, next);
    assert_eq!(
        why(&position, "c3-b4"),
        "S6: b4 holds an enemy piece; the capture is written c3xb4"
    );
    assert_eq!(
        why(&position, "c3xc4"),
        "S6: there is nothing to capture on c4; without a capture the move is c3-c4"
    );
    assert_eq!(why(&position, "b3-c3"), "S6: your own piece is on c3");
    assert_eq!(why(&position, "e5-e6"), "S6: there is no piece on e5");
}

#[test]
fn s7_a_horizontal_ordo_moves_along_the_files() {
    let position = position("b9/10/10/10/10/10/www7/10 w");
    assert_eq!(why(&position, "a2:b2-a3"), "legal");
    assert_eq!(why(&position, "a2:c2-a7"), "legal");
    assert_eq!(
        why(&position, "a2:b2-a4"),
        "S5: would split your group: c2 would be cut off"
    );
    assert_eq!(
        why(&position, "a2:b2-c2"),
        "S7: an ordo in a rank moves straight along the file only"
    );
    assert_eq!(
        why(&position, "a2:b2-b3"),
        "S7: an ordo in a rank moves straight along the file only"
    );
}

#[test]
fn s7_a_vertical_ordo_moves_along_the_ranks() {
    let position = position("b9/10/10/10/3w6/3w6/3w6/10 w");
    assert_eq!(why(&position, "d2:d4-a2"), "legal");
    assert_eq!(why(&position, "d2:d4-j2"), "legal");
    assert_eq!(why(&position, "d3:d4-c3"), "legal");
    assert_eq!(
        why(&position, "d2:d4-d5"),
        "S7: an ordo in a file moves straight along the rank only"
    );
}

#[test]
fn s7_any_part_of_a_run_may_move() {
    let position = position("b9/10/10/10/10/10/1wwww5/10 w");
    let ordos = ["b2:c2", "b2:d2", "b2:e2", "c2:d2", "c2:e2", "d2:e2"];
    for ordo in ordos {
        assert_eq!(why(&position, &format!("{ordo}-{}3", &ordo[..1])), "legal");
    }
    assert_eq!(
        why(&position, "b2:f2-b3"),
        "S7: an ordo has no gap, and there is no piece on f2"
    );
}

#[test]
fn s7_every_square_on_the_path_must_be_empty() {
    let position = position("10/10/10/2b7/1b8/10/wwww6/10 w");
    assert_eq!(why(&position, "a2:d2-a3"), "legal");
    assert_eq!(
        why(&position, "a2:d2-a4"),
        "S7: an ordo never captures, and b4 holds a black piece"
    );
    assert_eq!(
        why(&position, "a2:d2-a5"),
        "S7: the path is blocked on b4 by a black piece"
    );
}

#[test]
fn s7_an_ordo_never_captures() {
    let position = position("10/10/10/10/10/1b8/ww8/10 w");
    assert_eq!(
        why(&position, "a2:b2xa3"),
        "S7: an ordo never captures, and b3 holds a black piece"
    );
    assert_eq!(moves_from(&position, "a2:b2"), Vec::<String>::new());
    let free = self::position("b9/10/10/10/10/10/ww8/10 w");
    assert_eq!(
        why(&free, "a2:b2xa3"),
        "S7: an ordo never captures; the move is written a2:b2-a3"
    );
}

#[test]
fn s8_a_connected_group_moves_forward_and_sideways() {
    let white = position("10/10/10/4w5/10/10/b9/10 w");
    assert_eq!(
        moves_from(&white, "e5").join(" "),
        "-a5 -b5 -b8 -c5 -c7 -d5 -d6 -e6 -e7 -e8 -f5 -f6 -g5 -g7 -h5 -h8 -i5 -j5"
    );
    let closed = "S8: White's group is connected, so it moves forward or sideways; \
                  backward opens only when it is split (S9)";
    assert_eq!(why(&white, "e5-e4"), closed);
    assert_eq!(why(&white, "e5-f4"), closed);
    let black = position("10/w9/10/4b5/10/10/10/10 b");
    assert_eq!(
        moves_from(&black, "e5").join(" "),
        "-a1 -a5 -b2 -b5 -c3 -c5 -d4 -d5 -e1 -e2 -e3 -e4 -f4 -f5 -g3 -g5 -h2 -h5 -i1 -i5 -j5"
    );
    let pair = position("10/10/10/4ww4/10/10/b9/10 w");
    assert_eq!(why(&pair, "e5:f5-e4"), closed);
}

/// Two parts with one square between them.
const SPLIT: &str = "b9/10/10/10/4w5/10/4ww4/4w5 w";

#[test]
fn s9_a_split_group_may_move_backward_to_reconnect() {
    let split = position(SPLIT);
    assert_eq!(moves_from(&split, "e4").join(" "), "-d3 -e3 -f3 -g2");
    assert_eq!(
        why(&split, "e4-e5"),
        "S9: does not reconnect your group: e5 would stay cut off"
    );
    assert_eq!(
        why(&split, "e1-d1"),
        "S9: does not reconnect your group: e4 would stay cut off"
    );
}

#[test]
fn s9_ordos_move_backward_too() {
    let split = position("b9/10/10/10/3www4/10/10/4w5 w");
    assert_eq!(why(&split, "d4:f4-d2"), "legal");
    assert_eq!(
        why(&split, "d4:f4-d1"),
        "S7: the path is blocked on e1 by a white piece"
    );
    assert_eq!(
        why(&split, "d4:f4-d3"),
        "S9: does not reconnect your group: e1 would stay cut off"
    );
}

#[test]
fn s9_a_capture_may_reconnect() {
    let split = position("10/10/10/10/10/3b6/2bb6/1w1w6 w");
    assert_eq!(why(&split, "b1xc2"), "legal");
    assert_eq!(
        why(&split, "b1-b2"),
        "S9: does not reconnect your group: b2 would stay cut off"
    );
}

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

#[test]
fn a_setup_reports_every_reason() {
    let text = "3w6/10/10/10/b9/bbbbbbbbbb/bbbbbbbbbb/b8w w";
    let setup: Setup = text.parse().unwrap();
    let error = setup.into_position().unwrap_err();
    assert_eq!(error.setup, setup);
    assert_eq!(error.reasons.len(), 2);
    assert!(matches!(
        error.reasons[0],
        Impossible::TooManyPieces { count: 22, .. }
    ));
    assert!(matches!(
        error.reasons[1],
        Impossible::BothOnGoalRows { .. }
    ));

    let setup: Setup = "b8b/10/10/10/10/10/10/10 w".parse().unwrap();
    let error = setup.into_position().unwrap_err();
    assert_eq!(
        error.to_string(),
        "S5: Black has just moved, yet the group is split into [a8] [j8]"
    );
    let setup: Setup = "10/10/10/10/10/10/w9/10 w".parse().unwrap();
    assert_eq!(
        setup.into_position().unwrap_err().to_string(),
        "S3: Black has no pieces, yet Black has just moved"
    );
}

#[test]
fn a_finished_position_is_a_position() {
    for (text, winner, reason) in [
        ("w9/10/10/10/9b/10/10/10 b", Color::White, Reason::HomeRow),
        ("w9/10/10/10/9b/10/10/10 w", Color::White, Reason::HomeRow),
        ("10/10/10/10/9b/10/10/10 w", Color::Black, Reason::NoPieces),
    ] {
        let position = position(text);
        assert_eq!(
            position.outcome(),
            Some(Outcome::win(winner, reason)),
            "{text}"
        );
        assert_eq!(position.count_moves(), 0, "{text}");
        assert!(matches!(
            position.explain(mv("a1-a2")),
            Err(IllegalMove::GameOver(_))
        ));
    }
}
