//! The property of the fuzz target `ugi`, which the tests of the engine check too.

use ordo_engine::ugi::{SessionLimits, serve};

/// Prefixes of all output lines. Lines of a board begin with a rank, a space or a position.
const STARTS: &[&str] = &[
    "bestmove ",
    "id ",
    "info ",
    "moves",
    "option ",
    "perft ",
    "readyok",
    "response ",
    "ugiok",
];

/// Asserts that a session with any input prints only lines of the protocol, of limited length, at most one `bestmove` per
/// `go`, and ends with the input.
pub fn check_session(bytes: &[u8]) {
    let limits = SessionLimits {
        hash: 1,
        threads: 2,
        nodes: Some(200),
        perft: 2,
        ..SessionLimits::default()
    };
    let mut output = Vec::new();
    serve(bytes, &mut output, &limits).expect("a session");
    let output = String::from_utf8(output).expect("text");
    for line in output.lines() {
        let is_picture =
            line.contains('/') || line.starts_with(|c: char| c == ' ' || c.is_ascii_digit());
        let is_answer = STARTS.iter().any(|start| line.starts_with(start));
        assert!(is_picture || is_answer, "{line:?}");
        assert!(
            line.len() < 10_000 && !line.contains(char::is_control),
            "{line:?}"
        );
    }
    let input = String::from_utf8_lossy(bytes);
    let searches = input
        .split('\n')
        .filter(|line| line.trim_start().starts_with("go"));
    let answers = output.lines().filter(|line| line.starts_with("bestmove "));
    assert!(answers.count() <= searches.count());
}
