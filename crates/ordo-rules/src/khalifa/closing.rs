//! The number of turns that close all winning paths of the enemy, without generating them.

use super::mobility::Mobility;
use super::{Square, SquareSet};

impl Mobility {
    /// The number of turns that close all of an enemy's winning paths: exact up to `max_exact`, else an upper bound that
    /// ignores that two pieces may block each other. The paths are reordered.
    pub fn count_safe_turns(&self, paths: &mut [SquareSet], max_exact: usize) -> usize {
        let mut closing = Closing::new(self, paths);
        let mut singles = 0;
        let mut estimate = 0;
        for a in 0..4 {
            singles += closing.alone(self.reach[a], closing.own.without(self.squares[a]));
            for b in 0..a {
                let stay = closing.staying(a, b);
                let Pair { all, some } = closing.pair(stay);
                let (to_a, to_b) = (self.reach_without(a, b), self.reach_without(b, a));
                let (alone_a, alone_b) = ((to_a & all).len(), (to_b & all).len());
                estimate += alone_a * to_b.len() + alone_b * to_a.len() - alone_a * alone_b;
                for square in to_a & (some - all) {
                    estimate += closing.partners(square, stay, to_b - all).len();
                }
            }
        }
        if singles + estimate > max_exact {
            return singles + estimate;
        }
        singles + closing.count_pairs()
    }
}

/// The squares that close winning paths, for the pieces of one side.
struct Closing<'a> {
    mobility: &'a Mobility,
    own: SquareSet,
    /// Paths without an own piece: all of them are open, whichever pieces move.
    free: &'a [SquareSet],
    /// Paths with an own piece: they open when these pieces move.
    held: &'a [SquareSet],
    /// The squares that close all or at least one of the `free` paths.
    pair: Pair,
    /// For squares in `known`, the squares that close all `free` paths which the square does not.
    partners: [SquareSet; 64],
    known: SquareSet,
}

/// The squares that close all open paths, and those that close at least one.
#[derive(Clone, Copy)]
struct Pair {
    all: SquareSet,
    some: SquareSet,
}

impl Pair {
    #[inline]
    fn add(&mut self, path: SquareSet) {
        self.all &= path;
        self.some |= path;
    }
}

impl<'a> Closing<'a> {
    #[inline]
    fn new(mobility: &'a Mobility, paths: &'a mut [SquareSet]) -> Closing<'a> {
        let own: SquareSet = mobility.squares.into_iter().collect();
        let mut pair = Pair {
            all: SquareSet::FULL,
            some: SquareSet::EMPTY,
        };
        let mut free = 0;
        for i in 0..paths.len() {
            let path = paths[i];
            if !path.intersects(own) {
                pair.add(path);
                paths.swap(free, i);
                free += 1;
            }
        }
        let (free, held) = paths.split_at(free);
        Closing {
            mobility,
            own,
            free,
            held,
            pair,
            partners: [SquareSet::EMPTY; 64],
            known: SquareSet::EMPTY,
        }
    }

    /// The pieces that stay when two move.
    #[inline]
    fn staying(&self, a: usize, b: usize) -> SquareSet {
        let squares = self.mobility.squares;
        self.own.without(squares[a]).without(squares[b])
    }

    /// The number of squares on which a piece closes all paths while the others stay.
    #[inline]
    fn alone(&self, reach: SquareSet, stay: SquareSet) -> usize {
        let mut squares = reach & self.pair.all;
        if !squares.is_empty() {
            for &path in self.held {
                if !path.intersects(stay) {
                    squares &= path;
                }
            }
        }
        squares.len()
    }

    /// The squares that close all paths, and at least one, while two pieces stay.
    #[inline]
    fn pair(&self, stay: SquareSet) -> Pair {
        let mut pair = self.pair;
        for &path in self.held {
            if !path.intersects(stay) {
                pair.add(path);
            }
        }
        pair
    }

    /// The squares of `within` that close all paths which neither the staying pieces nor a piece on `square` close.
    #[inline]
    fn partners(&mut self, square: Square, stay: SquareSet, within: SquareSet) -> SquareSet {
        let mut squares = self.free_partners(square) & within;
        if !squares.is_empty() {
            let closed = stay.with(square);
            for &path in self.held {
                if !path.intersects(closed) {
                    squares &= path;
                }
            }
        }
        squares
    }

    /// The squares that close all free paths which a piece on `square` does not. They are the same for all pairs of pieces.
    #[inline]
    fn free_partners(&mut self, square: Square) -> SquareSet {
        let index = usize::from(square.bit()) % 64;
        if !self.known.contains(square) {
            self.known |= SquareSet::of(square);
            let mut squares = SquareSet::FULL;
            for &path in self.free {
                if !path.contains(square) {
                    squares &= path;
                    if squares.is_empty() {
                        break;
                    }
                }
            }
            self.partners[index] = squares;
        }
        self.partners[index]
    }

    /// The exact number of turns with two steps that close all paths.
    fn count_pairs(&mut self) -> usize {
        let mobility = self.mobility;
        let mut turns = 0;
        for (a, b) in (0..4).flat_map(|a| (0..4).map(move |b| (a, b))) {
            if a == b {
                continue;
            }
            let stay = self.staying(a, b);
            let Pair { all, some } = self.pair(stay);
            let reach_b = mobility.reach_without(b, a);
            let first = if reach_b.intersects(all) {
                mobility.reach[a]
            } else {
                mobility.reach[a] & some
            };
            for to in first {
                let partners = self.partners(to, stay, reach_b);
                if !partners.is_empty() {
                    turns += (partners & mobility.canonical_after(a, to, b)).len();
                }
            }
        }
        turns
    }
}
