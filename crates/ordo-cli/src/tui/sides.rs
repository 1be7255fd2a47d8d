//! The parts of a side's line above or below the board: name, pieces to place, captured pieces.

use ordo_rules::Color;
use ratatui::style::Style;
use ratatui::text::Span;

use super::board::{BoardGame, Piece, cells};
use super::theme::Theme;

/// The most captured pieces that are shown one by one.
const SHOWN: usize = 8;

impl Theme {
    /// The mark of the side to move, a piece, and a name.
    pub(crate) fn side_name(self, color: Color, name: &str, turn: bool) -> Vec<Span<'static>> {
        let style = if turn { Theme::strong() } else { Style::new() };
        vec![
            Span::styled(self.turn_mark(turn), style),
            self.pieces(color, None, 1),
            Span::styled(format!(" {name}"), style),
        ]
    }

    /// Pieces as on the board, so that their colours mean the same on light and dark terminals.
    fn pieces(self, color: Color, size: Option<u8>, count: usize) -> Span<'static> {
        let piece = self.piece(Piece { color, size });
        let pieces = String::from(piece).repeat(count);
        Span::styled(format!(" {pieces} "), self.piece_in_text(color))
    }

    /// The pieces that a side has yet to place; the chosen size is marked.
    pub(crate) fn tray<P: BoardGame>(
        self,
        position: &P,
        color: Color,
        chosen: Option<u8>,
    ) -> Vec<Span<'static>> {
        let tray = position.in_tray(color);
        let mut spans = Vec::new();
        for (nth, size) in tray.into_iter().enumerate() {
            spans.push(Span::raw(if nth == 0 { "  " } else { "" }));
            let pieces = self.pieces(color, Some(size), 1);
            spans.push(if chosen == Some(size) {
                pieces.patch_style(Theme::current())
            } else {
                pieces
            });
        }
        spans
    }

    /// The pieces of a side that were captured since the start.
    pub(crate) fn captured<P: BoardGame>(
        self,
        start: &P,
        position: &P,
        color: Color,
    ) -> Vec<Span<'static>> {
        let count = |position: &P| {
            let pieces = cells::<P>().filter_map(|cell| position.piece_at(cell));
            let on_board = pieces.filter(|piece| piece.color == color).count();
            on_board + position.in_tray(color).len()
        };
        match count(start).saturating_sub(count(position)) {
            0 => Vec::new(),
            few @ 1..=SHOWN => vec![Span::raw("  +"), self.pieces(color, None, few)],
            many => vec![
                Span::raw("  +"),
                self.pieces(color, None, 1),
                Span::raw(format!(" {}{many}", self.times())),
            ],
        }
    }
}
