//! Retrograde analysis, class by class.
//!
//! A capture leads to a class with fewer pieces, which is solved before. A move forward raises the advance of its side for good,
//! so the positions of a class are solved in blocks of equal advances, the most advanced first. Only sideways moves stay
//! inside a block and its counterpart with the other side to move; there the values are a fixpoint.

mod block;
mod external;
mod fixpoint;
mod schedule;
mod sideways;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use ordo_rules::stein::SquareSet;

use crate::class::{Class, Index, MOST_PIECES};
use crate::file::{Progress, compress};
use crate::groups::Groups;
use crate::value::LAST;
use block::Side;

/// The tables solved so far, and the groups that number them.
pub struct Solver {
    groups: Vec<Groups>,
    tables: BTreeMap<Class, Vec<u8>>,
    losses: Vec<Vec<u32>>,
}

/// Stands for a loss of a piece that splits the group.
pub(crate) const SPLIT: u32 = u32::MAX;

/// A class that cannot be solved.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SolveError {
    /// Captures lead to a class that is not solved.
    #[error("{class} needs the table of {missing} first")]
    Missing {
        /// The class to solve.
        class: Class,
        /// The class that must be solved before.
        missing: Class,
    },
    /// A win is longer than a byte can say.
    #[error("{class} has a win that takes more than {LAST} plies")]
    TooLong {
        /// The class with the win.
        class: Class,
    },
    /// More pieces than the index can number.
    #[error("a class has at most {MOST_PIECES} pieces")]
    TooManyPieces,
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new()
    }
}

impl Solver {
    /// A solver without tables.
    pub fn new() -> Solver {
        Solver {
            groups: Vec::new(),
            tables: BTreeMap::new(),
            losses: Vec::new(),
        }
    }

    /// The numbers of a class; finds its groups if they are new.
    pub fn index(&mut self, class: Class) -> Index<'_> {
        self.find_groups(class.own.max(class.enemy));
        self.known_index(class)
    }

    fn known_index(&self, class: Class) -> Index<'_> {
        Index::new(self.groups(class.own), self.groups(class.enemy))
    }

    fn groups(&self, size: usize) -> &Groups {
        &self.groups[size - 1]
    }

    fn find_groups(&mut self, size: usize) {
        while self.groups.len() < size {
            let groups = Groups::new(self.groups.len() + 1);
            let losses = match self.groups.last() {
                Some(smaller) => losses(&groups, smaller),
                None => vec![SPLIT; groups.len()],
            };
            self.groups.push(groups);
            self.losses.push(losses);
        }
    }

    /// The table of a class, if it is solved: one byte for each number of its index.
    pub fn table(&self, class: Class) -> Option<&[u8]> {
        self.tables.get(&class).map(Vec::as_slice)
    }

    /// The table file of a class, if it is solved; see [`compress`].
    pub fn compressed(
        &self,
        class: Class,
        block: u32,
        threads: usize,
        progress: &Progress<'_>,
    ) -> Option<Vec<u8>> {
        let (index, table) = (self.known_index(class), self.table(class)?);
        Some(compress(&index, table, block, threads, progress))
    }

    /// Adds a table that was solved before.
    pub fn insert(&mut self, class: Class, table: Vec<u8>) {
        self.find_groups(class.own.max(class.enemy));
        assert_eq!(table.len(), self.known_index(class).len());
        self.tables.insert(class, table);
    }

    /// Frees the memory of a table. Classes with more pieces cannot be solved without it.
    pub fn remove(&mut self, class: Class) {
        self.tables.remove(&class);
    }

    /// Solves a class together with its reverse, on a number of threads. All classes with one piece less must be solved.
    pub fn solve(
        &mut self,
        class: Class,
        threads: usize,
        progress: &Progress<'_>,
    ) -> Result<(), SolveError> {
        if class.pieces() > MOST_PIECES {
            return Err(SolveError::TooManyPieces);
        }
        for missing in Class::up_to(class.pieces() - 1) {
            if !self.tables.contains_key(&missing) {
                return Err(SolveError::Missing { class, missing });
            }
        }
        self.find_groups(class.own.max(class.enemy));
        let reversed = class.reversed();
        let first = empty_table(self.known_index(class).len());
        let second = if class == reversed {
            Vec::new()
        } else {
            empty_table(self.known_index(reversed).len())
        };
        let replies = if class == reversed { &first } else { &second };
        let sides = [
            Side::new(self, class, &first, replies),
            Side::new(self, reversed, replies, &first),
        ];
        let total = (first.len() + second.len()) as u64;
        let done = AtomicU64::new(0);
        let [own, enemy] = sides.map(|side| side.index.own.advances());
        schedule::run(own, enemy, class == reversed, threads, |a, b| {
            let entries = block::solve(self, &sides, a, b);
            let before = done.fetch_add(entries, Ordering::Relaxed);
            progress(before + entries, total);
        });
        for (class, table) in [(class, first), (reversed, second)] {
            if table.is_empty() {
                continue;
            }
            let table: Vec<u8> = table.into_iter().map(AtomicU8::into_inner).collect();
            if table.contains(&LAST) {
                return Err(SolveError::TooLong { class });
            }
            self.tables.insert(class, table);
        }
        Ok(())
    }

    /// The byte of a solved position with connected groups.
    fn byte(&self, own: SquareSet, enemy: SquareSet) -> Option<u8> {
        let class = Class {
            own: own.len(),
            enemy: enemy.len(),
        };
        let number = self.known_index(class).of(own, enemy)?;
        Some(self.tables.get(&class)?[number])
    }
}

fn empty_table(len: usize) -> Vec<AtomicU8> {
    std::iter::repeat_with(|| AtomicU8::new(0))
        .take(len)
        .collect()
}

/// The rank of each group after the loss of each of its pieces, in the order of the squares.
fn losses(groups: &Groups, smaller: &Groups) -> Vec<u32> {
    let mut losses = Vec::with_capacity(groups.len() * groups.size());
    for rank in 0..groups.len() as u32 {
        let pieces = groups.pieces(rank);
        losses.extend(pieces.into_iter().map(|square| {
            let left = pieces.without(square);
            smaller.rank(left).unwrap_or(SPLIT)
        }));
    }
    losses
}
