/// Search techniques. Each can be switched off, to measure its effect and to test the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "independent switches")]
pub struct Techniques {
    /// Transposition table.
    pub tt: bool,
    /// Aspiration windows at the root.
    pub aspiration: bool,
    /// Reverse futility pruning.
    pub reverse_futility: bool,
    /// More pruning where the evaluation has not improved since the side's previous move.
    pub improving: bool,
    /// Correction history.
    pub correction_history: bool,
    /// Late-move reductions.
    pub lmr: bool,
    /// Late-move pruning.
    pub lmp: bool,
    /// History heuristic.
    pub history: bool,
    /// Continuation history: the history heuristic by the opponent's previous move.
    pub continuation_history: bool,
    /// Capture history: the history heuristic for captures.
    pub capture_history: bool,
    /// Quiescence search.
    pub qsearch: bool,
    /// Using the best move of an unfinished iteration.
    pub partial_iteration: bool,
    /// Ending tables, if there are any.
    pub tables: bool,
}

impl Techniques {
    /// All techniques.
    pub const ALL: Techniques = Techniques {
        tt: true,
        aspiration: true,
        reverse_futility: true,
        improving: true,
        correction_history: true,
        lmr: true,
        lmp: true,
        history: true,
        continuation_history: true,
        capture_history: true,
        qsearch: true,
        partial_iteration: true,
        tables: true,
    };

    /// Names of all techniques.
    pub const NAMES: [&str; 13] = [
        "tt",
        "aspiration",
        "reverse_futility",
        "improving",
        "correction_history",
        "lmr",
        "lmp",
        "history",
        "continuation_history",
        "capture_history",
        "qsearch",
        "partial_iteration",
        "tables",
    ];

    /// The same without one technique; `None` if the name is unknown.
    ///
    /// ```
    /// use ordo_engine::stein::Techniques;
    ///
    /// let without_lmr = Techniques::ALL.without("lmr");
    /// assert_eq!(without_lmr, Some(Techniques { lmr: false, ..Techniques::ALL }));
    /// assert_eq!(Techniques::ALL.without("luck"), None);
    /// ```
    #[must_use]
    pub fn without(mut self, name: &str) -> Option<Techniques> {
        *match name {
            "tt" => &mut self.tt,
            "aspiration" => &mut self.aspiration,
            "reverse_futility" => &mut self.reverse_futility,
            "improving" => &mut self.improving,
            "correction_history" => &mut self.correction_history,
            "lmr" => &mut self.lmr,
            "lmp" => &mut self.lmp,
            "history" => &mut self.history,
            "continuation_history" => &mut self.continuation_history,
            "capture_history" => &mut self.capture_history,
            "qsearch" => &mut self.qsearch,
            "partial_iteration" => &mut self.partial_iteration,
            "tables" => &mut self.tables,
            _ => return None,
        } = false;
        Some(self)
    }
}

impl Default for Techniques {
    fn default() -> Techniques {
        Techniques::ALL
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_technique_can_be_switched_off_by_name() {
        for name in Techniques::NAMES {
            assert_ne!(
                Techniques::ALL.without(name),
                Some(Techniques::ALL),
                "{name}"
            );
            assert!(Techniques::ALL.without(name).is_some(), "{name}");
        }
        assert_eq!(Techniques::ALL.without("luck"), None);
    }
}
