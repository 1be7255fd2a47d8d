//! Whether the pieces of a half-filled board can have been placed there by K3 and K4: in some order, by turns, and never in
//! line with another of the same side unless an enemy stood between.

use super::setup::Impossible;
use super::{Setup, Square, SquareSet};
use crate::Color;
use crate::prelude::*;

/// Pairs of one side that see each other. While placing nothing is ever taken away, so nothing was between them when the
/// second one came.
pub(super) fn pairs_in_line(setup: &Setup) -> Vec<Impossible> {
    let pieces = Color::ALL.map(|color| setup.pieces(color));
    let mut found = Vec::new();
    for color in Color::ALL {
        for first in pieces[color as usize] {
            for second in pieces[color as usize] {
                if first < second && sees(first, second, pieces[0] | pieces[1]) {
                    found.push(Impossible::InLine {
                        color,
                        first,
                        second,
                    });
                }
            }
        }
    }
    found
}

/// Whether there is an order: take the pieces off again, the last one first. The side that is not to move was the last.
pub(super) fn exists(setup: &Setup) -> bool {
    let last = !setup.turn();
    can_be_undone(setup.pieces(last), setup.pieces(!last))
}

/// At most seven pieces stand, so there are at most 4! · 3! ways to go.
fn can_be_undone(last: SquareSet, other: SquareSet) -> bool {
    let all = last | other;
    if all.is_empty() {
        return true;
    }
    let may_be_last = |square| !last.into_iter().any(|own| sees(square, own, all));
    last.into_iter()
        .any(|square| may_be_last(square) && can_be_undone(other, last.without(square)))
}

fn sees(from: Square, to: Square, occupied: SquareSet) -> bool {
    SquareSet::lines(from).contains(to) && !SquareSet::between(from, to).intersects(occupied)
}
