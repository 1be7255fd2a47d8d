use super::{Square, SquareSet};

/// What the four pieces of one side see and reach (K5). Everything about turns is computed from this.
#[derive(Clone, Copy)]
pub(crate) struct Sight {
    /// Where the pieces stand, the smallest first.
    pub(crate) squares: [Square; 4],
    /// Where each can go in one step.
    pub(crate) reach: [SquareSet; 4],
    /// The same with the pieces that stop it.
    seen: [SquareSet; 4],
}

impl Sight {
    /// The sight of four pieces, given the four of the other side.
    #[inline]
    pub(crate) fn new(squares: [Square; 4], enemies: [Square; 4]) -> Sight {
        let all = squares.into_iter().chain(enemies);
        let occupied = all.clone().fold(SquareSet::EMPTY, SquareSet::with);
        // A piece hides what is beyond it, and nothing of what it stands on itself.
        let seen = squares.map(|from| {
            all.clone().fold(SquareSet::lines(from), |seen, piece| {
                seen - SquareSet::beyond(from, piece)
            })
        });
        Sight {
            squares,
            reach: seen.map(|seen| seen - occupied),
            seen,
        }
    }

    /// Whether nothing stands between two of the pieces.
    #[inline]
    pub(crate) fn sees(&self, piece: usize, other: usize) -> bool {
        self.seen[piece].contains(self.squares[other])
    }

    /// Where a piece can go in one step when another of its side is lifted from the board.
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

    /// Where the second piece can go after the first has gone to `to`.
    #[inline]
    pub(crate) fn reach_after(&self, first: usize, to: Square, second: usize) -> SquareSet {
        self.reach_without(second, first) - shadow(self.squares[second], to)
    }

    /// Where the second piece can go after the first has gone to `to`, as far as this order of the steps is needed: if the
    /// second is the smaller one, only where it could not have gone before the first.
    #[inline]
    pub(crate) fn canonical_after(&self, first: usize, to: Square, second: usize) -> SquareSet {
        let targets = self.reach_after(first, to, second);
        if second > first {
            return targets;
        }
        // It goes before the first if it reaches the square at once, and does not end in the way of the first.
        targets - (self.reach[second] - SquareSet::between(self.squares[first], to))
    }
}

/// The squares that a piece on `to` closes for one on `from`.
#[inline]
fn shadow(from: Square, to: Square) -> SquareSet {
    SquareSet::beyond(from, to).with(to)
}
