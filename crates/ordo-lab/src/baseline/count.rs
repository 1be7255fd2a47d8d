//! The evaluation of the simplest baselines: material and advance.

use ordo_rules::Color;
use ordo_rules::stein::{Position, RANKS, SquareSet};

/// Value of a piece.
const PIECE: i32 = 100;
/// Value of each rank a piece has advanced.
const RANK: i32 = 10;

/// Material and advance of the side to move minus the opponent's, in hundredths of a piece.
pub(super) fn count(position: &Position) -> i32 {
    let us = position.turn();
    side(us, position.own()) - side(!us, position.enemy())
}

fn side(color: Color, pieces: SquareSet) -> i32 {
    let advance: i32 = (0..RANKS)
        .map(|rank| {
            let steps = match color {
                Color::White => rank,
                Color::Black => RANKS - 1 - rank,
            };
            i32::from(steps) * (pieces & SquareSet::rank(rank)).len() as i32
        })
        .sum();
    PIECE * pieces.len() as i32 + RANK * advance
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_and_advance_count() {
        let count_of = |text: &str| count(&text.parse::<Position>().unwrap());
        assert_eq!(count(&Position::start()), 0);
        assert_eq!(count_of("10/10/10/10/9b/10/10/w9 w"), -RANK * 4);
        assert_eq!(count_of("9b/10/10/10/10/w9/w9/10 w"), PIECE + RANK * 3);
        assert_eq!(count_of("9b/10/10/10/10/w9/w9/10 b"), -PIECE - RANK * 3);
    }
}
