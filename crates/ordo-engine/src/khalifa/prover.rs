use ordo_rules::khalifa::{Position, Turn};

use super::board::Board;
use super::budget::Budget;
use super::dfpn::{DfPn, Verdict};
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
            dfpn: DfPn::new(ordo_rules::khalifa::Spacing::default(), megabytes),
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
