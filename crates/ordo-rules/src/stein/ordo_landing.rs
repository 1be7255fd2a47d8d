use super::connectivity::{Parts, components};
use super::run::{Axis, axis_across};
use super::slide::slide;
use super::square::FILES;
use super::{Direction, SquareSet};

/// The shortest ordo (S7).
const SHORTEST: usize = 2;
/// The longest: a whole rank.
const LONGEST: usize = FILES as usize;

/// Where the ordos of a group may land that move in one direction, by length.
///
/// An ordo is named by its first square (see [`Run`](super::Run)), and so is its landing place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OrdoLanding {
    /// The length of the longest ordo that no own piece blocks; less than two if there is none.
    longest: usize,
    landing: [SquareSet; LONGEST - SHORTEST + 1],
}

impl OrdoLanding {
    pub(crate) const NONE: OrdoLanding = OrdoLanding {
        longest: 1,
        landing: [SquareSet::EMPTY; LONGEST - SHORTEST + 1],
    };

    /// The lengths that ordos have, with the landing places of each.
    #[inline(always)]
    pub(crate) fn by_length(&self) -> impl Iterator<Item = (usize, SquareSet)> {
        let lengths = SHORTEST..=self.longest;
        lengths.map(|len| (len, self.landing[len - SHORTEST]))
    }

    /// Analyses the ordos of a connected group. `touched` are the squares that touch a piece.
    #[inline(always)]
    pub(crate) fn find(&mut self, direction: Direction, pieces: SquareSet, touched: SquareSet) {
        let Some(axis) = axis_across(direction) else {
            return;
        };
        let across = direction.bits() as i32;
        let along = axis.bits();
        let p = pieces.0;
        // `at(i, j)` asks each square for a piece i squares along the line and j squares ahead of it.
        let at = |i: i32, j: i32| look(p, i * along + j * across);

        let free = !pieces;
        let front = p & look(free.0, across);
        let mut runs = front; // first squares of runs with nothing of their own ahead
        let mut next_front = front;
        let mut lanes = free; // first squares of places where a run of this length can stand
        let mut next_free = free.0;
        let mut touched_anywhere = touched.0;
        let mut next_touched = touched.0;

        // What stands around a run, square by square; see `Neighbourhood` for the idea. Nothing of its own stands ahead, so there
        // the only neighbours are the two corners.
        let (before, before_ahead, before_behind) = (at(-1, 0), at(-1, 1), at(-1, -1));
        let mut behind = at(0, -1);
        let first_gap = !before & before_ahead;
        let last_gap = !behind & (before_behind | before);
        let mut one_gap = first_gap | last_gap;
        let mut two_gaps = first_gap & last_gap;
        let (mut after, mut after_ahead, mut after_behind) = (at(1, 0), at(1, 1), at(1, -1));
        let mut two_ahead = at(-1, 2) | at(0, 2) | at(1, 2);
        let mut after_two_ahead = at(1, 2);

        for len in SHORTEST..=LONGEST {
            next_front >>= along;
            runs &= next_front;
            if runs == 0 {
                break;
            }
            next_free >>= along;
            lanes &= SquareSet(next_free);
            next_touched >>= along;
            touched_anywhere |= next_touched;

            let gap_behind = !after_behind & behind;
            two_gaps |= one_gap & gap_behind;
            one_gap |= gap_behind;
            behind = after_behind;
            after >>= along;
            after_ahead >>= along;
            after_behind >>= along;
            after_two_ahead >>= along;
            two_ahead |= after_two_ahead;
            let gap_ahead = after_ahead | after;
            let gap_after = !after & (after_behind | behind);
            let crossing = two_gaps | one_gap & (gap_ahead | gap_after) | gap_ahead & gap_after;

            self.longest = len;
            let landing = &mut self.landing[len - SHORTEST];
            if len == pieces.len() {
                *landing = free; // the whole group moves
                break;
            }

            let one_step = direction.shift(runs);
            let touches = before | before_ahead | after | after_ahead | two_ahead;
            let near = direction.shift(runs & touches);
            *landing = SquareSet(touched_anywhere & !one_step | near);

            let special = runs & crossing;
            *landing -= slide(direction, SquareSet(special), lanes);
            for square in SquareSet(special) {
                let way = slide(direction, SquareSet::of(square), lanes) & lanes;
                if way.0 & touched_anywhere == 0 {
                    continue;
                }
                let run = along_the_line(SquareSet::of(square), along, len);
                *landing |= way & touching_all(pieces - run, along, len);
            }
        }
    }

    /// Analyses the ordos of one part of a split group that stand along one axis: they have to land touching all the other
    /// parts, and what they leave behind of their own. `ordos` are those of the four directions.
    #[inline(always)]
    pub(crate) fn find_reconnections(
        ordos: &mut [OrdoLanding; 4],
        axis: Axis,
        pieces: SquareSet,
        parts: &Parts,
        number: usize,
        part: SquareSet,
    ) {
        let along = axis.bits();
        let free = !pieces;
        let (mut runs, mut next_part) = (part.0, part.0);
        let (mut lanes, mut next_free) = (free, free.0);
        for len in SHORTEST..=LONGEST {
            next_part >>= along;
            runs &= next_part;
            if runs == 0 {
                break;
            }
            next_free >>= along;
            lanes &= SquareSet(next_free);
            let mut landing = lanes;
            if len < part.len() {
                landing &= spread(parts.near(number), along, len); // what it leaves behind
            }
            for near in parts.near_others(number) {
                landing &= spread(near, along, len);
            }
            if landing.is_empty() {
                continue;
            }
            for direction in axis.ways_across() {
                if !slide(direction, SquareSet(runs), lanes).intersects(landing) {
                    continue;
                }
                let ordos = &mut ordos[direction as usize / 2];
                for first in SquareSet(runs) {
                    let way = slide(direction, SquareSet::of(first), lanes) & landing;
                    if way.is_empty() {
                        continue;
                    }
                    let rest = part - along_the_line(SquareSet::of(first), along, len);
                    let way = way & touching_all(rest, along, len);
                    if !way.is_empty() {
                        ordos.longest = ordos.longest.max(len);
                        ordos.landing[len - SHORTEST] |= way;
                    }
                }
            }
        }
    }
}

/// The set of squares that, looking `offset` bits further, see a square of `bits`.
#[inline(always)]
const fn look(bits: u128, offset: i32) -> u128 {
    if offset >= 0 {
        bits >> offset
    } else {
        bits << -offset
    }
}

fn along_the_line(first: SquareSet, along: i32, len: usize) -> SquareSet {
    (1..len).fold(first, |run, i| {
        run | SquareSet(first.0 << (along * i as i32))
    })
}

/// First squares from which a run touches every part of `rest`.
#[inline(never)]
fn touching_all(rest: SquareSet, along: i32, len: usize) -> SquareSet {
    components(rest).fold(SquareSet::FULL, |all, part| {
        all & spread(part.neighbours(), along, len)
    })
}

/// First squares from which a run has a square in `near`.
#[inline(always)]
fn spread(near: SquareSet, along: i32, len: usize) -> SquareSet {
    let mut next = near.0;
    (1..len).fold(near, |any, _| {
        next >>= along;
        any | SquareSet(next)
    })
}
