//! Replay of records of the heap game, records from moves, and results.

use ordo_rules::record::{GameResult, Ply, Record};
use ordo_rules::{Color, Outcome, Reason, Rules};

use crate::heap::{Heap, Take};

/// Records of the heap game that cannot be replayed, with their error messages.
const UNPLAYABLE: &[(&str, &str)] = &[
    (
        "[Rules \"stein\"] *",
        "this is a game of `stein`, not of `heap`",
    ),
    (
        "[FEN \"x\"] *",
        "the FEN tag holds no position: a position is a number and w or b",
    ),
    (
        "[SetUp \"1\"] *",
        "the SetUp tag announces a position, but there is no FEN tag",
    ),
    (
        "[SetUp \"0\"] [FEN \"9 w\"] *",
        "the SetUp tag says `0`, but there is a FEN tag, which needs SetUp \"1\"",
    ),
    (
        "1. -1 -2 2. x *",
        "line 1, column 13: move 2 of White, `x`: a move is written -1, -2 or -3",
    ),
    (
        "1. -1 -4 *",
        "line 1, column 7: move 1 of Black, `-4`: one cannot take 4 of 6 stones",
    ),
    (
        "1. -3 -3 2. -1 x *",
        "line 1, column 16: move 2 of Black, `x`: the game was already over: White wins (no pieces)",
    ),
    (
        "1. -3 -3 2. -1 (2. -1 -1) *",
        "line 1, column 23: in a variation, move 2 of Black, `-1`: the game was already over: White wins (no pieces)",
    ),
    (
        "1. -3 (1. -1 (1. -4) ) *",
        "line 1, column 18: in a variation, move 1 of White, `-4`: one cannot take 4 of 7 stones",
    ),
    (
        "[FEN \"2 b\"] 1... -1 2. -2 *",
        "line 1, column 24: move 2 of White, `-2`: one cannot take 2 of 1 stones",
    ),
];

#[test]
fn replay_names_the_move_that_fails() {
    for (text, sentence) in UNPLAYABLE {
        let record: Record = text.parse().unwrap();
        assert_eq!(
            record.replay::<Heap>().unwrap_err().to_string(),
            *sentence,
            "{text}"
        );
        assert_eq!(
            record.canonical::<Heap>().unwrap_err().to_string(),
            *sentence,
            "{text}"
        );
    }
}

/// A location does not affect comparisons, and a replaced move keeps it.
#[test]
fn plies_keep_their_source_location() {
    let text = "[White \"Ada\"]\n\n1. -1 {é} -1\n  2. -1 (2. -2 -1) *\n";
    let record: Record = text.parse().unwrap();
    let location = |ply: &Ply| {
        ply.location()
            .map(|location| (location.line, location.column))
    };
    let plies = &record.main.plies;
    assert_eq!(location(&plies[0]), Some((3, 4)));
    assert_eq!(location(&plies[1]), Some((3, 11)));
    assert_eq!(location(&plies[2]), Some((4, 6)));
    let variation = plies[2].variations[0].line();
    assert_eq!(location(&variation.plies[1]), Some((4, 16)));
    assert_eq!(Ply::new("-2").unwrap(), variation.plies[0]);
    let written: Record = record.to_string().parse().unwrap();
    assert_ne!(location(&written.main.plies[2]), location(&plies[2]));
    assert_eq!(written, record);
    let canonical = record.canonical::<Heap>().unwrap();
    assert_eq!(location(&canonical.main.plies[2]), location(&plies[2]));
}

#[test]
fn long_words_are_shortened_in_errors() {
    let word = "x".repeat(1 << 20);
    let record: Record = format!("1. -1 {word} *").parse().unwrap();
    let error = record.replay::<Heap>().unwrap_err().to_string();
    assert!(
        error.starts_with("line 1, column 7: move 1 of Black, `xxx"),
        "{error}"
    );
    assert!(error.len() < 200, "{}", error.len());
}

#[test]
fn replay_gives_canonical_moves() {
    let text =
        "[FEN \"07 b\"]\n\n1... take3 {a} (1... take1 2. take2 (2. -3) 2... -1) 2. -3 $1 take1 0-1";
    let record: Record = text.parse().unwrap();
    let replay = record.replay::<Heap>().unwrap();
    assert_eq!(replay.moves, [Take(3), Take(3), Take(1)]);
    assert_eq!(
        (replay.start.to_string(), replay.end.to_string()),
        ("7 b".to_owned(), "0 w".to_owned())
    );
    assert_eq!(record.moves::<Heap>().unwrap(), replay.moves);
    let canonical = record.canonical::<Heap>().unwrap();
    assert_eq!(
        canonical.to_string(),
        "[FEN \"7 b\"]\n\n1... -3 {a} (1... -1 2. -2 (2. -3) 2... -1) 2. -3 $1 -1 0-1\n"
    );
    assert_eq!(canonical.canonical::<Heap>().as_ref(), Ok(&canonical));
}

#[test]
fn a_record_is_built_from_moves() {
    let moves = [Take(3), Take(3), Take(1)];
    let record = Record::from_moves(&Heap::start(), &moves).unwrap();
    assert_eq!(
        record.to_string(),
        "[Result \"1-0\"]\n[Rules \"heap\"]\n\n1. -3 -3 2. -1 1-0\n"
    );
    let black_first = Heap {
        turn: Color::Black,
        ..Heap::start()
    };
    let record = Record::from_moves(&black_first, &moves[..2]).unwrap();
    assert_eq!(
        record.to_string(),
        "[Result \"*\"]\n[Rules \"heap\"]\n[SetUp \"1\"]\n[FEN \"7 b\"]\n\n1... -3 2. -3 *\n"
    );
    assert_eq!(record.moves::<Heap>().unwrap(), moves[..2]);
    let fewer = Heap {
        stones: 6,
        ..Heap::start()
    };
    let record = Record::from_moves(&fewer, &moves[..1]).unwrap();
    assert_eq!(
        record.to_string(),
        "[Result \"*\"]\n[Rules \"heap\"]\n[SetUp \"1\"]\n[FEN \"6 w\"]\n\n1. -3 *\n"
    );
    let error =
        Record::from_moves(&Heap::start(), &[Take(3), Take(3), Take(1), Take(1)]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "move 2 of Black, `-1`: the game was already over: White wins (no pieces)"
    );
    let error = Record::from_moves(&Heap::start(), &[Take(3), Take(4)]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "move 1 of Black, `-4`: one cannot take 4 of 4 stones"
    );
}

#[test]
fn the_results_of_a_record_are_compared() {
    for (text, agrees, sentence) in [
        ("1. -3 -3 2. -1 1-0", true, "the moves end with 1-0"),
        ("[Result \"1-0\"] 1. -3 1-0", true, "the moves end with 1-0"),
        (
            "[Result \"*\"] 1. -3 1/2-1/2",
            false,
            "the moves end with 1/2-1/2, the Result tag says `*`",
        ),
        (
            "1. -3 -3 2. -1 *",
            false,
            "the moves end with *, by the rules the last position is: White wins (no pieces)",
        ),
        (
            "[Result \"?\"] 1. -3 -3 2. -1 0-1",
            false,
            "the moves end with 0-1, the Result tag says `?`, by the rules the last position is: White wins (no pieces)",
        ),
    ] {
        let record: Record = text.parse().unwrap();
        let check_result = record.check_result(&record.replay::<Heap>().unwrap());
        assert_eq!(
            (check_result.agrees(), check_result.to_string().as_str()),
            (agrees, sentence),
            "{text}"
        );
    }
    assert_eq!(
        GameResult::from(Some(Outcome::draw(Reason::Agreement))),
        GameResult::Draw
    );
}
