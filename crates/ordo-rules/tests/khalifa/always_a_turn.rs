//! K3 and K6: the side to move always has a legal placement or turn, so no rule is needed for a side without one.

use ordo_rules::khalifa::{Square, SquareSet};

/// A player who places has at most three pieces on the board, which close at most their lines. More squares remain than the
/// enemy has pieces, for every arrangement of the three; enemy pieces between them only open more.
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
    // At most four enemy pieces are on the board when the fourth piece is placed.
    assert_eq!(fewest, 9);
    assert!(fewest > 4);
}

/// A player can move unless all neighbours of all four pieces are occupied. With eight pieces on the board that is impossible:
/// a single piece off the edge has eight neighbours, and four pieces on the edge with their neighbours cover more than eight
/// squares.
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
