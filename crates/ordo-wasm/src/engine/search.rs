//! Searches, with engines that are kept between them.

use std::time::Duration;

use ordo_describe::message::{number, text};
use ordo_describe::{Message, codes};
use ordo_engine::stein::TablesHandle;
use ordo_engine::ugi::is_available;
use ordo_engine::{Configure, PvInfo, SearchLimits, Stop};
use ordo_rules::Game;

use super::request::Limits;
use super::shapes::{Info, Score, SearchResult};
use crate::game::GameView;

/// An engine that is kept between searches, with its transposition table.
pub(crate) struct EngineSlot<E> {
    /// The size of the table in megabytes, and the engine.
    engine: Option<(usize, E)>,
}

impl<E> Default for EngineSlot<E> {
    fn default() -> EngineSlot<E> {
        EngineSlot { engine: None }
    }
}

/// Default size of the transposition table in megabytes, small enough for phones.
const TABLE: usize = 16;
const MAX_TABLE: usize = 512;
const MAX_LINES: usize = 20;
const MAX_THREADS: usize = 64;
const LEVELS: usize = 10;
const DAY: usize = 24 * 3600 * 1000;

impl<E: Configure<Position: GameView>> EngineSlot<E> {
    /// Searches for the best move in the current position, and reports the best lines of every depth. At full strength, the
    /// engine of Stein's game probes the ending tables.
    pub(crate) fn search(
        &mut self,
        game: &Game<E::Position>,
        limits: &Limits,
        tables: Option<TablesHandle>,
        report: &mut dyn FnMut(&[Info]),
    ) -> Result<SearchResult, Message> {
        let table = within("table", limits.table, 1, MAX_TABLE)?.unwrap_or(TABLE);
        let lines = within("lines", limits.lines, 1, MAX_LINES)?.unwrap_or(1);
        let level = within("level", limits.level.map(usize::from), 1, LEVELS)?.unwrap_or(LEVELS);
        let threads = within("threads", limits.threads, 1, MAX_THREADS)?.unwrap_or(1);
        // A cast would turn a negative time into 0.
        let movetime = limits.movetime.map(|ms| match ms {
            0.0.. => ms.ceil() as usize,
            _ => usize::MAX,
        });
        let movetime = within("movetime", movetime, 0, DAY)?;
        let engine = self.engine(table)?;
        let seed = limits.seed.unwrap_or_default().into();
        engine.set_level(level as u8, seed);
        engine.set_threads(threads);
        engine.set_tables(tables);
        if limits.fresh {
            engine.new_game(seed);
        }
        let limits = SearchLimits {
            depth: limits.depth,
            nodes: limits.nodes,
            movetime: movetime.map(|ms| Duration::from_millis(ms as u64)),
            time_left: None,
            multipv: lines,
        };
        let found = engine.search(game, &limits, &Stop::default(), &mut |lines| {
            report(&lines.iter().map(show).collect::<Vec<_>>());
        });
        let Ok(found) = found else {
            return Ok(SearchResult::default());
        };
        Ok(SearchResult {
            best: Some(found.best.to_string()),
            lines: found.lines.iter().map(show).collect(),
            nodes: found.nodes,
        })
    }

    /// The engine with a table of this size.
    fn engine(&mut self, table: usize) -> Result<&mut E, Message> {
        if self.engine.as_ref().is_none_or(|(size, _)| *size != table) {
            self.engine = None; // frees its memory first
            if !is_available(table) {
                return Err(codes::NO_MEMORY.with([number(table)]));
            }
        }
        let (_, engine) = self.engine.get_or_insert_with(|| (table, E::new(table)));
        Ok(engine)
    }
}

/// A number of a request, if it is within its range.
fn within(
    name: &str,
    value: Option<usize>,
    least: usize,
    most: usize,
) -> Result<Option<usize>, Message> {
    match value {
        Some(value) if !(least..=most).contains(&value) => {
            Err(codes::REQUEST_RANGE.with([text(name), number(least), number(most)]))
        }
        value => Ok(value),
    }
}

fn show<M: ToString>(info: &PvInfo<M>) -> Info {
    Info {
        depth: info.depth,
        line: info.multipv,
        score: score(info.score),
        nodes: info.nodes,
        time: info.time.as_secs_f64() * 1000.0,
        moves: info.pv.iter().map(ToString::to_string).collect(),
    }
}

fn score(score: ordo_engine::Score) -> Score {
    let win = score.moves_to_end();
    Score {
        hundredths: win.is_none().then(|| score.hundredths()),
        win,
    }
}
