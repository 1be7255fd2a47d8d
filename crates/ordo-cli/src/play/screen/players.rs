//! The lines of the players: name, clock, and pieces to place or captured pieces.

use std::time::Instant;

use ordo_rules::Color;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::app::App;
use crate::play::clock;
use crate::tui::board::{BoardGame, MoveEntry};
use crate::tui::theme::Theme;

impl<P: BoardGame> App<P> {
    /// Draws the line of a side.
    pub(super) fn draw_player(&self, frame: &mut Frame, color: Color, area: Rect, now: Instant) {
        let controller = &self.controller;
        let turn = self.shown().turn() == color && !controller.is_over();
        let mut spans = self.theme.side_name(color, &controller.name(color), turn);
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
        let open = self.open_position().filter(|open| open.turn() == color);
        let chosen = open.and_then(|open| self.pane.entry.size(&open));
        spans.extend(self.theme.tray(self.shown(), color, chosen));
        let start = controller.session.game().start();
        spans.extend(self.theme.captured(start, self.shown(), !color));
        frame.render_widget(Line::from(spans), area);
    }
}
