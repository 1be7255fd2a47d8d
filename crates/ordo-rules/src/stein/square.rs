use core::fmt;
use core::str::FromStr;

use crate::Color;

/// The number of files, `a` to `j` (S1).
pub const FILES: u8 = 10;
/// The number of ranks, `1` to `8` (S1).
pub const RANKS: u8 = 8;

/// A square of the board, `a1` to `j8` (S1).
///
/// ```
/// use ordo_rules::stein::Square;
///
/// // 3  . . . .
/// // 2  . . x .
/// // 1  . . . .
/// //    a b c d
/// let square: Square = "c2".parse()?;
/// assert_eq!(square, Square::C2);
/// assert_eq!((square.file(), square.rank()), (2, 1));
/// assert_eq!(square.offset(1, 1), Some(Square::D3));
/// assert_eq!(square.offset(0, -2), None); // off the board
/// # Ok::<(), ordo_rules::stein::ParseSquareError>(())
/// ```
///
/// Stored as the index of the square's bit in a [`SquareSet`](super::SquareSet): sixteen bits per rank, of which the
/// lowest ten are squares. The six spare bits prevent a step off the edge from wrapping around.
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

    /// The number of squares.
    pub const COUNT: usize = FILES as usize * RANKS as usize;

    /// The square with an index from 0 (`a1`) to 79 (`j8`), rank by rank; `None` for other numbers.
    ///
    /// ```
    /// use ordo_rules::stein::Square;
    ///
    /// assert_eq!(Square::from_index(12), Some(Square::C2));
    /// assert_eq!(Square::C2.index(), 12);
    /// assert_eq!(Square::from_index(80), None);
    /// ```
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < Square::COUNT {
            let (file, rank) = (index as u8 % FILES, index as u8 / FILES);
            Square::new(file, rank)
        } else {
            None
        }
    }

    /// The dense index of the square: 0 for `a1`, 1 for `b1` … 79 for `j8`.
    #[inline]
    pub const fn index(self) -> usize {
        self.rank() as usize * FILES as usize + self.file() as usize
    }

    /// The square of a bit index that is known to be valid.
    #[inline]
    pub(crate) const fn from_bit(bit: u8) -> Square {
        debug_assert!(bit & 15 < FILES && bit >> 4 < RANKS);
        Square(bit & 127)
    }

    /// The index of the square's bit in a set.
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

macro_rules! square_constants {
    ($($name:ident)*) => {
        impl Square {
            $(
                #[doc = concat!("The square `", stringify!($name), "`.")]
                pub const $name: Square = Square::from_name(stringify!($name));
            )*

            const fn from_name(name: &str) -> Square {
                let name = name.as_bytes();
                Square((name[1] - b'1') << 4 | (name[0] - b'A'))
            }
        }
    };
}

square_constants! {
    A1 B1 C1 D1 E1 F1 G1 H1 I1 J1
    A2 B2 C2 D2 E2 F2 G2 H2 I2 J2
    A3 B3 C3 D3 E3 F3 G3 H3 I3 J3
    A4 B4 C4 D4 E4 F4 G4 H4 I4 J4
    A5 B5 C5 D5 E5 F5 G5 H5 I5 J5
    A6 B6 C6 D6 E6 F6 G6 H6 I6 J6
    A7 B7 C7 D7 E7 F7 G7 H7 I7 J7
    A8 B8 C8 D8 E8 F8 G8 H8 I8 J8
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

/// Error when parsing an invalid square name.
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
