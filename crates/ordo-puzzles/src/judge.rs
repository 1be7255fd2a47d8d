use crate::game::PuzzleGame;
use crate::puzzle::{Goal, Puzzle};
use crate::refute;

/// The answer to a move of the solver.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict<M> {
    /// The move is right.
    Accepted {
        /// The move in canonical spelling.
        mv: M,
        /// The most stubborn reply; `None` if the puzzle is solved.
        reply: Option<M>,
    },
    /// The move does not solve the puzzle.
    Wrong {
        /// The move in canonical spelling.
        mv: M,
        /// A line that refutes it, the opponent's reply first; empty if the move itself loses the game.
        refutation: Vec<M>,
    },
}

/// The next move of the solution, to be given away in two steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hint<M> {
    /// The move; the squares it starts from are the first hint.
    pub mv: M,
    /// True if another move may end the game as well.
    pub is_last: bool,
}

impl<P: PuzzleGame> Puzzle<P> {
    /// True if a legal move is right, after the solver has found the first `found` moves: it is the solution, or it ends the game with
    /// a win.
    pub fn accepts(&self, found: usize, mv: P::Move) -> bool {
        let position = self.position_after(found);
        let mv = position.canonical(mv);
        let outcome = position.after_unchecked(mv).outcome();
        let wins = outcome.is_some_and(|outcome| outcome.winner == Some(position.turn()));
        wins && self.goal() == Goal::Win || self.line().get(2 * found) == Some(&mv)
    }

    /// Judges a move, after the solver has found the first `found` moves. The error names the rule that an illegal move breaks.
    ///
    /// The last move of a win may be any that ends the game.
    pub fn judge(&self, found: usize, mv: P::Move) -> Result<Verdict<P::Move>, P::Illegal> {
        let position = self.position_after(found);
        position.explain(mv)?;
        let mv = position.canonical(mv);
        let after = position.after_unchecked(mv);
        let outcome = after.outcome();
        if self.accepts(found, mv) {
            let reply = self.line().get(2 * found + 1).copied();
            let reply = reply.filter(|_| outcome.is_none());
            return Ok(Verdict::Accepted { mv, reply });
        }
        let refutation = match outcome {
            Some(_) => Vec::new(),
            None => refute::line(self, found, &after),
        };
        Ok(Verdict::Wrong { mv, refutation })
    }

    /// The next move of the solution, after the solver has found the first `found` moves; `None` if the puzzle is solved.
    pub fn hint(&self, found: usize) -> Option<Hint<P::Move>> {
        let mv = *self.line().get(2 * found)?;
        let is_last = self.goal() == Goal::Win && 2 * found + 1 == self.line().len();
        Some(Hint { mv, is_last })
    }
}
