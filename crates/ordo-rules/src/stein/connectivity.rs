//! Connectivity (S4): flood fill and connected components.

use super::{Square, SquareSet};

/// The pieces connected to `seed`, by flood fill.
#[inline(never)]
pub(crate) fn flood_fill(seed: SquareSet, pieces: SquareSet) -> SquareSet {
    let mut reached = seed;
    loop {
        // Two steps per comparison: comparing costs more than a step.
        let wider = reached.grown(pieces);
        reached = wider.grown(pieces);
        if wider == reached {
            return reached;
        }
    }
}

/// The connected parts of a set of pieces, the one with the lowest bit first.
pub fn components(pieces: SquareSet) -> Components {
    Components(pieces)
}

/// The connected parts of a set of pieces; see [`components`].
#[derive(Clone, Debug)]
pub struct Components(SquareSet);

impl Iterator for Components {
    type Item = SquareSet;

    #[inline]
    fn next(&mut self) -> Option<SquareSet> {
        let part = flood_fill(SquareSet::of(self.0.first()?), self.0);
        self.0 -= part;
        Some(part)
    }
}

/// True if the pieces form one connected group (S4). An empty set counts as connected.
pub fn is_connected(pieces: SquareSet) -> bool {
    let mut parts = components(pieces);
    parts.next().is_none_or(|first| first == pieces)
}

/// True if a connected group that loses a piece is still connected; `pieces` are those that are left. Every part of them
/// is adjacent to the lost square, so it is enough to connect the neighbours of that square.
pub fn is_connected_without(pieces: SquareSet, lost: Square) -> bool {
    let neighbours = SquareSet::of(lost).neighbours() & pieces;
    let Some(seed) = neighbours.first() else {
        return true;
    };
    let mut reached = SquareSet::of(seed);
    loop {
        let wider = reached.grown(pieces);
        reached = wider.grown(pieces);
        if reached.is_superset(neighbours) {
            return true;
        }
        if wider == reached {
            return false;
        }
    }
}

/// The squares adjacent to every connected part of `pieces`; all squares if there are none.
#[inline]
pub(crate) fn touching_all(pieces: SquareSet) -> SquareSet {
    components(pieces).fold(SquareSet::FULL, |all, part| all & part.neighbours())
}

/// The maximum number of connected parts, that is, of squares no two of which are adjacent.
const MOST_PARTS: usize = 20;

/// The connected parts of a split group, each with the squares that touch it.
pub(crate) struct Parts {
    pieces: [SquareSet; MOST_PARTS],
    near: [SquareSet; MOST_PARTS],
    len: usize,
}

impl Parts {
    pub(crate) fn of(pieces: SquareSet) -> Parts {
        let mut all = Parts {
            pieces: [SquareSet::EMPTY; MOST_PARTS],
            near: [SquareSet::EMPTY; MOST_PARTS],
            len: 0,
        };
        for part in components(pieces) {
            all.pieces[all.len] = part;
            all.near[all.len] = part.neighbours();
            all.len += 1;
        }
        all
    }

    /// Each part with its number.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (usize, SquareSet)> {
        self.pieces[..self.len].iter().copied().enumerate()
    }

    /// The squares that touch a part.
    #[inline(always)]
    pub(crate) fn near(&self, part: usize) -> SquareSet {
        self.near[part]
    }

    /// The squares that touch each of the other parts.
    #[inline(always)]
    pub(crate) fn near_others(&self, part: usize) -> impl Iterator<Item = SquareSet> {
        let near = self.near[..self.len].iter().copied().enumerate();
        near.filter(move |&(i, _)| i != part).map(|(_, near)| near)
    }
}
