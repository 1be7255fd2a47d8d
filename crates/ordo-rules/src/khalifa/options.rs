/// What players may agree on before a game. What repetition means is the business of [`Game`](crate::Game).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// Whether an ordo may have gaps.
    pub spacing: Spacing,
}

/// Whether an ordo may have empty squares between its pieces (K7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Spacing {
    /// It may: our reading of the sheet, which asks to "align" the pieces.
    #[default]
    Gaps,
    /// It may not: the four pieces stand on neighbouring squares.
    Adjacent,
}
