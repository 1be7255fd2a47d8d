//! Input that is broken, endless or meant to hurt.

use std::io::{self, BufReader, Read};

use crate::prelude::*;
use crate::record::{Invalid, MAX_NESTING, MoveLine, Ply, Reader, Record, Variation};

/// An input that fails.
struct Broken;

impl Read for Broken {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(io::Error::other("the cat sits on the cable"))
    }
}

#[test]
fn errors_of_the_input_are_reported() {
    let sentences = |input: &mut dyn Read, limit: usize| -> Vec<String> {
        let reader = Reader::new(BufReader::new(input)).max_game_bytes(limit);
        reader
            .filter_map(|game| Some(game.err()?.to_string()))
            .collect()
    };
    assert_eq!(
        sentences(&mut &b"1. a\n\xff *"[..], 100),
        ["line 2, column 1: the text is not valid UTF-8 from here on"]
    );
    assert_eq!(
        sentences(&mut &b"1. a\n2. bcde *"[..], 10),
        ["line 2, column 1: the game is longer than the 10 bytes allowed"]
    );
    let cable = "the input cannot be read: the cat sits on the cable";
    assert_eq!(
        sentences(&mut (&b"1. a\n"[..]).chain(Broken), 100),
        [format!("line 2, column 1: {cable}")]
    );
    let met_while_passing_over = sentences(&mut (&b"1. )\n"[..]).chain(Broken), 100);
    assert_eq!(
        met_while_passing_over,
        [
            "line 1, column 4: this `)` closes no variation",
            &format!("line 2, column 1: {cable}")
        ]
    );
}

#[test]
fn hostile_input_is_an_error_and_the_next_game_is_read() {
    let mebi = 1 << 20;
    let next = "\n\n[A \"\"]\n\n1. z *\n";
    for (start, repeated, sentence) in [
        (
            "1. a ",
            "(",
            "line 1, column 7: a variation follows the move it replaces, but there is no move before it",
        ),
        ("1. a ", "(b ", ""),
        ("1. a ", "(b)(", ""),
        (
            "1. a {",
            "x\n",
            "line 1, column 6: the comment that starts here is never closed",
        ),
        (
            "1. a {",
            "[%",
            "line 1, column 6: the comment that starts here is never closed",
        ),
        (
            "",
            "1.",
            "the game ends here without a result (1-0, 0-1, 1/2-1/2 or *)",
        ),
        ("1. a", "!", ""),
        ("[A ", "\"", ""),
        ("[A \"", "\\", ""),
        ("", "[", ""),
    ] {
        let text = format!("{start}{}{next}", repeated.repeat(mebi));
        let games: Vec<_> = Reader::new(text.as_bytes()).collect();
        assert_eq!(games.len(), 2, "{start}{repeated}");
        let error = games[0].as_ref().unwrap_err().to_string();
        assert!(error.ends_with(sentence) && error.len() < 200, "{error}");
        assert_eq!(games[1].as_ref().unwrap().main.plies[0].text(), "z");
    }
    // Depth 101 is refused where it starts; the game costs nothing but itself.
    let bomb = format!("1. a {}", "(b ".repeat(mebi));
    let error = bomb.parse::<Record>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 1, column 306: variations cannot be nested more than 100 deep"
    );
    // Many tags, each new.
    let tags: Vec<String> = (0..mebi).map(|i| format!("[A{i}\"\"]")).collect();
    let error = tags.join("\n").parse::<Record>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 257, column 1: a game cannot have more than 256 tags"
    );
    // A file of broken games is as many errors, in time that grows with its length.
    assert_eq!(
        Reader::new(") * ".repeat(mebi).as_bytes())
            .filter(Result::is_err)
            .count(),
        mebi
    );
}

#[test]
fn the_byte_limit_applies_to_each_game() {
    let game = "[A \"1\"]\n\n1. a {0123456789} *\n\n\n\n";
    let count = |text: &str, limit| {
        Reader::new(text.as_bytes())
            .max_game_bytes(limit)
            .flatten()
            .count()
    };
    assert_eq!(count(&game.repeat(50), 26), 50);
    assert_eq!(count(&game.repeat(50), 25), 0);
    assert_eq!(count(&format!("{}{game}", " \n".repeat(100)), 26), 1);
    let long = format!("1. a {{{}}} *", "x".repeat(17 << 20));
    assert_eq!(count(&format!("{long}\n\n{game}"), 16 << 20), 1);
    assert_eq!(
        long.parse::<Record>().unwrap().main.plies[0].comments[0]
            .text()
            .len(),
        17 << 20
    );
}

fn line(texts: &[&str]) -> MoveLine {
    let plies = texts.iter().map(|text| Ply::new(text).unwrap()).collect();
    MoveLine {
        plies,
        ..MoveLine::default()
    }
}

#[test]
fn the_deepest_record_can_be_copied_compared_written_read_and_dropped() {
    let mut inner = line(&["a"]);
    for _ in 0..MAX_NESTING {
        let mut outer = line(&["a", "b"]);
        outer.plies[0]
            .variations
            .push(Variation::new(inner).unwrap());
        inner = outer;
    }
    assert_eq!(Variation::new(inner.clone()), Err(Invalid::TooDeep));
    let record = Record {
        main: inner,
        ..Record::default()
    };
    let small_stack = std::thread::Builder::new().stack_size(256 << 10);
    let check = move || {
        assert_eq!(record.to_string().parse::<Record>().as_ref(), Ok(&record));
        assert!(!format!("{:?}", record.clone()).is_empty());
        assert_eq!(record.to_string().matches('(').count(), MAX_NESTING);
    };
    small_stack.spawn(check).unwrap().join().unwrap();
}
