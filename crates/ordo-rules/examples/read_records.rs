//! Reads a file of game records and replays every game: `cargo run --example read_records -- FILE`. Without a file, it reads a
//! short example.

use std::error::Error;
use std::fs::File;
use std::io::{BufRead, BufReader};

use ordo_rules::record::{Reader, Record};
use ordo_rules::{RuleSet, Rules, with_rules};

const EXAMPLE: &str = r#"[White "Ada"]
[Black "Bob"]
[Rules "stein"]

1. a3-a4 {quiet} j6-j5 (1... b6-b5) 2. e3-e4 *
"#;

fn main() -> Result<(), Box<dyn Error>> {
    match std::env::args().nth(1) {
        Some(path) => read(BufReader::new(File::open(path)?)),
        None => read(EXAMPLE.as_bytes()),
    }
    Ok(())
}

/// A game that cannot be read or replayed is reported, and the next one follows.
fn read(input: impl BufRead) {
    for (number, record) in (1..).zip(Reader::new(input)) {
        match record
            .map_err(Into::into)
            .and_then(|record| summary(&record))
        {
            Ok(summary) => println!("game {number}: {summary}"),
            Err(error) => println!("game {number}: {error}"),
        }
    }
}

fn summary(record: &Record) -> Result<String, Box<dyn Error>> {
    let rule_set: RuleSet = record.tags.get("Rules").unwrap_or("stein").parse()?;
    with_rules!(rule_set, Position => replay::<Position>(record))
}

fn replay<P: Rules>(record: &Record) -> Result<String, Box<dyn Error>> {
    let replay = record.replay::<P>()?;
    let name = |tag| record.tags.get(tag).unwrap_or("?");
    let (white, black, result) = (name("White"), name("Black"), record.result);
    let (plies, end) = (replay.moves.len(), replay.end);
    Ok(format!("{white} – {black} {result}, {plies} plies, {end}"))
}
