use core::fmt;
use core::iter::FusedIterator;
use core::ops::Not;

use super::Square;
use crate::set_operators::set_operators;

/// A set of squares, one bit each.
///
/// ```
/// use ordo_rules::khalifa::{Square, SquareSet};
///
/// let pair: SquareSet = [Square::S45, Square::S12].into_iter().collect();
/// assert_eq!(pair.len(), 2);
/// assert_eq!(pair.to_string(), "12 45");
/// assert_eq!(SquareSet::between(Square::S12, Square::S45).to_string(), "23 34");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(pub(crate) u64);

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet(0);
    /// All sixty-four squares.
    pub const FULL: SquareSet = SquareSet(u64::MAX);

    /// The set with one square.
    #[inline]
    pub const fn of(square: Square) -> SquareSet {
        SquareSet(1 << square.bit())
    }

    /// True if there is no square in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of squares.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// True if the square is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.bit() & 1 != 0
    }

    /// True if every square of `other` is in this set.
    #[inline]
    pub const fn is_superset(self, other: SquareSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// True if the sets have a square in common.
    #[inline]
    pub const fn intersects(self, other: SquareSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The set with a square added.
    #[inline]
    #[must_use]
    pub const fn with(self, square: Square) -> SquareSet {
        SquareSet(self.0 | SquareSet::of(square).0)
    }

    /// The set with a square taken out.
    #[inline]
    #[must_use]
    pub const fn without(self, square: Square) -> SquareSet {
        SquareSet(self.0 & !SquareSet::of(square).0)
    }

    /// The first square: `11`, `12` … `88`.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.is_empty() {
            None
        } else {
            Some(Square::from_bit(self.0.trailing_zeros() as u8))
        }
    }
}

set_operators!(SquareSet, Square);

impl Not for SquareSet {
    type Output = SquareSet;
    #[inline]
    fn not(self) -> SquareSet {
        SquareSet(!self.0)
    }
}

/// The squares of a set, in their order.
#[derive(Clone, Debug)]
pub struct Squares(SquareSet);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
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

/// The squares in order, separated by spaces.
impl fmt::Display for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, square) in self.into_iter().enumerate() {
            let blank = if i == 0 { "" } else { " " };
            write!(f, "{blank}{square}")?;
        }
        Ok(())
    }
}
