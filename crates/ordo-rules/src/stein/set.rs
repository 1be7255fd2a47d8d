use core::fmt;
use core::iter::FusedIterator;
use core::ops::Not;

use super::Direction;
use super::lanes::Lanes;
use super::slide::slide;
use super::square::{FILES, RANKS, Square, home_rank};
use crate::Color;
use crate::prelude::*;
use crate::set_operators::set_operators;

/// A set of squares, one bit each.
///
/// ```
/// use ordo_rules::stein::{Square, SquareSet};
///
/// let pair: SquareSet = ["a3", "b3"].iter().map(|s| s.parse::<Square>().unwrap()).collect();
/// assert_eq!(pair.len(), 2);
/// assert_eq!(pair.to_string(), "a3 b3");
/// assert!((pair - SquareSet::rank(2)).is_empty());
///
/// // Set operators, and neighbours `x` of the two squares `o`:
/// //
/// // 4  x x x . .
/// // 3  o o x . .
/// // 2  x x x . .
/// // 1  . . . . .
/// //    a b c d e
/// let around = pair.neighbours() - pair;
/// assert_eq!(around.to_string(), "a2 a4 b2 b4 c2 c3 c4");
/// assert_eq!((around & SquareSet::rank(3)).len(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(pub(crate) Lanes);

/// Each square as a set, by its bit: a lookup is cheaper than a 128-bit shift.
static SINGLES: [SquareSet; 128] = {
    let mut singles = [SquareSet::EMPTY; 128];
    let mut bit = 0;
    while bit < 128 {
        singles[bit] = SquareSet::from_bits(1 << bit);
        bit += 1;
    }
    singles
};

/// The ten squares of rank 1.
const FIRST_RANK: u128 = (1 << FILES) - 1;

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet::from_bits(0);
    /// All eighty squares.
    pub const FULL: SquareSet = {
        let mut bits = 0;
        let mut rank = 0;
        while rank < RANKS {
            bits |= SquareSet::rank(rank).bits();
            rank += 1;
        }
        SquareSet::from_bits(bits)
    };

    #[inline(always)]
    pub(crate) const fn from_bits(bits: u128) -> SquareSet {
        SquareSet(Lanes::from_bits(bits))
    }

    /// The set as bits: sixteen for each rank, the first ten of which are its squares.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0.bits()
    }

    /// The set with one square.
    #[inline]
    pub const fn of(square: Square) -> SquareSet {
        SINGLES[square.bit() as usize & 127]
    }

    /// The squares of a rank (0 is rank 1).
    #[inline]
    pub const fn rank(rank: u8) -> SquareSet {
        assert!(rank < RANKS);
        SquareSet::from_bits(FIRST_RANK << (16 * rank))
    }

    /// The home row of a side (S1).
    #[inline]
    pub const fn home_row(color: Color) -> SquareSet {
        SquareSet::rank(home_rank(color))
    }

    /// The goal row of a side: the opponent's home row (S10.1).
    #[inline]
    pub const fn goal_row(color: Color) -> SquareSet {
        SquareSet::home_row(color.other())
    }

    /// True if there is no square in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits() == 0
    }

    /// The files that hold squares of the set, the first in the lowest bit.
    ///
    /// ```
    /// use ordo_rules::stein::SquareSet;
    ///
    /// assert_eq!(SquareSet::rank(4).files().count_ones(), 10);
    /// assert_eq!(SquareSet::EMPTY.files(), 0);
    /// ```
    #[inline]
    pub const fn files(self) -> u16 {
        let bits = self.bits();
        let half = (bits | bits >> 64) as u64;
        let quarter = half | half >> 32;
        (quarter | quarter >> 16) as u16
    }

    /// The number of squares.
    #[inline]
    pub const fn len(self) -> usize {
        self.bits().count_ones() as usize
    }

    /// True if the square is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.bits() & SquareSet::of(square).bits() != 0
    }

    /// True if every square of `other` is in this set.
    #[inline]
    pub const fn is_superset(self, other: SquareSet) -> bool {
        other.bits() & !self.bits() == 0
    }

    /// True if the sets have a square in common.
    #[inline]
    pub const fn intersects(self, other: SquareSet) -> bool {
        self.bits() & other.bits() != 0
    }

    /// The set with a square added.
    #[inline]
    #[must_use]
    pub const fn with(self, square: Square) -> SquareSet {
        SquareSet::from_bits(self.bits() | SquareSet::of(square).bits())
    }

    /// The set with a square taken out.
    #[inline]
    #[must_use]
    pub const fn without(self, square: Square) -> SquareSet {
        SquareSet::from_bits(self.bits() & !SquareSet::of(square).bits())
    }

    /// The first square in the order of the bits (`a1`, `b1` … `j8`).
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.is_empty() {
            None
        } else {
            Some(Square::from_bit(self.bits().trailing_zeros() as u8))
        }
    }

    /// The last square in the order of the bits.
    #[inline]
    pub(crate) const fn last(self) -> Option<Square> {
        if self.is_empty() {
            None
        } else {
            Some(Square::from_bit(127 - self.bits().leading_zeros() as u8))
        }
    }

    /// The set without its first square; it must not be empty.
    #[inline]
    pub(crate) const fn without_first(self) -> SquareSet {
        SquareSet::from_bits(self.bits() & (self.bits() - 1))
    }

    /// Every square moved one step; squares that leave the board end on spare bits.
    #[inline(always)]
    pub(crate) fn shift(self, direction: Direction) -> SquareSet {
        SquareSet(self.0.shift::<1>(direction))
    }

    /// Every square moved one step; squares that leave the board are dropped.
    #[inline]
    #[must_use]
    pub fn step(self, direction: Direction) -> SquareSet {
        self.shift(direction) & SquareSet::FULL
    }

    /// The squares that pieces on the set's squares see in one direction: over `empty` squares up to the first one that is
    /// not.
    #[inline(always)]
    #[must_use]
    pub fn slide(self, direction: Direction, empty: SquareSet) -> SquareSet {
        slide(direction, self, empty) & SquareSet::FULL
    }

    /// The squares that touch a square of the set, orthogonally or diagonally (S4). A square of the set is among them
    /// when it touches another one.
    #[inline]
    #[must_use]
    pub fn neighbours(self) -> SquareSet {
        let sides = self.0.east::<1>() | self.0.west::<1>();
        let row = sides | self.0;
        SquareSet(sides | row.north::<1>() | row.south::<1>()) & SquareSet::FULL
    }

    /// The set, which is part of `pieces`, with all pieces that touch it: one step of a flood fill.
    #[inline(always)]
    pub(crate) fn grown(self, pieces: SquareSet) -> SquareSet {
        let row = self.0 | self.0.east::<1>() | self.0.west::<1>();
        SquareSet(row | row.north::<1>() | row.south::<1>()) & pieces
    }

    /// The set with left and right exchanged.
    #[must_use]
    pub const fn mirrored(self) -> SquareSet {
        // Reversing all bits also reverses the ranks.
        SquareSet::from_bits(self.bits().reverse_bits() >> (16 - FILES)).flipped()
    }

    /// The set with the two home rows exchanged.
    #[must_use]
    pub const fn flipped(self) -> SquareSet {
        let bytes_swapped = self.bits().swap_bytes();
        let low_bytes = 0x00ff_00ff_00ff_00ff_00ff_00ff_00ff_00ff;
        SquareSet::from_bits((bytes_swapped & low_bytes) << 8 | bytes_swapped >> 8 & low_bytes)
    }
}

set_operators!(SquareSet, Square);

impl Not for SquareSet {
    type Output = SquareSet;
    #[inline]
    fn not(self) -> SquareSet {
        SquareSet(self.0 ^ SquareSet::FULL.0) & SquareSet::FULL
    }
}

/// The squares of a set, in the order of the bits.
#[derive(Clone, Debug)]
pub struct Squares(SquareSet);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0 = self.0.without_first();
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }

    /// Two loops over 64 bits are faster than one over 128.
    #[inline]
    fn fold<B, F: FnMut(B, Square) -> B>(self, init: B, mut f: F) -> B {
        let mut all = init;
        let bits = self.0.bits();
        for (mut half, base) in [(bits as u64, 0), ((bits >> 64) as u64, 64)] {
            while half != 0 {
                all = f(all, Square::from_bit(base + half.trailing_zeros() as u8));
                half &= half - 1;
            }
        }
        all
    }
}

impl ExactSizeIterator for Squares {}
impl FusedIterator for Squares {}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// The squares in the order of their names, separated by spaces.
impl fmt::Display for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut squares: Vec<Square> = self.into_iter().collect();
        squares.sort_unstable();
        for (i, square) in squares.into_iter().enumerate() {
            let blank = if i == 0 { "" } else { " " };
            write!(f, "{blank}{square}")?;
        }
        Ok(())
    }
}
