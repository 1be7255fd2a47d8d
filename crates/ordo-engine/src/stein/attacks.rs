//! Squares that single pieces attack, regardless of connection: cheap tests that avoid most group analyses.

use ordo_rules::Color;
use ordo_rules::stein::{Direction, Position, Square, SquareSet};

const fn forward_directions(color: Color) -> [Direction; 3] {
    match color {
        Color::White => [Direction::North, Direction::NorthEast, Direction::NorthWest],
        Color::Black => [Direction::South, Direction::SouthEast, Direction::SouthWest],
    }
}

/// A quick test: false if a side cannot reach its goal row with the next move. A piece must land next to another one,
/// unless all pieces are in one rank and can move together.
///
/// ```text
/// 8  . . . x .      White's d6 may reach d8 (x),
/// 7  . . w . .      which is next to c7.
/// 6  . . . w .
///    a b c d e
/// ```
#[inline]
pub(super) fn may_reach_goal(position: &Position, color: Color) -> bool {
    let pieces = position.pieces(color);
    let goal = SquareSet::goal_row(color);
    let targets = if is_in_one_rank(pieces) {
        goal
    } else {
        pieces.neighbours() & goal
    };
    if targets.is_empty() {
        return false;
    }
    let empty = !(pieces | position.pieces(!color));
    forward_directions(color)
        .into_iter()
        .any(|direction| pieces.slide(direction, empty).intersects(targets))
}

fn is_in_one_rank(pieces: SquareSet) -> bool {
    let rank = pieces.first().map_or(0, Square::rank);
    SquareSet::rank(rank).is_superset(pieces)
}

/// The squares that a side's single pieces attack, forward and sideways.
#[inline]
pub(super) fn attacks(position: &Position, color: Color) -> SquareSet {
    let pieces = position.pieces(color);
    let empty = !(pieces | position.pieces(!color));
    let sideways = pieces.slide(Direction::East, empty) | pieces.slide(Direction::West, empty);
    forward_directions(color)
        .into_iter()
        .fold(sideways, |attacks, direction| {
            attacks | pieces.slide(direction, empty)
        })
}
