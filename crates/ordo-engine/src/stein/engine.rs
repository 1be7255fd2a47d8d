use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use ordo_rules::stein::{Game, Move, Position};

use super::deepening::{Deepening, deepen};
use super::ending_tables::{TableProbe, TablesHandle};
use super::eval::Evaluate;
use super::level::Level;
use super::network::Network;
use super::noise::Noise;
use super::params::SearchParams;
use super::techniques::Techniques;
use super::thread_memory::ThreadMemory;
use super::tt::TranspositionTable;
use super::worker::{SearchSetup, Worker, WorkerLimits, keys_of};
use crate::clock::Instant;
use crate::helpers::with_helpers;
use crate::{Configure, InfoCallback, PvInfo, SearchError, SearchLimits, SearchResult, Stop};

/// The engine for Stein's game.
///
/// ```
/// use ordo_engine::stein::{SteinEngine, Level};
/// use ordo_engine::{SearchLimits, Stop};
/// use ordo_rules::stein::{Game, Position};
///
/// let position: Position = "9b/9b/10/10/10/10/ww8/10 w".parse()?;
/// let mut engine = SteinEngine::new(1);
/// engine.set_level(Level::new(5).ok_or("levels are 1 to 10")?, 0);
/// let limits = SearchLimits { nodes: Some(1_000), ..SearchLimits::default() };
/// let result = engine.search(&Game::from_position(position), &limits, &Stop::default(), |lines| {
///     println!("depth {}: {}", lines[0].depth, lines[0].score);
/// });
/// assert!(position.legal_moves().contains(&result.ok_or("the game is over")?.best));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct SteinEngine<E: Evaluate = Network> {
    setup: SearchSetup<E>,
    tt: TranspositionTable,
    /// Of the main thread, then of the helpers.
    memories: Vec<Mutex<ThreadMemory<E>>>,
    threads: usize,
    level: Level,
    seed: u64,
    tables: Option<TablesHandle>,
}

impl SteinEngine {
    /// An engine with a transposition table of this many megabytes and the built-in network.
    pub fn new(megabytes: usize) -> SteinEngine {
        SteinEngine::with_evaluation(megabytes, Network::default())
    }
}

impl<E: Evaluate> SteinEngine<E> {
    /// An engine with another evaluation.
    pub fn with_evaluation(megabytes: usize, evaluation: E) -> SteinEngine<E> {
        SteinEngine {
            setup: SearchSetup::new(evaluation),
            tt: TranspositionTable::new(megabytes),
            memories: Vec::new(),
            threads: 1,
            level: Level::MAX,
            seed: 0,
            tables: None,
        }
    }

    /// Sets the playing strength. A different `seed` gives a different player of about the same strength.
    pub fn set_level(&mut self, level: Level, seed: u64) {
        if (level, seed) != (self.level, self.seed) {
            self.clear(); // there are scores with the noise of the other level
        }
        (self.level, self.seed) = (level, seed);
    }

    /// Sets the number of search threads. With one thread, searches are reproducible.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// Resizes and empties the transposition table.
    pub fn set_hash(&mut self, megabytes: usize) {
        self.tt = TranspositionTable::new(megabytes);
    }

    /// The search techniques in use.
    pub fn techniques(&self) -> Techniques {
        self.setup.techniques
    }

    /// Sets the search techniques to use.
    pub fn set_techniques(&mut self, techniques: Techniques) {
        self.setup.techniques = techniques;
        self.memories.clear(); // they have no room for histories that were switched off
        self.clear();
    }

    /// Sets the ending tables that searches at full strength probe, and clears the engine if they are others.
    pub fn set_tables(&mut self, tables: Option<TablesHandle>) {
        if tables != self.tables {
            self.clear();
        }
        self.tables = tables;
    }

    /// Sets the parameters of the search.
    pub fn set_params(&mut self, params: SearchParams) {
        self.setup.set_params(params);
    }

    /// Empties the transposition table, and forgets what the search threads learned.
    pub fn clear(&mut self) {
        self.tt.clear();
        for memory in &mut self.memories {
            let memory = memory.get_mut().unwrap_or_else(PoisonError::into_inner);
            memory.forget();
        }
    }

    /// Searches for the best move in the current position of a game, and reports the best lines of every depth, sorted by
    /// score. Depth 1 is always completed, regardless of the limits. `None` if the game is over.
    pub fn search(
        &mut self,
        game: &Game,
        limits: &SearchLimits,
        stop: &Stop,
        mut report: impl FnMut(&[PvInfo<Move>]),
    ) -> Option<SearchResult<Move>> {
        E::search(self, game, limits, stop, &mut report)
    }

    /// The search itself, for implementations of [`Evaluate::search`].
    pub fn search_with_evaluation(
        &mut self,
        game: &Game,
        limits: &SearchLimits,
        stop: &Stop,
        report: &mut InfoCallback<'_, Move>,
    ) -> Option<SearchResult<Move>> {
        if game.outcome().is_some() {
            return None;
        }
        self.tt.new_generation();
        let started = Instant::now();
        let deadline = limits.time_budget().map(|budget| started + budget);
        let skill = self.level.skill(self.seed);
        let nodes = [limits.nodes, skill.map(|skill| skill.nodes)];
        let nodes = nodes.into_iter().flatten().min().unwrap_or(u64::MAX);
        let noise = skill.map_or_else(Noise::default, |skill| Noise {
            size: skill.noise,
            blindness: skill.blindness,
            seed: self.seed,
        });
        let shunned = skill
            .filter(|skill| skill.shuns_reversals())
            .and_then(|_| reversal(game));
        // Lower levels are limited by nodes, which helpers would multiply.
        let threads = match self.level {
            Level::MAX => self.threads,
            _ => 1,
        };
        // Lower levels would play endings too well.
        let tables = self.tables.as_ref();
        let tables = tables.filter(|_| self.level == Level::MAX && self.setup.techniques.tables);
        let (setup, tt) = (&self.setup, &self.tt);
        self.memories
            .resize_with(threads, || Mutex::new(ThreadMemory::new(setup)));
        let Some((memory, helpers_memories)) = self.memories.split_first_mut() else {
            return None; // there is at least one thread
        };
        let memory = memory.get_mut().unwrap_or_else(PoisonError::into_inner);
        let position = game.position();
        let helpers_stop = Stop::default();
        let helpers_nodes = AtomicU64::new(0);
        let help = |helper: usize| {
            let Some(memory) = helpers_memories.get(helper - 1) else {
                return;
            };
            let memory = &mut *memory.lock().unwrap_or_else(PoisonError::into_inner);
            let worker_limits = WorkerLimits {
                stop: &helpers_stop,
                deadline,
                nodes: u64::MAX,
                counted: Some(&helpers_nodes),
            };
            let keys = keys_of(game.positions());
            let mut worker = Worker::new(setup, tt, memory, worker_limits, keys, noise);
            worker.tables = tables.map(TableProbe::new);
            let limits = SearchLimits {
                multipv: 1,
                ..limits.clone()
            };
            let deepening = Deepening {
                limits: &limits,
                started,
                thread: helper,
                helpers_nodes: &helpers_nodes,
            };
            deepen(&mut worker, position, deepening, &mut |_| {});
        };
        with_helpers(threads, &help, || {
            let worker_limits = WorkerLimits {
                stop,
                deadline,
                nodes,
                counted: None,
            };
            let keys = keys_of(game.positions());
            let mut worker = Worker::new(setup, tt, memory, worker_limits, keys, noise);
            worker.shunned = shunned;
            worker.tables = tables.map(TableProbe::new);
            let deepening = Deepening {
                limits,
                started,
                thread: 0,
                helpers_nodes: &helpers_nodes,
            };
            let lines = deepen(&mut worker, position, deepening, report);
            helpers_stop.set();
            let nodes = worker.nodes + helpers_nodes.load(Ordering::Relaxed);
            SearchResult::from_lines(lines, nodes)
        })
    }
}

/// The move that takes back the last move of the side to move, if there are other moves.
fn reversal(game: &Game) -> Option<Move> {
    let position = game.position();
    let before = game.positions().iter().nth_back(2)?.own();
    let moves = position.legal_moves();
    let is_reversal = |mv: &Move| position.after_unchecked(*mv).enemy() == before;
    let reversal = moves.iter().copied().find(is_reversal);
    reversal.filter(|_| moves.len() > 1)
}

impl<E: Evaluate> crate::Engine for SteinEngine<E> {
    type Position = Position;

    fn new_game(&mut self, seed: u64) {
        self.seed = seed;
        self.clear();
    }

    fn search(
        &mut self,
        game: &Game,
        limits: &SearchLimits,
        stop: &Stop,
        report: &mut InfoCallback<'_, Move>,
    ) -> Result<SearchResult<Move>, SearchError> {
        let result = self.search(game, limits, stop, report);
        result.ok_or(SearchError::GameOver)
    }
}

impl<E: Evaluate + Default> Configure for SteinEngine<E> {
    fn new(megabytes: usize) -> SteinEngine<E> {
        SteinEngine::with_evaluation(megabytes, E::default())
    }

    fn set_threads(&mut self, threads: usize) {
        self.set_threads(threads);
    }

    fn set_level(&mut self, level: u8, seed: u64) {
        self.set_level(Level::new(level).unwrap_or_default(), seed);
    }

    fn set_tables(&mut self, tables: Option<TablesHandle>) {
        self.set_tables(tables);
    }

    fn disable(&mut self, technique: &str) -> Result<(), String> {
        let without = self.setup.techniques.without(technique).ok_or_else(|| {
            let names = Techniques::NAMES.join(", ");
            format!("the engine has no technique {technique:?}; it has {names}")
        })?;
        self.set_techniques(without);
        Ok(())
    }

    fn set_param(&mut self, name: &str, value: i32) -> Result<(), String> {
        let mut params = self.setup.params;
        params.set(name, value)?;
        self.set_params(params);
        Ok(())
    }
}
