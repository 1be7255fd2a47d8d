//! `ordo show`

use std::io::Write;

use ordo_rules::with_rules;
use serde_json::{Map, Value, json};

use crate::failure::Failure;
use crate::game::PositionArgs;
use crate::json::{OutcomeJson, fail, write_line};
use crate::render::{ColorChoice, Render};

/// Draw a position
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    common: PositionArgs,
    /// When to use colours
    #[arg(long, value_enum, default_value = "auto", value_name = "WHEN")]
    color: ColorChoice,
    /// Print an SVG diagram
    #[arg(long, conflicts_with = "json")]
    svg: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    with_rules!(args.common.game, Position => show::<Position>(args, out))
}

fn show<P: Render>(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let position: P = match args.common.position() {
        Ok(position) => position,
        Err(failure) => return fail(out, args.common.json, failure),
    };
    if args.common.json {
        return write_line(out, &as_json(&position));
    }
    if args.svg {
        return Ok(write!(out, "{}", position.svg())?);
    }
    write!(out, "{}", position.picture(args.color.style()))?;
    writeln!(out)?;
    for remark in position.remarks() {
        writeln!(out, "{remark}")?;
    }
    Ok(writeln!(out, "{position}")?)
}

fn as_json<P: Render>(position: &P) -> Map<String, Value> {
    let mut object = Map::new();
    object.insert("game".into(), json!(P::NAME));
    object.insert("position".into(), json!(position.to_string()));
    object.insert("turn".into(), json!(position.turn().letter().to_string()));
    object.append(&mut position.details());
    object.insert(
        "outcome".into(),
        json!(position.outcome().map(OutcomeJson::from)),
    );
    object
}
