use core::cmp::Ordering;

use super::{Size, Square};

/// A turn: one placement, or one or two steps (K3, K5). It may be illegal; [`Position::explain`](super::Position::explain)
/// checks it.
///
/// Two steps that can be made in either order are one turn with two spellings;
/// [`Position::canonical`](super::Position::canonical) gives the spelling that moves the smaller piece first. Values are
/// equal if they are spelled the same.
///
/// ```
/// use ordo_rules::khalifa::{Square, Step, Turn};
///
/// let turn: Turn = "45-47".parse()?;
/// assert_eq!(turn, Turn::One(Step { from: Square::S45, to: Square::S47 }));
/// assert_eq!("3@12".parse::<Turn>()?.to_string(), "3@12");
/// # Ok::<(), ordo_rules::khalifa::ParseTurnError>(())
/// ```
///
/// A turn of two steps that lines up four pieces in order of size:
///
/// ```
/// use ordo_rules::khalifa::{Position, Turn};
///
/// // 2  . . . . C . D .      2  . . . . . . . .
/// // 1  A . B . . . . .      1  A . B . C . D .
/// //    1 2 3 4 5 6 7 8         1 2 3 4 5 6 7 8
/// let position: Position = "8/8/3b4/2a5/3c4/7d/4C1D1/A1B5 w".parse()?;
/// let turn: Turn = "25-15,27-17".parse()?;
/// assert!(position.is_legal(turn));
/// assert!(position.winning_turns().contains(&turn));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Turn {
    /// K3: a piece is placed.
    Place {
        /// The size of the piece.
        size: Size,
        /// The square it is placed on.
        square: Square,
    },
    /// K5: one piece moves.
    One(Step),
    /// K5: two pieces move, one after the other.
    Two(Step, Step),
}

/// One piece's part of a turn (K5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step {
    /// The square of the piece.
    pub from: Square,
    /// The target square.
    pub to: Square,
}

const _: () = assert!(size_of::<Turn>() == 4);
const _: () = assert!(size_of::<Option<Turn>>() == 4);

impl Turn {
    /// The steps in playing order; none if a piece is placed.
    pub fn steps(self) -> impl Iterator<Item = Step> {
        let (first, second) = match self {
            Turn::Place { .. } => (None, None),
            Turn::One(step) => (Some(step), None),
            Turn::Two(first, second) => (Some(first), Some(second)),
        };
        first.into_iter().chain(second)
    }

    /// The same steps in the other order.
    #[must_use]
    pub const fn swapped(self) -> Turn {
        match self {
            Turn::Two(first, second) => Turn::Two(second, first),
            one => one,
        }
    }

    /// A number that sorts like the text, one part for each character that can make a difference.
    fn rank(self) -> u32 {
        // `3@45`: the `@` comes after all digits.
        const AT: u32 = 8;
        let parts = |digit: u32, next: u32, square: Square| {
            (digit << 4 | next) << 6 | u32::from(square.bit())
        };
        let step = |step: Step| {
            let (row, column) = (step.from.row(), step.from.column());
            parts(u32::from(row), u32::from(column), step.to)
        };
        let (head, tail) = match self {
            Turn::Place { size, square } => (parts(size as u32, AT, square), 0),
            Turn::One(only) => (step(only), 0),
            Turn::Two(first, second) => (step(first), 1 << 13 | step(second)),
        };
        head << 14 | tail
    }
}

/// Turns sort like their texts.
impl Ord for Turn {
    fn cmp(&self, other: &Turn) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Turn {
    fn partial_cmp(&self, other: &Turn) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
