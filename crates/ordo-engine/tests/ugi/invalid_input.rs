//! Invalid input is answered with an error and never panics.

use std::fs;

use ordo_rules::SplitMix64;

use crate::answers;
use ordo_testkit::ugi::check_session;

#[test]
fn invalid_commands_get_one_error_and_change_nothing() {
    let state = "query p1turn\nmoves\nd\n";
    let before = answers(&format!("position startpos moves a3-a4\n{state}"));
    for line in [
        "hello",
        "ugi now",
        "setoption",
        "setoption name Hash value 0",
        "setoption name Hash value 9",
        "setoption name Threads value three",
        "setoption name MultiPV value 257",
        "setoption name Level value 11",
        "setoption name Game value chess",
        "setoption name Ponder value true",
        "position",
        "position fen",
        "position fen 10/10 w",
        "position fen 10/10/10/10/10/10/10/10 w",
        "position startpos moves a3-a9",
        "position startpos moves a3-a4 j6-j5 a3-a4",
        "position fen 9b/w9/10/10/10/10/10/10 w moves a7-a8 j8-j7",
        "query",
        "query p2turn",
        "go depth",
        "go depth 0",
        "go depth five",
        "go p1time 100",
        "perft",
        "perft 5",
        "position fen \u{7}\u{fffd}\u{1b}[2J",
        &"x".repeat(10_000),
        &"x".repeat(100_000),
    ] {
        let script = format!("position startpos moves a3-a4\n{line}\n{state}");
        let mut lines = answers(&script);
        let complaint = lines.remove(0);
        assert!(complaint.starts_with("info string error: "), "{complaint}");
        assert!(complaint.len() < 400, "{complaint}");
        assert!(!complaint.contains(char::is_control), "{complaint:?}");
        assert_eq!(lines, before, "{line}");
    }
    assert_eq!(
        answers("setoption name Spacing value wide"),
        ["info string error: there is no spacing \"wide\""]
    );
    assert_eq!(
        answers("position startpos moves a3:b3-a5"),
        ["info string error: a3:b3-a5: S5: would split your group: a5 and b5 would be cut off"]
    );
}

/// Valid words mixed with random bytes.
const WORDS: &[&[u8]] = &[
    b"\n",
    b"\n",
    b"\n",
    b"\n",
    b"\r\n",
    b"go",
    b"depth",
    b"infinite",
    b"nodes",
    b"movetime",
    b"p1time",
    b"p2inc",
    b"stop",
    b"isready",
    b"position",
    b"startpos",
    b"fen",
    b"moves",
    b"a3-a4",
    b"a6-a5",
    b"a4-a3",
    b"a3:b3-a5",
    b"10/10/10/10/9b/10/w9/10",
    b"9b/w9/10/10/10/10/10/10",
    b"w",
    b"b",
    b"query",
    b"result",
    b"gameover",
    b"setoption",
    b"name",
    b"value",
    b"Hash",
    b"Threads",
    b"MultiPV",
    b"Level",
    b"Game",
    b"1",
    b"2",
    b"3",
    b"-1",
    b"99999999999999999999",
    b"perft",
    b"d",
    b"ugi",
    b"uginewgame",
    b"quit",
    b"\xff\xfe",
    b"\0",
    b"\xe2\x98",
    b"=",
];

/// The property of the fuzz target, without a fuzzer.
#[test]
fn random_input_never_panics() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/seeds/ugi");
    for entry in fs::read_dir(folder).unwrap() {
        check_session(&fs::read(entry.unwrap().path()).unwrap());
    }
    let mut random = SplitMix64::new(1);
    let mut below = |bound: usize| random.below(bound);
    for _ in 0..2_000 {
        let mut bytes = Vec::new();
        for _ in 0..below(80) {
            if below(10) == 0 {
                bytes.push(below(256) as u8);
            }
            bytes.extend_from_slice(WORDS[below(WORDS.len())]);
            bytes.push(b' ');
        }
        check_session(&bytes);
    }
}
