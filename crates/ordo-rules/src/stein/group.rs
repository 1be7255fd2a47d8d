use super::connectivity::{Parts, is_connected, part_without, parts_around, touching_all};
use super::neighbourhood::Neighbourhood;
use super::ordo_landing::OrdoLanding;
use super::run::{Axis, axis_across};
use super::slide::{ray, slide, slide_one};
use super::{Direction, MoveSet, Square, SquareSet, moves};
use crate::Color;

/// Runs a block for each direction that the pieces of a group, or of a connected side, may move in (S8, S9). The block is
/// repeated for each, so that the direction is a constant.
macro_rules! in_open_directions {
    (connected $color:expr, |$direction:ident| $block:block) => {
        in_open_directions!(@open true, $color, $direction $block)
    };
    ($group:expr, |$direction:ident| $block:block) => {
        in_open_directions!(@open $group.is_connected(), $group.color(), $direction $block)
    };
    (@open $connected:expr, $color:expr, $direction:ident $block:block) => {{
        use $crate::stein::Direction;
        let connected = $connected;
        let color = $color;
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

/// An analysis of one side's group (S4), independent of the enemy: connectivity, articulation points, and the squares that each
/// piece and each ordo may land on without breaking S5.
///
/// Legality depends on the mover's own pieces alone. Remove the moving pieces and let C1 … Cm be the connected parts of the
/// rest: the move is legal exactly if the moving pieces land adjacent to every Ci. In one direction each square can be
/// reached by at most one own piece (the nearest one behind it), so one set of squares per direction covers all pieces.
///
/// An analysis stays valid until a piece of the group moves or is captured, so a search reuses it while the other side makes
/// quiet moves. [`perft`](super::perft) shows the pattern.
///
/// ```
/// use ordo_rules::Color;
/// use ordo_rules::stein::Position;
///
/// let board = "\
/// 8  . . . . . . . . . b
/// 7  . . . . . . . . . .
/// 6  . . . . . . . . . .
/// 5  . . . . . . . . . .
/// 4  . . . . w . . . . .
/// 3  . . . w . . . . . .
/// 2  . . . w w . . . . .
/// 1  . . . . . . . . . .
///    a b c d e f g h i j";
/// let position: Position = "9b/10/10/10/4w5/3w6/3ww5/10 w".parse()?;
/// assert_eq!(format!("{position:#}"), board);
///
/// let group = position.group(Color::White);
/// assert!(group.is_connected());
/// assert_eq!(group.articulation_points().to_string(), "d3");
/// # Ok::<(), ordo_rules::stein::ParsePositionError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Group {
    color: Color,
    connected: bool,
    pieces: SquareSet,
    articulation_points: SquareSet,
    /// The legal landing squares of single pieces, by direction.
    singles: [SquareSet; 8],
    /// The legal landing squares of ordos, by direction.
    ordos: [OrdoLanding; 4],
}

impl Group {
    /// Analyses the pieces of a side.
    #[inline]
    pub fn new(color: Color, pieces: SquareSet) -> Group {
        Group::with_connection(color, pieces, is_connected(pieces))
    }

    /// Analyses the pieces of a side that has just made a legal move: by S5 they are connected.
    pub fn connected_unchecked(color: Color, pieces: SquareSet) -> Group {
        debug_assert!(is_connected(pieces));
        Group::with_connection(color, pieces, true)
    }

    /// Analyses the pieces of a side that is known to be split.
    pub fn split_unchecked(color: Color, pieces: SquareSet) -> Group {
        debug_assert!(!is_connected(pieces));
        Group::with_connection(color, pieces, false)
    }

    /// Analyses the group after the loss of one of its pieces.
    #[must_use]
    pub fn without(&self, lost: Square) -> Group {
        let pieces = self.pieces.without(lost);
        if self.connected {
            let connected = !self.articulation_points.contains(lost);
            debug_assert_eq!(connected, is_connected(pieces));
            Group::with_connection(self.color, pieces, connected)
        } else {
            Group::new(self.color, pieces)
        }
    }

    /// Inlined, so that the analysis is not moved.
    #[inline(always)]
    fn with_connection(color: Color, pieces: SquareSet, connected: bool) -> Group {
        let mut group = Group {
            color,
            connected,
            pieces,
            articulation_points: SquareSet::EMPTY,
            singles: [SquareSet::EMPTY; 8],
            ordos: [OrdoLanding::NONE; 4],
        };
        group.find();
        group
    }

    /// Replaces the analysis by that of other pieces, which are connected or not. Cheaper than a new analysis, which is
    /// initialized and moved.
    #[doc(hidden)]
    pub fn replace_unchecked(&mut self, color: Color, pieces: SquareSet, connected: bool) {
        debug_assert_eq!(is_connected(pieces), connected);
        (self.color, self.pieces, self.connected) = (color, pieces, connected);
        self.find();
    }

    /// Fills everything that follows from the pieces. Landing squares of directions that are not open are left as they are.
    #[inline(never)]
    fn find(&mut self) {
        let pieces = self.pieces;
        self.articulation_points = SquareSet::EMPTY;
        for ordos in &mut self.ordos {
            ordos.clear();
        }
        if self.connected {
            let touch = Neighbourhood::of(pieces);
            self.find_landings(&touch);
            in_open_directions!(self, |direction| {
                if axis_across(direction).is_some() {
                    let ordos = &mut self.ordos[direction as usize / 2];
                    ordos.find(direction, pieces, touch.touching_one);
                }
            });
        } else {
            self.singles = [SquareSet::EMPTY; 8];
            self.find_reconnections();
        }
    }

    /// The owner of the group.
    pub fn color(&self) -> Color {
        self.color
    }

    /// The pieces of the group.
    #[inline]
    pub fn pieces(&self) -> SquareSet {
        self.pieces
    }

    /// True if the group is connected (S4). If it is not, backward directions are open (S9).
    #[inline]
    pub fn is_connected(&self) -> bool {
        self.connected
    }

    /// The articulation points of a connected group: the pieces whose loss would split the rest. A split group has none.
    #[inline]
    pub fn articulation_points(&self) -> SquareSet {
        self.articulation_points
    }

    /// Calls `listener` with the legal moves of the group among `enemy` pieces, in sets. Nothing else about the position is
    /// needed: without enemy pieces these are all moves that the group could ever have.
    #[doc(hidden)]
    pub fn each_move_set(&self, enemy: SquareSet, listener: impl FnMut(MoveSet)) {
        moves::each_move_set(self, enemy, SquareSet::FULL, listener);
    }

    /// The legal landing squares of single pieces that move in a direction.
    #[inline(always)]
    pub(crate) fn single_landing(&self, direction: Direction) -> SquareSet {
        self.singles[direction as usize]
    }

    /// The legal landing squares of ordos that move in a direction.
    #[inline(always)]
    pub(crate) fn ordo_landing(&self, direction: Direction) -> &OrdoLanding {
        &self.ordos[direction as usize / 2]
    }

    /// Fills `singles` and `articulation_points` of a connected group.
    ///
    /// Most pieces can leave without splitting the rest; they may land on any square that touches another piece. Only pieces
    /// whose neighbours form several clusters are analysed one by one.
    fn find_landings(&mut self, touch: &Neighbourhood) {
        let pieces = self.pieces;
        let free = !pieces;
        if pieces.len() == 1 {
            self.singles = [free; 8];
            return;
        }
        in_open_directions!(self, |direction| {
            let one_step = pieces.step(direction);
            self.singles[direction as usize] =
                (touch.touching_two | (touch.touching_one - one_step)) & free;
        });
        let mut landings = ArticulationLandings::NONE;
        for square in touch.articulation_candidates {
            let rest = pieces.without(square);
            let landing = if touch.triple_candidates.contains(square) {
                let neighbours = SquareSet::of(square).neighbours() & rest;
                let mut parts = parts_around(neighbours, rest);
                let Some(first) = parts.next().filter(|&first| first != rest) else {
                    continue;
                };
                parts.fold(first.neighbours(), |all, part| all & part.neighbours())
            } else {
                let Some(part) = part_without(rest, square) else {
                    continue;
                };
                part.neighbours() & (rest - part).neighbours()
            };
            if landings.is_full() {
                self.restrict(&landings);
                landings = ArticulationLandings::NONE;
            }
            landings.push(square, landing);
        }
        if !landings.points.is_empty() {
            self.restrict(&landings);
        }
    }

    /// Restricts the landing squares of articulation points.
    #[inline(always)]
    fn restrict(&mut self, landings: &ArticulationLandings) {
        self.articulation_points |= landings.points;
        in_open_directions!(self, |direction| {
            let reached = slide(direction, landings.points, !self.pieces);
            self.singles[direction as usize] -= reached - landings.towards(direction);
        });
    }

    /// Fills `singles` and `ordos` of a split group, part by part: the squares that touch all other parts and the
    /// rest of the mover's own part.
    #[inline(never)]
    fn find_reconnections(&mut self) {
        let free = !self.pieces;
        let parts = Parts::of(self.pieces);
        for (number, part) in parts.iter() {
            let near = parts.near_others(number).fold(free, |all, near| all & near);
            let touch = Neighbourhood::of(part);
            if part.len() == 1 {
                for direction in Direction::ALL {
                    self.singles[direction as usize] |= slide(direction, part, free) & near;
                }
                continue;
            }
            let near = near & touch.touching_one;
            if !near.is_empty() {
                self.reconnect_singles(part, &touch, near);
            }
            let ordos = &mut self.ordos;
            OrdoLanding::find_reconnections(ordos, Axis::Rank, self.pieces, &parts, number, part);
            OrdoLanding::find_reconnections(ordos, Axis::File, self.pieces, &parts, number, part);
        }
    }

    /// Adds the landing squares of the pieces of one part to `singles`. The squares of `near` touch all other parts and the part
    /// itself; for an articulation point, the rest of its part is checked here.
    #[inline(always)]
    fn reconnect_singles(&mut self, part: SquareSet, touch: &Neighbourhood, near: SquareSet) {
        let free = !self.pieces;
        let candidates = part & touch.articulation_candidates;
        for direction in Direction::ALL {
            let one_step = part.step(direction);
            let touches_rest = touch.touching_two | (touch.touching_one - one_step);
            let landing = near & touches_rest;
            let mut singles = slide(direction, part, free) & landing;
            for square in singles {
                let mover = slide_one(direction.opposite(), square, free) & part;
                if mover.intersects(candidates) && !touching_all(part - mover).contains(square) {
                    singles -= SquareSet::of(square);
                }
            }
            self.singles[direction as usize] |= singles;
        }
    }
}

/// The landing squares of some articulation points: those that touch all parts of the rest.
struct ArticulationLandings {
    points: SquareSet,
    /// The points in the order of their bits.
    squares: [Square; 8],
    /// The landing squares of each.
    landings: [SquareSet; 8],
    len: usize,
}

impl ArticulationLandings {
    const NONE: ArticulationLandings = ArticulationLandings {
        points: SquareSet::EMPTY,
        squares: [Square::A1; 8],
        landings: [SquareSet::EMPTY; 8],
        len: 0,
    };

    fn is_full(&self) -> bool {
        self.len == self.landings.len()
    }

    fn push(&mut self, point: Square, landing: SquareSet) {
        self.points |= SquareSet::of(point);
        self.squares[self.len] = point;
        self.landings[self.len] = landing;
        self.len += 1;
    }

    /// The landing squares in one direction. A square beyond several points belongs to the last of them.
    #[inline(always)]
    fn towards(&self, direction: Direction) -> SquareSet {
        let add = |all: SquareSet, (&point, &landing): (&Square, &SquareSet)| {
            let ray = ray(direction, point);
            (all - ray) | (ray & landing)
        };
        let len = self.len.min(8);
        let landings = self.squares[..len].iter().zip(&self.landings[..len]);
        if direction.bits() > 0 {
            landings.fold(SquareSet::EMPTY, add)
        } else {
            landings.rev().fold(SquareSet::EMPTY, add)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s9_a_split_group_may_hold_a_whole_file() {
        let squares = ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "c8"];
        let pieces: SquareSet = squares
            .iter()
            .map(|square| square.parse::<Square>().unwrap())
            .collect();
        let group = Group::new(Color::White, pieces);
        assert!(!group.is_connected());
        // c8 may go back to b8, or the whole file to it.
        let b8: Square = "b8".parse().unwrap();
        assert!(group.single_landing(Direction::West).contains(b8));
        let mut landings = group.ordo_landing(Direction::East).landings();
        assert_eq!(landings.len(), 7); // of two pieces to eight
        assert_eq!(landings.next_back(), Some(&SquareSet::of(Square::B1)));
    }
}
