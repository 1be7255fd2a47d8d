//! Legal moves, as sets, as a list and as a number.

use super::ordo_landing::axis_across;
use super::slide::slide;
use super::{Direction, Group, Move, Run, SquareSet};

/// Legal moves of one piece, or of one ordo in one direction: everything that `run` may do, by where its first square
/// lands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveSet {
    /// What moves.
    pub run: Run,
    /// Where its first square may land on empty squares.
    pub quiet: SquareSet,
    /// Where it may capture; never for an ordo (S7).
    pub captures: SquareSet,
}

impl MoveSet {
    /// The number of moves.
    pub fn len(&self) -> usize {
        self.quiet.len() + self.captures.len()
    }

    /// Whether there is no move.
    pub fn is_empty(&self) -> bool {
        self.targets().is_empty()
    }

    /// All landing places.
    pub fn targets(&self) -> SquareSet {
        self.quiet | self.captures
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

/// The moves of a [`MoveSet`], captures first.
#[derive(Clone, Debug)]
pub struct Moves(MoveSet);

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        let set = &mut self.0;
        if let Some(to) = set.captures.first() {
            set.captures.0 &= set.captures.0 - 1;
            return Some(Move::new_unchecked(set.run, to, true));
        }
        let to = set.quiet.first()?;
        set.quiet.0 &= set.quiet.0 - 1;
        Some(Move::new_unchecked(set.run, to, false))
    }
}

/// Counts the legal moves of a group among `enemy` pieces.
#[inline]
pub(crate) fn count(group: &Group, enemy: SquareSet) -> usize {
    let mut count = 0;
    each_landing(group, enemy, |targets| {
        count += targets.len();
        true
    });
    count
}

/// Whether a group has a legal move among `enemy` pieces.
pub(crate) fn has_any(group: &Group, enemy: SquareSet) -> bool {
    let mut found = false;
    each_landing(group, enemy, |targets| {
        found |= !targets.is_empty();
        !found
    });
    found
}

/// Hands out landing places in sets that hold each legal move exactly once, without saying what moves there. `each` says
/// whether to go on.
#[inline(always)]
fn each_landing(group: &Group, enemy: SquareSet, mut each: impl FnMut(SquareSet) -> bool) {
    let pieces = group.pieces();
    let empty = !(pieces | enemy);
    let mut go_on = true;
    group.each_direction(|direction| {
        if go_on {
            go_on = each(slide(direction, pieces, empty) & group.single_landing(direction));
        }
        if go_on && (direction.files() == 0 || direction.ranks() == 0) {
            each_ordo(group, direction, empty, |_, runs, lanes, landing| {
                if go_on {
                    go_on = each(slide(direction, runs, lanes) & lanes & landing);
                }
            });
        }
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
    let along = axis_across(direction).bits();
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
    let pieces = group.pieces();
    let empty = !(pieces | enemy);
    for square in pieces {
        let piece = SquareSet::of(square);
        let mut targets = SquareSet::EMPTY;
        group.each_direction(|direction| {
            targets |= slide(direction, piece, empty) & group.single_landing(direction);
        });
        hand_out(Run::single(square), targets, enemy, &mut listener);
    }
    group.each_direction(|direction| {
        if direction.files() != 0 && direction.ranks() != 0 {
            return;
        }
        each_ordo(group, direction, empty, |len, runs, lanes, landing| {
            for square in runs {
                let targets = slide(direction, SquareSet::of(square), lanes) & lanes & landing;
                let run = Run::from_first(square, axis_across(direction), len as u8);
                hand_out(run, targets, SquareSet::EMPTY, &mut listener);
            }
        });
    });
}

#[inline(always)]
fn hand_out(run: Run, targets: SquareSet, enemy: SquareSet, listener: &mut impl FnMut(MoveSet)) {
    if !targets.is_empty() {
        listener(MoveSet {
            run,
            quiet: targets - enemy,
            captures: targets & enemy,
        });
    }
}

