//! A quick test of threats to the goal row, which avoids most group analyses.

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
    // The row before the goal row.
    let threshold = SquareSet::rank(match color {
        Color::White => 6,
        Color::Black => 1,
    });
    let targets = if pieces.intersects(goal) || pieces.intersects(threshold) {
        pieces.neighbours() & goal
    } else if is_in_one_rank(pieces) {
        goal
    } else {
        return false;
    };
    let empty = !(pieces | position.pieces(!color));
    forward_directions(color)
        .into_iter()
        .any(|direction| pieces.slide(direction, empty).intersects(targets))
}

fn is_in_one_rank(pieces: SquareSet) -> bool {
    pieces.len() <= 10 && {
        let rank = pieces.first().map_or(0, Square::rank);
        SquareSet::rank(rank).is_superset(pieces)
    }
}
