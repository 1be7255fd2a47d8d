//! S1 to S5: board, start position, turns, connection.

use ordo_rules::Color;
use ordo_rules::stein::{Direction, Game, Position, Square, SquareSet, components, is_connected};

use crate::{moves_from, mv, position, squares, why};

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
fn s1_squares_have_dense_indices_along_the_ranks() {
    for (index, square) in Square::all().enumerate() {
        assert_eq!(square.index(), index);
        assert_eq!(Square::from_index(index), Some(square));
    }
    for index in [80, 81, 255, 256, usize::MAX] {
        assert_eq!(Square::from_index(index), None);
    }
}

#[test]
fn s1_a_set_knows_its_files() {
    for square in Square::all() {
        let one = SquareSet::of(square);
        assert_eq!(one.files(), 1 << square.file());
        assert_eq!(
            one.with(Square::A1).files(),
            1 | 1 << square.file(),
            "{square}"
        );
    }
}

/// Walks one step at a time, over empty squares up to the first one that is not.
#[test]
fn s6_slides_end_at_the_first_piece_or_at_the_edge() {
    let empty = !squares("a3 c3 d6 e5 h1 j8");
    for direction in Direction::ALL {
        for from in Square::all() {
            let mut seen = SquareSet::EMPTY;
            let mut at = from;
            while let Some(next) = at.offset(direction.files(), direction.ranks()) {
                seen = seen.with(next);
                if !empty.contains(next) {
                    break;
                }
                at = next;
            }
            let slide = SquareSet::of(from).slide(direction, empty);
            assert_eq!(slide, seen, "{direction} from {from}");
        }
    }
}

#[test]
fn directions_have_names() {
    let names: Vec<String> = Direction::ALL.iter().map(ToString::to_string).collect();
    assert_eq!(
        names.join(" "),
        "north north-east east south-east south south-west west north-west"
    );
    assert!(
        Direction::ALL
            .iter()
            .all(|way| way.opposite().opposite() == *way)
    );
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
