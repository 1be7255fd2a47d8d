//! Explanations of illegal turns, rule by rule and independent of the turn generator, so that the tests compare the two.

use super::{Phase, Piece, Position, Size, Square, Step, Turn};
use crate::prelude::*;
use crate::{Color, Outcome};

/// The rule that an illegal turn breaks, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum IllegalTurn {
    /// K8: the game is over.
    #[error("K8: the game is over: {0}")]
    GameOver(Outcome),
    /// K3: pieces move only when all of them are placed.
    #[error("K3: {} still to be placed; a placement is written as in 3@45", if *.in_hand == 1 { "1 piece is".to_owned() } else { format!("{} pieces are", .in_hand) })]
    StillPlacing {
        /// The number of pieces still to be placed.
        in_hand: usize,
    },
    /// K5: all pieces are placed.
    #[error("K5: all eight pieces are placed; now one or two of them move")]
    NothingToPlace,
    /// K3: each piece is placed once.
    #[error("K3: your piece of size {size} is already placed, on {square}")]
    AlreadyPlaced {
        /// The size of the piece.
        size: Size,
        /// Its square.
        square: Square,
    },
    /// K3: pieces are placed on empty squares.
    #[error("K3: {square} is occupied by {by}")]
    Occupied {
        /// The occupied square.
        square: Square,
        /// The piece there.
        by: Piece,
    },
    /// K4: two in line.
    #[error("K4: {square} is in line with your piece on {own}, and no enemy is between")]
    InLine {
        /// The square of the placement.
        square: Square,
        /// The piece it sees.
        own: Square,
    },
    /// K5: there is no piece to move.
    #[error("K5: there is no piece on {square}")]
    NoPiece {
        /// The empty square.
        square: Square,
    },
    /// K5: the piece is the opponent's.
    #[error("K5: {} is to move, and the piece on {square} is {owner}'s", !*.owner)]
    NotYours {
        /// The square of the piece.
        square: Square,
        /// The owner.
        owner: Color,
    },
    /// K5: the two steps are of two different pieces.
    #[error(
        "K5: the two steps must be of different pieces, and the one from {square} has already moved"
    )]
    SamePiece {
        /// The square of the piece at the start of the turn.
        square: Square,
    },
    /// K5: a turn has one or two steps.
    #[error("K5: a turn has at most two steps, so {step} is one too many")]
    ThirdStep {
        /// The step after the second.
        step: Step,
    },
    /// K6: a step goes somewhere else.
    #[error("K6: a step must leave {square}; passing is not allowed")]
    NoStep {
        /// The square that is named twice.
        square: Square,
    },
    /// K5: the target is not in a straight line.
    #[error("K5: {} and {} are not in one row, column or diagonal", .step.from, .step.to)]
    NotStraight {
        /// The step.
        step: Step,
    },
    /// K5: the path is blocked; there are no jumps and no captures.
    #[error("K5: {step} is blocked by {by} on {square}")]
    Blocked {
        /// The step.
        step: Step,
        /// The first square that is not empty.
        square: Square,
        /// The piece there when the step is made.
        by: Piece,
    },
}

impl Position {
    /// Checks a turn, with its steps in the given order. The error names the rule that it breaks, and the squares.
    pub fn explain(&self, turn: Turn) -> Result<(), IllegalTurn> {
        if let Some(outcome) = self.outcome() {
            return Err(IllegalTurn::GameOver(outcome));
        }
        match (turn, self.phase()) {
            (Turn::Place { size, square }, Phase::Placement) => self.explain_placing(size, square),
            (Turn::Place { .. }, Phase::Moving) => Err(IllegalTurn::NothingToPlace),
            (_, Phase::Placement) => Err(IllegalTurn::StillPlacing {
                in_hand: 8 - self.occupied().len(),
            }),
            (Turn::One(step), Phase::Moving) => self.explain_step(step),
            (Turn::Two(first, second), Phase::Moving) => {
                self.explain_step(first)?;
                self.explain_second(first, second)
            }
        }
    }

    /// True if the turn is legal, with its steps in the given order.
    pub fn is_legal(&self, turn: Turn) -> bool {
        self.explain(turn).is_ok()
    }

    /// The canonical spelling of a legal turn: where both orders of the steps can be played, the smaller piece moves
    /// first. An illegal turn is returned unchanged.
    #[must_use]
    pub fn canonical(&self, turn: Turn) -> Turn {
        let Turn::Two(first, second) = turn else {
            return turn;
        };
        let [first, second] = [first, second].map(|step| self.get(step.from));
        if second < first && self.is_legal(turn) && self.is_legal(turn.swapped()) {
            turn.swapped()
        } else {
            turn
        }
    }

    /// K3, K4: a piece in hand, on an empty square, that sees no own piece.
    fn explain_placing(&self, size: Size, square: Square) -> Result<(), IllegalTurn> {
        let color = self.turn();
        if let Some(square) = self.square(Piece { color, size }) {
            return Err(IllegalTurn::AlreadyPlaced { size, square });
        }
        if let Some(by) = self.get(square) {
            return Err(IllegalTurn::Occupied { square, by });
        }
        for direction in directions() {
            if let Some((own, piece)) = self.first_on(ray(square, direction))
                && piece.color == color
            {
                return Err(IllegalTurn::InLine { square, own });
            }
        }
        Ok(())
    }

    /// K5: an own piece, along a line, over empty squares.
    fn explain_step(&self, step: Step) -> Result<(), IllegalTurn> {
        let Step { from, to } = step;
        match self.get(from) {
            None => return Err(IllegalTurn::NoPiece { square: from }),
            Some(Piece { color, .. }) if color != self.turn() => {
                return Err(IllegalTurn::NotYours {
                    square: from,
                    owner: color,
                });
            }
            Some(_) => {}
        }
        if from == to {
            return Err(IllegalTurn::NoStep { square: from });
        }
        let direction = directions()
            .find(|&direction| ray(from, direction).any(|square| square == to))
            .ok_or(IllegalTurn::NotStraight { step })?;
        let distance = from
            .row()
            .abs_diff(to.row())
            .max(from.column().abs_diff(to.column()));
        let path = ray(from, direction).take(distance as usize);
        match self.first_on(path) {
            Some((square, by)) => Err(IllegalTurn::Blocked { step, square, by }),
            None => Ok(()),
        }
    }

    /// K5: another piece, on the board as the first step left it.
    fn explain_second(&self, first: Step, second: Step) -> Result<(), IllegalTurn> {
        if second.from == first.from || second.from == first.to {
            return Err(IllegalTurn::SamePiece { square: first.from });
        }
        let mut between = *self;
        between.take(first);
        between.explain_step(second)
    }

    /// The first piece on a path, with its square.
    fn first_on(&self, path: impl Iterator<Item = Square>) -> Option<(Square, Piece)> {
        path.into_iter()
            .find_map(|square| Some((square, self.get(square)?)))
    }
}

/// The eight directions, as rows up and columns to the right.
fn directions() -> impl Iterator<Item = (i8, i8)> {
    let all = (-1..=1).flat_map(|up| (-1..=1).map(move |right| (up, right)));
    all.filter(|&direction| direction != (0, 0))
}

/// The squares from a square to the edge, without itself.
fn ray(from: Square, (up, right): (i8, i8)) -> impl Iterator<Item = Square> {
    core::iter::successors(from.offset(up, right), move |square| {
        square.offset(up, right)
    })
}
