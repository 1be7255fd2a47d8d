//! A move that is typed, with completion.

use std::fmt::Write as _;

use crossterm::event::KeyCode;

/// The most completions that are shown.
const SHOWN: usize = 12;

/// The longest text, in bytes.
const LONGEST: usize = 60;

/// The effect of a key on typed text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TypedKey {
    /// The text may have changed.
    Edited,
    /// The text is complete.
    Done,
    Cancelled,
}

/// Typed text, and the legal moves it may become.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Typed {
    pub(crate) text: String,
    moves: Vec<String>,
}

impl Typed {
    /// No text, with the legal moves.
    pub(crate) fn new(moves: Vec<String>) -> Typed {
        Typed {
            text: String::new(),
            moves,
        }
    }

    /// Handles a key.
    pub(crate) fn on_key(&mut self, key: KeyCode) -> TypedKey {
        match key {
            KeyCode::Esc => return TypedKey::Cancelled,
            KeyCode::Enter => return TypedKey::Done,
            KeyCode::Tab => self.complete(),
            KeyCode::Backspace => _ = self.text.pop(),
            KeyCode::Char(c) if self.text.len() < LONGEST => self.text.push(c),
            _ => {}
        }
        TypedKey::Edited
    }

    /// Adds pasted text.
    pub(crate) fn paste(&mut self, text: &str) {
        let characters = text.chars().filter(|c| !c.is_control());
        self.text.extend(characters.take(LONGEST));
    }

    fn matching(&self) -> impl Iterator<Item = &str> {
        let typed: String = self.text.to_lowercase().split_whitespace().collect();
        let moves = self.moves.iter().map(String::as_str);
        moves.filter(move |mv| mv.starts_with(&typed))
    }

    /// The moves that begin with the text: some, and the number of the others.
    fn completions(&self) -> (Vec<&str>, usize) {
        let all = self.matching().count();
        let shown: Vec<&str> = self.matching().take(SHOWN).collect();
        let others = all - shown.len();
        (shown, others)
    }

    /// The completions as a line.
    pub(crate) fn completion_line(&self) -> String {
        let (shown, others) = self.completions();
        let mut line = shown.join("  ");
        if others > 0 {
            let _ = write!(line, "  … +{others}");
        }
        line
    }

    /// Adds the characters that all matching moves share.
    fn complete(&mut self) {
        let mut matching = self.matching();
        let Some(first) = matching.next() else {
            return;
        };
        let shared = matching.fold(first.len(), |length, mv| {
            let same = first.bytes().zip(mv.bytes()).take_while(|(a, b)| a == b);
            length.min(same.count())
        });
        if let Some(shared) = first.get(..shared) {
            self.text = shared.to_owned();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(text: &str) -> Typed {
        let moves = ["a3-a4", "a3-b4", "a3:b3-a5", "e3-e4"];
        let mut typed = Typed::new(moves.map(str::to_owned).to_vec());
        text.clone_into(&mut typed.text);
        typed
    }

    #[test]
    fn tab_completes_as_far_as_the_moves_agree() {
        for (text, completed) in [
            ("a", "a3"),
            ("E", "e3-e4"),
            ("a3-", "a3-"),
            ("z", "z"),
            ("a3:", "a3:b3-a5"),
        ] {
            let mut typed = typed(text);
            typed.complete();
            assert_eq!(typed.text, completed);
        }
        assert_eq!(typed("a3-").completions(), (vec!["a3-a4", "a3-b4"], 0));
        assert_eq!(typed("z").completions(), (vec![], 0));
    }

    #[test]
    fn many_completions_are_counted() {
        let moves: Vec<String> = (0..40).map(|n| format!("m{n:02}")).collect();
        let typed = Typed::new(moves);
        let (shown, others) = typed.completions();
        assert_eq!((shown.len(), others), (SHOWN, 40 - SHOWN));
    }
}
