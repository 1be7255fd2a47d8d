use core::fmt;
use core::str::FromStr;

use crate::Color;

/// The number of files, `a` to `j` (S1).
pub const FILES: u8 = 10;
/// The number of ranks, `1` to `8` (S1).
pub const RANKS: u8 = 8;

/// A square of the board, `a1` to `j8` (S1).
///
/// Inside it is the number of the square's bit in a [`SquareSet`](super::SquareSet): sixteen bits a rank, of which the
/// lowest ten are squares. The six spare bits keep a step off the edge from arriving on the other side.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Square(u8);

const _: () = assert!(size_of::<Square>() == 1);

impl Square {
    /// The square on a file (0 is `a`) and rank (0 is `1`); `None` off the board.
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < FILES && rank < RANKS {
            Some(Square(rank << 4 | file))
        } else {
            None
        }
    }

    /// The square of a bit that is known to be one.
    #[inline]
    pub(crate) const fn from_bit(bit: u8) -> Square {
        debug_assert!(bit & 15 < FILES && bit >> 4 < RANKS);
        Square(bit & 127)
    }

    /// The number of the square's bit in a set.
    #[inline]
    pub const fn bit(self) -> u8 {
        self.0
    }

    /// The file, 0 for `a` to 9 for `j`.
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 & 15
    }

    /// The rank, 0 for `1` to 7 for `8`.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 >> 4
    }

    /// The square `files` to the right and `ranks` up; `None` off the board.
    pub fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let file = self.file().checked_add_signed(files)?;
        let rank = self.rank().checked_add_signed(ranks)?;
        Square::new(file, rank)
    }

    /// The square with left and right exchanged: `a` for `j`.
    #[must_use]
    pub const fn mirrored(self) -> Square {
        Square(self.0 & 0xf0 | (FILES - 1 - self.file()))
    }

    /// The square with the two home rows exchanged: rank 1 for rank 8.
    #[must_use]
    pub const fn flipped(self) -> Square {
        Square(self.0 ^ 0x70)
    }

    /// All squares: `a1`, `b1` … `j8`.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> {
        (0..RANKS).flat_map(|rank| (0..FILES).map(move |file| Square(rank << 4 | file)))
    }
}

/// Squares sort like their texts: by file, then by rank.
impl Ord for Square {
    fn cmp(&self, other: &Square) -> core::cmp::Ordering {
        self.0.rotate_left(4).cmp(&other.0.rotate_left(4))
    }
}

impl PartialOrd for Square {
    fn partial_cmp(&self, other: &Square) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = char::from(b'a' + self.file());
        let rank = char::from(b'1' + self.rank());
        write!(f, "{file}{rank}")
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a square is a letter from a to j and a digit from 1 to 8, such as c4")]
pub struct ParseSquareError;

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        let [file, rank] = *text.as_bytes() else {
            return Err(ParseSquareError);
        };
        let file = file.to_ascii_lowercase().wrapping_sub(b'a');
        let rank = rank.wrapping_sub(b'1');
        Square::new(file, rank).ok_or(ParseSquareError)
    }
}

/// The rank (counted from 0) of a side's home row (S1).
pub(crate) const fn home_rank(color: Color) -> u8 {
    match color {
        Color::White => 0,
        Color::Black => RANKS - 1,
    }
}
