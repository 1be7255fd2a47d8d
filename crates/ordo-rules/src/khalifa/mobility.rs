use super::line_tables::OpenLines;
use super::{Square, SquareSet};

/// The mobility of one side's four pieces (K5). All turn generation is based on it; with
/// known [`OpenLines`] it costs a few lookups.
#[derive(Clone, Copy, Debug)]
pub struct Mobility {
    /// The squares of the pieces, the smallest first.
    pub(crate) squares: [Square; 4],
    /// The squares in line with each piece, up to the first enemy: its reach if it were the only piece of its side.
    pub(crate) open: [SquareSet; 4],
    /// The same up to the first piece of either side. That piece is in the set if it is an own one.
    seen: [SquareSet; 4],
    /// The squares that each piece can go to in one step.
    pub(crate) reach: [SquareSet; 4],
}

impl Mobility {
    /// The mobility of four pieces, given the four of the other side.
    #[inline]
    pub fn new(squares: [Square; 4], enemies: [Square; 4]) -> Mobility {
        Mobility::with_open(squares, open(squares, enemies))
    }

    /// The mobility of four pieces, given the lines that the other side leaves open.
    #[inline]
    pub fn with_open_lines(squares: [Square; 4], open_lines: &OpenLines) -> Mobility {
        Mobility::with_open(squares, squares.map(|from| open_lines.from(from)))
    }

    /// The mobility of four pieces, given the squares in line with each up to the first enemy.
    #[inline]
    pub(crate) fn with_open(squares: [Square; 4], open: [SquareSet; 4]) -> Mobility {
        let own: SquareSet = squares.into_iter().collect();
        let mut seen = open;
        for (seen, from) in seen.iter_mut().zip(squares) {
            *seen -= hidden(from, squares);
        }
        Mobility {
            squares,
            open,
            seen,
            reach: seen.map(|seen| seen - own),
        }
    }

    /// The squares of the pieces, the smallest first.
    #[inline]
    pub fn squares(&self) -> [Square; 4] {
        self.squares
    }

    /// The squares that each piece can go to in one step, the smallest piece first.
    #[inline]
    pub fn reach(&self) -> [SquareSet; 4] {
        self.reach
    }

    /// True if nothing is between two of the pieces.
    #[inline]
    pub(crate) fn sees(&self, piece: usize, other: usize) -> bool {
        self.seen[piece].contains(self.squares[other])
    }

    /// The squares that a piece can go to in one step when another piece of its side is lifted from the board.
    #[inline]
    pub(crate) fn reach_without(&self, piece: usize, lifted: usize) -> SquareSet {
        if self.sees(piece, lifted) {
            let (from, hole) = (self.squares[piece], self.squares[lifted]);
            let opened = SquareSet::beyond(from, hole) & self.reach[lifted];
            (self.reach[piece] | opened).with(hole)
        } else {
            self.reach[piece]
        }
    }

    /// The squares that the second piece can go to after the first has moved to `to`.
    #[inline]
    pub fn reach_after(&self, first: usize, to: Square, second: usize) -> SquareSet {
        self.reach_without(second, first) - shadow(self.squares[second], to)
    }

    /// The squares that the second piece can go to after the first has moved to `to`, where this order is canonical: if the
    /// second is the smaller one, only where it could not have gone before the first.
    #[inline]
    pub(crate) fn canonical_after(&self, first: usize, to: Square, second: usize) -> SquareSet {
        let targets = self.reach_after(first, to, second);
        if second > first {
            return targets;
        }
        // It goes before the first if it reaches the square at once, and does not block the first.
        targets - (self.reach[second] - SquareSet::between(self.squares[first], to))
    }
}

/// The squares in line with each of four pieces, up to the first enemy.
#[inline]
pub(crate) fn open(squares: [Square; 4], enemies: [Square; 4]) -> [SquareSet; 4] {
    let enemy: SquareSet = enemies.into_iter().collect();
    squares.map(|from| SquareSet::lines(from) - enemy - hidden(from, enemies))
}

/// The squares that four pieces hide from a square.
#[inline]
fn hidden(from: Square, pieces: [Square; 4]) -> SquareSet {
    let [a, b, c, d] = pieces.map(|piece| SquareSet::beyond(from, piece));
    a | b | c | d
}

/// The squares that a piece on `to` closes for one on `from`.
#[inline]
fn shadow(from: Square, to: Square) -> SquareSet {
    SquareSet::beyond(from, to).with(to)
}
