use super::{Phase, Position};
use crate::{Color, Game};

/// Who starts, in this game and in the next one (K2).
impl Game<Position> {
    /// Who placed the first piece. Of a game that was set up with all eight pieces on the board nobody knows, so there it
    /// is the side that was to move.
    pub fn starter(&self) -> Color {
        let start = self.start();
        let turn = start.turn();
        let as_many = start.pieces(turn).len() == start.pieces(!turn).len();
        if start.phase() == Phase::Moving || as_many {
            turn
        } else {
            !turn
        }
    }

    /// The next game of the same two players: who did not start this one starts, and all options stay (K2).
    #[must_use]
    pub fn rematch(&self) -> Game<Position> {
        let start = Position::start_with(!self.starter(), self.start().options());
        Game::from_position(start).with_repetition(self.repetition())
    }
}
