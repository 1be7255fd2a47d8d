use super::{IllegalTurn, Position, Turn};
use crate::{Color, Outcome, Rules};

/// Each method is the position's own of the same name, with "turn" for "move".
impl Rules for Position {
    type Move = Turn;
    type Illegal = IllegalTurn;

    const ID: &'static str = "khalifa";

    fn start() -> Position {
        Position::start()
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

    fn perft(&self, depth: u32) -> u64 {
        super::perft(self, depth)
    }
}
