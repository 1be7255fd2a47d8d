//! The text around the board: moves, lens, messages, input and overlays.

use ordo_rules::Color;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};

use super::app::{App, FileAction, Mode, Question};
use crate::language::{number, text};
use crate::play::advice;
use crate::tui::board::{BoardGame, MoveEntry};
use crate::tui::frame::{self, Layout};
use crate::tui::move_list::MoveList;
use crate::tui::theme::Theme;

/// Lines of the panel for the lens.
const LENS_LINES: u16 = 9;

impl<P: BoardGame> App<P> {
    pub(super) fn draw_panel(&self, frame: &mut Frame, area: Rect) {
        let lens = if self.lens {
            LENS_LINES.min(area.height / 2)
        } else {
            0
        };
        let moves = Rect {
            height: area.height - lens,
            ..area
        };
        self.draw_moves(frame, moves);
        if self.lens {
            let title = self.controller.texts.get("analyse.lens");
            let area = Rect {
                y: moves.bottom(),
                height: lens,
                ..area
            };
            let sentences = advice::lens(&self.controller.texts, self.shown());
            let lines: Vec<Line> = sentences.into_iter().map(Line::from).collect();
            let text = Paragraph::new(lines).wrap(Wrap { trim: true });
            let block = self.theme.bordered(format!(" {title} "));
            frame.render_widget(text.block(block), area);
        }
    }

    fn draw_moves(&self, frame: &mut Frame, area: Rect) {
        let texts = &self.controller.texts;
        let title = match self.evaluation_text() {
            Some(score) => format!(" {}  {score} ", texts.get("play.moves")),
            None => format!(" {} ", texts.get("play.moves")),
        };
        let game = self.controller.session.game();
        let review = self.controller.review.as_ref();
        let listed = |(ply, mv): (usize, &P::Move)| {
            let mistake = review.and_then(|review| review.mistake(ply));
            match mistake {
                Some((mistake, _)) => (format!("{mv}{}", mistake.sign()), self.theme.mistake()),
                None => (mv.to_string(), Style::new()),
            }
        };
        let list = MoveList {
            moves: game.moves().iter().enumerate().map(listed).collect(),
            black_starts: game.start().turn() == Color::Black,
            shown: self.shown_plies(),
        };
        list.draw(frame, area, texts, self.theme.bordered(title));
    }

    fn evaluation_text(&self) -> Option<String> {
        let (chance, score) = self.controller.evaluation.filter(|_| self.bar)?;
        let texts = &self.controller.texts;
        if let Some(moves) = score.moves_to_end() {
            let winner = if moves > 0 {
                self.controller.session.turn()
            } else {
                !self.controller.session.turn()
            };
            let key = format!("analyse.winIn.{}", winner.letter());
            let count = number(moves.unsigned_abs() as usize);
            return Some(texts.with(&key, &[("count", count)]));
        }
        if !P::JUDGES_ESTIMATES {
            return None;
        }
        let percent = text(format!("{:.0}%", 100.0 * chance));
        Some(texts.with("analyse.chance", &[("percent", percent)]))
    }

    /// Messages, and the line for input or state.
    pub(super) fn draw_below(&self, frame: &mut Frame, layout: &Layout) {
        let texts = &self.controller.texts;
        let mut lines: Vec<Line> = self
            .messages
            .iter()
            .map(|text| Line::from(text.clone()))
            .collect();
        if lines.is_empty()
            && let Some(summary) = self.controller.review_summary()
        {
            lines.push(Line::from(summary));
        }
        if lines.is_empty() && self.controller.session.game().moves().len() < 2 {
            lines = self.goal().map(Line::from).to_vec();
        }
        if let Mode::Typing(typed) = &self.mode
            && self.messages.is_empty()
        {
            lines = vec![Line::styled(typed.completion_line(), Theme::dim())];
        }
        frame::draw_messages(frame, layout.messages, lines);
        let (prompt, types) = match &self.mode {
            Mode::Typing(typed) => {
                let label = texts.get("typed.label");
                (format!("{label}: {}", typed.text), true)
            }
            Mode::File(FileAction::Save, name) => {
                (format!("{} {name}", texts.get("term.saveAs")), true)
            }
            Mode::File(FileAction::Load, name) => {
                (format!("{} {name}", texts.get("term.openFile")), true)
            }
            Mode::Confirm(question) => {
                let answers = texts.get("term.yesNo");
                (format!("{} {answers}", self.question(*question)), false)
            }
            Mode::Board | Mode::Help => {
                let active = self.viewing.is_none() && self.controller.session.is_persons_turn();
                let square = active.then(|| P::name_of(self.pane.cursor));
                frame::draw_status(frame, layout.input, self.status(), square);
                return;
            }
        };
        frame::draw_prompt(frame, layout.input, prompt, types);
    }

    /// The goal of the game, and the way to its rules.
    fn goal(&self) -> [String; 2] {
        let texts = &self.controller.texts;
        let goal = texts.get(&format!("game.{}.line", P::NAME));
        let rules = texts.with("term.rules", &[("game", text(P::NAME))]);
        [goal, rules]
    }

    fn question(&self, question: Question) -> String {
        let texts = &self.controller.texts;
        let online = self.controller.online.as_ref();
        match question {
            Question::Resume => texts.get("term.resume"),
            Question::Resign => texts.get("play.resignSure"),
            Question::Draw if online.is_some() => texts.get("online.drawSure"),
            Question::Draw if self.controller.session.only_person().is_none() => {
                texts.get("play.drawSure")
            }
            Question::Draw => texts.get("term.drawSure"),
            Question::NewGame => texts.get("term.newSure"),
            Question::Offer => {
                let Some((online, offer)) =
                    online.and_then(|online| Some((online, online.offer()?)))
                else {
                    return String::new();
                };
                texts.with(offer.key(), &[("name", text(online.opponent()))])
            }
        }
    }

    /// The current state of the game, or the next action.
    fn status(&self) -> String {
        let (texts, session) = (&self.controller.texts, &self.controller.session);
        let of_turn = |key: &str, color: Color| texts.with(key, &[("color", text(color.letter()))]);
        if self.viewing.is_some() {
            return of_turn("play.earlier", self.shown().turn());
        }
        if let Some(online) = &self.controller.online {
            if online.is_open() {
                return texts.get("online.waiting");
            }
            if self.controller.is_over() {
                return texts.get("term.overOnline");
            }
        }
        if self.controller.is_over() {
            return texts.get("term.over");
        }
        if self.controller.is_thinking() {
            return format!(
                "{}: {}",
                self.controller.name(session.turn()),
                texts.get("play.thinking")
            );
        }
        if !session.is_persons_turn() {
            return of_turn("play.turnOf", session.turn());
        }
        if self.pane.extending {
            return texts.get("term.extending");
        }
        match self.pane.entry.advice(self.controller.position()) {
            Some(key) => texts.get(key),
            None if session.only_person().is_some() => texts.get("play.yourTurn"),
            None => of_turn("play.turnOf", session.turn()),
        }
    }
}
