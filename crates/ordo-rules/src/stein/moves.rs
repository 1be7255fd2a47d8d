//! Legal moves, as sets, as a list and as a number.

use core::iter::FusedIterator;

use super::group::in_open_directions;
use super::run::{Axis, axis_across};
use super::slide::slide;
use super::{Direction, Group, Move, Run, Square, SquareSet};
use crate::Color;

/// Legal moves with the same number of pieces, direction and distance.
///
/// Each target is one move, since at most one piece or ordo can reach it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveSet {
    /// The squares that the first square of the moving pieces lands on.
    pub targets: SquareSet,
    /// The captures among them; an ordo has none (S7).
    pub captures: SquareSet,
    direction: Direction,
    distance: u8,
    pieces: u8,
    /// Offset from origin to target, in bits.
    offset: i8,
    /// Offset from the first piece to the last, in bits.
    span: u8,
}

impl MoveSet {
    #[inline(always)]
    fn new(direction: Direction, distance: u8, pieces: u8, targets: SquareSet) -> MoveSet {
        let along = axis_across(direction).map_or(0, Axis::bits) as u8;
        MoveSet {
            targets,
            captures: SquareSet::EMPTY,
            direction,
            distance,
            pieces,
            offset: direction.bits() * distance as i8,
            span: along * (pieces - 1),
        }
    }

    /// The direction of the moves.
    pub fn direction(&self) -> Direction {
        self.direction
    }

    /// The distance of the moves in squares.
    pub fn distance(&self) -> u8 {
        self.distance
    }

    /// The number of pieces that move together: one, or the length of the ordo.
    pub fn pieces(&self) -> u8 {
        self.pieces
    }

    /// The number of moves.
    #[inline]
    pub fn len(&self) -> usize {
        self.targets.len()
    }

    /// True if there is no move.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.targets.is_empty()
    }

    /// The squares that the first square of the moving pieces comes from.
    pub fn origins(&self) -> SquareSet {
        self.into_iter().map(Move::from).collect()
    }

    /// Calls `each` with the moves in the order of the iterator. Faster than a loop over it: the two halves of the set are
    /// 64-bit numbers.
    #[doc(hidden)]
    #[inline]
    pub fn for_each_in_order(self, mut each: impl FnMut(Move)) {
        let (targets, captures) = (self.targets.bits(), self.captures.bits());
        let halves = [
            (0, targets as u64, captures as u64),
            (64, (targets >> 64) as u64, (captures >> 64) as u64),
        ];
        for (base, mut left, captures) in halves {
            while left != 0 {
                let to = Square::from_bit(base + left.trailing_zeros() as u8);
                let rest = left & (left - 1);
                each(self.to(to, captures & (left ^ rest) != 0));
                left = rest;
            }
        }
    }

    /// Moves the captures into a set of their own.
    #[inline]
    pub(crate) fn split_captures(&mut self) -> MoveSet {
        let captures = MoveSet {
            targets: self.targets & self.captures,
            ..*self
        };
        self.targets -= self.captures;
        self.captures = SquareSet::EMPTY;
        captures
    }

    /// The targets of moves that leave or enter one of the `squares`.
    #[inline]
    pub(crate) fn targets_touching(&self, squares: SquareSet) -> SquareSet {
        let entered = match axis_across(self.direction) {
            Some(axis) => (1..self.pieces).fold(squares, |near, _| near | axis.back(near)),
            None => squares,
        };
        let bits = entered.bits();
        let left = if self.offset > 0 {
            bits << self.offset
        } else {
            bits >> -self.offset
        };
        entered | SquareSet::from_bits(left)
    }

    /// The move to one of the targets.
    #[inline]
    fn to(&self, to: Square, capture: bool) -> Move {
        let from = Square::from_bit(to.bit().wrapping_sub(self.offset as u8));
        Move::new_unchecked(Run::from_span(from, self.span), to, capture)
    }
}

impl IntoIterator for MoveSet {
    type Item = Move;
    type IntoIter = Moves;

    #[inline]
    fn into_iter(self) -> Moves {
        Moves(self)
    }
}

/// The moves of a [`MoveSet`], in no particular order.
#[derive(Clone, Debug)]
pub struct Moves(MoveSet);

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        let set = &mut self.0;
        let to = set.targets.first()?;
        set.targets = set.targets.without_first();
        Some(set.to(to, set.captures.contains(to)))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }

    /// Separate loops for ordo moves, non-captures and captures, so that each needs no branch per move.
    #[inline]
    fn fold<B, F: FnMut(B, Move) -> B>(self, init: B, mut f: F) -> B {
        let set = self.0;
        if set.span > 0 {
            let ordos = set.targets.into_iter();
            return ordos.fold(init, |all, to| f(all, set.to(to, false)));
        }
        let set = MoveSet { span: 0, ..set };
        let quiet = (set.targets - set.captures).into_iter();
        let captures = (set.targets & set.captures).into_iter();
        let all = quiet.fold(init, |all, to| f(all, set.to(to, false)));
        captures.fold(all, |all, to| f(all, set.to(to, true)))
    }
}

impl ExactSizeIterator for Moves {}
impl FusedIterator for Moves {}

/// Counts the legal moves of a group among `enemy` pieces.
#[inline]
pub(crate) fn count(group: &Group, enemy: SquareSet) -> usize {
    let empty = !(group.pieces() | enemy);
    let mut count = 0;
    in_open_directions!(group, |direction| {
        each_landing(group, direction, empty, |_, targets| count += targets.len());
    });
    count
}

/// The squares on which an enemy piece obstructs a move of a group: the number of its moves depends on these alone.
pub(crate) fn paths(group: &Group) -> SquareSet {
    let pieces = group.pieces();
    let free = !pieces;
    let mut paths = SquareSet::EMPTY;
    in_open_directions!(group, |direction| {
        // A slide must not start twice on the same path, so the second square of each is added here.
        let back = |targets: SquareSet, empty: SquareSet| {
            let back = direction.opposite();
            (slide(back, targets, empty) | targets.shift(back)) & empty
        };
        let targets = slide(direction, pieces, free) & group.single_landing(direction);
        paths |= back(targets, free);
        each_ordo(group, direction, free, |len, runs, lanes, landing| {
            let targets = slide(direction, runs, lanes) & lanes & landing;
            let mut lane = targets | back(targets, lanes);
            if let Some(axis) = axis_across(direction) {
                for _ in 1..len {
                    lane |= lane.shift(axis.direction());
                }
            }
            paths |= lane;
        });
    });
    paths
}

/// True if a group has a legal move among `enemy` pieces.
pub(crate) fn has_any(group: &Group, enemy: SquareSet) -> bool {
    let empty = !(group.pieces() | enemy);
    let mut all = SquareSet::EMPTY;
    in_open_directions!(group, |direction| {
        each_landing(group, direction, empty, |_, targets| all |= targets);
        if !all.is_empty() {
            return true;
        }
    });
    false
}

/// Calls `each` with the landing squares of the legal moves in one direction by the number of pieces: sets that together contain
/// each move exactly once.
#[inline(always)]
pub(crate) fn each_landing(
    group: &Group,
    direction: Direction,
    empty: SquareSet,
    mut each: impl FnMut(usize, SquareSet),
) {
    each(
        1,
        slide(direction, group.pieces(), empty) & group.single_landing(direction),
    );
    each_ordo(group, direction, empty, |len, runs, lanes, landing| {
        each(len, slide(direction, runs, lanes) & lanes & landing);
    });
}

/// Calls `each` with the ordos that can make a step, by length: the length, the first squares of the ordos, the first squares
/// of all empty runs of this length, and the legal landing squares.
#[inline(always)]
pub(super) fn each_ordo(
    group: &Group,
    direction: Direction,
    empty: SquareSet,
    mut each: impl FnMut(usize, SquareSet, SquareSet, SquareSet),
) {
    let mut landings = group.ordo_landing(direction).landings();
    if landings.len() == 0 {
        return;
    }
    each_run(group.pieces(), direction, empty, |len, runs, lanes| {
        let landing = landings.next();
        if let Some(&landing) = landing {
            each(len, runs, lanes, landing);
        }
        landing.is_some()
    });
}

/// Calls `each` with the runs of pieces that can make a step together, by length, until it returns false: the length, the first
/// squares of the runs, and the first squares of all empty runs of this length.
#[inline(always)]
pub(crate) fn each_run(
    pieces: SquareSet,
    direction: Direction,
    empty: SquareSet,
    mut each: impl FnMut(usize, SquareSet, SquareSet) -> bool,
) {
    let Some(axis) = axis_across(direction) else {
        return;
    };
    let mobile = pieces & empty.step(direction.opposite());
    let mut runs = mobile;
    let mut next_mobile = mobile;
    let mut lanes = empty;
    let mut next_empty = empty;
    for len in 2.. {
        next_mobile = axis.back(next_mobile);
        runs &= next_mobile;
        if runs.is_empty() {
            break;
        }
        next_empty = axis.back(next_empty);
        lanes &= next_empty;
        if !each(len, runs, lanes) {
            break;
        }
    }
}

/// Calls `listener` with the legal moves of a group among `enemy` pieces whose first square lands in `within`.
#[inline(always)]
pub(crate) fn each_move_set(
    group: &Group,
    enemy: SquareSet,
    within: SquareSet,
    mut listener: impl FnMut(MoveSet),
) {
    in_open_directions!(group, |direction| {
        each_move_set_towards(group, direction, enemy, within, &mut listener);
    });
}

#[inline(always)]
fn each_move_set_towards(
    group: &Group,
    direction: Direction,
    enemy: SquareSet,
    within: SquareSet,
    listener: &mut impl FnMut(MoveSet),
) {
    let pieces = group.pieces();
    let empty = !(pieces | enemy);
    let landing = group.single_landing(direction) & within;
    each_target(direction, pieces, empty, landing, |distance, targets| {
        listener(MoveSet {
            captures: targets & enemy,
            ..MoveSet::new(direction, distance, 1, targets)
        });
    });
    each_ordo(group, direction, empty, |len, runs, lanes, landing| {
        let landing = landing & lanes & within;
        each_target(direction, runs, lanes, landing, |distance, targets| {
            listener(MoveSet::new(direction, distance, len as u8, targets));
        });
    });
}

/// Moves all pieces (or ordos of one length) step by step, and reports the legal landing squares of each distance.
#[inline(always)]
pub(super) fn each_target(
    direction: Direction,
    from: SquareSet,
    lanes: SquareSet,
    landing: SquareSet,
    mut listener: impl FnMut(u8, SquareSet),
) {
    if landing.is_empty() {
        return;
    }
    let mut reached = from;
    let mut distance = 0;
    while !reached.is_empty() {
        distance += 1;
        let ahead = reached.shift(direction);
        let targets = ahead & landing;
        if !targets.is_empty() {
            listener(distance, targets);
        }
        reached = ahead & lanes;
    }
}

/// Calls `listener` with the pseudo-legal single-piece captures on the squares of `on`. The mover's group must be connected;
/// a capture is legal unless it splits the group (S5).
pub(crate) fn each_pseudo_legal_capture(
    color: Color,
    pieces: SquareSet,
    enemy: SquareSet,
    on: SquareSet,
    mut listener: impl FnMut(MoveSet),
) {
    let empty = !(pieces | enemy);
    let on = on & enemy;
    in_open_directions!(connected color, |direction| {
        // Most directions have none.
        if slide(direction, pieces, empty).intersects(on) {
            each_target(direction, pieces, empty, on, |distance, targets| {
                listener(MoveSet {
                    captures: targets,
                    ..MoveSet::new(direction, distance, 1, targets)
                });
            });
        }
    });
}
