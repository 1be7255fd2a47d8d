//! The board: pieces, lines between connected ones, coordinates and marks.

use ordo_rules::Color;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::widgets::Widget;

use super::theme::{CellLook, Theme};
use crate::tui::board::{BoardGame, Cell, Piece, cells};

/// The distance between two cells: columns and lines of the terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Scale {
    pub(crate) x: u16,
    pub(crate) y: u16,
}

impl Scale {
    /// The sizes of boards, the largest first.
    const ALL: [Scale; 3] = [
        Scale { x: 8, y: 4 },
        Scale { x: 6, y: 3 },
        Scale { x: 4, y: 2 },
    ];
    /// The smallest board.
    pub(crate) const SMALLEST: Scale = Scale { x: 4, y: 2 };

    /// The largest scale whose board fits into an area.
    pub(crate) fn fitting<P: BoardGame>(width: u16, height: u16) -> Scale {
        let fits = |scale: &Scale| {
            let (w, h) = scale.size::<P>();
            w <= width && h <= height
        };
        Scale::ALL.into_iter().find(fits).unwrap_or(Scale::SMALLEST)
    }

    /// Width and height of a board with its coordinates.
    pub(crate) fn size<P: BoardGame>(self) -> (u16, u16) {
        let width = (u16::from(P::COLUMNS) - 1) * self.x + 3 + 2;
        let height = (u16::from(P::ROWS) - 1) * self.y + 1 + 1;
        (width, height)
    }
}

/// The place of the board on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub(crate) area: Rect,
    pub(crate) scale: Scale,
    pub(crate) flipped: bool,
}

impl Place {
    /// The middle of a cell on the screen.
    pub(crate) fn middle<P: BoardGame>(&self, cell: Cell) -> Position {
        let (column, row) = if self.flipped {
            (P::COLUMNS - 1 - cell.column, cell.row)
        } else {
            (cell.column, P::ROWS - 1 - cell.row)
        };
        Position {
            x: self.area.x + 2 + 1 + u16::from(column) * self.scale.x,
            y: self.area.y + u16::from(row) * self.scale.y,
        }
    }

    /// The cell nearest to a place on the screen.
    pub(crate) fn cell_at<P: BoardGame>(&self, at: Position) -> Option<Cell> {
        let near = |cell: &Cell| {
            let middle = self.middle::<P>(*cell);
            let (x, y) = (middle.x.abs_diff(at.x), middle.y.abs_diff(at.y));
            (x <= self.scale.x / 2 && y <= (self.scale.y - 1) / 2).then_some((x + 2 * y, *cell))
        };
        let all = cells::<P>().filter_map(|cell| near(&cell));
        all.min_by_key(|&(distance, _)| distance)
            .map(|(_, cell)| cell)
    }
}

/// The board as a widget.
pub(crate) struct BoardWidget<'a, P: BoardGame> {
    pub(crate) place: Place,
    pub(crate) theme: Theme,
    pub(crate) piece_at: &'a dyn Fn(Cell) -> Option<Piece>,
    pub(crate) look: &'a dyn Fn(Cell) -> CellLook,
    pub(crate) cursor: Option<Cell>,
    pub(crate) game: std::marker::PhantomData<P>,
}

impl<P: BoardGame> Widget for BoardWidget<'_, P> {
    fn render(self, _area: Rect, buffer: &mut Buffer) {
        self.ground(buffer);
        if P::LINKS {
            for color in Color::ALL {
                self.links(color, buffer);
            }
        }
        for cell in cells::<P>() {
            self.cell(cell, buffer);
        }
        self.labels(buffer);
    }
}

impl<P: BoardGame> BoardWidget<'_, P> {
    fn home(row: u8) -> Option<Color> {
        match row {
            0 if P::HOME_ROWS => Some(Color::White),
            row if P::HOME_ROWS && row + 1 == P::ROWS => Some(Color::Black),
            _ => None,
        }
    }

    fn ground(&self, buffer: &mut Buffer) {
        let (width, height) = self.place.scale.size::<P>();
        for line in 0..height - 1 {
            let from_top = (line / self.place.scale.y) as u8;
            let on_row = line % self.place.scale.y == 0;
            let row = if self.place.flipped {
                from_top
            } else {
                P::ROWS - 1 - from_top
            };
            let home = Self::home(row).filter(|_| on_row);
            let style = self.theme.ground(home);
            for column in 2..width {
                let at = (self.place.area.x + column, self.place.area.y + line);
                if let Some(cell) = buffer.cell_mut(at) {
                    cell.set_symbol(" ").set_style(style);
                }
            }
        }
    }

    /// Lines between neighbouring pieces of a side.
    fn links(&self, color: Color, buffer: &mut Buffer) {
        let is_own = |cell: Cell| (self.piece_at)(cell).is_some_and(|piece| piece.color == color);
        for cell in cells::<P>().filter(|&cell| is_own(cell)) {
            for step in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
                if let Some(other) = cell
                    .offset::<P>(step.0, step.1)
                    .filter(|&other| is_own(other))
                {
                    self.link(cell, other, step, color, buffer);
                }
            }
        }
    }

    fn link(&self, from: Cell, to: Cell, step: (i8, i8), color: Color, buffer: &mut Buffer) {
        let [from, to] = [from, to].map(|cell| self.place.middle::<P>(cell));
        // Diagonals have one character per line.
        let steps = if step.1 == 0 {
            self.place.scale.x
        } else {
            self.place.scale.y
        };
        let between = |a: u16, b: u16, nth: u16| {
            let (a, b, nth, steps) = (i32::from(a), i32::from(b), i32::from(nth), i32::from(steps));
            (a + (b - a) * nth / steps) as u16
        };
        let crossing = self.theme.crossing();
        for nth in 1..steps {
            let at = (between(from.x, to.x, nth), between(from.y, to.y, nth));
            let Some(cell) = buffer.cell_mut(at) else {
                continue;
            };
            let glyph = self.theme.link(step);
            let old = cell.symbol().chars().next().unwrap_or(' ');
            let crossed = step.0 != 0 && step.1 != 0 && old != ' ' && old != glyph;
            cell.set_char(if crossed { crossing } else { glyph });
            cell.set_style(self.theme.line_of(color));
        }
    }

    fn cell(&self, cell: Cell, buffer: &mut Buffer) {
        let middle = self.place.middle::<P>(cell);
        let mut look = (self.look)(cell);
        look.home = Self::home(cell.row);
        let piece = (self.piece_at)(cell);
        let style = self.theme.cell(look, piece.map(|piece| piece.color));
        let glyph = piece.map_or_else(|| self.theme.empty(look), |piece| self.theme.piece(piece));
        let marked = look.selected || look.target || look.last || look.hint;
        for x in [middle.x - 1, middle.x, middle.x + 1] {
            let Some(place) = buffer.cell_mut((x, middle.y)) else {
                continue;
            };
            if x == middle.x {
                place.set_char(glyph).set_style(style);
            } else if marked && self.theme.color {
                place.set_style(ratatui::style::Style::new().bg(style.bg.unwrap_or_default()));
            }
        }
        if look.key_piece
            && let Some(place) = buffer.cell_mut((middle.x + 1, middle.y))
        {
            place
                .set_char('!')
                .set_style(self.theme.key_piece(look.threatened));
        }
        if look.target
            && piece.is_some()
            && let Some(place) = buffer.cell_mut((middle.x - 1, middle.y))
        {
            place
                .set_char('x')
                .set_style(self.theme.line_of(Color::White));
        }
        if self.cursor == Some(cell) {
            for (x, bracket) in [(middle.x - 1, '['), (middle.x + 1, ']')] {
                if let Some(place) = buffer.cell_mut((x, middle.y)) {
                    place.set_char(bracket).set_style(self.theme.cursor());
                }
            }
        }
    }

    fn labels(&self, buffer: &mut Buffer) {
        for row in 0..P::ROWS {
            let at = self.place.middle::<P>(Cell { column: 0, row });
            let label = char::from(b'1' + row);
            let style = Theme::dim();
            if let Some(place) = buffer.cell_mut((self.place.area.x, at.y)) {
                place.set_char(label).set_style(style);
            }
        }
        let (_, height) = self.place.scale.size::<P>();
        for column in 0..P::COLUMNS {
            let at = self.place.middle::<P>(Cell { column, row: 0 });
            let y = self.place.area.y + height - 1;
            if let Some(place) = buffer.cell_mut((at.x, y)) {
                place
                    .set_char(P::column_label(column))
                    .set_style(Theme::dim());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use ordo_rules::{RuleSet, with_rules};

    use super::*;

    #[test]
    fn clicks_find_the_cell_that_is_drawn_there() {
        fn check<P: BoardGame>() {
            for scale in Scale::ALL {
                for flipped in [false, true] {
                    let (width, height) = scale.size::<P>();
                    let area = Rect::new(3, 2, width, height);
                    let place = Place {
                        area,
                        scale,
                        flipped,
                    };
                    for cell in cells::<P>() {
                        let middle = place.middle::<P>(cell);
                        assert!(area.contains(middle), "{cell:?}");
                        assert_eq!(place.cell_at::<P>(middle), Some(cell));
                    }
                    assert_eq!(place.cell_at::<P>(Position { x: 200, y: 90 }), None);
                }
            }
        }
        for &rule_set in RuleSet::ALL {
            with_rules!(rule_set, P => check::<P>());
        }
    }
}
