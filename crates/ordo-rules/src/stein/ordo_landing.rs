//! Landing squares of ordos: where a line of pieces may land without splitting the group (S5, S7).

use super::connectivity::{Parts, components};
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
    /// The length of the longest ordo that no own piece blocks; less than two if there is none.
    longest: usize,
    landing: [SquareSet; LONGEST - SHORTEST + 1],
}

impl OrdoLanding {
    pub(crate) const NONE: OrdoLanding = OrdoLanding {
        longest: 1,
        landing: [SquareSet::EMPTY; LONGEST - SHORTEST + 1],
    };

    /// The lengths of the group's ordos, with the landing squares of each length.
    #[inline(always)]
    pub(crate) fn by_length(&self) -> impl Iterator<Item = (usize, SquareSet)> {
        let lengths = SHORTEST..=self.longest;
        lengths.map(|len| (len, self.landing[len - SHORTEST]))
    }

    /// Finds the landing squares for a connected group. `touched` are the squares adjacent to a piece of the group.
    #[inline(always)]
    pub(crate) fn find(&mut self, direction: Direction, pieces: SquareSet, touched: SquareSet) {
        let Some(axis) = axis_across(direction) else {
            return;
        };
        let along = axis.bits();
        let free = !pieces;
        // Pieces with no own piece directly ahead.
        let front = pieces.0 & shifted(free.0, i32::from(direction.bits()));
        let mut runs = Window::new(front, along);
        let mut free_runs = Window::new(free.0, along);
        let mut touched_runs = Window::new(touched.0, along);
        let mut ring = Ring::around_singles(pieces, direction, along);
        for len in SHORTEST..=LONGEST {
            runs.extend_all();
            if runs.first_squares == 0 {
                break;
            }
            free_runs.extend_all();
            touched_runs.extend_any();
            ring.advance();

            self.longest = len;
            let landing = &mut self.landing[len - SHORTEST];
            if len == pieces.len() {
                *landing = free; // the whole group moves
                break;
            }
            let ordos = Ordos {
                direction,
                along,
                len,
                first_squares: runs.first_squares,
                free: SquareSet(free_runs.first_squares),
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
        let along = axis.bits();
        let mut runs = Window::new(part.0, along);
        let mut free_runs = Window::new((!pieces).0, along);
        for len in SHORTEST..=LONGEST {
            runs.extend_all();
            if runs.first_squares == 0 {
                break;
            }
            free_runs.extend_all();
            let runs = SquareSet(runs.first_squares);
            let free = SquareSet(free_runs.first_squares);
            let mut landing = free;
            if len < part.len() {
                landing &= run_touching(parts.near(number), along, len); // the rest of its own part
            }
            for near in parts.near_others(number) {
                landing &= run_touching(near, along, len);
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
                    let rest = part - run_from(SquareSet::of(first), along, len);
                    let path = path & run_touching_all(rest, along, len);
                    if !path.is_empty() {
                        ordos.longest = ordos.longest.max(len);
                        ordos.landing[len - SHORTEST] |= path;
                    }
                }
            }
        }
    }
}

/// All ordos of one length that can move in one direction.
struct Ordos {
    direction: Direction,
    along: i32,
    len: usize,
    /// The first squares of the ordos.
    first_squares: u128,
    /// The first squares of runs of this length that hold no own piece.
    free: SquareSet,
    /// The first squares of runs of this length that touch an own piece.
    touched: u128,
}

impl Ordos {
    /// The landing squares where an ordo touches another piece of its group. One step ahead, its own pieces do not count.
    #[inline(always)]
    fn touching_the_rest(&self, ring: &Ring) -> SquareSet {
        let one_step = self.direction.shift(self.first_squares);
        let near = self
            .direction
            .shift(self.first_squares & ring.touches_one_step_ahead());
        SquareSet(self.touched & !one_step | near)
    }

    /// Restricts the landing squares of the ordos whose departure may split the group: they have to touch every part of
    /// the rest.
    #[inline(always)]
    fn restrict_splitting(&self, ring: &Ring, pieces: SquareSet, landing: &mut SquareSet) {
        let splitting = SquareSet(self.first_squares & ring.several_clusters());
        *landing -= slide(self.direction, splitting, self.free);
        for first in splitting {
            let path = slide(self.direction, SquareSet::of(first), self.free) & self.free;
            if path.0 & self.touched == 0 {
                continue;
            }
            let run = run_from(SquareSet::of(first), self.along, self.len);
            *landing |= path & run_touching_all(pieces - run, self.along, self.len);
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
    along: i32,
    before: u128,
    before_ahead: u128,
    after: u128,
    after_ahead: u128,
    after_behind: u128,
    /// A piece behind the last square of the run.
    behind: u128,
    two_ahead: u128,
    /// The part of `two_ahead` beyond the end of the run.
    after_two_ahead: u128,
    /// At least one gap ends before or behind the run.
    one_gap: u128,
    /// At least two gaps end before or behind the run.
    two_gaps: u128,
}

impl Ring {
    /// The rings around runs of one square.
    #[inline(always)]
    fn around_singles(pieces: SquareSet, direction: Direction, along: i32) -> Ring {
        let ahead = i32::from(direction.bits());
        // A piece i squares along the line and j squares ahead.
        let at = |i: i32, j: i32| shifted(pieces.0, i * along + j * ahead);
        let (before, before_ahead, before_behind) = (at(-1, 0), at(-1, 1), at(-1, -1));
        let behind = at(0, -1);
        let gap_before = !before & before_ahead;
        let gap_behind = !behind & (before_behind | before);
        Ring {
            along,
            before,
            before_ahead,
            after: at(1, 0),
            after_ahead: at(1, 1),
            after_behind: at(1, -1),
            behind,
            two_ahead: at(-1, 2) | at(0, 2) | at(1, 2),
            after_two_ahead: at(1, 2),
            one_gap: gap_before | gap_behind,
            two_gaps: gap_before & gap_behind,
        }
    }

    /// Extends all runs by one square.
    #[inline(always)]
    fn advance(&mut self) {
        let gap_behind = !self.after_behind & self.behind;
        self.two_gaps |= self.one_gap & gap_behind;
        self.one_gap |= gap_behind;
        self.behind = self.after_behind;
        self.after >>= self.along;
        self.after_ahead >>= self.along;
        self.after_behind >>= self.along;
        self.after_two_ahead >>= self.along;
        self.two_ahead |= self.after_two_ahead;
    }

    /// Runs whose neighbours form two clusters or more.
    #[inline(always)]
    fn several_clusters(&self) -> u128 {
        let gap_ahead = self.after_ahead | self.after;
        let gap_after = !self.after & (self.after_behind | self.behind);
        self.two_gaps | self.one_gap & (gap_ahead | gap_after) | gap_ahead & gap_after
    }

    /// Runs that, after one step ahead, touch a piece that did not move.
    #[inline(always)]
    fn touches_one_step_ahead(&self) -> u128 {
        self.before | self.before_ahead | self.after | self.after_ahead | self.two_ahead
    }
}

/// Runs that grow square by square, by their first squares: those of which every square, or any square, is in a set.
struct Window {
    first_squares: u128,
    next: u128,
    along: i32,
}

impl Window {
    /// The runs of one square.
    #[inline(always)]
    fn new(squares: u128, along: i32) -> Window {
        Window {
            first_squares: squares,
            next: squares,
            along,
        }
    }

    /// Extends all runs by one square; every square must be in the set.
    #[inline(always)]
    fn extend_all(&mut self) {
        self.next >>= self.along;
        self.first_squares &= self.next;
    }

    /// Extends all runs by one square; one square in the set is enough.
    #[inline(always)]
    fn extend_any(&mut self) {
        self.next >>= self.along;
        self.first_squares |= self.next;
    }
}

/// The squares that have a square of `bits` at an offset.
#[inline(always)]
const fn shifted(bits: u128, offset: i32) -> u128 {
    if offset >= 0 {
        bits >> offset
    } else {
        bits << -offset
    }
}

/// The squares of a run.
fn run_from(first: SquareSet, along: i32, len: usize) -> SquareSet {
    (1..len).fold(first, |run, i| {
        run | SquareSet(first.0 << (along * i as i32))
    })
}

/// The first squares from which a run touches every connected part of `rest`.
#[inline(never)]
fn run_touching_all(rest: SquareSet, along: i32, len: usize) -> SquareSet {
    components(rest).fold(SquareSet::FULL, |all, part| {
        all & run_touching(part.neighbours(), along, len)
    })
}

/// The first squares from which a run has a square in `near`.
#[inline(always)]
fn run_touching(near: SquareSet, along: i32, len: usize) -> SquareSet {
    let mut window = Window::new(near.0, along);
    for _ in 1..len {
        window.extend_any();
    }
    SquareSet(window.first_squares)
}
