//! `ordo suite`

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use ordo_engine::stein::{Engine, wins_within};
use ordo_engine::{Limits, Stop};
use ordo_rules::stein::{Game, Position};
use serde_json::json;

use crate::failure::Failure;
use crate::json::{fail, write_line};
use crate::progress::Progress;
use crate::selfplay::read_samples;

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

/// The longest win that is proved by trying everything.
const LONGEST: u32 = 3;

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let in_file = |error| Failure::File {
        path: args.file.display().to_string(),
        error,
    };
    if let Some(count) = args.mine {
        return mine(&args.file, count, out).map_err(in_file);
    }
    let problems = match read(&args.file) {
        Ok(problems) => problems,
        Err(error) => return fail(out, args.json, in_file(error)),
    };
    let limits = Limits {
        movetime: args
            .nodes
            .is_none()
            .then(|| Duration::from_millis(args.movetime)),
        nodes: args.nodes,
        ..Limits::default()
    };
    let progress = Progress::bar("positions", 0, problems.len() as u64);
    // For each length: how many there are, and which are not solved.
    let mut counts: BTreeMap<u32, (usize, Vec<Position>)> = BTreeMap::new();
    let mut engine = Engine::new(16);
    for (position, moves) in problems {
        engine.clear();
        let (count, failed) = counts.entry(moves).or_default();
        *count += 1;
        if !solves(&mut engine, position, moves, &limits) {
            failed.push(position);
        }
        progress.advance();
    }
    drop(progress);
    for (moves, (count, failed)) in &counts {
        let solved = count - failed.len();
        let failed: Vec<String> = failed.iter().map(Position::to_string).collect();
        if args.json {
            write_line(
                out,
                &json!({"mate": moves, "positions": count, "solved": solved, "failed": failed}),
            )?;
            continue;
        }
        let share = 100.0 * solved as f64 / *count as f64;
        writeln!(out, "wins in {moves}: {solved} of {count}, {share:.1} %")?;
        for position in failed {
            writeln!(out, "  not {position}")?;
        }
    }
    Ok(())
}

fn solves(engine: &mut Engine, position: Position, moves: u32, limits: &Limits) -> bool {
    // It goes on until it has proved the win, whatever it announces before.
    let stop = Stop::default();
    let announced =
        |plies: Option<u16>| plies.is_some_and(|plies| u32::from(plies) == 2 * moves - 1);
    let found = engine.search(&Game::from_position(position), limits, &stop, |lines| {
        if lines
            .iter()
            .any(|line| announced(line.score.plies_to_win()))
        {
            stop.set();
        }
    });
    found.is_some_and(|found| announced(found.score().plies_to_win()))
}

fn read(path: &Path) -> io::Result<Vec<(Position, u32)>> {
    let text = fs::read_to_string(path)?;
    let lines = text.lines().enumerate();
    let problems = lines.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    problems
        .map(|(n, line)| {
            let problem = line.split_once("; #").and_then(|(position, moves)| {
                let moves = moves
                    .trim()
                    .parse()
                    .ok()
                    .filter(|moves| (1..=60).contains(moves));
                Some((position.trim().parse().ok()?, moves?))
            });
            let wrong = || {
                format!(
                    "line {}: expected a position, \"; #\" and a number of moves",
                    n + 1
                )
            };
            problem.ok_or_else(|| io::Error::new(ErrorKind::InvalidData, wrong()))
        })
        .collect()
}

/// Looks for wins that the engine announced in its games, one of each length a game at most, and proves them.
fn mine(path: &Path, count: usize, out: &mut dyn Write) -> io::Result<()> {
    let mut candidates = Vec::new();
    let mut of_game = BTreeMap::new();
    read_samples(path, |sample| {
        let plies = 32_000 - i32::from(sample.score);
        if plies % 2 == 1 && plies < 2 * LONGEST as i32 {
            of_game.insert(plies as u32 / 2 + 1, sample.position);
        }
        if sample.is_last {
            candidates.extend(std::mem::take(&mut of_game));
        }
    })?;
    let progress = Progress::bar("positions", 0, count as u64 * u64::from(LONGEST));
    for moves in 1..=LONGEST {
        let proved = candidates.iter().filter(|(n, _)| *n == moves);
        let proved = proved.filter(|(_, position)| {
            !wins_within(position, moves - 1) && wins_within(position, moves)
        });
        for (_, position) in proved.take(count) {
            writeln!(out, "{position}; #{moves}")?;
            progress.advance();
        }
    }
    Ok(())
}
