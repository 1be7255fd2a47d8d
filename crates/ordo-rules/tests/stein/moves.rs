//! S6 to S9: moves of single pieces and ordos.

use crate::{moves_from, mv, position, why};

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
