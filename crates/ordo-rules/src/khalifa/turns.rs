//! All legal placements and turns, as sets in the order of their texts.
//!
//! *Our reading of K8*: a turn is its result. A turn of two steps is legal even if the first step alone makes an ordo, and
//! the position at the end of the turn decides who wins. This costs the player nothing, since they may stop after the first
//! step and win, and legality depends on K5 alone.

use core::iter::FusedIterator;
use core::ops::ControlFlow;

use super::mobility::Mobility;
use super::set::Squares;
use super::{Phase, Position, Size, Square, SquareSet, Step, Turn};
use crate::Color;
use crate::prelude::*;

/// Legal turns that differ in one square only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnSet {
    /// Placements of one piece.
    Place {
        /// The size of the piece.
        size: Size,
        /// The squares it may be placed on.
        squares: SquareSet,
    },
    /// One step of one piece.
    One(Step),
    /// A step, and then the steps of another piece.
    Two {
        /// The first step.
        first: Step,
        /// The square of the second piece.
        from: Square,
        /// The squares it may go to.
        to: SquareSet,
    },
}

impl TurnSet {
    /// The number of turns.
    #[inline]
    pub fn len(self) -> usize {
        match self {
            TurnSet::Place { squares, .. } => squares.len(),
            TurnSet::One(_) => 1,
            TurnSet::Two { to, .. } => to.len(),
        }
    }

    /// True if there is no turn in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The turn that ends on a square.
    #[inline]
    fn turn(self, square: Square) -> Turn {
        match self {
            TurnSet::Place { size, .. } => Turn::Place { size, square },
            TurnSet::One(step) => Turn::One(step),
            TurnSet::Two { first, from, .. } => Turn::Two(first, Step { from, to: square }),
        }
    }
}

/// The turns of a set, in the order of their texts.
#[derive(Clone, Debug)]
pub struct Turns {
    set: TurnSet,
    squares: Squares,
}

impl Iterator for Turns {
    type Item = Turn;

    #[inline]
    fn next(&mut self) -> Option<Turn> {
        Some(self.set.turn(self.squares.next()?))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.squares.size_hint()
    }
}

impl ExactSizeIterator for Turns {}
impl FusedIterator for Turns {}

impl IntoIterator for TurnSet {
    type Item = Turn;
    type IntoIter = Turns;

    #[inline]
    fn into_iter(self) -> Turns {
        let squares = match self {
            TurnSet::Place { squares, .. } => squares,
            TurnSet::One(step) => SquareSet::of(step.to),
            TurnSet::Two { to, .. } => to,
        };
        Turns {
            set: self,
            squares: squares.into_iter(),
        }
    }
}

impl Position {
    /// The legal turns in canonical spelling, each distinct result once, in the order of their texts; none if the game is
    /// over.
    pub fn legal_turns(&self) -> Vec<Turn> {
        let mut list = Vec::with_capacity(self.count_turns());
        self.each_turn_set(|set| list.extend(set));
        list
    }

    /// Calls `listener` with the legal turns, in sets, in the order of their texts.
    #[inline]
    pub fn each_turn_set(&self, mut listener: impl FnMut(TurnSet)) {
        if self.phase() == Phase::Placement {
            let squares = self.placement_squares();
            for size in self.in_hand(self.turn()) {
                listener(TurnSet::Place { size, squares });
            }
        } else if self.outcome().is_none()
            && let Some(mobility) = self.mobility(self.turn())
        {
            let _ = each_moving_set::<()>(&mobility, |set| {
                listener(set);
                ControlFlow::Continue(())
            });
        }
    }

    /// The squares on which the side to move may place a piece of any size (K3, K4); none in the movement phase.
    pub fn placement_squares(&self) -> SquareSet {
        if self.phase() == Phase::Moving {
            return SquareSet::EMPTY;
        }
        let occupied = self.occupied();
        self.pieces(self.turn())
            .into_iter()
            .fold(!occupied, |squares, own| squares - seen_from(own, occupied))
    }

    /// The squares that a piece on a square could go to in one step (K5).
    pub fn reach_from(&self, from: Square) -> SquareSet {
        let occupied = self.occupied();
        seen_from(from, occupied) - occupied
    }

    /// The mobility of a side once all pieces are placed.
    #[inline]
    pub(crate) fn mobility(&self, color: Color) -> Option<Mobility> {
        Some(Mobility::new(self.all_four(color)?, self.all_four(!color)?))
    }
}

/// The squares in line with a square, up to the first piece in each direction.
fn seen_from(from: Square, occupied: SquareSet) -> SquareSet {
    occupied
        .into_iter()
        .fold(SquareSet::lines(from), |seen, piece| {
            seen - SquareSet::beyond(from, piece)
        })
}

/// The turns of the movement phase (K5), until the listener breaks.
#[inline]
pub(super) fn each_moving_set<B>(
    mobility: &Mobility,
    mut listener: impl FnMut(TurnSet) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let mut order = [0, 1, 2, 3];
    order.sort_unstable_by_key(|&piece: &usize| mobility.squares[piece]);
    for a in order {
        for to in mobility.reach[a] {
            let first = Step {
                from: mobility.squares[a],
                to,
            };
            listener(TurnSet::One(first))?;
            for b in order {
                if b != a {
                    let to = mobility.canonical_after(a, first.to, b);
                    let from = mobility.squares[b];
                    listener(TurnSet::Two { first, from, to })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
