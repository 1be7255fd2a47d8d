//! Benchmarks: node count and speed of the search on fixed positions, proved random placements, and a chess library for
//! comparison.

mod chess;
mod cpu_time;
mod placements;
mod positions;

use std::time::Duration;

use ordo_engine::{Engine, SearchLimits, Stop};
use ordo_rules::Game;

use crate::LabError;
use crate::matches::Arena;
pub use chess::HAS_CHESS;
use cpu_time::cpu_time;
pub use placements::{PlacementResults, prove_placements};
pub(crate) use positions::{KHALIFA, STEIN};

/// Enough for the usual depths.
const HASH_MEGABYTES: usize = 16;

/// Settings of a benchmark.
#[derive(Clone, Debug)]
pub struct BenchSettings {
    /// Search depth in plies.
    pub depth: u32,
    /// Name of the evaluation, one of the game's [`EVALUATIONS`](Arena::EVALUATIONS); `None` for the default.
    pub evaluation: Option<String>,
    /// Measure the other evaluations and a chess library, too.
    pub compare: bool,
}

/// Results of a benchmark.
#[derive(Clone, Default, Debug)]
pub struct BenchResults {
    /// Search over all positions.
    pub search: Speed,
    /// Comparison with a chess library, if measured.
    pub comparison: Option<Comparison>,
}

/// Speeds measured in turns with a chess library.
#[derive(Clone, Default, Debug)]
pub struct Comparison {
    /// Perft of the chess library.
    pub chess: Speed,
    /// Search with each evaluation, by its name.
    pub searches: Vec<(&'static str, Speed)>,
}

/// Result for one position.
#[derive(Clone, Debug)]
pub struct BenchPosition {
    /// The position as text.
    pub position: String,
    /// Nodes and time.
    pub speed: Speed,
    /// Best move.
    pub best: Option<String>,
}

/// Nodes and the time they took.
#[derive(Clone, Copy, Default, Debug)]
pub struct Speed {
    /// Number of nodes.
    pub nodes: u64,
    /// CPU time where it can be measured, otherwise elapsed time.
    pub time: Duration,
}

impl Speed {
    fn add(&mut self, other: Speed) {
        self.nodes += other.nodes;
        self.time += other.time;
    }

    /// Nodes per second.
    pub fn nodes_per_second(self) -> u64 {
        (self.nodes as f64 / self.time.as_secs_f64().max(1e-9)) as u64
    }

    /// Measures a function that returns its number of nodes.
    fn measure(work: impl FnOnce() -> u64) -> Speed {
        let started = cpu_time();
        let nodes = work();
        Speed {
            nodes,
            time: cpu_time().saturating_sub(started),
        }
    }
}

/// Searches the game's [`BENCH_POSITIONS`](Arena::BENCH_POSITIONS) to a depth, each with an empty hash table on one thread. The
/// node count changes only when the engine's behaviour changes. With [`compare`](BenchSettings::compare), chess perft and
/// searches with the other evaluations are measured between the positions, so that all see the same machine load.
pub fn bench<P: Arena, X: From<LabError>>(
    settings: &BenchSettings,
    mut each: impl FnMut(BenchPosition) -> Result<(), X>,
) -> Result<BenchResults, X> {
    let chosen = settings.evaluation.as_deref();
    let mut chosen = Player::<P>::new(chosen.unwrap_or(P::EVALUATIONS[0]))?;
    let others = P::EVALUATIONS.iter().copied();
    let others = others.filter(|&name| settings.compare && name != chosen.name);
    let mut others = others.map(Player::new).collect::<Result<Vec<_>, _>>()?;
    let mut chess = Speed::default();
    for &text in P::BENCH_POSITIONS {
        let position = match text {
            "startpos" => P::start(),
            text => parse(text)?,
        };
        let game = Game::from_position(position);
        if settings.compare {
            chess.add(Speed::measure(chess::perft));
        }
        each(chosen.search(&game, settings.depth))?;
        for other in &mut others {
            other.search(&game, settings.depth);
        }
    }
    let searches = [&chosen].into_iter().chain(&others);
    let searches = searches.map(|player| (player.name, player.speed));
    Ok(BenchResults {
        search: chosen.speed,
        comparison: settings.compare.then(|| Comparison {
            chess,
            searches: searches.collect(),
        }),
    })
}

/// An engine with the speed of its searches so far.
struct Player<P: Arena> {
    name: &'static str,
    engine: Box<dyn Engine<Position = P> + Send>,
    speed: Speed,
}

impl<P: Arena> Player<P> {
    fn new(name: &str) -> Result<Player<P>, LabError> {
        let names = P::EVALUATIONS;
        let known = names.iter().copied().find(|&known| known == name);
        let player = known.and_then(|name| {
            Some(Player {
                name,
                engine: P::engine_evaluating(name, HASH_MEGABYTES)?,
                speed: Speed::default(),
            })
        });
        player.ok_or_else(|| {
            let names = names.join(", ");
            LabError::Input(format!("the evaluation is one of {names}, not {name:?}"))
        })
    }

    fn search(&mut self, game: &Game<P>, depth: u32) -> BenchPosition {
        let limits = SearchLimits {
            depth: Some(depth),
            ..SearchLimits::default()
        };
        self.engine.new_game(0);
        let mut best = None;
        let speed = Speed::measure(|| {
            let result = self
                .engine
                .search(game, &limits, &Stop::default(), &mut |_| {});
            let result = result.ok();
            best = result.as_ref().map(|result| result.best.to_string());
            result.map_or(0, |result| result.nodes)
        });
        self.speed.add(speed);
        BenchPosition {
            position: game.position().to_string(),
            speed,
            best,
        }
    }
}

fn parse<P: Arena>(text: &str) -> Result<P, LabError> {
    text.parse()
        .map_err(|error: P::Err| LabError::input(&error))
}
