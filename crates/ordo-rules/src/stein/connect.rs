//! Connection (S4): which pieces hang together.

use super::SquareSet;

/// The pieces that can be reached from `seed` by steps between touching pieces.
#[inline]
pub(crate) fn reach(seed: SquareSet, pieces: SquareSet) -> SquareSet {
    let mut reached = seed;
    loop {
        let wider = reached | reached.neighbours() & pieces;
        if wider == reached {
            return reached;
        }
        reached = wider;
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
        let part = reach(SquareSet::of(self.0.first()?), self.0);
        self.0 -= part;
        Some(part)
    }
}

/// Whether the pieces form one connected group (S4). No piece at all counts as connected.
pub fn is_connected(pieces: SquareSet) -> bool {
    let mut parts = components(pieces);
    parts.next().is_none_or(|first| first == pieces)
}

/// Where a single piece touches every part of `pieces`; everywhere if there are none.
#[inline]
pub(crate) fn touching_all(pieces: SquareSet) -> SquareSet {
    components(pieces).fold(SquareSet::FULL, |all, part| all & part.neighbours())
}
