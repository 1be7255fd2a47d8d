//! Commands that are typed as lines, for `ordo play --plain` and `ordo puzzle --plain`.
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use std::io::{self, Write};

use crate::language::Texts;

/// A command: its words, the name of its argument, and the key of its description.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CommandWord<C> {
    word: &'static str,
    alias: Option<&'static str>,
    argument: Option<&'static str>,
    command: C,
    key: &'static str,
}

impl<C: Copy> CommandWord<C> {
    pub(crate) const fn new(word: &'static str, command: C, key: &'static str) -> CommandWord<C> {
        CommandWord {
            word,
            alias: None,
            argument: None,
            command,
            key,
        }
    }

    /// The same command with another word for it.
    pub(crate) const fn or(self, alias: &'static str) -> CommandWord<C> {
        CommandWord {
            alias: Some(alias),
            ..self
        }
    }

    /// The same command with an argument.
    pub(crate) const fn with(self, argument: &'static str) -> CommandWord<C> {
        CommandWord {
            argument: Some(argument),
            ..self
        }
    }
}

/// A line of input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum InputLine<'a, C> {
    Nothing,
    /// A command with its argument, which is empty if it takes none.
    Command(C, &'a str),
    /// A command that lacks its argument.
    Incomplete(&'a str),
    /// Everything else is a move.
    Move(&'a str),
}

/// Reads a line without blanks at its ends.
pub(crate) fn read_command<'a, C: Copy>(
    line: &'a str,
    commands: &[CommandWord<C>],
) -> InputLine<'a, C> {
    if line.is_empty() {
        return InputLine::Nothing;
    }
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let found = commands
        .iter()
        .find(|command| command.word == word || command.alias == Some(word));
    match found {
        Some(found) if found.argument.is_some() != rest.is_empty() => {
            InputLine::Command(found.command, rest)
        }
        Some(found) if found.argument.is_some() => InputLine::Incomplete(word),
        _ => InputLine::Move(line),
    }
}

/// Prints the commands with their descriptions, after an example of a move.
pub(crate) fn print_commands<C>(
    out: &mut dyn Write,
    texts: &Texts,
    example: &str,
    commands: &[CommandWord<C>],
) -> io::Result<()> {
    let of_move = texts.get("term.command.move");
    writeln!(out, "{example:<11} {of_move}")?;
    for command in commands {
        let argument = command.argument.map(|name| format!(" {name}"));
        let words = format!("{}{}", command.word, argument.unwrap_or_default());
        writeln!(out, "{words:<11} {}", texts.get(command.key))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_commands_or_moves() {
        let commands = [
            CommandWord::new("hint", 'h', "term.command.hint"),
            CommandWord::new("help", '?', "term.command.help").or("?"),
            CommandWord::new("save", 's', "term.command.save").with("FILE"),
        ];
        let read = |line| read_command(line, &commands);
        assert_eq!(read(""), InputLine::Nothing);
        assert_eq!(read("hint"), InputLine::Command('h', ""));
        assert_eq!(read("help"), InputLine::Command('?', ""));
        assert_eq!(read("?"), InputLine::Command('?', ""));
        assert_eq!(
            read("save  my game.ordo"),
            InputLine::Command('s', "my game.ordo")
        );
        assert_eq!(read("save"), InputLine::Incomplete("save"));
        for mv in ["a3-a4", "a3 - a4", "hint me", "😀", "HINT"] {
            assert_eq!(read(mv), InputLine::Move(mv));
        }
    }
}
