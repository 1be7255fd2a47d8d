//! Sliding moves on bitboards, for all pieces of a side at once.

use super::lanes::Lanes;
use super::{Direction, Square, SquareSet};

/// The squares that the pieces of `from` reach in one direction over `empty` squares, and the first square of each path
/// that is not empty. A path that ends at the edge of the board may end on a spare bit: mask the result.
#[inline(always)]
pub(crate) fn slide(direction: Direction, from: SquareSet, empty: SquareSet) -> SquareSet {
    SquareSet(match direction {
        Direction::East => east(from.0, empty.0),
        Direction::West => west(from.0, empty.0),
        _ => across_ranks(direction, from.0, empty.0),
    })
}

/// A carry runs through the empty squares and stops on the first one that is not.
#[inline(always)]
fn east(from: Lanes, empty: Lanes) -> Lanes {
    (empty + from.east::<1>()) ^ empty
}

/// No carry runs downwards, so the distance doubles in each line: 1, 3, 7, 11 squares, and the last step.
#[inline(always)]
fn west(from: Lanes, empty: Lanes) -> Lanes {
    let two = empty & empty.west::<1>();
    let four = two & two.west::<2>();
    let reach = from | empty & from.west::<1>();
    let reach = reach | two & reach.west::<2>();
    let reach = reach | four & reach.west::<4>();
    let reach = reach | four & reach.west::<4>();
    reach.west::<1>()
}

/// Eight ranks: 1, 3, 7 squares, and the last step.
#[inline(always)]
fn across_ranks(direction: Direction, from: Lanes, empty: Lanes) -> Lanes {
    let two = empty & empty.shift::<1>(direction);
    let four = two & two.shift::<2>(direction);
    let reach = from | empty & from.shift::<1>(direction);
    let reach = reach | two & reach.shift::<2>(direction);
    let reach = reach | four & reach.shift::<4>(direction);
    reach.shift::<1>(direction)
}

/// The same as [`slide`] for one piece, whose ray is known.
#[inline(always)]
pub(crate) fn slide_one(direction: Direction, from: Square, empty: SquareSet) -> SquareSet {
    let ray = ray(direction, from).bits();
    let blockers = ray & !empty.bits();
    // The blocker that is met first, and all bits on this side of it.
    let up_to_blocker = if direction.bits() > 0 {
        blockers ^ blockers.wrapping_sub(1)
    } else {
        // Without a blocker, bit 0 (`a1`) serves as one: no ray continues beyond it.
        (i128::MIN >> (blockers | 1).leading_zeros()) as u128
    };
    SquareSet::from_bits(ray & up_to_blocker)
}

/// The squares from one square to the edge of the board.
#[inline(always)]
pub(crate) fn ray(direction: Direction, from: Square) -> SquareSet {
    RAYS[direction as usize][from.bit() as usize & 127]
}

/// The rays by direction and the square's bit.
static RAYS: [[SquareSet; 128]; 8] = {
    let mut rays = [[SquareSet::EMPTY; 128]; 8];
    let mut d = 0;
    while d < 8 {
        let by = Direction::ALL[d].bits();
        let mut bit = 0;
        while bit < 128 {
            let mut at = 1 << bit & SquareSet::FULL.bits();
            let mut ray = 0;
            while at != 0 {
                at = if by > 0 { at << by } else { at >> -by } & SquareSet::FULL.bits();
                ray |= at;
            }
            rays[d][bit] = SquareSet::from_bits(ray);
            bit += 1;
        }
        d += 1;
    }
    rays
};

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
            SquareSet::from_bits(bits) & SquareSet::FULL
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
