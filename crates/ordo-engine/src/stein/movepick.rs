//! Move generation with ordering scores.

use ordo_rules::Color;
use ordo_rules::stein::{Group, Move, Position, SquareSet};

use super::history::History;
use super::move_list::MoveList;

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
    list: &mut MoveList,
    position: &Position,
    own: &Group,
    ordering: &MoveOrdering<'_>,
) {
    let us = position.turn();
    let replies = ordering.history.replies(us, ordering.previous);
    let generate = |moves: &mut Vec<Move>| {
        position.each_move_set_with(own, |set| set.for_each_in_order(|mv| moves.push(mv)));
    };
    list.extend(ordering.tt_move, generate, |mv| {
        if mv.is_capture() {
            let base = if ordering.splitting_targets.contains(mv.to()) {
                SPLITTING_CAPTURE
            } else {
                CAPTURE
            };
            base + advance(us, mv.to().rank()) + ordering.history.capture(us, mv)
        } else {
            replies.get(mv)
        }
    });
}

/// Appends the pseudo-legal captures on some squares; they may disconnect the mover's own group.
pub(super) fn generate_captures(list: &mut MoveList, position: &Position, targets: SquareSet) {
    let us = position.turn();
    let generate = |moves: &mut Vec<Move>| {
        position.each_pseudo_legal_capture(targets, |set| {
            set.for_each_in_order(|mv| moves.push(mv));
        });
    };
    list.extend(None, generate, |mv| advance(us, mv.to().rank()));
}

fn advance(us: Color, rank: u8) -> i32 {
    match us {
        Color::White => i32::from(rank),
        Color::Black => 7 - i32::from(rank),
    }
}
