use core::cmp::Ordering;

use super::{Run, Square};

/// A move: the run that moves, the target of its first square, and the capture flag (S6, S7).
///
/// A move stays on the board but may be illegal; [`Position::explain`](super::Position::explain) checks it.
///
/// ```
/// use ordo_rules::stein::{Move, Position, Run, Square};
///
/// // The ordo c3:d3 of the left board moves two squares forward.
/// //
/// // 5  . . . . . .      5  . . w w . .
/// // 4  . w . . w .      4  . w . . w .
/// // 3  . . w w . .      3  . . . . . .
/// //    a b c d e f         a b c d e f
/// let position: Position = "9b/10/10/10/1w2w5/2ww6/10/10 w".parse()?;
/// let mv: Move = "c3:d3-c5".parse()?;
/// assert_eq!(mv.run(), Run::new(Square::C3, Square::D3).unwrap());
/// assert_eq!((mv.to(), mv.is_ordo(), mv.is_capture()), (Square::C5, true, false));
/// assert_eq!(mv.landing().to_string(), "c5:d5");
/// assert!(position.is_legal(mv));
/// assert_eq!(position.after_unchecked(mv).to_string(), "9b/10/10/2ww6/1w2w5/10/10/10 b");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    run: Run,
    to: Square,
    capture: bool,
}

const _: () = assert!(size_of::<Move>() == 4);
const _: () = assert!(size_of::<Option<Move>>() == 4);

impl Move {
    /// Moves `run` so that its first square lands on `to`; `None` if not all of it would stay on the board.
    pub fn new(run: Run, to: Square, capture: bool) -> Option<Move> {
        run.moved_to(to)?;
        Some(Move { run, to, capture })
    }

    /// A move that is known to stay on the board.
    #[inline]
    pub(crate) fn new_unchecked(run: Run, to: Square, capture: bool) -> Move {
        debug_assert!(run.moved_to(to).is_some());
        Move { run, to, capture }
    }

    /// The pieces that move.
    #[inline]
    pub const fn run(self) -> Run {
        self.run
    }

    /// The first square of the moving pieces.
    #[inline]
    pub const fn from(self) -> Square {
        self.run.first()
    }

    /// The target of the first square.
    #[inline]
    pub const fn to(self) -> Square {
        self.to
    }

    /// The squares that all moving pieces land on.
    #[inline]
    pub fn landing(self) -> Run {
        self.run.moved_to_unchecked(self.to)
    }

    /// True if the capture flag is set.
    #[inline]
    pub const fn is_capture(self) -> bool {
        self.capture
    }

    /// The same move with or without the capture flag.
    #[must_use]
    pub const fn with_capture(self, capture: bool) -> Move {
        Move { capture, ..self }
    }

    /// True if more than one piece moves.
    #[inline]
    pub const fn is_ordo(self) -> bool {
        self.run.is_ordo()
    }

    /// The move with left and right exchanged.
    #[must_use]
    pub fn mirrored(self) -> Move {
        self.reflected(self.run.mirrored(), Square::mirrored)
    }

    /// The move with the two home rows exchanged.
    #[must_use]
    pub fn flipped(self) -> Move {
        self.reflected(self.run.flipped(), Square::flipped)
    }

    /// Reflects the target square; the other end of a run may become the first.
    fn reflected(self, run: Run, reflect: fn(Square) -> Square) -> Move {
        let landing = self.landing();
        let to = if reflect(self.run.first()) == run.first() {
            landing.first()
        } else {
            landing.last()
        };
        Move {
            run,
            to: reflect(to),
            capture: self.capture,
        }
    }
}

/// Moves sort like their texts.
impl Ord for Move {
    fn cmp(&self, other: &Move) -> Ordering {
        let key = |mv: &Move| {
            let separator = match (mv.is_ordo(), mv.capture) {
                (false, false) => 0, // -
                (true, _) => 1,      // :
                (false, true) => 2,  // x
            };
            (mv.from(), separator, mv.run.last(), mv.capture, mv.to)
        };
        key(self).cmp(&key(other))
    }
}

impl PartialOrd for Move {
    fn partial_cmp(&self, other: &Move) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
