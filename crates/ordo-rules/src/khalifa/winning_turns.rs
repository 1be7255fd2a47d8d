//! Generation of the turns that make an ordo, without generating the others.
//!
//! A turn moves at most two of the four pieces, so two stay. If they are to be in an ordo, they are in a line, with no enemy
//! between, and their sizes determine where on that line each of the other two belongs: outside on the one side, between, or
//! outside on the other side, up to the first enemy. What remains is to check that the two reach these zones, in order of
//! size, without blocking each other.

use core::ops::ControlFlow;

use super::mobility::{Mobility, open};
use super::{Position, Spacing, Square, SquareSet, Step, Turn};
use crate::Color;
use crate::prelude::*;

/// Two pieces that stay, and the other two, by their sizes; each pair in order.
const PAIRS: [Pair; 6] = [
    Pair::new([0, 1], [2, 3]),
    Pair::new([0, 2], [1, 3]),
    Pair::new([0, 3], [1, 2]),
    Pair::new([1, 2], [0, 3]),
    Pair::new([1, 3], [0, 2]),
    Pair::new([2, 3], [0, 1]),
];

#[derive(Clone, Copy)]
struct Pair {
    stay: [usize; 2],
    others: [usize; 2],
}

impl Pair {
    const fn new(stay: [usize; 2], others: [usize; 2]) -> Pair {
        Pair { stay, others }
    }

    /// A quick test: false if no turn makes an ordo while these two stay. It has no branches: the answers of single tests are
    /// unpredictable, and a wrong prediction costs more than all of them.
    #[inline(always)]
    fn may_stay(self, squares: [Square; 4], open: [SquareSet; 4], spacing: Spacing) -> bool {
        let [one, other] = self.stay;
        let zones = Zones::new(self, squares, open, spacing).zones;
        let reaches =
            |zone: SquareSet, piece: usize| zone.intersects(open[piece].with(squares[piece]));
        open[one].contains(squares[other])
            & reaches(zones[0], self.others[0])
            & reaches(zones[1], self.others[1])
    }

    /// Calls the listener with the turns that make an ordo while these two stay.
    #[inline(always)]
    fn each_winning_turn<B>(
        self,
        mobility: &Mobility,
        spacing: Spacing,
        listener: &mut impl FnMut(WinningTurn) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let step = |piece: usize, to| Step {
            from: mobility.squares[piece],
            to,
        };
        let one = |piece: usize, to| {
            let mut ends = mobility.squares;
            ends[piece] = to;
            let turn = Turn::One(step(piece, to));
            WinningTurn { turn, ends }
        };
        let two = |first: usize, to, second: usize, then| {
            let mut ends = mobility.squares;
            (ends[first], ends[second]) = (to, then);
            let turn = Turn::Two(step(first, to), step(second, then));
            WinningTurn { turn, ends }
        };
        let zones = Zones::new(self, mobility.squares, mobility.open, spacing);
        let [small, large] = self.others;
        let [at_small, at_large] = self.others.map(|piece| mobility.squares[piece]);
        // One step, and three stay. Of the pairs among the three, the two smallest take it.
        if small > self.stay[1] && zones.zones[0].contains(at_small) {
            for to in zones.larger(at_small) & mobility.reach[large] {
                listener(one(large, to))?;
            }
        }
        if large > self.stay[1] && zones.zones[1].contains(at_large) {
            for to in zones.smaller(at_large) & mobility.reach[small] {
                listener(one(small, to))?;
            }
        }
        // Usually one of the two cannot reach its zone.
        if !zones.zones[0].intersects(mobility.reach_without(small, large))
            || !zones.zones[1].intersects(mobility.reach_without(large, small))
        {
            return ControlFlow::Continue(());
        }
        // Two steps, the smaller piece first if that can be played.
        for to in zones.zones[0] & mobility.reach[small] {
            for then in zones.larger(to) & mobility.canonical_after(small, to, large) {
                listener(two(small, to, large, then))?;
            }
        }
        for to in zones.zones[1] & mobility.reach[large] {
            for then in zones.smaller(to) & mobility.canonical_after(large, to, small) {
                listener(two(large, to, small, then))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The square of another piece next to two that stay, in an ordo without gaps; none if these two have a gap.
    fn neighbour(self, piece: usize, first: Square, last: Square) -> SquareSet {
        let [one, other] = self.stay.map(|size| size as i32);
        let apart = other - one;
        if SquareSet::between(first, last).len() as i32 + 1 != apart {
            return SquareSet::EMPTY;
        }
        let step = (i32::from(last.bit()) - i32::from(first.bit())) / apart;
        let bit = i32::from(first.bit()) + step * (piece as i32 - one);
        SquareSet(1u64.checked_shl(bit as u32).unwrap_or(0))
    }
}

/// The target zones of two pieces while the other two stay.
struct Zones {
    /// A zone for each of the other two.
    zones: [SquareSet; 2],
    /// True if the squares go up from the smaller pieces to the larger.
    ascending: bool,
}

impl Zones {
    /// The zones for two that stay in a line with no enemy between.
    #[inline(always)]
    fn new(pair: Pair, squares: [Square; 4], open: [SquareSet; 4], spacing: Spacing) -> Zones {
        let [first, last] = pair.stay.map(|piece| squares[piece]);
        let [open_first, open_last] = pair.stay.map(|piece| open[piece]);
        let before = SquareSet::beyond(last, first) & open_first;
        let after = SquareSet::beyond(first, last) & open_last;
        let between = SquareSet::between(first, last);
        let mut zones = pair.others.map(|piece| {
            if piece < pair.stay[0] {
                before
            } else if piece < pair.stay[1] {
                between
            } else {
                after
            }
        });
        if spacing == Spacing::Adjacent {
            for (zone, piece) in zones.iter_mut().zip(pair.others) {
                *zone &= pair.neighbour(piece, first, last);
            }
        }
        Zones {
            zones,
            ascending: first < last,
        }
    }

    /// The zone of the larger piece if the smaller is on a square.
    #[inline]
    fn larger(&self, smaller: Square) -> SquareSet {
        self.zones[1] & side_of(smaller, self.ascending)
    }

    /// The zone of the smaller piece if the larger is on a square.
    #[inline]
    fn smaller(&self, larger: Square) -> SquareSet {
        self.zones[0] & side_of(larger, !self.ascending)
    }
}

/// All squares after a square, or before it.
#[inline]
fn side_of(square: Square, above: bool) -> SquareSet {
    let below = SquareSet::of(square).0 - 1;
    if above {
        !SquareSet(below).with(square)
    } else {
        SquareSet(below)
    }
}

/// Pairs of pieces that may stay while the other two make an ordo with them: a bit for each of [`PAIRS`].
#[derive(Clone, Copy)]
pub(super) struct StayingPairs(u8);

impl StayingPairs {
    /// A quick test of all pairs. It ignores that pieces may block each other. `open` are the squares that each piece sees up
    /// to the first enemy.
    #[inline]
    pub(super) fn of(squares: [Square; 4], open: [SquareSet; 4], spacing: Spacing) -> StayingPairs {
        match spacing {
            Spacing::Gaps => StayingPairs::test(squares, open, Spacing::Gaps),
            Spacing::Adjacent => StayingPairs::test(squares, open, Spacing::Adjacent),
        }
    }

    #[inline(always)]
    fn test(squares: [Square; 4], open: [SquareSet; 4], spacing: Spacing) -> StayingPairs {
        // Written out, so that the pieces are constants.
        let [a, b, c, d, e, f] = PAIRS;
        let bit = |pair: Pair| u8::from(pair.may_stay(squares, open, spacing));
        StayingPairs(bit(a) | bit(b) << 1 | bit(c) << 2 | bit(d) << 3 | bit(e) << 4 | bit(f) << 5)
    }

    /// True if no turn makes an ordo.
    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    fn contains(self, index: usize) -> bool {
        self.0 >> index & 1 != 0
    }
}

/// A turn that makes an ordo, and the squares of the four pieces after it.
pub(super) struct WinningTurn {
    pub(super) turn: Turn,
    pub(super) ends: [Square; 4],
}

/// Calls the listener with the turns that make an ordo until it breaks: each once, in canonical spelling. `pairs` are those of
/// the same pieces.
#[inline]
pub(super) fn each_winning_turn<B>(
    mobility: &Mobility,
    pairs: StayingPairs,
    spacing: Spacing,
    mut listener: impl FnMut(WinningTurn) -> ControlFlow<B>,
) -> ControlFlow<B> {
    // Written out, so that the pieces are constants.
    macro_rules! each_pair {
        ($($index:literal)*) => {
            $(if pairs.contains($index) {
                PAIRS[$index].each_winning_turn(mobility, spacing, &mut listener)?;
            })*
        };
    }
    each_pair!(0 1 2 3 4 5);
    ControlFlow::Continue(())
}

impl Position {
    /// A turn with which the side to move makes an ordo and wins, if there is one (K8).
    #[inline]
    pub fn wins_in_one(&self) -> Option<Turn> {
        self.wins_in_one_for(self.turn())
    }

    /// A turn with which a side would make an ordo if it were its turn: a win for the side to move, a threat of the other.
    /// None if the game is over, or pieces are still to be placed.
    #[inline]
    pub fn wins_in_one_for(&self, color: Color) -> Option<Turn> {
        let win = self.each_winning_turn_for(color, ControlFlow::Break);
        win.break_value()
    }

    /// All turns with which the side to move makes an ordo and wins, in the order of their texts (K8).
    pub fn winning_turns(&self) -> Vec<Turn> {
        self.winning_turns_for(self.turn())
    }

    /// All turns with which a side would make an ordo if it were its turn, in the order of their texts.
    pub fn winning_turns_for(&self, color: Color) -> Vec<Turn> {
        let mut turns = Vec::new();
        let _ = self.each_winning_turn_for::<()>(color, |turn| {
            turns.push(turn);
            ControlFlow::Continue(())
        });
        turns.sort_unstable();
        turns
    }

    #[inline]
    fn each_winning_turn_for<B>(
        &self,
        color: Color,
        mut listener: impl FnMut(Turn) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (Some(squares), Some(enemies)) = (self.all_four(color), self.all_four(!color)) else {
            return ControlFlow::Continue(());
        };
        // The quick test first: it is the answer in most positions.
        let spacing = self.options().spacing;
        let open = open(squares, enemies);
        let pairs = StayingPairs::of(squares, open, spacing);
        if pairs.is_empty() || self.outcome().is_some() {
            return ControlFlow::Continue(());
        }
        let mobility = Mobility::with_open(squares, open);
        each_winning_turn(&mobility, pairs, spacing, |win| listener(win.turn))
    }
}
