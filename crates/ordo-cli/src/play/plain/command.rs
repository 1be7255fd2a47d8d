//! The commands of plain play.
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
    Help,
    Show,
    Moves,
    Hint,
    Lens,
    Undo,
    Redo,
    Resign,
    Draw,
    Answer(bool),
    Save(&'a str),
    Load(&'a str),
    /// A command that lacks the name of its file.
    NeedsFile(&'a str),
    Quit,
    Move(&'a str),
}

/// The commands, apart from moves, and the keys of their descriptions.
pub(super) const HELP: &[(&str, &str)] = &[
    ("moves", "term.command.moves"),
    ("hint", "term.command.hint"),
    ("lens", "term.command.lens"),
    ("undo", "term.command.undo"),
    ("redo", "term.command.redo"),
    ("resign", "term.command.resign"),
    ("draw", "term.command.draw"),
    ("accept", "term.command.accept"),
    ("decline", "term.command.decline"),
    ("save FILE", "term.command.save"),
    ("load FILE", "term.command.load"),
    ("show", "term.command.show"),
    ("help", "term.command.help"),
    ("quit", "term.command.quit"),
];

impl Command<'_> {
    /// Reads a line without blanks at its ends.
    pub(super) fn read(line: &str) -> Command<'_> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word, rest) {
            ("", _) => Command::Nothing,
            ("save" | "load", "") => Command::NeedsFile(word),
            ("save", file) => Command::Save(file),
            ("load", file) => Command::Load(file),
            ("help" | "?", "") => Command::Help,
            ("show", "") => Command::Show,
            ("moves", "") => Command::Moves,
            ("hint", "") => Command::Hint,
            ("lens", "") => Command::Lens,
            ("undo", "") => Command::Undo,
            ("redo", "") => Command::Redo,
            ("resign", "") => Command::Resign,
            ("draw", "") => Command::Draw,
            ("accept", "") => Command::Answer(true),
            ("decline", "") => Command::Answer(false),
            ("quit" | "exit", "") => Command::Quit,
            _ => Command::Move(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_commands_or_moves() {
        assert_eq!(Command::read("hint"), Command::Hint);
        assert_eq!(
            Command::read("save  my game.ordo"),
            Command::Save("my game.ordo")
        );
        assert_eq!(Command::read("save"), Command::NeedsFile("save"));
        assert_eq!(Command::read(""), Command::Nothing);
        for mv in ["a3-a4", "a3 - a4", "hint me", "😀", "undo undo"] {
            assert_eq!(Command::read(mv), Command::Move(mv));
        }
    }

    #[test]
    fn help_lists_every_command() {
        for (words, _) in HELP {
            let line = words.replace("FILE", "x");
            assert!(!matches!(Command::read(&line), Command::Move(_)), "{line}");
        }
    }
}
