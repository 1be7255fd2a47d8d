//! Uniformly random legal moves, for playouts.

use super::connectivity::is_connected;
use super::group::in_open_directions;
use super::moves::{each_landing, each_run};
use super::run::axis_across;
use super::slide::{slide, slide_one};
use super::{Direction, Group, Move, Neighbourhood, Position, Run, Square, SquareSet};
use crate::SplitMix64;

impl Position {
    /// A random legal move, each with the same probability; `None` if there is none.
    ///
    /// The moves are neither listed nor all checked: a move is drawn from sets that contain all legal moves and some that would
    /// split the group, and drawn again if it does that.
    ///
    /// ```
    /// use ordo_rules::SplitMix64;
    /// use ordo_rules::stein::Position;
    ///
    /// let mut random = SplitMix64::new(7);
    /// let mut position = Position::start();
    /// while let Some(mv) = position.random_move(&mut random) {
    ///     position.play_unchecked(mv);
    /// }
    /// assert!(position.outcome().is_some());
    /// ```
    pub fn random_move(&self, random: &mut SplitMix64) -> Option<Move> {
        if self.reached_goal().is_some() {
            return None;
        }
        let pieces = self.own();
        if !is_connected(pieces) {
            let group = Group::split_unchecked(self.turn(), pieces);
            let mut candidates = Candidates::NONE;
            candidates.add_legal(&group, self.enemy());
            return candidates.draw(self, random, |_| true);
        }
        let near = Neighbourhood::of(pieces);
        let mut candidates = Candidates::NONE;
        candidates.add_near(self, &near);
        candidates.draw(self, random, |mv| {
            let run = mv.run().squares();
            !(mv.is_ordo() || near.articulation_candidates.intersects(run))
                || is_connected((pieces - run) | mv.landing().squares())
        })
    }
}

/// The maximum number of sets that moves are drawn from: single pieces in eight directions, ordos of nine lengths in four.
const MOST_SETS: usize = 8 + 4 * 9;

/// Sets of moves by direction and number of pieces. Each target is one move, since at most one piece or ordo can reach it.
struct Candidates {
    targets: [SquareSet; MOST_SETS],
    kinds: [(Direction, u8); MOST_SETS],
    sets: usize,
    moves: usize,
}

impl Candidates {
    const NONE: Candidates = Candidates {
        targets: [SquareSet::EMPTY; MOST_SETS],
        kinds: [(Direction::North, 0); MOST_SETS],
        sets: 0,
        moves: 0,
    };

    #[inline(always)]
    fn push(&mut self, direction: Direction, pieces: usize, targets: SquareSet) {
        if !targets.is_empty() {
            self.targets[self.sets] = targets;
            self.kinds[self.sets] = (direction, pieces as u8);
            self.sets += 1;
            self.moves += targets.len();
        }
    }

    /// Adds the legal moves of a group.
    fn add_legal(&mut self, group: &Group, enemy: SquareSet) {
        let empty = !(group.pieces() | enemy);
        in_open_directions!(group, |direction| {
            each_landing(group, direction, empty, |pieces, targets| {
                self.push(direction, pieces, targets);
            });
        });
    }

    /// Adds the moves of a connected group after which the moved pieces touch another one: all legal moves are among them.
    #[inline(always)]
    fn add_near(&mut self, position: &Position, near: &Neighbourhood) {
        let pieces = position.own();
        let empty = !(pieces | position.enemy());
        let alone = pieces.len() == 1;
        in_open_directions!(connected position.turn(), |direction| {
            let touching_rest = near.touching_two | (near.touching_one - pieces.shift(direction));
            let reached = slide(direction, pieces, empty) - pieces;
            let landing = if alone {
                SquareSet::FULL
            } else {
                touching_rest
            };
            self.push(direction, 1, reached & landing);
            let mut touching = near.touching_one;
            let mut next = touching;
            each_run(pieces, direction, empty, |len, runs, lanes| {
                if let Some(axis) = axis_across(direction) {
                    next = axis.back(next);
                    touching |= next;
                }
                let landing = if len == pieces.len() { lanes } else { touching };
                self.push(
                    direction,
                    len,
                    slide(direction, runs, lanes) & lanes & landing,
                );
                true
            });
        });
    }

    /// Draws moves until one is legal.
    #[inline(always)]
    fn draw(
        &mut self,
        position: &Position,
        random: &mut SplitMix64,
        is_legal: impl Fn(Move) -> bool,
    ) -> Option<Move> {
        while self.moves > 0 {
            let mut nth = random.below(self.moves);
            let mut set = 0;
            while nth >= self.targets[set].len() {
                nth -= self.targets[set].len();
                set += 1;
            }
            let to = nth_square(self.targets[set], nth);
            let mv = move_to(position, self.kinds[set], to);
            if is_legal(mv) {
                return Some(mv);
            }
            self.targets[set] -= SquareSet::of(to);
            self.moves -= 1;
        }
        None
    }
}

/// The n-th square of a set, counted from 0.
#[inline]
fn nth_square(set: SquareSet, mut nth: usize) -> Square {
    let low = set.bits() as u64;
    let in_low = low.count_ones() as usize;
    let (mut half, base) = if nth < in_low {
        (low, 0)
    } else {
        nth -= in_low;
        ((set.bits() >> 64) as u64, 64)
    };
    for _ in 0..nth {
        half &= half - 1;
    }
    Square::from_bit(base + half.trailing_zeros() as u8)
}

/// The move whose first square lands on `to`: its origin is the nearest piece looking back from there.
#[inline]
fn move_to(position: &Position, (direction, pieces): (Direction, u8), to: Square) -> Move {
    let own = position.own();
    let back = slide_one(direction.opposite(), to, !own) & own;
    let from = back.first().unwrap_or(to);
    let axis = axis_across(direction);
    let span = axis.map_or(0, |axis| axis.bits() as u8 * (pieces - 1));
    let capture = position.enemy().contains(to);
    Move::new_unchecked(Run::from_span(from, span), to, capture)
}
