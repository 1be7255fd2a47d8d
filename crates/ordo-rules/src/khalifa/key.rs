//! 64-bit keys of positions, kept up to date turn by turn.

use super::{Piece, Square};

/// What the key changes by when Black is to move.
pub(crate) const BLACK_TO_MOVE: u64 = mix(1);

/// What a piece on a square adds to the key; indexed by colour, size and square.
static PIECES: [[[u64; 64]; 4]; 2] = {
    let mut keys = [[[0; 64]; 4]; 2];
    let mut n = 0;
    while n < 512 {
        keys[n / 256][n / 64 % 4][n % 64] = mix(2 + n as u64);
        n += 1;
    }
    keys
};

/// What a piece on a square adds to the key.
#[inline]
pub(crate) fn piece(piece: Piece, square: Square) -> u64 {
    PIECES[piece.color as usize][piece.size as usize][square.bit() as usize]
}

/// The n-th number of the `SplitMix64` generator. Keys are part of what is stored, so they must never change.
const fn mix(n: u64) -> u64 {
    let mut z = n.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
