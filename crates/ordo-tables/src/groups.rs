#[cfg(feature = "build")]
use core::ops::Range;

use ordo_rules::Color;
use ordo_rules::stein::SquareSet;

use crate::enumerate::connected_sets;

/// All groups of one size from which a game can go on: connected, and not on the goal row. They are seen by their owner, who
/// moves up.
///
/// A group's rank is its place in the order of advance, then of bits. Groups of the same advance are neighbours, so the
/// positions that can follow each other by sideways moves form a rectangle of the table.
pub struct Groups {
    size: usize,
    pieces: Vec<SquareSet>,
    mirrored: Vec<u32>,
    /// The number of canonical groups before each group, and whether it is canonical itself.
    canonical: Vec<Canonical>,
    canonical_ranks: Vec<u32>,
    /// The first rank of each advance, and the end.
    #[cfg(feature = "build")]
    slices: Vec<usize>,
    slots: Vec<u32>,
}

/// A group or its mirror image, whichever has the lower rank.
#[derive(Clone, Copy)]
pub(crate) struct Canonical {
    /// The place among the canonical groups.
    pub(crate) place: u32,
    /// True if the group itself is not canonical, but its mirror image is.
    pub(crate) is_mirrored: bool,
}

const FREE: u32 = u32::MAX;

impl Groups {
    /// Finds all groups of a size.
    pub fn new(size: usize) -> Groups {
        let region = SquareSet::FULL - SquareSet::goal_row(Color::White);
        let mut pieces = connected_sets(region, size);
        pieces.sort_unstable_by_key(|&set| (advance(set), set.bits()));
        let mut groups = Groups {
            size,
            #[cfg(feature = "build")]
            slices: slices(&pieces),
            slots: Vec::new(),
            mirrored: Vec::new(),
            canonical: Vec::new(),
            canonical_ranks: Vec::new(),
            pieces,
        };
        groups.fill_slots();
        groups.find_mirror_images();
        groups
    }

    fn fill_slots(&mut self) {
        self.slots = vec![FREE; (self.pieces.len() * 2).next_power_of_two()];
        for (rank, &pieces) in self.pieces.iter().enumerate() {
            let mut slot = hash(pieces) & (self.slots.len() - 1);
            while self.slots[slot] != FREE {
                slot = (slot + 1) & (self.slots.len() - 1);
            }
            self.slots[slot] = rank as u32;
        }
    }

    fn find_mirror_images(&mut self) {
        let mirror = |&set: &SquareSet| self.rank(set.mirrored()).unwrap_or(FREE);
        self.mirrored = self.pieces.iter().map(mirror).collect();
        for (rank, &mirrored) in self.mirrored.iter().enumerate() {
            let is_mirrored = (mirrored as usize) < rank;
            let place = if is_mirrored {
                self.canonical[mirrored as usize].place
            } else {
                self.canonical_ranks.push(rank as u32);
                self.canonical_ranks.len() as u32 - 1
            };
            self.canonical.push(Canonical { place, is_mirrored });
        }
    }

    /// The number of pieces of each group.
    pub fn size(&self) -> usize {
        self.size
    }

    /// The number of groups.
    #[expect(
        clippy::len_without_is_empty,
        reason = "there are groups of every size"
    )]
    pub fn len(&self) -> usize {
        self.pieces.len()
    }

    /// The number of groups, if mirror images count once.
    pub fn canonical_len(&self) -> usize {
        self.canonical_ranks.len()
    }

    /// The group of a rank.
    #[inline]
    pub fn pieces(&self, rank: u32) -> SquareSet {
        self.pieces[rank as usize]
    }

    /// The rank of a group; `None` if it is split, on the goal row, or of another size.
    #[inline]
    pub fn rank(&self, pieces: SquareSet) -> Option<u32> {
        let mask = self.slots.len() - 1;
        let mut slot = hash(pieces) & mask;
        loop {
            let rank = self.slots[slot];
            if rank == FREE {
                return None;
            }
            if self.pieces[rank as usize] == pieces {
                return Some(rank);
            }
            slot = (slot + 1) & mask;
        }
    }

    /// The rank of the mirror image.
    #[inline]
    pub(crate) fn mirrored(&self, rank: u32) -> u32 {
        self.mirrored[rank as usize]
    }

    #[inline]
    pub(crate) fn canonical(&self, rank: u32) -> Canonical {
        self.canonical[rank as usize]
    }

    /// The rank of a canonical group.
    #[inline]
    pub(crate) fn canonical_rank(&self, place: usize) -> u32 {
        self.canonical_ranks[place]
    }

    /// The number of different advances, from 0.
    #[cfg(feature = "build")]
    pub(crate) fn advances(&self) -> usize {
        self.slices.len() - 1
    }

    /// The ranks of the groups with an advance.
    #[cfg(feature = "build")]
    pub(crate) fn slice(&self, advance: usize) -> Range<usize> {
        self.slices[advance]..self.slices[advance + 1]
    }

    /// The places of the canonical groups with an advance.
    #[cfg(feature = "build")]
    pub(crate) fn canonical_slice(&self, advance: usize) -> Range<usize> {
        let slice = self.slice(advance);
        let place = |rank: usize| {
            self.canonical_ranks
                .partition_point(|&canonical| (canonical as usize) < rank)
        };
        place(slice.start)..place(slice.end)
    }
}

/// The sum of the ranks that the pieces have advanced. A connected side never moves back, so it never sinks until the side
/// is split.
pub(crate) fn advance(pieces: SquareSet) -> usize {
    pieces
        .into_iter()
        .map(|square| square.rank() as usize)
        .sum()
}

/// The places where a list sorted by advance goes on with the next advance.
#[cfg(feature = "build")]
fn slices(pieces: &[SquareSet]) -> Vec<usize> {
    let last = pieces.last().map_or(0, |&set| advance(set));
    (0..=last + 1)
        .map(|limit| pieces.partition_point(|&set| advance(set) < limit))
        .collect()
}

#[inline]
fn hash(pieces: SquareSet) -> usize {
    let bits = pieces.bits();
    let (low, high) = (bits as u64, (bits >> 64) as u64);
    let mixed = (low ^ high.rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ high).wrapping_mul(0xd6e8_feb8_6659_fd93);
    (mixed >> 29) as usize
}

/// The place of a square among the squares of a set that contains it.
#[cfg(feature = "build")]
#[inline]
pub(crate) fn place_in(set: SquareSet, square: ordo_rules::stein::Square) -> usize {
    let below = (1u128 << square.bit()) - 1;
    (set.bits() & below).count_ones() as usize
}

#[cfg(test)]
mod tests {
    use ordo_rules::stein::Square;

    use super::*;

    #[test]
    fn ranks_and_groups_are_one_to_one() {
        for size in 1..=4 {
            let groups = Groups::new(size);
            for rank in 0..groups.len() as u32 {
                let pieces = groups.pieces(rank);
                assert_eq!(groups.rank(pieces), Some(rank));
                let canonical = groups.canonical(rank);
                let represented = groups.pieces(groups.canonical_rank(canonical.place as usize));
                let expected = if canonical.is_mirrored {
                    pieces.mirrored()
                } else {
                    pieces
                };
                assert_eq!(represented, expected);
            }
        }
    }

    #[test]
    fn groups_that_end_a_game_have_no_rank() {
        let groups = Groups::new(2);
        let set = |squares: [Square; 2]| squares.into_iter().collect::<SquareSet>();
        assert!(groups.rank(set([Square::A1, Square::B2])).is_some());
        assert_eq!(groups.rank(set([Square::A1, Square::C1])), None);
        assert_eq!(groups.rank(set([Square::A7, Square::A8])), None);
        assert_eq!(groups.rank(SquareSet::of(Square::A1)), None);
    }
}
