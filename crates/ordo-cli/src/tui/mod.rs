//! The full screen: a board with a cursor, moves that are entered by keyboard and mouse, and the parts around the board that
//! `ordo play` and `ordo puzzle` share.

use std::io::{self, IsTerminal};

pub(crate) mod ascii;
pub(crate) mod board;
pub(crate) mod board_widget;
pub(crate) mod frame;
pub(crate) mod full_screen;
pub(crate) mod move_list;
pub(crate) mod pane;
pub(crate) mod sides;
pub(crate) mod theme;
pub(crate) mod typed;

#[cfg(test)]
pub(crate) mod testing;

/// True if a person sits at a terminal: input and output are not redirected.
pub(crate) fn is_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}
