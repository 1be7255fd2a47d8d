use ordo_rules::khalifa::{Position, Spacing, Turn};

use super::board::Board;
use super::budget::Budget;
use super::dfpn::{DfPn, Verdict};
use super::threats::ThreatFinder;
use crate::{SearchLimits, Stop};

/// A solver that proves wins by threats.
///
/// ```
/// use ordo_engine::khalifa::Prover;
/// use ordo_engine::{SearchLimits, Stop};
/// use ordo_rules::khalifa::Position;
///
/// let position: Position = "5d2/b7/7c/2BC4/8/3D4/4A3/6a1 w".parse()?;
/// let limits = SearchLimits { nodes: Some(1_000), ..SearchLimits::default() };
/// if let Some(proof) = Prover::new(1).prove(&position, &limits, &Stop::default()) {
///     assert!(proof.line.len() <= proof.plies.into());
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Prover {
    dfpn: DfPn,
    megabytes: usize,
}

/// A proved win of the side to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// Upper bound of the plies to the win.
    pub plies: u16,
    /// The winner's turns, and the replies that delay the loss longest.
    pub line: Vec<Turn>,
    /// Nodes searched.
    pub nodes: u64,
}

impl Prover {
    /// A prover with a table of this many megabytes.
    pub fn new(megabytes: usize) -> Prover {
        Prover {
            dfpn: DfPn::new(Spacing::default(), megabytes),
            megabytes,
        }
    }

    /// Empties the table.
    pub fn clear(&mut self) {
        self.dfpn.clear();
    }

    /// Searches for a proof that the side to move wins by threats; `None` during placement or if the game is over.
    pub fn prove(
        &mut self,
        position: &Position,
        limits: &SearchLimits,
        stop: &Stop,
    ) -> Option<Proof> {
        let board = Board::new(position).filter(|_| position.outcome().is_none())?;
        self.adopt_spacing(position);
        let mut budget = Budget::new(limits, None, stop);
        match self.dfpn.prove_win(board, u64::MAX, &mut budget) {
            Verdict::Proved(plies) => Some(Proof {
                plies,
                line: self.dfpn.proof_line(board),
                nodes: budget.nodes(),
            }),
            _ => None,
        }
    }

    /// A turn that wins at once, or with the next turn against every reply; exact.
    pub fn wins_in_two(&mut self, position: &Position) -> Option<Turn> {
        let board = Board::new(position).filter(|_| position.outcome().is_none())?;
        self.adopt_spacing(position);
        self.dfpn.threats.wins_in_two(board)
    }

    /// Adopts the spacing rule of a position.
    fn adopt_spacing(&mut self, position: &Position) {
        let spacing = position.options().spacing;
        if self.dfpn.spacing() != spacing {
            self.dfpn = DfPn::new(spacing, self.megabytes);
        }
    }

    /// The winning turn in a position of the last proof: its root, or a position after a reply to the winner's turn.
    pub fn winning_turn(&self, position: &Position) -> Option<Turn> {
        let board = Board::new(position).filter(|_| position.outcome().is_none())?;
        self.dfpn.winning_turn(board)
    }
}

/// Finds the turns that do not lose at once.
///
/// ```
/// use ordo_engine::khalifa::Threats;
/// use ordo_rules::khalifa::Position;
///
/// let position: Position = "8/8/3b4/2a5/3c4/7d/6D1/A1B1C3 b".parse()?;
/// let mut threats = Threats::default();
/// let safe = threats.safe_turns(&position);
/// assert!(threats.has_safe_turn(&position));
/// assert!(safe.iter().all(|&turn| position.after_unchecked(turn).wins_in_one().is_none()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Threats(ThreatFinder);

impl Default for Threats {
    fn default() -> Threats {
        Threats(ThreatFinder::new(Spacing::default()))
    }
}

impl Threats {
    /// The turns after which the opponent cannot make an ordo at once and has none, including those that win; none during placement
    /// or if the game is over.
    pub fn safe_turns(&mut self, position: &Position) -> Vec<Turn> {
        match self.board(position) {
            Some(board) => self.0.safe_turns(board),
            None => Vec::new(),
        }
    }

    /// True if there is a turn that does not lose at once.
    pub fn has_safe_turn(&mut self, position: &Position) -> bool {
        let board = self.board(position);
        board.is_some_and(|board| self.0.has_safe_turn(board))
    }

    fn board(&mut self, position: &Position) -> Option<Board> {
        self.0.set_spacing(position.options().spacing);
        Board::new(position).filter(|_| position.outcome().is_none())
    }
}
