//! Spellings of moves, messages about unreadable moves and positions, and forms that are stored.

use ordo_rules::Rules;
use ordo_rules::stein::{Axis, Move, PackedPosition, Position, Setup};

#[test]
fn all_spellings_of_a_move_are_accepted() {
    for (text, canonical) in [
        ("A3-A4", "a3-a4"),
        (" a3 - a4 ", "a3-a4"),
        ("a3Xb4", "a3xb4"),
        ("b3:a3-b5", "a3:b3-a5"),
        ("B3 : a3 - B5", "a3:b3-a5"),
        ("d4:d2-f4", "d2:d4-f2"),
    ] {
        assert_eq!(
            text.parse::<Move>().unwrap().to_string(),
            canonical,
            "{text}"
        );
    }
    let run = "c3:a3-c4".parse::<Move>().unwrap().run();
    assert_eq!((run.len(), run.axis()), (3, Some(Axis::Rank)));
}

#[test]
fn errors_about_moves_name_the_column() {
    for (text, sentence) in [
        (
            "",
            "column 1: expected a square from a1 to j8, found the end",
        ),
        (
            "k1-a1",
            "column 1: expected a square from a1 to j8, found 'k'",
        ),
        (
            "a9-a1",
            "column 2: expected a square from a1 to j8, found '9'",
        ),
        ("a1", "column 3: expected ':', '-' or 'x', found the end"),
        ("a1+a2", "column 3: expected ':', '-' or 'x', found '+'"),
        ("a1:b1:c1", "column 6: expected '-' or 'x', found ':'"),
        (
            "a1-a2!",
            "column 6: expected the end of the move, found '!'",
        ),
        (
            "a1:b2-a2",
            "S7: an ordo is in one rank or file, but a1 and b2 share neither",
        ),
        (
            "a1:a1-a2",
            "S7: an ordo has two pieces or more; a single piece moves as a1-…",
        ),
        (
            "a1:b1-j2",
            "S1: a1:b1 does not fit on the board with a1 on j2",
        ),
        (
            "b1:a1-a2",
            "S1: a1:b1 does not fit on the board with b1 on a2",
        ),
    ] {
        assert_eq!(
            text.parse::<Move>().unwrap_err().to_string(),
            sentence,
            "{text}"
        );
    }
}

#[test]
fn errors_about_positions_name_every_fault() {
    for (text, sentence) in [
        (
            "",
            "there must be 8 ranks, not 0; \
              the side to move is missing: add a space and w or b at the end",
        ),
        (
            "10/10/10/10/10/10/10/10",
            "the side to move is missing: add a space and w or b at the end",
        ),
        (
            "10/10/10/10/10/10/10/10 x",
            "column 25: the side to move is w or b, not 'x'",
        ),
        (
            "10/10/10/10/10/10/10/10 ww",
            "column 26: nothing may follow the side to move",
        ),
        ("10/10/10/10/10/10/10 w", "there must be 8 ranks, not 7"),
        (
            "10/9q/10/11/10/0w9/10/ww w",
            "column 5: 'q' is not one of w, b, '.', a number or '/'; \
          column 10: a number of empty squares is 1 to 10; \
          column 16: a number of empty squares is 1 to 10; \
          rank 1 has 2 squares instead of 10",
        ),
        (
            "10/10/10/10/10/10/10/99999999999999999999 w",
            "column 22: a number of empty squares is 1 to 10",
        ),
    ] {
        let error = text.parse::<Setup>().unwrap_err();
        assert_eq!(error.to_string(), sentence, "{text}");
    }
}

/// Keys and packed positions are stored, so they must not change.
#[test]
fn keys_and_packed_positions_never_change() {
    let start = Position::start();
    assert_eq!(start.key(), 0x2182_1f7b_6530_2137);
    let packed = [
        48, 215, 152, 219, 255, 143, 151, 210, 136, 72, 250, 134, 34, 190, 30, 11,
    ];
    assert_eq!(PackedPosition::from(&start), PackedPosition(packed));
}

#[test]
fn records_have_no_option_tags() {
    assert_eq!(Position::start().option_tags(), []);
}
