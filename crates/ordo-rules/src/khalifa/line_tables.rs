//! Tables of rows, columns and diagonals: the squares between two squares of a line, and those beyond the second.

use super::square::SIDE;
use super::{Square, SquareSet};

/// For every pair of squares in one line, the squares strictly between them, else none.
static BETWEEN: [[u64; 64]; 64] = TABLES.0;
/// For every pair of squares in one line, those strictly beyond the second as seen from the first, else none.
static BEYOND: [[u64; 64]; 64] = TABLES.1;
/// The squares in a line with a square, without itself.
static LINES: [u64; 64] = TABLES.2;

type Table = [[u64; 64]; 64];

const TABLES: (Table, Table, [u64; 64]) = {
    let (mut between, mut beyond, mut lines) = ([[0; 64]; 64], [[0; 64]; 64], [0; 64]);
    let mut from = 0;
    while from < 64 {
        let mut direction = 0;
        while direction < 9 {
            let (up, right) = (direction / 3 - 1, direction % 3 - 1);
            if up != 0 || right != 0 {
                let (mut row, mut column) = (from / 8, from % 8);
                // The squares passed so far, `from` excluded.
                let mut passed = 0u64;
                loop {
                    (row, column) = (row + up, column + right);
                    if row < 0 || row >= SIDE as i32 || column < 0 || column >= SIDE as i32 {
                        break;
                    }
                    let to = row * 8 + column;
                    between[from as usize][to as usize] = passed;
                    // This square is beyond all that were passed before.
                    let mut rest = passed;
                    while rest != 0 {
                        beyond[from as usize][rest.trailing_zeros() as usize] |= 1 << to;
                        rest &= rest - 1;
                    }
                    passed |= 1 << to;
                }
                lines[from as usize] |= passed;
            }
            direction += 1;
        }
        from += 1;
    }
    (between, beyond, lines)
};

impl SquareSet {
    /// The squares strictly between two squares of one row, column or diagonal; empty if they are not in line.
    #[inline]
    pub fn between(from: Square, to: Square) -> SquareSet {
        SquareSet(BETWEEN[from.bit() as usize][to.bit() as usize])
    }

    /// The squares of the line from `from` to `to` that lie beyond `to`; empty if they are not in line.
    #[inline]
    pub fn beyond(from: Square, to: Square) -> SquareSet {
        SquareSet(BEYOND[from.bit() as usize][to.bit() as usize])
    }

    /// The row, the column and the diagonals of a square, without the square.
    #[inline]
    pub fn lines(square: Square) -> SquareSet {
        SquareSet(LINES[square.bit() as usize])
    }
}

/// For each square, the squares in line with it up to the first piece of one side: the reach of the other side if its own
/// pieces did not block. It stays valid while that one side does not move, so a search computes it once for many positions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenLines([SquareSet; 64]);

impl OpenLines {
    /// The open lines of an empty board.
    pub const EMPTY_BOARD: OpenLines = {
        let mut open_lines = [SquareSet::EMPTY; 64];
        let mut square = 0;
        while square < 64 {
            open_lines[square] = SquareSet(TABLES.2[square]);
            square += 1;
        }
        OpenLines(open_lines)
    };

    /// The lines that the pieces of one side leave open to the other.
    pub fn blocked_by(pieces: [Square; 4]) -> OpenLines {
        let blocked: SquareSet = pieces.into_iter().collect();
        let mut open_lines = OpenLines::EMPTY_BOARD;
        for piece in pieces {
            for from in SquareSet::lines(piece) {
                open_lines.0[from.bit() as usize] -= SquareSet::beyond(from, piece) | blocked;
            }
        }
        open_lines
    }

    /// The squares that can be reached from a square.
    #[inline]
    pub fn from(&self, square: Square) -> SquareSet {
        self.0[square.bit() as usize]
    }
}
