//! The commands of plain play.

use crate::commands::CommandWord;

/// A command; everything else is a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Help,
    Show,
    Moves,
    Hint,
    Lens,
    Undo,
    Redo,
    Resign,
    Draw,
    Accept,
    Decline,
    Save,
    Load,
    Quit,
}

/// The commands in the order of the help.
pub(super) const COMMANDS: &[CommandWord<Command>] = &[
    CommandWord::new("moves", Command::Moves, "term.command.moves"),
    CommandWord::new("hint", Command::Hint, "term.command.hint"),
    CommandWord::new("lens", Command::Lens, "term.command.lens"),
    CommandWord::new("undo", Command::Undo, "term.command.undo"),
    CommandWord::new("redo", Command::Redo, "term.command.redo"),
    CommandWord::new("resign", Command::Resign, "term.command.resign"),
    CommandWord::new("draw", Command::Draw, "term.command.draw"),
    CommandWord::new("accept", Command::Accept, "term.command.accept"),
    CommandWord::new("decline", Command::Decline, "term.command.decline"),
    CommandWord::new("save", Command::Save, "term.command.save").with("FILE"),
    CommandWord::new("load", Command::Load, "term.command.load").with("FILE"),
    CommandWord::new("show", Command::Show, "term.command.show"),
    CommandWord::new("help", Command::Help, "term.command.help").or("?"),
    CommandWord::new("quit", Command::Quit, "term.command.quit").or("exit"),
];
