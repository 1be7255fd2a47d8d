use core::fmt;
use core::str::FromStr;

/// The number of rows and of columns, `1` to `8` (K1).
pub const SIDE: u8 = 8;

macro_rules! squares {
    ($($name:ident)*) => {
        /// A square of the board: the row's digit, then the column's, `11` to `88` (K1). Row 1 is at White's side, column 1 at
        /// White's left, and squares sort like their texts.
        ///
        /// ```
        /// use ordo_rules::khalifa::Square;
        ///
        /// // 3  . . . .
        /// // 2  . . x .
        /// // 1  . . . .
        /// //    1 2 3 4
        /// let square: Square = "23".parse()?;
        /// assert_eq!(square, Square::S23);
        /// assert_eq!((square.row(), square.column()), (1, 2));
        /// assert_eq!(square.offset(1, 1), Some(Square::S34));
        /// assert_eq!(square.offset(-2, 0), None); // off the board
        /// # Ok::<(), ordo_rules::khalifa::ParseSquareError>(())
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        #[expect(missing_docs, reason = "the names say it")]
        pub enum Square {
            $($name,)*
        }

        /// Every square, by its bit.
        static SQUARES: [Square; 64] = [$(Square::$name,)*];
    };
}

squares! {
    S11 S12 S13 S14 S15 S16 S17 S18
    S21 S22 S23 S24 S25 S26 S27 S28
    S31 S32 S33 S34 S35 S36 S37 S38
    S41 S42 S43 S44 S45 S46 S47 S48
    S51 S52 S53 S54 S55 S56 S57 S58
    S61 S62 S63 S64 S65 S66 S67 S68
    S71 S72 S73 S74 S75 S76 S77 S78
    S81 S82 S83 S84 S85 S86 S87 S88
}

const _: () = assert!(size_of::<Option<Square>>() == 1);

impl Square {
    /// The square on a row and a column, both counted from 0; `None` off the board.
    pub const fn new(row: u8, column: u8) -> Option<Square> {
        if row < SIDE && column < SIDE {
            Some(Square::from_bit(row * SIDE + column))
        } else {
            None
        }
    }

    /// The number of squares.
    pub const COUNT: usize = SQUARES.len();

    /// The square with an index from 0 (`11`) to 63 (`88`), row by row; `None` for other numbers.
    ///
    /// ```
    /// use ordo_rules::khalifa::Square;
    ///
    /// assert_eq!(Square::from_index(10), Some(Square::S23));
    /// assert_eq!(Square::S23.index(), 10);
    /// assert_eq!(Square::from_index(64), None);
    /// ```
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < Square::COUNT {
            Some(SQUARES[index])
        } else {
            None
        }
    }

    /// The dense index of the square: 0 for `11`, 1 for `12` … 63 for `88`.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The square of a bit.
    #[inline]
    pub(crate) const fn from_bit(bit: u8) -> Square {
        debug_assert!(bit < 64);
        SQUARES[bit as usize & 63]
    }

    /// The number of the square's bit in a set.
    #[inline]
    pub const fn bit(self) -> u8 {
        self as u8 & 63
    }

    /// The row, 0 for `1` to 7 for `8`.
    #[inline]
    pub const fn row(self) -> u8 {
        self.bit() / SIDE
    }

    /// The column, 0 for `1` to 7 for `8`.
    #[inline]
    pub const fn column(self) -> u8 {
        self.bit() % SIDE
    }

    /// The square `rows` up and `columns` to the right; `None` off the board.
    pub fn offset(self, rows: i8, columns: i8) -> Option<Square> {
        let row = self.row().checked_add_signed(rows)?;
        let column = self.column().checked_add_signed(columns)?;
        Square::new(row, column)
    }

    /// All squares: `11`, `12` … `88`.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        SQUARES.iter().copied()
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row() + 1, self.column() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Error when parsing an invalid square name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a square is two digits from 1 to 8, the row and the column, such as 34")]
pub struct ParseSquareError;

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        let [row, column] = *text.as_bytes() else {
            return Err(ParseSquareError);
        };
        let (row, column) = (row.wrapping_sub(b'1'), column.wrapping_sub(b'1'));
        Square::new(row, column).ok_or(ParseSquareError)
    }
}
