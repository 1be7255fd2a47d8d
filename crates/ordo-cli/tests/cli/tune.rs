//! `ordo tune`, and matches with its parameters.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::ordo::{Run, ordo};

fn tune(file: &Path, games: &str) -> Run {
    let file = file.to_str().unwrap();
    ordo(&["tune", file, "--games", games, "--nodes", "20"], "")
}

fn state(file: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

#[test]
fn tune_plays_the_given_number_of_games() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("params.json");
    let beside = folder.path().join("params.new");
    fs::write(&beside, "mine").unwrap();
    let two = tune(&file, "2");
    assert_eq!(two.code, 0, "{}", two.err);
    assert!(two.out.starts_with("2 games\n"), "{}", two.out);
    assert_eq!(state(&file)["games"], 2);
    assert!(tune(&file, "6").out.starts_with("6 games\n"));
    let after = state(&file);
    assert_eq!(after["games"], 6);
    assert_eq!(tune(&file, "4").code, 0);
    assert_eq!(state(&file), after, "the file already has enough games");
    let odd = tune(&file, "3");
    assert_eq!(odd.code, 2);
    assert!(odd.err.contains("an even number"), "{}", odd.err);
    assert_eq!(fs::read_to_string(&beside).unwrap(), "mine");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}

/// Plays an engine with some options against the engine.
fn match_against_engine(options: &str, game: &str) -> Run {
    let player = format!("engine:{options},nodes=2000");
    let args = [
        "match",
        &player,
        "engine:nodes=2000",
        "--games",
        "4",
        "--json",
        "--game",
        game,
    ];
    ordo(&args, "")
}

/// The result of a match without the players' names.
fn result(run: &Run) -> Value {
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    let mut summary: Value = serde_json::from_str(&run.out).unwrap();
    summary.as_object_mut().unwrap().remove("players");
    summary
}

#[test]
fn matches_use_tuned_parameters() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("params.json");
    assert_eq!(tune(&file, "2").code, 0);
    let usual = state(&file);
    let play = |params: &Value, game: &str| {
        fs::write(&file, params.to_string()).unwrap();
        match_against_engine(&format!("params={}", file.display()), game)
    };
    // The same parameters from a file and by name; they prune nearly all moves.
    let bad = [("lmp_depth", 12), ("lmp_base", 0), ("lmp_factor", 0)];
    let file_params: BTreeMap<&str, i32> = bad.into_iter().collect();
    let from_file = play(&json!({"games": 2, "params": file_params}), "stein");
    let options = bad.map(|(name, value)| format!("{name}={value}"));
    let by_name = match_against_engine(&options.join(","), "stein");
    assert_eq!(result(&from_file), result(&by_name));
    assert_ne!(result(&from_file), result(&play(&usual, "stein")));

    for (params, reason) in [
        (
            json!({"games": 2, "params": {"luck": 1.0}}),
            "no parameter \\\"luck\\\"",
        ),
        (
            json!({"games": 2, "params": {"lmp_base": 1e9}}),
            "lmp_base is a number from",
        ),
        (json!({"games": 2}), "missing field `params`"),
        (json!([1.0]), "not a file of ordo tune"),
    ] {
        let run = play(&params, "stein");
        assert_eq!(run.code, 2);
        assert!(run.out.contains(reason), "{}", run.out);
    }
    let other = play(&usual, "khalifa");
    assert!(other.out.contains("no parameter"), "{}", other.out);
}
