//! What an undecided board is worth.

use ordo_rules::khalifa::{Mobility, Square, SquareSet, each_winning_path};

use super::board::Board;
use super::threats::{Threat, ThreatFinder};

/// What a promising way to an ordo is worth, in hundredths.
pub(super) const WAY: f32 = 30.0;

/// A threat that leaves no reply counts as one; the more replies, the less.
pub(super) fn pressure(threats: &[Threat]) -> f32 {
    threats
        .iter()
        .map(|threat| 1.0 / (1.0 + threat.defences as f32))
        .sum()
}

/// A rough measure of how near four pieces are to an ordo, to begin with the more promising turns: each way counts, and less
/// for each enemy piece on it.
pub(super) fn promise(threats: &ThreatFinder, four: [Square; 4], enemy: [Square; 4]) -> f32 {
    let enemy: SquareSet = enemy.into_iter().collect();
    let mut sum = 0.0;
    each_winning_path(four, threats.spacing, |way| {
        sum += match (way & enemy).len() {
            0 => 1.0,
            1 => 0.4,
            2 => 0.15,
            _ => 0.0,
        };
    });
    sum
}

/// How many squares the pieces of each side reach: own minus enemy's.
pub(super) fn mobility(board: Board) -> f32 {
    let reach = |own, enemy| {
        let reach = Mobility::new(own, enemy).reach();
        reach.map(SquareSet::len).iter().sum::<usize>() as f32
    };
    reach(board.own, board.enemy) - reach(board.enemy, board.own)
}
