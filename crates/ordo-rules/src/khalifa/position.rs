use super::ordo::is_ordo;
use super::{GameOptions, IllegalTurn, Piece, Setup, Size, Square, SquareSet, Step, Turn, key};
use crate::{Color, Outcome, Reason};

/// A position that can occur in a game.
///
/// No piece is on two squares. In the placement phase there is an order in which the pieces can have been placed in turns
/// (K3, K4); once all eight are placed, they may be anywhere. The game may be over: then there is an
/// [`outcome`](Position::outcome) and no legal turn.
///
/// Positions are small and `Copy`. The [`GameOptions`] of the game are a part of the value, but not of its text.
///
/// White's pieces are `A` to `D` from the smallest to the largest, Black's are `a` to `d`:
///
/// ```
/// use ordo_rules::Color;
/// use ordo_rules::khalifa::{Phase, Position};
///
/// let board = "\
/// 8  . . . . . . . .
/// 7  . . . . . . . .
/// 6  . . . b . . . .
/// 5  . . a . . . . .
/// 4  . . . c . . . .
/// 3  . . . . . . . d
/// 2  . . . . . . D .
/// 1  A . B . C . . .
///    1 2 3 4 5 6 7 8";
/// let position: Position = "8/8/3b4/2a5/3c4/7d/6D1/A1B1C3 w".parse()?;
/// assert_eq!(format!("{position:#}"), board);
/// assert_eq!(position.phase(), Phase::Moving);
///
/// let win = "27-17".parse()?;
/// assert!(position.winning_turns().contains(&win));
/// let won = position.after_unchecked(win);
/// assert_eq!(won.outcome().unwrap().winner, Some(Color::White));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The square of each piece, by colour and size.
    squares: [[Option<Square>; 4]; 2],
    /// The same as sets, by colour.
    pieces: [SquareSet; 2],
    key: u64,
    turn: Color,
    options: GameOptions,
}

const _: () = assert!(size_of::<Position>() == 40);

/// The phase of the game: first all pieces are placed, then they move (K3, K5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Some piece is still to be placed.
    Placement,
    /// All eight pieces are placed.
    Moving,
}

/// The start position.
impl Default for Position {
    fn default() -> Position {
        Position::start()
    }
}

impl Position {
    /// The start position: an empty board, White first, default options (K1, K2).
    pub fn start() -> Position {
        Position::start_with(Color::White, GameOptions::default())
    }

    /// The start position with either colour first and any options (K2).
    pub fn start_with(first: Color, options: GameOptions) -> Position {
        Position::from_parts([[None; 4]; 2], first, options)
    }

    pub(crate) fn from_parts(
        squares: [[Option<Square>; 4]; 2],
        turn: Color,
        options: GameOptions,
    ) -> Position {
        let mut position = Position {
            squares,
            pieces: squares.map(|side| side.into_iter().flatten().collect()),
            key: 0,
            turn,
            options,
        };
        position.key = position.computed_key();
        position
    }

    /// The position as a setup.
    pub fn setup(&self) -> Setup {
        let mut setup = Setup::EMPTY;
        for piece in Piece::all() {
            if let Some(square) = self.square(piece) {
                setup.set(square, Some(piece));
            }
        }
        setup.set_turn(self.turn);
        setup
    }

    /// The side to move.
    #[inline]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The options of the game.
    pub fn options(&self) -> GameOptions {
        self.options
    }

    /// The same placement under other options.
    #[must_use]
    pub fn with_options(&self, options: GameOptions) -> Position {
        Position::from_parts(self.squares, self.turn, options)
    }

    /// The square of a piece; `None` if it is still to be placed.
    #[inline]
    pub fn square(&self, piece: Piece) -> Option<Square> {
        self.squares[piece.color as usize][piece.size as usize]
    }

    /// The squares of a side's four pieces, the smallest first; `None` if one is still to be placed.
    #[inline]
    pub fn all_four(&self, color: Color) -> Option<[Square; 4]> {
        match self.squares[color as usize] {
            [Some(one), Some(two), Some(three), Some(four)] => Some([one, two, three, four]),
            _ => None,
        }
    }

    /// The pieces of a side.
    #[inline]
    pub fn pieces(&self, color: Color) -> SquareSet {
        self.pieces[color as usize]
    }

    /// The pieces of both sides.
    #[inline]
    pub fn occupied(&self) -> SquareSet {
        self.pieces[0] | self.pieces[1]
    }

    /// The piece on a square.
    pub fn get(&self, square: Square) -> Option<Piece> {
        Piece::all().find(|&piece| self.square(piece) == Some(square))
    }

    /// The pieces a side still has to place, smallest first (K3).
    pub fn in_hand(&self, color: Color) -> impl Iterator<Item = Size> + use<> {
        let side = self.squares[color as usize];
        Size::ALL
            .into_iter()
            .filter(move |&size| side[size as usize].is_none())
    }

    /// The phase of the game.
    #[inline]
    pub fn phase(&self) -> Phase {
        if self.occupied().len() == 8 {
            Phase::Moving
        } else {
            Phase::Placement
        }
    }

    /// The Zobrist key of pieces and side to move, updated incrementally. Like the text it does not cover the options.
    #[inline]
    pub fn key(&self) -> u64 {
        self.key
    }

    /// The Zobrist key, computed from scratch.
    pub fn computed_key(&self) -> u64 {
        let turn = match self.turn {
            Color::White => 0,
            Color::Black => key::BLACK_TO_MOVE,
        };
        let squares = Piece::all().filter_map(|piece| Some((piece, self.square(piece)?)));
        squares.fold(turn, |key, (piece, square)| key ^ key::piece(piece, square))
    }

    /// The outcome, if the game is over (K8): if both sides have an ordo, the one that has just moved wins.
    #[inline]
    pub fn outcome(&self) -> Option<Outcome> {
        let [last, next] = [!self.turn, self.turn];
        // K4 prevents placing an ordo.
        if self.phase() == Phase::Placement {
            None
        } else if self.has_ordo(last) {
            Some(Outcome::win(last, Reason::Ordo))
        } else if self.has_ordo(next) {
            Some(Outcome::win(next, Reason::Ordo))
        } else {
            None
        }
    }

    /// True if a side has an ordo (K7).
    #[inline]
    pub fn has_ordo(&self, color: Color) -> bool {
        self.all_four(color)
            .is_some_and(|four| is_ordo(four, self.pieces(!color), self.options.spacing))
    }

    /// The squares from the first to the last piece of a side's ordo, if it has one (K7).
    pub fn ordo(&self, color: Color) -> Option<SquareSet> {
        let [first, .., last] = self.all_four(color).filter(|_| self.has_ordo(color))?;
        Some(SquareSet::between(first, last).with(first).with(last))
    }

    /// The position after a turn that is known to be legal. With any other turn the result is an
    /// arbitrary position, without a panic.
    #[inline]
    #[must_use]
    pub fn after_unchecked(&self, turn: Turn) -> Position {
        let mut next = *self;
        match turn {
            Turn::Place { size, square } => next.place(size, square),
            Turn::One(step) => next.take(step),
            Turn::Two(first, second) => {
                next.take(first);
                next.take(second);
            }
        }
        next.turn = !self.turn;
        next.key ^= key::BLACK_TO_MOVE;
        next
    }

    /// Plays a turn if it is legal; else nothing changes.
    pub fn play(&mut self, turn: Turn) -> Result<(), IllegalTurn> {
        self.explain(turn)?;
        self.play_unchecked(turn);
        Ok(())
    }

    /// Plays a turn that is known to be legal; see [`after_unchecked`](Position::after_unchecked).
    #[inline]
    pub fn play_unchecked(&mut self, turn: Turn) {
        *self = self.after_unchecked(turn);
    }

    fn place(&mut self, size: Size, square: Square) {
        let color = self.turn;
        self.squares[color as usize][size as usize] = Some(square);
        self.pieces[color as usize] |= SquareSet::of(square);
        self.key ^= key::piece(Piece { color, size }, square);
    }

    /// Makes one step of a turn; the same side stays to move.
    #[inline]
    pub(crate) fn take(&mut self, step: Step) {
        let color = self.turn;
        let mut side = self.squares[color as usize].iter_mut().zip(Size::ALL);
        if let Some((square, size)) = side.find(|(square, _)| **square == Some(step.from)) {
            let piece = Piece { color, size };
            *square = Some(step.to);
            self.key ^= key::piece(piece, step.from) ^ key::piece(piece, step.to);
            self.pieces[color as usize] ^= SquareSet::of(step.from) | SquareSet::of(step.to);
        }
    }
}
