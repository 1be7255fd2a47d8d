//! `match`, with players of all kinds.

use std::path::PathBuf;

use crate::ordo::ordo;

/// A file of this test run.
pub(crate) fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn json(args: &[&str]) -> serde_json::Value {
    let run = ordo(&[&["match", "--json", "--seed", "5"], args].concat(), "");
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    serde_json::from_str(&run.out).unwrap()
}

#[test]
fn a_match_is_counted_and_recorded() {
    let path = scratch("match.txt");
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
        let (side, result) = [("white", "1-0"), ("black", "0-1")][i % 2];
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

    // With limits that do not depend on the clock, nothing depends on how many play at the same time.
    let text = std::fs::read_to_string(&path).unwrap();
    json(&[&args[..], &["--record", file, "--concurrency", "3"]].concat());
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
}

#[test]
fn the_summary_is_for_people() {
    let run = ordo(&["match", "greedy", "random", "--games", "2"], "");
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    assert!(run.out.starts_with("greedy against random, 2 games\n  +"));
    assert!(run.out.contains("\n  endings: "), "{}", run.out);
}

#[test]
fn a_clear_case_stops_early() {
    let answer = json(&["greedy", "random", "--games", "400", "--sprt", "0,300"]);
    let games = answer["games"].as_u64().unwrap();
    assert!((4..100).contains(&games), "{answer}");
    assert_eq!(answer["sprt"]["accepted"], true);
    let answer = json(&["random", "greedy", "--games", "400", "--sprt", "-200,0"]);
    assert_eq!(answer["sprt"]["accepted"], false);
}

#[test]
fn long_games_are_adjudicated() {
    let path = scratch("adjudicated.txt");
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
fn our_own_program_is_a_player_like_others() {
    let command = format!("ugi:'{}' ugi", env!("CARGO_BIN_EXE_ordo"));
    let answer = json(&[&command, "random", "--games", "2", "--nodes", "300"]);
    assert_eq!(answer["wins"], 2, "{answer}");
    assert!(answer["players"][0].as_str().unwrap().starts_with("Ordo"));
}

/// A player in a few lines of shell: `answer` is what it does when asked for a move.
#[cfg(unix)]
fn script(name: &str, answer: &str) -> String {
    let path = scratch(name);
    let text = format!(
        "echo started >&2\nwhile read -r line; do case $line in\nugi) echo ugiok;;\nisready) echo readyok;;\n\
         quit) exit;;\ngo*) {answer};;\nesac; done\n"
    );
    std::fs::write(&path, text).unwrap();
    format!("ugi:sh '{}'", path.display())
}

#[cfg(unix)]
#[test]
fn programs_that_break_down_lose() {
    for (name, answer, reason) in [
        ("illegal.sh", "echo bestmove a1-a2", "illegal move a1-a2: S"),
        (
            "nonsense.sh",
            "echo bestmove 0000",
            "no move: bestmove \"0000\": ",
        ),
        (
            "none.sh",
            "echo bestmove none",
            "illegal move: bestmove none, but the game is not over",
        ),
        ("empty.sh", "echo bestmove", "no move: bestmove \"\": "),
        (
            "crash.sh",
            "exit 3",
            "no bestmove: it ended (exit status: 3)",
        ),
        ("silent.sh", "true", "no bestmove: nothing in 1.0 s"),
        ("chatter.sh", "yes info", "no bestmove: nothing in 1.0 s"),
    ] {
        let bad = script(name, answer);
        let args = ["match", &bad, "random", "--games", "2", "--json"];
        let run = ordo(&[&args[..], &["--movetime", "1"]].concat(), "");
        assert_eq!(run.code, 0, "{name}: {}", run.err);
        let answer: serde_json::Value = serde_json::from_str(&run.out).unwrap();
        assert_eq!(answer["losses"], 2, "{name}: {answer}");
        assert_eq!(answer["endings"]["forfeit"], 2, "{name}");
        let lines: Vec<&str> = run.err.lines().collect();
        assert_eq!(lines.len(), 2, "{name}: {}", run.err);
        let expected = format!(" – random: forfeit by White: {reason}");
        assert!(
            lines[0].starts_with("game 1, ") && lines[0].contains(&expected),
            "{}",
            run.err
        );
        assert!(
            lines[1].contains(&format!("forfeit by Black: {reason}")),
            "{}",
            run.err
        );
    }
}

#[test]
fn bad_players_and_options_are_refused_in_one_line() {
    for args in [
        &["match", "engine"][..],
        &["match", "engine", "genius"],
        &["match", "engine:nodes=x", "greedy"],
        &["match", "greedy", "random", "--games", "3"],
        &["match", "greedy", "random", "--games", "0"],
        &["match", "greedy", "random", "--sprt", "5,0"],
        &["match", "greedy", "ugi:/no/such/program"],
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
