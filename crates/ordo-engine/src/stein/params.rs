//! Constants of the search: fixed ones, and those that `ordo tune` tunes.

/// Maximum search ply.
pub(super) const MAX_PLY: usize = 128;

/// Aspiration windows are used from this depth.
pub(super) const ASPIRATION_MIN_DEPTH: u32 = 4;
/// Windows wider than this become infinite.
pub(super) const ASPIRATION_MAX_WIDTH: i32 = 500;

/// The first moves are never reduced or pruned.
pub(super) const LATE_MOVES_FROM: usize = 3;
/// Late-move reductions are used from this depth.
pub(super) const LMR_MIN_DEPTH: i32 = 3;

/// Largest history value.
pub(super) const HISTORY_MAX: i32 = 8_000;

/// Defines the parameters: a field, a default value, and the range and the perturbation of tuning for each.
macro_rules! search_params {
    ($($(#[$doc:meta])* $name:ident = $default:literal, $min:literal..=$max:literal, $step:literal;)*) => {
        /// Parameters of the search.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        pub struct SearchParams {
            $($(#[$doc])* pub $name: i32,)*
        }

        impl SearchParams {
            /// All parameters, in the order of [`values`](SearchParams::values).
            pub const ALL: &[Param] = &[
                $(Param { name: stringify!($name), min: $min, max: $max, step: $step },)*
            ];

            /// The values of all parameters.
            pub fn values(&self) -> Vec<i32> {
                vec![$(self.$name,)*]
            }

            /// Sets a parameter by its name, within its range.
            pub fn set(&mut self, name: &str, value: i32) -> Result<(), String> {
                let field = match name {
                    $(stringify!($name) => &mut self.$name,)*
                    _ => return Err(format!("the search has no parameter {name:?}")),
                };
                let Some(param) = Self::ALL.iter().find(|param| param.name == name) else {
                    return Err(format!("the search has no parameter {name:?}"));
                };
                if !(param.min..=param.max).contains(&value) {
                    return Err(format!("{name} is a number from {} to {}, not {value}", param.min, param.max));
                }
                *field = value;
                Ok(())
            }
        }

        /// The tuned parameters.
        impl Default for SearchParams {
            fn default() -> SearchParams {
                SearchParams { $($name: $default,)* }
            }
        }
    };
}

/// A parameter of the search: its name, its range, and its perturbation in tuning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Param {
    /// Name of the field of [`SearchParams`].
    pub name: &'static str,
    /// Smallest value.
    pub min: i32,
    /// Largest value.
    pub max: i32,
    /// Perturbation in SPSA.
    pub step: i32,
}

search_params! {
    /// Half-width of the first aspiration window, in hundredths; multiplied by 4 after each failure.
    aspiration_width = 30, 5..=400, 10;
    /// Reverse futility pruning is used up to this depth.
    reverse_futility_depth = 3, 0..=12, 1;
    /// Reverse futility pruning: margin per ply of depth, in hundredths.
    reverse_futility_margin = 90, 10..=600, 20;
    /// Reverse futility pruning: margin less where the evaluation improves, in hundredths.
    reverse_futility_improving = 60, 0..=400, 20;
    /// Correction history: share of the correction that is applied, in hundredths.
    correction_share = 50, 0..=200, 12;
    /// Late-move pruning is used up to this depth.
    lmp_depth = 3, 0..=12, 1;
    /// Moves searched before late-move pruning, at depth 0.
    lmp_base = 4, 0..=40, 2;
    /// Late-move pruning: hundredths of a move more for each squared ply of depth.
    lmp_factor = 400, 0..=2000, 60;
    /// Late-move reductions: constant part, in hundredths of a ply.
    lmr_base = 90, -200..=400, 20;
    /// Late-move reductions: hundredths of a ply for ln(depth) · ln(move number).
    lmr_factor = 50, 0..=300, 8;
    /// Late-move reductions: history score that changes the reduction by a ply.
    lmr_history = 8000, 1000..=40_000, 1000;
    /// Late-move reductions: reduced by this much in PV nodes, in hundredths of a ply.
    lmr_pv = 40, 0..=300, 20;
    /// History bonus of a cutoff, for each squared ply of depth.
    history_factor = 4, 1..=64, 2;
    /// Largest history bonus.
    history_limit = 1200, 100..=4000, 150;
    /// Plies beyond the horizon at which all replies to a threat are searched.
    qsearch_evasion_plies = 4, 0..=16, 1;
    /// Plies beyond the horizon at which captures are searched.
    qsearch_capture_plies = 8, 0..=32, 1;
}

impl SearchParams {
    /// Number of moves searched before late-move pruning.
    pub(super) fn lmp_move_count(&self, depth: i32) -> i32 {
        self.lmp_base + self.lmp_factor * depth * depth / 100
    }

    /// History bonus of a cutoff.
    pub(super) fn history_bonus(&self, depth: i32) -> i32 {
        (depth * depth * self.history_factor).min(self.history_limit)
    }
}

/// Late-move reductions by depth and move number, in hundredths of a ply, before the adjustments for history and PV nodes.
pub(super) struct LmrTable(Box<[[i16; LmrTable::MOVES]; LmrTable::DEPTHS]>);

impl LmrTable {
    const DEPTHS: usize = 32;
    const MOVES: usize = 64;

    pub(super) fn new(params: &SearchParams) -> LmrTable {
        let mut table = Box::new([[0; LmrTable::MOVES]; LmrTable::DEPTHS]);
        for (depth, row) in table.iter_mut().enumerate() {
            for (index, entry) in row.iter_mut().enumerate() {
                let logs = (depth.max(1) as f32).ln() * (index.max(1) as f32).ln();
                *entry = params.lmr_base as i16 + (logs * params.lmr_factor as f32) as i16;
            }
        }
        LmrTable(table)
    }

    /// Reduction in plies, by remaining depth, move index and move-ordering score.
    pub(super) fn reduction(
        &self,
        params: &SearchParams,
        depth: i32,
        index: usize,
        order_score: i32,
        is_pv: bool,
    ) -> i32 {
        if depth < LMR_MIN_DEPTH {
            return 0;
        }
        let row = &self.0[(depth as usize).min(LmrTable::DEPTHS - 1)];
        let base = i32::from(row[index.min(LmrTable::MOVES - 1)]);
        let history = order_score.clamp(-2 * HISTORY_MAX, 2 * HISTORY_MAX) * 100;
        let pv = if is_pv { params.lmr_pv } else { 0 };
        let reduction = base - history / params.lmr_history - pv;
        (reduction / 100).clamp(0, depth - 2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_are_set_by_name_within_their_range() {
        for (param, default) in SearchParams::ALL
            .iter()
            .zip(SearchParams::default().values())
        {
            assert!((param.min..=param.max).contains(&default), "{param:?}");
            let mut params = SearchParams::default();
            let other = if default == param.max {
                param.min
            } else {
                param.max
            };
            assert_eq!(params.set(param.name, other), Ok(()));
            assert_ne!(params, SearchParams::default(), "{param:?}");
            assert!(params.set(param.name, param.max + 1).is_err());
        }
        assert!(SearchParams::default().set("luck", 1).is_err());
    }

    #[test]
    fn later_moves_of_deeper_nodes_are_reduced_more() {
        let params = SearchParams::default();
        let table = LmrTable::new(&params);
        let reduction = |depth, index| table.reduction(&params, depth, index, 0, false);
        assert!(reduction(12, 30) > reduction(12, 4) && reduction(12, 30) > reduction(4, 30));
        assert_eq!(reduction(2, 30), 0);
        assert!(table.reduction(&params, 12, 30, 16_000, false) < reduction(12, 30));
        assert!(table.reduction(&params, 3, 60, -16_000, false) <= 1);
    }
}
