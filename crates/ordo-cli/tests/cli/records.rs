//! `ordo convert` and `ordo replay`.

use crate::ordo::ordo;

const GAMES: &str = "\
[White \"Ada\"]
[Black \"Bob\"]
[Result \"1-0\"]

1. A3-a4 {[%clk 0:05:00] first} (1. b2-c3 j6-j5) j6-j5 2. e3-e4! 1-0

[White \"broken\"]

1. a3-b9 *

[SetUp \"1\"]
[FEN \"9b/w9/10/10/10/10/10/10 w\"]
[Rules \"stein\"]
[Result \"*\"]

1. a7-a8 1-0
";

#[test]
fn convert_writes_canonical_records() {
    let run = ordo(&["convert"], GAMES);
    assert_eq!(run.code, 2);
    assert_eq!(
        run.err,
        "ordo: game 2: line 9, column 4: move 1 of White, `a3-b9`: \
         column 5: expected a square from a1 to j8, found '9'\n"
    );
    assert_eq!(
        run.out,
        "[White \"Ada\"]\n[Black \"Bob\"]\n[Result \"1-0\"]\n\n\
         1. a3-a4 {[%clk 0:05:00] first} (1. b2-c3 j6-j5) 1... j6-j5 2. e3-e4 $1 1-0\n\n\
         [Result \"*\"]\n[Rules \"stein\"]\n[SetUp \"1\"]\n\
         [FEN \"9b/w9/10/10/10/10/10/10 w\"]\n\n1. a7-a8 1-0\n"
    );
    let again = ordo(&["convert"], &run.out);
    assert_eq!((again.code, again.out), (0, run.out));
}

#[test]
fn convert_writes_every_format() {
    assert_eq!(
        ordo(&["convert", "--to", "moves"], GAMES).out,
        "a3-a4 j6-j5 e3-e4\na7-a8\n"
    );
    let positions = ordo(&["convert", "--to", "positions"], GAMES).out;
    assert_eq!(positions.lines().count(), 4 + 1 + 2 + 1);
    let json = ordo(&["convert", "--json"], GAMES).out;
    let lines: Vec<serde_json::Value> = json
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[1]["number"], 2);
    assert!(lines[1]["error"].is_string());
    let first = &lines[0];
    assert_eq!(first["tags"]["White"], "Ada");
    assert_eq!(first["moves"][2], "e3-e4");
    assert_eq!(first["result"], "1-0");
}

#[test]
fn convert_reads_moves() {
    let moves = "a3-a4 j6-j5 e3-e4\nb2-c3\n";
    let records = ordo(&["convert", "--from", "moves"], moves);
    assert_eq!(records.code, 0, "{}", records.err);
    assert!(records.out.contains("1. a3-a4 j6-j5 2. e3-e4 *\n"));
    assert_eq!(ordo(&["convert", "--to", "moves"], &records.out).out, moves);
    let bad = ordo(&["convert", "--from", "moves"], "a3-a4\na3-a3\n");
    assert_eq!(bad.code, 2);
    assert!(
        bad.err
            .starts_with("ordo: line 2: move 1 of White, `a3-a3`: S3: "),
        "{}",
        bad.err
    );
}

#[test]
fn replay_prints_result_and_reason() {
    let run = ordo(&["replay"], GAMES);
    assert_eq!(run.code, 2);
    assert_eq!(
        run.out,
        "Game 1: Ada – Bob (stein)\n  \
           White wins (as the record says) after 3 moves.\n  \
           2bb2bb2/bbbbbbbbbb/bb2bb2b1/9b/w3w5/1w3w2ww/wwwwwwwwww/2ww2ww2 b\n\
         Game 3: ? – ? (stein)\n  \
           White wins (home row) after 1 move.\n  \
           w8b/10/10/10/10/10/10/10 b\n  \
           Note: the moves end with 1-0, the Result tag says `*`.\n"
    );
    let json = ordo(&["replay", "--json"], GAMES);
    let last: serde_json::Value = serde_json::from_str(json.out.lines().last().unwrap()).unwrap();
    assert_eq!(last["outcome"]["reason"], "home row");
    assert_eq!(last["plies"], 1);
    let boards = ordo(&["replay", "--boards"], GAMES);
    assert!(
        boards
            .out
            .contains("White: a7-a8\n8  w . . . . . . . . b\n"),
        "{}",
        boards.out
    );
}

#[test]
fn replay_detects_repetition() {
    let start = "10/10/10/9b/10/w9/10/10 w";
    let round = "a3-b3 j5-i5 b3-a3 i5-j5 ";
    let convert = ["convert", "--from", "moves", "--position", start];
    let twice = ordo(&convert, &round.repeat(2)).out;
    assert!(
        ordo(&["replay"], &twice)
            .out
            .contains("Draw (repetition) after 8 moves.")
    );
    let thrice = ordo(&convert, &round.repeat(3)).out;
    let run = ordo(&["replay"], &thrice);
    assert!(
        run.out.contains(
            "Note: a position occurred for the third time after 8 moves, but the game continued."
        ),
        "{}",
        run.out
    );
}

#[test]
fn empty_files_are_reported() {
    let run = ordo(&["replay"], "\n\n");
    assert_eq!(
        (run.code, run.err.as_str()),
        (2, "ordo: standard input contains no games\n")
    );
}

#[test]
fn results_that_contradict_repetition_are_noted() {
    let game = "1. c1-b1 c8-b8 2. b1-c1 b8-c8 3. c1-b1 c8-b8 4. b1-c1 b8-c8 1-0\n";
    let run = ordo(&["replay"], game);
    assert!(
        run.out.contains("Note: the last position occurred for the third time, which is a draw, but the record says 1-0."),
        "{}",
        run.out
    );
    let json = ordo(&["convert", "--json"], game).out;
    assert!(json.contains("\"reason\":\"repetition\""), "{json}");
    let off = ordo(&["replay", "--repetition", "none"], game).out;
    assert!(
        off.contains("White wins (as the record says)") && !off.contains("Note"),
        "{off}"
    );
    let tagged = format!("[Repetition \"none\"]\n\n{game}");
    assert_eq!(ordo(&["replay"], &tagged).out, off);
}

#[test]
fn errors_in_moves_are_reported_by_line() {
    let input = b"a3-a4\n\xff\n\nb2-c3\n";
    let run = crate::ordo::ordo_bytes(&["convert", "--from", "moves", "--json"], input);
    assert_eq!((run.code, run.err.as_str()), (2, ""));
    let lines: Vec<serde_json::Value> = run
        .out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[1]["number"], 2);
    assert_eq!(lines[2]["moves"][0], "b2-c3");
    let empty = ordo(&["convert", "--from", "moves"], "\n");
    assert_eq!(
        (empty.code, empty.err.as_str()),
        (2, "ordo: standard input contains no games\n")
    );
    let folder = ordo(&["replay", "."], "");
    assert_eq!(
        (folder.code, folder.err.as_str()),
        (2, "ordo: .: is a directory\n")
    );
}

#[test]
fn errors_are_json_with_the_json_option() {
    for args in [
        &["replay", "--json", "no-such-file"][..],
        &["convert", "--json", "no-such-file"],
        &["convert", "--to", "json", "no-such-file"],
        &["convert", "--json", "--from", "moves", "no-such-file"],
        &["convert", "--json", "--from", "moves", "--position", "x"],
        &["replay", "--json", "."],
        &["replay", "--json"],
        &["convert", "--json"],
    ] {
        let run = ordo(args, "");
        assert_eq!((run.code, run.err.as_str()), (2, ""), "{args:?}");
        let answer: serde_json::Value = serde_json::from_str(&run.out).unwrap();
        assert!(answer["error"].is_string(), "{args:?}: {}", run.out);
    }
}

#[test]
fn illegal_moves_are_reported_by_line_and_column() {
    let record = "[White \"Ada\"]\n\n1. a3-a4 {fine} j6-j5\n2. e3-e4 (2. a4-a9) *\n";
    for command in ["replay", "convert"] {
        let run = ordo(&[command], record);
        assert!(
            run.err.starts_with(
                "ordo: game 1: line 4, column 14: in a variation, move 2 of White, `a4-a9`: "
            ),
            "{}",
            run.err
        );
    }
}

#[test]
fn long_words_are_truncated_in_errors() {
    let long = "x".repeat(1 << 20);
    for (args, input) in [
        (&["convert", "--from", "moves"][..], long.clone()),
        (&["convert"], format!("1. {long} *")),
        (&["replay"], format!("[Rules \"{long}\"]\n\n*")),
        (
            &["replay"],
            format!("[Repetition \"{long}\"]\n\n1. a3-a4 *"),
        ),
        (&["replay"], format!("[SetUp \"{long}\"]\n[FEN \"x\"]\n\n*")),
        (
            &["replay", "--game", "khalifa"],
            format!("[Spacing \"{long}\"]\n\n*"),
        ),
    ] {
        let run = ordo(args, &input);
        assert_eq!(run.code, 2);
        assert!(
            (10..500).contains(&run.err.len()),
            "{args:?}: {}",
            run.err.len()
        );
    }
}
