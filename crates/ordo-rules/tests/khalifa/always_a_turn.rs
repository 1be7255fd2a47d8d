//! K3 and K6: whoever is to move has a legal placing, or a legal turn. So there is no rule for players who have none.

use ordo_rules::khalifa::{Square, SquareSet};

/// A player places with at most three of his own on the board, which close at most their lines. What is left are more
/// squares than the enemy has pieces, wherever the three stand; enemies between only open more.
#[test]
fn k3_three_pieces_never_close_the_board() {
    let mut fewest = usize::MAX;
    for a in Square::all() {
        for b in Square::all().filter(|&b| b > a) {
            for c in Square::all().filter(|&c| c > b) {
                let closed = [a, b, c].into_iter().fold(SquareSet::EMPTY, |closed, own| {
                    closed | SquareSet::lines(own).with(own)
                });
                fewest = fewest.min((!closed).len());
            }
        }
    }
    // Four enemies at most stand when the fourth piece is placed.
    assert_eq!(fewest, 9);
    assert!(fewest > 4);
}

/// A player moves unless all four of his pieces have all their neighbours occupied. With eight pieces on the board that
/// cannot be: a piece off the edge has eight neighbours alone, and four on the edge have, together with themselves, more
/// than eight squares.
#[test]
fn k6_eight_pieces_never_wall_four_in() {
    let around = |square: Square| -> SquareSet {
        Square::all()
            .filter(|other| {
                other.row().abs_diff(square.row()) <= 1
                    && other.column().abs_diff(square.column()) <= 1
            })
            .collect()
    };
    let small: Vec<SquareSet> = Square::all()
        .map(around)
        .filter(|squares| squares.len() <= 8)
        .collect();
    assert_eq!(small.len(), 28);
    let mut fewest = usize::MAX;
    for (n, &a) in small.iter().enumerate() {
        for (m, &b) in small.iter().enumerate().skip(n + 1) {
            for (l, &c) in small.iter().enumerate().skip(m + 1) {
                for &d in &small[l + 1..] {
                    fewest = fewest.min((a | b | c | d).len());
                }
            }
        }
    }
    assert!(fewest > 8, "{fewest}");
}
