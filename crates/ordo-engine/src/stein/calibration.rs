//! From the sum of an evaluation to a score that tells the winning chance.

use ordo_rules::stein::Position;

use crate::Score;

/// The factor in thousandths, fitted to the engine's games against itself: the more pieces are on the board, the less an
/// advantage decides. `ordo calibrate` checks it; docs/ENGINE.md has the result.
fn factor(pieces: usize) -> i32 {
    const FEW: usize = 12;
    const ALL: usize = 40;
    const FACTOR_OF_FEW: i32 = 550;
    const LESS_FOR_A_PIECE: i32 = 11;
    FACTOR_OF_FEW - LESS_FOR_A_PIECE * (pieces.clamp(FEW, ALL) - FEW) as i32
}

/// The score to report for what a search of a position came to. All scores of a position keep their order, and 0 stays 0.
pub(super) fn calibrated(sum: Score, position: &Position) -> Score {
    if sum.is_proved() {
        return sum;
    }
    let pieces = position.own().len() + position.enemy().len();
    Score::estimate(sum.hundredths() * factor(pieces) / 1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_zero_and_proofs_are_kept() {
        let start = Position::start();
        let sums = [-2_000, -300, -40, 0, 40, 300, 2_000].map(Score::estimate);
        let scores = sums.map(|sum| calibrated(sum, &start));
        assert!(scores.is_sorted() && scores[3] == Score::ZERO, "{scores:?}");
        assert_eq!(calibrated(Score::win_in(3), &start), Score::win_in(3));
        assert_eq!(calibrated(Score::loss_in(4), &start), Score::loss_in(4));
    }
}
