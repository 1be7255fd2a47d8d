//! The engines, and how a page asks them.

use std::time::Duration;

use ordo_engine::ugi::is_available;
use ordo_engine::{self as engine, Configure, Stop};
use ordo_rules::Game;

use crate::codes;
use crate::game::Shown;
use crate::message::{Message, number, text};
use crate::request::Limits;
use crate::shapes::{Found, Info, Score};

/// A player that stays where it is between searches, with what it remembers.
pub(crate) struct Seat<P> {
    player: Option<(usize, P)>,
}

impl<P> Default for Seat<P> {
    fn default() -> Seat<P> {
        Seat { player: None }
    }
}

/// Megabytes of a table: what a phone can spare, unless told.
const TABLE: usize = 16;
const MOST_TABLE: usize = 512;
const MOST_LINES: usize = 20;
const LEVELS: usize = 10;
const DAY: usize = 24 * 3600 * 1000;

impl<P: Configure<Position: Shown>> Seat<P> {
    /// Looks for the best move where the game stands, and reports the best lines of every depth on the way.
    pub(crate) fn search(
        &mut self,
        game: &Game<P::Position>,
        limits: &Limits,
        report: &mut dyn FnMut(&[Info]),
    ) -> Result<Found, Message> {
        let table = within("table", limits.table, 1, MOST_TABLE)?.unwrap_or(TABLE);
        let lines = within("lines", limits.lines, 1, MOST_LINES)?.unwrap_or(1);
        let level = within("level", limits.level.map(usize::from), 1, LEVELS)?.unwrap_or(LEVELS);
        // A cast would turn a negative time into 0.
        let movetime = limits.movetime.map(|ms| match ms {
            0.0.. => ms.ceil() as usize,
            _ => usize::MAX,
        });
        let movetime = within("movetime", movetime, 0, DAY)?;
        let player = self.player(table)?;
        let seed = limits.seed.unwrap_or_default().into();
        player.set_level(level as u8, seed);
        if limits.fresh {
            player.new_game(seed);
        }
        let limits = engine::SearchLimits {
            depth: limits.depth,
            nodes: limits.nodes,
            movetime: movetime.map(|ms| Duration::from_millis(ms as u64)),
            time_left: None,
            multipv: lines,
        };
        let found = player.search(game, &limits, &Stop::default(), &mut |lines| {
            report(&lines.iter().map(show).collect::<Vec<_>>());
        });
        let Ok(found) = found else {
            return Ok(Found::default());
        };
        Ok(Found {
            best: Some(found.best.to_string()),
            lines: found.lines.iter().map(show).collect(),
            nodes: found.nodes,
        })
    }

    /// The player with a table of this size.
    fn player(&mut self, table: usize) -> Result<&mut P, Message> {
        if self.player.as_ref().is_none_or(|(size, _)| *size != table) {
            self.player = None; // its memory is needed
            if !is_available(table) {
                return Err(codes::NO_MEMORY.with([number(table)]));
            }
        }
        let (_, player) = self.player.get_or_insert_with(|| (table, P::new(table)));
        Ok(player)
    }
}

/// A number that a page asks for, if it is a sensible one.
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

fn show<M: ToString>(info: &engine::PvInfo<M>) -> Info {
    Info {
        depth: info.depth,
        line: info.multipv,
        score: score(info.score),
        nodes: info.nodes,
        time: info.time.as_secs_f64() * 1000.0,
        moves: info.pv.iter().map(ToString::to_string).collect(),
    }
}

fn score(score: engine::Score) -> Score {
    let win = score.moves_to_end();
    Score {
        hundredths: win.is_none().then(|| score.hundredths()),
        win,
    }
}
