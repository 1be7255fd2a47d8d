//! `ordo best`

use std::io::Write;
use std::time::Duration;

use ordo_engine::{Configure, EngineOf, Stop};
use ordo_rules::{Rules, with_rules};
use serde::Serialize;

use crate::failure::Failure;
use crate::game::PositionArgs;
use crate::json::{fail, write_line};
use crate::render::Render;
use crate::search::{LineJson, Prepared, SearchArgs, describe_score, join_moves, over};

/// Find the best move, printed as the first word
#[derive(clap::Args, Debug)]
#[command(after_help = "Without --movetime, --nodes or --depth, the search takes 1 second.")]
pub(crate) struct Args {
    #[command(flatten)]
    common: PositionArgs,
    #[command(flatten)]
    search: SearchArgs,
}

const DEFAULT_TIME: Duration = Duration::from_secs(1);

#[derive(Serialize)]
struct Answer {
    position: String,
    best: String,
    #[serde(flatten)]
    line: LineJson,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    with_rules!(args.common.game, Position => best::<EngineOf<Position>>(args, out))
        .or_else(|failure| fail(out, args.common.json, failure))
}

fn best<E: Configure<Position: Render>>(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let mut search = match args.search.prepare::<E>(&args.common, DEFAULT_TIME, 1)? {
        Prepared::Search(search) => search,
        Prepared::Over { outcome, .. } => return Err(Failure::Input(over(outcome))),
    };
    let result = search.run(&Stop::default(), |_| {})?;
    let position = search.game.position();
    let (best, Some(info)) = (result.best, result.lines.first()) else {
        return Err(Failure::input("there is no legal move"));
    };
    if args.common.json {
        let answer = Answer {
            position: position.to_string(),
            best: best.to_string(),
            line: LineJson::from(info),
        };
        return write_line(out, &answer);
    }
    writeln!(out, "{best}")?;
    let score = describe_score(info.score, position.turn());
    let seconds = info.time.as_secs_f64();
    let (depth, nodes) = (info.depth, info.nodes);
    writeln!(
        out,
        "{score} (depth {depth}, {nodes} nodes, {seconds:.2} s)"
    )?;
    Ok(writeln!(out, "{}", join_moves(&info.pv))?)
}
