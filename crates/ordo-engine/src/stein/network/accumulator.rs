//! Sums of weight rows, updated incrementally.

use ordo_rules::stein::SquareSet;

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

impl SideAccumulator {
    /// The accumulator of a side without pieces.
    pub(super) fn new(network: &Network) -> SideAccumulator {
        SideAccumulator {
            pieces: SquareSet::EMPTY,
            sums: Accumulator([network.0.bias, [0; HIDDEN]]),
        }
    }

    /// The sums for other pieces: from the last ones if few squares have changed, otherwise from nothing.
    #[inline]
    pub(super) fn update(&mut self, network: &Network, pieces: SquareSet) -> &Accumulator {
        if pieces != self.pieces {
            self.refresh(network, pieces);
        }
        &self.sums
    }

    fn refresh(&mut self, network: &Network, pieces: SquareSet) {
        let added = pieces - self.pieces;
        let removed = self.pieces - pieces;
        if added.len() + removed.len() > pieces.len() {
            *self = SideAccumulator::new(network);
            self.add(network, pieces, i16::wrapping_add);
        } else {
            self.add(network, added, i16::wrapping_add);
            self.add(network, removed, i16::wrapping_sub);
        }
        self.pieces = pieces;
    }

    /// Combines the rows of these squares with the sums. Partial sums may wrap, complete ones are in range.
    fn add(&mut self, network: &Network, squares: SquareSet, combine: impl Fn(i16, i16) -> i16) {
        for square in squares {
            let row = &network.0.rows[usize::from(square.bit() % 128)];
            for (sum, weight) in self
                .sums
                .0
                .as_flattened_mut()
                .iter_mut()
                .zip(row.as_flattened())
            {
                *sum = combine(*sum, *weight);
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
        let mut incremental = SideAccumulator::new(&network);
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
                    let mut fresh = SideAccumulator::new(&network);
                    let expected = fresh.update(&network, pieces);
                    let found = incremental.update(&network, pieces);
                    assert_eq!(found, expected, "game {game}, ply {ply}: {position}");
                }
            }
        }
    }
}
