use std::ops::Range;
use std::sync::atomic::{AtomicU8, Ordering};

use ordo_rules::stein::SquareSet;

use super::sideways::SidewaysMoves;
use super::{Solver, external, fixpoint};
use crate::class::{Class, Index};

/// A class of the pair that is being solved.
#[derive(Clone, Copy)]
pub(super) struct Side<'a> {
    pub(super) index: Index<'a>,
    pub(super) table: &'a [AtomicU8],
    /// The table with the other side to move.
    pub(super) replies: &'a [AtomicU8],
    /// The index and the table after a capture, with the other side to move.
    pub(super) after_capture: Option<(Index<'a>, &'a [u8])>,
    /// The enemy's groups after the loss of each piece.
    pub(super) losses: &'a [u32],
}

impl<'a> Side<'a> {
    pub(super) fn new(
        solver: &'a Solver,
        class: Class,
        table: &'a [AtomicU8],
        replies: &'a [AtomicU8],
    ) -> Side<'a> {
        let capture = Class {
            own: class.enemy - 1,
            enemy: class.own,
        };
        Side {
            index: solver.known_index(class),
            table,
            replies,
            after_capture: solver
                .table(capture)
                .map(|table| (solver.known_index(capture), table)),
            losses: &solver.losses[class.enemy - 1],
        }
    }
}

/// The positions of a class with given advances: a rectangle of its table.
pub(super) struct Block<'a> {
    pub(super) side: Side<'a>,
    /// Places of the own canonical groups.
    pub(super) rows: Range<usize>,
    /// Ranks of the enemy groups.
    pub(super) columns: Range<usize>,
    /// The enemy groups, seen by the side to move.
    pub(super) enemies: Vec<SquareSet>,
    /// The best of the moves that leave the block, by entry.
    pub(super) external: Vec<u8>,
}

impl<'a> Block<'a> {
    fn new(side: Side<'a>, own_advance: usize, enemy_advance: usize) -> Block<'a> {
        let rows = side.index.own.canonical_slice(own_advance);
        let columns = side.index.enemy.slice(enemy_advance);
        let flipped = |rank: usize| side.index.enemy.pieces(rank as u32).flipped();
        Block {
            external: vec![0; rows.len() * columns.len()],
            enemies: columns.clone().map(flipped).collect(),
            side,
            rows,
            columns,
        }
    }

    /// The number of entries.
    pub(super) fn len(&self) -> usize {
        self.external.len()
    }

    /// The entry of a row and a column, both counted from the start of the table.
    #[inline]
    pub(super) fn entry(&self, place: usize, enemy: usize) -> usize {
        (place - self.rows.start) * self.columns.len() + (enemy - self.columns.start)
    }

    /// The place of the own group and the rank of the enemy group of an entry.
    #[inline]
    pub(super) fn groups_of(&self, entry: usize) -> (usize, u32) {
        let (row, column) = (entry / self.columns.len(), entry % self.columns.len());
        (self.rows.start + row, (self.columns.start + column) as u32)
    }

    #[inline]
    fn number(&self, entry: usize) -> usize {
        let (place, enemy) = self.groups_of(entry);
        place * self.side.index.enemy.len() + enemy as usize
    }

    #[inline]
    pub(super) fn get(&self, entry: usize) -> u8 {
        self.side.table[self.number(entry)].load(Ordering::Relaxed)
    }

    #[inline]
    pub(super) fn set(&self, entry: usize, byte: u8) {
        self.side.table[self.number(entry)].store(byte, Ordering::Relaxed);
    }
}

/// Solves the positions in which the sides have given advances, with either side to move. Returns the number of entries.
pub(super) fn solve(solver: &Solver, sides: &[Side<'_>; 2], a: usize, b: usize) -> u64 {
    let [first, second] = sides;
    let mut blocks = vec![Block::new(*first, a, b)];
    let is_own_reverse = std::ptr::eq(first.table, second.table) && a == b;
    if !is_own_reverse {
        blocks.push(Block::new(*second, b, a));
    }
    for block in &mut blocks {
        external::solve(solver, block);
    }
    let sideways = [
        SidewaysMoves::of(first.index.own, a),
        SidewaysMoves::of(first.index.enemy, b),
    ];
    fixpoint::solve(&blocks, &sideways);
    blocks.iter().map(|block| block.len() as u64).sum()
}
