use std::io::{self, BufRead, Write};

use ordo_rules::stein::Position;
use ordo_tables::{Probe, Tables, Value};
use serde::Serialize;

use crate::failure::Failure;
use crate::game::read_position;
use crate::json::write_line;
use crate::records;
use crate::table_files::FolderArg;

/// Print the value of a position and of its legal moves, best first
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    /// Position string
    #[arg(long, value_name = "STRING", required_unless_present = "stdin")]
    position: Option<String>,
    /// Read one position per line from standard input, and print one line for each
    #[arg(long, conflicts_with = "position")]
    stdin: bool,
    #[command(flatten)]
    folder: FolderArg,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    position: String,
    value: &'static str,
    plies: Option<u8>,
    moves: Vec<MoveJson>,
}

#[derive(Serialize)]
struct MoveJson {
    #[serde(rename = "move")]
    mv: String,
    value: &'static str,
    plies: Option<u8>,
}

#[derive(Serialize)]
struct Problem<'a> {
    position: &'a str,
    error: String,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let tables = args.folder.tables()?;
    let Some(text) = &args.position else {
        return answer_all(io::stdin().lock(), &tables, args.json, out);
    };
    match (probe(&tables, text), args.json) {
        (Ok((position, probe)), true) => write_line(out, &answer(&position, &probe)),
        (Ok((position, probe)), false) => write_text(out, &position, &probe),
        (Err(failure), true) => {
            let (position, error) = (text.as_str(), failure.to_string());
            write_line(out, &Problem { position, error })?;
            Err(Failure::AlreadyReported)
        }
        (Err(failure), false) => Err(failure),
    }
}

fn probe(tables: &Tables, text: &str) -> Result<(Position, Probe), Failure> {
    let position: Position = read_position(text)?;
    let probe = tables.probe_moves(&position).map_err(Failure::input)?;
    let probe = probe.ok_or_else(|| out_of_range(tables, &position))?;
    Ok((position, probe))
}

fn out_of_range(tables: &Tables, position: &Position) -> Failure {
    let (count, most) = (
        position.own().len() + position.enemy().len(),
        tables.pieces(),
    );
    Failure::Input(format!(
        "the position has {count} pieces, and the tables go up to {most}; `ordo tables build` makes larger ones"
    ))
}

fn answer(position: &Position, probe: &Probe) -> Answer {
    let moves = probe.moves.iter().map(|(mv, value)| MoveJson {
        mv: mv.to_string(),
        value: value.name(),
        plies: value.plies(),
    });
    Answer {
        position: position.to_string(),
        value: probe.value.name(),
        plies: probe.value.plies(),
        moves: moves.collect(),
    }
}

fn write_text(out: &mut dyn Write, position: &Position, probe: &Probe) -> Result<(), Failure> {
    writeln!(out, "{}", sentence(position, probe.value))?;
    for (mv, value) in &probe.moves {
        writeln!(out, "{mv} {value}")?;
    }
    Ok(())
}

/// `White wins in 7 plies`.
fn sentence(position: &Position, value: Value) -> String {
    match value.plies() {
        Some(plies) => {
            let word = if plies == 1 { "ply" } else { "plies" };
            format!("{} {value} {word}", position.turn())
        }
        None => "draw".to_owned(),
    }
}

/// Reports invalid lines and goes on; fails at the end if there were any.
fn answer_all(
    mut input: impl BufRead,
    tables: &Tables,
    json: bool,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut failed = false;
    let mut line = Vec::new();
    for number in 1.. {
        line.clear();
        let length = input.read_until(b'\n', &mut line);
        let length = length.map_err(|error| Failure::File {
            path: "standard input".to_owned(),
            error,
        })?;
        if length == 0 {
            break;
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.trim_end_matches(['\n', '\r']);
        match probe(tables, text) {
            Ok((position, probe)) if json => write_line(out, &answer(&position, &probe))?,
            Ok((position, probe)) => writeln!(out, "{}", sentence(&position, probe.value))?,
            Err(failure) => {
                failed = true;
                let error = failure.to_string();
                if json {
                    let position = text;
                    write_line(out, &Problem { position, error })?;
                } else {
                    writeln!(out)?;
                    records::report(out, false, ("line", number), &error)?;
                }
            }
        }
        out.flush()?;
    }
    if failed {
        return Err(Failure::AlreadyReported);
    }
    Ok(())
}
