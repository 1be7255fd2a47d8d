//! Tests of the `ordo` binary.

mod engine;
mod external_engines;
#[cfg(target_os = "linux")]
mod flood;
mod help;
mod http;
mod imports;
mod json_docs;
mod khalifa;
mod manual;
mod matches;
mod online;
mod ordo;
mod play;
#[cfg(unix)]
mod play_looks;
#[cfg(unix)]
mod play_online;
#[cfg(unix)]
mod play_screen;
#[cfg(unix)]
mod puzzle_screen;
mod puzzles;
mod records;
mod selfplay;
mod serve;
mod tables;
#[cfg(unix)]
mod terminal;
mod texts;
mod train;
mod tune;
mod websocket;

use ordo::ordo;

const START: &str = "2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/10/ww2ww2ww/wwwwwwwwww/2ww2ww2 w";

#[test]
fn moves_are_sorted_one_per_line() {
    let run = ordo(&["moves"], "");
    assert_eq!((run.code, run.out.lines().count()), (0, 56));
    assert_eq!(run.out.lines().next(), Some("a3-a4"));
    assert!(run.out.lines().is_sorted());
}

#[test]
fn moves_prints_json_with_the_outcome() {
    let run = ordo(
        &["moves", "--json", "--position", "10/10/10/10/9b/10/10/10_w"],
        "",
    );
    assert_eq!(
        run.out,
        "{\"position\":\"10/10/10/10/9b/10/10/10 w\",\"moves\":[],\
         \"outcome\":{\"winner\":\"b\",\"reason\":\"no pieces\"}}\n"
    );
    let run = ordo(&["moves", "--json"], "");
    let answer: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(answer["position"], START);
    assert_eq!(answer["moves"].as_array().unwrap().len(), 56);
    assert!(answer["outcome"].is_null());
}

#[test]
fn moves_reads_one_position_per_line_from_stdin() {
    let input = b"startpos\n10/10 w\r\n\n\xff\xfe\n10/10/10/10/9b/10/w9/10 w";
    let run = ordo::ordo_bytes(&["moves", "--stdin", "--json"], input);
    assert_eq!(run.code, 2);
    assert_eq!(run.err, "");
    let answers: Vec<serde_json::Value> = run
        .out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(answers.len(), 5);
    assert_eq!(answers[0]["moves"].as_array().unwrap().len(), 56);
    assert_eq!(answers[1]["position"], "10/10 w");
    assert!(
        answers[1]["error"]
            .as_str()
            .unwrap()
            .contains("there must be 8 ranks, not 2")
    );
    assert!(answers[2]["error"].is_string() && answers[3]["error"].is_string());
    assert_eq!(answers[4]["moves"].as_array().unwrap().len(), 21);

    let run = ordo(&["moves", "--stdin"], "10/10/10/10/9b/10/w9/10 w\nx\n");
    assert_eq!(run.code, 2);
    assert_eq!(run.out.lines().count(), 2);
    assert!(
        run.err
            .starts_with("ordo: line 2: cannot read the position: ")
    );
}

#[test]
fn show_draws_the_board() {
    let run = ordo(&["show"], "");
    assert_eq!(
        run.out,
        format!(
            "8  . . b b . . b b . .\n7  b b b b b b b b b b\n6  b b . . b b . . b b\n\
             5  . . . . . . . . . .\n4  . . . . . . . . . .\n3  w w . . w w . . w w\n\
             2  w w w w w w w w w w\n1  . . w w . . w w . .\n   a b c d e f g h i j\n\n\
             White to move, 56 legal moves.\n{START}\n"
        )
    );
    let color = ordo(&["show", "--color", "always"], "");
    assert!(color.out.contains("\x1b["));
    let split = ordo(&["show", "--position", "b9/10/10/10/4w5/10/4ww4/4w5 w"], "");
    assert!(
        split
            .out
            .contains("White's group is split: [e1 e2 f2] [e4]. Backward moves are open.\n")
    );
    let json = ordo(
        &[
            "show",
            "--json",
            "--position",
            "b9/10/10/10/4w5/10/4ww4/4w5 w",
        ],
        "",
    );
    let json: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(json["white"]["parts"][1][0], "e4");
    assert_eq!(json["turn"], "w");
    let svg = ordo(&["show", "--svg"], "").out;
    assert_eq!(
        svg.matches("<circle").count(),
        80,
        "two for each of 40 pieces"
    );
}

#[test]
fn check_names_the_broken_rule() {
    let run = ordo(&["check", "A3 - a4"], "");
    assert_eq!((run.code, run.out.as_str()), (0, "a3-a4 is legal\n"));
    let run = ordo(&["check", "a3:b3-a5"], "");
    assert_eq!((run.code, run.err.as_str()), (1, ""));
    assert_eq!(
        run.out,
        "a3:b3-a5 is illegal: S5: would split your group: a5 and b5 would be cut off\n"
    );
    let run = ordo(&["check", "a3:b3-a5", "--json"], "");
    assert_eq!((run.code, run.err.as_str()), (1, ""));
    let json: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(
        (&json["legal"], &json["rule"]),
        (&false.into(), &"S5".into())
    );
    for unreadable in [
        &["check", "a3-a9"][..],
        &["check", "a3-a9", "--json"],
        &["check", "a3-a4", "--position", "x"],
        &["check"],
    ] {
        assert_eq!(ordo(unreadable, "").code, 2, "{unreadable:?}");
    }
    assert!(
        ordo(&["check", "--help"], "")
            .out
            .contains("The exit code is 0 if the move is legal, 1 if it is illegal, and 2")
    );
    let win = ordo(
        &["check", "a7-a8", "--position", "9b/w9/10/10/10/10/10/10 w"],
        "",
    );
    assert_eq!(win.out, "a7-a8 is legal: White wins (home row)\n");
}

#[test]
fn perft_counts_and_divides() {
    let run = ordo(&["perft", "4"], "");
    let counts: Vec<&str> = run
        .out
        .lines()
        .map(|line| line.split(' ').nth(2).unwrap())
        .collect();
    assert_eq!(counts, ["56", "3136", "190114", "11501158"]);
    let run = ordo(&["perft", "2", "--divide"], "");
    assert_eq!(run.out.lines().count(), 58);
    assert!(run.out.contains("\na3-b4: 56\n"));
    assert!(run.out.contains("\n\ndepth 2: 3136 leaves, "));
    let run = ordo(&["perft", "2", "--json", "--divide"], "");
    let json: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(json["leaves"], 3136);
    assert_eq!(json["divide"]["a3-a4"], 56);
    assert_eq!(ordo(&["perft", "0"], "").code, 2);
}

#[test]
fn bad_input_is_reported_on_one_line() {
    for args in [
        &["moves", "--position", "nonsense"][..],
        &["show", "--position", "10/10/10/10/10/10/10/10 w"],
        &["check", "a3-a9"],
        &["check", "a3-a4\nmore"],
        &["perft", "1", "--position", ""],
        &["replay", "no-such-file"],
        &["convert", "no-such-file"],
        &["convert", "--from", "moves", "--position", "x"],
        &["perft", "0"],
        &["show", "--game", "chess"],
        &["show", "--svg", "--json"],
        &["nonsense"],
    ] {
        let run = ordo(args, "");
        assert_eq!(run.code, 2, "{args:?}");
        assert_eq!(run.out, "", "{args:?}");
        assert_eq!(run.err.lines().count(), 1, "{args:?}: {}", run.err);
        assert!(run.err.starts_with("ordo: "), "{args:?}: {}", run.err);
    }
    let json = ordo(&["check", "a3-a9", "--json"], "");
    assert_eq!((json.code, json.err.as_str()), (2, ""));
    assert!(
        json.out.starts_with("{\"error\":\"cannot read the move"),
        "{}",
        json.out
    );
}

#[test]
fn position_of_another_game_suggests_the_game_option() {
    let khalifa = "5d2/b7/7c/2BC4/8/3D4/4A3/6a1 w";
    for args in [
        &["show", "--position", khalifa][..],
        &["best", "--position", khalifa],
        &["moves", "--position", "8/8/8/8/8/8/8/aa6 w"],
        &["convert", "--from", "moves", "--position", khalifa],
    ] {
        let run = ordo(args, "");
        assert_eq!(run.code, 2);
        assert_eq!(
            run.err,
            "ordo: this is a position of khalifa, not of stein: add --game khalifa\n"
        );
    }
    let record = format!("[FEN \"{khalifa}\"]\n\n*");
    let replayed = ordo(&["replay"], &record);
    assert!(
        replayed.err.ends_with(": add --game khalifa\n"),
        "{}",
        replayed.err
    );
    assert_eq!(ordo(&["replay", "--game", "khalifa"], &record).code, 0);
    let other = ordo(&["show", "--game", "khalifa", "--position", START], "");
    assert!(other.err.ends_with(": add --game stein\n"), "{}", other.err);
    let neither = ordo(&["show", "--position", "8/8 x"], "");
    assert!(!neither.err.contains("--game"), "{}", neither.err);
}

#[test]
fn completions_exist_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let run = ordo(&["completions", shell], "");
        assert_eq!(run.code, 0);
        assert!(run.out.contains("perft"), "{shell}");
    }
}
