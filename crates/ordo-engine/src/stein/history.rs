//! History heuristic and continuation history.

use ordo_rules::Color;
use ordo_rules::stein::{Move, Square};

use super::params::HISTORY_MAX;

/// Success of non-captures in earlier nodes, for move ordering.
pub(super) struct History {
    /// By side, origin and target; empty if switched off.
    main: Vec<i16>,
    /// Continuation history: by side, target of the previous move, and target; empty if switched off.
    continuation: Vec<i16>,
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
