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
///
/// Two flood fills from both ends of the group take half of the steps of one, and don't wait for each other.
pub fn is_connected(pieces: SquareSet) -> bool {
    let (Some(first), Some(last)) = (pieces.first(), pieces.last()) else {
        return true;
    };
    let (mut up, mut down) = (SquareSet::of(first), SquareSet::of(last));
    let mut reached = loop {
        let (wider_up, wider_down) = (up.grown(pieces), down.grown(pieces));
        if wider_up.intersects(wider_down) {
            break wider_up | wider_down;
        }
        if wider_up == up || wider_down == down {
            return false;
        }
        (up, down) = (wider_up, wider_down);
    };
    while reached != pieces {
        let wider = reached.grown(pieces).grown(pieces);
        if wider == reached {
            return false;
        }
        reached = wider;
    }
    true
}

/// One of the two parts that are left when a connected group loses a piece whose neighbours form two clusters; `None`
/// if the rest is connected. `rest` are the pieces that are left.
///
/// Flood fills from both clusters stop when they meet or when the smaller part is complete.
#[inline]
pub(crate) fn part_without(rest: SquareSet, lost: Square) -> Option<SquareSet> {
    let neighbours = SquareSet::of(lost).neighbours() & rest;
    // Three steps reach every neighbour of the first one's cluster.
    let seed = SquareSet::of(neighbours.first()?);
    let mut one = seed.grown(rest).grown(rest).grown(rest);
    let mut other = neighbours - one;
    if other.is_empty() {
        return None;
    }
    loop {
        let (wider_one, wider_other) = (one.grown(rest), other.grown(rest));
        if wider_one.intersects(wider_other) {
            return None;
        }
        if wider_other == other {
            return Some(other);
        }
        if wider_one == one {
            return Some(one);
        }
        (one, other) = (wider_one, wider_other);
    }
}

/// The connected parts that are left when a connected group loses some pieces. `neighbours` are the pieces of `rest`
/// that touch the lost ones: at least one of each part. A part that holds all remaining neighbours is the last one and
/// needs no more steps.
pub(crate) fn parts_around(neighbours: SquareSet, rest: SquareSet) -> PartsAround {
    PartsAround { neighbours, rest }
}

/// The connected parts that are left of a group; see [`parts_around`].
pub(crate) struct PartsAround {
    neighbours: SquareSet,
    rest: SquareSet,
}

impl Iterator for PartsAround {
    type Item = SquareSet;

    #[inline]
    fn next(&mut self) -> Option<SquareSet> {
        let rest = self.rest;
        let mut reached = SquareSet::of(self.neighbours.first()?);
        while !reached.is_superset(self.neighbours) {
            let wider = reached.grown(rest);
            let wider_still = wider.grown(rest);
            if wider_still == wider {
                self.neighbours -= wider;
                self.rest -= wider;
                return Some(wider);
            }
            reached = wider_still;
        }
        self.neighbours = SquareSet::EMPTY;
        Some(rest)
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SplitMix64;
    use crate::prelude::*;
    use crate::stein::Neighbourhood;

    /// Sets with some pieces, many of them connected.
    fn random_sets(seed: u64) -> impl Iterator<Item = SquareSet> {
        let mut random = SplitMix64::new(seed);
        core::iter::repeat_with(move || {
            let mut bits = || u128::from(random.next_u64()) << 64 | u128::from(random.next_u64());
            let dense = (bits() | bits()) & SquareSet::FULL.bits();
            let area = bits() & bits() & bits() & bits();
            let near = SquareSet::from_bits(area & SquareSet::FULL.bits()).neighbours();
            SquareSet::from_bits(dense) & near
        })
        .take(20_000)
    }

    #[test]
    fn connected_sets_have_one_component() {
        let mut connected = 0;
        for pieces in random_sets(9) {
            let is_one = components(pieces).count() <= 1;
            assert_eq!(is_connected(pieces), is_one, "{pieces}");
            connected += usize::from(is_one);
        }
        assert!(connected > 100);
        assert!(is_connected(SquareSet::EMPTY));
        assert!(Square::all().all(|square| is_connected(SquareSet::of(square))));
    }

    #[test]
    fn parts_without_a_piece_are_components() {
        let (mut splits, mut whole) = (0, 0);
        for pieces in random_sets(10).flat_map(components) {
            let near = Neighbourhood::of(pieces);
            for lost in pieces {
                let rest = pieces.without(lost);
                let neighbours = SquareSet::of(lost).neighbours() & rest;
                let expected: Vec<SquareSet> = components(rest).collect();
                let mut parts: Vec<SquareSet> = parts_around(neighbours, rest).collect();
                parts.sort_unstable_by_key(|part| part.first());
                let mut sorted = expected.clone();
                sorted.sort_unstable_by_key(|part| part.first());
                assert_eq!(parts, sorted, "{pieces} without {lost}");
                if near.articulation_candidates.contains(lost)
                    && !near.triple_candidates.contains(lost)
                {
                    if let Some(part) = part_without(rest, lost) {
                        assert_eq!(expected.len(), 2, "{pieces} without {lost}");
                        assert!(expected.contains(&part), "{pieces} without {lost}");
                        splits += 1;
                    } else {
                        assert_eq!(expected.len(), 1, "{pieces} without {lost}");
                        whole += 1;
                    }
                }
            }
        }
        assert!(splits > 100 && whole > 100);
    }
}
