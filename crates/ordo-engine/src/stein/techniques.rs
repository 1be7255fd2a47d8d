/// What the search does to see further in the same time. Each can be switched off, to measure what it is worth and to
/// test the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "they are switches")]
pub struct Techniques {
    /// Results of earlier searches are used again.
    pub table: bool,
    /// The first search of a depth expects about the score of the last.
    pub windows: bool,
    /// Positions that are much too good are not looked at.
    pub margins: bool,
    /// Late moves are looked at less deep at first.
    pub reductions: bool,
    /// Near the horizon, moves that are late in the order are left out.
    pub late: bool,
    /// Moves that refuted other positions come early.
    pub history: bool,
    /// Moves that refuted the same move before come early.
    pub continuation: bool,
    /// Beyond the horizon, forced replies and captures that split are looked at.
    pub quiet: bool,
    /// A depth that was not finished still counts for the moves that it looked at.
    pub unfinished: bool,
}

impl Techniques {
    /// Everything.
    pub const ALL: Techniques = Techniques {
        table: true,
        windows: true,
        margins: true,
        reductions: true,
        late: true,
        history: true,
        continuation: true,
        quiet: true,
        unfinished: true,
    };

    /// The names of all techniques.
    pub const NAMES: [&str; 9] = [
        "table",
        "windows",
        "margins",
        "reductions",
        "late",
        "history",
        "continuation",
        "quiet",
        "unfinished",
    ];

    /// The same without one technique; `None` if there is none of that name.
    #[must_use]
    pub fn without(mut self, name: &str) -> Option<Techniques> {
        *match name {
            "table" => &mut self.table,
            "windows" => &mut self.windows,
            "margins" => &mut self.margins,
            "reductions" => &mut self.reductions,
            "late" => &mut self.late,
            "history" => &mut self.history,
            "continuation" => &mut self.continuation,
            "quiet" => &mut self.quiet,
            "unfinished" => &mut self.unfinished,
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
