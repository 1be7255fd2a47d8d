//! The yardstick: how fast a good chess library makes its positions.

use crate::failure::Failure;

/// Whether this program was built with it.
pub(super) fn is_built_in() -> Result<(), Failure> {
    if cfg!(feature = "compare") {
        return Ok(());
    }
    Err(Failure::input(
        "--compare needs a program built with: cargo build --release --features compare",
    ))
}

/// Plays every move to a fixed depth, in the opening and in a middle game, and says how many positions came up at the end.
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
    fn the_numbers_are_those_of_chess() {
        assert_eq!(super::perft(), 197_281 + 4_085_603);
    }
}
