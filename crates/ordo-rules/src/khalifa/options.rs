/// The options of the game. The effect of repetition is set in [`Game`](crate::Game).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct GameOptions {
    /// The rule for gaps in an ordo.
    pub spacing: Spacing,
}

/// The rule for empty squares between the pieces of an ordo (K7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Spacing {
    /// Gaps are allowed: our reading of the rules sheet, which asks to "align" the pieces.
    #[default]
    Gaps,
    /// No gaps: the four pieces are on adjacent squares.
    Adjacent,
}
