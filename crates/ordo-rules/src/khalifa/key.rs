//! Zobrist keys of positions, updated incrementally.

use super::{Piece, Square};
use crate::splitmix;

/// The Zobrist key of "Black to move".
pub(crate) const BLACK_TO_MOVE: u64 = splitmix::nth(1);

/// The Zobrist keys of a piece on a square, by colour, size and square.
static PIECES: [[[u64; 64]; 4]; 2] = {
    let mut keys = [[[0; 64]; 4]; 2];
    let mut n = 0;
    while n < 512 {
        keys[n / 256][n / 64 % 4][n % 64] = splitmix::nth(2 + n as u64);
        n += 1;
    }
    keys
};

/// The Zobrist key of a piece on a square.
#[inline]
pub(crate) fn piece(piece: Piece, square: Square) -> u64 {
    PIECES[piece.color as usize][piece.size as usize][square.bit() as usize]
}
