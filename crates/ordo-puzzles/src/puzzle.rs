use core::fmt;
use core::str::FromStr;

use crate::game::PuzzleGame;
use crate::id::PuzzleId;
use crate::theme::Themes;

/// The task of the solver.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// Win by force.
    Win,
    /// Find the only move that does not lose at once.
    Hold,
}

impl Goal {
    /// `win` or `hold`.
    pub const fn name(self) -> &'static str {
        match self {
            Goal::Win => "win",
            Goal::Hold => "hold",
        }
    }
}

/// The proof that no other move solves a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PuzzleProof {
    /// No other move does, however long the game lasts: by ending tables, or because all others lose at once.
    Exact,
    /// No other move wins within this many plies, counted from the start of the puzzle: by exhaustive search.
    Within(u16),
}

/// The number of plies, or `exact`.
impl fmt::Display for PuzzleProof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleProof::Exact => f.write_str("exact"),
            PuzzleProof::Within(plies) => write!(f, "{plies}"),
        }
    }
}

impl FromStr for PuzzleProof {
    type Err = ();

    fn from_str(text: &str) -> Result<PuzzleProof, ()> {
        match text {
            "exact" => Ok(PuzzleProof::Exact),
            plies => {
                let plies = plies.parse().ok().filter(|plies| *plies <= MOST_PLIES);
                plies.map(PuzzleProof::Within).ok_or(())
            }
        }
    }
}

/// The longest solution, and the largest bound of a proof.
const MOST_PLIES: u16 = 99;

/// A position with one solution.
///
/// The solution is the line of the solver's moves with the most stubborn replies. If the goal is to win, it has an odd number of
/// moves and its last one ends the game; a solver may end the game with another move at that point. If the goal is to hold, it
/// has one move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle<P: PuzzleGame> {
    id: PuzzleId,
    position: P,
    goal: Goal,
    line: Vec<P::Move>,
    proof: PuzzleProof,
    themes: Themes,
    rating: Option<u16>,
}

/// The reason why a position and a line are no puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum InvalidPuzzle {
    /// A move of the solution is illegal, or follows the end of the game.
    #[error("move {number} of the solution cannot be played: {problem}")]
    Illegal {
        /// The number of the move, from 1.
        number: usize,
        /// The rule that it breaks.
        problem: String,
    },
    /// The solution has no move, or too many.
    #[error("a solution has 1 to {MOST_PLIES} moves")]
    Length,
    /// The solution does not win.
    #[error("the solution does not end with a win of the solver")]
    NoWin,
    /// The solution of a defence is longer than one move, or ends the game.
    #[error("the solution of a defence is one move that does not end the game")]
    NoDefence,
}

impl<P: PuzzleGame> Puzzle<P> {
    /// A puzzle without a rating. Checks that the line can be played and ends as the goal asks, but proves nothing.
    pub fn new(
        position: P,
        goal: Goal,
        line: &[P::Move],
        proof: PuzzleProof,
    ) -> Result<Puzzle<P>, InvalidPuzzle> {
        if line.is_empty() || line.len() > MOST_PLIES.into() {
            return Err(InvalidPuzzle::Length);
        }
        let mut now = position.clone();
        let mut canonical = Vec::with_capacity(line.len());
        for (number, &mv) in (1..).zip(line) {
            let problem = match now.outcome() {
                Some(outcome) => Some(format!("the game is over: {outcome}")),
                None => now.explain(mv).err().map(|illegal| illegal.to_string()),
            };
            if let Some(problem) = problem {
                return Err(InvalidPuzzle::Illegal { number, problem });
            }
            canonical.push(now.canonical(mv));
            now = now.after_unchecked(mv);
        }
        let winner = now.outcome().map(|outcome| outcome.winner);
        match goal {
            Goal::Win if winner != Some(Some(position.turn())) || line.len() % 2 == 0 => {
                return Err(InvalidPuzzle::NoWin);
            }
            Goal::Hold if winner.is_some() || line.len() != 1 => {
                return Err(InvalidPuzzle::NoDefence);
            }
            _ => {}
        }
        let mut puzzle = Puzzle {
            id: PuzzleId::new(P::RULE_SET, position.canonical_number()),
            position,
            goal,
            line: canonical,
            proof,
            themes: Themes::default(),
            rating: None,
        };
        puzzle.themes = P::themes(&puzzle);
        Ok(puzzle)
    }

    /// The same puzzle with a rating.
    #[must_use]
    pub fn with_rating(mut self, rating: Option<u16>) -> Puzzle<P> {
        self.rating = rating;
        self
    }

    /// The same puzzle with another proof.
    #[must_use]
    pub fn with_proof(mut self, proof: PuzzleProof) -> Puzzle<P> {
        self.proof = proof;
        self
    }

    /// The identifier.
    pub fn id(&self) -> PuzzleId {
        self.id
    }

    /// The position, with the solver to move.
    pub fn position(&self) -> &P {
        &self.position
    }

    /// The task of the solver.
    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// The moves of the solver and the most stubborn replies, in turns.
    pub fn line(&self) -> &[P::Move] {
        &self.line
    }

    /// The number of the solver's moves.
    pub fn solver_moves(&self) -> usize {
        self.line.len().div_ceil(2)
    }

    /// The proof that no other move solves the puzzle.
    pub fn proof(&self) -> PuzzleProof {
        self.proof
    }

    /// The themes.
    pub fn themes(&self) -> Themes {
        self.themes
    }

    /// The rating, if it was measured: a player with the same rating solves the puzzle half of the time.
    pub fn rating(&self) -> Option<u16> {
        self.rating
    }

    /// The position after the solver's first `found` moves and the replies to them.
    pub fn position_after(&self, found: usize) -> P {
        let moves = self.line.iter().take(2 * found);
        moves.fold(self.position.clone(), |now, &mv| now.after_unchecked(mv))
    }
}
