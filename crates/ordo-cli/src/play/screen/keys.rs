//! Keys and mouse.

use std::path::Path;
use std::time::Instant;

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseEvent, MouseEventKind,
};

use super::app::{App, FileAction, Mode, Question};
use crate::play::online::Online;
use crate::tui::board::{BoardGame, MoveEntry};
use crate::tui::typed::{Typed, TypedKey};

/// The keys and the texts that describe them.
pub(crate) const HELP: &[(&str, &str)] = &[
    ("← ↑ ↓ →", "term.key.arrows"),
    ("Enter", "term.key.enter"),
    ("Shift+← →, v", "term.key.extend"),
    ("1–4, Tab", "term.key.size"),
    ("/", "term.key.type"),
    ("Esc", "term.key.cancel"),
    ("u, r", "term.key.undo"),
    ("h", "term.key.hint"),
    ("l", "term.key.lens"),
    ("e", "term.key.bar"),
    ("f", "term.key.flip"),
    (", .  Home End", "term.key.browse"),
    ("a, m", "term.key.review"),
    ("s, o", "term.key.files"),
    ("R, D", "term.key.resign"),
    ("n", "term.key.new"),
    ("q", "term.key.quit"),
];

impl<P: BoardGame> App<P> {
    /// Handles a key, a click, or another event of the terminal.
    pub(crate) fn on_input(&mut self, event: &Event, now: Instant) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.on_key(*key, now),
            Event::Mouse(mouse) => self.on_mouse(*mouse, now),
            Event::Paste(text) => {
                if let Mode::Typing(typed) = &mut self.mode {
                    typed.paste(text);
                }
            }
            _ => {}
        }
    }

    fn on_key(&mut self, key: KeyEvent, now: Instant) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control && matches!(key.code, KeyCode::Char('c' | 'q')) {
            self.quit = true;
            return;
        }
        if control {
            self.on_control_key(key.code);
            return;
        }
        match std::mem::replace(&mut self.mode, Mode::Board) {
            Mode::Board => self.on_board_key(key, now),
            Mode::Help => {}
            Mode::Typing(typed) => self.on_typing(typed, key.code, now),
            Mode::Confirm(question) => self.on_answer(question, key.code, now),
            Mode::File(action, name) => self.on_file_name(action, name, key.code),
        }
    }

    /// Ctrl-U deletes typed text, as in a shell; other keys have no meaning with Ctrl.
    fn on_control_key(&mut self, key: KeyCode) {
        let text = match &mut self.mode {
            Mode::Typing(typed) => &mut typed.text,
            Mode::File(_, name) => name,
            Mode::Board | Mode::Confirm(_) | Mode::Help => return,
        };
        if key == KeyCode::Char('u') {
            text.clear();
        }
    }

    fn on_board_key(&mut self, key: KeyEvent, now: Instant) {
        let open = self.open_position();
        if let Some(entered) = self.pane.on_key(key, open.as_ref()) {
            self.on_entered(&entered, now);
            return;
        }
        match key.code {
            KeyCode::Esc => self.escape(),
            KeyCode::Char('/') => self.start_typing(),
            KeyCode::Char('u') | KeyCode::Backspace => self.undo(now),
            KeyCode::Char('r') => self.controller.redo(now),
            KeyCode::Char('h') => self.ask_hint(),
            KeyCode::Char('l') => self.lens = !self.lens,
            KeyCode::Char('e') => self.toggle_bar(),
            KeyCode::Char('f') => self.pane.flipped = !self.pane.flipped,
            KeyCode::Char('?') => self.mode = Mode::Help,
            KeyCode::Char(',' | '[') | KeyCode::PageUp => {
                self.view(self.shown_plies().saturating_sub(1));
            }
            KeyCode::Char('.' | ']') | KeyCode::PageDown => self.view(self.shown_plies() + 1),
            KeyCode::Home => self.view(0),
            KeyCode::End => self.view(usize::MAX),
            KeyCode::Char('a') => _ = self.controller.start_review(),
            KeyCode::Char('m') => self.next_mistake(),
            KeyCode::Char('s') => self.ask_file(FileAction::Save),
            KeyCode::Char('o') if self.controller.online.is_none() => {
                self.ask_file(FileAction::Load);
            }
            KeyCode::Char('R') if !self.controller.is_over() => {
                self.mode = Mode::Confirm(Question::Resign);
            }
            KeyCode::Char('D') if !self.controller.is_over() => {
                self.mode = Mode::Confirm(Question::Draw);
            }
            KeyCode::Char('n') if self.controller.is_over() => self.new_game(now),
            KeyCode::Char('n') if self.controller.online.is_none() => {
                self.mode = Mode::Confirm(Question::NewGame);
            }
            KeyCode::Char('q') => self.quit = true,
            _ => {}
        }
    }

    fn ask_hint(&mut self) {
        if self.controller.ask_hint() {
            self.messages = vec![self.controller.texts.get("analyse.thinking")];
        }
    }

    fn escape(&mut self) {
        self.messages.clear();
        self.controller.hint = None;
        if self.viewing.take().is_none() {
            self.pane.entry.cancel();
        }
        self.pane.extending = false;
    }

    fn undo(&mut self, now: Instant) {
        let position = self.controller.position().clone();
        if self.pane.entry.undo_step(&position) {
            self.messages.clear();
            return;
        }
        self.pane.entry.cancel();
        self.messages.clear();
        self.controller.undo(now);
    }

    fn toggle_bar(&mut self) {
        let playing = self
            .controller
            .online
            .as_ref()
            .is_some_and(Online::is_playing);
        if playing {
            self.messages = vec![self.controller.texts.get("term.noHintOnline")];
        } else {
            self.bar = !self.bar;
        }
    }

    fn start_typing(&mut self) {
        self.viewing = None;
        self.messages.clear();
        let moves = if self.controller.session.is_persons_turn() {
            self.controller.position().legal_moves()
        } else {
            Vec::new()
        };
        let moves = moves.iter().map(ToString::to_string).collect();
        self.mode = Mode::Typing(Typed::new(moves));
    }

    fn on_typing(&mut self, mut typed: Typed, key: KeyCode, now: Instant) {
        match typed.on_key(key) {
            TypedKey::Cancelled => self.messages.clear(),
            TypedKey::Done => {
                if !typed.text.trim().is_empty() && !self.controller.play_text(&typed.text, now) {
                    // The text stays, to be corrected.
                    self.mode = Mode::Typing(typed);
                }
            }
            TypedKey::Edited => self.mode = Mode::Typing(typed),
        }
    }

    fn on_answer(&mut self, question: Question, key: KeyCode, now: Instant) {
        let yes = matches!(
            key,
            KeyCode::Char('y' | 'Y' | 'o' | 'O' | 's' | 'S' | 'j' | 'J') | KeyCode::Enter
        );
        let no = matches!(key, KeyCode::Char('n' | 'N') | KeyCode::Esc);
        if !yes && !no {
            self.mode = Mode::Confirm(question);
            return;
        }
        match question {
            Question::Resume => {
                self.declined = no;
                self.messages.clear();
            }
            Question::Offer => _ = self.controller.answer_offer(yes),
            Question::Resign if yes => self.controller.resign(now),
            Question::Draw if yes => self.controller.offer_draw(now),
            Question::NewGame if yes => self.new_game(now),
            _ => {}
        }
    }

    fn new_game(&mut self, now: Instant) {
        self.messages.clear();
        self.viewing = None;
        self.controller.new_game(P::start(), now);
    }

    fn ask_file(&mut self, action: FileAction) {
        let name = match action {
            FileAction::Save => format!("{}.ordo", P::NAME),
            FileAction::Load => String::new(),
        };
        self.mode = Mode::File(action, name);
    }

    fn on_file_name(&mut self, action: FileAction, mut name: String, key: KeyCode) {
        match key {
            KeyCode::Esc => return,
            KeyCode::Enter if !name.trim().is_empty() => {
                let path = Path::new(name.trim());
                let done = match action {
                    FileAction::Save => self.controller.save(path),
                    FileAction::Load => self.controller.load(path),
                };
                if let Err(failure) = done {
                    self.controller.say(failure.to_string());
                }
                return;
            }
            KeyCode::Backspace => _ = name.pop(),
            KeyCode::Char(c) if name.len() < 200 => name.push(c),
            _ => {}
        }
        self.mode = Mode::File(action, name);
    }

    fn on_mouse(&mut self, mouse: MouseEvent, now: Instant) {
        if self.mode != Mode::Board {
            if matches!(mouse.kind, MouseEventKind::Down(_)) && self.mode == Mode::Help {
                self.mode = Mode::Board;
            }
            return;
        }
        match mouse.kind {
            MouseEventKind::ScrollUp => self.view(self.shown_plies().saturating_sub(1)),
            MouseEventKind::ScrollDown => self.view(self.shown_plies() + 1),
            _ => {
                let open = self.open_position();
                let entered = self.pane.on_mouse(mouse, open.as_ref());
                self.on_entered(&entered, now);
            }
        }
    }
}
