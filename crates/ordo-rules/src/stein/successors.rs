//! The positions after all legal moves, for searches that need no moves.

use super::group::in_open_directions;
use super::moves::{each_ordo, each_target};
use super::run::{Axis, axis_across};
use super::{Group, Position, Run, Square, SquareSet, key};
use crate::Color;

impl Position {
    /// Calls `listener` with the position after each legal move, given the group of the side to move. Faster than
    /// [`after_unchecked`](Position::after_unchecked) for each move: no [`Move`](super::Move) is built, and what the
    /// moves have in common is computed once.
    #[doc(hidden)]
    #[inline]
    pub fn each_successor_with(&self, own: &Group, listener: impl FnMut(Position)) {
        debug_assert_eq!((own.color(), own.pieces()), (self.turn(), self.own()));
        if self.reached_goal().is_none() {
            let mut successors = Successors {
                us: self.turn(),
                passed: self.passed(),
                listener,
            };
            successors.make_all(own);
        }
    }
}

/// Makes moves.
struct Successors<F> {
    us: Color,
    /// The position with the other side to move and no piece moved.
    passed: Position,
    listener: F,
}

impl<F: FnMut(Position)> Successors<F> {
    /// Makes all legal moves of a group.
    #[inline(always)]
    fn make_all(&mut self, group: &Group) {
        let pieces = group.pieces();
        let empty = !(pieces | self.passed.own());
        in_open_directions!(group, |direction| {
            let step = i32::from(direction.bits());
            let landing = group.single_landing(direction);
            each_target(direction, pieces, empty, landing, |distance, targets| {
                self.singles(targets, step * i32::from(distance));
            });
            each_ordo(group, direction, empty, |len, runs, lanes, landing| {
                let landing = landing & lanes;
                each_target(direction, runs, lanes, landing, |distance, targets| {
                    let offset = step * i32::from(distance);
                    match axis_across(direction) {
                        Some(Axis::Rank) => self.ordos::<0>(len, targets, offset),
                        Some(Axis::File) => self.ordos::<1>(len, targets, offset),
                        None => {}
                    }
                });
            });
        });
    }

    /// Makes moves of single pieces by an offset in bits.
    #[inline(always)]
    fn singles(&mut self, targets: SquareSet, offset: i32) {
        let captures = targets & self.passed.own();
        if !captures.is_empty() {
            self.captures(captures, offset);
        }
        each_square(targets - captures, |to| {
            let from = origin(to, offset);
            let moved = SquareSet::of(from) | SquareSet::of(to);
            let keys = key::piece(self.us, from) ^ key::piece(self.us, to);
            (self.listener)(self.passed.changed(SquareSet::EMPTY, moved, keys));
        });
    }

    #[inline(never)]
    fn captures(&mut self, targets: SquareSet, offset: i32) {
        let them = !self.us;
        each_square(targets, |to| {
            let (from, landing) = (origin(to, offset), SquareSet::of(to));
            let moved = SquareSet::of(from) | landing;
            let keys = key::piece(self.us, from) ^ key::piece(self.us, to) ^ key::piece(them, to);
            (self.listener)(self.passed.changed(landing, moved, keys));
        });
    }

    /// Makes moves of ordos along one axis.
    #[inline(never)]
    fn ordos<const AXIS: usize>(&mut self, len: usize, targets: SquareSet, offset: i32) {
        let axis = Axis::ALL[AXIS];
        let span = (len as u8 - 1) * axis.bits() as u8;
        each_square(targets, |to| {
            let run = Run::from_span(origin(to, offset), span);
            let landing = Run::from_span(to, span);
            let moved = run.squares_along(axis) ^ landing.squares_along(axis);
            let keys = key::ordo(self.us, run, axis) ^ key::ordo(self.us, landing, axis);
            (self.listener)(self.passed.changed(SquareSet::EMPTY, moved, keys));
        });
    }
}

/// The square from which a move of some bits ends on `to`.
#[inline(always)]
fn origin(to: Square, offset: i32) -> Square {
    Square::from_bit((i32::from(to.bit()) - offset) as u8)
}

/// Calls `each` with the squares of a set. Two loops over 64 bits are faster than one over 128.
#[inline(always)]
fn each_square(squares: SquareSet, mut each: impl FnMut(Square)) {
    let bits = squares.bits();
    for (mut half, base) in [(bits as u64, 0), ((bits >> 64) as u64, 64)] {
        while half != 0 {
            each(Square::from_bit(base + half.trailing_zeros() as u8));
            half &= half - 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SplitMix64;
    use crate::prelude::*;

    #[test]
    fn successors_are_the_positions_after_all_legal_moves() {
        let mut random = SplitMix64::new(8);
        for _ in 0..30 {
            let mut position = Position::start();
            loop {
                let mut successors = Vec::new();
                let own = position.group(position.turn());
                position.each_successor_with(&own, |next| successors.push(next));
                let moves = position.legal_moves().into_iter();
                let mut expected: Vec<Position> =
                    moves.map(|mv| position.after_unchecked(mv)).collect();
                successors.sort_unstable_by_key(Position::key);
                expected.sort_unstable_by_key(Position::key);
                assert_eq!(successors, expected, "{position}");
                let Some(mv) = position.random_move(&mut random) else {
                    break;
                };
                position.play_unchecked(mv);
            }
        }
    }
}
