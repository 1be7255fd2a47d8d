//! Sums of weight rows, updated incrementally.

use ordo_rules::stein::{Square, SquareSet};

use super::{HIDDEN, Network};

/// The sums of the rows of one side's pieces: for its own view, which includes the bias, and for the opponent's.
#[derive(Clone, PartialEq, Eq, Debug)]
#[repr(align(64))]
pub(super) struct Accumulator(pub(super) [[i16; HIDDEN]; 2]);

/// The accumulator of one side with its pieces, from the side's home row.
#[derive(Clone, Debug)]
pub(super) struct SideAccumulator {
    pieces: SquareSet,
    sums: Accumulator,
}

/// A direct-mapped cache of one side's accumulators: the same pieces occur with many arrangements of the enemy's.
#[derive(Debug)]
pub(super) struct AccumulatorCache {
    slots: Box<[SideAccumulator; SLOTS]>,
    /// The slot that was used last: its pieces differ little from the next ones.
    last: usize,
}

const SLOTS: usize = 64;

impl AccumulatorCache {
    /// A cache with the accumulators of a side without pieces.
    pub(super) fn new(network: &Network) -> AccumulatorCache {
        AccumulatorCache {
            slots: Box::new([(); SLOTS].map(|()| SideAccumulator {
                pieces: SquareSet::EMPTY,
                sums: Accumulator::new(network),
            })),
            last: 0,
        }
    }

    /// The sums for some pieces, seen from the side's home row.
    #[inline]
    pub(super) fn get(&mut self, network: &Network, pieces: SquareSet) -> &Accumulator {
        let index = slot_of(pieces);
        if self.slots[index].pieces != pieces {
            let last = &self.slots[self.last % SLOTS];
            let sums = last.sums_for(network, pieces);
            self.slots[index] = SideAccumulator { pieces, sums };
        }
        self.last = index;
        &self.slots[index].sums
    }
}

fn slot_of(pieces: SquareSet) -> usize {
    let bits = pieces.bits();
    let folded = (bits as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (bits >> 64) as u64;
    (folded.wrapping_mul(0xd6e8_feb8_6659_fd93) >> 32) as usize % SLOTS
}

impl SideAccumulator {
    /// The sums for other pieces: from these if few squares differ, otherwise from nothing.
    fn sums_for(&self, network: &Network, pieces: SquareSet) -> Accumulator {
        let (added, removed) = (pieces - self.pieces, self.pieces - pieces);
        if added.len() + removed.len() > pieces.len() {
            Accumulator::new(network).changed(network, pieces, SquareSet::EMPTY)
        } else {
            self.sums.changed(network, added, removed)
        }
    }
}

impl Accumulator {
    /// The sums for no pieces.
    fn new(network: &Network) -> Accumulator {
        Accumulator([network.0.bias, [0; HIDDEN]])
    }

    /// The sums with the rows of some squares added and others subtracted. Partial sums may wrap, complete ones are in range.
    fn changed(&self, network: &Network, added: SquareSet, removed: SquareSet) -> Accumulator {
        let row = |square: Square| network.0.rows[usize::from(square.bit() % 128)].as_flattened();
        let mut result = self.clone();
        let sums = result.0.as_flattened_mut();
        let (mut added, mut removed) = (added.into_iter(), removed.into_iter());
        loop {
            match (added.next().map(row), removed.next().map(row)) {
                // Together, since most moves add and remove a square.
                (Some(plus), Some(minus)) => {
                    for ((sum, plus), minus) in sums.iter_mut().zip(plus).zip(minus) {
                        *sum = sum.wrapping_add(*plus).wrapping_sub(*minus);
                    }
                }
                (Some(plus), None) => {
                    for (sum, plus) in sums.iter_mut().zip(plus) {
                        *sum = sum.wrapping_add(*plus);
                    }
                }
                (None, Some(minus)) => {
                    for (sum, minus) in sums.iter_mut().zip(minus) {
                        *sum = sum.wrapping_sub(*minus);
                    }
                }
                (None, None) => return result,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use ordo_rules::SplitMix64;
    use ordo_rules::stein::Position;

    use super::*;

    #[test]
    fn incremental_sums_equal_fresh_ones() {
        let network = Network::default();
        let mut rng = SplitMix64::new(5);
        let mut incremental = AccumulatorCache::new(&network);
        for game in 0..200 {
            let mut position = Position::start();
            for ply in 0..rng.below(80) {
                let moves = position.legal_moves();
                let Some(&mv) = rng.choose(&moves) else {
                    break;
                };
                position.play_unchecked(mv);
                // Skipped positions make larger steps.
                if rng.below(3) == 0 {
                    continue;
                }
                for color in [position.turn(), !position.turn()] {
                    let pieces = position.pieces(color);
                    let none = SquareSet::EMPTY;
                    let expected = Accumulator::new(&network).changed(&network, pieces, none);
                    let found = incremental.get(&network, pieces);
                    assert_eq!(found, &expected, "game {game}, ply {ply}: {position}");
                }
            }
        }
    }
}
