//! `ordo tables`: build, verify, stats and probe.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

use crate::http::get;
use crate::ordo::{Run, ordo};
use crate::serve::Serving;

const POSITION: &str = "2b7/1b8/10/10/10/10/w9/w9 w";

fn tables(command: &str, folder: &Path, options: &[&str]) -> Run {
    let folder = folder.to_str().unwrap();
    ordo(
        &[&["tables", command, "--dir", folder], options].concat(),
        "",
    )
}

/// A folder with all tables up to four pieces.
fn built() -> TempDir {
    let folder = TempDir::new().unwrap();
    let run = tables("build", folder.path(), &["--pieces", "4", "--threads", "2"]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(
        run.out.starts_with("4 pairs of classes solved in "),
        "{}",
        run.out
    );
    folder
}

fn values(text: &str) -> Vec<Value> {
    let lines = text.lines();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn built_tables_are_verified() {
    let folder = built();
    let run = tables("verify", folder.path(), &["--positions", "500"]);
    assert_eq!(run.code, 0, "{}", run.err);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines[0], "6 tables, 113554 entries: all checksums match");
    let rest = lines[1].strip_prefix("500 random positions, ").unwrap();
    let (splitting, rest) = rest.split_once(' ').unwrap();
    assert!(
        (1..500).contains(&splitting.parse().unwrap()),
        "{splitting}"
    );
    assert_eq!(
        rest,
        "with a capture that splits the opponent: all values follow from those of the moves"
    );
}

#[test]
fn a_build_is_continued() {
    let folder = built();
    let file = folder.path().join("stein-2v2.ordotable");
    let before = fs::read(&file).unwrap();
    fs::remove_file(&file).unwrap();
    let run = tables("build", folder.path(), &["--pieces", "4"]);
    assert!(
        run.out.starts_with("1 pair of classes solved in "),
        "{}",
        run.out
    );
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn damaged_tables_are_refused() {
    let folder = built();
    let path = folder.path().join("stein-1v3.ordotable");
    let whole = fs::read(&path).unwrap();
    let mut changed = whole.clone();
    *changed.last_mut().unwrap() ^= 1;
    let mut later = whole.clone();
    later[8] = 2;
    let cases = [
        (changed, "block 0 of the file is damaged"),
        (whole[..200].to_vec(), "the file is truncated"),
        (b"something else".to_vec(), "this is not a table file"),
        (
            later,
            "the file has version 2 of the format, and this program reads version 1",
        ),
    ];
    for (bytes, problem) in cases {
        fs::write(&path, bytes).unwrap();
        for command in ["verify", "build"] {
            let options: &[&str] = if command == "build" {
                &["--pieces", "4"]
            } else {
                &[]
            };
            let run = tables(command, folder.path(), options);
            let expected = format!("ordo: {}: {problem}\n", path.display());
            assert_eq!((run.code, run.err), (2, expected), "{command}");
        }
    }
}

#[test]
fn stats_count_every_position() {
    let folder = built();
    let run = tables("stats", folder.path(), &["--json", "--pieces", "4"]);
    let classes = values(&run.out);
    assert_eq!(classes.len(), 6);
    for class in &classes {
        let count = |name: &str| class[name].as_u64().unwrap();
        assert_eq!(
            count("positions"),
            count("won") + count("lost") + count("drawn")
        );
        let position = class["longest_win"]["position"].as_str().unwrap();
        let run = ordo(&["tables", "probe", "--json", "--position", position], "");
        assert_eq!(values(&run.out)[0]["plies"], class["longest_win"]["plies"]);
        assert_eq!(values(&run.out)[0]["value"], "win");
    }
    let text = ordo(&["tables", "stats", "--pieces", "3"], "").out;
    assert_eq!(text.lines().count(), 4);
    assert!(text.contains("2v1"), "{text}");
}

#[test]
fn probe_lists_the_moves_best_first() {
    let run = ordo(&["tables", "probe", "--json", "--position", POSITION], "");
    let answer = &values(&run.out)[0];
    assert_eq!(answer["position"], POSITION);
    let moves = answer["moves"].as_array().unwrap();
    assert_eq!(
        moves.len(),
        ordo(&["moves", "--position", POSITION], "")
            .out
            .lines()
            .count()
    );
    assert_eq!(moves[0]["value"], answer["value"]);
    assert_eq!(moves[0]["plies"], answer["plies"]);
    let order = ["win", "draw", "loss"];
    let place = |mv: &Value| {
        order
            .iter()
            .position(|&value| mv["value"] == value)
            .unwrap()
    };
    assert!(moves.iter().map(place).is_sorted());
    let run = ordo(&["tables", "probe", "--position", POSITION], "");
    assert_eq!(run.out.lines().count(), moves.len() + 1);
    assert!(run.out.starts_with("White wins in "), "{}", run.out);
}

#[test]
fn probe_reads_one_position_per_line() {
    let input = format!("{POSITION}\nstartpos\nx\n");
    let run = ordo(&["tables", "probe", "--stdin", "--json"], &input);
    assert_eq!(run.code, 2);
    let answers = values(&run.out);
    assert_eq!(answers[0]["value"], "win");
    let error = answers[1]["error"].as_str().unwrap();
    assert_eq!(
        error,
        "the position has 40 pieces, and the tables go up to 7; `ordo tables build` makes larger ones"
    );
    assert_eq!(answers[2]["position"], "x");
    assert!(answers[2]["error"].is_string());
}

#[test]
fn an_empty_folder_has_nothing_to_verify() {
    let folder = TempDir::new().unwrap();
    let run = tables("verify", folder.path(), &[]);
    let expected = format!("ordo: {} has no tables\n", folder.path().display());
    assert_eq!((run.code, run.err), (2, expected));
}

#[test]
fn a_server_has_the_tables_of_its_folder() {
    let folder = built();
    let path = folder.path().to_str().unwrap();
    let args = [
        "serve",
        "--port",
        "0",
        "--database",
        "none",
        "--tables",
        path,
    ];
    let mut serving = Serving::start(&args);
    let address = serving.address();
    let query = "/api/tables?game=stein&position=2b7/1b8/10/10/10/10/w9/w9_w";
    let answer = &values(&get(&address, query).text)[0];
    assert_eq!(
        (&answer["category"], &answer["dtw"]),
        (&"win".into(), &17.into())
    );

    let file = folder.path().join("stein-1v1.ordotable");
    fs::write(&file, "something else").unwrap();
    let run = ordo(&args, "");
    let expected = format!("ordo: {}: this is not a table file\n", file.display());
    assert_eq!((run.code, run.err), (2, expected));
}
