//! `ordo check`

use std::io::Write;

use serde::Serialize;

use ordo_rules::{Rules, with_rules};

use crate::failure::Failure;
use crate::game::PositionArgs;
use crate::json::{OutcomeJson, fail, write_line};
use crate::render::Render;

/// Check whether a move is legal; if not, explain which rule it breaks
///
/// The exit code is 0 if the move is legal, 1 if it is illegal, and 2 if the move or the position cannot be read.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Move, such as "a3-a4", "a3xb4" or "a3:b3-a5"; in Khalifa's game "3@45" or "45-47,12-22"
    #[arg(value_name = "MOVE")]
    text: String,
    #[command(flatten)]
    common: PositionArgs,
}

#[derive(Serialize)]
struct Answer {
    #[serde(rename = "move")]
    text: String,
    legal: bool,
    /// The number of the broken rule, such as S5.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    /// The position after a legal move.
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<String>,
    /// The outcome, if the move ends the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<OutcomeJson>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    with_rules!(args.common.game, Position => check::<Position>(args, out))
}

fn check<P: Render>(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.common.json;
    let read = || -> Result<(P, P::Move), Failure> {
        let position = args.common.position()?;
        let mv = args.text.parse().map_err(|error| {
            Failure::Input(format!("cannot read the move {:?}: {error}", args.text))
        })?;
        Ok((position, mv))
    };
    let (position, mv) = match read() {
        Ok(read) => read,
        Err(failure) => return fail(out, json, failure),
    };
    let verdict = position.explain(mv);
    if json {
        let illegal = verdict.as_ref().err().map(ToString::to_string);
        let rule = |sentence: &String| sentence.split_once(':').map(|(rule, _)| rule.to_owned());
        let legal = verdict.is_ok();
        let mv = if legal { position.canonical(mv) } else { mv };
        let next = legal.then(|| position.after_unchecked(mv));
        let next = next.as_ref();
        write_line(
            out,
            &Answer {
                text: mv.to_string(),
                legal,
                rule: illegal.as_ref().and_then(rule),
                reason: illegal,
                position: next.map(ToString::to_string),
                outcome: next.and_then(Rules::outcome).map(OutcomeJson::from),
            },
        )?;
        return verdict.map_err(|_| Failure::Negative);
    }
    match verdict {
        Ok(()) => {
            let mv = position.canonical(mv);
            let outcome = position.after_unchecked(mv).outcome();
            let end = outcome.map_or(String::new(), |outcome| format!(": {outcome}"));
            Ok(writeln!(out, "{mv} is legal{end}")?)
        }
        Err(illegal) => {
            writeln!(out, "{mv} is illegal: {illegal}")?;
            Err(Failure::Negative)
        }
    }
}
