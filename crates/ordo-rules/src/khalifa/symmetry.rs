use super::{PackedPosition, Piece, Position, Size, Square, SquareSet, Step, Turn};
use crate::Color;

/// A symmetry of the game: of the board, the colours or the sizes.
///
/// The eight rotations and reflections of the board, times the exchange of the colours, times the reversal of each colour's sizes
/// (1 for 4, 2 for 3), since an ordo may be read from either end (K7): 64 in all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "independent flags")]
pub struct Symmetry {
    /// True if rows and columns are exchanged, before everything else on the board.
    pub transpose: bool,
    /// True if rows are counted from the other side.
    pub flip: bool,
    /// True if columns are counted from the other side.
    pub mirror: bool,
    /// True if White's and Black's pieces are exchanged, and the turn.
    pub swap_colors: bool,
    /// Reversal of White's and of Black's sizes, before the colours are exchanged.
    pub reverse: [bool; 2],
}

impl Symmetry {
    /// All 64, the identity first.
    pub fn all() -> impl Iterator<Item = Symmetry> {
        (0..64u8).map(|bits| Symmetry {
            transpose: bits & 1 != 0,
            flip: bits & 2 != 0,
            mirror: bits & 4 != 0,
            swap_colors: bits & 8 != 0,
            reverse: [bits & 16 != 0, bits & 32 != 0],
        })
    }

    /// The image of a square.
    #[must_use]
    pub const fn square(self, square: Square) -> Square {
        let mut bit = square.bit();
        if self.transpose {
            bit = bit % 8 * 8 + bit / 8;
        }
        if self.flip {
            bit ^= 0o70;
        }
        if self.mirror {
            bit ^= 0o07;
        }
        Square::from_bit(bit)
    }

    /// The image of a set of squares.
    #[must_use]
    pub fn squares(self, squares: SquareSet) -> SquareSet {
        let squares = squares.into_iter();
        squares.map(|square| self.square(square)).collect()
    }

    /// The image of a colour.
    #[must_use]
    pub fn color(self, color: Color) -> Color {
        if self.swap_colors { !color } else { color }
    }

    /// The image of a piece.
    #[must_use]
    pub fn piece(self, piece: Piece) -> Piece {
        Piece {
            color: self.color(piece.color),
            size: self.size(piece.color, piece.size),
        }
    }

    fn size(self, color: Color, size: Size) -> Size {
        if self.reverse[color as usize] {
            size.reversed()
        } else {
            size
        }
    }

    /// The image of a position.
    #[must_use]
    pub fn position(self, position: &Position) -> Position {
        let mut squares = [[None; 4]; 2];
        for piece in Piece::all() {
            let Piece { color, size } = self.piece(piece);
            let square = position.square(piece).map(|square| self.square(square));
            squares[color as usize][size as usize] = square;
        }
        Position::from_parts(squares, self.color(position.turn()), position.options())
    }

    /// The image of a side's turn. Reversed sizes can change which of two steps canonically comes first;
    /// [`Position::canonical`] of the new position restores the order.
    #[must_use]
    pub fn turn(self, mover: Color, turn: Turn) -> Turn {
        let step = |step: Step| Step {
            from: self.square(step.from),
            to: self.square(step.to),
        };
        match turn {
            Turn::Place { size, square } => Turn::Place {
                size: self.size(mover, size),
                square: self.square(square),
            },
            Turn::One(only) => Turn::One(step(only)),
            Turn::Two(first, second) => Turn::Two(step(first), step(second)),
        }
    }
}

impl Position {
    /// The representative of all positions that are equal by symmetry, and a symmetry that leads to it: the one with the
    /// smallest [`PackedPosition`], which has White to move.
    pub fn canonical_form(&self) -> (Position, Symmetry) {
        let mut best = (*self, Symmetry::default());
        let mut smallest = PackedPosition::from(self);
        for symmetry in Symmetry::all() {
            let position = symmetry.position(self);
            let packed = PackedPosition::from(&position);
            if packed < smallest {
                smallest = packed;
                best = (position, symmetry);
            }
        }
        best
    }
}
