//! Abstract Play's game records: one JSON object per game, or a list of them.
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use serde_json::{Deserializer, Value};

use super::{ImportError, Imported, date, set_tag};
use crate::prelude::*;
use crate::record::{GameResult, Location, Ply, Record};
use crate::{Rules, stein};

/// Reads the games of a text: one object, a list of objects, or several of either, one after another.
///
/// Squares and moves are written as ours. The last move may be `resign`, `timeout` or `draw`.
pub fn abstract_play(text: &str) -> Vec<Imported> {
    let mut games = Vec::new();
    // Parsed from bytes like the requests of the wasm module, so that it contains only one JSON parser.
    for value in Deserializer::from_slice(text.as_bytes()).into_iter() {
        match value {
            Ok(Value::Array(list)) => games.extend(list.iter().map(game)),
            Ok(value) => games.push(game(&value)),
            Err(error) => games.push(Imported::nothing(json_error(text, &error))),
        }
    }
    games
}

/// The parser's message and location. It counts columns in bytes.
fn json_error(text: &str, error: &serde_json::Error) -> ImportError {
    let sentence = error.to_string();
    let problem = sentence.rsplit_once(" at line ");
    let problem = problem.map_or(sentence.as_str(), |(problem, _)| problem);
    let line = text.lines().nth(error.line().saturating_sub(1));
    let column = line.unwrap_or_default().char_indices();
    let column = column.take_while(|(at, _)| *at < error.column()).count();
    ImportError::Json {
        location: Location {
            line: error.line() as u64,
            column: column.max(1) as u64,
        },
        problem: problem.to_owned(),
    }
}

fn game(value: &Value) -> Imported {
    let mut record = Record::default();
    match read(value, &mut record) {
        Ok(stated) => Imported::new(record, stated, None),
        Err(fault) if record.main.plies.is_empty() => Imported::nothing(fault),
        Err(fault) => Imported::new(record, GameResult::Unknown, Some(fault)),
    }
}

/// Fills the record, up to the first error, and returns the stated result.
fn read(value: &Value, record: &mut Record) -> Result<GameResult, ImportError> {
    check_game(value)?;
    let header = |path: &str| string(value, &format!("/header/{path}"));
    let (white, black) = (header("players/0/name")?, header("players/1/name")?);
    let optional = |path: &str| header(path).unwrap_or_default();
    let tags = [
        ("Event", optional("event")),
        ("Site", optional("site/name")),
        ("Date", date(&optional("date-start")).unwrap_or_default()),
        ("Round", optional("round")),
        ("White", white),
        ("Black", black),
        ("Rules", stein::Position::NAME.to_owned()),
        ("GameId", optional("site/gameid")),
    ];
    for (name, text) in tags {
        set_tag(record, name, &text)?;
    }
    if let Some(reason) = moves(value, record)? {
        set_tag(record, "Termination", reason)?;
    }
    Ok(result(value))
}

/// Checks that it is a game of Ordo without variants.
fn check_game(value: &Value) -> Result<(), ImportError> {
    let name = string(value, "/header/game/name")?;
    if !name.eq_ignore_ascii_case("ordo") {
        return Err(ImportError::OtherGame(name));
    }
    let variants = value.pointer("/header/game/variants");
    match variants.and_then(Value::as_array).map(Vec::as_slice) {
        Some([variant, ..]) => {
            let variant = variant.as_str().unwrap_or("?");
            Err(ImportError::OtherGame(format!("{name} ({variant})")))
        }
        _ => Ok(()),
    }
}

/// Adds the moves, and returns the reason for the end of the game if the last move names one.
fn moves(value: &Value, record: &mut Record) -> Result<Option<&'static str>, ImportError> {
    let rounds = value.get("moves").and_then(Value::as_array);
    let rounds = rounds.ok_or_else(|| ImportError::Field("moves".to_owned()))?;
    for (at, round) in rounds.iter().enumerate() {
        let round = round.as_array();
        let round = round.ok_or_else(|| ImportError::Field(format!("moves[{at}]")))?;
        for (seat, entry) in round.iter().enumerate() {
            let text = match entry {
                Value::Null => continue,
                Value::Object(entry) => entry.get("move").and_then(Value::as_str),
                entry => entry.as_str(),
            };
            let unusable = || ImportError::Field(format!("moves[{at}][{seat}]"));
            let text: String = text.ok_or_else(unusable)?.split_whitespace().collect();
            match text.as_str() {
                "resign" => return Ok(Some("resignation")),
                "timeout" => return Ok(Some("time")),
                "draw" => return Ok(Some("agreement")),
                text => {
                    let ply = Ply::new(text).map_err(|_| unusable())?;
                    record.main.plies.push(ply);
                }
            }
        }
    }
    Ok(None)
}

/// The result by numbers, the higher one wins; unknown without numbers.
fn result(value: &Value) -> GameResult {
    let of = |path| value.pointer(path).and_then(Value::as_f64);
    let numbers = of("/header/players/0/result").zip(of("/header/players/1/result"));
    match numbers.and_then(|(white, black)| white.partial_cmp(&black)) {
        Some(core::cmp::Ordering::Greater) => GameResult::WhiteWins,
        Some(core::cmp::Ordering::Less) => GameResult::BlackWins,
        Some(core::cmp::Ordering::Equal) => GameResult::Draw,
        None => GameResult::Unknown,
    }
}

/// A text or a number at a location in the JSON.
fn string(value: &Value, pointer: &str) -> Result<String, ImportError> {
    match value.pointer(pointer) {
        Some(Value::String(text)) => Ok(text.clone()),
        Some(Value::Number(number)) => Ok(number.to_string()),
        _ => Err(ImportError::Field(
            pointer.trim_start_matches('/').replace('/', "."),
        )),
    }
}
