//! The text around the board: moves, lens, messages, input and overlays.

use std::fmt::Write as _;

use ordo_rules::Color;
use ratatui::Frame;
use ratatui::layout::{Alignment, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;

use super::app::{App, FileAction, Mode, Question};
use super::keys::HELP;
use super::theme::Theme;
use super::typed::Typed;
use crate::language::{number, text};
use crate::play::advice;
use crate::play::board::{BoardGame, MoveEntry};

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
            let block =
                Block::bordered().title(format!(" {} ", self.controller.texts.get("analyse.lens")));
            let area = Rect {
                y: moves.bottom(),
                height: lens,
                ..area
            };
            let sentences = advice::lens(&self.controller.texts, self.shown());
            let lines: Vec<Line> = sentences.into_iter().map(Line::from).collect();
            let text = Paragraph::new(lines).wrap(Wrap { trim: true });
            frame.render_widget(text.block(self.bordered(block)), area);
        }
    }

    /// A border of ASCII characters where Unicode is not possible.
    fn bordered<'a>(&self, block: Block<'a>) -> Block<'a> {
        use ratatui::symbols::border::{PLAIN, Set};
        if self.theme.unicode {
            return block.border_set(PLAIN);
        }
        block.border_set(Set {
            top_left: "+",
            top_right: "+",
            bottom_left: "+",
            bottom_right: "+",
            vertical_left: "|",
            vertical_right: "|",
            horizontal_top: "-",
            horizontal_bottom: "-",
        })
    }

    fn draw_moves(&self, frame: &mut Frame, area: Rect) {
        let title = match self.evaluation_text() {
            Some(score) => format!(" {}  {score} ", self.controller.texts.get("play.moves")),
            None => format!(" {} ", self.controller.texts.get("play.moves")),
        };
        let block = self.bordered(Block::bordered().title(title));
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let game = self.controller.session.game();
        if game.moves().is_empty() {
            let line = Line::styled(self.controller.texts.get("play.noMoves"), Theme::dim());
            frame.render_widget(line, inner);
            return;
        }
        // A game that Black starts has a gap at its first number.
        let gap = usize::from(game.start().turn() == Color::Black);
        let rows = (game.moves().len() + gap).div_ceil(2);
        let current = self.shown_plies().saturating_sub(1);
        let row_of = |ply: usize| (ply + gap) >> 1;
        let current_row = row_of(current);
        let height = usize::from(inner.height).max(1);
        let first = (current_row + 1).saturating_sub(height).max(
            // The end of the list is at the bottom while it is current.
            if current_row + 1 == rows {
                rows.saturating_sub(height)
            } else {
                0
            },
        );
        let digits = rows.to_string().len();
        let lines: Vec<Line> = (first..rows.min(first + height))
            .map(|row| {
                let mut spans = vec![Span::styled(
                    format!("{:>digits$}. ", row + 1),
                    Theme::dim(),
                )];
                for side in 0..2 {
                    match (2 * row + side).checked_sub(gap) {
                        Some(ply) => spans.extend(self.listed_move(ply)),
                        None => spans.push(Span::raw(format!("{:<14}", "…"))),
                    }
                }
                Line::from(spans)
            })
            .collect();
        frame.render_widget(Paragraph::new(lines), inner);
    }

    fn listed_move(&self, ply: usize) -> Vec<Span<'static>> {
        let Some(mv) = self.controller.session.game().moves().get(ply) else {
            return Vec::new();
        };
        let mistake = self
            .controller
            .review
            .as_ref()
            .and_then(|review| review.mistake(ply));
        let sign = mistake.map_or("", |(mistake, _)| mistake.sign());
        let style = if self.shown_plies() == ply + 1 {
            Theme::current()
        } else if mistake.is_some() {
            self.theme.mistake()
        } else {
            Style::new()
        };
        let word = format!("{mv}{sign}");
        let blanks = " ".repeat(14usize.saturating_sub(word.width()).max(1));
        vec![Span::styled(word, style), Span::raw(blanks)]
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
    pub(super) fn draw_below(&self, frame: &mut Frame, area: Rect) {
        let input = Rect {
            y: area.bottom() - 1,
            height: 1,
            ..area
        };
        let above = Rect {
            height: area.height - 1,
            ..area
        };
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
            lines = vec![Line::styled(completions(typed), Theme::dim())];
        }
        let text = Paragraph::new(lines).wrap(Wrap { trim: true });
        frame.render_widget(text, above);
        let texts = &self.controller.texts;
        let prompt = match &self.mode {
            Mode::Typing(typed) => Some(format!("{}: {}", texts.get("typed.label"), typed.text)),
            Mode::File(FileAction::Save, name) => {
                Some(format!("{} {name}", texts.get("term.saveAs")))
            }
            Mode::File(FileAction::Load, name) => {
                Some(format!("{} {name}", texts.get("term.openFile")))
            }
            Mode::Confirm(question) => Some(format!(
                "{} {}",
                self.question(*question),
                texts.get("term.yesNo")
            )),
            Mode::Board | Mode::Help => None,
        };
        if let Some(prompt) = prompt {
            let x = input.x + (prompt.width() as u16).min(input.width - 1);
            frame.render_widget(Line::styled(prompt, Theme::strong()), input);
            if matches!(self.mode, Mode::Typing(_) | Mode::File(..)) {
                frame.set_cursor_position((x, input.y));
            }
            return;
        }
        frame.render_widget(Line::styled(self.status(), Theme::strong()), input);
        if self.viewing.is_none() && self.controller.session.is_persons_turn() {
            let square = Span::styled(P::name_of(self.cursor), Theme::dim());
            frame.render_widget(Line::from(square).alignment(Alignment::Right), input);
        }
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
        if self.extending {
            return texts.get("term.extending");
        }
        match self.entry.advice(self.controller.position()) {
            Some(key) => texts.get(key),
            None if session.only_person().is_some() => texts.get("play.yourTurn"),
            None => of_turn("play.turnOf", session.turn()),
        }
    }

    pub(super) fn draw_overlay(&self, frame: &mut Frame, area: Rect) {
        if self.mode != Mode::Help {
            return;
        }
        let texts = &self.controller.texts;
        let lines: Vec<Line> = HELP
            .iter()
            .map(|(keys, key)| {
                let keys = if self.theme.unicode {
                    (*keys).to_owned()
                } else {
                    ascii(keys)
                };
                let blanks = " ".repeat(16usize.saturating_sub(keys.width()));
                Line::from(vec![
                    Span::styled(format!(" {keys}"), Theme::strong()),
                    Span::raw(format!("{blanks}{}", texts.get(key))),
                ])
            })
            .collect();
        let height = lines.len() as u16 + 2;
        let width = 76.min(area.width);
        let place = Rect::new(
            (area.width - width) / 2,
            (area.height - height) / 2,
            width,
            height,
        );
        let block =
            self.bordered(Block::bordered().title(format!(" {} ", texts.get("term.keysTitle"))));
        frame.render_widget(Clear, place);
        frame.render_widget(Paragraph::new(lines).block(block), place);
    }
}

/// The names of keys in ASCII.
fn ascii(keys: &str) -> String {
    keys.replace("← ↑ ↓ →", "Arrow keys")
        .replace("← →", "arrow")
        .replace('–', "-")
}

fn completions(typed: &Typed) -> String {
    let (shown, others) = typed.completions();
    let mut line = shown.join("  ");
    if others > 0 {
        let _ = write!(line, "  … +{others}");
    }
    line
}
