//! Tactical suites of Stein's game: won positions with the number of moves to the win.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use ordo_engine::stein::SteinEngine;
use ordo_engine::{SearchLimits, Stop};
use ordo_rules::stein::{Game, Position};

use crate::ReportProgress;
use crate::exhaustive::wins_within;
use crate::selfplay::read_samples;

/// A won position of a suite.
#[derive(Clone, Copy, Debug)]
pub struct SuitePosition {
    /// The position, with the winner to move.
    pub position: Position,
    /// Number of the winner's moves to the win.
    pub moves: u32,
}

/// Results for the problems of one length.
#[derive(Clone, Debug, Default)]
pub struct SuiteResults {
    /// Number of problems.
    pub count: usize,
    /// Problems that were not solved.
    pub failed: Vec<Position>,
}

/// Longest win that is proved by exhaustive search.
pub const MAX_MINED_MOVES: u32 = 3;
const HASH_MEGABYTES: usize = 16;

/// Reads a suite: each line has a position, `; #` and the number of moves. Empty lines and lines that start with `#` are
/// ignored.
pub fn read(path: &Path) -> io::Result<Vec<SuitePosition>> {
    let text = fs::read_to_string(path)?;
    let lines = text.lines().enumerate();
    let problems = lines.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    problems
        .map(|(n, line)| {
            let invalid = || {
                let line = n + 1;
                let expected = "expected a position, \"; #\" and a number of moves";
                io::Error::new(ErrorKind::InvalidData, format!("line {line}: {expected}"))
            };
            parse(line).ok_or_else(invalid)
        })
        .collect()
}

fn parse(line: &str) -> Option<SuitePosition> {
    let (position, moves) = line.split_once("; #")?;
    let moves = moves.trim().parse().ok();
    Some(SuitePosition {
        position: position.trim().parse().ok()?,
        moves: moves.filter(|moves| (1..=60).contains(moves))?,
    })
}

/// Searches all problems; the results by number of moves.
pub fn solve(
    problems: &[SuitePosition],
    limits: &SearchLimits,
    progress: &dyn ReportProgress,
) -> BTreeMap<u32, SuiteResults> {
    let mut results: BTreeMap<u32, SuiteResults> = BTreeMap::new();
    let mut engine = SteinEngine::new(HASH_MEGABYTES);
    for (done, problem) in (1..).zip(problems) {
        engine.clear();
        let results = results.entry(problem.moves).or_default();
        results.count += 1;
        if !solves(&mut engine, *problem, limits) {
            results.failed.push(problem.position);
        }
        progress.set_done(done);
    }
    results
}

/// True if the engine announces the win within the limits; the search stops when it does.
fn solves(engine: &mut SteinEngine, problem: SuitePosition, limits: &SearchLimits) -> bool {
    let stop = Stop::default();
    let is_solution =
        |plies: Option<u16>| plies.is_some_and(|plies| u32::from(plies) == 2 * problem.moves - 1);
    let game = Game::from_position(problem.position);
    let result = engine.search(&game, limits, &stop, |lines| {
        if lines
            .iter()
            .any(|line| is_solution(line.score.plies_to_win()))
        {
            stop.set();
        }
    });
    let score = result.and_then(|result| result.score());
    score.is_some_and(|score| is_solution(score.plies_to_win()))
}

/// Writes a suite of `count` wins of each length up to [`MAX_MINED_MOVES`]: wins that the engine announced in self-play games,
/// at most one of each length per game, proved by exhaustive search.
pub fn mine(
    path: &Path,
    count: usize,
    out: &mut dyn Write,
    progress: &dyn ReportProgress,
) -> io::Result<()> {
    let mut candidates = Vec::new();
    let mut of_game = BTreeMap::new();
    read_samples(path, |sample| {
        let plies = 32_000 - i32::from(sample.score);
        if plies % 2 == 1 && plies < 2 * MAX_MINED_MOVES as i32 {
            of_game.insert(plies as u32 / 2 + 1, sample.position);
        }
        if sample.is_last {
            candidates.extend(std::mem::take(&mut of_game));
        }
    })?;
    let mut done = 0;
    for moves in 1..=MAX_MINED_MOVES {
        let proved = candidates.iter().filter(|(n, _)| *n == moves);
        let proved = proved.filter(|(_, position)| {
            !wins_within(position, moves - 1) && wins_within(position, moves)
        });
        for (_, position) in proved.take(count) {
            writeln!(out, "{position}; #{moves}")?;
            done += 1;
            progress.set_done(done);
        }
    }
    Ok(())
}
