//! Exhaustive search by the rules alone: a slow reference for the fast searches.

use ordo_rules::stein::Position;

/// True if the side to move can force a win within this many of its own moves. Repetitions are ignored.
pub fn wins_within(position: &Position, moves: u32) -> bool {
    if moves == 0 || position.outcome().is_some() {
        return false;
    }
    let us = position.turn();
    let legal = position.legal_moves();
    let wins_at_once = legal.iter().any(|&mv| {
        let outcome = position.after_unchecked(mv).outcome();
        outcome.is_some_and(|outcome| outcome.winner == Some(us))
    });
    wins_at_once
        || moves > 1
            && legal.into_iter().any(|mv| {
                let next = position.after_unchecked(mv);
                let replies = next.legal_moves();
                next.outcome().is_none()
                    && replies
                        .into_iter()
                        .all(|reply| wins_within(&next.after_unchecked(reply), moves - 1))
            })
}
