//! Benchmarks: node count and speed of the search on fixed positions, proved random placements, and a chess library for
//! comparison.

mod chess;
mod placements;
mod positions;

use std::time::{Duration, Instant};

use ordo_engine::{Configure, Engine, SearchLimits, Stop};
use ordo_rules::Game;

use crate::LabError;
use crate::matches::Arena;
pub use chess::HAS_CHESS;
pub use placements::{PlacementResults, prove_placements};
pub(crate) use positions::{KHALIFA, STEIN};

/// Enough for the usual depths.
const HASH_MEGABYTES: usize = 16;

/// Results of a benchmark.
#[derive(Clone, Copy, Default, Debug)]
pub struct BenchResults {
    /// Search over all positions.
    pub search: Speed,
    /// Perft of a chess library, if measured.
    pub chess: Option<Speed>,
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
    /// Elapsed time.
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
        let started = Instant::now();
        let nodes = work();
        Speed {
            nodes,
            time: started.elapsed(),
        }
    }
}

/// Searches the game's [`BENCH_POSITIONS`](Arena::BENCH_POSITIONS) to a depth, each with an empty hash table on one thread. The
/// node count changes only when the engine's behaviour changes. With `compare`, chess perft is measured between the
/// positions, so that both see the same machine load.
pub fn bench<P: Arena, X: From<LabError>>(
    depth: u32,
    compare: bool,
    mut each: impl FnMut(BenchPosition) -> Result<(), X>,
) -> Result<BenchResults, X> {
    let mut results = BenchResults::default();
    let mut chess = Speed::default();
    let mut engine = P::Engine::new(HASH_MEGABYTES);
    let limits = SearchLimits {
        depth: Some(depth),
        ..SearchLimits::default()
    };
    for &text in P::BENCH_POSITIONS {
        if compare {
            chess.add(Speed::measure(chess::perft));
        }
        let position = match text {
            "startpos" => P::start(),
            text => parse(text)?,
        };
        let game = Game::from_position(position);
        engine.new_game(0);
        let mut best = None;
        let speed = Speed::measure(|| {
            let result = engine.search(&game, &limits, &Stop::default(), &mut |_| {});
            let result = result.ok();
            best = result.as_ref().map(|result| result.best.to_string());
            result.map_or(0, |result| result.nodes)
        });
        results.search.add(speed);
        each(BenchPosition {
            position: game.position().to_string(),
            speed,
            best,
        })?;
    }
    results.chess = compare.then_some(chess);
    Ok(results)
}

fn parse<P: Arena>(text: &str) -> Result<P, LabError> {
    text.parse()
        .map_err(|error: P::Err| LabError::input(&error))
}
