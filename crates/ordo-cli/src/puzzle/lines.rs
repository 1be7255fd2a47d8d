//! Solving puzzles line by line.

use std::io::{self, BufRead, Write};

use ordo_puzzles::{Puzzle, Verdict};

use super::attempt::Attempt;
use super::command::{COMMANDS, Command};
use super::{Solvable, sentences};
use crate::commands::{InputLine, print_commands, read_command};
use crate::failure::Failure;
use crate::language::{Texts, text};
use crate::render::Style;

/// The longest line that is read, in bytes.
const LONGEST: u64 = 10_000;

/// The reaction to a line of input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    /// More lines for this puzzle.
    Stay,
    /// The next puzzle.
    Puzzle,
    /// The end of the program.
    Quit,
}

/// Sets puzzles until there are no more, the input ends, or the solver quits.
pub(super) fn run<P: Solvable>(
    puzzles: impl Iterator<Item = Result<Puzzle<P>, Failure>>,
    texts: &Texts,
    style: Style,
    out: &mut (dyn Write + Send),
) -> Result<(), Failure> {
    let mut input = io::stdin().lock();
    let (mut solved, mut count) = (0, 0);
    for puzzle in puzzles {
        count += 1;
        let mut lines = Lines {
            attempt: Attempt::new(puzzle?),
            texts,
            style,
        };
        lines.set(out)?;
        let next = loop {
            out.flush()?;
            let Some(line) = read_line(&mut input) else {
                break Next::Quit;
            };
            match lines.obey(&line, out)? {
                Next::Stay => {}
                next => break next,
            }
        };
        solved += usize::from(lines.attempt.result() == Some(true));
        if next == Next::Quit {
            break;
        }
    }
    writeln!(out, "{}", sentences::score(texts, solved, count))?;
    Ok(out.flush()?)
}

/// A line of input; `None` at its end.
fn read_line(input: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    let read = io::Read::take(&mut *input, LONGEST).read_until(b'\n', &mut line);
    match read {
        Ok(0) | Err(_) => None,
        Ok(_) => Some(String::from_utf8_lossy(&line).trim().to_owned()),
    }
}

struct Lines<'a, P: Solvable> {
    attempt: Attempt<P>,
    texts: &'a Texts,
    style: Style,
}

impl<P: Solvable> Lines<'_, P> {
    /// Prints the puzzle.
    fn set(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let puzzle = self.attempt.puzzle();
        let rating = puzzle.rating().map(|rating| format!(" ({rating})"));
        let title = sentences::title(self.texts, puzzle);
        writeln!(out, "{title}{}", rating.unwrap_or_default())?;
        self.show(out)
    }

    /// Prints the board and the task.
    fn show(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let position = self.attempt.position();
        write!(out, "{}", position.picture(self.style))?;
        writeln!(out, "{position}")?;
        let task = sentences::task(self.texts, self.attempt.puzzle(), self.attempt.found());
        Ok(writeln!(out, "{task}")?)
    }

    /// Obeys a line.
    fn obey(&mut self, line: &str, out: &mut dyn Write) -> Result<Next, Failure> {
        match read_command(line, COMMANDS) {
            InputLine::Nothing if self.attempt.is_over() => return Ok(Next::Puzzle),
            InputLine::Nothing => {}
            InputLine::Command(Command::Quit, _) => return Ok(Next::Quit),
            InputLine::Command(Command::Next, _) => return Ok(Next::Puzzle),
            InputLine::Command(Command::Show, _) => self.show(out)?,
            InputLine::Command(Command::Retry, _) => {
                self.attempt.restart();
                self.show(out)?;
            }
            InputLine::Command(Command::Help, _) => {
                let example = self.attempt.puzzle().position().legal_moves();
                let example = example.first().map(ToString::to_string);
                print_commands(out, self.texts, &example.unwrap_or_default(), COMMANDS)?;
            }
            InputLine::Command(Command::Moves, _) => {
                let moves = self.attempt.position().legal_moves();
                let words: Vec<String> = moves.iter().map(ToString::to_string).collect();
                writeln!(out, "{}", words.join(" "))?;
            }
            InputLine::Command(Command::Hint, _) => {
                let sentence = match self.attempt.hint() {
                    Some(hint) => sentences::hint(self.texts, &hint),
                    None => self.texts.get("term.puzzle.over"),
                };
                writeln!(out, "{sentence}")?;
            }
            InputLine::Command(Command::Solution, _) => {
                self.attempt.give_up();
                let solution = sentences::solution(self.texts, self.attempt.puzzle());
                writeln!(out, "{solution}")?;
                self.facts(out)?;
            }
            InputLine::Incomplete(_) | InputLine::Move(_) if self.attempt.is_over() => {
                writeln!(out, "{}", self.texts.get("term.puzzle.over"))?;
            }
            InputLine::Incomplete(line) | InputLine::Move(line) => self.play(line, out)?,
        }
        Ok(Next::Stay)
    }

    /// Prints what is proved, and the themes.
    fn facts(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let puzzle = self.attempt.puzzle();
        writeln!(out, "{}", sentences::proof(self.texts, puzzle))?;
        if let Some(themes) = sentences::themes(self.texts, puzzle) {
            writeln!(out, "{themes}")?;
        }
        Ok(writeln!(out, "{}", self.texts.get("term.puzzle.goOn"))?)
    }

    /// Judges a move and prints the answer.
    fn play(&mut self, line: &str, out: &mut dyn Write) -> Result<(), Failure> {
        let mv = match P::parse_move(line) {
            Ok(mv) => mv,
            Err(message) => {
                return Ok(writeln!(out, "{}", self.texts.say_with_rule(&message))?);
            }
        };
        match self.attempt.play(mv) {
            Err(illegal) => {
                let message = P::illegal_message(&illegal);
                writeln!(out, "{}", self.texts.say_with_rule(&message))?;
            }
            Ok(Verdict::Accepted {
                reply: Some(reply), ..
            }) => {
                let args = [("move", text(reply))];
                writeln!(out, "{}", self.texts.with("term.puzzle.right", &args))?;
                self.show(out)?;
            }
            Ok(Verdict::Accepted { reply: None, .. }) => {
                writeln!(out, "{}", self.texts.get("term.puzzle.solved"))?;
                self.facts(out)?;
            }
            Ok(Verdict::Wrong { refutation, .. }) => {
                writeln!(out, "{}", sentences::wrong(self.texts, &refutation))?;
            }
        }
        Ok(())
    }
}
