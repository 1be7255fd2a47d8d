//! Files with broken games.

use std::io::{self, BufReader, Read};

use ordo_rules::record::{Reader, Record, RecordError};

/// Files, and for each game its canonical form on one line, or the location of its error.
const FILES: &[(&[u8], &[&str])] = &[
    (b"", &[]),
    (b"\n\n  \n% nothing\n", &[]),
    (b"1. a 1-0 1. b 0-1\n1. c\n*", &["1. a 1-0", "1. b 0-1", "1. c *"]),
    (b"[A \"1\"]\n1. a *\n[A \"2\"]\n*", &["[A \"1\"]  1. a *", "[A \"2\"]  *"]),
    // A broken game in the middle of a file does not affect the others.
    (b"[A \"1\"]\n\n1. a 1-0\n\n[A \"2\"]\n\n1. b ) {1-0} 2. c\n1-0 {x}\n\n[A \"3\"]\n\n1. d 0-1\n",
        &["[A \"1\"]  1. a 1-0", "line 7, column 6", "[A \"3\"]  1. d 0-1"]),
    (b"1. a ) 2. b {1-0\n1-0} [C \"1-0\"] ; 1-0\n%1-0\n 0-1 {x} ;y\n{z} 1. c *", &["line 1, column 6", "{z} 1. c *"]),
    (b"1. a (1. b 1-0 1. c 0-1", &["line 1, column 6", "1. c 0-1"]),
    (b"[A \"1-0\n[B \"2\"]\n\n1. a 1-0\n1. b *", &["line 1, column 4", "1. b *"]),
    // Unclosed comments and variations end where the next game starts.
    (b"1. a {b\n\n[A \"1\"]\n\n1. c {d} *", &["line 1, column 6", "[A \"1\"]  1. c {d} *"]),
    (b"1. a (1. b\n\n[A \"1\"]\n\n1. c *", &["line 1, column 6", "[A \"1\"]  1. c *"]),
    (b"1. a\n\n[A \"1\"]\n\n1. c *", &["line 3, column 1", "[A \"1\"]  1. c *"]),
    (b"1. a * {b\n\n[A \"1\"]\n\n1. c *", &["line 1, column 8", "[A \"1\"]  1. c *"]),
    (b"1. a * {[%clk 0]} 1. b *", &["line 1, column 9", "1. b *"]),
    // Invalid UTF-8 in every part of a game.
    (b"[A \"\xe9\"]\n\n1. a *\n\n1. b *", &["line 1, column 5", "1. b *"]),
    (b"1. a {\n\xc3\xa9\xe9 1-0}\n 1. c 1-0\n 1. d *", &["line 2, column 2", "1. d *"]),
    (b"1. \xff 1-0 2. b\n c 1-0\n 1. d *", &["line 1, column 4", "1. d *"]),
    (b"1. ) *\n\n[A \"\xff\"]\n*\n*", &["line 1, column 4", "line 3, column 5", "*"]),
    (b"1. a\n\n[A \"\xff\"]\n*\n*", &["line 3, column 1", "line 3, column 5", "*"]),
];

fn shown(game: Result<Record, RecordError>) -> String {
    match game {
        Ok(record) => record.to_string().trim_end().replace('\n', " "),
        Err(error) => error.location.to_string(),
    }
}

#[test]
fn broken_games_do_not_affect_the_other_games_of_a_file() {
    for (file, games) in FILES {
        // Buffers of every size see the same games.
        for capacity in [1, 2, 7, 4096] {
            let reader = Reader::new(BufReader::with_capacity(capacity, *file));
            let read: Vec<String> = reader.map(shown).collect();
            assert_eq!(read, *games, "{}", String::from_utf8_lossy(file));
        }
    }
}

#[test]
fn a_broken_game_leaves_a_partial_record() {
    let text = "[White \"Ada\"]\n\n1. a3-a4 j6-j5 2. e3-e4 (2. b3-b4 {never closed\n";
    let mut reader = Reader::new(text.as_bytes());
    assert!(reader.next().is_some_and(|game| game.is_err()));
    let partial = reader.take_partial().unwrap();
    assert_eq!(partial.tags.get("White"), Some("Ada"));
    assert_eq!(partial.main.plies.len(), 3);
    assert_eq!(reader.take_partial(), None);
}

/// A stream that is interrupted before every read.
struct Interrupted<'a> {
    bytes: &'a [u8],
    ready: bool,
}

impl Read for Interrupted<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.ready = !self.ready;
        if self.ready {
            return Err(io::ErrorKind::Interrupted.into());
        }
        self.bytes.read(buffer)
    }
}

#[test]
fn interrupted_reads_are_repeated() {
    let bytes = b"1. a 1-0\n1. b *\n";
    let stream = Interrupted {
        bytes,
        ready: false,
    };
    let games = Reader::new(BufReader::with_capacity(3, stream)).map(shown);
    assert_eq!(games.collect::<Vec<_>>(), ["1. a 1-0", "1. b *"]);
}
