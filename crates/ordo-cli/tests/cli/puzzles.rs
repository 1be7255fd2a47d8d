//! `ordo puzzle` and `ordo puzzles`.

use std::collections::HashSet;
use std::fs;

use ordo_puzzles::{Collection, Entry, Goal, Puzzle, PuzzleProof, embedded};
use ordo_rules::{RuleSet, khalifa, stein};
use serde_json::Value;
use tempfile::TempDir;

use crate::ordo::{Run, ordo, ordo_with};

fn entries() -> Vec<Entry<'static>> {
    let collection = Collection::read(embedded(RuleSet::Stein)).unwrap();
    collection.entries().to_vec()
}

/// A puzzle of Stein's game with two moves to find.
fn two_mover() -> Puzzle<stein::Position> {
    let entry = entries()
        .into_iter()
        .find(|entry| entry.plies == 3)
        .unwrap();
    entry.puzzle().unwrap()
}

fn solve(args: &[&str], lines: &str) -> Run {
    let run = ordo(&[&["puzzle", "--plain"], args].concat(), lines);
    assert!(!run.out.contains('\x1b'), "escape codes: {}", run.out);
    run
}

#[test]
fn every_puzzle_is_listed_as_one_object() {
    let run = ordo(&["puzzles", "list", "--json"], "");
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let mut ids = HashSet::new();
    let mut games = HashSet::new();
    for line in run.out.lines() {
        let object: Value = serde_json::from_str(line).unwrap();
        let fields: Vec<&str> = object
            .as_object()
            .unwrap()
            .keys()
            .map(String::as_str)
            .collect();
        assert_eq!(
            fields,
            [
                "id", "game", "position", "goal", "solution", "themes", "rating", "proof"
            ]
        );
        assert!(ids.insert(object["id"].to_string()));
        games.insert(object["game"].to_string());
        let exact = object["proof"]["exact"].as_bool().unwrap();
        assert_eq!(exact, object["proof"]["plies"].is_null());
    }
    assert_eq!(games.len(), 2);
    let all: usize = RuleSet::ALL
        .iter()
        .map(|&rule_set| {
            Collection::read(embedded(rule_set))
                .unwrap()
                .entries()
                .len()
        })
        .sum();
    assert_eq!(ids.len(), all);
}

#[test]
fn lists_are_filtered_and_counted() {
    let list = |args: &[&str]| {
        let run = ordo(
            &[&["puzzles", "list", "--game", "stein"], args].concat(),
            "",
        );
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{args:?}");
        run.out
    };
    let all = list(&[]).lines().count();
    assert_eq!(all, entries().len());
    let endgames = list(&["--theme", "endgame"]);
    assert!(endgames.lines().all(|line| line.contains("endgame")));
    assert!((1..all).contains(&endgames.lines().count()));
    let both = list(&["--theme", "endgame,sacrifice"]).lines().count();
    assert!(both > endgames.lines().count());
    assert_eq!(list(&["--rating", "0-1"]), "");
    let counts = list(&["--count"]);
    assert!(
        counts.contains(&format!("puzzles             {all:>6}")),
        "{counts}"
    );
    let run = ordo(&["puzzles", "list", "--theme", "pin"], "");
    assert_eq!(run.code, 2);
    assert!(
        run.err
            .contains("unknown theme; expected one of unanswerable-split"),
        "{}",
        run.err
    );
}

#[test]
fn a_puzzle_is_solved_after_a_mistake_and_hints() {
    let puzzle = two_mover();
    let id = puzzle.id().to_string();
    let line: Vec<String> = puzzle.line().iter().map(ToString::to_string).collect();
    let wrong = puzzle.position().legal_moves().into_iter();
    let wrong = wrong
        .map(|mv| mv.to_string())
        .find(|mv| *mv != line[0])
        .unwrap();
    let lines = format!("{wrong}\na1\nhint\nhint\n{}\n{}\n", line[0], line[2]);
    let run = solve(&[&id], &lines);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let expected = [
        format!("Puzzle {id}"),
        "wins in 2 moves.".to_owned(),
        "That does not solve it: ".to_owned(),
        "Look at ".to_owned(),
        format!("Play {}.", line[0]),
        format!("Right. The reply is {}.", line[1]),
        "Solved!".to_owned(),
        "0 of 1 puzzle solved without help.".to_owned(),
    ];
    for expected in &expected {
        assert!(run.out.contains(expected), "{expected}: {}", run.out);
    }
    let run = solve(&[&id], &format!("{}\n{}\n", line[0], line[2]));
    assert!(
        run.out.ends_with("1 of 1 puzzle solved without help.\n"),
        "{}",
        run.out
    );
}

#[test]
fn the_solution_ends_a_puzzle_and_retry_starts_it_again() {
    let puzzle = two_mover();
    let first = puzzle.line()[0].to_string();
    let lines = format!("solution\n{first}\nretry\n{first}\nquit\n");
    let run = solve(&[&puzzle.id().to_string()], &lines);
    assert!(
        run.out.contains(&format!("Solution: {first} ")),
        "{}",
        run.out
    );
    assert!(run.out.contains("The puzzle is over"), "{}", run.out);
    assert!(run.out.contains("Right. The reply is "), "{}", run.out);
}

#[test]
fn the_puzzle_of_a_day_is_the_same_for_everyone() {
    let day = |args: &[&str], lang| {
        let args = [&["puzzle", "--plain", "--day", "2026-11-18"], args].concat();
        let run = ordo_with(&args, b"", lang);
        assert_eq!(run.code, 0, "{}", run.err);
        run.out
    };
    let title = |out: String| {
        out.lines()
            .next()
            .unwrap()
            .split(' ')
            .nth(1)
            .map(str::to_owned)
    };
    let english = title(day(&["--seed", "1"], "C.UTF-8"));
    assert_eq!(title(day(&["--seed", "2"], "C.UTF-8")), english);
    let german = day(&[], "de_DE.UTF-8");
    assert!(german.starts_with("Aufgabe "), "{german}");
    assert_eq!(title(german), english);
    let khalifa = title(day(&["--game", "khalifa"], "C.UTF-8")).unwrap();
    assert!(khalifa.starts_with('k'));
}

#[test]
fn unknown_puzzles_and_damaged_files_are_errors() {
    let run = solve(&["s000000"], "");
    assert_eq!(
        (run.code, run.err.as_str()),
        (2, "ordo: there is no puzzle s000000\n")
    );
    let run = solve(&["x"], "");
    assert_eq!(run.code, 2);
    assert!(
        run.err.contains("not a puzzle: expected s or k"),
        "{}",
        run.err
    );
    let run = solve(&["--rating", "0-1"], "");
    assert_eq!(
        (run.code, run.err.as_str()),
        (2, "ordo: there are no such puzzles\n")
    );
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("puzzles.txt");
    fs::write(&file, "ordo-puzzles 1 stein\nx\n").unwrap();
    let run = ordo(&["puzzles", "verify", file.to_str().unwrap()], "");
    assert_eq!(run.code, 2);
    assert!(
        run.err.ends_with("line 2: the rating is missing\n"),
        "{}",
        run.err
    );
}

#[test]
fn puzzles_are_mined_verified_and_rated() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("mined.txt");
    let file = file.to_str().unwrap();
    let run = ordo(
        &[
            "puzzles",
            "mine",
            file,
            "--seed",
            "7",
            "--games",
            "60",
            "--puzzles",
            "1",
        ],
        "",
    );
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    assert!(run.out.starts_with("1 puzzle from "), "{}", run.out);
    let run = ordo(&["puzzles", "rate", file, "--attempts", "1"], "");
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    assert!(
        run.out.starts_with("rating puzzles   L1   L2"),
        "{}",
        run.out
    );
    let text = fs::read_to_string(file).unwrap();
    assert!(
        Collection::read(&text).unwrap().entries()[0]
            .rating
            .is_some()
    );
}

#[test]
fn a_sample_is_proved_again_and_wrong_puzzles_are_named() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("short.txt");
    let path = file.to_str().unwrap();
    let collection = Collection::read(embedded(RuleSet::Khalifa)).unwrap();
    let short = collection.entries().iter();
    let short = short.filter(|entry| entry.proof == PuzzleProof::Within(3));
    let mut text = Puzzle::<khalifa::Position>::file_header() + "\n";
    for entry in short.take(3) {
        text = text + entry.text + "\n";
    }
    fs::write(&file, &text).unwrap();
    let verify = |args: &[&str]| {
        let args = [&["puzzles", "verify", path, "--game", "khalifa"], args].concat();
        let run = ordo(&args, "");
        (run.code, run.out)
    };
    let proved = |count| (0, format!("{count} puzzles of khalifa proved again\n"));
    assert_eq!(verify(&["--sample", "2"]), proved(2));
    assert_eq!(verify(&["--threads", "2"]), proved(3));
    let position: khalifa::Position = "8/8/3b4/2a5/3c4/7d/6D1/A1B1C3 b".parse().unwrap();
    let turn = position.legal_turns()[0];
    let wrong = Puzzle::new(position, Goal::Hold, &[turn], PuzzleProof::Exact).unwrap();
    fs::write(&file, text + &wrong.to_string()).unwrap();
    let (code, out) = verify(&[]);
    assert_eq!(code, 1);
    assert!(
        out.starts_with(&format!("{}: the turns that do not lose", wrong.id())),
        "{out}"
    );
    assert!(out.ends_with("4 puzzles of khalifa, 1 wrong\n"), "{out}");
}
