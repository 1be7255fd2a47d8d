//! Perft of a fast chess library, as a yardstick.

/// True if the chess library is compiled in (feature `compare`).
pub const HAS_CHESS: bool = cfg!(feature = "compare");

/// Perft without bulk counting, from the start position and a middle game; the number of leaves.
#[cfg(feature = "compare")]
pub(super) fn perft() -> u64 {
    use cozy_chess::Board;

    const MIDDLE_GAME: &str =
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let middle_game = MIDDLE_GAME.parse().unwrap_or_default();
    leaves(&Board::default(), 4) + leaves(&middle_game, 4)
}

#[cfg(not(feature = "compare"))]
pub(super) fn perft() -> u64 {
    0
}

#[cfg(feature = "compare")]
fn leaves(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut count = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            if depth == 1 {
                std::hint::black_box(next);
                count += 1;
            } else {
                count += leaves(&next, depth - 1);
            }
        }
        false
    });
    count
}

#[cfg(all(test, feature = "compare"))]
mod tests {
    #[test]
    fn perft_counts_are_those_of_chess() {
        assert_eq!(super::perft(), 197_281 + 4_085_603);
    }
}
