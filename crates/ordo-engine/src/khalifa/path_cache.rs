//! A cache of winning paths.

use ordo_rules::khalifa::{Spacing, Square, SquareSet, each_winning_path};

/// The winning paths of sets of four pieces under one spacing rule (K7). They do not depend on the enemy's pieces, and a search
/// meets the same four pieces with many arrangements of the enemy's.
#[derive(Debug)]
pub(super) struct PathCache {
    spacing: Spacing,
    /// A direct-mapped table, allocated when it is first used.
    slots: Vec<Slot>,
    /// The paths of all slots.
    paths: Vec<SquareSet>,
}

/// Four pieces, and the place of their paths.
#[derive(Clone, Copy, Debug)]
struct Slot {
    pieces: u32,
    start: u32,
    len: u32,
}

const SLOTS: usize = 1 << 13;

/// The cache is emptied when it has more paths than this.
const MAX_PATHS: usize = 1 << 16;

const EMPTY: Slot = Slot {
    pieces: u32::MAX,
    start: 0,
    len: 0,
};

impl PathCache {
    pub(super) fn new(spacing: Spacing) -> PathCache {
        PathCache {
            spacing,
            slots: Vec::new(),
            paths: Vec::new(),
        }
    }

    pub(super) fn spacing(&self) -> Spacing {
        self.spacing
    }

    /// The winning paths of four pieces, without those that contain another one: they close with it.
    #[inline]
    pub(super) fn get(&mut self, four: [Square; 4]) -> &[SquareSet] {
        let pieces = four
            .into_iter()
            .fold(0, |key, square| key << 6 | u32::from(square.bit()));
        let index = (pieces.wrapping_mul(0x9e37_79b1) >> 16) as usize % SLOTS;
        let slot = match self.slots.get(index) {
            Some(&slot) if slot.pieces == pieces => slot,
            _ => self.insert(four, pieces, index),
        };
        let start = slot.start as usize;
        self.paths
            .get(start..start + slot.len as usize)
            .unwrap_or_default()
    }

    #[inline(never)]
    fn insert(&mut self, four: [Square; 4], pieces: u32, index: usize) -> Slot {
        if self.slots.is_empty() || self.paths.len() > MAX_PATHS {
            self.slots.clear();
            self.slots.resize(SLOTS, EMPTY);
            self.paths.clear();
        }
        let start = self.paths.len();
        add_paths(&mut self.paths, four, self.spacing);
        let slot = Slot {
            pieces,
            start: start as u32,
            len: (self.paths.len() - start) as u32,
        };
        self.slots[index] = slot;
        slot
    }
}

/// Appends the winning paths of four pieces, without those that contain another one.
pub(super) fn add_paths(paths: &mut Vec<SquareSet>, four: [Square; 4], spacing: Spacing) {
    let start = paths.len();
    each_winning_path(four, spacing, |path| {
        if !paths[start..].iter().any(|&known| path.is_superset(known)) {
            paths.push(path);
        }
    });
}
