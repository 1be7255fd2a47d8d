use core::fmt;

use super::{Direction, Square, SquareSet};

/// What a move picks up: one square, or squares side by side in one rank or one file (S6, S7). Whether pieces stand there
/// is another question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Run {
    first: Square,
    last: Square,
}

impl Run {
    /// A single square.
    #[inline]
    pub const fn single(square: Square) -> Run {
        Run {
            first: square,
            last: square,
        }
    }

    /// The squares from one end to the other, in either order; `None` if they are neither in one rank nor in one file.
    pub fn new(a: Square, b: Square) -> Option<Run> {
        (a.file() == b.file() || a.rank() == b.rank()).then(|| Run {
            first: a.min(b),
            last: a.max(b),
        })
    }

    /// `len` squares from `first` on, in a line across `direction`.
    #[inline]
    pub(crate) fn from_first(first: Square, direction: Direction, len: u8) -> Run {
        let step = axis_across(direction).map_or(0, Axis::bits) as u8;
        Run {
            first,
            last: Square::from_bit(first.bit() + step * (len - 1)),
        }
    }

    /// The end with the smaller file, then the smaller rank: the one that notation names first.
    #[inline]
    pub const fn first(self) -> Square {
        self.first
    }

    /// The other end.
    #[inline]
    pub const fn last(self) -> Square {
        self.last
    }

    /// Whether there are two squares or more, as an ordo has (S7).
    #[inline]
    pub const fn is_ordo(self) -> bool {
        self.first.bit() != self.last.bit()
    }

    /// The line an ordo stands in; `None` for a single square.
    pub const fn axis(self) -> Option<Axis> {
        if !self.is_ordo() {
            None
        } else if self.first.rank() == self.last.rank() {
            Some(Axis::Rank)
        } else {
            Some(Axis::File)
        }
    }

    /// The number of squares.
    #[expect(clippy::len_without_is_empty, reason = "a run is never empty")]
    pub const fn len(self) -> u8 {
        self.last.file() - self.first.file() + self.last.rank() - self.first.rank() + 1
    }

    /// The squares, from first to last.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let step = self.axis().map_or(1, Axis::bits) as usize;
        (self.first.bit()..=self.last.bit())
            .step_by(step)
            .map(Square::from_bit)
    }

    /// The squares as a set.
    #[inline]
    pub fn squares(self) -> SquareSet {
        let span = self.last.bit() - self.first.bit();
        let pattern = if span < 16 {
            (2 << span) - 1
        } else {
            FILE_A & ((2 << span) - 1)
        };
        SquareSet(pattern << self.first.bit())
    }

    /// The run with its first square on `to`; `None` if it would not fit on the board.
    pub fn moved_to(self, to: Square) -> Option<Run> {
        let files = self.last.file() - self.first.file();
        let ranks = self.last.rank() - self.first.rank();
        let last = Square::new(to.file() + files, to.rank() + ranks)?;
        Some(Run { first: to, last })
    }

    /// The run with its first square on `to`, where it is known to fit.
    #[inline]
    pub(crate) fn moved_to_unchecked(self, to: Square) -> Run {
        Run {
            first: to,
            last: Square::from_bit(to.bit() + (self.last.bit() - self.first.bit())),
        }
    }

    /// The run with left and right exchanged.
    #[must_use]
    pub fn mirrored(self) -> Run {
        let (a, b) = (self.first.mirrored(), self.last.mirrored());
        Run {
            first: a.min(b),
            last: a.max(b),
        }
    }

    /// The run with the two home rows exchanged.
    #[must_use]
    pub fn flipped(self) -> Run {
        let (a, b) = (self.first.flipped(), self.last.flipped());
        Run {
            first: a.min(b),
            last: a.max(b),
        }
    }
}

/// The squares `a1` to `a8`.
const FILE_A: u128 = 0x0001_0001_0001_0001_0001_0001_0001_0001;

/// The line that an ordo stands in (S7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Axis {
    /// Side by side in a rank: a horizontal ordo.
    Rank,
    /// One behind the other in a file: a vertical ordo.
    File,
}

impl Axis {
    /// How far apart the bits of neighbouring squares are.
    #[inline]
    pub(crate) const fn bits(self) -> i32 {
        match self {
            Axis::Rank => 1,
            Axis::File => 16,
        }
    }
}

/// The line of the ordos that move in a direction: always across it, so no ordo moves diagonally (S7).
#[inline]
pub(crate) const fn axis_across(direction: Direction) -> Option<Axis> {
    match direction {
        Direction::North | Direction::South => Some(Axis::Rank),
        Direction::East | Direction::West => Some(Axis::File),
        _ => None,
    }
}

/// `a3`, or `a3:b3`.
impl fmt::Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.first)?;
        if self.is_ordo() {
            write!(f, ":{}", self.last)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
