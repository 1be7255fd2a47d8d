//! `ordo suite`

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use ordo_engine::SearchLimits;
use ordo_lab::suite::{self, MAX_MINED_MOVES};
use serde_json::json;

use crate::failure::Failure;
use crate::json::{fail, write_line};
use crate::progress::Progress;

/// Run a suite of won positions of Stein's game, and count how many the engine solves
///
/// Each line of the file is a position, "; #" and the number of moves to the win: "8bb/10/... w; #2". A position is solved
/// when the engine announces a win in that many moves. With --mine, prints such a suite from self-play games instead: wins
/// in one, two and three moves, proved by exhaustive search.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The suite, or with --mine a file written by ordo selfplay
    file: PathBuf,
    /// Milliseconds for each position
    #[arg(long, value_name = "MS", default_value_t = 1000, conflicts_with = "nodes", value_parser = clap::value_parser!(u64).range(1..))]
    movetime: u64,
    /// Nodes for each position, instead of --movetime
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Print this many positions with proved wins of each length, from self-play games
    #[arg(long, value_name = "COUNT")]
    mine: Option<usize>,
    /// Print JSON
    #[arg(long, conflicts_with = "mine")]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let in_file = |error| Failure::File {
        path: args.file.display().to_string(),
        error,
    };
    if let Some(count) = args.mine {
        let total = count as u64 * u64::from(MAX_MINED_MOVES);
        let progress = Progress::bar("positions", 0, total);
        return suite::mine(&args.file, count, out, &progress).map_err(in_file);
    }
    let problems = match suite::read(&args.file) {
        Ok(problems) => problems,
        Err(error) => return fail(out, args.json, in_file(error)),
    };
    let limits = SearchLimits {
        movetime: args
            .nodes
            .is_none()
            .then(|| Duration::from_millis(args.movetime)),
        nodes: args.nodes,
        ..SearchLimits::default()
    };
    let progress = Progress::bar("positions", 0, problems.len() as u64);
    let results = suite::solve(&problems, &limits, &progress);
    drop(progress);
    for (moves, suite::SuiteResults { count, failed }) in results {
        let solved = count - failed.len();
        let failed: Vec<String> = failed.iter().map(ToString::to_string).collect();
        if args.json {
            write_line(
                out,
                &json!({"mate": moves, "positions": count, "solved": solved, "failed": failed}),
            )?;
            continue;
        }
        let share = 100.0 * solved as f64 / count as f64;
        writeln!(out, "wins in {moves}: {solved} of {count}, {share:.1} %")?;
        for position in failed {
            writeln!(out, "  failed: {position}")?;
        }
    }
    Ok(())
}
