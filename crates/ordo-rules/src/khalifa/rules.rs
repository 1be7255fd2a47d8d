use super::{GameOptions, IllegalTurn, Position, Spacing, Turn};
use crate::prelude::*;
use crate::{Color, Outcome, Rules};

/// Delegates to the inherent methods, with "turn" for "move".
impl Rules for Position {
    type Move = Turn;
    type Illegal = IllegalTurn;

    const NAME: &'static str = "khalifa";
    const OPTION_TAGS: &'static [&'static str] = &["Spacing"];

    fn start() -> Position {
        Position::start()
    }

    fn option_tags(&self) -> Vec<(&'static str, &'static str)> {
        match self.options().spacing {
            Spacing::Gaps => Vec::new(),
            Spacing::Adjacent => vec![("Spacing", "adjacent")],
        }
    }

    fn with_option(&self, tag: &str, value: &str) -> Option<Position> {
        let spacing = match (tag, value) {
            ("Spacing", "gaps") => Spacing::Gaps,
            ("Spacing", "adjacent") => Spacing::Adjacent,
            _ => return None,
        };
        Some(self.with_options(GameOptions { spacing }))
    }

    fn turn(&self) -> Color {
        self.turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn key(&self) -> u64 {
        self.key()
    }

    fn legal_moves(&self) -> Vec<Turn> {
        self.legal_turns()
    }

    fn count_moves(&self) -> usize {
        self.count_turns()
    }

    fn explain(&self, turn: Turn) -> Result<(), IllegalTurn> {
        self.explain(turn)
    }

    fn canonical(&self, turn: Turn) -> Turn {
        self.canonical(turn)
    }

    fn after_unchecked(&self, turn: Turn) -> Position {
        self.after_unchecked(turn)
    }
}
