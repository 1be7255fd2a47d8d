//! `ordo best`

use std::io::Write;
use std::time::Duration;

use ordo_engine::ugi::Player;
use ordo_engine::{EngineOf, Stop};
use ordo_rules::{Rules, with_rules};
use serde::Serialize;

use crate::Common;
use crate::board::Board;
use crate::failure::Failure;
use crate::json::{fail, write_line};
use crate::search::{LineJson, SearchArgs, in_words, moves_in_line, over};

/// Find the best move, printed as the first word
#[derive(clap::Args, Debug)]
#[command(after_help = "Without --movetime, --nodes or --depth, the search takes 1 second.")]
pub struct Args {
    #[command(flatten)]
    common: Common,
    #[command(flatten)]
    search: SearchArgs,
}

/// Default time limit.
const TIME: Duration = Duration::from_secs(1);

#[derive(Serialize)]
struct Answer {
    position: String,
    best: String,
    #[serde(flatten)]
    line: LineJson,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let result = with_rules!(args.common.game, Position => best::<EngineOf<Position>>(args, out));
    match result {
        Err(failure @ Failure::Input(_)) => fail(out, args.common.json, failure),
        result => result,
    }
}

fn best<P: Player<Position: Board>>(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let game = args.search.game::<P::Position>(&args.common)?;
    if let Some(end) = over(&game) {
        return Err(Failure::Input(end));
    }
    let limits = args.search.limits(TIME, 1);
    let mut player: P = args.search.player()?;
    let found = player.search(&game, &limits, &Stop::default(), |_| {});
    let position = game.position();
    let Some(found) = found else {
        return Err(Failure::input("there is no legal move"));
    };
    let (best, info) = (found.best(), found.lines.first());
    if args.common.json {
        let answer = Answer {
            position: position.to_string(),
            best: best.to_string(),
            line: LineJson::from(info),
        };
        return write_line(out, &answer);
    }
    writeln!(out, "{best}")?;
    let words = in_words(info.score, position.turn());
    let seconds = info.time.as_secs_f64();
    let (depth, nodes) = (info.depth, info.nodes);
    writeln!(
        out,
        "{words} (depth {depth}, {nodes} nodes, {seconds:.2} s)"
    )?;
    Ok(writeln!(out, "{}", moves_in_line(&info.moves))?)
}
