use ordo_rules::Color;
use ordo_rules::stein::{Group, SquareSet};

use crate::value::Best;

/// The byte of a position whose side to move is split, and which therefore has no entry: the best of its moves, all of
/// which reconnect it at once (S9). A move that captures may split the other side in turn; each capture leaves fewer pieces, so
/// this ends.
///
/// `connected` returns the byte of a position with two connected groups, for the side to move, which it sees moving up.
/// `None` from it is handed through.
pub(crate) fn split_value(
    color: Color,
    own: SquareSet,
    enemy: SquareSet,
    connected: &mut impl FnMut(SquareSet, SquareSet) -> Option<u8>,
) -> Option<u8> {
    let group = Group::split_unchecked(color, own);
    best_move(&group, enemy, connected)
}

/// The byte of the best move of a group.
pub(crate) fn best_move(
    group: &Group,
    enemy: SquareSet,
    connected: &mut impl FnMut(SquareSet, SquareSet) -> Option<u8>,
) -> Option<u8> {
    let (color, own) = (group.color(), group.pieces());
    let goal = SquareSet::goal_row(color);
    let mut best = Best::NONE;
    let mut is_known = true;
    group.each_move_set(enemy, |set| {
        for mv in set {
            let landing = mv.landing().squares();
            let after = (own - mv.run().squares()) | landing;
            let left = enemy - landing;
            let byte = if landing.intersects(goal) || left.is_empty() {
                Some(1)
            } else {
                position_value(!color, left, after, connected)
            };
            match byte {
                Some(byte) => best.add(byte),
                None => is_known = false,
            }
        }
    });
    is_known.then(|| best.byte())
}

/// The byte of any position in which nobody has reached the goal row.
pub(crate) fn position_value(
    color: Color,
    own: SquareSet,
    enemy: SquareSet,
    connected: &mut impl FnMut(SquareSet, SquareSet) -> Option<u8>,
) -> Option<u8> {
    if !ordo_rules::stein::is_connected(own) {
        return split_value(color, own, enemy, connected);
    }
    match color {
        Color::White => connected(own, enemy),
        Color::Black => connected(own.flipped(), enemy.flipped()),
    }
}
