//! Reading game records from files and pipes.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};

use clap::ValueEnum;
use ordo_rules::record::{Reader, Record};

use crate::failure::{Failure, one_line};
use crate::game::GameId;
use crate::json::write_line;

/// Opens a file, or standard input for `-`.
pub(crate) fn open(path: &str) -> Result<Box<dyn BufRead>, Failure> {
    if path == "-" {
        return Ok(Box::new(io::stdin().lock()));
    }
    match File::open(path) {
        Ok(file) => Ok(Box::new(BufReader::new(file))),
        Err(error) => Err(Failure::File {
            path: path.to_owned(),
            error,
        }),
    }
}

/// What to call a file in a message.
pub(crate) fn name(path: &str) -> &str {
    if path == "-" { "standard input" } else { path }
}

/// Hands every record of a file to `each`, with its number and the output. A record that cannot be read or used is
/// reported by its number, the others go on, and the whole fails at the end.
pub(crate) fn for_each(
    path: &str,
    json: bool,
    out: &mut dyn Write,
    mut each: impl FnMut(usize, Record, &mut dyn Write) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut failed = false;
    let mut games = 0;
    for (number, record) in (1..).zip(Reader::new(open(path)?)) {
        games = number;
        let used = record
            .map_err(Failure::input)
            .and_then(|record| each(number, record, out));
        match used {
            Ok(()) => {}
            Err(Failure::Input(error)) => {
                failed = true;
                if json {
                    write_line(
                        out,
                        &serde_json::json!({ "number": number, "error": error }),
                    )?;
                } else {
                    eprintln!("ordo: game {number}: {}", one_line(&error));
                }
            }
            Err(failure) => return Err(failure),
        }
    }
    if games == 0 {
        return Err(Failure::Input(format!(
            "there is no game in {}",
            name(path)
        )));
    }
    if failed {
        Err(Failure::AlreadyReported)
    } else {
        Ok(())
    }
}

/// The game that a record's `Rules` tag names, or `default` if it has none.
pub(crate) fn game_of(record: &Record, default: GameId) -> Result<GameId, Failure> {
    let Some(name) = record.tags.get("Rules") else {
        return Ok(default);
    };
    let known = GameId::value_variants();
    known
        .iter()
        .copied()
        .find(|game| game.id() == name)
        .ok_or_else(|| {
            let names: Vec<_> = known.iter().map(|game| game.id()).collect();
            Failure::Input(format!(
                "the Rules tag says {name:?}, which is none of {}",
                names.join(", ")
            ))
        })
}
