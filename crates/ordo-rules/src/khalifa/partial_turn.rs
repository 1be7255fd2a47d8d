use super::explain::IllegalTurn;
use super::{Phase, Piece, Position, Square, SquareSet, Step, Turn};
use crate::Color;

/// A turn of the movement phase that is entered step by step, as on a board with drag and drop: the pieces that may still move,
/// their targets, and the turn if it ends here (K5).
///
/// ```
/// use ordo_rules::khalifa::{Position, Square, Step};
///
/// let position: Position = "....c..D/..A...../d......./.....a../...b.B../......../......../...C.... w".parse()?;
/// let partial = position.partial_turn();
/// assert_eq!(partial.movable().to_string(), "14 46 73 88");
/// assert_eq!(partial.turn(), None);
///
/// let blocked = partial.take(Step { from: Square::S46, to: Square::S43 }).unwrap_err();
/// assert_eq!(blocked.to_string(), "K5: 46-43 is blocked by Black's 2 on 44");
///
/// let partial = partial.take(Step { from: Square::S46, to: Square::S45 })?;
/// assert_eq!(partial.movable().to_string(), "14 73 88");
/// assert_eq!(partial.turn(), Some("46-45".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PartialTurn {
    /// The position at the start of the turn.
    start: Position,
    /// The position as the steps so far left it, with the same side to move.
    now: Position,
    first: Option<Step>,
    second: Option<Step>,
}

impl Position {
    /// The turn of the side to move, with no step made.
    pub fn partial_turn(&self) -> PartialTurn {
        PartialTurn {
            start: *self,
            now: *self,
            first: None,
            second: None,
        }
    }
}

impl PartialTurn {
    /// The position at the start of the turn.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The steps so far, at most two.
    pub fn steps(&self) -> impl Iterator<Item = Step> + use<> {
        self.first.into_iter().chain(self.second)
    }

    /// The piece that is on a square now.
    pub fn get(&self, square: Square) -> Option<Piece> {
        self.now.get(square)
    }

    /// The current squares of a side's pieces.
    pub fn pieces(&self, color: Color) -> SquareSet {
        self.now.pieces(color)
    }

    /// The pieces that may make the next step; none after two steps, while pieces are placed, and if the game is over.
    pub fn movable(&self) -> SquareSet {
        let own = self.now.pieces(self.start.turn());
        let pieces = own.into_iter();
        pieces
            .filter(|&from| !self.targets(from).is_empty())
            .collect()
    }

    /// The squares that the piece on a square may go to with the next step.
    pub fn targets(&self, from: Square) -> SquareSet {
        let over = self.second.is_some()
            || self.start.phase() == Phase::Placement
            || self.start.outcome().is_some();
        let own = self.now.pieces(self.start.turn());
        if over || !own.contains(from) || self.first.is_some_and(|first| first.to == from) {
            return SquareSet::EMPTY;
        }
        self.now.reach_from(from)
    }

    /// The turn with one more step, or the rule that the step breaks.
    pub fn take(&self, step: Step) -> Result<PartialTurn, IllegalTurn> {
        let mut next = *self;
        match (self.first, self.second) {
            (None, _) => {
                self.start.explain(Turn::One(step))?;
                next.first = Some(step);
            }
            (Some(first), None) => {
                self.start.explain(Turn::Two(first, step))?;
                next.second = Some(step);
            }
            (Some(_), Some(_)) => return Err(IllegalTurn::ThirdStep { step }),
        }
        next.now.take(step);
        Ok(next)
    }

    /// The turn with its last step taken back.
    #[must_use]
    pub fn undo(&self) -> PartialTurn {
        let mut before = self.start.partial_turn();
        if let (Some(first), Some(_)) = (self.first, self.second) {
            before.now.take(first);
            before.first = Some(first);
        }
        before
    }

    /// The turn if it ends here, in canonical spelling; `None` if no step is made, since passing is not allowed (K6).
    pub fn turn(&self) -> Option<Turn> {
        match (self.first, self.second) {
            (None, _) => None,
            (Some(first), None) => Some(Turn::One(first)),
            (Some(first), Some(second)) => Some(self.start.canonical(Turn::Two(first, second))),
        }
    }

    /// True if the turn wins if it ends here (K8). A board view then ends it, since nothing can be better.
    pub fn wins(&self) -> bool {
        self.first.is_some() && self.now.has_ordo(self.start.turn())
    }

    /// True if the player has nothing more to decide: two steps are made, or the turn wins.
    pub fn is_complete(&self) -> bool {
        self.second.is_some() || self.wins()
    }
}
