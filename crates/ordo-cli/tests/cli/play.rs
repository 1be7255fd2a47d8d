//! `ordo play --plain`.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use ordo_rules::record::{Reader, Record};
use tempfile::TempDir;

use crate::ordo::{Run, ordo, ordo_with};

/// The recorded games of the docs.
pub(crate) fn club_games() -> Vec<Record> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/club.ordo");
    let text = fs::read_to_string(path).unwrap();
    Reader::new(text.as_bytes()).map(Result::unwrap).collect()
}

/// The moves of a record.
pub(crate) fn moves_of(record: &Record) -> Vec<String> {
    let plies = record.main.plies.iter();
    plies.map(|ply| ply.text().to_owned()).collect()
}

fn play(args: &[&str], lines: &str) -> Run {
    let run = ordo(&[&["play", "--plain"], args].concat(), lines);
    assert!(!run.out.contains('\x1b'), "escape codes: {}", run.out);
    run
}

fn last_line(run: &Run) -> &str {
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    run.out.lines().last().unwrap()
}

#[test]
fn whole_games_of_two_people_end_with_their_result() {
    for (record, result) in club_games()
        .iter()
        .zip(["1-0 (cannot reconnect)", "1-0 (ordo)"])
    {
        let game = record.tags.get("Rules").unwrap();
        let moves = moves_of(record);
        let run = play(&["--two", "--game", game], &moves.join("\n"));
        assert_eq!(last_line(&run), format!("result: {result}"));
        let played = run.out.matches(": ").count();
        assert!(played > moves.len(), "{}", run.out);
    }
}

#[test]
fn the_same_seed_and_input_give_the_same_output() {
    for game in ["stein", "khalifa"] {
        let watch = [
            "--watch",
            "--level",
            "1",
            "--black-level",
            "2",
            "--seed",
            "7",
            "--game",
            game,
        ];
        let run = play(&watch, "");
        let result = last_line(&run);
        assert!(
            result.starts_with("result: ") && !result.contains('*'),
            "{result}"
        );
        assert_eq!(play(&watch, "").out, run.out);

        let input = "a3-a4\n4@33\nmoves\nundo\ne3-e4\n1@45\nhint\nshow\n";
        let against = ["--level", "1", "--seed", "3", "--game", game];
        let run = play(&against, input);
        assert_eq!(last_line(&run), "result: * (unfinished)");
        assert_eq!(play(&against, input).out, run.out);
    }
}

#[test]
fn black_lets_the_computer_begin() {
    let run = play(
        &["--color", "black", "--level", "1", "--seed", "1"],
        "resign\n",
    );
    assert_eq!(last_line(&run), "result: 1-0 (resignation)");
    let first = run.out.lines().find(|line| line.starts_with("White: "));
    assert!(first.is_some(), "{}", run.out);
}

#[test]
fn commands_do_what_help_says() {
    let run = play(
        &["--two"],
        "help\nmoves\na3-a4\nundo\nredo\nlens\nshow\ndraw\n",
    );
    assert_eq!(last_line(&run), "result: 1/2-1/2 (agreement)");
    for text in [
        "save FILE",
        "a3-a4 a3-b4",
        "White: a3-a4.",
        "Black has no key pieces.",
        "Draw by agreement.",
    ] {
        assert!(run.out.contains(text), "{text}: {}", run.out);
    }
    let run = play(&["--two"], "hint\nquit\na3-a4\n");
    assert_eq!(last_line(&run), "result: * (unfinished)");
    assert!(
        run.out.contains("Try ") && run.out.contains("The best reply is "),
        "{}",
        run.out
    );
    assert!(!run.out.contains("White: a3-a4."), "after quit");
}

#[test]
fn bad_input_is_answered_with_one_line() {
    let long = "x".repeat(5_000);
    for (line, answer) in [
        (
            "hello",
            "Character 2: expected a square from a1 to j8, found “e”.",
        ),
        (
            "a3:b3-a5",
            "S5: Your pieces on a5 and b5 would be cut off from the group.",
        ),
        ("a6-a5", "S3: The piece on a6 is Black’s."),
        ("save", "Name a file: save FILE."),
        ("undo", "There is no move to take back."),
        ("redo", "There is no move to play again."),
        ("accept", "There is no offer to answer."),
        (&long, "The line is too long."),
    ] {
        let [with, without] =
            [format!("{line}\n"), String::new()].map(|input| play(&["--two"], &input).out);
        let added: Vec<&str> = with
            .lines()
            .filter(|line| !without.lines().any(|other| other == *line))
            .collect();
        assert_eq!(added, [answer], "{line}");
    }
    let run = crate::ordo::ordo_bytes(&["play", "--plain", "--two"], b"\xff\xfe\n\0\n");
    assert_eq!(last_line(&run), "result: * (unfinished)");
}

#[test]
fn games_are_saved_and_continued() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("game.ordo");
    let file = file.to_str().unwrap();
    let save = format!("a3-a4\nj6-j5\nsave {file}\nsave /no/such/folder/x\n");
    let run = play(&["--two"], &save);
    assert_eq!(last_line(&run), "result: * (unfinished)");
    assert!(run.out.contains("/no/such/folder/x: "), "{}", run.out);
    let record: Record = fs::read_to_string(file).unwrap().parse().unwrap();
    assert_eq!(moves_of(&record), ["a3-a4", "j6-j5"]);

    let run = play(&["--two", "--record", file], "undo\nresign\n");
    assert_eq!(
        last_line(&run),
        "result: 1-0 (resignation)",
        "it is Black's turn"
    );
    let run = play(&["--two"], &format!("load {file}\ne3-e4\n"));
    assert!(run.out.contains("Loaded a game of 2 moves.") && run.out.contains("White: e3-e4."));
    let khalifa = play(&["--two", "--game", "khalifa"], &format!("load {file}\n"));
    assert!(
        khalifa
            .out
            .contains("This is a game of Stein’s Ordo. Open it with")
    );
}

#[test]
fn positions_moves_and_clocks_are_options() {
    let goal = "9b/9b/4w5/10/4w5/4w5/4w5/10 w";
    let run = play(&["--two", "--position", goal, "--clock", "5+3"], "e6-e8\n");
    assert!(run.out.contains("White 5:00, Black 5:00"), "{}", run.out);
    let result = last_line(&run);
    assert!(
        result.starts_with("result: ") || run.out.contains("S5"),
        "{}",
        run.out
    );
    let run = play(&["--two", "--moves", "a3-a4 j6-j5"], "undo\n");
    assert!(run.out.contains("Black to move."), "{}", run.out);
}

#[test]
fn every_language_is_spoken() {
    for (lang, word) in [
        ("fr_FR.UTF-8", "lister les coups légaux"),
        ("es_ES.UTF-8", "listar las jugadas legales"),
        ("de_DE.UTF-8", "die erlaubten Züge auflisten"),
    ] {
        let run = ordo_with(&["play", "--plain", "--two"], b"a3-a5\nhelp\n", lang);
        assert_eq!(last_line(&run), "result: * (unfinished)");
        assert!(
            run.out.contains(word) && run.out.contains("S5") && !run.out.contains("term."),
            "{}",
            run.out
        );
        let language = &lang[..2];
        let same = ordo(
            &["play", "--plain", "--two", "--lang", language],
            "a3-a5\nhelp\n",
        );
        assert_eq!(same.out, run.out);
    }
}

#[test]
fn bad_options_are_one_line() {
    for args in [
        &["--position", "10/10 w"][..],
        &["--moves", "a3-a9"],
        &["--moves", "a3-a4 a3-a4"],
        &["--record", "/no/such/file"],
        &["--level", "11"],
        &["--color", "green"],
        &["--clock", "5"],
        &["--spacing", "gaps"],
        &["--two", "--watch"],
        &["--join", "abc"],
        &["--join", "a b"],
        &["--challenge"],
        &["--challenge", "--server", "nowhere"],
        &["--lang", "it"],
    ] {
        let run = ordo(&[&["play", "--plain"], args].concat(), "");
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{args:?}");
        assert_eq!(run.err.lines().count(), 1, "{args:?}: {}", run.err);
        assert!(run.err.starts_with("ordo: "), "{args:?}: {}", run.err);
    }
}

#[test]
fn scripts_leave_the_unfinished_game_alone() {
    let folder = TempDir::new().unwrap();
    let run = |args: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_ordo"))
            .args(["play", "--plain", "--two"])
            .args(args)
            .env("XDG_DATA_HOME", folder.path())
            .env("HOME", folder.path())
            .stdin(Stdio::null())
            .output()
            .unwrap();
        (
            output.status.code(),
            String::from_utf8(output.stderr).unwrap(),
        )
    };
    assert_eq!(run(&["--moves", "a3-a4"]), (Some(0), String::new()));
    let (code, error) = run(&["--resume"]);
    assert_eq!(code, Some(2));
    assert_eq!(error, "ordo: there is no unfinished game to continue\n");
}
