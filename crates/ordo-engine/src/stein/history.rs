//! History heuristic and continuation history.

use ordo_rules::Color;
use ordo_rules::stein::{Move, Position, Square};

use super::params::HISTORY_MAX;

/// Success of non-captures in earlier nodes, for move ordering.
pub(super) struct History {
    /// By side, origin and target; empty if switched off.
    main: Vec<i16>,
    /// Continuation history: by side, target of the previous move, and target; empty if switched off.
    continuation: Vec<i16>,
}

/// Differences between search results and static evaluations, by each side's pieces. They correct the evaluation of other
/// positions with the same pieces on one side.
pub(super) struct CorrectionHistory(Vec<i16>);

const CORRECTIONS: usize = 1 << 14;
/// Fixed-point scale of a correction.
const CORRECTION_SCALE: i32 = 64;
/// Largest correction, in hundredths of a piece.
const MAX_CORRECTION: i32 = 400;

impl CorrectionHistory {
    pub(super) fn new(is_used: bool) -> CorrectionHistory {
        CorrectionHistory(vec![0; if is_used { 4 * CORRECTIONS } else { 0 }])
    }

    /// Sum of the corrections for both sides' pieces, in hundredths of a piece.
    pub(super) fn get(&self, position: &Position) -> i32 {
        let values = correction_slots(position).map(|slot| self.0.get(slot));
        let sum = values.into_iter().flatten().map(|&v| i32::from(v));
        sum.sum::<i32>() / CORRECTION_SCALE
    }

    /// Moves the corrections towards the difference between a search result and the evaluation.
    pub(super) fn update(&mut self, position: &Position, difference: i32, depth: i32) {
        let target = difference.clamp(-MAX_CORRECTION, MAX_CORRECTION) * CORRECTION_SCALE;
        let weight = (depth + 1).min(16);
        for slot in correction_slots(position) {
            if let Some(value) = self.0.get_mut(slot) {
                let old = i32::from(*value);
                *value = (old + (target - old) * weight / 256) as i16;
            }
        }
    }
}

/// The slots of the pieces of the side to move and of the other side.
fn correction_slots(position: &Position) -> [usize; 2] {
    let us = position.turn();
    [us, !us].map(|color| {
        let bits = position.pieces(color).bits();
        let folded = (bits as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (bits >> 64) as u64;
        let mixed = folded.wrapping_mul(0xd6e8_feb8_6659_fd93) >> 32;
        let table = us as usize * 2 + color as usize;
        table * CORRECTIONS + mixed as usize % CORRECTIONS
    })
}

const SIZE: usize = 2 * 128 * 128;

impl History {
    pub(super) fn new(main: bool, continuation: bool) -> History {
        History {
            main: vec![0; if main { SIZE } else { 0 }],
            continuation: vec![0; if continuation { SIZE } else { 0 }],
        }
    }

    /// Score of a reply to `previous`.
    pub(super) fn get(&self, us: Color, previous: Option<Move>, mv: Move) -> i32 {
        let value = |values: &[i16], index: usize| values.get(index).map_or(0, |&v| i32::from(v));
        let continuation = previous.map_or(0, |previous| {
            value(&self.continuation, index(us, previous.to(), mv.to()))
        });
        value(&self.main, index(us, mv.from(), mv.to())) + continuation
    }

    /// Adds a bonus (or malus) with gravity: the closer a value is to its bound, the less it moves.
    pub(super) fn update(&mut self, us: Color, previous: Option<Move>, mv: Move, bonus: i32) {
        let update = |value: &mut i16| {
            let old = i32::from(*value);
            *value = (old + bonus - old * bonus.abs() / HISTORY_MAX) as i16;
        };
        self.main.get_mut(index(us, mv.from(), mv.to())).map(update);
        if let Some(previous) = previous {
            self.continuation
                .get_mut(index(us, previous.to(), mv.to()))
                .map(update);
        }
    }
}

fn index(us: Color, first: Square, second: Square) -> usize {
    (us as usize * 128 + usize::from(first.bit())) * 128 + usize::from(second.bit())
}
