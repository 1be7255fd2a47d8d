use core::fmt;

use super::{GameOptions, Piece, Position, Square, SquareSet, placement_order};
use crate::Color;
use crate::prelude::*;
use crate::write_list::write_list;

/// Anything a position string can say: pieces on squares and the side to move. It may be impossible;
/// [`Setup::into_position`] checks it.
///
/// ```
/// use ordo_rules::Color;
/// use ordo_rules::khalifa::{Piece, Setup, Size, Square};
///
/// let piece = |color, size| Some(Piece { color, size });
/// let mut setup = Setup::EMPTY;
/// setup.set(Square::S11, piece(Color::White, Size::One));
/// setup.set(Square::S14, piece(Color::White, Size::Two));
/// setup.set(Square::S55, piece(Color::Black, Size::Four));
/// setup.set_turn(Color::Black);
/// assert_eq!(setup.to_string(), "8/8/8/4d3/8/8/8/A2B4 b");
/// let error = setup.into_position().unwrap_err();
/// assert_eq!(error.to_string(), "K4: White's pieces on 11 and 14 are in line, and no enemy is between");
///
/// setup.set(Square::S14, None);
/// setup.set(Square::S23, piece(Color::White, Size::Two));
/// let board = "\
/// 8  . . . . . . . .
/// 7  . . . . . . . .
/// 6  . . . . . . . .
/// 5  . . . . d . . .
/// 4  . . . . . . . .
/// 3  . . . . . . . .
/// 2  . . B . . . . .
/// 1  A . . . . . . .
///    1 2 3 4 5 6 7 8";
/// let position = setup.into_position()?;
/// assert_eq!(format!("{position:#}"), board);
/// # Ok::<(), ordo_rules::khalifa::ImpossiblePosition>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The squares of each piece, by colour and size: one if it is placed, none if not.
    squares: [[SquareSet; 4]; 2],
    turn: Color,
}

impl Setup {
    /// An empty board with White to move.
    pub const EMPTY: Setup = Setup {
        squares: [[SquareSet::EMPTY; 4]; 2],
        turn: Color::White,
    };

    /// The squares of a piece; in a sensible setup at most one.
    pub fn squares(&self, piece: Piece) -> SquareSet {
        self.squares[piece.color as usize][piece.size as usize]
    }

    /// The pieces of a side.
    pub fn pieces(&self, color: Color) -> SquareSet {
        let [a, b, c, d] = self.squares[color as usize];
        a | b | c | d
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
    pub fn get(&self, square: Square) -> Option<Piece> {
        Piece::all().find(|&piece| self.squares(piece).contains(square))
    }

    /// Puts a piece on a square, or removes the piece there with `None`.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        for any in Piece::all() {
            let squares = &mut self.squares[any.color as usize][any.size as usize];
            *squares = if piece == Some(any) {
                squares.with(square)
            } else {
                squares.without(square)
            };
        }
    }

    /// The position under the default options, if it can occur in a game; otherwise every reason why not.
    pub fn into_position(self) -> Result<Position, ImpossiblePosition> {
        self.into_position_with(GameOptions::default())
    }

    /// The position under any options, if it can occur in a game; otherwise every reason why not.
    pub fn into_position_with(self, options: GameOptions) -> Result<Position, ImpossiblePosition> {
        let reasons = self.problems();
        if reasons.is_empty() {
            let squares = self.squares.map(|side| side.map(SquareSet::first));
            Ok(Position::from_parts(squares, self.turn, options))
        } else {
            Err(ImpossiblePosition {
                setup: self,
                reasons,
            })
        }
    }

    fn problems(&self) -> Vec<Impossible> {
        let mut problems = Vec::new();
        for piece in Piece::all() {
            let squares = self.squares(piece);
            if squares.len() > 1 {
                problems.push(Impossible::Twice { piece, squares });
            }
        }
        // Once all pieces are placed, they move freely: any arrangement of the eight is possible.
        if Piece::all().all(|piece| !self.squares(piece).is_empty()) {
            return problems;
        }
        let [own, others] = [self.turn, !self.turn].map(|color| self.pieces(color).len());
        if own != others && own + 1 != others {
            problems.push(Impossible::OutOfTurn {
                turn: self.turn,
                own,
                others,
            });
        }
        let in_line = placement_order::pairs_in_line(self);
        let sensible = problems.is_empty() && in_line.is_empty();
        problems.extend(in_line);
        if sensible && !placement_order::exists(self) {
            problems.push(Impossible::NoOrder);
        }
        problems
    }
}

/// All reasons why a setup cannot be a position, and the setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ImpossiblePosition {
    /// The setup.
    pub setup: Setup,
    /// The reasons, at least one.
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
    /// K1: there is one piece of each size.
    #[error("K1: {piece} is on more than one square: {squares}")]
    Twice {
        /// The piece.
        piece: Piece,
        /// Its squares.
        squares: SquareSet,
    },
    /// K3: the players take turns placing.
    #[error(
        "K3: {turn} is to move with {own} placed and {} has placed {others}, \
         but the players place in turns", !*.turn
    )]
    OutOfTurn {
        /// The side to move.
        turn: Color,
        /// The number of pieces that side has placed.
        own: usize,
        /// The number of pieces the other side has placed.
        others: usize,
    },
    /// K4: while placing, two pieces of a side are in line with nothing between, whichever was placed first.
    #[error("K4: {color}'s pieces on {first} and {second} are in line, and no enemy is between")]
    InLine {
        /// The owner of the pieces.
        color: Color,
        /// The one on the smaller square.
        first: Square,
        /// The other one.
        second: Square,
    },
    /// K4: all pieces in line are separated, but no order of placement kept them separated throughout.
    #[error("K4: in no order could the pieces have been placed without two in line")]
    NoOrder,
}
