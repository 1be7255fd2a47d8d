//! Commands during a search: some are answered at once, others are queued.

use std::io::{self, Write};

use ordo_engine::ugi::serve;

use crate::client::UgiClient;
use crate::{answers, session_limits};

fn is_move(line: Option<&str>) -> bool {
    line.is_some_and(|line| line.starts_with("bestmove ") && line != "bestmove none")
}

#[test]
fn an_infinite_search_answers_isready_and_ends_with_stop() {
    let client = UgiClient::new();
    client.send("go infinite");
    client.wait_for_search();
    client.send("isready");
    assert_eq!(client.receive_answer().unwrap(), "readyok");
    client.send("what");
    let error = client.receive_answer().unwrap();
    assert_eq!(error, "info string error: unknown command \"what\"");
    client.send("stop");
    assert!(is_move(client.receive_answer().as_deref()));
    client.send("stop"); // no search is running, so there is no answer
    client.send("query p1turn");
    assert_eq!(client.receive().unwrap(), "response true");
    assert!(client.end().is_empty());
}

#[test]
fn an_infinite_search_with_a_proved_result_waits_for_stop() {
    let client = UgiClient::new();
    client.send("position fen 9b/w9/10/10/10/10/10/10 w");
    client.send("go infinite");
    client.wait_for_search();
    client.send("isready");
    assert_eq!(client.receive_answer().unwrap(), "readyok");
    client.send("stop");
    assert!(is_move(client.receive_answer().as_deref()));
    assert!(client.end().is_empty());
}

#[test]
fn other_commands_end_an_infinite_search() {
    let client = UgiClient::new();
    client.send("go infinite");
    client.wait_for_search();
    client.send("position startpos moves a3-a4");
    assert!(is_move(client.receive_answer().as_deref()));
    client.send("go infinite");
    client.send("query p1turn");
    assert!(is_move(client.receive_answer().as_deref()));
    assert_eq!(client.receive().unwrap(), "response false");
    assert!(client.end().is_empty());
}

#[test]
fn other_commands_wait_for_a_search_with_limits() {
    let script = "go depth 5\nposition startpos moves a3-a4\nquery p1turn\ngo depth 5\nd";
    let lines = answers(script);
    let place = |start: &str| lines.iter().position(|line| line.starts_with(start));
    let best = place("bestmove ").unwrap();
    assert!(lines[best - 1].starts_with("info depth 5 "), "{lines:?}");
    assert_eq!(lines[best + 1], "response false");
    assert!(place("8 ").unwrap() > best + 6);
}

#[test]
fn stop_ends_all_queued_searches() {
    let client = UgiClient::new();
    client.send("go depth 100");
    client.send("position startpos moves a3-a4");
    client.send("go infinite");
    client.send("stop");
    assert!(is_move(client.receive_answer().as_deref()));
    assert!(is_move(client.receive_answer().as_deref()));
    client.send("perft 4");
    client.send("stop");
    let perft = client.receive_answer().unwrap();
    assert!(
        perft.starts_with("perft 4 ") || perft == "info string error: perft was stopped",
        "{perft}"
    );
    assert!(client.end().is_empty());
}

#[test]
fn searches_with_limits_finish_at_the_end_of_the_input() {
    let lines = answers("go depth 5");
    let [.., last_info, best] = lines.as_slice() else {
        panic!("{lines:?}");
    };
    assert!(last_info.starts_with("info depth 5 "), "{lines:?}");
    assert!(is_move(Some(best)));
    assert!(is_move(answers("go infinite").last().map(String::as_str)));
    assert!(is_move(answers("go").last().map(String::as_str)));
    assert_eq!(answers("perft 4"), ["perft 4 11501158"]);
}

#[test]
fn quit_ends_a_search() {
    let client = UgiClient::new();
    client.send("go depth 100");
    client.wait_for_search();
    client.send("quit");
    assert!(is_move(client.receive_answer().as_deref()));
    assert_eq!(client.receive(), None);
    assert!(client.end().is_empty());
}

/// A writer that fails after some bytes.
struct BrokenWriter(usize);

impl Write for BrokenWriter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 = self
            .0
            .checked_sub(bytes.len())
            .ok_or(io::ErrorKind::BrokenPipe)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_search_ends_when_the_output_fails() {
    for script in ["ugi\nisready\n", "go depth 100\n", "go infinite\n"] {
        let result = serve(script.as_bytes(), BrokenWriter(5), &session_limits());
        assert_eq!(result.unwrap_err().kind(), io::ErrorKind::BrokenPipe);
    }
}
