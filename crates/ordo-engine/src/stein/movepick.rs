//! Move ordering and the move picker.

use ordo_rules::Color;
use ordo_rules::stein::{Group, Move, Position, SquareSet};

use super::history::History;

/// A move with its ordering score.
pub(super) type ScoredMove = (Move, i32);

/// Ordering score of captures that may split the enemy's group.
const SPLITTING_CAPTURE: i32 = 200_000;
/// Ordering score of other captures; non-captures are below.
const CAPTURE: i32 = 100_000;

/// The knowledge that orders moves.
pub(super) struct MoveOrdering<'a> {
    /// The move from the transposition table, which is searched before all others are generated.
    pub(super) tt_move: Option<Move>,
    /// The opponent's previous move.
    pub(super) previous: Option<Move>,
    pub(super) history: &'a History,
    /// Enemy pieces whose capture may split the enemy's group.
    pub(super) splitting_targets: SquareSet,
}

/// Appends all legal moves except the TT move, with their ordering scores.
pub(super) fn generate_moves(
    list: &mut Vec<ScoredMove>,
    position: &Position,
    own: &Group,
    ordering: &MoveOrdering<'_>,
) {
    let us = position.turn();
    position.each_move_set_with(own, |set| {
        for mv in set {
            if Some(mv) == ordering.tt_move {
                continue;
            }
            let score = if mv.is_capture() {
                let base = if ordering.splitting_targets.contains(mv.to()) {
                    SPLITTING_CAPTURE
                } else {
                    CAPTURE
                };
                base + advance(us, mv.to().rank())
            } else {
                ordering.history.get(us, ordering.previous, mv)
            };
            list.push((mv, score));
        }
    });
}

/// Appends the pseudo-legal captures on some squares; they may disconnect the mover's own group.
pub(super) fn generate_captures(
    list: &mut Vec<ScoredMove>,
    position: &Position,
    targets: SquareSet,
) {
    let us = position.turn();
    position.each_pseudo_legal_capture(targets, |set| {
        list.extend(set.into_iter().map(|mv| (mv, advance(us, mv.to().rank()))));
    });
}

fn advance(us: Color, rank: u8) -> i32 {
    match us {
        Color::White => i32::from(rank),
        Color::Black => 7 - i32::from(rank),
    }
}

/// Picks the next move: one step of a selection sort, which swaps the best of the moves from `index` on to `index`.
pub(super) fn pick(list: &mut [ScoredMove], index: usize) -> ScoredMove {
    let best = (index..list.len())
        .max_by_key(|&i| list[i].1)
        .unwrap_or(index);
    list.swap(index, best);
    list[index]
}
