//! Legal moves, as sets, as a list and as a number.

use super::group::in_open_directions;
use super::run::axis_across;
use super::slide::{slide, slide_one};
use super::{Direction, Group, Move, Run, SquareSet};

/// Legal moves of one piece or ordo in one direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveSet {
    /// What moves.
    pub run: Run,
    /// Which way.
    pub direction: Direction,
    /// Where the first square of the run may land: empty squares and at most one capture.
    pub targets: SquareSet,
    /// The capture among the targets; an ordo has none (S7).
    pub captures: SquareSet,
}

impl MoveSet {
    /// The number of moves.
    #[inline]
    pub fn len(&self) -> usize {
        self.targets.len()
    }

    /// Whether there is no move.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.targets.is_empty()
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

/// The moves of a [`MoveSet`].
#[derive(Clone, Debug)]
pub struct Moves(MoveSet);

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        let set = &mut self.0;
        let to = set.targets.first()?;
        set.targets.0 &= set.targets.0 - 1;
        Some(Move::new_unchecked(set.run, to, set.captures.contains(to)))
    }
}

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

/// Whether a group has a legal move among `enemy` pieces.
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

/// Hands out landing places in sets that hold each legal move in this direction exactly once, without saying what moves
/// there.
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

/// Calls `each` with the ordos that can make a step, by length: the length, their first squares, the places where an ordo
/// of this length can stand, and where it may land.
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

/// Hands every legal move of a group among `enemy` pieces to a listener.
#[inline(always)]
pub(crate) fn each_move_set(group: &Group, enemy: SquareSet, mut listener: impl FnMut(MoveSet)) {
    in_open_directions!(group, |direction| {
        each_move_set_towards(group, direction, enemy, &mut listener);
    });
}

#[inline(always)]
fn each_move_set_towards(
    group: &Group,
    direction: Direction,
    enemy: SquareSet,
    listener: &mut impl FnMut(MoveSet),
) {
    let pieces = group.pieces();
    let empty = !(pieces | enemy);
    let landing = group.single_landing(direction);
    for square in pieces & (!pieces).step(direction.opposite()) {
        let targets = slide_one(direction, square, empty) & landing;
        if !targets.is_empty() {
            listener(MoveSet {
                run: Run::single(square),
                direction,
                targets,
                captures: targets & enemy,
            });
        }
    }
    each_ordo(group, direction, empty, |len, runs, lanes, landing| {
        for square in runs {
            let targets = slide_one(direction, square, lanes) & lanes & landing;
            if !targets.is_empty() {
                listener(MoveSet {
                    run: Run::from_first(square, direction, len as u8),
                    direction,
                    targets,
                    captures: SquareSet::EMPTY,
                });
            }
        }
    });
}
