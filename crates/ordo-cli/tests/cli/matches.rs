//! `ordo match`, with players of all kinds.

use std::fs;
use std::path::PathBuf;

use ordo_rules::record::{Reader, Record};
use tempfile::TempDir;

use crate::ordo::ordo;

/// A file in the temporary directory of this build.
pub(crate) fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// The JSON answer of a match with seed 5.
pub(crate) fn json(args: &[&str]) -> serde_json::Value {
    let run = ordo(&[&["match", "--json", "--seed", "5"], args].concat(), "");
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    serde_json::from_str(&run.out).unwrap()
}

#[test]
fn matches_are_scored_and_recorded() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("match.txt");
    let file = path.to_str().unwrap();
    let args = ["engine:nodes=400", "random", "--games", "4"];
    let answer = json(&[&args[..], &["--record", file]].concat());
    assert_eq!(answer["games"], 4);
    assert_eq!(answer["wins"], 4);
    assert_eq!(answer["pairs"], serde_json::json!([0, 0, 0, 0, 2]));

    let replayed = ordo(&["replay", "--json", file], "");
    assert_eq!(replayed.code, 0, "{}", replayed.err);
    let games: Vec<serde_json::Value> = replayed
        .out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(games.len(), 4);
    for (i, game) in games.iter().enumerate() {
        let (side, result) = [("white_name", "1-0"), ("black_name", "0-1")][i % 2];
        assert_eq!(game[side], "engine:nodes=400");
        assert_eq!(game["result"], result);
        assert!(game["outcome"].is_object() && game["remark"].is_null());
    }
    // Both games of a pair share their opening, and pairs do not.
    let moves = ordo(&["convert", "--to", "moves", file], "").out;
    let openings: Vec<Vec<&str>> = moves
        .lines()
        .map(|line| line.split(' ').take(6).collect())
        .collect();
    assert_eq!((&openings[0], &openings[2]), (&openings[1], &openings[3]));
    assert_ne!(openings[0], openings[2]);

    // With node limits, the games do not depend on the concurrency.
    let text = std::fs::read_to_string(&path).unwrap();
    json(
        &[
            &args[..],
            &["--record", file, "--force", "--concurrency", "3"],
        ]
        .concat(),
    );
    let without_date = |text: &str| {
        let lines = text.lines().filter(|line| !line.starts_with("[Date "));
        lines.collect::<Vec<_>>().join("\n")
    };
    let again = std::fs::read_to_string(&path).unwrap();
    assert_eq!(without_date(&again), without_date(&text));
}

/// The records of a file.
fn records(path: &std::path::Path) -> Vec<Record> {
    let file = std::io::BufReader::new(fs::File::open(path).unwrap());
    Reader::new(file).collect::<Result<_, _>>().unwrap()
}

#[test]
fn record_files_are_not_overwritten() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("games.txt");
    let file = path.to_str().unwrap();
    let record = |more: &[&str]| {
        let args = [
            "match", "greedy", "random", "--games", "2", "--record", file,
        ];
        ordo(&[&args[..], more].concat(), "")
    };
    fs::write(&path, "").unwrap();
    assert_eq!(record(&[]).code, 0, "an empty file may be overwritten");
    let games = fs::read_to_string(&path).unwrap();
    let refused = record(&[]);
    assert_eq!((refused.code, refused.out.as_str()), (2, ""));
    assert_eq!(
        refused.err,
        format!(
            "ordo: {file} exists already: add --append to add the games to it, or --force to replace it\n"
        )
    );
    assert_eq!(fs::read_to_string(&path).unwrap(), games);
    assert_eq!(record(&["--append"]).code, 0);
    assert!(fs::read_to_string(&path).unwrap().starts_with(&games));
    assert_eq!(records(&path).len(), 4);
    assert_eq!(record(&["--force"]).code, 0);
    assert_eq!(records(&path).len(), 2);
    assert_eq!(record(&["--force", "--append"]).code, 2);
    let bare = ["match", "greedy", "random", "--games", "2", "--append"];
    assert_eq!(ordo(&bare, "").code, 2);
}

#[test]
fn records_have_date_evaluations_and_limits() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("games.txt");
    let file = path.to_str().unwrap();
    let program = format!("ugi:'{}' ugi,movetime=20", env!("CARGO_BIN_EXE_ordo"));
    let answer = json(&[
        &program,
        "engine:nodes=300",
        "--games",
        "2",
        "--record",
        file,
    ]);
    let named = answer["players"][0].as_str().unwrap();
    assert!(named.ends_with(",movetime=20"), "{named}");
    let games = records(&path);
    let tag = |game: usize, name| games[game].tags.get(name);
    let date = tag(0, "Date").unwrap();
    assert!(date.len() == 10 && date.starts_with("20"), "{date}");
    assert_eq!(tag(0, "TimeControl"), None);
    assert_eq!(tag(0, "WhiteTimeControl"), Some("1/0.02"));
    assert_eq!(tag(0, "BlackTimeControl"), Some("-"));
    assert_eq!(tag(0, "BlackLimits"), Some("nodes=300"));
    assert_eq!(tag(1, "BlackTimeControl"), Some("1/0.02"));
    for game in &games {
        // Random opening moves have no evaluation, nor has the last move.
        let (opening, played) = game.main.plies.split_at(6);
        assert!(opening.iter().all(|ply| ply.eval().is_none()));
        let evals = played.iter().filter(|ply| ply.eval().is_some()).count();
        assert!(evals * 10 > played.len() * 8, "{game}");
        assert!(
            played
                .iter()
                .any(|ply| ply.eval().is_some_and(|eval| eval.depth > Some(0)))
        );
        // Near the end both sides agree on who wins.
        let last = played
            .iter()
            .rev()
            .find_map(ordo_rules::record::Ply::eval)
            .unwrap();
        let white_won = tag_is(game, "Result", "1-0");
        assert_eq!(
            last.to_string().starts_with(['#', '-']) && last.to_string().contains('-'),
            !white_won,
            "{game}"
        );
    }
    let usual = folder.path().join("usual.txt");
    let file = usual.to_str().unwrap();
    json(&["engine:level=2", "random", "--games", "2", "--record", file]);
    assert_eq!(records(&usual)[0].tags.get("TimeControl"), Some("-"));
}

fn tag_is(game: &Record, name: &str, value: &str) -> bool {
    game.tags.get(name) == Some(value)
}

#[test]
fn match_prints_a_summary() {
    let run = ordo(&["match", "greedy", "random", "--games", "2"], "");
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    assert!(run.out.starts_with("greedy against random, 2 games\n  +"));
    assert!(run.out.contains("\n  endings: "), "{}", run.out);
}

#[test]
fn sprt_stops_early() {
    let answer = json(&["greedy", "random", "--games", "400", "--sprt", "0,300"]);
    let games = answer["games"].as_u64().unwrap();
    assert!((4..100).contains(&games), "{answer}");
    assert_eq!(answer["sprt"]["accepted"], true);
    let answer = json(&["random", "greedy", "--games", "400", "--sprt", "-200,0"]);
    assert_eq!(answer["sprt"]["accepted"], false);
}

#[test]
fn long_games_are_adjudicated() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("adjudicated.txt");
    let file = path.to_str().unwrap();
    let args = ["random", "random", "--games", "2", "--max-plies", "9"];
    let answer = json(&[&args[..], &["--record", file]].concat());
    assert_eq!(
        (&answer["draws"], &answer["mean_plies"]),
        (&2.into(), &9.0.into())
    );
    assert_eq!(answer["endings"]["adjudication"], 2);
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.contains("[Termination \"adjudication: a draw after 9 plies\"]"));
    assert!(text.contains("[White \"random (1)\"]"), "{text}");
}

#[test]
fn invalid_players_are_reported_on_one_line() {
    for args in [
        &["match", "engine"][..],
        &["match", "engine", "genius"],
        &["match", "engine:nodes=x", "greedy"],
        &["match", "greedy", "random", "--games", "3"],
        &["match", "greedy", "random", "--games", "0"],
        &["match", "greedy", "random", "--sprt", "5,0"],
        &["match", "greedy", "ugi:/no/such/program"],
        &["match", "greedy", "ugi:cat,movtime=5"],
        &["match", "greedy", "engine:params=/no/such/file"],
        &["match", "greedy", "engine:params=Cargo.toml"],
        &["match", "greedy", "ugi:cat /dev/null", "--timeout", "1"],
        &["match", "greedy", "random", "--record", "/no/such/folder/x"],
    ] {
        let run = ordo(args, "");
        assert_eq!(run.code, 2, "{args:?}");
        assert_eq!(run.out, "", "{args:?}");
        assert_eq!(run.err.lines().count(), 1, "{args:?}: {}", run.err);
        assert!(run.err.starts_with("ordo: "), "{args:?}: {}", run.err);
    }
}
