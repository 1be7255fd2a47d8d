//! Evaluation of undecided boards.

use ordo_rules::khalifa::{Mobility, Square, SquareSet, each_winning_path};

use super::board::Board;
use super::threats::{ThreatFinder, ThreateningTurn};

/// Value of an open winning path, in hundredths.
pub(super) const PATH_VALUE: f32 = 30.0;

/// Sum over the threats of 1 / (1 + defences).
pub(super) fn pressure(threats: &[ThreateningTurn]) -> f32 {
    threats
        .iter()
        .map(|threat| 1.0 / (1.0 + threat.defences as f32))
        .sum()
}

/// Number of winning paths of four pieces, where paths blocked by enemy pieces count less.
pub(super) fn openness(threats: &ThreatFinder, four: [Square; 4], enemy: [Square; 4]) -> f32 {
    let enemy: SquareSet = enemy.into_iter().collect();
    let mut sum = 0.0;
    each_winning_path(four, threats.spacing(), |path| {
        sum += match (path & enemy).len() {
            0 => 1.0,
            1 => 0.4,
            2 => 0.15,
            _ => 0.0,
        };
    });
    sum
}

/// Mobility: the squares in reach of the own pieces minus those of the enemy's.
pub(super) fn mobility(board: Board) -> f32 {
    let reach = |own, enemy| {
        let reach = Mobility::new(own, enemy).reach();
        reach.map(SquareSet::len).iter().sum::<usize>() as f32
    };
    reach(board.own, board.enemy) - reach(board.enemy, board.own)
}
