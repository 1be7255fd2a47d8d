use std::io::Write;

use ordo_puzzles::{Goal, Puzzle, PuzzleProof, Theme, Verdict};

use super::Solvable;
use super::command::{Command, HELP};
use crate::failure::Failure;
use crate::language::{Texts, list, number, text};
use crate::render::Style;

/// The reaction to a line of input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    /// More lines for this puzzle.
    Stay,
    /// The next puzzle.
    Puzzle,
    /// The end of the program.
    Quit,
}

/// A puzzle that is being solved.
pub(super) struct Solving<'a, P: Solvable> {
    puzzle: &'a Puzzle<P>,
    texts: &'a Texts,
    style: Style,
    /// The solver's moves that were found.
    found: usize,
    /// Hints for the current move: none, the piece, the move.
    hints: usize,
    /// A mistake was made, or the solution was shown.
    was_helped: bool,
    is_over: bool,
}

impl<'a, P: Solvable> Solving<'a, P> {
    pub(super) fn new(puzzle: &'a Puzzle<P>, texts: &'a Texts, style: Style) -> Solving<'a, P> {
        Solving {
            puzzle,
            texts,
            style,
            found: 0,
            hints: 0,
            was_helped: false,
            is_over: false,
        }
    }

    /// True if the puzzle was solved without mistakes and help.
    pub(super) fn is_solved_alone(&self) -> bool {
        self.is_over && !self.was_helped
    }

    /// Prints the puzzle.
    pub(super) fn set(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let rating = self.puzzle.rating().map(|rating| format!(" ({rating})"));
        let title = [("id", text(self.puzzle.id()))];
        let title = self.texts.with("term.puzzle.title", &title);
        writeln!(out, "{title}{}", rating.unwrap_or_default())?;
        self.show(out)
    }

    /// Prints the board and the task.
    fn show(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let position = self.puzzle.position_after(self.found);
        write!(out, "{}", position.picture(self.style))?;
        writeln!(out, "{position}")?;
        let side = self.texts.side(position.turn());
        let left = self.puzzle.solver_moves() - self.found;
        let args = [("side", text(side)), ("count", number(left))];
        let key = match self.puzzle.goal() {
            Goal::Win => "term.puzzle.win",
            Goal::Hold => "term.puzzle.hold",
        };
        Ok(writeln!(out, "{}", self.texts.with(key, &args))?)
    }

    /// Obeys a line.
    pub(super) fn obey(&mut self, line: &str, out: &mut dyn Write) -> Result<Next, Failure> {
        match Command::read(line) {
            Command::Nothing if self.is_over => return Ok(Next::Puzzle),
            Command::Nothing => {}
            Command::Quit => return Ok(Next::Quit),
            Command::Next => return Ok(Next::Puzzle),
            Command::Show => self.show(out)?,
            Command::Retry => {
                (self.found, self.hints) = (0, 0);
                // A second attempt at a puzzle whose solution is known counts no more.
                self.was_helped |= self.is_over;
                self.is_over = false;
                self.show(out)?;
            }
            Command::Help => {
                for (word, key) in HELP {
                    writeln!(out, "{word:<11} {}", self.texts.get(key))?;
                }
            }
            Command::Moves => {
                let moves = self.puzzle.position_after(self.found).legal_moves();
                let words: Vec<String> = moves.iter().map(ToString::to_string).collect();
                writeln!(out, "{}", words.join(" "))?;
            }
            Command::Hint => self.hint(out)?,
            Command::Solution => self.solution(out)?,
            Command::Move(_) if self.is_over => {
                writeln!(out, "{}", self.texts.get("term.puzzle.over"))?;
            }
            Command::Move(line) => self.play(line, out)?,
        }
        Ok(Next::Stay)
    }

    /// Names the piece to move, and then the move.
    fn hint(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        let Some(hint) = self.puzzle.hint(self.found).filter(|_| !self.is_over) else {
            return Ok(writeln!(out, "{}", self.texts.get("term.puzzle.over"))?);
        };
        self.was_helped = true;
        self.hints += 1;
        let view = self.puzzle.position_after(self.found).move_view(hint.mv);
        let sentence = if self.hints == 1 && !view.from.is_empty() {
            let args = [("squares", list(&view.from))];
            self.texts.with("term.puzzle.piece", &args)
        } else {
            let args = [("move", text(hint.mv))];
            self.texts.with("term.puzzle.move", &args)
        };
        Ok(writeln!(out, "{sentence}")?)
    }

    /// Prints the solution, what is proved, and the themes.
    fn solution(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        self.was_helped |= !self.is_over;
        self.is_over = true;
        let moves: Vec<String> = self.puzzle.line().iter().map(ToString::to_string).collect();
        let args = [("moves", text(moves.join(" ")))];
        writeln!(out, "{}", self.texts.with("term.puzzle.solution", &args))?;
        self.facts(out)
    }

    /// Prints what is proved, and the themes.
    fn facts(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let proof = match (self.puzzle.goal(), self.puzzle.proof()) {
            (Goal::Hold, _) => self.texts.get("term.puzzle.allOthersLose"),
            (Goal::Win, PuzzleProof::Exact) => self.texts.get("term.puzzle.exact"),
            (Goal::Win, PuzzleProof::Within(plies)) => {
                let args = [("count", number(plies.into()))];
                self.texts.with("term.puzzle.within", &args)
            }
        };
        writeln!(out, "{proof}")?;
        let name = |theme: Theme| {
            let name = theme.name();
            self.texts.get(&format!("term.theme.{name}"))
        };
        let themes: Vec<String> = self.puzzle.themes().iter().map(name).collect();
        if !themes.is_empty() {
            let args = [("themes", text(themes.join(", ")))];
            writeln!(out, "{}", self.texts.with("term.puzzle.themes", &args))?;
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
        match self.puzzle.judge(self.found, mv) {
            Err(illegal) => {
                let message = P::illegal_message(&illegal);
                writeln!(out, "{}", self.texts.say_with_rule(&message))?;
            }
            Ok(Verdict::Accepted { reply, .. }) => {
                self.found += 1;
                self.hints = 0;
                if let Some(reply) = reply {
                    let args = [("move", text(reply))];
                    writeln!(out, "{}", self.texts.with("term.puzzle.right", &args))?;
                    self.show(out)?;
                } else {
                    self.is_over = true;
                    writeln!(out, "{}", self.texts.get("term.puzzle.solved"))?;
                    self.facts(out)?;
                }
            }
            Ok(Verdict::Wrong { refutation, .. }) => {
                self.was_helped = true;
                let moves: Vec<String> = refutation.iter().map(ToString::to_string).collect();
                let args = [("moves", text(moves.join(" ")))];
                let key = if moves.is_empty() {
                    "term.puzzle.losesAtOnce"
                } else {
                    "term.puzzle.wrong"
                };
                writeln!(out, "{}", self.texts.with(key, &args))?;
            }
        }
        Ok(())
    }
}
