//! Reachability of positions in the placement phase (K3, K4): the pieces must have been placed in some order, in turns, and
//! never in line with a piece of the same side unless an enemy was between.

use super::setup::Impossible;
use super::{Setup, Square, SquareSet};
use crate::Color;
use crate::prelude::*;

/// Pairs of one side in line with nothing between. Pieces do not move in the placement phase, so nothing was between them when
/// the second was placed.
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

/// True if there is a legal placement order. It is searched backwards, from the last piece, which the side not to move placed.
pub(super) fn exists(setup: &Setup) -> bool {
    let last = !setup.turn();
    can_be_undone(setup.pieces(last), setup.pieces(!last))
}

/// At most seven pieces are on the board, so there are at most 4! · 3! orders.
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
