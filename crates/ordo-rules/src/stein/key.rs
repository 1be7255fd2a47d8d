//! 64-bit keys of positions, kept up to date move by move.

use super::square::{FILES, RANKS};
use super::{Square, SquareSet};
use crate::Color;

/// What the key changes by when Black is to move.
pub(crate) const BLACK_TO_MOVE: u64 = mix(1);

/// What a piece on a square adds to the key; indexed by colour and by the square's bit.
static PIECES: [[u64; 128]; 2] = {
    let mut keys = [[0; 128]; 2];
    let mut color = 0;
    while color < 2 {
        let mut bit = 0;
        while bit < RANKS as usize * 16 {
            if bit % 16 < FILES as usize {
                keys[color][bit] = mix(2 + (color * 128 + bit) as u64);
            }
            bit += 1;
        }
        color += 1;
    }
    keys
};

/// What a piece on a square adds to the key.
#[inline]
pub(crate) fn piece(color: Color, square: Square) -> u64 {
    PIECES[color as usize][square.bit() as usize & 127]
}

/// What the pieces of a set add to the key.
pub(crate) fn pieces(color: Color, squares: SquareSet) -> u64 {
    squares
        .into_iter()
        .fold(0, |key, square| key ^ piece(color, square))
}

/// The n-th number of the `SplitMix64` generator. Keys are part of what is stored, so they must never change.
const fn mix(n: u64) -> u64 {
    let mut z = n.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
