use ordo_rules::khalifa::{Position, Turn};

use super::board::Board;
use super::budget::Budget;
use super::dfpn::{DfPn, Verdict};
use crate::{SearchLimits, Stop};

/// Proves wins by threats, without the rest of the player.
pub struct Prover {
    dfpn: DfPn,
    megabytes: usize,
}

/// A proved win of the side to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// It takes at most so many plies.
    pub plies: u16,
    /// A line: the winner's turns, and replies that hold out longest.
    pub line: Vec<Turn>,
    /// How many positions were looked at.
    pub nodes: u64,
}

impl Prover {
    /// A prover that may use so many megabytes.
    pub fn new(megabytes: usize) -> Prover {
        Prover {
            dfpn: DfPn::new(ordo_rules::khalifa::Spacing::default(), megabytes),
            megabytes,
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.dfpn.clear();
    }

    /// Looks for a proof that the side to move wins by threats; none if pieces are still to be placed, or the game is over.
    pub fn prove(
        &mut self,
        position: &Position,
        limits: &SearchLimits,
        stop: &Stop,
    ) -> Option<Proof> {
        let board = Board::new(position).filter(|_| position.outcome().is_none())?;
        self.read(position);
        let mut budget = Budget::new(limits, None, stop);
        match self.dfpn.attack(board, u64::MAX, &mut budget) {
            Verdict::Proved(plies) => Some(Proof {
                plies,
                line: self.dfpn.line(board),
                nodes: budget.nodes(),
            }),
            _ => None,
        }
    }

    /// A turn with which the side to move wins at once or with its next turn, whatever the reply, if there is one: exact.
    pub fn wins_in_two(&mut self, position: &Position) -> Option<Turn> {
        let board = Board::new(position).filter(|_| position.outcome().is_none())?;
        self.read(position);
        self.dfpn.threats.wins_in_two(board)
    }

    /// Takes over the reading of the spacing.
    fn read(&mut self, position: &Position) {
        let spacing = position.options().spacing;
        if self.dfpn.spacing() != spacing {
            self.dfpn = DfPn::new(spacing, self.megabytes);
        }
    }

    /// The winner's turn where a win is proved: the position that was asked for, or one that a reply to the winner's turn
    /// leads to.
    pub fn winning_turn(&self, position: &Position) -> Option<Turn> {
        let board = Board::new(position).filter(|_| position.outcome().is_none())?;
        self.dfpn.winning_turn(board)
    }
}
