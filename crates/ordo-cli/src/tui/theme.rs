//! Glyphs and colours: Unicode or ASCII, with or without colours. The board has its own background, so that it looks the same
//! on light and dark terminals; everything else uses the terminal's colours.

use std::env;

use ordo_rules::Color as Side;
use ratatui::style::{Color, Modifier, Style};

use crate::tui::board::Piece;

/// The look of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Theme {
    pub(crate) color: bool,
    pub(crate) unicode: bool,
}

/// The state of a cell, as far as it changes the look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "marks are independent")]
pub(crate) struct CellLook {
    pub(crate) home: Option<Side>,
    pub(crate) last: bool,
    pub(crate) selected: bool,
    pub(crate) target: bool,
    pub(crate) hint: bool,
    pub(crate) key_piece: bool,
    pub(crate) threatened: bool,
}

// Backgrounds of squares. White and black pieces stand out on all of them.
const BOARD: Color = Color::Indexed(137);
const WHITE_HOME: Color = Color::Indexed(131);
const BLACK_HOME: Color = Color::Indexed(66);
const LAST: Color = Color::Indexed(100);
const SELECTED: Color = Color::Indexed(33);
const TARGET: Color = Color::Indexed(28);
const CAPTURE: Color = Color::Indexed(160);
const HINT: Color = Color::Indexed(134);

const WHITE: Color = Color::Indexed(231);
const BLACK: Color = Color::Indexed(16);
const GRID: Color = Color::Indexed(58);
const CURSOR: Color = Color::Indexed(226);
/// Backgrounds of the mark of a key piece.
const KEY_PIECE: Color = Color::Indexed(88);
const THREATENED: Color = Color::Indexed(196);

impl Theme {
    /// The look for this terminal: `NO_COLOR`, the locale and `--ascii` decide.
    pub(crate) fn of_environment(ascii: bool) -> Theme {
        let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set);
        let utf8 = locale.is_none_or(|locale| {
            let locale = locale.to_ascii_lowercase().replace('-', "");
            locale.contains("utf8")
        });
        Theme {
            color: set("NO_COLOR").is_none(),
            unicode: utf8 && !ascii,
        }
    }

    /// The glyph of a piece. The sides differ by shape.
    pub(crate) fn piece(self, piece: Piece) -> char {
        let pick = |unicode: char, ascii: char| if self.unicode { unicode } else { ascii };
        match (piece.color, piece.size) {
            (Side::White, None) => pick('○', 'w'),
            (Side::Black, None) => pick('●', 'b'),
            (color, Some(size)) => {
                let nth = u32::from(size.clamp(1, 4)) - 1;
                let (unicode, ascii) = match color {
                    Side::White => ('①', 'A'),
                    Side::Black => ('❶', 'a'),
                };
                let first = pick(unicode, ascii);
                char::from_u32(first as u32 + nth).unwrap_or(first)
            }
        }
    }

    /// An empty square.
    pub(crate) fn empty(self, look: CellLook) -> char {
        match (look.target || look.hint, self.unicode) {
            (true, true) => '◆',
            (true, false) => '+',
            (false, true) => '·',
            (false, false) => '.',
        }
    }

    /// The mark of the side to move.
    pub(crate) fn turn_mark(self, turn: bool) -> &'static str {
        match (turn, self.unicode) {
            (false, _) => "  ",
            (true, true) => "▸ ",
            (true, false) => "> ",
        }
    }

    /// The sign before a number of pieces.
    pub(crate) fn times(self) -> char {
        if self.unicode { '×' } else { 'x' }
    }

    /// The style of a piece beside the board.
    pub(crate) fn piece_in_text(self, side: Side) -> Style {
        if self.color {
            Style::new().bg(BOARD).patch(ink(Some(side)))
        } else {
            Style::new()
        }
    }

    /// The line between two connected pieces, by the direction of the step.
    pub(crate) fn link(self, step: (i8, i8)) -> char {
        match (step, self.unicode) {
            ((_, 0), true) => '─',
            ((_, 0), false) => '-',
            ((0, _), true) => '│',
            ((0, _), false) => '|',
            ((1, 1) | (-1, -1), true) => '╱',
            ((1, 1) | (-1, -1), false) => '/',
            (_, true) => '╲',
            (_, false) => '\\',
        }
    }

    /// Two lines that cross.
    pub(crate) fn crossing(self) -> char {
        if self.unicode { '╳' } else { 'X' }
    }

    /// The style of a cell with a piece.
    pub(crate) fn cell(self, look: CellLook, piece: Option<Side>) -> Style {
        if !self.color {
            let mut style = Style::new();
            if look.selected || look.target && piece.is_some() {
                style = style.add_modifier(Modifier::REVERSED);
            }
            if look.last {
                style = style.add_modifier(Modifier::UNDERLINED);
            }
            if look.target || look.hint || piece.is_some() {
                style = style.add_modifier(Modifier::BOLD);
            }
            return style;
        }
        let ground = match look {
            CellLook { selected: true, .. } => SELECTED,
            CellLook { target: true, .. } if piece.is_some() => CAPTURE,
            CellLook { target: true, .. } => TARGET,
            CellLook { hint: true, .. } => HINT,
            CellLook { last: true, .. } => LAST,
            CellLook { home, .. } => return self.ground(home).patch(ink(piece)),
        };
        // Marks of empty squares stand out like white pieces.
        Style::new().fg(WHITE).bg(ground).patch(ink(piece))
    }

    /// The style of the board between the pieces.
    pub(crate) fn ground(self, home: Option<Side>) -> Style {
        if !self.color {
            return Style::new();
        }
        let ground = match home {
            None => BOARD,
            Some(Side::White) => WHITE_HOME,
            Some(Side::Black) => BLACK_HOME,
        };
        Style::new().fg(GRID).bg(ground)
    }

    /// The colour of the lines of a side.
    pub(crate) fn line_of(self, side: Side) -> Style {
        if self.color {
            ink(Some(side))
        } else {
            Style::new()
        }
    }

    /// The style of the cursor's brackets.
    pub(crate) fn cursor(self) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        if self.color { style.fg(CURSOR) } else { style }
    }

    /// The mark of an articulation point; it stands out if the enemy can capture the piece.
    pub(crate) fn key_piece(self, threatened: bool) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        match (self.color, threatened) {
            (true, true) => style.fg(WHITE).bg(THREATENED),
            (true, false) => style.fg(WHITE).bg(KEY_PIECE),
            (false, true) => style.add_modifier(Modifier::REVERSED),
            (false, false) => style,
        }
    }

    /// Less important text.
    pub(crate) fn dim() -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// Emphasized text.
    pub(crate) fn strong() -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// The current move in the list.
    pub(crate) fn current() -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// A mistake in the list.
    pub(crate) fn mistake(self) -> Style {
        if self.color {
            Style::new().fg(Color::Red)
        } else {
            Style::new().add_modifier(Modifier::BOLD)
        }
    }

    /// A cell of the evaluation bar on White's side, or on Black's.
    pub(crate) fn bar(self, white: bool) -> (char, Style) {
        let glyph = match (white, self.unicode) {
            (true, true) => '█',
            (true, false) => '#',
            (false, true) => '░',
            (false, false) => ':',
        };
        let style = match (self.color, white) {
            (false, _) => Style::new(),
            (true, true) => Style::new().fg(WHITE).bg(WHITE),
            (true, false) => Style::new().fg(Color::Indexed(236)).bg(Color::Indexed(236)),
        };
        (glyph, style)
    }
}

fn ink(side: Option<Side>) -> Style {
    let bold = Modifier::BOLD;
    match side {
        Some(Side::White) => Style::new().fg(WHITE).add_modifier(bold),
        Some(Side::Black) => Style::new().fg(BLACK).add_modifier(bold),
        None => Style::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Relative luminance, as WCAG defines it, of a colour of the 6×6×6 cube.
    fn luminance(color: Color) -> f64 {
        let Color::Indexed(index @ 16..232) = color else {
            panic!("{color:?}");
        };
        let n = index - 16;
        let channel = |level: u8| {
            let value = if level == 0 { 0 } else { 55 + 40 * level };
            let value = f64::from(value) / 255.0;
            if value <= 0.03928 {
                value / 12.92
            } else {
                ((value + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * channel(n / 36) + 0.7152 * channel(n / 6 % 6) + 0.0722 * channel(n % 6)
    }

    fn contrast(one: Color, other: Color) -> f64 {
        let [one, other] = [one, other].map(|color| luminance(color) + 0.05);
        one.max(other) / one.min(other)
    }

    #[test]
    fn pieces_and_marks_stand_out_on_every_ground() {
        let grounds = [
            BOARD, WHITE_HOME, BLACK_HOME, LAST, SELECTED, TARGET, CAPTURE, HINT,
        ];
        for ground in grounds {
            for ink in [WHITE, BLACK, CURSOR] {
                let contrast = contrast(ink, ground);
                assert!(contrast >= 3.0, "{ink:?} on {ground:?}: {contrast:.2}");
            }
        }
        for mark in [KEY_PIECE, THREATENED] {
            assert!(contrast(WHITE, mark) >= 3.0, "{mark:?}");
        }
    }

    #[test]
    fn sides_and_sizes_differ_by_shape() {
        for unicode in [true, false] {
            let theme = Theme {
                color: false,
                unicode,
            };
            let mut seen = Vec::new();
            for color in Side::ALL {
                for size in [None, Some(1), Some(2), Some(3), Some(4)] {
                    let glyph = theme.piece(Piece { color, size });
                    assert!(unicode || glyph.is_ascii());
                    assert!(size.is_some() || !seen.contains(&glyph), "{glyph}");
                    seen.push(glyph);
                }
            }
        }
    }
}
