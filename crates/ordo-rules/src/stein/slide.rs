//! Sliding moves on bitboards, for all pieces of a side at once.
//!
//! A rank has sixteen bits, so the board is two halves of four ranks, and all work is done on 64-bit words. Nothing
//! crosses from one half to the other except by the explicit carry between rank 4 and rank 5.

use super::{Direction, Square, SquareSet};

/// The squares that the pieces of `from` reach in one direction over `empty` squares, and the first square of each path
/// that is not empty. A path that ends at the edge of the board ends on a spare bit: mask the result.
#[inline(always)]
pub(crate) fn slide(direction: Direction, from: SquareSet, empty: SquareSet) -> SquareSet {
    let (from, empty) = (halves(from.0), halves(empty.0));
    let (low, high) = match direction {
        Direction::East => (east(from.0, empty.0), east(from.1, empty.1)),
        Direction::West => (west(from.0, empty.0), west(from.1, empty.1)),
        Direction::North => up::<16>(from, empty),
        Direction::NorthEast => up::<17>(from, empty),
        Direction::NorthWest => up::<15>(from, empty),
        Direction::South => down::<16>(from, empty),
        Direction::SouthWest => down::<17>(from, empty),
        Direction::SouthEast => down::<15>(from, empty),
    };
    SquareSet(u128::from(high) << 64 | u128::from(low))
}

/// The same for one piece.
#[inline(always)]
pub(crate) fn slide_one(direction: Direction, from: Square, empty: SquareSet) -> SquareSet {
    let ray = RAYS[direction as usize][from.bit() as usize & 127];
    let blockers = ray & !empty.0;
    // The blocker that is met first, and all bits on this side of it.
    let up_to_blocker = if direction.bits() > 0 {
        blockers ^ blockers.wrapping_sub(1)
    } else {
        // Without a blocker, bit 0 (`a1`) serves as one: no ray continues beyond it.
        (i128::MIN >> (blockers | 1).leading_zeros()) as u128
    };
    SquareSet(ray & up_to_blocker)
}

/// The ray from each square to the edge of the board, by direction and the square's bit.
static RAYS: [[u128; 128]; 8] = {
    let mut rays = [[0; 128]; 8];
    let mut d = 0;
    while d < 8 {
        let mut bit = 0;
        while bit < 128 {
            let mut at = SquareSet(1 << bit & SquareSet::FULL.0);
            while !at.is_empty() {
                at = at.step(Direction::ALL[d]);
                rays[d][bit] |= at.0;
            }
            bit += 1;
        }
        d += 1;
    }
    rays
};

#[inline(always)]
const fn halves(bits: u128) -> (u64, u64) {
    (bits as u64, (bits >> 64) as u64)
}

/// A carry runs through the empty squares and stops on the first one that is not.
#[inline(always)]
const fn east(from: u64, empty: u64) -> u64 {
    empty.wrapping_add(from << 1) ^ empty
}

/// No carry runs downwards, so the distance doubles in each line: 1, 3, 7, 15 squares.
#[inline(always)]
const fn west(from: u64, mut empty: u64) -> u64 {
    let mut reach = from;
    reach |= empty & reach >> 1;
    empty &= empty >> 1;
    reach |= empty & reach >> 2;
    empty &= empty >> 2;
    reach |= empty & reach >> 4;
    empty &= empty >> 4;
    reach |= empty & reach >> 8;
    reach >> 1
}

#[inline(always)]
const fn up<const STEP: u32>(from: (u64, u64), empty: (u64, u64)) -> (u64, u64) {
    let low = up_half::<STEP>(from.0, empty.0);
    let handed_over = low >> (64 - STEP);
    let high = up_half::<STEP>(from.1 | handed_over & empty.1, empty.1);
    (low << STEP, high << STEP | handed_over)
}

/// Four ranks: distances of one and of three steps.
#[inline(always)]
const fn up_half<const STEP: u32>(from: u64, empty: u64) -> u64 {
    let reach = from | empty & from << STEP;
    let two = empty & empty << STEP;
    reach | two & reach << (2 * STEP)
}

#[inline(always)]
const fn down<const STEP: u32>(from: (u64, u64), empty: (u64, u64)) -> (u64, u64) {
    let high = down_half::<STEP>(from.1, empty.1);
    let handed_over = high << (64 - STEP);
    let low = down_half::<STEP>(from.0 | handed_over & empty.0, empty.0);
    (low >> STEP | handed_over, high >> STEP)
}

#[inline(always)]
const fn down_half<const STEP: u32>(from: u64, empty: u64) -> u64 {
    let reach = from | empty & from >> STEP;
    let two = empty & empty >> STEP;
    reach | two & reach >> (2 * STEP)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SplitMix64;

    /// One piece, one step at a time.
    fn walk(direction: Direction, from: Square, empty: SquareSet) -> SquareSet {
        let mut reached = SquareSet::EMPTY;
        let mut at = from;
        while let Some(next) = at.offset(direction.files(), direction.ranks()) {
            reached |= SquareSet::of(next);
            if !empty.contains(next) {
                break;
            }
            at = next;
        }
        reached
    }

    #[test]
    fn slide_agrees_with_stepping() {
        let mut numbers = SplitMix64::new(1);
        let mut random = || {
            let bits = u128::from(numbers.next_u64()) << 64 | u128::from(numbers.next_u64());
            SquareSet(bits) & SquareSet::FULL
        };
        for round in 0..2000 {
            let mut empty = random();
            if round % 2 == 0 {
                empty |= random() | random();
            }
            let pieces = random() & (random() - empty);
            for direction in Direction::ALL {
                let expected = pieces.into_iter().fold(SquareSet::EMPTY, |all, from| {
                    all | walk(direction, from, empty)
                });
                for from in pieces {
                    assert_eq!(
                        slide_one(direction, from, empty),
                        walk(direction, from, empty)
                    );
                }
                let reached = slide(direction, pieces, empty) & SquareSet::FULL;
                assert_eq!(
                    reached, expected,
                    "{direction} from {pieces}, empty {empty}"
                );
            }
        }
    }
}
