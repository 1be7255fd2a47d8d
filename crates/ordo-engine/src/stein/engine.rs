use std::thread;
use std::time::Duration;

use ordo_rules::stein::{Game, Move, Position};

use super::calibration::calibrated;
use super::evaluation::{Evaluate, HandCrafted};
use super::group::LazyGroup;
use super::level::Level;
use super::noise::Noise;
use super::table::Table;
use super::techniques::Techniques;
use super::worker::{LONGEST, Node, Window, Worker, keys_of};
use crate::clock::Instant;
use crate::{
    Configure, NonEmpty, PvInfo, Report, Score, SearchError, SearchLimits, SearchResult, Stop,
    TimeLeft,
};

/// A player of Stein's Ordo.
pub struct Engine<E = HandCrafted> {
    evaluation: E,
    table: Table,
    threads: usize,
    level: Level,
    seed: u64,
    techniques: Techniques,
}

impl Engine {
    /// An engine with a table of so many megabytes and the usual evaluation.
    pub fn new(megabytes: usize) -> Engine {
        Engine::with_evaluation(megabytes, HandCrafted::default())
    }
}

impl<E: Evaluate> Engine<E> {
    /// An engine with an evaluation of its own.
    pub fn with_evaluation(megabytes: usize, evaluation: E) -> Engine<E> {
        Engine {
            evaluation,
            table: Table::new(megabytes),
            threads: 1,
            level: Level::MAX,
            seed: 0,
            techniques: Techniques::ALL,
        }
    }

    /// Sets how strong to play. Another `seed` is another player of about the same strength.
    pub fn set_level(&mut self, level: Level, seed: u64) {
        if (level, seed) != (self.level, self.seed) {
            self.table.clear(); // it holds the judgement of the other level
        }
        (self.level, self.seed) = (level, seed);
    }

    /// Sets the number of threads that search together. With one thread a search is the same every time.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// Sets the size of the table and forgets what was in it.
    pub fn set_table(&mut self, megabytes: usize) {
        self.table = Table::new(megabytes);
    }

    /// What the search does to see further.
    pub fn techniques(&self) -> Techniques {
        self.techniques
    }

    /// Sets what the search does to see further.
    pub fn set_techniques(&mut self, techniques: Techniques) {
        self.techniques = techniques;
    }

    /// Replaces the evaluation, and forgets what the table holds of the old one.
    pub fn set_evaluation(&mut self, evaluation: E) {
        self.evaluation = evaluation;
        self.table.clear();
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Looks for the best move where the game stands, and reports the best lines of every depth, sorted by score. Depth 1 is
    /// always finished, whatever the limits say. `None` if the game is over.
    pub fn search(
        &mut self,
        game: &Game,
        limits: &SearchLimits,
        stop: &Stop,
        mut report: impl FnMut(&[PvInfo<Move>]),
    ) -> Option<SearchResult<Move>> {
        if game.outcome().is_some() {
            return None;
        }
        self.table.next_search();
        let started = Instant::now();
        let deadline = budget(limits).map(|budget| started + budget);
        let skill = self.level.skill(self.seed);
        let nodes = [limits.nodes, skill.map(|skill| skill.nodes)];
        let nodes = nodes.into_iter().flatten().min().unwrap_or(u64::MAX);
        let helpers_stop = Stop::default();
        let new_worker = |stop, nodes| {
            let keys = keys_of(game.positions());
            let mut worker = Worker::new(
                &self.evaluation,
                &self.table,
                stop,
                deadline,
                nodes,
                keys,
                self.techniques,
            );
            if let Some(skill) = skill {
                worker.noise = Noise {
                    size: skill.noise,
                    blindness: skill.blindness,
                    seed: self.seed,
                };
            }
            worker
        };
        let position = game.position();
        thread::scope(|scope| {
            let threads = if self.level == Level::MAX {
                self.threads
            } else {
                1
            };
            for n in 1..threads {
                let mut worker = new_worker(&helpers_stop, u64::MAX);
                let limits = SearchLimits {
                    multipv: 1,
                    ..limits.clone()
                };
                scope.spawn(move || {
                    deepen(&mut worker, position, &limits, started, n, &mut |_| {});
                });
            }
            let mut worker = new_worker(stop, nodes);
            let lines = deepen(&mut worker, position, limits, started, 0, &mut report);
            helpers_stop.set();
            let nodes = worker.nodes;
            SearchResult::from_lines(lines, nodes)
        })
    }
}

impl crate::Engine for Engine {
    type Position = ordo_rules::stein::Position;

    fn new_game(&mut self, seed: u64) {
        self.seed = seed;
        self.clear();
    }

    fn search(
        &mut self,
        game: &Game,
        limits: &SearchLimits,
        stop: &Stop,
        report: &mut Report<'_, Move>,
    ) -> Result<SearchResult<Move>, SearchError> {
        let result = self.search(game, limits, stop, report);
        result.ok_or(SearchError::GameOver)
    }
}

impl Configure for Engine {
    fn new(megabytes: usize) -> Engine {
        Engine::new(megabytes)
    }

    fn set_threads(&mut self, threads: usize) {
        self.set_threads(threads);
    }

    fn set_level(&mut self, level: u8, seed: u64) {
        self.set_level(Level::new(level).unwrap_or_default(), seed);
    }

    fn disable(&mut self, technique: &str) -> Result<(), String> {
        let without = self.techniques.without(technique).ok_or_else(|| {
            let names = Techniques::NAMES.join(", ");
            format!("the engine has no technique {technique:?}; it has {names}")
        })?;
        self.set_techniques(without);
        Ok(())
    }

    fn set_weights(&mut self, weights: &[f64]) -> Result<(), String> {
        self.set_evaluation(HandCrafted::from_parameters(weights)?);
        Ok(())
    }
}

/// How long a search may take; the clock leaves some time for the way back.
fn budget(limits: &SearchLimits) -> Option<Duration> {
    let by_clock = limits.time_left.map(TimeLeft::budget);
    [limits.movetime, by_clock].into_iter().flatten().min()
}

/// Searches deeper and deeper. Helpers (`nth` > 0) start at other depths, so that threads do different work.
fn deepen<E: Evaluate>(
    worker: &mut Worker<'_, E>,
    position: &Position,
    limits: &SearchLimits,
    started: Instant,
    nth: usize,
    report: &mut dyn FnMut(&[PvInfo<Move>]),
) -> Vec<PvInfo<Move>> {
    let own = LazyGroup::new(position.turn(), position.own());
    let enemy = LazyGroup::new(!position.turn(), position.enemy());
    let node = Node {
        position,
        own: &own,
        enemy: &enemy,
    };
    let count = position.count_moves();
    let lines = limits.multipv.max(1).min(count);
    let deepest = limits.depth.unwrap_or(u32::MAX);
    let deepest = deepest.clamp(1, LONGEST as u32 - 1);
    let mut best: Vec<PvInfo<Move>> = Vec::new();
    // What the lines of the last depth came to, before calibration.
    let mut sums: Vec<Score> = Vec::new();
    for depth in (1 + nth as u32 % 2)..=deepest {
        let mut found: Vec<PvInfo<Move>> = Vec::new();
        let mut new_sums = Vec::new();
        worker.ignores_limits = nth == 0 && depth == 1;
        worker.excluded.clear();
        worker.longest = 0;
        for line in 1..=lines {
            let guess = sums.get(line - 1).copied();
            worker.root_score = Score::MIN;
            let whole = around(worker, node, depth, guess);
            let partly = Some(worker.root_score)
                .filter(|&score| worker.techniques.unfinished && lines == 1 && score > Score::MIN);
            let moves = NonEmpty::new(worker.line().to_vec());
            let (Some(sum), Some(moves)) = (whole.or(partly), moves) else {
                break;
            };
            let info = PvInfo {
                depth,
                seldepth: worker.longest as u32 + 1,
                multipv: line,
                score: calibrated(sum, position),
                nodes: worker.nodes,
                time: started.elapsed(),
                hashfull: worker.table.fullness(),
                pv: moves,
            };
            worker.excluded.push(*info.pv.first());
            found.push(info);
            new_sums.push(sum);
        }
        if found.len() < lines {
            break;
        }
        // A later line can turn out better than an earlier one, because reductions and the table are no exact science.
        found.sort_by_key(|info| std::cmp::Reverse(info.score));
        for (index, info) in found.iter_mut().enumerate() {
            info.multipv = index + 1;
        }
        report(&found);
        best = found;
        new_sums.sort_by_key(|&sum| std::cmp::Reverse(sum));
        sums = new_sums;
        if worker.is_aborted()
            || is_settled(&best, depth, limits, count)
            || out_of_time(limits, started)
        {
            break;
        }
    }
    best
}

/// Searches with a narrow window around what is expected, and wider ones where that fails. `None` if it was stopped.
fn around<E: Evaluate>(
    worker: &mut Worker<'_, E>,
    node: Node<'_>,
    depth: u32,
    guess: Option<Score>,
) -> Option<Score> {
    let mut width = 30;
    let narrow = worker.techniques.windows && depth >= 4;
    let (mut alpha, mut beta) = match guess.filter(|score| narrow && !score.is_proved()) {
        Some(score) => (score.plus(-width), score.plus(width)),
        None => (Score::MIN, Score::MAX),
    };
    loop {
        let window = Window {
            alpha,
            beta,
            depth: depth as i32,
            ply: 0,
        };
        let score = worker.search(node, window);
        if worker.is_aborted() {
            return None;
        }
        width *= 4;
        if score <= alpha && alpha > Score::MIN {
            alpha = if width > 500 {
                Score::MIN
            } else {
                score.plus(-width)
            };
        } else if score >= beta && beta < Score::MAX {
            beta = if width > 500 {
                Score::MAX
            } else {
                score.plus(width)
            };
        } else {
            return Some(score);
        }
    }
}

/// Whether deeper searches cannot change anything: a proved result within the depth, or a single move and a clock.
fn is_settled(best: &[PvInfo<Move>], depth: u32, limits: &SearchLimits, moves: usize) -> bool {
    let Some(info) = best.first() else {
        return true;
    };
    let plies = info.score.plies_to_win().or(info.score.plies_to_loss());
    let proved = best.len() == 1 && plies.is_some_and(|plies| u32::from(plies) <= depth);
    proved || moves == 1 && limits.time_left.is_some()
}

/// Another depth takes longer than all before; with less than half of the time left it is not begun.
fn out_of_time(limits: &SearchLimits, started: Instant) -> bool {
    limits.time_left.is_some()
        && budget(limits).is_some_and(|budget| started.elapsed() * 2 > budget)
}
