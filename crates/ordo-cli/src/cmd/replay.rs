//! `ordo replay`

use std::io::Write;

use ordo_rules::record::{Record, Replay, Score};
use ordo_rules::{Game, Outcome, PlayError, Reason};
use serde::Serialize;

use crate::GameId;
use crate::board::{Board, ColorChoice, Style};
use crate::failure::Failure;
use crate::game::with_game;
use crate::json::{OutcomeJson, write_line};
use crate::records;

/// Play the games of a file through and tell their results and reasons
#[derive(clap::Args, Debug)]
pub struct Args {
    /// A file of records, or - for standard input
    #[arg(default_value = "-")]
    file: String,
    /// The game, where a record does not say
    #[arg(long, value_enum, default_value = "stein")]
    game: GameId,
    /// Draw the board after every move
    #[arg(long, conflicts_with = "json")]
    boards: bool,
    /// Colours
    #[arg(long, value_enum, default_value = "auto", value_name = "WHEN")]
    color: ColorChoice,
    /// Print JSON, one object a game
    #[arg(long)]
    json: bool,
}

/// What a replayed game comes to.
#[derive(Serialize)]
struct Answer<'a> {
    number: usize,
    game: &'static str,
    white: Option<&'a str>,
    black: Option<&'a str>,
    plies: usize,
    /// The result that the record states.
    result: &'static str,
    /// What the rules say of the end of the game.
    outcome: Option<OutcomeJson>,
    position: String,
    /// What does not fit together, if anything.
    remark: Option<String>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let style = args.color.style();
    records::for_each(&args.file, args.json, out, |number, record, out| {
        let game = records::game_of(&record, args.game)?;
        with_game!(game, Position => replay::<Position>(args, style, number, &record, out))
    })
}

fn replay<P: Board>(
    args: &Args,
    style: Style,
    number: usize,
    record: &Record,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let replay = record.replay::<P>().map_err(Failure::input)?;
    let repetition = third_time(&replay);
    let outcome = replay.end.outcome().or_else(|| {
        let at_the_end = repetition == Some(replay.moves.len());
        at_the_end.then(|| Outcome::draw(Reason::Repetition))
    });
    let remark = remark(record, &replay, repetition);
    let (white, black) = (record.tags.get("White"), record.tags.get("Black"));
    if args.json {
        return write_line(
            out,
            &Answer {
                number,
                game: P::ID,
                white,
                black,
                plies: replay.moves.len(),
                result: record.score.text(),
                outcome: outcome.map(OutcomeJson::from),
                position: replay.end.to_string(),
                remark,
            },
        );
    }
    let (white, black) = (white.unwrap_or("?"), black.unwrap_or("?"));
    writeln!(out, "Game {number}: {white} – {black} ({})", P::ID)?;
    if args.boards {
        draw_all(&replay, style, out)?;
    }
    writeln!(
        out,
        "  {} after {}.",
        ending(record, outcome),
        count(replay.moves.len())
    )?;
    writeln!(out, "  {}", replay.end)?;
    if let Some(remark) = remark {
        writeln!(out, "  Note: {remark}.")?;
    }
    Ok(())
}

/// After how many moves a position first stood for the third time (S10.5, K8).
fn third_time<P: Board>(replay: &Replay<P>) -> Option<usize> {
    let mut game = Game::from_position(replay.start.clone());
    for (played, &mv) in replay.moves.iter().enumerate() {
        if let Err(PlayError::Over(outcome)) = game.play(mv) {
            return (outcome.reason == Reason::Repetition).then_some(played);
        }
    }
    let drawn = game
        .outcome()
        .is_some_and(|outcome| outcome.reason == Reason::Repetition);
    drawn.then_some(replay.moves.len())
}

/// How the game ended: by the rules, or by what the record says.
fn ending(record: &Record, outcome: Option<Outcome>) -> String {
    if let Some(outcome) = outcome {
        let text = outcome.to_string();
        let (first, rest) = text.split_at(1);
        return first.to_uppercase() + rest;
    }
    let stated = match record.score {
        Score::WhiteWins => "White wins",
        Score::BlackWins => "Black wins",
        Score::Draw => "Draw",
        Score::Unknown => return "Unfinished".to_owned(),
    };
    match record.tags.get("Termination") {
        Some(reason) => format!("{stated} ({reason}, as the record says)"),
        None => format!("{stated} (as the record says)"),
    }
}

fn remark<P: Board>(
    record: &Record,
    replay: &Replay<P>,
    repetition: Option<usize>,
) -> Option<String> {
    let verdict = record.verdict(replay);
    if !verdict.agrees() {
        return Some(verdict.to_string());
    }
    let played_on = repetition.filter(|&plies| plies < replay.moves.len());
    played_on.map(|plies| {
        format!(
            "a position stood for the third time after {}, and the game went on",
            count(plies)
        )
    })
}

fn count(plies: usize) -> String {
    match plies {
        1 => "1 move".to_owned(),
        _ => format!("{plies} moves"),
    }
}

fn draw_all<P: Board>(
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
