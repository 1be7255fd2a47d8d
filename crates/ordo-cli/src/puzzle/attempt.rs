use ordo_puzzles::{Puzzle, PuzzleGame, Verdict};

use super::Solvable;

/// A puzzle that is being solved.
pub(super) struct Attempt<P: PuzzleGame> {
    puzzle: Puzzle<P>,
    /// The solver's moves that were found.
    found: usize,
    /// Hints for the current move: none, the piece, the move.
    hints: usize,
    /// The puzzle was solved, or the solution shown.
    is_over: bool,
    /// True if the puzzle was solved without mistakes and help, false after the first of them.
    result: Option<bool>,
}

/// A hint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum HintStep<M> {
    /// The squares of the pieces to move.
    Piece(Vec<String>),
    Move(M),
}

impl<P: Solvable> Attempt<P> {
    pub(super) fn new(puzzle: Puzzle<P>) -> Attempt<P> {
        Attempt {
            puzzle,
            found: 0,
            hints: 0,
            is_over: false,
            result: None,
        }
    }

    pub(super) fn puzzle(&self) -> &Puzzle<P> {
        &self.puzzle
    }

    /// The number of the solver's moves that were found.
    pub(super) fn found(&self) -> usize {
        self.found
    }

    /// The position after the moves that were found and the replies to them.
    pub(super) fn position(&self) -> P {
        self.puzzle.position_after(self.found)
    }

    pub(super) fn is_over(&self) -> bool {
        self.is_over
    }

    /// True if the puzzle was solved without mistakes and help; `None` while that is open. Later attempts do not change it.
    pub(super) fn result(&self) -> Option<bool> {
        self.result
    }

    /// Judges a move. A right one counts as found, with its reply.
    pub(super) fn play(&mut self, mv: P::Move) -> Result<Verdict<P::Move>, P::Illegal> {
        let verdict = self.puzzle.judge(self.found, mv)?;
        match &verdict {
            Verdict::Accepted { reply, .. } => {
                self.found += 1;
                self.hints = 0;
                if reply.is_none() {
                    self.is_over = true;
                    self.result.get_or_insert(true);
                }
            }
            Verdict::Wrong { .. } => _ = self.result.get_or_insert(false),
        }
        Ok(verdict)
    }

    /// The next hint: first the piece, then the move; `None` if the puzzle is over.
    pub(super) fn hint(&mut self) -> Option<HintStep<P::Move>> {
        let hint = self.puzzle.hint(self.found).filter(|_| !self.is_over)?;
        self.result.get_or_insert(false);
        self.hints += 1;
        let [from, ..] = self.position().squares(hint.mv);
        Some(if self.hints == 1 && !from.is_empty() {
            HintStep::Piece(from)
        } else {
            HintStep::Move(hint.mv)
        })
    }

    /// Gives the puzzle up.
    pub(super) fn give_up(&mut self) {
        self.is_over = true;
        self.result.get_or_insert(false);
    }

    /// Starts again.
    pub(super) fn restart(&mut self) {
        (self.found, self.hints, self.is_over) = (0, 0, false);
    }
}
