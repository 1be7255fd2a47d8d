use super::{Phase, Position};
use crate::{Color, Game};

/// The starting side of this game and of a rematch (K2).
impl Game<Position> {
    /// The side that placed the first piece. It is unknown in a game that was set up with all eight pieces; there it is the
    /// side that was to move first.
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

    /// The next game of the same players: the other side starts, under the same options (K2).
    #[must_use]
    pub fn rematch(&self) -> Game<Position> {
        let start = Position::start_with(!self.starter(), self.start().options());
        Game::from_position(start).with_repetition(self.repetition())
    }
}
