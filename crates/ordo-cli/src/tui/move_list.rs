//! The list of the moves of a game, two to a line.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};
use unicode_width::UnicodeWidthStr;

use super::theme::Theme;
use crate::language::Texts;

/// The moves of a game with their looks.
#[derive(Clone, Debug)]
pub(crate) struct MoveList {
    pub(crate) moves: Vec<(String, Style)>,
    /// A game that Black starts has a gap at its first number.
    pub(crate) black_starts: bool,
    /// The number of plies of the position on the board.
    pub(crate) shown: usize,
}

impl MoveList {
    /// Draws the list into a box; the shown move is always visible.
    pub(crate) fn draw(&self, frame: &mut Frame, area: Rect, texts: &Texts, block: Block) {
        let inner = block.inner(area);
        frame.render_widget(block, area);
        if self.moves.is_empty() {
            let line = Line::styled(texts.get("play.noMoves"), Theme::dim());
            frame.render_widget(line, inner);
            return;
        }
        let gap = usize::from(self.black_starts);
        let rows = (self.moves.len() + gap).div_ceil(2);
        let current_row = (self.shown.saturating_sub(1) + gap) >> 1;
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
                let number = format!("{:>digits$}. ", row + 1);
                let mut spans = vec![Span::styled(number, Theme::dim())];
                for side in 0..2 {
                    match (2 * row + side).checked_sub(gap) {
                        Some(ply) => spans.extend(self.listed(ply)),
                        None => spans.push(Span::raw(format!("{:<14}", "…"))),
                    }
                }
                Line::from(spans)
            })
            .collect();
        frame.render_widget(Paragraph::new(lines), inner);
    }

    fn listed(&self, ply: usize) -> Vec<Span<'static>> {
        let Some((word, style)) = self.moves.get(ply).cloned() else {
            return Vec::new();
        };
        let style = if self.shown == ply + 1 {
            Theme::current()
        } else {
            style
        };
        let blanks = " ".repeat(14usize.saturating_sub(word.width()).max(1));
        vec![Span::styled(word, style), Span::raw(blanks)]
    }
}
