use core::fmt;

use super::connectivity::components;
use super::{Position, Square, SquareSet};
use crate::Color;
use crate::prelude::*;
use crate::write_list::write_list;

/// Pieces a side has at the start, and never more (S2).
pub const PIECES: usize = 20;

/// Anything a position string can say: pieces on squares and the side to move. It may be impossible;
/// [`Setup::into_position`] checks it.
///
/// ```
/// use ordo_rules::Color;
/// use ordo_rules::stein::{Setup, Square};
///
/// let mut setup = Setup::EMPTY;
/// setup.set(Square::D2, Some(Color::White));
/// setup.set(Square::E7, Some(Color::Black));
/// setup.set(Square::G7, Some(Color::Black));
/// assert_eq!(setup.to_string(), "10/4b1b3/10/10/10/10/3w6/10 w");
/// let error = setup.into_position().unwrap_err();
/// assert_eq!(error.to_string(), "S5: Black has just moved, yet the group is split into [e7] [g7]");
///
/// setup.set(Square::F7, Some(Color::Black));
/// let board = "\
/// 8  . . . . . . . . . .
/// 7  . . . . b b b . . .
/// 6  . . . . . . . . . .
/// 5  . . . . . . . . . .
/// 4  . . . . . . . . . .
/// 3  . . . . . . . . . .
/// 2  . . . w . . . . . .
/// 1  . . . . . . . . . .
///    a b c d e f g h i j";
/// let position = setup.into_position()?;
/// assert_eq!(format!("{position:#}"), board);
/// # Ok::<(), ordo_rules::stein::ImpossiblePosition>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    pieces: [SquareSet; 2],
    turn: Color,
}

impl Setup {
    /// An empty board with White to move.
    pub const EMPTY: Setup = Setup {
        pieces: [SquareSet::EMPTY; 2],
        turn: Color::White,
    };

    /// The pieces of a side.
    pub fn pieces(&self, color: Color) -> SquareSet {
        self.pieces[color as usize]
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// Sets the side to move.
    pub fn set_turn(&mut self, color: Color) {
        self.turn = color;
    }

    /// The piece on a square.
    pub fn get(&self, square: Square) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|&color| self.pieces(color).contains(square))
    }

    /// Puts a piece on a square, or removes the piece there with `None`.
    pub fn set(&mut self, square: Square, piece: Option<Color>) {
        for color in Color::ALL {
            let pieces = &mut self.pieces[color as usize];
            *pieces = if piece == Some(color) {
                pieces.with(square)
            } else {
                pieces.without(square)
            };
        }
    }

    /// The position, if it can occur in a game, else every reason why not.
    pub fn into_position(self) -> Result<Position, ImpossiblePosition> {
        let reasons = self.problems();
        if reasons.is_empty() {
            Ok(Position::from_parts(self.pieces, self.turn))
        } else {
            Err(ImpossiblePosition {
                setup: self,
                reasons,
            })
        }
    }

    fn problems(&self) -> Vec<Impossible> {
        let mut problems = Vec::new();
        for color in Color::ALL {
            let count = self.pieces(color).len();
            if count > PIECES {
                problems.push(Impossible::TooManyPieces { color, count });
            }
        }
        let waiting = !self.turn;
        let parts: Vec<SquareSet> = components(self.pieces(waiting)).collect();
        match parts.len() {
            0 => problems.push(Impossible::NoPieces { color: waiting }),
            1 => {}
            _ => problems.push(Impossible::Split {
                color: waiting,
                parts,
            }),
        }
        let on_goal = Color::ALL.map(|c| self.pieces(c) & SquareSet::goal_row(c));
        if !on_goal[0].is_empty() && !on_goal[1].is_empty() {
            let [white, black] = on_goal;
            problems.push(Impossible::BothOnGoalRows { white, black });
        }
        problems
    }
}

/// All reasons why a setup cannot be a position, and the setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ImpossiblePosition {
    /// The setup.
    pub setup: Setup,
    /// Every reason why it cannot be, at least one.
    pub reasons: Vec<Impossible>,
}

impl core::error::Error for ImpossiblePosition {}

impl fmt::Display for ImpossiblePosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, &self.reasons)
    }
}

/// One reason why a setup cannot be a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Impossible {
    /// S2: a side never has more pieces than at the start.
    #[error("S2: {color} has {count} pieces, and at most {PIECES} are possible")]
    TooManyPieces {
        /// The owner of the pieces.
        color: Color,
        /// The number of them.
        count: usize,
    },
    /// The side that has just moved must have a piece to have moved.
    #[error("S3: {color} has no pieces, yet {color} has just moved")]
    NoPieces {
        /// The side that is not to move.
        color: Color,
    },
    /// S5: the side that has just moved must be connected.
    #[error("S5: {color} has just moved, yet the group is split into {}", list_parts(.parts))]
    Split {
        /// The side that is not to move.
        color: Color,
        /// The parts of its group.
        parts: Vec<SquareSet>,
    },
    /// S10.1: the first side to reach its goal row ends the game.
    #[error("S10.1: both sides have reached their goal rows: White on {white}, Black on {black}")]
    BothOnGoalRows {
        /// White's pieces on rank 8.
        white: SquareSet,
        /// Black's pieces on rank 1.
        black: SquareSet,
    },
}

fn list_parts(parts: &[SquareSet]) -> String {
    let parts: Vec<String> = parts.iter().map(|part| format!("[{part}]")).collect();
    parts.join(" ")
}
