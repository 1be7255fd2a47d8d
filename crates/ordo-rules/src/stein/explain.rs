//! Explanations of illegal moves, rule by rule and independent of the move generator, so that the tests compare the two.

use core::cmp::Reverse;

use super::connectivity::{components, is_connected};
use super::{Axis, Direction, Move, Position, Run, Square, SquareSet};
use crate::prelude::*;
use crate::{Color, Outcome};

/// The rule that an illegal move breaks, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum IllegalMove {
    /// S10: the game is over.
    #[error("S10: the game is over: {0}")]
    GameOver(Outcome),
    /// S6, S7: there is no piece to move.
    #[error("S6: there is no piece on {square}")]
    NoPiece {
        /// The empty square.
        square: Square,
    },
    /// S7: an ordo has no gap.
    #[error("S7: an ordo has no gap, and there is no piece on {square}")]
    Gap {
        /// The empty square.
        square: Square,
    },
    /// S3: the piece is the opponent's.
    #[error("S3: {} is to move, and the piece on {square} is {owner}'s", !*.owner)]
    NotYours {
        /// The square of the piece.
        square: Square,
        /// The owner.
        owner: Color,
    },
    /// S3: passing is not allowed.
    #[error("S3: a move must go to another square; passing is not allowed")]
    NoStep,
    /// S6: the target is not in a straight line.
    #[error("S6: {from} and {to} are not in one rank, file or diagonal")]
    NotStraight {
        /// The square of the piece.
        from: Square,
        /// The target square.
        to: Square,
    },
    /// S7: an ordo moves across its own line only.
    #[error("S7: an ordo in a {} moves straight along the {} only", line(*.axis), line(across(*.axis)))]
    NotAcross {
        /// The line of the ordo.
        axis: Axis,
    },
    /// S8: a connected group does not move backward.
    #[error(
        "S8: {color}'s group is connected, so it moves forward or sideways; backward opens only when it is split (S9)"
    )]
    Backward {
        /// The side to move.
        color: Color,
        /// The direction that is closed.
        direction: Direction,
    },
    /// S6, S7: the path is blocked.
    #[error("{}: the path is blocked on {square} by {}", slide_rule(*.run), a_piece(*.by))]
    Blocked {
        /// The piece or ordo that should move.
        run: Run,
        /// The first square that is not empty.
        square: Square,
        /// The owner of the piece there.
        by: Color,
    },
    /// S6: own pieces cannot be captured.
    #[error("S6: your own piece is on {square}")]
    OwnPiece {
        /// The target.
        square: Square,
    },
    /// S7: an ordo never captures.
    #[error("S7: an ordo never captures, and {square} holds {}", a_piece(*.by))]
    OrdoCaptures {
        /// The square it would have to capture on.
        square: Square,
        /// The owner of the piece there.
        by: Color,
    },
    /// S7: an ordo move is written as a capture.
    #[error("S7: an ordo never captures; the move is written {written}")]
    OrdoWrittenAsCapture {
        /// The move as it should be written.
        written: Move,
    },
    /// The move is written as a capture, but the target is empty.
    #[error("S6: there is nothing to capture on {square}; without a capture the move is {written}")]
    NothingToCapture {
        /// The target.
        square: Square,
        /// The move as it should be written.
        written: Move,
    },
    /// The move is not written as a capture, but an enemy is on the target.
    #[error("S6: {square} holds an enemy piece; the capture is written {written}")]
    IsCapture {
        /// The target.
        square: Square,
        /// The move as it should be written.
        written: Move,
    },
    /// S5: the group would be split.
    #[error("S5: would split your group: {} would be cut off", sentence(*.cut_off))]
    Splits {
        /// All pieces outside the largest part.
        cut_off: SquareSet,
    },
    /// S5, S9: the group is split and would stay split.
    #[error("S9: does not reconnect your group: {} would stay cut off", sentence(*.cut_off))]
    StaysSplit {
        /// All pieces outside the largest part.
        cut_off: SquareSet,
    },
}

impl Position {
    /// Checks a move. The error names the rule that it breaks, and the squares.
    pub fn explain(&self, mv: Move) -> Result<(), IllegalMove> {
        if let Some(outcome) = self.outcome() {
            return Err(IllegalMove::GameOver(outcome));
        }
        self.explain_in_play(mv)
    }

    /// Checks a move in a game that is known not to be over. Much cheaper, for a search that tries a move from its
    /// transposition table.
    pub fn explain_in_play(&self, mv: Move) -> Result<(), IllegalMove> {
        self.explain_pieces(mv.run())?;
        let (direction, distance) = direction_and_distance(mv)?;
        let was_connected = is_connected(self.own());
        if was_connected && direction.is_backward(self.turn()) {
            return Err(IllegalMove::Backward {
                color: self.turn(),
                direction,
            });
        }
        for step in 1..=distance {
            for from in mv.run().iter() {
                self.explain_step(mv, from, direction, step, step == distance)?;
            }
        }
        self.explain_connection(mv, was_connected)
    }

    /// True if the move is legal.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.explain(mv).is_ok()
    }

    /// S3, S7: own pieces, without a gap.
    fn explain_pieces(&self, run: Run) -> Result<(), IllegalMove> {
        for square in run.iter() {
            match self.get(square) {
                Some(owner) if owner == self.turn() => {}
                Some(owner) => return Err(IllegalMove::NotYours { square, owner }),
                None if run.is_ordo() => return Err(IllegalMove::Gap { square }),
                None => return Err(IllegalMove::NoPiece { square }),
            }
        }
        Ok(())
    }

    /// S6, S7: every square on the path is empty; only a single piece may end on an enemy.
    fn explain_step(
        &self,
        mv: Move,
        from: Square,
        direction: Direction,
        step: i8,
        is_last: bool,
    ) -> Result<(), IllegalMove> {
        let Some(square) = from.offset(direction.files() * step, direction.ranks() * step) else {
            return Ok(()); // a move never leaves the board
        };
        let run = mv.run();
        match (self.get(square), is_last) {
            (None, true) if mv.is_capture() && !run.is_ordo() => {
                Err(IllegalMove::NothingToCapture {
                    square,
                    written: mv.with_capture(false),
                })
            }
            (None, _) => Ok(()),
            (Some(by), _) if run.is_ordo() && by != self.turn() && is_last => {
                Err(IllegalMove::OrdoCaptures { square, by })
            }
            (Some(by), _) if run.is_ordo() => Err(IllegalMove::Blocked { run, square, by }),
            (Some(by), false) => Err(IllegalMove::Blocked { run, square, by }),
            (Some(by), true) if by == self.turn() => Err(IllegalMove::OwnPiece { square }),
            (Some(_), true) if mv.is_capture() => Ok(()),
            (Some(_), true) => Err(IllegalMove::IsCapture {
                square,
                written: mv.with_capture(true),
            }),
        }
    }

    /// S5: one connected group afterwards.
    fn explain_connection(&self, mv: Move, was_connected: bool) -> Result<(), IllegalMove> {
        if mv.is_ordo() && mv.is_capture() {
            return Err(IllegalMove::OrdoWrittenAsCapture {
                written: mv.with_capture(false),
            });
        }
        let after = (self.own() - mv.run().squares()) | mv.landing().squares();
        // The group keeps its largest part; of equal parts, one that did not move.
        let landing = mv.landing().squares();
        let largest =
            components(after).min_by_key(|part| (Reverse(part.len()), part.intersects(landing)));
        let cut_off = after - largest.unwrap_or_default();
        if cut_off.is_empty() {
            Ok(())
        } else if was_connected {
            Err(IllegalMove::Splits { cut_off })
        } else {
            Err(IllegalMove::StaysSplit { cut_off })
        }
    }
}

/// The direction and distance of a move, if the pieces can move that way.
fn direction_and_distance(mv: Move) -> Result<(Direction, i8), IllegalMove> {
    let (from, to) = (mv.from(), mv.to());
    let files = to.file() as i8 - from.file() as i8;
    let ranks = to.rank() as i8 - from.rank() as i8;
    let distance = files.abs().max(ranks.abs());
    if distance == 0 {
        return Err(IllegalMove::NoStep);
    }
    let straight = Direction::ALL
        .into_iter()
        .find(|d| d.files() * distance == files && d.ranks() * distance == ranks);
    match (straight, mv.run().axis()) {
        (Some(direction), None) => Ok((direction, distance)),
        (None, None) => Err(IllegalMove::NotStraight { from, to }),
        (Some(direction), Some(Axis::Rank)) if direction.files() == 0 => Ok((direction, distance)),
        (Some(direction), Some(Axis::File)) if direction.ranks() == 0 => Ok((direction, distance)),
        (_, Some(axis)) => Err(IllegalMove::NotAcross { axis }),
    }
}

fn slide_rule(run: Run) -> &'static str {
    if run.is_ordo() { "S7" } else { "S6" }
}

fn a_piece(color: Color) -> &'static str {
    match color {
        Color::White => "a white piece",
        Color::Black => "a black piece",
    }
}

fn line(axis: Axis) -> &'static str {
    match axis {
        Axis::Rank => "rank",
        Axis::File => "file",
    }
}

fn across(axis: Axis) -> Axis {
    match axis {
        Axis::Rank => Axis::File,
        Axis::File => Axis::Rank,
    }
}

/// `h3, h4 and i4`.
fn sentence(squares: SquareSet) -> String {
    let mut squares: Vec<Square> = squares.into_iter().collect();
    squares.sort_unstable();
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        Some((last, _)) => last.clone(),
        None => String::new(),
    }
}
