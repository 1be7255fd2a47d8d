//! The frame: title, players, board, panel, messages and keys.

use std::time::Instant;

use ordo_rules::Color;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::app::{App, Mode};
use super::keys::HELP;
use crate::play::online::Online;
use crate::tui::ascii;
use crate::tui::board::BoardGame;
use crate::tui::frame::{self, Layout, sides_from_top};
use crate::tui::pane::{Marks, cells_of, named};
use crate::tui::theme::Theme;

impl<P: BoardGame> App<P> {
    /// Draws the screen.
    pub(crate) fn draw(&mut self, frame: &mut Frame, now: Instant) {
        let layout = Layout::new::<P>(frame.area(), self.pane.flipped);
        self.pane.place = layout.map(|layout| layout.board);
        match layout {
            Some(layout) => self.draw_all(frame, &layout, now),
            None => frame::draw_too_small(frame, &self.controller.texts),
        }
        if !self.theme.unicode {
            ascii::reduce(frame.buffer_mut());
        }
    }

    fn draw_all(&self, frame: &mut Frame, layout: &Layout, now: Instant) {
        let texts = &self.controller.texts;
        frame::draw_title::<P>(frame, layout.title, texts, self.connection());
        let [top, bottom] = sides_from_top(self.pane.flipped);
        self.draw_player(frame, top, layout.top, now);
        self.draw_board(frame);
        self.draw_player(frame, bottom, layout.bottom, now);
        if self.bar {
            self.draw_bar(frame, layout.bar);
        }
        self.draw_panel(frame, layout.panel);
        self.draw_below(frame, layout);
        let keys_key = if P::LINKS {
            "term.keys.ordo"
        } else {
            "term.keys.size"
        };
        let line = Line::styled(texts.get(keys_key), Theme::dim());
        frame.render_widget(line, layout.keys);
        if self.mode == Mode::Help {
            frame::draw_help(frame, self.theme, texts, HELP);
        }
    }

    /// The link of an online game, or that the connection is lost.
    fn connection(&self) -> Option<String> {
        self.controller.online.as_ref().map(|online: &Online| {
            if online.is_connected {
                online.link.clone()
            } else {
                self.controller.texts.get("online.connection.lost")
            }
        })
    }

    fn draw_board(&self, frame: &mut Frame) {
        let live = self.viewing.is_none();
        let position = self.shown();
        let active = live && self.controller.session.is_persons_turn();
        let game = self.controller.session.game();
        let last = self.shown_plies().checked_sub(1).and_then(|ply| {
            let before = game.positions().get(ply)?;
            Some(cells_of(before, *game.moves().get(ply)?))
        });
        let hint = self.controller.hint.filter(|_| live);
        let mut marks = Marks {
            last: last.unwrap_or_default(),
            hint: hint.map_or_else(Vec::new, |hint| cells_of(position, hint)),
            ..Marks::default()
        };
        if self.lens {
            let features = position.lens();
            for color in Color::ALL {
                marks
                    .key_pieces
                    .extend(named::<P>(features.cuts.get(color)));
            }
            let splits = features.splits.iter();
            marks.threatened = splits
                .filter_map(|split| P::cell_named(&split.square))
                .collect();
        }
        self.pane.draw(frame, self.theme, position, active, &marks);
    }

    /// White's winning chance, White's end at White's side of the board.
    fn draw_bar(&self, frame: &mut Frame, area: Rect) {
        let chance = match (self.controller.evaluation, self.controller.outcome()) {
            (_, Some(outcome)) => outcome
                .winner
                .map_or(0.5, |winner| f64::from(u8::from(winner == Color::White))),
            (Some((chance, _)), None) => chance,
            (None, None) => return,
        };
        let white = (chance * f64::from(area.height)).round() as u16;
        for line in 0..area.height {
            let from_white = if self.pane.flipped {
                line
            } else {
                area.height - 1 - line
            };
            let (glyph, style) = self.theme.bar(from_white < white);
            if let Some(cell) = frame.buffer_mut().cell_mut((area.x, area.y + line)) {
                cell.set_char(glyph).set_style(style);
            }
        }
    }
}
