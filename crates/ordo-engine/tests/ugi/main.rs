//! Tests of the UGI server from a client's side.

mod client;
mod invalid_input;
mod queueing;

use ordo_engine::ugi::{SessionLimits, serve};

/// Limits that keep tests small.
fn session_limits() -> SessionLimits {
    SessionLimits {
        hash: 8,
        threads: 2,
        nodes: None,
        perft: 4,
        ..SessionLimits::default()
    }
}

/// The answers to a script.
fn answers(script: &str) -> Vec<String> {
    let mut output = Vec::new();
    serve(script.as_bytes(), &mut output, &session_limits()).unwrap();
    let text = String::from_utf8(output).unwrap();
    text.lines().map(str::to_owned).collect()
}

#[test]
fn a_session_sets_positions_and_answers_queries() {
    let dialogue = [
        (
            "ugi",
            &[
                concat!("id name Ordo ", env!("CARGO_PKG_VERSION")),
                "id author the authors of Ordo",
                "option name Hash type spin default 8 min 1 max 8",
                "option name Threads type spin default 1 min 1 max 2",
                "option name MultiPV type spin default 1 min 1 max 256",
                "option name Level type spin default 10 min 1 max 10",
                "option name Game type combo default stein var stein var khalifa",
                "option name Spacing type combo default gaps var gaps var adjacent",
                "ugiok",
            ][..],
        ),
        ("setoption name hash value 4", &[]),
        ("setoption name Game value stein", &[]),
        ("isready", &["readyok"]),
        ("uginewgame", &[]),
        ("query p1turn", &["response true"]),
        ("position startpos moves a3-a4", &[]),
        ("query p1turn", &["response false"]),
        ("query gameover", &["response false"]),
        ("query result", &["response none"]),
        (
            "d",
            &[
                "8  . . b b . . b b . .",
                "7  b b b b b b b b b b",
                "6  b b . . b b . . b b",
                "5  . . . . . . . . . .",
                "4  w . . . . . . . . .",
                "3  . w . . w w . . w w",
                "2  w w w w w w w w w w",
                "1  . . w w . . w w . .",
                "   a b c d e f g h i j",
                "2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/w9/1w2ww2ww/wwwwwwwwww/2ww2ww2 b",
            ],
        ),
        // One move from the goal row: the search finds the win, then the game is over.
        ("position fen 9b/w9/10/10/10/10/10/10 w", &[]),
        (
            "moves",
            &["moves a7-a8 a7-b7 a7-b8 a7-c7 a7-d7 a7-e7 a7-f7 a7-g7 a7-h7 a7-i7 a7-j7"],
        ),
        ("position fen 9b/w9/10/10/10/10/10/10 w moves a7-a8", &[]),
        ("query gameover", &["response true"]),
        ("query result", &["response p1win"]),
        ("moves", &["moves"]),
        ("go depth 3", &["bestmove none"]),
        ("go infinite", &["bestmove none"]),
        ("position fen 10/10/10/10/9b/10/10/10_w", &[]),
        ("query result", &["response p2win"]),
        ("quit", &[]),
        ("query result", &[]),
    ];
    let script: Vec<&str> = dialogue.iter().map(|(line, _)| *line).collect();
    let expected: Vec<&str> = dialogue
        .iter()
        .flat_map(|(_, lines)| *lines)
        .copied()
        .collect();
    assert_eq!(answers(&script.join("\n")), expected);
    assert_eq!(answers(&script.join("\r\n")), expected);
}

#[test]
fn repetition_is_a_draw() {
    let there_and_back = " a2-b2 j7-i7 b2-a2 i7-j7";
    let moves = there_and_back.repeat(2);
    let script = format!(
        "position fen 10/9b/10/10/10/10/w9/10 w moves{moves}\nquery result\nmoves\ngo depth 2"
    );
    assert_eq!(
        answers(&script),
        ["response draw", "moves", "bestmove none"]
    );
}

#[test]
fn searches_report_info_and_a_best_move() {
    let lines = answers("position startpos\ngo depth 4");
    let (last, infos) = lines.split_last().unwrap();
    assert_eq!(infos.len(), 4, "{lines:?}");
    for (info, depth) in infos.iter().zip(1..) {
        let mut words = info.split(' ');
        let mut next = || words.next().unwrap();
        assert_eq!((next(), next()), ("info", "depth"));
        assert_eq!(next(), depth.to_string());
        for (name, least) in [("seldepth", depth), ("multipv", 1)] {
            assert_eq!(next(), name);
            assert!(next().parse::<u32>().unwrap() >= least, "{info}");
        }
        assert_eq!((next(), next()), ("score", "cp"));
        next().parse::<i32>().unwrap();
        assert_eq!(next(), "wdl");
        let chances = [next(), next(), next()].map(|word| word.parse::<u32>().unwrap());
        assert_eq!(chances.iter().sum::<u32>(), 1000);
        for name in ["nodes", "nps", "hashfull", "tbhits", "time"] {
            assert_eq!(next(), name);
            next().parse::<u64>().unwrap();
        }
        assert_eq!(next(), "pv");
    }
    let pv = infos.last().unwrap().split_once(" pv ").unwrap().1;
    let best = pv.split(' ').next().unwrap();
    assert_eq!(*last, format!("bestmove {best}"));
    assert_eq!(answers("go depth 4").last(), Some(last));

    let win = answers("position fen 9b/w9/10/10/10/10/10/10 w\ngo depth 3");
    assert!(win[0].contains(" score mate 1 "), "{win:?}");
    assert!(win.last().unwrap().starts_with("bestmove a7-"), "{win:?}");
}

#[test]
fn options_are_kept_for_later_searches() {
    let lines = answers("setoption name MultiPV value 3\ngo depth 2");
    let of_depth_2 = lines
        .iter()
        .filter(|line| line.starts_with("info depth 2 "));
    assert_eq!(of_depth_2.count(), 3, "{lines:?}");
    let lines =
        answers("setoption name Level value 1\nsetoption name Threads value 2\ngo movetime 60000");
    assert!(lines.last().unwrap().starts_with("bestmove "), "{lines:?}");
}

#[test]
fn every_limit_ends_a_search() {
    for limit in [
        "depth 2",
        "nodes 1000",
        "movetime 20",
        "movetime 0",
        "p1time 100 p2time 100",
        "p1time 100 p1inc 10 p2inc 5 depth 60",
        "p1time -1",
        "infinite depth 2",
        "depth 3 nodes 100 movetime 100000 p1time 100000",
    ] {
        let lines = answers(&format!("go {limit}"));
        let best = lines.iter().filter(|line| line.starts_with("bestmove "));
        assert_eq!(best.count(), 1, "{limit}: {lines:?}");
        assert_ne!(lines.last().unwrap(), "bestmove none");
    }
}

/// A client that waits for `bestmove` always gets one.
#[test]
fn unknown_words_of_go_are_ignored() {
    let lines = answers("go movestogo 20 depth 2 ponder");
    assert_eq!(lines[0], "info string go ignores \"movestogo 20 ponder\"");
    assert!(lines[1].starts_with("info depth 1 "), "{lines:?}");
    assert!(lines[3].starts_with("bestmove "), "{lines:?}");
    let lines = answers(&format!("go {} depth 1", "x ".repeat(5_000)));
    assert!(lines[0].len() < 400, "{}", lines[0]);
    assert!(lines.last().unwrap().starts_with("bestmove "), "{lines:?}");
}

#[test]
fn an_info_with_score_and_line_comes_before_every_bestmove() {
    for game in ["stein", "khalifa"] {
        for level in 1..=10 {
            let options =
                format!("setoption name Game value {game}\nsetoption name Level value {level}");
            for limit in ["nodes 1", "movetime 0", "depth 1"] {
                let lines = answers(&format!("{options}\ngo {limit}"));
                let [.., info, best] = &lines[..] else {
                    panic!("{lines:?}");
                };
                let best = best.strip_prefix("bestmove ").unwrap();
                assert!(info.contains(" score "), "{info}");
                assert!(info.contains(&format!(" pv {best}")), "{info} {best}");
            }
        }
    }
}

/// White's 1, 2 and 3 are in one row with gaps, and the 4 can complete the ordo.
const KHALIFA: &str = "position fen 8/8/8/8/7d/a1b5/7c/A1B1C2D w";

#[test]
fn the_game_option_switches_the_rule_set() {
    let script = "position startpos moves a3-a4\nsetoption name Level value 9\n\
                  setoption name Game value khalifa\nquery p1turn\nposition startpos moves 1@11\nmoves\nperft 1\n\
                  position startpos moves 1@11\nd\ngo nodes 50\nsetoption name Game value stein\nmoves\n";
    let lines = answers(script);
    assert_eq!(lines[0], "response true");
    assert_eq!(lines[1].split(' ').count(), 1 + 4 * 63);
    assert_eq!(lines[2], "perft 1 252");
    assert_eq!(lines[10], "1  A . . . . . . .");
    assert_eq!(lines[12], "8/8/8/8/8/8/8/A7 b");
    let best = lines
        .iter()
        .find(|line| line.starts_with("bestmove "))
        .unwrap();
    assert!(best.contains('@'), "{best}");
    assert_eq!(lines.last().unwrap().split(' ').count(), 1 + 56);

    // With gaps allowed the game is over, without gaps it is not.
    let script =
        format!("setoption name Game value khalifa\n{KHALIFA}\nquery result\ngo nodes 9\n");
    assert_eq!(answers(&script), ["response p1win", "bestmove none"]);
    let script = format!("setoption name Spacing value adjacent\n{script}");
    let lines = answers(&script);
    assert_eq!(lines[0], "response none");
    assert_ne!(lines.last().unwrap(), "bestmove none");
}
