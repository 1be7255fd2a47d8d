//! `ordo analyze`

use std::fmt::Display;
use std::io::Write;
use std::time::Duration;

use ordo_engine::{Configure, EngineOf, PvInfo, Stop};
use ordo_rules::{Rules, with_rules};

use crate::failure::Failure;
use crate::game::PositionArgs;
use crate::json::{fail, write_line};
use crate::render::Render;
use crate::search::{
    LineJson, Prepared, SearchArgs, describe_score, join_moves, percent, write_outcome,
};

/// Show the best lines as the search finds them, with scores for the side to move
#[derive(clap::Args, Debug)]
#[command(after_help = "Without --movetime, --nodes or --depth, the search takes 5 seconds.")]
pub(crate) struct Args {
    #[command(flatten)]
    common: PositionArgs,
    #[command(flatten)]
    search: SearchArgs,
    /// Number of best lines (MultiPV)
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    multipv: u16,
}

const DEFAULT_TIME: Duration = Duration::from_secs(5);

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    with_rules!(args.common.game, Position => analyze::<EngineOf<Position>>(args, out))
        .or_else(|failure| fail(out, args.common.json, failure))
}

fn analyze<E: Configure<Position: Render>>(
    args: &Args,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let json = args.common.json;
    let prepared = args
        .search
        .prepare::<E>(&args.common, DEFAULT_TIME, args.multipv)?;
    let mut search = match prepared {
        Prepared::Search(search) => search,
        Prepared::Over { position, outcome } => {
            return write_outcome(out, json, &position, outcome);
        }
    };
    let stop = Stop::default();
    let mut written: Result<(), Failure> = Ok(());
    let mut write = |lines: &[PvInfo<_>]| {
        for info in lines {
            if json {
                write_line(out, &LineJson::from(info))?;
            } else {
                write_info(out, info, args.multipv > 1)?;
            }
        }
        Ok(out.flush()?)
    };
    let result = search.run(&stop, |lines| {
        if written.is_ok() {
            written = write(lines);
        }
        if written.is_err() {
            stop.set(); // the output is closed
        }
    });
    written?;
    let result = result?;
    if !json && let Some(info) = result.lines.first() {
        let score = describe_score(info.score, search.game.position().turn());
        writeln!(out, "{score} with {}", join_moves(&info.pv[..1]))?;
    }
    Ok(())
}

fn write_info<M: Display>(
    out: &mut dyn Write,
    info: &PvInfo<M>,
    with_number: bool,
) -> Result<(), Failure> {
    let number = if with_number {
        format!("{:>3}.", info.multipv)
    } else {
        String::new()
    };
    let PvInfo { depth, nodes, .. } = info;
    writeln!(
        out,
        "depth {depth:>2}{number} {:>6} {:>5}  {nodes:>10} nodes {:>6.2} s  {}",
        info.score,
        percent(info.score),
        info.time.as_secs_f64(),
        join_moves(&info.pv)
    )?;
    Ok(())
}
