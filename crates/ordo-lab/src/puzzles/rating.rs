//! Ratings by measurement: how often each level solves a puzzle, and how hard it is for the engine.

use std::ops::ControlFlow;
use std::path::Path;

use ordo_engine::{Configure, Engine, EngineOf, SearchLimits, Stop};
use ordo_puzzles::{Puzzle, PuzzleGame, PuzzleId};
use ordo_rules::{Game, RuleSet};

use super::file::{self, PuzzleFile};
use super::monotone::RateTable;
use crate::workers::in_order;
use crate::{LabError, ReportProgress};

/// The number of levels that try every puzzle.
pub const LEVELS: usize = 10;

/// Settings of a measurement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RateSettings {
    /// Attempts of every level.
    pub attempts: u32,
    /// Number of threads; does not change the result.
    pub threads: usize,
    /// True if puzzles that have a rating are measured again.
    pub again: bool,
}

/// Measurements of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measured {
    /// The number of attempts with which each level solved it.
    pub solved: [u32; LEVELS],
    /// Attempts of every level.
    pub attempts: u32,
    /// Nodes that the engine needs to find the first move, up to a limit.
    pub nodes: u64,
    /// The number of wrong first moves that the levels chose.
    pub tempting: usize,
    /// The number of moves to find.
    pub moves: usize,
}

/// The rating of a level: the solver's strength at which the scale is fixed.
fn strength(level: usize) -> f64 {
    500.0 + 150.0 * level as f64
}

/// Ratings that are considered.
const RATINGS: core::ops::RangeInclusive<u16> = 400..=2800;
/// Spread of ratings around the expectation from nodes, length and tempting moves.
const SPREAD: f64 = 400.0;

impl Measured {
    /// The most likely rating. A level solves a puzzle of its own rating half of the time, and one that is rated 400 less ten times of
    /// eleven. Nodes, length and tempting moves give the expectation before the levels try.
    pub fn rating(&self) -> u16 {
        let nodes = (1.0 + self.nodes as f64 / 200.0).log2();
        let expected = 600.0
            + 200.0 * (self.moves as f64 - 1.0)
            + 70.0 * nodes
            + 40.0 * self.tempting.min(10) as f64;
        let likelihood = |rating: u16| {
            let rating = f64::from(rating);
            let mut sum = -((rating - expected) / SPREAD).powi(2) / 2.0;
            for (level, &solved) in (1..).zip(&self.solved) {
                let chance = 1.0 / (1.0 + 10f64.powf((rating - strength(level)) / 400.0));
                let failed = f64::from(self.attempts - solved.min(self.attempts));
                sum += f64::from(solved) * chance.ln() + failed * (1.0 - chance).ln();
            }
            sum
        };
        let best = RATINGS
            .step_by(5)
            .map(|rating| (likelihood(rating), rating));
        let best = best.max_by(|a, b| a.0.total_cmp(&b.0));
        best.map_or(*RATINGS.start(), |(_, rating)| rating)
    }
}

/// Lets levels try puzzles.
pub struct Measurer<P: PuzzleGame> {
    engine: EngineOf<P>,
}

const HASH_MEGABYTES: usize = 2;

impl<P: PuzzleGame> Default for Measurer<P> {
    fn default() -> Measurer<P> {
        Measurer {
            engine: EngineOf::<P>::new(HASH_MEGABYTES),
        }
    }
}

/// Nodes of a level that has no limit of its own.
fn most_nodes(rule_set: RuleSet) -> u64 {
    match rule_set {
        RuleSet::Stein => 30_000,
        RuleSet::Khalifa => 1_000,
    }
}

impl<P: PuzzleGame> Measurer<P> {
    /// Measures a puzzle.
    pub fn measure(&mut self, puzzle: &Puzzle<P>, attempts: u32) -> Measured {
        let mut solved = [0; LEVELS];
        let mut wrong = Vec::new();
        for (level, solved) in (1..).zip(&mut solved) {
            for attempt in 0..attempts {
                match self.attempt(puzzle, level, attempt) {
                    Ok(()) => *solved += 1,
                    Err(Some(mv)) if !wrong.contains(&mv) => wrong.push(mv),
                    Err(_) => {}
                }
            }
        }
        Measured {
            solved,
            attempts,
            nodes: self.nodes_to_solve(puzzle),
            tempting: wrong.len(),
            moves: puzzle.solver_moves(),
        }
    }

    /// The attempts of one level that solve a puzzle.
    pub fn solved_by(&mut self, puzzle: &Puzzle<P>, level: u8, attempts: u32) -> u32 {
        let solved = (0..attempts).filter(|&n| self.attempt(puzzle, level, n).is_ok());
        solved.count() as u32
    }

    /// One attempt of a level. The error is a wrong first move.
    fn attempt(
        &mut self,
        puzzle: &Puzzle<P>,
        level: u8,
        attempt: u32,
    ) -> Result<(), Option<P::Move>> {
        // A level errs in the same way for the same seed and position.
        let seed = u64::from(attempt) << 32 | u64::from(puzzle.id().number());
        self.engine.set_level(level, seed);
        self.engine.new_game(seed);
        let limits = SearchLimits {
            nodes: Some(most_nodes(P::RULE_SET)),
            ..SearchLimits::default()
        };
        let mut game = Game::from_position(puzzle.position().clone());
        for found in 0..puzzle.solver_moves() {
            let result = self
                .engine
                .search(&game, &limits, &Stop::default(), &mut |_| {});
            let Ok(result) = result else {
                return Err(None);
            };
            if !puzzle.accepts(found, result.best) {
                return Err((found == 0).then_some(result.best));
            }
            for &mv in puzzle.line().iter().skip(2 * found).take(2) {
                if game.play(mv).is_err() {
                    return Ok(()); // the solver has ended the game in another way
                }
            }
        }
        Ok(())
    }

    /// The nodes after which the engine at full strength prefers the first move of the solution for good.
    fn nodes_to_solve(&mut self, puzzle: &Puzzle<P>) -> u64 {
        self.engine.set_level(LEVELS as u8, 0);
        self.engine.new_game(0);
        let limits = SearchLimits {
            nodes: Some(most_nodes(P::RULE_SET)),
            ..SearchLimits::default()
        };
        let game = Game::from_position(puzzle.position().clone());
        let mut since = None;
        let solution = puzzle.line().first();
        let stop = Stop::default();
        let result = self.engine.search(&game, &limits, &stop, &mut |lines| {
            let Some(line) = lines.first() else { return };
            if Some(line.pv.first()) == solution {
                since.get_or_insert(line.nodes);
                if line.score.plies_to_win().is_some() {
                    stop.set();
                }
            } else {
                since = None;
            }
        });
        let searched = result.map_or(0, |result| result.nodes);
        since.unwrap_or(2 * searched)
    }
}

/// Rates the puzzles of a file and writes them to another, or the same, in the order of their ratings. Ratings that the other file has
/// are kept unless all are measured again. Returns the solving rates of the puzzles that were measured. An interrupted run
/// keeps what it has measured.
pub fn rate<P: PuzzleGame, G: ReportProgress>(
    from: &Path,
    to: &Path,
    settings: RateSettings,
    stop: &Stop,
    progress: impl FnOnce(u64) -> G,
) -> Result<RateTable, LabError> {
    let mut puzzles = PuzzleFile::<P>::open(from)?.puzzles().to_vec();
    if to != from && to.exists() {
        let rated = PuzzleFile::<P>::open(to)?;
        for puzzle in &mut puzzles {
            let id: PuzzleId = puzzle.id();
            let known = rated.puzzles().iter().find(|other| other.id() == id);
            let rating = known.and_then(Puzzle::rating).or(puzzle.rating());
            *puzzle = puzzle.clone().with_rating(rating);
        }
    }
    let is_open = |puzzle: &Puzzle<P>| settings.again || puzzle.rating().is_none();
    let open: Vec<usize> = (0..puzzles.len())
        .filter(|&i| is_open(&puzzles[i]))
        .collect();
    let progress = progress(open.len() as u64);
    let mut table = RateTable::default();
    let measuring: Vec<Puzzle<P>> = open.iter().map(|&i| puzzles[i].clone()).collect();
    in_order(
        0..open.len() as u64,
        settings.threads,
        stop,
        || Ok(Measurer::<P>::default()),
        |measurer, number, _| measurer.measure(&measuring[number as usize], settings.attempts),
        |number, measured| {
            let rating = measured.rating();
            table.add(rating, &measured);
            let puzzle = &mut puzzles[open[number as usize]];
            *puzzle = puzzle.clone().with_rating(Some(rating));
            progress.set_done(number + 1);
            if (number + 1).is_multiple_of(PUZZLES_PER_WRITE) {
                file::write(to, &puzzles)?;
            }
            Ok(ControlFlow::Continue(()))
        },
    )?;
    file::write(to, &puzzles)?;
    Ok(table)
}

/// Puzzles between two writes of the file.
const PUZZLES_PER_WRITE: u64 = 50;

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(solved: [u32; LEVELS]) -> Measured {
        Measured {
            solved,
            attempts: 4,
            nodes: 500,
            tempting: 1,
            moves: 2,
        }
    }

    #[test]
    fn ratings_fall_with_every_solution() {
        let none = measured([0; LEVELS]);
        let strong = measured([0, 0, 0, 0, 0, 0, 1, 2, 3, 4]);
        let most = measured([0, 1, 2, 3, 3, 4, 4, 4, 4, 4]);
        let all = measured([4; LEVELS]);
        let ratings = [none, strong, most, all].map(|measured| measured.rating());
        assert!(ratings.is_sorted_by(|a, b| a > b), "{ratings:?}");
        assert!((1200..1900).contains(&ratings[1]), "{ratings:?}");
        assert!(ratings[3] < 700, "{ratings:?}");
    }

    #[test]
    fn harder_searches_raise_the_rating() {
        let easy = measured([1; LEVELS]);
        let mut hard = easy;
        hard.nodes = 50_000;
        assert!(hard.rating() > easy.rating());
        let mut long = easy;
        long.moves = 4;
        assert!(long.rating() > easy.rating());
        let mut tempting = easy;
        tempting.tempting = 8;
        assert!(tempting.rating() > easy.rating());
    }
}
