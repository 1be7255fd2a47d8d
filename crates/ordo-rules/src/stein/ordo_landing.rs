//! Landing squares of ordos: where a line of pieces may land without splitting the group (S5, S7).

use super::connectivity::{Parts, components, parts_around};
use super::run::{Axis, axis_across};
use super::slide::slide;
use super::square::FILES;
use super::{Direction, SquareSet};

/// The shortest ordo (S7).
const SHORTEST: usize = 2;
/// The longest ordo: a whole rank.
const LONGEST: usize = FILES as usize;

/// The legal landing squares of a group's ordos that move in one direction, by length.
///
/// An ordo is named by its first square (see [`Run`](super::Run)), and so is its landing square.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OrdoLanding {
    /// The number of lengths, from two up to that of the longest ordo that no own piece blocks.
    lengths: usize,
    landing: [SquareSet; LONGEST - SHORTEST + 1],
}

impl OrdoLanding {
    pub(crate) const NONE: OrdoLanding = OrdoLanding {
        lengths: 0,
        landing: [SquareSet::EMPTY; LONGEST - SHORTEST + 1],
    };

    /// The landing squares of each length, from two.
    #[inline(always)]
    pub(crate) fn landings(&self) -> core::slice::Iter<'_, SquareSet> {
        self.landing.get(..self.lengths).unwrap_or_default().iter()
    }

    /// Removes all lengths.
    #[inline(always)]
    pub(crate) fn clear(&mut self) {
        self.lengths = 0;
    }

    /// Adds landing squares of one length.
    #[inline]
    fn add(&mut self, len: usize, landing: SquareSet) {
        let lengths = len - SHORTEST + 1;
        if self.lengths < lengths {
            self.landing[self.lengths..lengths].fill(SquareSet::EMPTY);
            self.lengths = lengths;
        }
        self.landing[len - SHORTEST] |= landing;
    }

    /// Finds the landing squares for a connected group. `touched` are the squares adjacent to a piece of the group.
    #[inline(always)]
    pub(crate) fn find(&mut self, direction: Direction, pieces: SquareSet, touched: SquareSet) {
        let Some(axis) = axis_across(direction) else {
            return;
        };
        let free = !pieces;
        // Pieces with no own piece directly ahead.
        let front = pieces & free.shift(direction.opposite());
        let mut runs = Window::new(front, axis);
        let mut free_runs = Window::new(free, axis);
        let mut touched_runs = Window::new(touched, axis);
        let mut ring = Ring::around_singles(pieces, direction, axis);
        for len in SHORTEST..=LONGEST {
            runs.extend_all();
            if runs.first_squares.is_empty() {
                break;
            }
            free_runs.extend_all();
            touched_runs.extend_any();
            ring.advance();

            self.lengths = len - SHORTEST + 1;
            let landing = &mut self.landing[len - SHORTEST];
            if len == pieces.len() {
                *landing = free; // the whole group moves
                break;
            }
            let ordos = Ordos {
                direction,
                axis,
                len,
                first_squares: runs.first_squares,
                free: free_runs.first_squares,
                touched: touched_runs.first_squares,
            };
            *landing = ordos.touching_the_rest(&ring);
            ordos.restrict_splitting(&ring, pieces, landing);
        }
    }

    /// Finds the landing squares of the ordos in one part of a split group, along one axis: they have to touch all other
    /// parts, and the rest of their own part. `ordos` are indexed by direction.
    #[inline(always)]
    pub(crate) fn find_reconnections(
        ordos: &mut [OrdoLanding; 4],
        axis: Axis,
        pieces: SquareSet,
        parts: &Parts,
        number: usize,
        part: SquareSet,
    ) {
        let mut runs = Window::new(part, axis);
        let mut free_runs = Window::new(!pieces, axis);
        for len in SHORTEST..=LONGEST {
            runs.extend_all();
            if runs.first_squares.is_empty() {
                break;
            }
            free_runs.extend_all();
            let runs = runs.first_squares;
            let free = free_runs.first_squares;
            let mut landing = free;
            if len < part.len() {
                landing &= run_touching(parts.near(number), axis, len); // the rest of its own part
            }
            for near in parts.near_others(number) {
                landing &= run_touching(near, axis, len);
            }
            if landing.is_empty() {
                continue;
            }
            for direction in axis.directions_across() {
                if !slide(direction, runs, free).intersects(landing) {
                    continue;
                }
                let ordos = &mut ordos[direction as usize / 2];
                for first in runs {
                    let path = slide(direction, SquareSet::of(first), free) & landing;
                    if path.is_empty() {
                        continue;
                    }
                    let rest = part - run_from(SquareSet::of(first), axis, len);
                    let path = run_touching_all(rest, axis, len, path);
                    if !path.is_empty() {
                        ordos.add(len, path);
                    }
                }
            }
        }
    }
}

/// All ordos of one length that can move in one direction.
struct Ordos {
    direction: Direction,
    axis: Axis,
    len: usize,
    /// The first squares of the ordos.
    first_squares: SquareSet,
    /// The first squares of runs of this length that hold no own piece.
    free: SquareSet,
    /// The first squares of runs of this length that touch an own piece.
    touched: SquareSet,
}

impl Ordos {
    /// The landing squares where an ordo touches another piece of its group. One step ahead, its own pieces do not count.
    #[inline(always)]
    fn touching_the_rest(&self, ring: &Ring) -> SquareSet {
        let one_step = self.first_squares.shift(self.direction);
        let near = self.first_squares & ring.touches_one_step_ahead();
        (self.touched - one_step) | near.shift(self.direction)
    }

    /// Restricts the landing squares of the ordos whose departure may split the group: they have to touch every part of
    /// the rest.
    #[inline(always)]
    fn restrict_splitting(&self, ring: &Ring, pieces: SquareSet, landing: &mut SquareSet) {
        let splitting = self.first_squares & ring.several_clusters();
        *landing -= slide(self.direction, splitting, self.free);
        for first in splitting {
            let path = slide(self.direction, SquareSet::of(first), self.free) & self.free;
            if !path.intersects(self.touched) {
                continue;
            }
            let run = run_from(SquareSet::of(first), self.axis, self.len);
            *landing |= run_touching_all_around(run, pieces - run, self.axis, self.len, path);
        }
    }
}

/// The own pieces around all runs of one length at once: bit *s* of each field is for the run that starts on square *s*.
///
/// The squares around a run of three (`o`) in a rank that moves north:
///
/// ```text
///     2 2 2 2 2     2  two_ahead
///     c . . . d     c  before_ahead     d  after_ahead     .  no own piece: the run can move
///     a o o o e     a  before           e  after
///     b g g h f     b  before_behind    f  after_behind    g, h  behind (h is the last one)
/// ```
///
/// Around the run, its neighbours form as many clusters as there are gaps between them (see
/// [`Neighbourhood`](super::Neighbourhood)). With two clusters or more, the run may be their only connection.
struct Ring {
    axis: Axis,
    before: SquareSet,
    before_ahead: SquareSet,
    after: SquareSet,
    after_ahead: SquareSet,
    after_behind: SquareSet,
    /// A piece behind the last square of the run.
    behind: SquareSet,
    two_ahead: SquareSet,
    /// The part of `two_ahead` beyond the end of the run.
    after_two_ahead: SquareSet,
    /// At least one gap ends before or behind the run.
    one_gap: SquareSet,
    /// At least two gaps end before or behind the run.
    two_gaps: SquareSet,
}

impl Ring {
    /// The rings around runs of one square.
    #[inline(always)]
    fn around_singles(pieces: SquareSet, ahead: Direction, axis: Axis) -> Ring {
        // A piece at an offset, for every square at once.
        let before_of = |squares: SquareSet| squares.shift(axis.direction());
        let after_of = |squares: SquareSet| axis.back(squares);
        let ahead_of = |squares: SquareSet| squares.shift(ahead.opposite());
        let behind_of = |squares: SquareSet| squares.shift(ahead);

        let (before, after) = (before_of(pieces), after_of(pieces));
        let before_ahead = ahead_of(before);
        let before_behind = behind_of(before);
        let behind = behind_of(pieces);
        let gap_before = before_ahead - before;
        let gap_behind = (before_behind | before) - behind;
        let after_ahead = ahead_of(after);
        let two_ahead = ahead_of(before_ahead | after_ahead | ahead_of(pieces));
        Ring {
            axis,
            before,
            before_ahead,
            after,
            after_ahead,
            after_behind: behind_of(after),
            behind,
            two_ahead,
            after_two_ahead: ahead_of(after_ahead),
            one_gap: gap_before | gap_behind,
            two_gaps: gap_before & gap_behind,
        }
    }

    /// Extends all runs by one square.
    #[inline(always)]
    fn advance(&mut self) {
        let gap_behind = self.behind - self.after_behind;
        self.two_gaps |= self.one_gap & gap_behind;
        self.one_gap |= gap_behind;
        self.behind = self.after_behind;
        self.after = self.axis.back(self.after);
        self.after_ahead = self.axis.back(self.after_ahead);
        self.after_behind = self.axis.back(self.after_behind);
        self.after_two_ahead = self.axis.back(self.after_two_ahead);
        self.two_ahead |= self.after_two_ahead;
    }

    /// Runs whose neighbours form two clusters or more.
    #[inline(always)]
    fn several_clusters(&self) -> SquareSet {
        let gap_ahead = self.after_ahead | self.after;
        let gap_after = (self.after_behind | self.behind) - self.after;
        self.two_gaps | self.one_gap & (gap_ahead | gap_after) | gap_ahead & gap_after
    }

    /// Runs that, after one step ahead, touch a piece that did not move.
    #[inline(always)]
    fn touches_one_step_ahead(&self) -> SquareSet {
        self.before | self.before_ahead | self.after | self.after_ahead | self.two_ahead
    }
}

/// Runs that grow square by square, by their first squares: those of which every square, or any square, is in a set.
struct Window {
    first_squares: SquareSet,
    next: SquareSet,
    axis: Axis,
}

impl Window {
    /// The runs of one square.
    #[inline(always)]
    fn new(squares: SquareSet, axis: Axis) -> Window {
        Window {
            first_squares: squares,
            next: squares,
            axis,
        }
    }

    /// Extends all runs by one square; every square must be in the set.
    #[inline(always)]
    fn extend_all(&mut self) {
        self.next = self.axis.back(self.next);
        self.first_squares &= self.next;
    }

    /// Extends all runs by one square; one square in the set is enough.
    #[inline(always)]
    fn extend_any(&mut self) {
        self.next = self.axis.back(self.next);
        self.first_squares |= self.next;
    }
}

/// The squares of a run.
fn run_from(first: SquareSet, axis: Axis, len: usize) -> SquareSet {
    (1..len).fold(first, |run, _| run | run.shift(axis.direction()))
}

/// The first squares of `within` from which a run touches every connected part of `rest`.
#[inline(never)]
fn run_touching_all(rest: SquareSet, axis: Axis, len: usize, within: SquareSet) -> SquareSet {
    let mut all = within;
    for part in components(rest) {
        all &= run_touching(part.neighbours(), axis, len);
        if all.is_empty() {
            break;
        }
    }
    all
}

/// The first squares of `within` from which a run touches every part that a connected group has without the run.
#[inline(never)]
fn run_touching_all_around(
    run: SquareSet,
    rest: SquareSet,
    axis: Axis,
    len: usize,
    within: SquareSet,
) -> SquareSet {
    let mut all = within;
    for part in parts_around(run.neighbours() & rest, rest) {
        all &= run_touching(part.neighbours(), axis, len);
        if all.is_empty() {
            break;
        }
    }
    all
}

/// The first squares from which a run has a square in `near`.
#[inline(always)]
fn run_touching(near: SquareSet, axis: Axis, len: usize) -> SquareSet {
    let mut window = Window::new(near, axis);
    for _ in 1..len {
        window.extend_any();
    }
    window.first_squares
}
