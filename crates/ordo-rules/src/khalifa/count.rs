//! Bulk counting: the number of legal turns, without generating them.

use super::mobility::Mobility;
use super::{Phase, Position, SquareSet};

impl Position {
    /// The number of legal turns: distinct results, none if the game is over.
    #[inline]
    pub fn count_turns(&self) -> usize {
        if self.phase() == Phase::Placement {
            return self.placement_squares().len() * self.in_hand(self.turn()).count();
        }
        if self.outcome().is_some() {
            return 0;
        }
        self.mobility(self.turn())
            .map_or(0, |mobility| count(&mobility))
    }
}

#[inline]
fn count(mobility: &Mobility) -> usize {
    let mut turns = 0;
    for a in 0..4 {
        turns += mobility.reach[a].len();
        for b in 0..a {
            turns += count_pair(mobility, a, b);
        }
    }
    turns
}

/// The number of results of moving both pieces of a pair.
///
/// Let A go to x and B to y. If neither sees the other, any two targets except x = y are possible: if one would block the
/// other, the other moves first. If they see each other over n empty squares, there are two corrections:
///
/// - On the squares between, they cannot get past each other: of the n² pairs there, those with A further on B's side
///   than B, n · (n − 1) / 2, are out in either order.
/// - A can go to B's square and past it, m squares in all, once B has gone elsewhere: not to one of the n squares between,
///   nor to one of those beyond that A needs, of which there are 0 to m − 1. The same goes for B past A, but not for both
///   at once.
#[inline]
fn count_pair(mobility: &Mobility, a: usize, b: usize) -> usize {
    let (to_a, to_b) = (mobility.reach[a], mobility.reach[b]);
    let apart = to_a.len() * to_b.len() - (to_a & to_b).len();
    if !mobility.sees(a, b) {
        return apart;
    }
    let (at_a, at_b) = (mobility.squares[a], mobility.squares[b]);
    let between = SquareSet::between(at_a, at_b).len();
    let crossing = between * between.saturating_sub(1) / 2;
    let past = |own: SquareSet, beyond: SquareSet| {
        // `own` is the reach of the piece that moves out of the way, `beyond` are the squares behind it.
        let m = 1 + (own & beyond).len();
        m * (own.len() - between) - m * (m - 1) / 2
    };
    apart - crossing
        + past(to_b, SquareSet::beyond(at_a, at_b))
        + past(to_a, SquareSet::beyond(at_b, at_a))
}
