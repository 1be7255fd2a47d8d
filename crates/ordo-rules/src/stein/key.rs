//! Zobrist keys of positions, updated incrementally.

use super::square::{FILES, RANKS};
use super::{Square, SquareSet};
use crate::Color;
use crate::splitmix;

/// The Zobrist key of "Black to move".
pub(crate) const BLACK_TO_MOVE: u64 = splitmix::nth(1);

/// The Zobrist keys of a piece on a square, by colour and the square's bit.
static PIECES: [[u64; 128]; 2] = {
    let mut keys = [[0; 128]; 2];
    let mut color = 0;
    while color < 2 {
        let mut bit = 0;
        while bit < RANKS as usize * 16 {
            if bit % 16 < FILES as usize {
                keys[color][bit] = splitmix::nth(2 + (color * 128 + bit) as u64);
            }
            bit += 1;
        }
        color += 1;
    }
    keys
};

/// The Zobrist key of a piece on a square.
#[inline]
pub(crate) fn piece(color: Color, square: Square) -> u64 {
    PIECES[color as usize][square.bit() as usize & 127]
}

/// The combined Zobrist key of all pieces of a set.
pub(crate) fn pieces(color: Color, squares: SquareSet) -> u64 {
    squares
        .into_iter()
        .fold(0, |key, square| key ^ piece(color, square))
}
