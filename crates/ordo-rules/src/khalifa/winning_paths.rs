//! Winning paths: the squares needed to make an ordo with one turn, and the turns that leave the opponent none.
//!
//! A winning path is the set of squares that a winning turn needs: the line of the ordo and the squares that the steps cross.
//! An enemy piece on any of them closes the path; the order of two steps makes no difference. So all winning paths of a side
//! follow from the squares of its own four pieces, and the other side only closes or opens them: a turn is safe if it leaves a
//! piece on every winning path of the opponent. To find the safe turns, lift the one or two pieces that move; the others close
//! some paths, and the landing squares must close the rest.

use core::ops::ControlFlow;

use super::line_tables::OpenLines;
use super::mobility::Mobility;
use super::ordo::is_ordo;
use super::turns::each_moving_set;
use super::winning_turns::{StayingPairs, each_winning_turn};
use super::{Position, Spacing, Square, SquareSet, Turn, TurnSet};
use crate::Color;
use crate::prelude::*;

/// True if four pieces can make an ordo with one turn on the lines that the enemy leaves open.
#[inline]
pub fn can_make_ordo(squares: [Square; 4], open_lines: &OpenLines, spacing: Spacing) -> bool {
    find_winning_turn(squares, open_lines, spacing).is_some()
}

/// A quick test: false if four pieces cannot make an ordo with one turn on the lines that the enemy leaves open. It ignores that
/// pieces may block each other.
#[inline]
pub fn may_make_ordo(squares: [Square; 4], open_lines: &OpenLines, spacing: Spacing) -> bool {
    let open = squares.map(|square| open_lines.from(square));
    !StayingPairs::of(squares, open, spacing).is_empty()
}

/// A turn with which four pieces make an ordo on the lines that the enemy leaves open, if there is one.
#[inline]
pub fn find_winning_turn(
    squares: [Square; 4],
    open_lines: &OpenLines,
    spacing: Spacing,
) -> Option<Turn> {
    let open = squares.map(|square| open_lines.from(square));
    let pairs = StayingPairs::of(squares, open, spacing);
    if pairs.is_empty() {
        return None;
    }
    let mobility = Mobility::with_open(squares, open);
    each_winning_turn(&mobility, pairs, spacing, |win| {
        ControlFlow::Break(win.turn)
    })
    .break_value()
}

/// Calls the listener with all winning paths of four pieces, regardless of the enemy's pieces, in no particular order. An
/// existing ordo counts as a path.
#[inline]
pub fn each_winning_path(
    squares: [Square; 4],
    spacing: Spacing,
    mut listener: impl FnMut(SquareSet),
) {
    let span = |ends: [Square; 4]| {
        let [first, .., last] = ends;
        SquareSet::between(first, last).with(first).with(last)
    };
    if is_ordo(squares, SquareSet::EMPTY, spacing) {
        listener(span(squares));
    }
    let open = squares.map(SquareSet::lines);
    let pairs = StayingPairs::of(squares, open, spacing);
    if pairs.is_empty() {
        return;
    }
    let mobility = Mobility::with_open(squares, open);
    let _ = each_winning_turn::<()>(&mobility, pairs, spacing, |win| {
        let mut path = span(win.ends);
        for (from, to) in squares.into_iter().zip(win.ends) {
            if from != to {
                path |= SquareSet::between(from, to).with(to);
            }
        }
        listener(path);
        ControlFlow::Continue(())
    });
}

/// The squares of `within` that close every path that `closed` leaves open.
#[inline]
fn closing(paths: &[SquareSet], closed: SquareSet, within: SquareSet) -> SquareSet {
    let mut squares = within;
    for &path in paths {
        if !path.intersects(closed) {
            squares &= path;
            if squares.is_empty() {
                break;
            }
        }
    }
    squares
}

/// The squares that close at least one path that `closed` leaves open.
#[inline]
fn closing_some(paths: &[SquareSet], closed: SquareSet) -> SquareSet {
    let mut squares = SquareSet::EMPTY;
    for &path in paths {
        if !path.intersects(closed) {
            squares |= path;
        }
    }
    squares
}

impl Mobility {
    /// Calls `listener` with the turns that close all of an enemy's winning paths, in sets, in the order of their texts, until
    /// it breaks.
    #[inline]
    pub fn each_safe_set<B>(
        &self,
        paths: &[SquareSet],
        mut listener: impl FnMut(TurnSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let own: SquareSet = self.squares.into_iter().collect();
        // The squares that the second of two pieces must close if the first closes nothing.
        let alone = self.pairs(|stay| closing(paths, stay, SquareSet::FULL));
        let some = self.pairs(|stay| closing_some(paths, stay));
        each_moving_set(self, |set| {
            let safe = match set {
                TurnSet::One(step) => {
                    let closed = own.without(step.from).with(step.to);
                    if paths.iter().any(|path| !path.intersects(closed)) {
                        return ControlFlow::Continue(());
                    }
                    set
                }
                TurnSet::Two { first, from, to } => {
                    let [a, b] = [self.piece(first.from), self.piece(from)];
                    let to = if some[a][b].contains(first.to) {
                        let closed = own.without(first.from).without(from).with(first.to);
                        closing(paths, closed, to)
                    } else {
                        to & alone[a][b]
                    };
                    TurnSet::Two { first, from, to }
                }
                TurnSet::Place { .. } => return ControlFlow::Continue(()), // no placements in the movement phase
            };
            if safe.is_empty() {
                ControlFlow::Continue(())
            } else {
                listener(safe)
            }
        })
    }

    /// A set of squares for each pair of moving pieces, computed from the squares of the two that stay.
    #[inline]
    fn pairs(&self, what: impl Fn(SquareSet) -> SquareSet) -> [[SquareSet; 4]; 4] {
        let own: SquareSet = self.squares.into_iter().collect();
        let mut pairs = [[SquareSet::EMPTY; 4]; 4];
        for (a, b) in [(1, 0), (2, 0), (2, 1), (3, 0), (3, 1), (3, 2)] {
            let stay = own.without(self.squares[a]).without(self.squares[b]);
            pairs[a][b] = what(stay);
            pairs[b][a] = pairs[a][b];
        }
        pairs
    }

    #[inline]
    fn piece(&self, square: Square) -> usize {
        let at = |piece: &usize| self.squares[*piece] == square;
        (0..3).find(at).unwrap_or(3)
    }
}

impl Position {
    /// The winning paths of a side, both open and closed; none during placement.
    pub fn winning_paths(&self, color: Color) -> Vec<SquareSet> {
        let mut paths = Vec::new();
        if let Some(four) = self.all_four(color) {
            each_winning_path(four, self.options().spacing, |path| paths.push(path));
        }
        paths
    }

    /// The legal turns of the side to move after which the opponent neither has an ordo nor can make one with the next
    /// turn, in the order of their texts. Own ordos are ignored: turns that win at once are included only if they
    /// also close all paths.
    pub fn safe_turns(&self) -> Vec<Turn> {
        let mut turns = Vec::new();
        if let Some(mobility) = self.mobility(self.turn())
            && self.outcome().is_none()
        {
            let paths = self.winning_paths(!self.turn());
            let _ = mobility.each_safe_set::<()>(&paths, |set| {
                turns.extend(set);
                ControlFlow::Continue(())
            });
        }
        turns
    }
}
