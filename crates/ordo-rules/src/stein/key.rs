//! Zobrist keys of positions, updated incrementally.

use super::run::{Axis, LINE_ENDS};
use super::square::{FILES, RANKS};
use super::{Run, Square, SquareSet};
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

/// The combined Zobrist keys of the pieces from a square to the end of its line, by colour, axis and the square's bit: those of an
/// ordo are the difference of two.
static LINES: [[[u64; LINE_ENDS]; 2]; 2] = {
    let mut keys = [[[0; LINE_ENDS]; 2]; 2];
    let mut bit = 128;
    while bit > 0 {
        bit -= 1;
        let mut color = 0;
        while color < 2 {
            let mut axis = 0;
            while axis < 2 {
                let next = bit + Axis::ALL[axis].bits() as usize;
                keys[color][axis][bit] = keys[color][axis][next] ^ PIECES[color][bit];
                axis += 1;
            }
            color += 1;
        }
    }
    keys
};

/// The combined Zobrist key of pieces on all squares of an ordo.
#[inline]
pub(crate) fn ordo(color: Color, ordo: Run, axis: Axis) -> u64 {
    let line = &LINES[color as usize][axis as usize];
    line[ordo.first().bit() as usize] ^ line[ordo.last().bit() as usize + axis.bits() as usize]
}
