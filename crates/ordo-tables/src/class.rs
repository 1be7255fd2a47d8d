use core::fmt;

use ordo_rules::stein::SquareSet;

use crate::groups::Groups;

/// The most pieces that a class may have.
pub const MOST_PIECES: usize = 12;

/// A material class: the number of pieces of the side to move, and of its opponent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Class {
    /// Pieces of the side to move.
    pub own: usize,
    /// Pieces of the other side.
    pub enemy: usize,
}

impl Class {
    /// All classes with a number of pieces on the board, smaller own sides first.
    pub fn with_pieces(pieces: usize) -> impl Iterator<Item = Class> {
        (1..pieces).map(move |own| Class {
            own,
            enemy: pieces - own,
        })
    }

    /// All classes with at most a number of pieces, fewer pieces first.
    pub fn up_to(pieces: usize) -> impl Iterator<Item = Class> {
        (2..=pieces).flat_map(Class::with_pieces)
    }

    /// The number of pieces on the board.
    pub fn pieces(self) -> usize {
        self.own + self.enemy
    }

    /// The class with the other side to move.
    #[must_use]
    pub fn reversed(self) -> Class {
        Class {
            own: self.enemy,
            enemy: self.own,
        }
    }
}

/// `4v3`.
impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}v{}", self.own, self.enemy)
    }
}

/// The groups of both sides of a class, which number its positions: the place of the own group among the canonical ones, and the
/// rank of the enemy's group, which the enemy sees from the other side of the board.
#[derive(Clone, Copy)]
pub struct Index<'a> {
    pub(crate) own: &'a Groups,
    pub(crate) enemy: &'a Groups,
}

impl<'a> Index<'a> {
    /// The numbers of a class, given the groups of its sizes.
    pub fn new(own: &'a Groups, enemy: &'a Groups) -> Index<'a> {
        Index { own, enemy }
    }

    /// The count of numbers: all pairs of a canonical own group and an enemy group, also those that overlap.
    #[expect(clippy::len_without_is_empty, reason = "no class is empty")]
    pub fn len(&self) -> usize {
        self.own.canonical_len() * self.enemy.len()
    }

    /// The number of the position with groups of these ranks, or of its mirror image.
    #[inline]
    pub(crate) fn of_ranks(&self, own: u32, enemy: u32) -> usize {
        let canonical = self.own.canonical(own);
        let enemy = if canonical.is_mirrored {
            self.enemy.mirrored(enemy)
        } else {
            enemy
        };
        canonical.place as usize * self.enemy.len() + enemy as usize
    }

    /// The number of a position; `None` if a group is split, on its goal row, or of another size. The side to move moves up.
    #[inline]
    pub fn of(&self, own: SquareSet, enemy: SquareSet) -> Option<usize> {
        let own = self.own.rank(own)?;
        let enemy = self.enemy.rank(enemy.flipped())?;
        Some(self.of_ranks(own, enemy))
    }

    /// The pieces of a number, own and enemy; the sets may overlap.
    pub fn pieces(&self, number: usize) -> (SquareSet, SquareSet) {
        let own = self.own.canonical_rank(number / self.enemy.len());
        let enemy = (number % self.enemy.len()) as u32;
        (self.own.pieces(own), self.enemy.pieces(enemy).flipped())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_positions_agree() {
        let groups = [Groups::new(2), Groups::new(3)];
        let index = Index::new(&groups[0], &groups[1]);
        for number in 0..index.len() {
            let (own, enemy) = index.pieces(number);
            assert_eq!(index.of(own, enemy), Some(number));
            let mirrored = index.of(own.mirrored(), enemy.mirrored());
            // A symmetric own group has both a position and its mirror image.
            assert!(own == own.mirrored() || mirrored == Some(number));
        }
    }

    #[test]
    fn classes_are_listed_by_pieces() {
        let all: Vec<String> = Class::up_to(4).map(|class| class.to_string()).collect();
        assert_eq!(all, ["1v1", "1v2", "2v1", "1v3", "2v2", "3v1"]);
    }
}
