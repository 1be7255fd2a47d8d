//! `ordo moves`

use std::io::{self, BufRead, Write};

use ordo_rules::with_rules;
use serde::Serialize;

use crate::failure::Failure;
use crate::game::PositionArgs;
use crate::json::{OutcomeJson, write_line};
use crate::records;
use crate::render::Render;

/// List the legal moves, sorted, one per line
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    common: PositionArgs,
    /// Read one position per line from standard input, and print one line for each
    #[arg(long, conflicts_with = "position")]
    stdin: bool,
}

#[derive(Serialize)]
struct Answer {
    position: String,
    moves: Vec<String>,
    outcome: Option<OutcomeJson>,
}

#[derive(Serialize)]
struct Problem<'a> {
    position: &'a str,
    error: String,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    with_rules!(args.common.game, Position => {
        if args.stdin {
            answer_all::<Position>(io::stdin().lock(), &args.common, out)
        } else {
            answer_one::<Position>(args, out)
        }
    })
}

fn answer<P: Render>(position: &P) -> Answer {
    Answer {
        position: position.to_string(),
        moves: position
            .legal_moves()
            .iter()
            .map(ToString::to_string)
            .collect(),
        outcome: position.outcome().map(OutcomeJson::from),
    }
}

fn answer_one<P: Render>(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let text = &args.common.position;
    match args.common.read::<P>(text) {
        Ok(position) if args.common.json => write_line(out, &answer(&position)),
        Ok(position) => {
            for mv in position.legal_moves() {
                writeln!(out, "{mv}")?;
            }
            Ok(())
        }
        Err(failure) if args.common.json => {
            let error = failure.to_string();
            write_problem(text, error, out)?;
            Err(Failure::AlreadyReported)
        }
        Err(failure) => Err(failure),
    }
}

fn write_problem(position: &str, error: String, out: &mut dyn Write) -> Result<(), Failure> {
    write_line(out, &Problem { position, error })
}

/// Reports invalid lines and continues; fails at the end if there were any.
fn answer_all<P: Render>(
    mut input: impl BufRead,
    common: &PositionArgs,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let json = common.json;
    let mut failed = false;
    let mut line = Vec::new();
    for number in 1.. {
        line.clear();
        let length = input
            .read_until(b'\n', &mut line)
            .map_err(|error| Failure::File {
                path: "standard input".to_owned(),
                error,
            })?;
        if length == 0 {
            break;
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.trim_end_matches(['\n', '\r']);
        match common.read::<P>(text) {
            Ok(position) if json => write_line(out, &answer(&position))?,
            Ok(position) => writeln!(out, "{}", answer(&position).moves.join(" "))?,
            Err(failure) => {
                failed = true;
                let error = failure.to_string();
                if json {
                    write_problem(text, error, out)?;
                } else {
                    writeln!(out)?;
                    records::report(out, false, ("line", number), &error)?;
                }
            }
        }
        out.flush()?;
    }
    if failed {
        Err(Failure::AlreadyReported)
    } else {
        Ok(())
    }
}
