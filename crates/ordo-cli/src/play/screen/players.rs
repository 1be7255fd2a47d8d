//! The lines of the players: name, clock, and pieces to place or captured pieces.

use std::time::Instant;

use ordo_rules::Color;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::app::App;
use super::theme::Theme;
use crate::play::board::{BoardGame, MoveEntry, Piece, cells};
use crate::play::clock;

/// The most captured pieces that are shown one by one.
const SHOWN: usize = 8;

impl<P: BoardGame> App<P> {
    /// Draws the line of a side.
    pub(super) fn draw_player(&self, frame: &mut Frame, color: Color, area: Rect, now: Instant) {
        let controller = &self.controller;
        let turn = self.shown().turn() == color && !controller.is_over();
        let style = if turn { Theme::strong() } else { Style::new() };
        let mut spans = vec![
            Span::styled(self.theme.turn_mark(turn), style),
            self.pieces(color, None, 1),
            Span::styled(format!(" {}", controller.name(color)), style),
        ];
        let away = controller
            .online
            .as_ref()
            .is_some_and(|online| online.away && online.you == Some(!color));
        if away {
            let away = controller.texts.get("online.away");
            spans.push(Span::styled(format!(" ({away})"), Theme::dim()));
        }
        if let Some(left) = controller.time_left(color, now) {
            let style = if turn {
                Theme::current()
            } else {
                Theme::strong()
            };
            spans.push(Span::raw("  "));
            spans.push(Span::styled(format!(" {} ", clock::show(left)), style));
        }
        spans.extend(self.tray(color));
        spans.extend(self.captured(!color));
        frame.render_widget(Line::from(spans), area);
    }

    /// Pieces as on the board, so that their colours mean the same on light and dark terminals.
    fn pieces(&self, color: Color, size: Option<u8>, count: usize) -> Span<'static> {
        let piece = self.theme.piece(Piece { color, size });
        let pieces = String::from(piece).repeat(count);
        Span::styled(format!(" {pieces} "), self.theme.piece_in_text(color))
    }

    /// The pieces that a side has yet to place; the one that comes next is marked.
    fn tray(&self, color: Color) -> Vec<Span<'static>> {
        let position = self.controller.position();
        let own_turn = self.viewing.is_none()
            && self.controller.session.is_persons_turn()
            && position.turn() == color;
        let chosen = self.entry.size(position).filter(|_| own_turn);
        let tray = self.shown().in_tray(color);
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

    /// The captured pieces of a side.
    fn captured(&self, color: Color) -> Vec<Span<'static>> {
        let count = |position: &P| {
            let pieces = cells::<P>().filter_map(|cell| position.piece_at(cell));
            let on_board = pieces.filter(|piece| piece.color == color).count();
            on_board + position.in_tray(color).len()
        };
        let before = count(self.controller.session.game().start());
        match before.saturating_sub(count(self.shown())) {
            0 => Vec::new(),
            few @ 1..=SHOWN => vec![Span::raw("  +"), self.pieces(color, None, few)],
            many => vec![
                Span::raw("  +"),
                self.pieces(color, None, 1),
                Span::raw(format!(" {}{many}", self.theme.times())),
            ],
        }
    }
}
