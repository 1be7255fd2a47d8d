//! Probing ending tables in the search.

use core::fmt;
use std::sync::Arc;

use ordo_rules::stein::{Move, Position};

use super::eval::Evaluate;
use super::worker::{Node, Worker};
use crate::Score;

/// Exact values of positions with few pieces. The engine reads no files: whoever owns it hands the tables in.
pub trait EndingTables: Send + Sync {
    /// The largest number of pieces on the board for which there are tables.
    fn pieces(&self) -> usize;

    /// The value of a position with two connected groups, with the number of plies to the end of the game, or 0 for a draw;
    /// `None` if there is no table for it.
    fn probe(&self, position: &Position) -> Option<Score>;
}

/// Ending tables shared by several engines. Two handles are equal if they are the same tables.
#[derive(Clone)]
pub struct TablesHandle(Arc<dyn EndingTables>);

impl TablesHandle {
    /// A handle to tables.
    pub fn new(tables: Arc<dyn EndingTables>) -> TablesHandle {
        TablesHandle(tables)
    }

    /// The largest number of pieces for which there are tables.
    pub fn pieces(&self) -> usize {
        self.0.pieces()
    }
}

impl PartialEq for TablesHandle {
    fn eq(&self, other: &TablesHandle) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for TablesHandle {}

impl fmt::Debug for TablesHandle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TablesHandle(up to {} pieces)", self.0.pieces())
    }
}

/// The tables of one search thread.
pub(super) struct TableProbe<'a> {
    tables: &'a TablesHandle,
    pieces: usize,
    pub(super) hits: u64,
}

impl<'a> TableProbe<'a> {
    pub(super) fn new(tables: &'a TablesHandle) -> TableProbe<'a> {
        TableProbe {
            tables,
            pieces: tables.0.pieces(),
            hits: 0,
        }
    }
}

impl<E: Evaluate> Worker<'_, E> {
    /// The exact score of a node that the tables contain.
    #[inline]
    pub(super) fn table_score(&mut self, node: Node<'_>, ply: usize) -> Option<Score> {
        let probe = self.tables.as_mut()?;
        let position = node.position;
        if position.own().len() + position.enemy().len() > probe.pieces || !node.own.is_connected()
        {
            return None;
        }
        let score = probe.tables.0.probe(position)?;
        probe.hits += 1;
        Some(score.later_by(ply as u16))
    }

    /// The number of table probes that found a value.
    pub(super) fn table_hits(&self) -> u64 {
        self.tables.as_ref().map_or(0, |probe| probe.hits)
    }

    /// Continues a variation with the moves of perfect play, if it ends in a position that the tables contain and that is
    /// not drawn.
    pub(super) fn extend_pv(&self, root: &Position, pv: &mut Vec<Move>) {
        let Some(probe) = &self.tables else { return };
        let position = pv.iter().fold(*root, |now, &mv| now.after_unchecked(mv));
        extend(probe.tables, position, pv);
    }
}

/// The longest variation that is shown.
const LONGEST: usize = 100;

fn extend(tables: &TablesHandle, mut position: Position, pv: &mut Vec<Move>) {
    while pv.len() < LONGEST
        && position.outcome().is_none()
        && let Some(mv) = best_move(tables, &position)
    {
        pv.push(mv);
        position.play_unchecked(mv);
    }
}

/// The move of perfect play; `None` if the position is drawn or not in the tables.
fn best_move(tables: &TablesHandle, position: &Position) -> Option<Move> {
    let mut best = None;
    for mv in position.legal_moves() {
        let after = position.after_unchecked(mv);
        let score = value(tables, &after)?.later_by(1);
        if best.is_none_or(|(best, _)| -score > best) {
            best = Some((-score, mv));
        }
    }
    best.filter(|(score, _)| score.is_proved())
        .map(|(_, mv)| mv)
}

/// The value of any position whose successors the tables contain: a split side must reconnect at once.
fn value(tables: &TablesHandle, position: &Position) -> Option<Score> {
    if position.outcome().is_some() {
        return Some(Score::loss_in(0));
    }
    if ordo_rules::stein::is_connected(position.own()) {
        return tables.0.probe(position);
    }
    let mut best = Score::MIN;
    for mv in position.legal_moves() {
        let score = value(tables, &position.after_unchecked(mv))?;
        best = best.max(-score.later_by(1));
    }
    Some(best)
}
