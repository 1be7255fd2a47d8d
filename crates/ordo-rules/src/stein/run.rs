use core::cmp::Ordering;
use core::fmt;

use super::{Direction, Square, SquareSet};

/// The squares of one piece or of an ordo: adjacent squares in one rank or one file (S6, S7). The squares may be
/// empty.
///
/// Both ends are packed in one number, which is faster to copy than two bytes.
///
/// ```
/// use ordo_rules::stein::{Axis, Run, Square};
///
/// // 3  . . . . . .      3  . . w w w .
/// // 2  w w w . . .      2  . . . . . .
/// // 1  . . . . . .      1  . . . . . .
/// //    a b c d e f         a b c d e f
/// let ordo = Run::new(Square::C2, Square::A2).unwrap();
/// assert_eq!(ordo.to_string(), "a2:c2");
/// assert_eq!((ordo.len(), ordo.axis()), (3, Some(Axis::Rank)));
/// assert_eq!(ordo.squares().to_string(), "a2 b2 c2");
/// assert_eq!(ordo.moved_to(Square::C3), Run::new(Square::C3, Square::E3));
/// assert_eq!(ordo.moved_to(Square::I3), None); // it would leave the board
/// assert_eq!(Run::new(Square::A1, Square::B2), None); // neither a rank nor a file
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Run(u16);

const _: () = assert!(size_of::<Run>() == 2);

impl Run {
    #[inline]
    const fn from_ends(first: Square, last: Square) -> Run {
        Run((last.bit() as u16) << 8 | first.bit() as u16)
    }

    /// A single square.
    #[inline]
    pub const fn single(square: Square) -> Run {
        Run::from_ends(square, square)
    }

    /// The squares from one end to the other, in either order; `None` if they are neither in one rank nor in one file.
    pub fn new(a: Square, b: Square) -> Option<Run> {
        (a.file() == b.file() || a.rank() == b.rank()).then(|| Run::from_ends(a.min(b), a.max(b)))
    }

    /// The run from `first` to the square whose bit is `span` further.
    #[inline]
    pub(crate) fn from_span(first: Square, span: u8) -> Run {
        Run::from_ends(first, Square::from_bit(first.bit() + span))
    }

    /// The end with the smaller file, then the smaller rank: the one that notation names first.
    #[inline]
    pub const fn first(self) -> Square {
        Square::from_bit(self.0 as u8)
    }

    /// The other end.
    #[inline]
    pub const fn last(self) -> Square {
        Square::from_bit((self.0 >> 8) as u8)
    }

    /// True if there are two squares or more, as an ordo has (S7).
    #[inline]
    pub const fn is_ordo(self) -> bool {
        self.first().bit() != self.last().bit()
    }

    /// The line of an ordo; `None` for a single square.
    pub const fn axis(self) -> Option<Axis> {
        if !self.is_ordo() {
            None
        } else if self.first().rank() == self.last().rank() {
            Some(Axis::Rank)
        } else {
            Some(Axis::File)
        }
    }

    /// The number of squares.
    #[expect(clippy::len_without_is_empty, reason = "a run is never empty")]
    pub const fn len(self) -> u8 {
        self.last().file() - self.first().file() + self.last().rank() - self.first().rank() + 1
    }

    /// The squares, from first to last.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let step = self.axis().map_or(1, Axis::bits) as usize;
        (self.first().bit()..=self.last().bit())
            .step_by(step)
            .map(Square::from_bit)
    }

    /// The squares as a set.
    #[inline]
    pub fn squares(self) -> SquareSet {
        self.squares_along(self.axis().unwrap_or(Axis::Rank))
    }

    /// The squares as a set, given the line of an ordo; any for a single square.
    #[inline]
    pub(crate) fn squares_along(self, axis: Axis) -> SquareSet {
        let line = &LINES[axis as usize];
        let beyond = self.last().bit() as usize + axis.bits() as usize;
        line[self.first().bit() as usize] ^ line[beyond]
    }

    /// The run with its first square on `to`; `None` if it would not fit on the board.
    pub fn moved_to(self, to: Square) -> Option<Run> {
        let files = self.last().file() - self.first().file();
        let ranks = self.last().rank() - self.first().rank();
        let last = Square::new(to.file() + files, to.rank() + ranks)?;
        Some(Run::from_ends(to, last))
    }

    /// The run with its first square on `to`, where it is known to fit.
    #[inline]
    pub(crate) fn moved_to_unchecked(self, to: Square) -> Run {
        Run::from_span(to, self.last().bit() - self.first().bit())
    }

    /// The run with left and right exchanged.
    #[must_use]
    pub fn mirrored(self) -> Run {
        let (a, b) = (self.first().mirrored(), self.last().mirrored());
        Run::from_ends(a.min(b), a.max(b))
    }

    /// The run with the two home rows exchanged.
    #[must_use]
    pub fn flipped(self) -> Run {
        let (a, b) = (self.first().flipped(), self.last().flipped());
        Run::from_ends(a.min(b), a.max(b))
    }
}

impl Ord for Run {
    fn cmp(&self, other: &Run) -> Ordering {
        (self.first(), self.last()).cmp(&(other.first(), other.last()))
    }
}

impl PartialOrd for Run {
    fn partial_cmp(&self, other: &Run) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The number of bits from which a line may continue, and those to which it may: one rank more.
pub(crate) const LINE_ENDS: usize = 128 + 16;

/// The squares from a square to the end of its line, by axis and the square's bit: a run is the difference of two.
static LINES: [[SquareSet; LINE_ENDS]; 2] = {
    let mut lines = [[SquareSet::EMPTY; LINE_ENDS]; 2];
    let mut bit = 128;
    while bit > 0 {
        bit -= 1;
        let mut axis = 0;
        while axis < 2 {
            let square = 1 << bit & SquareSet::FULL.bits();
            if square != 0 {
                let beyond = lines[axis][bit + Axis::ALL[axis].bits() as usize].bits();
                lines[axis][bit] = SquareSet::from_bits(beyond | square);
            }
            axis += 1;
        }
    }
    lines
};

/// The line of an ordo (S7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Axis {
    /// Side by side in a rank: a horizontal ordo.
    Rank,
    /// One behind the other in a file: a vertical ordo.
    File,
}

impl Axis {
    pub(crate) const ALL: [Axis; 2] = [Axis::Rank, Axis::File];

    /// The distance between the bits of adjacent squares.
    #[inline]
    pub(crate) const fn bits(self) -> i32 {
        match self {
            Axis::Rank => 1,
            Axis::File => 16,
        }
    }

    /// The direction from the first square of a run to its last.
    #[inline]
    pub(crate) const fn direction(self) -> Direction {
        match self {
            Axis::Rank => Direction::East,
            Axis::File => Direction::North,
        }
    }

    /// Every square moved one step back, towards the first squares of runs; those that leave the board are lost.
    #[inline(always)]
    pub(crate) fn back(self, squares: SquareSet) -> SquareSet {
        squares.shift(self.direction().opposite())
    }

    /// The directions that ordos along the axis move in.
    #[inline]
    pub(crate) const fn directions_across(self) -> [Direction; 2] {
        match self {
            Axis::Rank => [Direction::North, Direction::South],
            Axis::File => [Direction::East, Direction::West],
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
        write!(f, "{}", self.first())?;
        if self.is_ordo() {
            write!(f, ":{}", self.last())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
