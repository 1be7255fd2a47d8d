//! Calibration: from raw evaluations to scores that predict the result. Each kind of search has its own line, fitted to self-play
//! games: `slope · eval + offset`, in hundredths. `ordo calibrate --game khalifa` checks them.

use crate::Score;

/// Threats and mobility on a full board. They are counted after the mover's own turn, so they are too optimistic.
pub(super) fn moving(eval: f32) -> Score {
    line(eval, 0.115, -67.0)
}

/// The same after the last placement, with the opponent to move.
pub(super) fn last_placement(eval: f32) -> Score {
    line(eval, 0.19, -70.0)
}

/// Earlier placements, in hundredths of the logistic unit.
pub(super) fn placement(eval: f32) -> Score {
    line(eval, 1.0, 45.0)
}

/// The one-ply evaluation of the lower levels.
pub(super) fn one_ply(eval: f32) -> Score {
    line(eval, 0.115, 0.0)
}

fn line(eval: f32, slope: f32, offset: f32) -> Score {
    Score::estimate((slope * eval + offset) as i32)
}
