//! The frame: title, sides, board, task, moves, messages and keys.

use ordo_puzzles::Puzzle;
use ordo_rules::Color;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};

use super::app::{App, Mode};
use super::keys::HELP;
use crate::failure::Failure;
use crate::language::number;
use crate::puzzle::{Solvable, sentences};
use crate::tui::ascii;
use crate::tui::board::MoveEntry;
use crate::tui::frame::{self, Layout, sides_from_top};
use crate::tui::move_list::MoveList;
use crate::tui::pane::{Marks, cells_of};
use crate::tui::theme::Theme;

/// Lines of the box with the moves.
const MOVE_LINES: u16 = 6;

impl<P: Solvable, I: Iterator<Item = Result<Puzzle<P>, Failure>>> App<P, I> {
    /// Draws the screen.
    pub(super) fn draw(&mut self, frame: &mut Frame) {
        let layout = Layout::new::<P>(frame.area(), self.pane.flipped);
        self.pane.place = layout.map(|layout| layout.board);
        let status = self.status();
        match layout {
            Some(layout) => self.draw_all(frame, &layout, status),
            None => frame::draw_too_small(frame, &self.texts),
        }
        if !self.theme.unicode {
            ascii::reduce(frame.buffer_mut());
        }
    }

    fn draw_all(&self, frame: &mut Frame, layout: &Layout, status: String) {
        frame::draw_title::<P>(frame, layout.title, &self.texts, None);
        let [top, bottom] = sides_from_top(self.pane.flipped);
        self.draw_side(frame, top, layout.top);
        self.draw_side(frame, bottom, layout.bottom);
        self.draw_board(frame);
        let task = Rect {
            height: layout.panel.height - MOVE_LINES,
            ..layout.panel
        };
        self.draw_task(frame, task);
        let moves = Rect {
            y: task.bottom(),
            height: MOVE_LINES,
            ..task
        };
        self.draw_moves(frame, moves);
        self.draw_below(frame, layout, status);
        let keys = Line::styled(self.texts.get("term.keys.puzzle"), Theme::dim());
        frame.render_widget(keys, layout.keys);
        if self.mode == Mode::Help {
            frame::draw_help(frame, self.theme, &self.texts, HELP);
        }
    }

    fn draw_side(&self, frame: &mut Frame, color: Color, area: Rect) {
        let position = self.line.position();
        let turn = position.turn() == color && position.outcome().is_none();
        let mut spans = self.theme.side_name(color, &self.texts.side(color), turn);
        let open = self.open_position().filter(|open| open.turn() == color);
        let chosen = open.and_then(|open| self.pane.entry.size(open));
        spans.extend(self.theme.tray(position, color, chosen));
        spans.extend(self.theme.captured(self.line.start(), position, !color));
        frame.render_widget(Line::from(spans), area);
    }

    fn draw_board(&self, frame: &mut Frame) {
        let last = self.line.last_move();
        let marks = Marks {
            last: last.map_or_else(Vec::new, |(before, mv)| cells_of(before, mv)),
            hint: match self.open_position() {
                Some(_) => self.hint.clone(),
                None => Vec::new(),
            },
            ..Marks::default()
        };
        let active = self.open_position().is_some();
        let position = self.line.position();
        self.pane.draw(frame, self.theme, position, active, &marks);
    }

    /// The task and the move to find, or the rating and themes of a puzzle that is over; the score of this run.
    fn draw_task(&self, frame: &mut Frame, area: Rect) {
        let puzzle = self.attempt.puzzle();
        let mut lines = vec![Line::styled(
            sentences::task(&self.texts, puzzle, 0),
            Theme::strong(),
        )];
        if self.attempt.is_over() {
            if let Some(rating) = puzzle.rating() {
                let args = [("rating", number(rating.into()))];
                lines.push(Line::from(self.texts.with("term.puzzle.rating", &args)));
            }
            lines.extend(sentences::themes(&self.texts, puzzle).map(Line::from));
        } else {
            let args = [
                ("number", number(self.attempt.found() + 1)),
                ("count", number(puzzle.solver_moves())),
            ];
            lines.push(Line::from(self.texts.with("term.puzzle.find", &args)));
        }
        if let Some(score) = self.score() {
            lines.extend([Line::default(), Line::styled(score, Theme::dim())]);
        }
        let title = sentences::title(&self.texts, puzzle);
        let block = self.theme.bordered(format!(" {title} "));
        let text = Paragraph::new(lines).wrap(Wrap { trim: true });
        frame.render_widget(text.block(block), area);
    }

    fn draw_moves(&self, frame: &mut Frame, area: Rect) {
        let moves = self.line.moves().iter().enumerate();
        let wrong = 2 * self.attempt.found();
        let list = MoveList {
            moves: moves
                .map(|(ply, mv)| {
                    if self.is_refuted && ply == wrong {
                        (format!("{mv}?"), self.theme.mistake())
                    } else {
                        (mv.to_string(), Style::new())
                    }
                })
                .collect(),
            black_starts: self.line.start().turn() == Color::Black,
            shown: self.line.shown(),
        };
        let title = format!(" {} ", self.texts.get("play.moves"));
        list.draw(frame, area, &self.texts, self.theme.bordered(title));
    }

    /// Messages, and the line for input or the next action.
    fn draw_below(&self, frame: &mut Frame, layout: &Layout, status: String) {
        let lines = self.messages.iter().map(|text| Line::from(text.clone()));
        let mut lines: Vec<Line> = lines.collect();
        if let Mode::Typing(typed) = &self.mode {
            if lines.is_empty() {
                lines = vec![Line::styled(typed.completion_line(), Theme::dim())];
            }
            let label = self.texts.get("typed.label");
            let prompt = format!("{label}: {}", typed.text);
            frame::draw_prompt(frame, layout.input, prompt, true);
        } else {
            let open = self.open_position();
            let square = open.map(|_| P::name_of(self.pane.cursor));
            frame::draw_status(frame, layout.input, status, square);
        }
        frame::draw_messages(frame, layout.messages, lines);
    }
}
