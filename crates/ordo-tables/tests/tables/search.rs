use std::collections::HashMap;

use ordo_rules::stein::Position;

/// The length of the shortest forced win of the side to move, in plies, by trying all moves; `None` if it is longer than `limit`.
pub(crate) fn shortest_win(position: &Position, limit: u8) -> Option<u8> {
    let mut known = HashMap::new();
    (1..=limit)
        .step_by(2)
        .find(|&plies| wins(position, plies, &mut known))
}

/// True if the side to move can force a win in at most an odd number of plies.
fn wins(position: &Position, plies: u8, known: &mut HashMap<(Position, u8), bool>) -> bool {
    if let Some(&result) = known.get(&(*position, plies)) {
        return result;
    }
    let mut moves = position.legal_moves().into_iter();
    let result = moves.any(|mv| loses(&position.after_unchecked(mv), plies - 1, known));
    known.insert((*position, plies), result);
    result
}

/// True if the side to move has lost, or loses in at most an even number of plies.
fn loses(position: &Position, plies: u8, known: &mut HashMap<(Position, u8), bool>) -> bool {
    if position.outcome().is_some() {
        return true;
    }
    let mut moves = position.legal_moves().into_iter();
    plies > 0 && moves.all(|mv| wins(&position.after_unchecked(mv), plies - 1, known))
}
