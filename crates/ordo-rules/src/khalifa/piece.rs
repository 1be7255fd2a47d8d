use core::fmt;

use crate::Color;

/// The size of a piece, 1 (smallest) to 4 (largest) (K1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Size {
    One = 0,
    Two = 1,
    Three = 2,
    Four = 3,
}

impl Size {
    /// All sizes, the smallest first.
    pub const ALL: [Size; 4] = [Size::One, Size::Two, Size::Three, Size::Four];

    /// The size of a number from 1 to 4.
    pub const fn from_number(number: u8) -> Option<Size> {
        match number {
            1 => Some(Size::One),
            2 => Some(Size::Two),
            3 => Some(Size::Three),
            4 => Some(Size::Four),
            _ => None,
        }
    }

    /// The number, 1 to 4.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The size in reversed order: 1 for 4, 2 for 3.
    #[must_use]
    pub const fn reversed(self) -> Size {
        Size::ALL[3 - self as usize]
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// One of the eight pieces (K1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// The owner.
    pub color: Color,
    /// The size.
    pub size: Size,
}

impl Piece {
    /// All pieces: White's from 1 to 4, then Black's.
    pub fn all() -> impl Iterator<Item = Piece> {
        Color::ALL
            .into_iter()
            .flat_map(|color| Size::ALL.map(|size| Piece { color, size }))
    }

    /// `A` to `D` for White's sizes 1 to 4, `a` to `d` for Black's, as position strings write them.
    pub const fn letter(self) -> char {
        let first = match self.color {
            Color::White => b'A',
            Color::Black => b'a',
        };
        (first + self.size as u8) as char
    }

    /// Parses the letter of a position string.
    pub fn from_letter(letter: char) -> Option<Piece> {
        Piece::all().find(|piece| piece.letter() == letter)
    }
}

/// `White's 3`.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}'s {}", self.color, self.size)
    }
}
