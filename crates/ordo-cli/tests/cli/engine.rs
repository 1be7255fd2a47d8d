//! Subcommands that run the engine.

use serde_json::Value;

use crate::START;
use crate::ordo::ordo;

/// White wins with the next move.
const WON: &str = "9b/w9/10/10/10/10/10/10 w";
/// Black has won.
const OVER: &str = "10/10/10/10/9b/10/10/10 w";

fn json_lines(text: &str) -> Vec<Value> {
    let lines = text.lines().map(serde_json::from_str);
    lines.collect::<Result<_, _>>().unwrap()
}

fn is_legal_at_the_start(mv: &str) -> bool {
    ordo(&["moves"], "").out.lines().any(|line| line == mv)
}

#[test]
fn best_prints_the_move_first() {
    let run = ordo(&["best", "--depth", "3"], "");
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let lines: Vec<&str> = run.out.lines().collect();
    let [best, words, line] = lines.as_slice() else {
        panic!("{}", run.out);
    };
    assert!(is_legal_at_the_start(best));
    assert!(words.contains(" %) (depth 3, "), "{words}");
    assert!(line.starts_with(best), "{line}");

    let run = ordo(&["best", "--position", WON, "--movetime", "100"], "");
    assert!(run.out.starts_with("a7-"), "{}", run.out);
    assert!(run.out.contains("\nWhite wins in 1 move ("), "{}", run.out);
    for limits in [
        &["--nodes", "1"][..],
        &["--movetime", "1", "--threads", "2", "--hash", "1"],
        &["--level", "1"],
        &["--movetime", "0"],
    ] {
        let run = ordo(&[&["best"], limits].concat(), "");
        let best = run.out.split_whitespace().next().unwrap();
        assert!(is_legal_at_the_start(best), "{limits:?}: {}", run.out);
    }
}

#[test]
fn best_prints_json() {
    let run = ordo(&["best", "--depth", "2", "--json"], "");
    let answer: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(answer["position"], START);
    assert_eq!(answer["best"], answer["pv"][0]);
    assert_eq!(answer["depth"], 2);
    assert!(answer["score"]["cp"].is_i64(), "{answer}");
    let chance = answer["chance"].as_f64().unwrap();
    assert!((0.4..0.8).contains(&chance), "{answer}");
    let run = ordo(&["best", "--json", "--position", WON, "--depth", "2"], "");
    assert!(run.out.contains("\"score\":{\"mate\":1}"), "{}", run.out);
}

/// Every level has a score and a line, even if its node limit is reached within the quiescence search of the first move.
#[test]
fn best_has_a_line_at_every_level() {
    let sharp = "2bb2bb2/bbbbbbbbbb/1b2b1wbw1/b5wwb1/6w3/ww2www3/ww1www4/2ww2ww2 b";
    for level in 1..=6 {
        let level = level.to_string();
        let run = ordo(
            &["best", "--json", "--level", &level, "--position", sharp],
            "",
        );
        let answer: Value = serde_json::from_str(&run.out).unwrap();
        assert!(answer["score"].is_object(), "{answer}");
        assert_eq!(answer["best"], answer["pv"][0], "{answer}");
    }
}

#[test]
fn moves_option_is_played_from_the_position() {
    let moves = ["--moves", "a3-a4 j6-j5"];
    let run = ordo(
        &[&["best", "--json", "--depth", "1"][..], &moves].concat(),
        "",
    );
    let answer: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(
        answer["position"],
        "2bb2bb2/bbbbbbbbbb/bb2bb2b1/9b/w9/1w2ww2ww/wwwwwwwwww/2ww2ww2 w"
    );
    let there_and_back = "a2-b2 j7-i7 b2-a2 i7-j7 ".repeat(2);
    let drawn = [
        "--position",
        "10/9b/10/10/10/10/w9/10 w",
        "--moves",
        &there_and_back,
    ];
    let run = ordo(&[&["best"][..], &drawn].concat(), "");
    assert_eq!(run.code, 2);
    assert_eq!(run.err, "ordo: the game is over: draw (repetition)\n");
}

#[test]
fn analyze_shows_every_depth() {
    let run = ordo(&["analyze", "--depth", "3"], "");
    assert_eq!(run.code, 0);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines.len(), 4, "{}", run.out);
    for (line, depth) in lines.iter().zip(1..=3) {
        assert!(line.starts_with(&format!("depth  {depth} ")), "{line}");
    }
    assert!(lines[3].contains(" with "), "{}", lines[3]);

    let run = ordo(&["analyze", "--depth", "2", "--multipv", "3", "--json"], "");
    let lines = json_lines(&run.out);
    let places: Vec<_> = lines
        .iter()
        .map(|line| {
            (
                line["depth"].as_u64().unwrap(),
                line["multipv"].as_u64().unwrap(),
            )
        })
        .collect();
    assert_eq!(places, [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3)]);
    assert_ne!(lines[3]["pv"][0], lines[4]["pv"][0]);
}

#[test]
fn finished_games_are_not_searched() {
    let run = ordo(&["best", "--position", OVER], "");
    assert_eq!((run.code, run.out.as_str()), (2, ""));
    assert_eq!(run.err, "ordo: the game is over: Black wins (no pieces)\n");
    let run = ordo(&["analyze", "--position", OVER], "");
    assert_eq!(run.code, 0);
    assert_eq!(run.out, "the game is over: Black wins (no pieces)\n");
    let run = ordo(&["analyze", "--json", "--position", OVER], "");
    assert_eq!(json_lines(&run.out)[0]["outcome"]["winner"], "b");
}

#[test]
fn bench_node_count_is_reproducible() {
    let count = |run: &str| {
        run.lines()
            .last()
            .unwrap()
            .split(' ')
            .next()
            .unwrap()
            .to_owned()
    };
    let run = ordo(&["bench", "--depth", "3"], "");
    assert_eq!(run.code, 0);
    assert_eq!(run.out.lines().count(), 13);
    assert!(run.out.ends_with(" nps\n"), "{}", run.out);
    let nodes = count(&run.out);
    assert_eq!(count(&ordo(&["bench", "--depth", "3"], "").out), nodes);
    let run = ordo(&["bench", "--depth", "3", "--json"], "");
    let answer = &json_lines(&run.out)[0];
    assert_eq!(answer["nodes"].to_string(), nodes);
    let positions = answer["searched"].as_array().unwrap();
    assert_eq!(positions.len(), 12);
    let sum: u64 = positions
        .iter()
        .filter_map(|one| one["nodes"].as_u64())
        .sum();
    assert_eq!(sum.to_string(), nodes);
    assert!(positions.iter().all(|one| one["best"].is_string()));

    let run = ordo(&["bench", "--depth", "1", "--compare"], "");
    if cfg!(feature = "compare") {
        assert!(run.out.contains("\ncozy-chess: "), "{}", run.out);
    } else {
        assert_eq!((run.code, run.err.lines().count()), (2, 1), "{}", run.err);
    }
}

#[test]
fn calibrate_fits_scores_to_results() {
    for game in ["stein", "khalifa"] {
        let args = ["calibrate", "--game", game, "--games", "2", "--nodes", "20"];
        let run = ordo(&args, "");
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{game}");
        assert!(run.out.starts_with("2 games: White won "), "{}", run.out);
        assert!(run.out.contains("mean error of the chance"), "{}", run.out);
        let folder = tempfile::TempDir::new().unwrap();
        let plot = folder.path().join("plot.svg");
        let more = ["--json", "--threads", "2", "--plot", plot.to_str().unwrap()];
        let json = ordo(&[&args[..], &more].concat(), "");
        let svg = std::fs::read_to_string(&plot).unwrap();
        assert!(svg.starts_with("<svg ") && svg.contains("<circle"), "{svg}");
        let answer = &json_lines(&json.out)[0];
        assert!(answer["fit"]["slope"].is_number(), "{answer}");
        assert_eq!(answer["games"], 2);
    }
}

#[test]
fn ugi_works_over_pipes() {
    let run = ordo(&["ugi"], "ugi\nisready\ngo depth 3\n");
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    assert!(
        run.out.contains("\nugiok\nreadyok\ninfo depth 1 "),
        "{}",
        run.out
    );
    let best = run.out.lines().last().unwrap();
    assert!(is_legal_at_the_start(
        best.strip_prefix("bestmove ").unwrap()
    ));
    let run = ordo(&["ugi"], "go infinite\nquit\n");
    assert!(run.out.contains("bestmove "), "{}", run.out);
}

#[test]
fn invalid_arguments_are_reported_on_one_line() {
    for args in [
        &["best", "--position", "nonsense"][..],
        &["best", "--moves", "a3-a9"],
        &["best", "--moves", "a3-a4 a3-a4"],
        &["best", "--spacing", "gaps"],
        &["analyze", "--moves", "a3-a4 x"],
        &["analyze", "--position", ""],
    ] {
        let run = ordo(args, "");
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{args:?}");
        assert_eq!(run.err.lines().count(), 1, "{args:?}: {}", run.err);
        let json = ordo(&[args, &["--json"]].concat(), "");
        assert_eq!((json.code, json.err.as_str()), (2, ""), "{args:?}");
        assert!(json_lines(&json.out)[0]["error"].is_string());
    }
    for args in [
        &["best", "--level", "11"],
        &["best", "--hash", "0"],
        &["analyze", "--multipv", "0"],
        &["bench", "--depth", "0"],
    ] {
        assert_eq!(ordo(args, "").code, 2, "{args:?}");
    }
    for args in [
        &["bench", "--placements", "3"][..],
        &["match", "ab:2", "greedy", "--game", "khalifa"],
        &["match", "random", "greedy", "--spacing", "adjacent"],
    ] {
        let run = ordo(args, "");
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{args:?}");
        assert_eq!(run.err.lines().count(), 1, "{args:?}: {}", run.err);
    }
}
