//! `ordo convert`

use std::io::{BufRead, Write};

use clap::ValueEnum;
use ordo_rules::record::Record;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::GameId;
use crate::board::Board;
use crate::failure::Failure;
use crate::game::{read_position, with_game};
use crate::json::{OutcomeJson, write_line};
use crate::records;

/// Read games, check every move, and write them in another form
#[derive(clap::Args, Debug)]
pub struct Args {
    /// A file, or - for standard input
    #[arg(default_value = "-")]
    file: String,
    /// What the file holds
    #[arg(long, value_enum, default_value = "record")]
    from: From,
    /// What to write
    #[arg(long, value_enum, default_value = "record")]
    to: To,
    /// Write JSON: the same as --to json
    #[arg(long, conflicts_with = "to")]
    json: bool,
    /// The game, where a record does not say
    #[arg(long, value_enum, default_value = "stein")]
    game: GameId,
    /// Where the games of --from moves start
    #[arg(long, value_name = "STRING", default_value = "startpos")]
    position: String,
}

/// Forms to read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum From {
    /// Records: tags, moves, comments, variations
    Record,
    /// One game a line: its moves with blanks between
    Moves,
}

/// Forms to write.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum To {
    /// Records in canonical form
    Record,
    /// One game a line: the moves of its main line
    Moves,
    /// One position a line: all positions of the main line, an empty line after each game
    Positions,
    /// One object a line: tags, start, moves of the main line, result
    Json,
}

#[derive(Serialize)]
struct Answer<'a> {
    game: &'a str,
    tags: Map<String, Value>,
    start: String,
    moves: Vec<String>,
    result: &'a str,
    outcome: Option<OutcomeJson>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let to = if args.json { To::Json } else { args.to };
    match args.from {
        From::Record => {
            records::for_each(&args.file, to == To::Json, out, |number, record, out| {
                let game = records::game_of(&record, args.game)?;
                with_game!(game, Position => write_record::<Position>(&record, to, number == 1, out))
            })
        }
        From::Moves => with_game!(args.game, Position => convert_moves::<Position>(args, to, out)),
    }
}

/// Reads bare moves, a game a line; empty lines are skipped.
fn convert_moves<P: Board>(args: &Args, to: To, out: &mut dyn Write) -> Result<(), Failure> {
    let start: P = read_position(&args.position)?;
    let mut failed = false;
    let mut is_first = true;
    for (number, line) in (1..).zip(records::open(&args.file)?.lines()) {
        let line = line.map_err(|error| Failure::File {
            path: records::name(&args.file).to_owned(),
            error,
        })?;
        if line.trim().is_empty() {
            continue;
        }
        match record_of_moves(&start, &line) {
            Ok(record) => write_record::<P>(&record, to, is_first, out)?,
            Err(problem) => {
                failed = true;
                eprintln!("ordo: line {number}: {problem}");
            }
        }
        is_first = false;
    }
    if failed {
        Err(Failure::AlreadyReported)
    } else {
        Ok(())
    }
}

fn record_of_moves<P: Board>(start: &P, line: &str) -> Result<Record, String> {
    let mut moves = Vec::new();
    for text in line.split_whitespace() {
        moves.push(text.parse().map_err(|error| format!("{text:?}: {error}"))?);
    }
    Record::from_moves(start, &moves).map_err(|error| error.to_string())
}

fn write_record<P: Board>(
    record: &Record,
    to: To,
    is_first: bool,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let record = record.canonical::<P>().map_err(Failure::input)?;
    let replay = record.replay::<P>().map_err(Failure::input)?;
    let moves = || replay.moves.iter().map(ToString::to_string);
    match to {
        To::Record => {
            let blank = if is_first { "" } else { "\n" };
            write!(out, "{blank}{record}")?;
        }
        To::Moves => writeln!(out, "{}", moves().collect::<Vec<_>>().join(" "))?,
        To::Positions => {
            let mut position = replay.start.clone();
            writeln!(out, "{position}")?;
            for &mv in &replay.moves {
                position = position.after_unchecked(mv);
                writeln!(out, "{position}")?;
            }
            writeln!(out)?;
        }
        To::Json => write_line(
            out,
            &Answer {
                game: P::ID,
                tags: record
                    .tags
                    .iter()
                    .map(|(name, value)| (name.to_owned(), value.into()))
                    .collect(),
                start: replay.start.to_string(),
                moves: moves().collect(),
                result: record.score.text(),
                outcome: replay.end.outcome().map(OutcomeJson::from),
            },
        )?,
    }
    Ok(())
}
