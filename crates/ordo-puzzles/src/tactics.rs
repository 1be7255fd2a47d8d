use ordo_engine::Playable;

/// The moves of a game that a proof search needs. The lists are complete: a move that is left out loses at once.
pub trait Tactics: Playable<Move: Send + Sync> + Send + Sync {
    /// Buffers that are kept between calls.
    type Finder: Default;

    /// True if the side to move can win with its next move. The game is not over.
    fn wins_at_once(&self) -> bool;

    /// The moves that end the game with a win of the side to move.
    fn immediate_wins(&self) -> Vec<Self::Move> {
        let mut moves = self.legal_moves();
        moves.retain(|&mv| {
            let outcome = self.after_unchecked(mv).outcome();
            outcome.is_some_and(|outcome| outcome.winner == Some(self.turn()))
        });
        moves
    }

    /// The moves of an attacker, the most forcing first. The game is not over.
    fn attacks(&self, finder: &mut Self::Finder) -> Vec<Self::Move>;

    /// The moves of a defender, the most promising first. The game is not over.
    fn defences(&self, finder: &mut Self::Finder) -> Vec<Self::Move>;

    /// True if the attacker, who is not to move, wins at once after every reply. The defender, who is to move, cannot win at once.
    fn is_defenceless(&self, finder: &mut Self::Finder) -> bool;
}
