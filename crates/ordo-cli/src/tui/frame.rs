//! The parts of a screen around its board: layout, title, messages, input, keys.

use ordo_rules::Color;
use ratatui::Frame;
use ratatui::layout::{Alignment, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;

use super::board::BoardGame;
use super::board_widget::{Place, Scale};
use super::theme::Theme;
use crate::language::{Texts, number};

/// The smallest terminal that shows everything.
const SMALLEST: (u16, u16) = (80, 24);
/// The least width of the panel at the right.
const PANEL: u16 = 34;
/// Lines other than the board: title, two players, at least three messages, input and keys.
const OTHER_LINES: u16 = 8;

/// The places of the parts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    pub(crate) title: Rect,
    /// The side at the top.
    pub(crate) top: Rect,
    pub(crate) board: Place,
    /// The side at the bottom.
    pub(crate) bottom: Rect,
    /// One column between board and panel.
    pub(crate) bar: Rect,
    pub(crate) panel: Rect,
    pub(crate) messages: Rect,
    pub(crate) input: Rect,
    pub(crate) keys: Rect,
}

impl Layout {
    /// The places on a terminal, with the largest board that fits; `None` if the terminal is too small.
    pub(crate) fn new<P: BoardGame>(area: Rect, flipped: bool) -> Option<Layout> {
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            return None;
        }
        let scale = Scale::fitting::<P>(area.width - PANEL - 4, area.height - OTHER_LINES);
        let (width, height) = scale.size::<P>();
        let line = |y| Rect::new(1, y, area.width - 2, 1);
        let below = 3 + height;
        Some(Layout {
            title: Rect::new(0, 0, area.width, 1),
            top: line(1),
            board: Place {
                area: Rect::new(1, 2, width, height),
                scale,
                flipped,
            },
            bottom: line(2 + height),
            bar: Rect::new(width + 2, 2, 1, height - 1),
            panel: Rect::new(width + 4, 2, area.width - width - 5, height),
            messages: Rect::new(1, below, area.width - 2, area.height - below - 2),
            input: line(area.height - 2),
            keys: line(area.height - 1),
        })
    }
}

/// Both sides, the one nearer to the bottom of the screen last.
pub(crate) fn sides_from_top(flipped: bool) -> [Color; 2] {
    if flipped {
        [Color::White, Color::Black]
    } else {
        [Color::Black, Color::White]
    }
}

/// Draws the message for a terminal that is too small.
pub(crate) fn draw_too_small(frame: &mut Frame, texts: &Texts) {
    let args = [
        ("width", number(SMALLEST.0.into())),
        ("height", number(SMALLEST.1.into())),
    ];
    let text = Paragraph::new(texts.with("term.tooSmall", &args)).wrap(Wrap { trim: true });
    frame.render_widget(text, frame.area());
}

/// Draws the name of the game, with a remark, and the key that shows all keys.
pub(crate) fn draw_title<P: BoardGame>(
    frame: &mut Frame,
    area: Rect,
    texts: &Texts,
    remark: Option<String>,
) {
    let game = texts.get(&format!("game.{}", P::NAME));
    let mut spans = vec![Span::styled(format!(" Ordo  {game}"), Theme::strong())];
    if let Some(remark) = remark {
        spans.push(Span::styled(format!("  {remark}"), Theme::dim()));
    }
    frame.render_widget(Line::from(spans), area);
    let help = Span::styled(texts.get("term.helpKey"), Theme::dim());
    frame.render_widget(Line::from(help).alignment(Alignment::Right), area);
}

/// Draws paragraphs of text.
pub(crate) fn draw_messages(frame: &mut Frame, area: Rect, lines: Vec<Line>) {
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: true }), area);
}

/// Draws the line for input; `cursor` if text is typed there.
pub(crate) fn draw_prompt(frame: &mut Frame, area: Rect, prompt: String, cursor: bool) {
    let x = area.x + (prompt.width() as u16).min(area.width - 1);
    frame.render_widget(Line::styled(prompt, Theme::strong()), area);
    if cursor {
        frame.set_cursor_position((x, area.y));
    }
}

/// Draws the next action, and the square of the cursor.
pub(crate) fn draw_status(frame: &mut Frame, area: Rect, status: String, square: Option<String>) {
    frame.render_widget(Line::styled(status, Theme::strong()), area);
    if let Some(square) = square {
        let square = Span::styled(square, Theme::dim());
        frame.render_widget(Line::from(square).alignment(Alignment::Right), area);
    }
}

/// Draws a box with the keys and the texts that describe them.
pub(crate) fn draw_help(frame: &mut Frame, theme: Theme, texts: &Texts, help: &[(&str, &str)]) {
    let lines: Vec<Line> = help
        .iter()
        .map(|(keys, key)| {
            let keys = if theme.unicode {
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
    let area = frame.area();
    let height = lines.len() as u16 + 2;
    let width = 76.min(area.width);
    let place = Rect::new(
        (area.width - width) / 2,
        (area.height - height) / 2,
        width,
        height,
    );
    let block = theme.bordered(format!(" {} ", texts.get("term.keysTitle")));
    frame.render_widget(Clear, place);
    frame.render_widget(Paragraph::new(lines).block(block), place);
}

/// The names of keys in ASCII.
fn ascii(keys: &str) -> String {
    keys.replace("← ↑ ↓ →", "Arrow keys")
        .replace("← →", "arrow")
        .replace('–', "-")
}

impl Theme {
    /// A box with a title; of ASCII characters where Unicode is not possible.
    pub(crate) fn bordered(self, title: String) -> Block<'static> {
        use ratatui::symbols::border::{PLAIN, Set};
        let block = Block::bordered().title(title);
        if self.unicode {
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
}
