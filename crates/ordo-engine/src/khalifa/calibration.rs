//! From what the engine adds up to scores that tell the winning chance. Each kind of search has its own line, fitted to
//! games of the engine against itself: `slope · worth + offset`, in hundredths. `ordo calibrate --game khalifa` checks them.

use crate::Score;

/// Threats and mobility on a full board. They are counted after the mover's own turn, so they look better than they are.
pub(super) fn moving(worth: f32) -> Score {
    line(worth, 0.115, -67.0)
}

/// The same after the last placing, with the opponent to move.
pub(super) fn last_placing(worth: f32) -> Score {
    line(worth, 0.19, -70.0)
}

/// Earlier placings, in hundredths of the unit of the logistic curve.
pub(super) fn placing(worth: f32) -> Score {
    line(worth, 1.0, 45.0)
}

/// A glance at the ways to an ordo.
pub(super) fn at_sight(worth: f32) -> Score {
    line(worth, 0.115, 0.0)
}

fn line(worth: f32, slope: f32, offset: f32) -> Score {
    Score::estimate((slope * worth + offset) as i32)
}
