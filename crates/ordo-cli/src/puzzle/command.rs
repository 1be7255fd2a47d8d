//! The commands of `ordo puzzle --plain`.

use crate::commands::CommandWord;

/// A command; everything else is a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Hint,
    Solution,
    Retry,
    Next,
    Moves,
    Show,
    Help,
    Quit,
}

/// The commands in the order of the help.
pub(super) const COMMANDS: &[CommandWord<Command>] = &[
    CommandWord::new("hint", Command::Hint, "term.puzzle.command.hint"),
    CommandWord::new(
        "solution",
        Command::Solution,
        "term.puzzle.command.solution",
    ),
    CommandWord::new("retry", Command::Retry, "term.puzzle.command.retry"),
    CommandWord::new("next", Command::Next, "term.puzzle.command.next"),
    CommandWord::new("moves", Command::Moves, "term.command.moves"),
    CommandWord::new("show", Command::Show, "term.command.show"),
    CommandWord::new("help", Command::Help, "term.command.help").or("?"),
    CommandWord::new("quit", Command::Quit, "term.command.quit").or("exit"),
];
