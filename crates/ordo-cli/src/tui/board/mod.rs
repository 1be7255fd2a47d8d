//! The boards of the games as grids of cells, and moves that are entered square by square.

use ordo_describe::{Describe, Message};
use ordo_engine::Playable;
use ordo_rules::Color;

use crate::render::Render;

mod khalifa;
mod stein;

/// A square of a board: column and row from White's seat, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct Cell {
    pub(crate) column: u8,
    pub(crate) row: u8,
}

/// A piece on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    pub(crate) color: Color,
    /// The size, in games that have sizes.
    pub(crate) size: Option<u8>,
}

/// A game that can be played on a grid.
pub(crate) trait BoardGame: Playable<Move: Send> + Describe + Render + Send {
    /// Number of columns.
    const COLUMNS: u8;
    /// Number of rows.
    const ROWS: u8;
    /// The first and the last row are goals.
    const HOME_ROWS: bool;
    /// Neighbouring pieces of a side are connected.
    const LINKS: bool;
    /// Nodes of a search for a hint or a review: about a second.
    const NODES: u64;
    /// Estimates of the engine say who is ahead; otherwise only proved results count in a review.
    const JUDGES_ESTIMATES: bool;

    /// A move that is entered square by square.
    type Entry: MoveEntry<Self>;

    /// The piece on a cell.
    fn piece_at(&self, cell: Cell) -> Option<Piece>;

    /// The name of a square in the notation of the game.
    fn name_of(cell: Cell) -> String;

    /// The label of a column.
    fn column_label(column: u8) -> char;

    /// The number of squares on which the side to move may place a piece; `None` unless pieces are being placed.
    fn placement_squares(&self) -> Option<usize> {
        None
    }

    /// The cell with a name.
    fn cell_named(name: &str) -> Option<Cell> {
        cells::<Self>().find(|&cell| Self::name_of(cell) == name)
    }
}

/// All cells of a board.
pub(crate) fn cells<P: BoardGame>() -> impl Iterator<Item = Cell> {
    (0..P::ROWS).flat_map(|row| (0..P::COLUMNS).map(move |column| Cell { column, row }))
}

/// The result of choosing a square.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Chosen<M> {
    /// The selection changed.
    Selected,
    /// The move is complete.
    Play(M),
    /// The move breaks a rule.
    Illegal(Message),
    /// Nothing to choose there.
    Nothing,
}

/// A move that is entered square by square, from a position in which the player is to move.
pub(crate) trait MoveEntry<P: BoardGame>: Clone + Default + std::fmt::Debug {
    /// Chooses a square, with Enter or a click.
    fn choose(&mut self, position: &P, cell: Cell) -> Chosen<P::Move>;

    /// Extends the selection from `cursor` by one square; returns the square that was added or kept.
    fn extend(&mut self, _position: &P, _cursor: Cell, _step: (i8, i8)) -> Option<Cell> {
        None
    }

    /// Chooses the size of the piece to place; false if there is none.
    fn choose_size(&mut self, _position: &P, _size: u8) -> bool {
        false
    }

    /// The size of the piece to place.
    fn size(&self, _position: &P) -> Option<u8> {
        None
    }

    /// Ends a turn that may have more steps.
    fn finish(&mut self, _position: &P) -> Option<P::Move> {
        None
    }

    /// Takes back the last step of the turn; false if there is none.
    fn undo_step(&mut self, _position: &P) -> bool {
        false
    }

    /// Drops the selection; false if there is none.
    fn cancel(&mut self) -> bool;

    /// The piece on a cell after the steps so far.
    fn piece_at(&self, position: &P, cell: Cell) -> Option<Piece> {
        position.piece_at(cell)
    }

    /// The selected cells.
    fn selected(&self) -> Vec<Cell>;

    /// The cells to which the selection can legally go.
    fn targets(&self, position: &P) -> Vec<Cell>;

    /// The key of the text that says what to do next, if the turn has begun.
    fn advice(&self, _position: &P) -> Option<&'static str> {
        None
    }
}

impl Cell {
    /// The cell at an offset, if it is on the board.
    pub(crate) fn offset<P: BoardGame>(self, columns: i8, rows: i8) -> Option<Cell> {
        let column = self.column.checked_add_signed(columns)?;
        let row = self.row.checked_add_signed(rows)?;
        (column < P::COLUMNS && row < P::ROWS).then_some(Cell { column, row })
    }
}

#[cfg(test)]
mod tests {
    use ordo_rules::{RuleSet, with_rules};

    use super::*;

    #[test]
    fn names_of_cells_are_unique() {
        fn check<P: BoardGame>() {
            for cell in cells::<P>() {
                assert_eq!(P::cell_named(&P::name_of(cell)), Some(cell));
            }
            assert_eq!(P::cell_named("z9"), None);
        }
        for &rule_set in RuleSet::ALL {
            with_rules!(rule_set, P => check::<P>());
        }
    }
}
