//! `ordo analyze`

use std::fmt::Display;
use std::io::Write;
use std::time::Duration;

use ordo_engine::ugi::Player;
use ordo_engine::{EngineOf, Info, Stop};
use ordo_rules::{Rules, with_rules};
use serde_json::json;

use crate::Common;
use crate::board::Board;
use crate::failure::Failure;
use crate::json::{OutcomeJson, fail, write_line};
use crate::search::{LineJson, SearchArgs, in_words, moves_in_line, over, percent};

/// Show the best lines as they are found, with scores for the side to move
#[derive(clap::Args, Debug)]
#[command(after_help = "Without --movetime, --nodes or --depth, the search takes 5 seconds.")]
pub struct Args {
    #[command(flatten)]
    common: Common,
    #[command(flatten)]
    search: SearchArgs,
    /// Number of best lines (MultiPV)
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    multipv: u16,
}

/// Default time limit.
const TIME: Duration = Duration::from_secs(5);

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let result =
        with_rules!(args.common.game, Position => analyze::<EngineOf<Position>>(args, out));
    match result {
        Err(failure @ Failure::Input(_)) => fail(out, args.common.json, failure),
        result => result,
    }
}

fn analyze<P: Player<Position: Board>>(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.common.json;
    let game = args.search.game::<P::Position>(&args.common)?;
    let position = game.position();
    if let Some(end) = over(&game) {
        if json {
            let outcome = game.outcome().map(OutcomeJson::from);
            let answer = json!({ "position": position.to_string(), "outcome": outcome });
            return write_line(out, &answer);
        }
        return Ok(writeln!(out, "{end}")?);
    }
    let limits = args.search.limits(TIME, usize::from(args.multipv));
    let mut player: P = args.search.player()?;
    let stop = Stop::default();
    let mut written: Result<(), Failure> = Ok(());
    let mut write = |lines: &[Info<_>]| {
        for info in lines {
            if json {
                write_line(out, &LineJson::from(info))?;
            } else {
                write_info(out, info, args.multipv > 1)?;
            }
        }
        Ok(out.flush()?)
    };
    let found = player.search(&game, &limits, &stop, |lines| {
        if written.is_ok() {
            written = write(lines);
        }
        if written.is_err() {
            stop.set(); // the output is closed
        }
    });
    written?;
    if !json && let Some(found) = found {
        let info = found.lines.first();
        let words = in_words(info.score, position.turn());
        writeln!(out, "{words} with {}", moves_in_line(&info.moves[..1]))?;
    }
    Ok(())
}

fn write_info<M: Display>(
    out: &mut dyn Write,
    info: &Info<M>,
    with_number: bool,
) -> Result<(), Failure> {
    let number = if with_number {
        format!("{:>3}.", info.line)
    } else {
        String::new()
    };
    let Info { depth, nodes, .. } = info;
    writeln!(
        out,
        "depth {depth:>2}{number} {:>6} {:>5}  {nodes:>10} nodes {:>6.2} s  {}",
        info.score,
        percent(info.score),
        info.time.as_secs_f64(),
        moves_in_line(&info.moves)
    )?;
    Ok(())
}
