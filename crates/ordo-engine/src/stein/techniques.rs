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
    /// Positions that stay too good even after passing are not looked at.
    pub passing: bool,
    /// Late moves are looked at less deep at first.
    pub reductions: bool,
}

impl Techniques {
    /// Everything.
    pub const ALL: Techniques = Techniques {
        table: true,
        windows: true,
        margins: true,
        passing: true,
        reductions: true,
    };

    /// Nothing: the search is exact, and slow.
    pub const NONE: Techniques = Techniques {
        table: false,
        windows: false,
        margins: false,
        passing: false,
        reductions: false,
    };
}

impl Default for Techniques {
    fn default() -> Techniques {
        Techniques::ALL
    }
}
