//! Constants of the search, and the tuned weights of the evaluation.

use super::eval::{
    ATTACKS, BONDS, CUTS, ENDS, FEATURES, GOAL, LEAD, MOBILITY, PIECES, RANKS, REAR, SPLITTABLE,
    WIDTH,
};

/// Maximum search ply.
pub(super) const MAX_PLY: usize = 128;

/// Aspiration windows are used from this depth.
pub(super) const ASPIRATION_MIN_DEPTH: u32 = 4;
/// Half-width of the first aspiration window, in hundredths; multiplied by 4 after each failure.
pub(super) const ASPIRATION_WIDTH: i32 = 30;
/// Windows wider than this become infinite.
pub(super) const ASPIRATION_MAX_WIDTH: i32 = 500;

/// Reverse futility pruning is used up to this depth.
pub(super) const REVERSE_FUTILITY_MAX_DEPTH: i32 = 3;
/// Margin per ply of depth, in hundredths.
pub(super) const REVERSE_FUTILITY_MARGIN: i32 = 90;

/// The first moves are never reduced or pruned.
pub(super) const LATE_MOVES_FROM: usize = 3;
/// Late-move pruning is used up to this depth.
pub(super) const LMP_MAX_DEPTH: i32 = 3;
/// Late-move reductions are used from this depth.
pub(super) const LMR_MIN_DEPTH: i32 = 3;

/// Number of moves searched before late-move pruning.
pub(super) fn lmp_move_count(depth: i32) -> i32 {
    4 + 4 * depth * depth
}

/// Late-move reduction in plies, by remaining depth, move index and move-ordering score.
pub(super) fn lmr_reduction(depth: i32, index: usize, order_score: i32, is_pv: bool) -> i32 {
    if depth < LMR_MIN_DEPTH {
        return 0;
    }
    let base = (index as f32).ln() * (depth as f32).ln() / 2.0;
    let history = order_score.clamp(-16_000, 16_000) as f32 / 8_000.0;
    let reduction = 0.5 + base - history - if is_pv { 0.7 } else { 0.0 };
    (reduction as i32).clamp(0, depth - 2)
}

/// Plies beyond the horizon at which all replies to a threat are searched.
pub(super) const QSEARCH_EVASION_PLIES: i32 = 4;
/// Plies beyond the horizon at which captures are searched.
pub(super) const QSEARCH_CAPTURE_PLIES: i32 = 8;

/// Largest history value.
pub(super) const HISTORY_MAX: i32 = 8_000;

/// History bonus of a cutoff.
pub(super) fn history_bonus(depth: i32) -> i32 {
    (depth * depth * 4).min(1200)
}

/// Tuned evaluation weights, in thousandths of a piece.
pub(super) fn tuned_weights() -> [i32; FEATURES] {
    let mut weights = [0; FEATURES];
    weights[RANKS..LEAD].copy_from_slice(&[-170, -174, -288, 198, 708, 1267, 1416]);
    weights[LEAD..SPLITTABLE].copy_from_slice(&[317, 139, 62, -178, 98, 272, 2010]);
    weights[SPLITTABLE] = 5;
    weights[ENDS] = 122;
    weights[GOAL] = 116;
    weights[MOBILITY] = 14;
    weights[ATTACKS] = -88;
    weights[CUTS] = 447;
    weights[PIECES] = -489;
    weights[REAR] = 206;
    weights[WIDTH] = -395;
    weights[BONDS] = 34;
    weights
}

/// Tuned value of being the side to move, in thousandths of a piece.
pub(super) const TUNED_TEMPO: i32 = 636;
