//! Candidates in games of Stein's game.

use std::sync::Arc;

use ordo_engine::stein::SteinEngine;
use ordo_engine::{Score, SearchLimits, SearchResult, Stop};
use ordo_puzzles::{Goal, MakeLimits, Puzzle, PuzzleProof, WinProver, make};
use ordo_rules::Game;
use ordo_rules::stein::{Move, Position};
use ordo_tables::{Tables, Value};

use super::candidates::Mine;

/// The engine, prover and tables of one thread.
pub struct Workshop {
    engine: SteinEngine,
    prover: WinProver<Position>,
    tables: Arc<Tables>,
}

impl Default for Workshop {
    fn default() -> Workshop {
        let tables = Tables::embedded();
        let mut engine = SteinEngine::new(HASH_MEGABYTES);
        engine.set_tables(Some(Arc::clone(&tables).handle()));
        Workshop {
            engine,
            prover: WinProver::new(),
            tables,
        }
    }
}

const HASH_MEGABYTES: usize = 4;
/// Positions before this ply are not looked at.
const FIRST_PLY: usize = 6;
/// Nodes to find a win.
const FIND_NODES: u64 = 2_000;
/// Nodes to compare the best two moves.
const COMPARE_NODES: u64 = 8_000;
/// The longest solution outside the tables, in plies, and in them.
const LONGEST: u16 = 7;
const LONGEST_ENDING: u8 = 13;
/// Nodes of a proof.
const PROOF_NODES: u64 = 60_000;
/// One win at once in this many becomes a puzzle.
const ONE_MOVERS: u64 = 2;
/// The largest number of pieces in the embedded tables.
const TABLE_PIECES: usize = 7;

impl Mine for Position {
    type Workshop = Workshop;

    const OPENING_PLIES: usize = 10;

    /// Positions in which the side to move wins by force, and did not with its last move, or has left the shortest way since.
    fn puzzles(workshop: &mut Workshop, game: &Game<Position>, lot: u64) -> Vec<Puzzle<Position>> {
        workshop.engine.clear();
        let mut puzzles = Vec::new();
        let mut before = [None; 2];
        for (ply, position) in game.positions().iter().enumerate().skip(FIRST_PLY) {
            if position.outcome().is_some() {
                break;
            }
            let plies = workshop.plies_to_win(position);
            let before = &mut before[position.turn() as usize];
            if let Some(plies) = plies
                && before.is_none_or(|before: u16| plies + 2 > before)
            {
                let lot = lot.wrapping_add(ply as u64);
                puzzles.extend(workshop.puzzle(position, plies, lot));
            }
            *before = plies;
        }
        puzzles
    }
}

impl Workshop {
    fn search(
        &mut self,
        position: &Position,
        nodes: u64,
        lines: usize,
    ) -> Option<SearchResult<Move>> {
        let limits = SearchLimits {
            nodes: Some(nodes),
            multipv: lines,
            ..SearchLimits::default()
        };
        let game = Game::from_position(*position);
        self.engine.search(&game, &limits, &Stop::default(), |_| {})
    }

    /// The length of a win that the engine finds.
    fn plies_to_win(&mut self, position: &Position) -> Option<u16> {
        let result = self.search(position, FIND_NODES, 1)?;
        result.score().and_then(Score::plies_to_win)
    }

    fn puzzle(&mut self, position: &Position, plies: u16, lot: u64) -> Option<Puzzle<Position>> {
        if plies == 1 {
            let limits = MakeLimits {
                plies,
                margin: 0,
                nodes: PROOF_NODES,
            };
            let is_wanted = lot.is_multiple_of(ONE_MOVERS) && position.legal_moves().len() > 1;
            return is_wanted.then(|| make(position, &mut self.prover, limits).ok())?;
        }
        if position.own().len() + position.enemy().len() <= TABLE_PIECES {
            return from_tables(&self.tables, position);
        }
        if plies > LONGEST || position.legal_moves().len() < 2 {
            return None;
        }
        self.engine.clear();
        let result = self.search(position, COMPARE_NODES, 2)?;
        let plies = result.lines.first()?.score.plies_to_win()?;
        // Each two plies more take some fifty times as long.
        let margin = if plies < LONGEST { 2 } else { 0 };
        let second = result.lines.get(1)?.score.plies_to_win();
        if plies > LONGEST || second.is_some_and(|second| second <= plies + margin) {
            return None;
        }
        let limits = MakeLimits {
            plies,
            margin,
            nodes: PROOF_NODES,
        };
        make(position, &mut self.prover, limits).ok()
    }
}

/// A puzzle by ending tables: at each point of the solution but the last one move wins, and all others draw or lose.
fn from_tables(tables: &Tables, start: &Position) -> Option<Puzzle<Position>> {
    let mut position = *start;
    let mut line = Vec::new();
    loop {
        let probe = tables.probe_moves(&position).ok()??;
        let Value::Win(plies @ ..=LONGEST_ENDING) = probe.value else {
            return None;
        };
        let (mv, _) = *probe.moves.first()?;
        line.push(mv);
        position = position.after_unchecked(mv);
        if plies == 1 {
            break;
        }
        let wins = probe.moves.iter();
        let wins = wins.filter(|(_, value)| matches!(value, Value::Win(_)));
        if wins.count() > 1 {
            return None;
        }
        // Best first: the longest resistance.
        let replies = tables.probe_moves(&position).ok()??;
        let (reply, _) = *replies.moves.first()?;
        line.push(reply);
        position = position.after_unchecked(reply);
    }
    let is_puzzle = line.len() > 1;
    let puzzle = Puzzle::new(*start, Goal::Win, &line, PuzzleProof::Exact).ok()?;
    is_puzzle.then_some(puzzle)
}
