use core::hint::black_box;

use super::{Group, Move, MoveSet, Position, SquareSet, moves};
use crate::Color;
use crate::prelude::*;

/// The number of leaves of the move tree at a depth, with bulk counting: the last ply is counted, not played, in one go for all
/// moves that don't get in its way.
///
/// This is also the pattern for a search: the analysis of the group that did not move is reused, the one that moved or lost a
/// piece is analysed again, and only when needed.
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let own = position.group(position.turn());
    let enemy = position.group(!position.turn());
    walk::<true>(position, &own, &enemy, depth)
}

/// [`perft`] without bulk counting: the moves of the last ply are played.
pub fn perft_unbulked(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let own = position.group(position.turn());
    let enemy = position.group(!position.turn());
    walk::<false>(position, &own, &enemy, depth)
}

fn walk<const BULK: bool>(position: &Position, own: &Group, enemy: &Group, depth: u32) -> u64 {
    if depth == 1 {
        return if BULK {
            position.count_moves_with(own) as u64
        } else {
            play_all(position, own)
        };
    }
    let us = position.turn();
    let mut leaves = 0;
    let mut captures: Vec<Move> = Vec::new();
    let mut replies = Replies::new(position, enemy);
    position.each_move_set_with(own, |mut set| {
        captures.extend(set.split_captures());
        if BULK && depth == 2 {
            leaves += replies.count(&mut set);
        }
        for mv in set {
            let next = position.after_unchecked(mv);
            leaves += walk_after::<BULK>(&next, us, own, enemy, depth - 1);
        }
    });
    // One analysis for all captures on the same square.
    captures.sort_unstable_by_key(|mv| mv.to().bit());
    for on_one_square in captures.chunk_by(|a, b| a.to() == b.to()) {
        let enemy = enemy.without(on_one_square[0].to());
        for &mv in on_one_square {
            let next = position.after_unchecked(mv);
            leaves += walk_after::<BULK>(&next, us, own, &enemy, depth - 1);
        }
    }
    leaves
}

/// The leaves after a move of `us`, whose group was `own` before it.
fn walk_after<const BULK: bool>(
    next: &Position,
    us: Color,
    own: &Group,
    enemy: &Group,
    depth: u32,
) -> u64 {
    if depth == 1 {
        // The own group is no longer needed.
        return walk::<BULK>(next, enemy, own, 1);
    }
    let own = Group::connected_unchecked(us, next.enemy());
    walk::<BULK>(next, enemy, &own, depth)
}

/// The number of replies to quiet moves. Most moves don't change it: they neither open nor obstruct the path of a reply.
struct Replies<'a> {
    position: &'a Position,
    enemy: &'a Group,
    /// The number of replies to moves away from `paths`, and the squares on which a piece obstructs a reply. Computed when the
    /// first moves are counted.
    known: Option<(u64, SquareSet)>,
}

impl<'a> Replies<'a> {
    fn new(position: &'a Position, enemy: &'a Group) -> Replies<'a> {
        Replies {
            position,
            enemy,
            known: None,
        }
    }

    /// Counts the replies to the moves of a set that don't change their number, and takes those out of the set.
    fn count(&mut self, set: &mut MoveSet) -> u64 {
        let (position, enemy) = (self.position, self.enemy);
        let (replies, paths) = *self.known.get_or_insert_with(|| {
            let replies = moves::count(enemy, position.own()) as u64;
            (replies, moves::paths(enemy))
        });
        // Reaching the goal row ends the game.
        set.targets -= SquareSet::goal_row(position.turn());
        let away = set.targets - set.targets_touching(paths);
        set.targets -= away;
        away.len() as u64 * replies
    }
}

fn play_all(position: &Position, own: &Group) -> u64 {
    let mut leaves = 0;
    position.each_successor_with(own, |next| {
        black_box(next);
        leaves += 1;
    });
    leaves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SplitMix64;

    /// Counts the moves of each position by itself.
    fn one_by_one(position: &Position, depth: u32) -> u64 {
        if depth == 1 {
            return position.count_moves() as u64;
        }
        let moves = position.legal_moves().into_iter();
        moves
            .map(|mv| one_by_one(&position.after_unchecked(mv), depth - 1))
            .sum()
    }

    #[test]
    fn bulk_counting_equals_counting_one_by_one() {
        let mut random = SplitMix64::new(5);
        for _ in 0..30 {
            let mut position = Position::start();
            while let Some(mv) = position.random_move(&mut random) {
                assert_eq!(perft(&position, 2), one_by_one(&position, 2), "{position}");
                position.play_unchecked(mv);
            }
            assert_eq!(perft(&position, 2), 0);
        }
    }

    #[test]
    fn a_group_after_a_loss_equals_a_new_analysis() {
        let mut random = SplitMix64::new(6);
        let mut position = Position::start();
        while let Some(mv) = position.random_move(&mut random) {
            let group = position.group(position.turn());
            for lost in group.pieces() {
                let rest = Group::new(group.color(), group.pieces().without(lost));
                let after = group.without(lost);
                assert_eq!(after.is_connected(), rest.is_connected());
                let count = |group| moves::count(group, position.enemy());
                assert_eq!(count(&after), count(&rest), "{position} without {lost}");
            }
            position.play_unchecked(mv);
        }
    }
}
