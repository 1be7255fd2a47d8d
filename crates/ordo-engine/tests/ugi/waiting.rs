//! What is answered at once, and what waits for a search.

use std::io::{self, Write};

use ordo_engine::ugi::serve;

use crate::talk::Talk;
use crate::{answers, session_limits};

fn is_move(line: Option<&str>) -> bool {
    line.is_some_and(|line| line.starts_with("bestmove ") && line != "bestmove none")
}

#[test]
fn an_infinite_search_hears_and_ends_with_stop() {
    let talk = Talk::new();
    talk.say("go infinite");
    talk.hear_search();
    talk.say("isready");
    assert_eq!(talk.hear_answer().unwrap(), "readyok");
    talk.say("what");
    let complaint = talk.hear_answer().unwrap();
    assert_eq!(complaint, "info string error: unknown command \"what\"");
    talk.say("stop");
    assert!(is_move(talk.hear_answer().as_deref()));
    talk.say("stop"); // there is nothing to stop, and nothing to say
    talk.say("query p1turn");
    assert_eq!(talk.hear().unwrap(), "response true");
    assert!(talk.end().is_empty());
}

#[test]
fn an_infinite_search_with_nothing_left_to_find_waits_for_stop() {
    let talk = Talk::new();
    talk.say("position fen 9b/w9/10/10/10/10/10/10 w");
    talk.say("go infinite");
    talk.hear_search();
    talk.say("isready");
    assert_eq!(talk.hear_answer().unwrap(), "readyok");
    talk.say("stop");
    assert!(is_move(talk.hear_answer().as_deref()));
    assert!(talk.end().is_empty());
}

#[test]
fn other_commands_end_an_infinite_search() {
    let talk = Talk::new();
    talk.say("go infinite");
    talk.hear_search();
    talk.say("position startpos moves a3-a4");
    assert!(is_move(talk.hear_answer().as_deref()));
    talk.say("go infinite");
    talk.say("query p1turn");
    assert!(is_move(talk.hear_answer().as_deref()));
    assert_eq!(talk.hear().unwrap(), "response false");
    assert!(talk.end().is_empty());
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
fn stop_ends_all_that_was_asked_for() {
    let talk = Talk::new();
    talk.say("go depth 100");
    talk.say("position startpos moves a3-a4");
    talk.say("go infinite");
    talk.say("stop");
    assert!(is_move(talk.hear_answer().as_deref()));
    assert!(is_move(talk.hear_answer().as_deref()));
    talk.say("perft 4");
    talk.say("stop");
    let perft = talk.hear_answer().unwrap();
    assert!(
        perft.starts_with("perft 4 ") || perft == "info string error: perft was stopped",
        "{perft}"
    );
    assert!(talk.end().is_empty());
}

#[test]
fn the_end_of_the_input_finishes_what_has_an_end() {
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
    let talk = Talk::new();
    talk.say("go depth 100");
    talk.hear_search();
    talk.say("quit");
    assert!(is_move(talk.hear_answer().as_deref()));
    assert_eq!(talk.hear(), None);
    assert!(talk.end().is_empty());
}

/// A listener that has gone after some bytes.
struct Deaf(usize);

impl Write for Deaf {
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
fn nobody_searches_for_a_listener_that_has_gone() {
    for script in ["ugi\nisready\n", "go depth 100\n", "go infinite\n"] {
        let result = serve(script.as_bytes(), Deaf(5), &session_limits());
        assert_eq!(result.unwrap_err().kind(), io::ErrorKind::BrokenPipe);
    }
}
