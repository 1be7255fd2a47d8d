//! The board as text, for the `d` command.

use std::fmt::Write as _;

use ordo_rules::{Color, khalifa, stein};

/// A position that can be drawn as text.
pub(super) trait BoardText {
    /// The board with its coordinates, without a final line break.
    fn board_text(&self) -> String;
}

impl BoardText for stein::Position {
    fn board_text(&self) -> String {
        let mut text = String::new();
        for rank in (0..stein::RANKS).rev() {
            let _ = write!(text, "{} ", rank + 1);
            for square in (0..stein::FILES).filter_map(|file| stein::Square::new(file, rank)) {
                let letter = self.get(square).map_or('.', Color::letter);
                text.extend([' ', letter]);
            }
            text.push('\n');
        }
        text.push_str("  ");
        for file in ('a'..).take(usize::from(stein::FILES)) {
            text.extend([' ', file]);
        }
        text
    }
}

impl BoardText for khalifa::Position {
    fn board_text(&self) -> String {
        let mut text = String::new();
        for row in (0..khalifa::SIDE).rev() {
            let _ = write!(text, "{} ", row + 1);
            let columns = 0..khalifa::SIDE;
            for square in columns.filter_map(|column| khalifa::Square::new(row, column)) {
                let letter = self.get(square).map_or('.', khalifa::Piece::letter);
                text.extend([' ', letter]);
            }
            text.push('\n');
        }
        text.push_str("   1 2 3 4 5 6 7 8");
        text
    }
}
