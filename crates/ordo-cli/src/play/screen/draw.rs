//! The frame: title, players, board, panel, messages and keys.

use std::marker::PhantomData;
use std::time::Instant;

use ordo_rules::Color;
use ratatui::Frame;
use ratatui::layout::{Alignment, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use super::app::App;
use super::ascii;
use super::board_widget::{BoardWidget, Place, Scale};
use super::theme::{CellLook, Theme};
use crate::language::number;
use crate::play::board::{BoardGame, Cell, MoveEntry};
use crate::play::online::Online;
use crate::play::sides_from_top;

/// The smallest terminal that shows everything.
pub(crate) const SMALLEST: (u16, u16) = (80, 24);
/// The least width of the panel at the right.
const PANEL: u16 = 34;
/// The number of legal squares that are not marked any more.
const MANY_TARGETS: usize = 48;
/// Lines other than the board: title, two players, at least three messages, input and keys.
const OTHER_LINES: u16 = 8;

impl<P: BoardGame> App<P> {
    /// Draws the screen.
    pub(crate) fn draw(&mut self, frame: &mut Frame, now: Instant) {
        let area = frame.area();
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            self.place = None;
            self.draw_too_small(frame, area);
        } else {
            self.draw_all(frame, area, now);
        }
        if !self.theme.unicode {
            ascii::reduce(frame.buffer_mut());
        }
    }

    fn draw_all(&mut self, frame: &mut Frame, area: Rect, now: Instant) {
        let scale = Scale::fitting::<P>(area.width - PANEL - 4, area.height - OTHER_LINES);
        let (width, height) = scale.size::<P>();
        let place = Place {
            area: Rect::new(1, 2, width, height),
            scale,
            flipped: self.flipped,
        };
        self.place = Some(place);
        self.draw_title(frame, Rect::new(0, 0, area.width, 1));
        let [top, bottom] = sides_from_top(self.flipped);
        let line = |y| Rect::new(1, y, area.width - 2, 1);
        self.draw_player(frame, top, line(1), now);
        self.draw_board(frame, place);
        self.draw_player(frame, bottom, line(2 + height), now);
        if self.bar {
            self.draw_bar(frame, Rect::new(width + 2, 2, 1, height - 1));
        }
        let panel = Rect::new(width + 4, 2, area.width - width - 5, height);
        self.draw_panel(frame, panel);
        let below = 3 + height;
        let text = Rect::new(1, below, area.width - 2, area.height - below - 1);
        self.draw_below(frame, text);
        let keys_key = if P::LINKS {
            "term.keys.ordo"
        } else {
            "term.keys.size"
        };
        let keys = Rect::new(1, area.height - 1, area.width - 2, 1);
        let line = Line::styled(self.controller.texts.get(keys_key), Theme::dim());
        frame.render_widget(line, keys);
        self.draw_overlay(frame, area);
    }

    fn draw_too_small(&self, frame: &mut Frame, area: Rect) {
        let args = [
            ("width", number(SMALLEST.0.into())),
            ("height", number(SMALLEST.1.into())),
        ];
        let text = self.controller.texts.with("term.tooSmall", &args);
        let text = Paragraph::new(text).wrap(Wrap { trim: true });
        frame.render_widget(text, area);
    }

    fn draw_title(&self, frame: &mut Frame, area: Rect) {
        let texts = &self.controller.texts;
        let game = texts.get(&format!("game.{}", P::NAME));
        let mut spans = vec![Span::styled(format!(" Ordo  {game}"), Theme::strong())];
        let connection = self.controller.online.as_ref().map(|online: &Online| {
            if online.is_connected {
                online.link.clone()
            } else {
                texts.get("online.connection.lost")
            }
        });
        if let Some(connection) = connection {
            spans.push(Span::styled(format!("  {connection}"), Theme::dim()));
        }
        frame.render_widget(Line::from(spans), area);
        let help = Span::styled(texts.get("term.helpKey"), Theme::dim());
        frame.render_widget(Line::from(help).alignment(Alignment::Right), area);
    }

    fn draw_board(&self, frame: &mut Frame, place: Place) {
        let live = self.viewing.is_none();
        let position = self.shown();
        let own_turn = live && self.controller.session.is_persons_turn();
        let (selected, targets) = if own_turn {
            (self.entry.selected(), self.entry.targets(position))
        } else {
            (Vec::new(), Vec::new())
        };
        let named = |names: &[String]| -> Vec<Cell> {
            names
                .iter()
                .filter_map(|name| P::cell_named(name))
                .collect()
        };
        let game = self.controller.session.game();
        let last = self.shown_plies().checked_sub(1).and_then(|ply| {
            let view = game
                .positions()
                .get(ply)?
                .move_view(*game.moves().get(ply)?);
            Some([named(&view.from), named(&view.to)].concat())
        });
        let hint = self.controller.hint.filter(|_| live).map(|hint| {
            let view = position.move_view(hint);
            [named(&view.from), named(&view.to)].concat()
        });
        let (last, hint) = (last.unwrap_or_default(), hint.unwrap_or_default());
        let (mut keys, mut threatened) = (Vec::new(), Vec::new());
        if self.lens {
            let features = position.lens();
            for color in Color::ALL {
                keys.extend(named(features.cuts.get(color)));
            }
            threatened.extend(
                features
                    .splits
                    .iter()
                    .filter_map(|split| P::cell_named(&split.square)),
            );
        }
        // Marks would only hide the board if nearly every square is legal.
        let lit = targets.len() < MANY_TARGETS;
        let look = |cell: Cell| CellLook {
            home: None,
            last: last.contains(&cell),
            selected: selected.contains(&cell),
            target: lit && targets.contains(&cell),
            hint: hint.contains(&cell),
            key_piece: keys.contains(&cell),
            threatened: threatened.contains(&cell),
        };
        let piece_at = |cell: Cell| {
            if own_turn {
                self.entry.piece_at(position, cell)
            } else {
                position.piece_at(cell)
            }
        };
        let board = BoardWidget::<P> {
            place,
            theme: self.theme,
            piece_at: &piece_at,
            look: &look,
            cursor: own_turn.then_some(self.cursor),
            game: PhantomData,
        };
        frame.render_widget(board, place.area);
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
            let from_white = if self.flipped {
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
