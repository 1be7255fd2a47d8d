//! `ordo replay`

use std::io::Write;
use std::path::PathBuf;

use ordo_rules::record::{GameResult, Record, Replay};
use ordo_rules::{Outcome, with_rules};
use serde::Serialize;

use crate::failure::Failure;
use crate::json::{OutcomeJson, fail, write_line};
use crate::records::{self, RecordDefaults};
use crate::render::{ColorChoice, Render, Style};
use ordo_lab::counted;

/// Replay game records, and print their results and reasons
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// File of game records, or - for standard input
    #[arg(default_value = "-")]
    file: PathBuf,
    #[command(flatten)]
    defaults: RecordDefaults,
    /// Draw the board after every move
    #[arg(long, conflicts_with = "json")]
    boards: bool,
    /// When to use colours
    #[arg(long, value_enum, default_value = "auto", value_name = "WHEN")]
    color: ColorChoice,
    /// Print JSON, one object per game
    #[arg(long)]
    json: bool,
}

/// The result of a replayed game.
#[derive(Serialize)]
struct Answer<'a> {
    number: usize,
    game: &'static str,
    white_name: Option<&'a str>,
    black_name: Option<&'a str>,
    plies: usize,
    /// The result and the termination stated by the record.
    result: &'static str,
    termination: Option<&'a str>,
    /// The outcome by the rules.
    outcome: Option<OutcomeJson>,
    position: String,
    /// A contradiction between the record and the rules.
    remark: Option<String>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let style = args.color.style();
    let replayed = records::for_each(&args.file, args.json, out, |number, mut record, out| {
        let game = args.defaults.game_of(&record)?;
        args.defaults.complete(&mut record, game)?;
        with_rules!(game, Position => replay::<Position>(args, style, number, &record, out))
    });
    replayed.or_else(|failure| fail(out, args.json, failure))
}

fn replay<P: Render>(
    args: &Args,
    style: Style,
    number: usize,
    record: &Record,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let replay = record.replay::<P>().map_err(Failure::input)?;
    let (outcome, remark) = args.defaults.judge(record, &replay)?;
    let (white, black) = (record.tags.get("White"), record.tags.get("Black"));
    if args.json {
        return write_line(
            out,
            &Answer {
                number,
                game: P::NAME,
                white_name: white,
                black_name: black,
                plies: replay.moves.len(),
                result: record.result.text(),
                termination: record.tags.get("Termination"),
                outcome: outcome.map(OutcomeJson::from),
                position: replay.end.to_string(),
                remark,
            },
        );
    }
    let (white, black) = (white.unwrap_or("?"), black.unwrap_or("?"));
    writeln!(out, "Game {number}: {white} – {black} ({})", P::NAME)?;
    if args.boards {
        draw_all(&replay, style, out)?;
    }
    let played = counted(replay.moves.len() as u64, "move", "moves");
    writeln!(out, "  {} after {played}.", ending(record, outcome))?;
    writeln!(out, "  {}", replay.end)?;
    if let Some(remark) = remark {
        writeln!(out, "  Note: {remark}.")?;
    }
    Ok(())
}

/// Describes the end of a game: by the rules, or as stated by the record.
fn ending(record: &Record, outcome: Option<Outcome>) -> String {
    if let Some(outcome) = outcome {
        let text = outcome.to_string();
        let (first, rest) = text.split_at(1);
        return first.to_uppercase() + rest;
    }
    let stated = match record.result {
        GameResult::WhiteWins => "White wins",
        GameResult::BlackWins => "Black wins",
        GameResult::Draw => "Draw",
        GameResult::Unknown => return "Unfinished".to_owned(),
    };
    match record.tags.get("Termination") {
        Some(reason) => format!("{stated} ({reason}, as the record says)"),
        None => format!("{stated} (as the record says)"),
    }
}

fn draw_all<P: Render>(
    replay: &Replay<P>,
    style: Style,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut position = replay.start.clone();
    writeln!(out, "\n{}", position.picture(style))?;
    for &mv in &replay.moves {
        writeln!(out, "{}: {mv}", position.turn())?;
        position = position.after_unchecked(mv);
        writeln!(out, "{}", position.picture(style))?;
    }
    Ok(())
}
