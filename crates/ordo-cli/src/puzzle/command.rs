//! The commands of `ordo puzzle`.
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

/// A command; everything else is a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command<'a> {
    Nothing,
    Hint,
    Solution,
    Retry,
    Next,
    Moves,
    Show,
    Help,
    Quit,
    Move(&'a str),
}

/// The commands and the keys of their descriptions.
pub(super) const HELP: &[(&str, &str)] = &[
    ("a3-a4", "term.command.move"),
    ("hint", "term.puzzle.command.hint"),
    ("solution", "term.puzzle.command.solution"),
    ("retry", "term.puzzle.command.retry"),
    ("next", "term.puzzle.command.next"),
    ("moves", "term.command.moves"),
    ("show", "term.command.show"),
    ("help", "term.command.help"),
    ("quit", "term.command.quit"),
];

impl Command<'_> {
    /// Reads a line without blanks at its ends.
    pub(super) fn read(line: &str) -> Command<'_> {
        match line {
            "" => Command::Nothing,
            "hint" => Command::Hint,
            "solution" => Command::Solution,
            "retry" => Command::Retry,
            "next" => Command::Next,
            "moves" => Command::Moves,
            "show" => Command::Show,
            "help" | "?" => Command::Help,
            "quit" | "exit" => Command::Quit,
            line => Command::Move(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_lists_every_command() {
        for (line, _) in HELP.iter().skip(1) {
            assert!(!matches!(Command::read(line), Command::Move(_)), "{line}");
        }
        assert_eq!(Command::read("a3-a4"), Command::Move("a3-a4"));
        assert_eq!(Command::read("hint hint"), Command::Move("hint hint"));
    }
}
