//! Perft of cozy-chess, for comparison.

use std::hint::black_box;

use cozy_chess::Board;

use crate::rounds::{Case, Rounds};

pub(crate) const BULK: &str = "chess, start, perft 6";
pub(crate) const UNBULKED: &str = "chess, start, perft 5 without bulk";

pub(crate) fn add(rounds: &mut Rounds) {
    let (bulk, unbulked) = if rounds.is_test { (3, 2) } else { (6, 5) };
    rounds.add(Case {
        name: BULK.to_owned(),
        unit: "leaves",
        against: None,
        target: None,
        work: Box::new(move || perft::<true>(&Board::default(), bulk)),
    });
    rounds.add(Case {
        name: UNBULKED.to_owned(),
        unit: "leaves",
        against: None,
        target: None,
        work: Box::new(move || perft::<false>(&Board::default(), unbulked)),
    });
}

fn perft<const BULKED: bool>(board: &Board, depth: u32) -> u64 {
    let mut leaves = 0;
    board.generate_moves(|moves| {
        if BULKED && depth == 1 {
            leaves += moves.len() as u64;
            return false;
        }
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            if depth == 1 {
                black_box(next);
                leaves += 1;
            } else {
                leaves += perft::<BULKED>(&next, depth - 1);
            }
        }
        false
    });
    leaves
}
