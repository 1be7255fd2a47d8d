use core::fmt;

use crate::Color;

/// One of the eight directions, named as on a map with White in the south.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Direction {
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest,
}

use Direction::{East, North, NorthEast, NorthWest, South, SouthEast, SouthWest, West};

impl Direction {
    /// All directions, clockwise from north.
    pub const ALL: [Direction; 8] = [
        North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest,
    ];

    /// The direction towards a side's goal row (S1).
    #[inline]
    pub const fn forward(color: Color) -> Direction {
        match color {
            Color::White => North,
            Color::Black => South,
        }
    }

    /// The number of files a step goes to the right.
    pub const fn files(self) -> i8 {
        match self {
            NorthEast | East | SouthEast => 1,
            North | South => 0,
            SouthWest | West | NorthWest => -1,
        }
    }

    /// The number of ranks a step goes up.
    pub const fn ranks(self) -> i8 {
        match self {
            NorthWest | North | NorthEast => 1,
            East | West => 0,
            SouthEast | South | SouthWest => -1,
        }
    }

    /// True if a step moves a side away from its goal row.
    pub const fn is_backward(self, color: Color) -> bool {
        match color {
            Color::White => self.ranks() < 0,
            Color::Black => self.ranks() > 0,
        }
    }

    /// The opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 4) & 7]
    }

    /// The number of bits a step shifts by.
    #[inline]
    pub(crate) const fn bits(self) -> i8 {
        self.ranks() * 16 + self.files()
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            North => "north",
            NorthEast => "north-east",
            East => "east",
            SouthEast => "south-east",
            South => "south",
            SouthWest => "south-west",
            West => "west",
            NorthWest => "north-west",
        })
    }
}
