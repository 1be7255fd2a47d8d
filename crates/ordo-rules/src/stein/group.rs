use super::connect::{components, is_connected};
use super::ordo_landing::OrdoLanding;
use super::run::axis_across;
use super::slide::slide;
use super::{Direction, SquareSet};
use crate::Color;

/// Runs a block for each direction that the pieces of a group may move in (S8, S9). The block stands once for each, so that
/// the compiler knows the direction.
macro_rules! in_open_directions {
    ($group:expr, |$direction:ident| $block:block) => {{
        use $crate::stein::Direction;
        let connected = $group.is_connected();
        let color = $group.color();
        in_open_directions!(@each $direction $block East West);
        if color == $crate::Color::White || !connected {
            in_open_directions!(@each $direction $block North NorthEast NorthWest);
        }
        if color == $crate::Color::Black || !connected {
            in_open_directions!(@each $direction $block South SouthEast SouthWest);
        }
    }};
    (@each $direction:ident $block:block $($name:ident)*) => {
        $({
            let $direction = Direction::$name;
            $block
        })*
    };
}
pub(crate) use in_open_directions;

/// All there is to know of one side's group (S4) before looking at the enemy: whether it is connected, its cut points, and
/// where each piece and each ordo may land without breaking S5.
///
/// Legality depends on the mover's own pieces alone. Take the movers off and let C1 … Cm be what is left in connected
/// parts: the move is legal exactly when the movers land touching every Ci. On each way of sliding at most one own piece
/// can come along (the nearest looking back), so one set of squares a direction holds the answer for all pieces.
///
/// A group stays the same as long as its pieces do. Analyse it once and hand it on while the other side makes quiet
/// moves; only a capture or a move of its own makes a new one. [`perft`](super::perft) shows the pattern.
#[derive(Clone, Debug)]
pub struct Group {
    color: Color,
    connected: bool,
    pieces: SquareSet,
    cut_points: SquareSet,
    /// Where a single piece may land that comes in each direction.
    singles: [SquareSet; 8],
    /// The same for ordos, for each direction that ordos move in.
    ordos: [OrdoLanding; 4],
}

impl Group {
    /// Analyses the pieces of a side.
    pub fn new(color: Color, pieces: SquareSet) -> Group {
        Group::with_connection(color, pieces, is_connected(pieces))
    }

    /// Analyses the pieces of a side that has just made a legal move: by S5 they are connected.
    pub fn connected(color: Color, pieces: SquareSet) -> Group {
        debug_assert!(is_connected(pieces));
        Group::with_connection(color, pieces, true)
    }

    fn with_connection(color: Color, pieces: SquareSet, connected: bool) -> Group {
        let mut group = Group {
            color,
            connected,
            pieces,
            cut_points: SquareSet::EMPTY,
            singles: [SquareSet::EMPTY; 8],
            ordos: [OrdoLanding::NONE; 4],
        };
        let touch = Touch::of(pieces);
        group.find_single_landings(&touch);
        in_open_directions!(group, |direction| {
            if axis_across(direction).is_some() {
                group.ordos[direction as usize / 2] =
                    OrdoLanding::new(direction, pieces, connected, touch.one_or_more);
            }
        });
        group
    }

    /// Whose group it is.
    pub fn color(&self) -> Color {
        self.color
    }

    /// The pieces of the group.
    #[inline]
    pub fn pieces(&self) -> SquareSet {
        self.pieces
    }

    /// Whether the group is connected (S4). If it is not, backward directions are open (S9).
    #[inline]
    pub fn is_connected(&self) -> bool {
        self.connected
    }

    /// The pieces of a connected group whose loss would split the rest. A split group has none.
    #[inline]
    pub fn cut_points(&self) -> SquareSet {
        self.cut_points
    }

    /// Where a single piece may land that comes in this direction.
    #[inline(always)]
    pub(crate) fn single_landing(&self, direction: Direction) -> SquareSet {
        self.singles[direction as usize]
    }

    /// Where ordos may land that come in this direction.
    #[inline(always)]
    pub(crate) fn ordo_landing(&self, direction: Direction) -> &OrdoLanding {
        &self.ordos[direction as usize / 2]
    }

    /// Fills `singles` and `cut_points`.
    ///
    /// Most pieces can leave without splitting the rest; they may land wherever they touch another piece. The others, and
    /// every piece of a split group, are looked at one by one.
    fn find_single_landings(&mut self, touch: &Touch) {
        let pieces = self.pieces;
        let free = !pieces;
        if pieces.len() == 1 {
            self.singles = [free; 8];
            return;
        }

        let mut special = [(SquareSet::EMPTY, SquareSet::EMPTY); 80];
        let mut specials = 0;
        let mut special_pieces = SquareSet::EMPTY;
        let suspects = if self.connected { touch.crossings } else { pieces };
        for square in suspects {
            let piece = SquareSet::of(square);
            let rest = pieces - piece;
            let mut parts = components(rest);
            let Some(first) = parts.next() else { continue };
            if self.connected {
                if first == rest {
                    continue;
                }
                self.cut_points |= piece;
            }
            let landing = parts.fold(first.neighbours(), |all, part| all & part.neighbours());
            special_pieces |= piece;
            special[specials] = (piece, landing & free);
            specials += 1;
        }
        let special = &special[..specials];

        in_open_directions!(self, |direction| {
            let one_step = pieces.step(direction);
            let mut landing = (touch.two_or_more | touch.one_or_more - one_step) & free;
            if !special.is_empty() {
                landing -= slide(direction, special_pieces, free);
                for &(piece, squares) in special {
                    landing |= slide(direction, piece, free) & squares;
                }
            }
            self.singles[direction as usize] = landing;
        });
    }
}

/// What the eight neighbours of each square say.
struct Touch {
    /// Squares that touch at least one piece.
    one_or_more: SquareSet,
    /// Squares that touch at least two pieces.
    two_or_more: SquareSet,
    /// Pieces whose neighbours do not all hang together around them: only these can be cut points.
    crossings: SquareSet,
}

impl Touch {
    fn of(pieces: SquareSet) -> Touch {
        let p = pieces.0;
        let (north, south, east, west) = (p >> 16, p << 16, p >> 1, p << 1);
        let (north_east, north_west) = (p >> 17, p >> 15);
        let (south_east, south_west) = (p << 15, p << 17);

        let mut one = 0;
        let mut two = 0;
        for neighbour in [north, north_east, east, south_east, south, south_west, west, north_west] {
            two |= one & neighbour;
            one |= neighbour;
        }

        // Going round the piece, the neighbours fall into as many bunches as there are gaps that end. A gap begins at an
        // orthogonal neighbour that is missing; a missing corner alone is no gap, for its two sides touch each other.
        let gaps = [
            !north & (north_east | east),
            !east & (south_east | south),
            !south & (south_west | west),
            !west & (north_west | north),
        ];
        let two_gaps = gaps[0] & gaps[1] | gaps[2] & gaps[3] | (gaps[0] | gaps[1]) & (gaps[2] | gaps[3]);

        Touch {
            one_or_more: SquareSet(one) & SquareSet::FULL,
            two_or_more: SquareSet(two) & SquareSet::FULL,
            crossings: SquareSet(two_gaps & p),
        }
    }
}
