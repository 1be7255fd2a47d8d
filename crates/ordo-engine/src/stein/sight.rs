//! What pieces see, before any question of connection: cheap tests that spare most analyses of groups.

use ordo_rules::Color;
use ordo_rules::stein::{Direction, Position, Square, SquareSet};

/// The three ways forward of a side.
const fn forward(color: Color) -> [Direction; 3] {
    match color {
        Color::White => [Direction::North, Direction::NorthEast, Direction::NorthWest],
        Color::Black => [Direction::South, Direction::SouthEast, Direction::SouthWest],
    }
}

/// Whether a side's pieces see squares of their goal row where they might land: next to another piece, unless all pieces
/// can go there together.
#[inline]
pub(super) fn sees_goal(position: &Position, color: Color) -> bool {
    let pieces = position.pieces(color);
    let goal = SquareSet::goal_row(color);
    let places = if is_in_one_rank(pieces) {
        goal
    } else {
        pieces.neighbours() & goal
    };
    if places.is_empty() {
        return false;
    }
    let empty = !(pieces | position.pieces(!color));
    forward(color)
        .into_iter()
        .any(|direction| pieces.slide(direction, empty).intersects(places))
}

fn is_in_one_rank(pieces: SquareSet) -> bool {
    let rank = pieces.first().map_or(0, Square::rank);
    SquareSet::rank(rank).is_superset(pieces)
}

/// The squares that a side's single pieces see, forward and sideways.
#[inline]
pub(super) fn seen_by(position: &Position, color: Color) -> SquareSet {
    let pieces = position.pieces(color);
    let empty = !(pieces | position.pieces(!color));
    let sideways = pieces.slide(Direction::East, empty) | pieces.slide(Direction::West, empty);
    forward(color)
        .into_iter()
        .fold(sideways, |seen, direction| {
            seen | pieces.slide(direction, empty)
        })
}
