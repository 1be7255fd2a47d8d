//! `ordo tune`, and matches with its weights.

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
    let file = folder.path().join("weights.json");
    let beside = folder.path().join("weights.new");
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

#[test]
fn matches_use_tuned_weights() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("weights.json");
    assert_eq!(tune(&file, "2").code, 0);
    let usual = state(&file);
    let play = |weights: &Value, game: &str| {
        fs::write(&file, weights.to_string()).unwrap();
        let weighted = format!("engine:weights={},nodes=300", file.display());
        let args = [
            "match",
            &weighted,
            "engine:nodes=300",
            "--games",
            "4",
            "--json",
        ];
        ordo(&[&args[..], &["--game", game]].concat(), "")
    };
    // Negated weights: the engine prefers to lose pieces and to stay back.
    let mut bad = usual.clone();
    for weight in bad["weights"].as_array_mut().unwrap() {
        *weight = json!(-weight.as_f64().unwrap() * 3.0);
    }
    let run = play(&bad, "stein");
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    let answer: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(answer["losses"], 4, "{answer}");

    for (weights, reason) in [
        (json!({"games": 2, "weights": [1.0]}), "weights, found 1"),
        (json!({"games": 2}), "missing field `weights`"),
        (json!([1.0]), "not a weights file of ordo tune"),
    ] {
        let run = play(&weights, "stein");
        assert_eq!(run.code, 2);
        assert!(run.out.contains(reason), "{}", run.out);
    }
    let other = play(&usual, "khalifa");
    assert!(
        other.out.contains("this engine has no weights"),
        "{}",
        other.out
    );
}
