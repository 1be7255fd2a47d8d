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
        set.targets.0 &= set.targets.0 - 1;
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
        each_landing(group, direction, empty, |targets| count += targets.len());
    });
    count
}

/// True if a group has a legal move among `enemy` pieces.
pub(crate) fn has_any(group: &Group, enemy: SquareSet) -> bool {
    let empty = !(group.pieces() | enemy);
    let mut all = SquareSet::EMPTY;
    in_open_directions!(group, |direction| {
        each_landing(group, direction, empty, |targets| all |= targets);
        if !all.is_empty() {
            return true;
        }
    });
    false
}

/// Calls `each` with the landing squares of the legal moves in one direction: sets that together contain each move exactly
/// once.
#[inline(always)]
fn each_landing(
    group: &Group,
    direction: Direction,
    empty: SquareSet,
    mut each: impl FnMut(SquareSet),
) {
    each(slide(direction, group.pieces(), empty) & group.single_landing(direction));
    each_ordo(group, direction, empty, |_, runs, lanes, landing| {
        each(slide(direction, runs, lanes) & lanes & landing);
    });
}

/// Calls `each` with the ordos that can make a step, by length: the length, the first squares of the ordos, the first squares
/// of all empty runs of this length, and the legal landing squares.
#[inline(always)]
fn each_ordo(
    group: &Group,
    direction: Direction,
    empty: SquareSet,
    mut each: impl FnMut(usize, SquareSet, SquareSet, SquareSet),
) {
    let Some(axis) = axis_across(direction) else {
        return;
    };
    let along = axis.bits();
    let mobile = group.pieces() & empty.step(direction.opposite());
    let mut runs = mobile;
    let mut next_mobile = mobile.0;
    let mut lanes = empty;
    let mut next_empty = empty.0;
    for (len, landing) in group.ordo_landing(direction).by_length() {
        next_mobile >>= along;
        runs &= SquareSet(next_mobile);
        if runs.is_empty() {
            break;
        }
        next_empty >>= along;
        lanes &= SquareSet(next_empty);
        each(len, runs, lanes, landing);
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
    each_distance(
        direction,
        1,
        pieces,
        empty,
        group.single_landing(direction) & within,
        |set| {
            listener(MoveSet {
                captures: set.targets & enemy,
                ..set
            });
        },
    );
    each_ordo(group, direction, empty, |len, runs, lanes, landing| {
        each_distance(
            direction,
            len as u8,
            runs,
            lanes,
            landing & lanes & within,
            &mut *listener,
        );
    });
}

/// Moves all pieces (or ordos of one length) step by step, and reports the legal landing squares of each distance.
#[inline(always)]
fn each_distance(
    direction: Direction,
    pieces: u8,
    from: SquareSet,
    lanes: SquareSet,
    landing: SquareSet,
    mut listener: impl FnMut(MoveSet),
) {
    if landing.is_empty() {
        return;
    }
    let mut reached = from;
    let mut distance = 0;
    while !reached.is_empty() {
        distance += 1;
        let ahead = SquareSet(direction.shift(reached.0));
        let targets = ahead & landing;
        if !targets.is_empty() {
            listener(MoveSet::new(direction, distance, pieces, targets));
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
    let open = Open {
        color,
        connected: true,
    };
    in_open_directions!(open, |direction| {
        each_distance(direction, 1, pieces, empty, on & enemy, |set| {
            listener(MoveSet {
                captures: set.targets,
                ..set
            });
        });
    });
}

/// A connected group, for [`in_open_directions`].
struct Open {
    color: Color,
    connected: bool,
}

impl Open {
    fn is_connected(&self) -> bool {
        self.connected
    }

    fn color(&self) -> Color {
        self.color
    }
}
