//! Calibration: from raw evaluations to scores that predict the result.

use ordo_engine::Score;
use ordo_rules::stein::Position;

/// Calibration factor in thousandths, fitted to self-play games: the more pieces, the less an advantage decides. `ordo calibrate`
/// checks it, and docs/ENGINE.md has the result.
fn factor(pieces: usize) -> i32 {
    const FEW: usize = 12;
    const ALL: usize = 40;
    const FACTOR_FOR_FEW: i32 = 550;
    const DECREASE_PER_PIECE: i32 = 11;
    FACTOR_FOR_FEW - DECREASE_PER_PIECE * (pieces.clamp(FEW, ALL) - FEW) as i32
}

/// The calibrated score for a search result. It preserves the order of a position's scores, and zero.
pub(super) fn calibrated(raw: Score, position: &Position) -> Score {
    if raw.is_proved() {
        return raw;
    }
    let pieces = position.own().len() + position.enemy().len();
    Score::estimate(raw.hundredths() * factor(pieces) / 1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_zero_and_proofs_are_preserved() {
        let start = Position::start();
        let sums = [-2_000, -300, -40, 0, 40, 300, 2_000].map(Score::estimate);
        let scores = sums.map(|sum| calibrated(sum, &start));
        assert!(scores.is_sorted() && scores[3] == Score::ZERO, "{scores:?}");
        assert_eq!(calibrated(Score::win_in(3), &start), Score::win_in(3));
        assert_eq!(calibrated(Score::loss_in(4), &start), Score::loss_in(4));
    }
}
