use super::{IllegalMove, Move, Position};
use crate::prelude::*;
use crate::{Color, Outcome, Rules};

/// Delegates to the inherent methods of the same names.
impl Rules for Position {
    type Move = Move;
    type Illegal = IllegalMove;

    const NAME: &'static str = "stein";

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

    fn legal_moves(&self) -> Vec<Move> {
        self.legal_moves()
    }

    fn count_moves(&self) -> usize {
        self.count_moves()
    }

    fn explain(&self, mv: Move) -> Result<(), IllegalMove> {
        self.explain(mv)
    }

    fn after_unchecked(&self, mv: Move) -> Position {
        self.after_unchecked(mv)
    }

    fn perft(&self, depth: u32) -> u64 {
        super::perft(self, depth)
    }
}
