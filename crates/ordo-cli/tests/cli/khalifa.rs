//! Subcommands with `--game khalifa`.

use crate::ordo::ordo;

const MOVING: &str = "5d2/b7/7c/2BC4/8/3D4/4A3/6a1 w";

/// The output of a subcommand with `--game khalifa`, which must succeed.
fn khalifa(command: &str, args: &[&str], input: &str) -> String {
    let mut all = vec![command, "--game", "khalifa"];
    all.extend(args);
    let run = ordo(&all, input);
    assert_eq!(run.code, 0, "{all:?}: {}", run.err);
    run.out
}

#[test]
fn khalifa_moves_and_perft() {
    assert_eq!(khalifa("moves", &[], "").lines().count(), 256);
    assert!(khalifa("perft", &["3"], "").contains("\ndepth 3: 7789824 leaves"));
    let json = khalifa("moves", &["--stdin", "--json"], MOVING);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["position"], MOVING);
    let moves = json["moves"].as_array().unwrap();
    assert!(moves.contains(&"34-56,25-52".into()), "{}", moves.len());
}

#[test]
fn khalifa_positions_are_shown() {
    let picture = khalifa("show", &["--position", MOVING], "");
    assert!(
        picture.starts_with("8  . . . . . d . .\n7  b . . . . . . .\n"),
        "{picture}"
    );
    assert!(picture.contains("   1 2 3 4 5 6 7 8\n"));
    assert!(picture.contains("White can make an ordo: "), "{picture}");
    let start = khalifa("show", &[], "");
    assert!(start.contains("White to place a piece of size 1, 2, 3 or 4, 256 legal placements."));
    assert!(khalifa("show", &["--svg", "--position", MOVING], "").starts_with("<svg "));
    let json = khalifa("show", &["--json", "--position", MOVING], "");
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["phase"], "moving");
    assert_eq!(json["white"]["pieces_by_size"]["4"], "34");
}

#[test]
fn check_follows_the_spacing_option() {
    let win = ["34-56,25-52", "--position", MOVING];
    assert_eq!(
        khalifa("check", &win, ""),
        "34-56,25-52 is legal: White wins (ordo)\n"
    );
    let adjacent = [&win[..], &["--spacing", "adjacent"]].concat();
    assert_eq!(khalifa("check", &adjacent, ""), "34-56,25-52 is legal\n");
    let placing = ordo(&["check", "--game", "khalifa", "45-46"], "");
    assert_eq!(placing.code, 1);
    assert!(
        placing.out.starts_with("45-46 is illegal: K3: "),
        "{}",
        placing.out
    );
    let wrong = ordo(&["show", "--spacing", "gaps"], "");
    assert_eq!(wrong.code, 2);
    assert_eq!(wrong.err.lines().count(), 1);
}

#[test]
fn records_keep_the_spacing_and_canonical_moves() {
    let moves = "34-56,25-52 17-18";
    let args = [
        "--from",
        "moves",
        "--position",
        MOVING,
        "--spacing",
        "adjacent",
    ];
    let record = khalifa("convert", &args, moves);
    assert!(record.contains("[Spacing \"adjacent\"]"), "{record}");
    let replayed = ordo(&["replay"], &record);
    assert!(
        replayed.out.contains("Unfinished after 2 moves."),
        "{}",
        replayed.out
    );
    let gaps = ordo(&["replay"], &record.replace("[Spacing \"adjacent\"]\n", ""));
    assert_eq!(gaps.code, 2);
    assert!(
        gaps.err
            .contains("the game was already over: White wins (ordo)"),
        "{}",
        gaps.err
    );
    let untagged = record.replace("[Spacing \"adjacent\"]\n", "");
    let run = ordo(&["replay", "--spacing", "adjacent"], &untagged);
    assert_eq!(run.code, 0, "{}", run.err);
    assert_eq!(
        ordo(&["convert", "--to", "moves"], &record).out,
        format!("{moves}\n")
    );
}

/// Black wins by threats, in at most four turns.
const WON: &str = "8/8/8/3C4/1c6/7A/2aD1d2/b5B1 b";

#[test]
fn khalifa_best_analyze_and_bench() {
    let best = khalifa("best", &["--position", WON, "--nodes", "400"], "");
    let lines: Vec<&str> = best.lines().collect();
    assert!(lines[1].starts_with("Black wins in "), "{best}");
    assert!(lines[2].starts_with(lines[0]), "{best}");
    let start = khalifa("best", &["--nodes", "40"], "");
    assert!(start.contains('@'), "{start}");
    let lines = khalifa(
        "analyze",
        &["--multipv", "3", "--nodes", "300", "--json"],
        "",
    );
    let last: serde_json::Value = serde_json::from_str(lines.lines().last().unwrap()).unwrap();
    assert_eq!(last["multipv"], 3);
    let nodes = || {
        let bench = khalifa("bench", &["--depth", "1", "--json"], "");
        let bench: serde_json::Value = serde_json::from_str(&bench).unwrap();
        bench["nodes"].as_u64().unwrap()
    };
    assert_eq!(nodes(), nodes());
    let share = khalifa("bench", &["--placements", "5", "--movetime", "20"], "");
    assert!(
        share.contains(" of 5 random placements proved won "),
        "{share}"
    );
}

#[test]
fn solve_finds_a_proof_or_says_so() {
    let text = khalifa("solve", &["--position", WON], "");
    assert!(text.starts_with("Black wins in "), "{text}");
    let json = khalifa("solve", &["--position", WON, "--json"], "");
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["winner"], "b");
    let line: Vec<&str> = json["pv"]
        .as_array()
        .unwrap()
        .iter()
        .map(|turn| turn.as_str().unwrap())
        .collect();
    assert!(line.len() as u64 <= json["plies"].as_u64().unwrap());
    // The line is a game that Black wins.
    let args = ["--from", "moves", "--position", WON];
    let record = khalifa("convert", &args, &line.join(" "));
    assert!(
        ordo(&["replay"], &record).out.contains("Black wins (ordo)"),
        "{record}"
    );
    let open = khalifa("solve", &["--nodes", "20"], "");
    assert!(open.starts_with("no proof found ("), "{open}");
    let over = khalifa("solve", &["--position", "8/8/8/8/7d/a1b5/7c/A1B1C2D w"], "");
    assert_eq!(over, "the game is over: White wins (ordo)\n");
    let wrong = ordo(&["solve", "--game", "khalifa", "--position", "x"], "");
    assert_eq!((wrong.code, wrong.err.lines().count()), (2, 1));
}

#[test]
fn khalifa_matches_are_played() {
    let command = format!("ugi:'{}' ugi", env!("CARGO_BIN_EXE_ordo"));
    for players in [
        ["greedy", "random"],
        ["level:5", "random"],
        [&command, "random"],
    ] {
        let limits = ["--games", "2", "--nodes", "20", "--spacing", "adjacent"];
        let run = khalifa("match", &[&players[..], &limits, &["--json"]].concat(), "");
        let answer: serde_json::Value = serde_json::from_str(&run).unwrap();
        assert_eq!(answer["games"], 2, "{answer}");
        let endings = answer["endings"].as_object().unwrap();
        assert!(!endings.is_empty(), "{answer}");
        assert!(!endings.contains_key("forfeit"), "{answer}");
    }
}
