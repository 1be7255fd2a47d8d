//! Keys and mouse.

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ordo_puzzles::Puzzle;

use super::app::{App, Mode};
use crate::failure::Failure;
use crate::puzzle::Solvable;
use crate::tui::board::MoveEntry;
use crate::tui::typed::{Typed, TypedKey};

/// The keys and the texts that describe them.
pub(super) const HELP: &[(&str, &str)] = &[
    ("← ↑ ↓ →", "term.key.arrows"),
    ("Enter", "term.key.enter"),
    ("Shift+← →, v", "term.key.extend"),
    ("1–4, Tab", "term.key.size"),
    ("/", "term.key.type"),
    ("Esc, u", "term.key.takeBack"),
    ("h", "term.puzzle.command.hint"),
    ("s", "term.puzzle.command.solution"),
    ("r", "term.puzzle.command.retry"),
    ("n", "term.puzzle.command.next"),
    (", .  Home End", "term.key.browse"),
    ("f", "term.key.flip"),
    ("q", "term.command.quit"),
];

impl<P: Solvable, I: Iterator<Item = Result<Puzzle<P>, Failure>>> App<P, I> {
    /// Handles a key, a click, or another event of the terminal. Fails if the next puzzle cannot be read.
    pub(super) fn on_input(&mut self, event: &Event) -> Result<(), Failure> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.on_key(*key)?,
            Event::Mouse(mouse) => self.on_mouse(*mouse),
            Event::Paste(text) => {
                if let Mode::Typing(typed) = &mut self.mode {
                    typed.paste(text);
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn on_key(&mut self, key: KeyEvent) -> Result<(), Failure> {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            self.on_control_key(key.code);
            return Ok(());
        }
        match std::mem::replace(&mut self.mode, Mode::Board) {
            Mode::Board => return self.on_board_key(key),
            Mode::Help => {}
            Mode::Typing(typed) => self.on_typing(typed, key.code),
        }
        Ok(())
    }

    /// Ctrl-C and Ctrl-Q quit, Ctrl-U deletes typed text, as in a shell; other keys have no meaning with Ctrl.
    fn on_control_key(&mut self, key: KeyCode) {
        match (key, &mut self.mode) {
            (KeyCode::Char('c' | 'q'), _) => self.quit = true,
            (KeyCode::Char('u'), Mode::Typing(typed)) => typed.text.clear(),
            _ => {}
        }
    }

    fn on_board_key(&mut self, key: KeyEvent) -> Result<(), Failure> {
        let shown = self.line.shown();
        match key.code {
            KeyCode::Char(',' | '[') | KeyCode::PageUp => self.line.show(shown.saturating_sub(1)),
            KeyCode::Char('.' | ']') | KeyCode::PageDown => self.line.show(shown + 1),
            KeyCode::Home => self.line.show(0),
            KeyCode::End => self.line.show(usize::MAX),
            KeyCode::Char('f') => self.pane.flipped = !self.pane.flipped,
            KeyCode::Char('?') => self.mode = Mode::Help,
            KeyCode::Char('q') => self.quit = true,
            KeyCode::Char('n') => return self.next_puzzle(),
            KeyCode::Char('s') => self.show_solution(),
            _ => {
                self.line.hurry();
                return self.on_solving_key(key);
            }
        }
        Ok(())
    }

    /// Handles a key that needs the end of the line.
    fn on_solving_key(&mut self, key: KeyEvent) -> Result<(), Failure> {
        match key.code {
            KeyCode::Enter | KeyCode::Char(' ') if self.attempt.is_over() => {
                return self.next_puzzle();
            }
            KeyCode::Enter | KeyCode::Esc | KeyCode::Backspace | KeyCode::Char(' ' | 'r' | 'u')
                if self.is_refuted =>
            {
                self.try_again();
            }
            KeyCode::Char('r') => self.restart(),
            KeyCode::Char('h') => self.show_hint(),
            KeyCode::Char('/') => self.start_typing(),
            KeyCode::Esc => self.escape(),
            KeyCode::Char('u') | KeyCode::Backspace => self.undo_step(),
            _ => {
                let open = self.open_position().cloned();
                if let Some(entered) = self.pane.on_key(key, open.as_ref()) {
                    self.on_entered(&entered);
                }
            }
        }
        Ok(())
    }

    fn escape(&mut self) {
        self.messages.clear();
        self.hint.clear();
        if self.line.is_at_end() {
            self.pane.entry.cancel();
        } else {
            self.line.show(usize::MAX);
        }
        self.pane.extending = false;
    }

    /// Takes back a step of a turn, or drops the selection.
    fn undo_step(&mut self) {
        if let Some(open) = self.open_position().cloned() {
            self.messages.clear();
            if !self.pane.entry.undo_step(&open) {
                self.pane.entry.cancel();
            }
        }
    }

    fn start_typing(&mut self) {
        if self.attempt.is_over() {
            return;
        }
        if self.is_refuted {
            self.try_again();
        }
        self.line.show(usize::MAX);
        self.messages.clear();
        let moves = self.line.position().legal_moves();
        let moves = moves.iter().map(ToString::to_string).collect();
        self.mode = Mode::Typing(Typed::new(moves));
    }

    fn on_typing(&mut self, mut typed: Typed, key: KeyCode) {
        match typed.on_key(key) {
            TypedKey::Cancelled => self.messages.clear(),
            TypedKey::Done => {
                if !typed.text.trim().is_empty() && !self.play_text(&typed.text) {
                    // The text stays, to be corrected.
                    self.mode = Mode::Typing(typed);
                }
            }
            TypedKey::Edited => self.mode = Mode::Typing(typed),
        }
    }

    fn on_mouse(&mut self, mouse: MouseEvent) {
        let pressed = mouse.kind == MouseEventKind::Down(MouseButton::Left);
        match self.mode {
            Mode::Board => {}
            Mode::Help if pressed => {
                self.mode = Mode::Board;
                return;
            }
            Mode::Help | Mode::Typing(_) => return,
        }
        let shown = self.line.shown();
        match mouse.kind {
            MouseEventKind::ScrollUp => self.line.show(shown.saturating_sub(1)),
            MouseEventKind::ScrollDown => self.line.show(shown + 1),
            MouseEventKind::Down(_) | MouseEventKind::Up(_) => {
                self.line.hurry();
                if self.is_refuted && pressed {
                    self.try_again();
                }
                let open = self.open_position().cloned();
                let entered = self.pane.on_mouse(mouse, open.as_ref());
                self.on_entered(&entered);
            }
            _ => {}
        }
    }
}
