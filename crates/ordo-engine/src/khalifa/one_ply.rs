//! One-ply move choice of the lower levels.

use ordo_rules::khalifa::{Position, Turn};

use super::board::Board;
use super::calibration;
use super::dfpn::DfPn;
use super::engine::ScoredLine;
use super::eval::{PATH_VALUE, mobility, openness};
use super::level::Handicap;
use crate::Score;

/// All turns by evaluation, the best first: an ordo if it is not overlooked, else turns that block the opponent's winning paths
/// that are not overlooked.
pub(super) fn lines(
    position: &Position,
    board: Board,
    dfpn: &DfPn,
    handicap: Handicap,
) -> Vec<ScoredLine> {
    let sees = |from: &Position, turn: Turn| {
        let ordo = Board::new(&from.after_unchecked(turn));
        // Overlooking a line does not depend on the opponent's pieces.
        let four = ordo.map(|ordo| ordo.enemy);
        let same = |four| Board {
            own: four,
            enemy: four,
        };
        four.is_some_and(|four| handicap.sees(same(four).key(), turn.steps().count()))
    };
    let wins = position.winning_turns().into_iter();
    let wins: Vec<ScoredLine> = wins
        .filter(|&turn| sees(position, turn))
        .map(|turn| (Score::win_in(1), vec![turn]))
        .collect();
    if !wins.is_empty() {
        return wins;
    }
    let (us, them) = (position.turn(), !position.turn());
    let mut lines: Vec<ScoredLine> = Vec::new();
    for turn in position.legal_turns() {
        let after = position.after_unchecked(turn);
        if after.has_ordo(them) && !after.has_ordo(us) {
            lines.push((Score::loss_in(1), vec![turn]));
            continue;
        }
        let replies = after.winning_turns_for(them).into_iter();
        let mut seen = replies.filter(|&reply| sees(&after, reply));
        let score = match seen.next() {
            Some(_) if !after.has_ordo(us) => Score::loss_in(2),
            _ => {
                let next = board.after(turn);
                let openness = openness(&dfpn.threats, next.enemy, next.own)
                    - openness(&dfpn.threats, next.own, next.enemy);
                let eval = PATH_VALUE * openness - mobility(next) + handicap.error(next.key());
                calibration::one_ply(eval)
            }
        };
        lines.push((score, vec![turn]));
    }
    lines.sort_by_key(|&(score, _)| core::cmp::Reverse(score));
    lines
}
