//! Why a move is illegal: written rule by rule, apart from the fast move generation, so that each checks the other.

use core::cmp::Reverse;

use super::connectivity::{components, is_connected};
use super::{Axis, Direction, Move, Position, Run, Square, SquareSet};
use crate::prelude::*;
use crate::{Color, Outcome};

/// Why a move is illegal: the rule it breaks, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum IllegalMove {
    /// S10: nothing may be played any more.
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
        /// Where the piece stands.
        square: Square,
        /// Whose it is.
        owner: Color,
    },
    /// S3: nobody may pass.
    #[error("S3: a move goes somewhere else; nobody may pass")]
    NoStep,
    /// S6: the target is in no straight line.
    #[error("S6: {from} and {to} are in no common rank, file or diagonal")]
    NotStraight {
        /// Where the piece stands.
        from: Square,
        /// Where it should go.
        to: Square,
    },
    /// S7: an ordo moves across its own line only.
    #[error("S7: an ordo in a {} moves straight along the {} only", line(*.axis), line(across(*.axis)))]
    NotAcross {
        /// The line it stands in.
        axis: Axis,
    },
    /// S8: a connected group does not move backward.
    #[error(
        "S8: {color}'s group is connected, so it moves forward or sideways; backward opens only when it is split (S9)"
    )]
    Backward {
        /// Whose move it is.
        color: Color,
        /// The direction that is closed.
        direction: Direction,
    },
    /// S6, S7: something stands in the way.
    #[error("{}: {square} is in the way, where {} stands", slide_rule(*.run), a_piece(*.by))]
    Blocked {
        /// What should move.
        run: Run,
        /// The first square that is not empty.
        square: Square,
        /// Whose piece stands there.
        by: Color,
    },
    /// S6: nobody captures pieces of his own.
    #[error("S6: {square} holds a piece of your own")]
    OwnPiece {
        /// The target.
        square: Square,
    },
    /// S7: an ordo never captures.
    #[error("S7: an ordo never captures, and {square} holds {}", a_piece(*.by))]
    OrdoCaptures {
        /// The square it would have to capture on.
        square: Square,
        /// Whose piece stands there.
        by: Color,
    },
    /// S7: an ordo move says that it captures.
    #[error("S7: an ordo never captures; the move is written {written}")]
    OrdoWrittenAsCapture {
        /// How the move would be written.
        written: Move,
    },
    /// The move says that it captures, and nothing stands there.
    #[error("S6: there is nothing to capture on {square}; without a capture the move is {written}")]
    NothingToCapture {
        /// The target.
        square: Square,
        /// How the move would be written.
        written: Move,
    },
    /// The move says that it does not capture, and an enemy stands there.
    #[error("S6: {square} holds an enemy piece; the capture is written {written}")]
    IsCapture {
        /// The target.
        square: Square,
        /// How the move would be written.
        written: Move,
    },
    /// S5: the group would fall apart.
    #[error("S5: would split your group: {} would be cut off", sentence(*.cut_off))]
    Splits {
        /// All pieces outside the largest part.
        cut_off: SquareSet,
    },
    /// S5, S9: the group is split and would stay so.
    #[error("S9: does not reconnect your group: {} would stay cut off", sentence(*.cut_off))]
    StaysSplit {
        /// All pieces outside the largest part.
        cut_off: SquareSet,
    },
}

impl Position {
    /// Nothing if the move is legal, else the rule it breaks and where.
    pub fn explain(&self, mv: Move) -> Result<(), IllegalMove> {
        if let Some(outcome) = self.outcome() {
            return Err(IllegalMove::GameOver(outcome));
        }
        self.explain_in_play(mv)
    }

    /// The same where the game is known to go on: much cheaper, for a search that asks for a move it remembers.
    pub fn explain_in_play(&self, mv: Move) -> Result<(), IllegalMove> {
        self.explain_pieces(mv.run())?;
        let (direction, distance) = way(mv)?;
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

    /// Whether the move is legal.
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

    /// S6, S7: every square on the way is empty; only a single piece may end on an enemy.
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
        // What the group keeps is its largest part; of equals, one that did not move.
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

/// The direction and distance of a move, if it is one that the pieces can go in.
fn way(mv: Move) -> Result<(Direction, i8), IllegalMove> {
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
