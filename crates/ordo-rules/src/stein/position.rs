use super::connectivity::is_connected;
use super::setup::Setup;
use super::square::Square;
use super::{Axis, Group, IllegalMove, Move, MoveSet, Run, SquareSet, key, moves};
use crate::prelude::*;
use crate::{Color, Outcome, Reason};

/// A position that can occur in a game.
///
/// The side that has just moved has pieces and is connected (S5); each side has at most twenty pieces; at most one side has a
/// piece on its goal row. The game may be over: then there is an [`outcome`](Position::outcome) and no legal move.
///
/// Positions are small and `Copy`. Legal moves need an analysis of the mover's [`Group`]: the methods without `_with` make
/// one each time; a search keeps it and passes it on.
///
/// ```
/// use ordo_rules::stein::Position;
///
/// let position: Position = "10/10/4b5/3b6/10/2ww6/4w5/10 w".parse()?;
/// let board = "\
/// 8  . . . . . . . . . .
/// 7  . . . . . . . . . .
/// 6  . . . . b . . . . .
/// 5  . . . b . . . . . .
/// 4  . . . . . . . . . .
/// 3  . . w w . . . . . .
/// 2  . . . . w . . . . .
/// 1  . . . . . . . . . .
///    a b c d e f g h i j";
/// assert_eq!(format!("{position:#}"), board);
/// assert_eq!(position.outcome(), None);
/// # Ok::<(), ordo_rules::stein::ParsePositionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The pieces of the side to move.
    own: SquareSet,
    /// The pieces of the other side.
    enemy: SquareSet,
    key: u64,
    turn: Color,
}

const _: () = assert!(size_of::<Position>() == 48);

/// The start position.
impl Default for Position {
    fn default() -> Position {
        Position::start()
    }
}

impl Position {
    /// The start position (S2).
    pub fn start() -> Position {
        const HOME: u128 = 0b00_1100_1100 | 0b11_1111_1111 << 16 | 0b11_0011_0011 << 32;
        let white = SquareSet::from_bits(HOME);
        Position::from_parts([white, white.flipped()], Color::White)
    }

    pub(crate) fn from_parts(pieces: [SquareSet; 2], turn: Color) -> Position {
        let mut position = Position {
            own: pieces[turn as usize],
            enemy: pieces[!turn as usize],
            key: 0,
            turn,
        };
        position.key = position.computed_key();
        position
    }

    /// The position as a setup.
    pub fn setup(&self) -> Setup {
        let mut setup = Setup::EMPTY;
        for color in Color::ALL {
            for square in self.pieces(color) {
                setup.set(square, Some(color));
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

    /// The pieces of a side.
    #[inline]
    pub fn pieces(&self, color: Color) -> SquareSet {
        if color == self.turn {
            self.own
        } else {
            self.enemy
        }
    }

    /// The pieces of the side to move.
    #[inline]
    pub fn own(&self) -> SquareSet {
        self.own
    }

    /// The pieces of the other side.
    #[inline]
    pub fn enemy(&self) -> SquareSet {
        self.enemy
    }

    /// The piece on a square.
    pub fn get(&self, square: Square) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|&color| self.pieces(color).contains(square))
    }

    /// The Zobrist key of the position, updated incrementally by every move.
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
        turn ^ key::pieces(Color::White, self.pieces(Color::White))
            ^ key::pieces(Color::Black, self.pieces(Color::Black))
    }

    /// The analysis of a side's group.
    #[inline]
    pub fn group(&self, color: Color) -> Group {
        Group::new(color, self.pieces(color))
    }

    /// The outcome, if the game is over (S10.1–S10.4).
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome_with(&self.group(self.turn))
    }

    /// The outcome, if the game is over, given the group of the side to move.
    pub fn outcome_with(&self, own: &Group) -> Option<Outcome> {
        if let Some(winner) = self.reached_goal() {
            return Some(Outcome::win(winner, Reason::HomeRow));
        }
        if moves::has_any(own, self.enemy()) {
            return None;
        }
        let reason = reason_without_moves(own.pieces(), own.is_connected());
        Some(Outcome::win(!self.turn, reason))
    }

    /// The side that has a piece on its goal row (S10.1).
    #[inline]
    pub fn reached_goal(&self) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|&color| self.pieces(color).intersects(SquareSet::goal_row(color)))
    }

    /// The legal moves, in the order of their texts; none if the game is over.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut list = Vec::new();
        self.each_move_set_with(&self.group(self.turn), |set| list.extend(set));
        list.sort_unstable();
        list
    }

    /// Calls `listener` with the legal moves, in sets, in no particular order.
    pub fn each_move_set(&self, listener: impl FnMut(MoveSet)) {
        self.each_move_set_with(&self.group(self.turn), listener);
    }

    /// Calls `listener` with the legal moves, given the group of the side to move.
    #[inline]
    pub fn each_move_set_with(&self, own: &Group, listener: impl FnMut(MoveSet)) {
        self.each_move_set_within(own, SquareSet::FULL, listener);
    }

    /// Calls `listener` with the legal moves whose first square lands in a set: all captures if it is the set of enemy pieces,
    /// all winning moves if it is the goal row.
    #[inline]
    pub fn each_move_set_within(
        &self,
        own: &Group,
        within: SquareSet,
        listener: impl FnMut(MoveSet),
    ) {
        debug_assert_eq!((own.color(), own.pieces()), (self.turn, self.own()));
        if self.reached_goal().is_none() {
            moves::each_move_set(own, self.enemy(), within, listener);
        }
    }

    /// Calls `listener` with the pseudo-legal captures on some squares, without an analysis of the mover's group, which must
    /// be connected: they are legal unless they split it; [`keeps_connection`](Position::keeps_connection) checks that.
    /// Cheaper than an analysis if there are few.
    #[doc(hidden)]
    pub fn each_pseudo_legal_capture(&self, on: SquareSet, listener: impl FnMut(MoveSet)) {
        if self.reached_goal().is_none() {
            moves::each_pseudo_legal_capture(self.turn, self.own, self.enemy, on, listener);
        }
    }

    /// True if the mover's group, which must be connected, is connected after a capture (S5). `articulation_candidates` are those
    /// of the group's [`Neighbourhood`](super::Neighbourhood).
    #[doc(hidden)]
    #[inline]
    pub fn keeps_connection(&self, capture: Move, articulation_candidates: SquareSet) -> bool {
        let landing = SquareSet::of(capture.to());
        let rest = self.own.without(capture.from());
        if articulation_candidates.contains(capture.from()) {
            return is_connected(rest | landing);
        }
        // One piece leaves without splitting the rest.
        rest.is_empty() || landing.neighbours().intersects(rest)
    }

    /// The squares that the first square of a piece or an ordo may land on.
    pub fn targets(&self, run: Run) -> SquareSet {
        let moves = self.legal_moves().into_iter();
        moves.filter(|mv| mv.run() == run).map(Move::to).collect()
    }

    /// The number of legal moves.
    pub fn count_moves(&self) -> usize {
        self.count_moves_with(&self.group(self.turn))
    }

    /// The number of legal moves, given the group of the side to move.
    #[inline]
    pub fn count_moves_with(&self, own: &Group) -> usize {
        debug_assert_eq!((own.color(), own.pieces()), (self.turn, self.own()));
        if self.reached_goal().is_some() {
            return 0;
        }
        moves::count(own, self.enemy())
    }

    /// True if there is a legal move.
    pub fn has_moves(&self) -> bool {
        self.reached_goal().is_none() && moves::has_any(&self.group(self.turn), self.enemy())
    }

    /// The position after a move that is known to be legal. With any other move the result is an
    /// arbitrary position, without a panic.
    #[inline]
    #[must_use]
    pub fn after_unchecked(&self, mv: Move) -> Position {
        let us = self.turn;
        let (from, to) = (mv.from(), mv.to());
        let (change, key_change) = if mv.is_ordo() {
            ordo_change(us, mv)
        } else {
            let change = SquareSet::of(from) | SquareSet::of(to);
            (change, key::piece(us, from) ^ key::piece(us, to))
        };
        let mut key = self.key ^ key::BLACK_TO_MOVE ^ key_change;
        let mut captured = SquareSet::EMPTY;
        if mv.is_capture() {
            captured = SquareSet::of(to);
            key ^= key::piece(!us, to);
        }
        Position {
            own: self.enemy - captured,
            enemy: self.own ^ change,
            key,
            turn: !us,
        }
    }

    /// This position with the other side to move, which may be none that can occur.
    #[inline(always)]
    pub(super) fn passed(&self) -> Position {
        Position {
            own: self.enemy,
            enemy: self.own,
            key: self.key ^ key::BLACK_TO_MOVE,
            turn: !self.turn,
        }
    }

    /// This position without some pieces of the side to move, and with changes to the other side's and to the key.
    #[inline(always)]
    pub(super) fn changed(&self, lost: SquareSet, moved: SquareSet, keys: u64) -> Position {
        Position {
            own: self.own - lost,
            enemy: self.enemy ^ moved,
            key: self.key ^ keys,
            turn: self.turn,
        }
    }

    /// Plays a move if it is legal; else nothing changes.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.explain(mv)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// Plays a move that is known to be legal; see [`after_unchecked`](Position::after_unchecked).
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) {
        *self = self.after_unchecked(mv);
    }

    /// Moves of a side that reach its goal row, as if it were that side's turn: threats, or winning moves (S10.1).
    pub fn goal_moves(&self, color: Color) -> Vec<Move> {
        let mut list = Vec::new();
        if self.reached_goal().is_some() {
            return list;
        }
        let goal = SquareSet::goal_row(color);
        let (group, enemy) = (self.group(color), self.pieces(!color));
        moves::each_move_set(&group, enemy, goal, |set| list.extend(set));
        list.sort_unstable();
        list
    }

    /// True if a side can reach its goal row, given its group, as if it were that side's turn.
    #[inline]
    pub fn can_reach_goal_with(&self, group: &Group) -> bool {
        if self.reached_goal().is_some() {
            return false;
        }
        let mut found = false;
        let (enemy, goal) = (
            self.pieces(!group.color()),
            SquareSet::goal_row(group.color()),
        );
        moves::each_move_set(group, enemy, goal, |_| found = true);
        found
    }

    /// The position after a null move, for a search: passing is not allowed (S3). `None` if the side to move is split, since
    /// the result could not occur in a game.
    #[doc(hidden)]
    pub fn null_move(&self) -> Option<Position> {
        is_connected(self.own).then(|| self.passed())
    }

    /// The position with left and right exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Position {
        let pieces = Color::ALL.map(|color| self.pieces(color).mirrored());
        Position::from_parts(pieces, self.turn)
    }

    /// The position with the sides exchanged: colours, home rows and turn.
    #[must_use]
    pub fn color_swapped(&self) -> Position {
        let pieces = Color::ALL.map(|color| self.pieces(!color).flipped());
        Position::from_parts(pieces, !self.turn)
    }
}

/// The changes of an ordo move to the mover's pieces and to the key. Not inlined, since most moves are of one piece.
#[inline(never)]
fn ordo_change(us: Color, mv: Move) -> (SquareSet, u64) {
    let (run, landing) = (mv.run(), mv.landing());
    let axis = run.axis().unwrap_or(Axis::Rank);
    let change = run.squares_along(axis) ^ landing.squares_along(axis);
    (
        change,
        key::ordo(us, run, axis) ^ key::ordo(us, landing, axis),
    )
}

/// The reason why a side without legal moves has lost (S10.2–S10.4).
fn reason_without_moves(pieces: SquareSet, connected: bool) -> Reason {
    if pieces.is_empty() {
        Reason::NoPieces
    } else if connected {
        Reason::NoMoves
    } else {
        Reason::CannotReconnect
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Our reading of the rules. No such position is known, so only the decision itself is tested.
    #[test]
    fn s10_4_a_connected_group_without_moves_loses() {
        let some = SquareSet::rank(3);
        assert_eq!(reason_without_moves(some, true), Reason::NoMoves);
        assert_eq!(reason_without_moves(some, false), Reason::CannotReconnect);
        assert_eq!(
            reason_without_moves(SquareSet::EMPTY, true),
            Reason::NoPieces
        );
    }
}
