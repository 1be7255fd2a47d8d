use core::hint::black_box;

use super::{Group, Position};

/// The number of leaves of the move tree at a depth, with bulk counting: the last ply is counted, not played.
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
    position.each_move_set_with(own, |set| {
        for mv in set {
            let next = position.after_unchecked(mv);
            let captured;
            let enemy = if mv.is_capture() {
                captured = Group::new(!us, next.own());
                &captured
            } else {
                enemy
            };
            if depth == 2 {
                // The own group is not needed any more.
                leaves += walk::<BULK>(&next, enemy, own, 1);
            } else {
                let own = Group::connected_unchecked(us, next.enemy());
                leaves += walk::<BULK>(&next, enemy, &own, depth - 1);
            }
        }
    });
    leaves
}

fn play_all(position: &Position, own: &Group) -> u64 {
    let mut leaves = 0;
    position.each_move_set_with(own, |set| {
        leaves += set.into_iter().fold(0, |played, mv| {
            black_box(position.after_unchecked(mv));
            played + 1
        });
    });
    leaves
}
