//! The state of the screen: a puzzle, and the moves on the board.

use std::iter::Peekable;
use std::time::{Duration, Instant};

use ordo_puzzles::{Puzzle, Verdict};

use super::line::Line;
use crate::failure::Failure;
use crate::language::{Texts, text};
use crate::puzzle::attempt::{Attempt, HintStep};
use crate::puzzle::{Solvable, sentences};
use crate::tui::board::{Cell, MoveEntry};
use crate::tui::pane::{BoardPane, Entered, cells_of, named};
use crate::tui::theme::Theme;
use crate::tui::typed::Typed;

/// The thing that keys are for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    Board,
    Typing(Typed),
    Help,
}

pub(super) struct App<P: Solvable, I: Iterator<Item = Result<Puzzle<P>, Failure>>> {
    puzzles: Peekable<I>,
    pub(super) attempt: Attempt<P>,
    pub(super) line: Line<P>,
    pub(super) pane: BoardPane<P>,
    pub(super) texts: Texts,
    pub(super) theme: Theme,
    /// Time between two moves that the screen plays by itself.
    pace: Duration,
    pub(super) mode: Mode,
    pub(super) messages: Vec<String>,
    /// The cells of the hint.
    pub(super) hint: Vec<Cell>,
    /// The board shows a wrong move and its refutation.
    pub(super) is_refuted: bool,
    /// The puzzles before this one: solved without help, and decided.
    score: (usize, usize),
    pub(super) quit: bool,
}

impl<P: Solvable, I: Iterator<Item = Result<Puzzle<P>, Failure>>> App<P, I> {
    /// The screen with the first puzzle.
    pub(super) fn new(
        puzzles: I,
        texts: Texts,
        theme: Theme,
        pace: Duration,
    ) -> Result<App<P, I>, Failure> {
        let mut puzzles = puzzles.peekable();
        let first = puzzles.next();
        let first = first.ok_or_else(|| Failure::input("there are no such puzzles"))??;
        let mut app = App {
            puzzles,
            line: Line::new(first.position().clone()),
            attempt: Attempt::new(first),
            pane: BoardPane::new(),
            texts,
            theme,
            pace,
            mode: Mode::Board,
            messages: Vec::new(),
            hint: Vec::new(),
            is_refuted: false,
            score: (0, 0),
            quit: false,
        };
        app.restart();
        let solver = app.attempt.puzzle().position().turn();
        app.pane.turn_to(solver);
        Ok(app)
    }

    /// Sets the next puzzle; says so if there is none.
    pub(super) fn next_puzzle(&mut self) -> Result<(), Failure> {
        let Some(puzzle) = self.puzzles.next() else {
            self.messages = vec![self.texts.get("term.puzzle.last")];
            return Ok(());
        };
        let puzzle = puzzle?;
        self.score = self.counts();
        self.pane.turn_to(puzzle.position().turn());
        self.attempt = Attempt::new(puzzle);
        self.restart();
        Ok(())
    }

    /// Starts the puzzle again.
    pub(super) fn restart(&mut self) {
        self.attempt.restart();
        self.line = Line::new(self.attempt.puzzle().position().clone());
        self.is_refuted = false;
        self.messages.clear();
        self.hint.clear();
        self.pane.clear();
    }

    /// Takes a wrong move back.
    pub(super) fn try_again(&mut self) {
        self.line.truncate(2 * self.attempt.found());
        self.is_refuted = false;
        self.messages.clear();
    }

    /// True if there is another puzzle.
    pub(super) fn has_next(&mut self) -> bool {
        self.puzzles.peek().is_some()
    }

    /// The puzzles of this run that were solved without help, and those that were decided.
    fn counts(&self) -> (usize, usize) {
        let (solved, decided) = self.score;
        match self.attempt.result() {
            Some(alone) => (solved + usize::from(alone), decided + 1),
            None => self.score,
        }
    }

    /// The sentence about this run, after the first puzzle was decided.
    pub(super) fn score(&self) -> Option<String> {
        let (solved, decided) = self.counts();
        (decided > 0).then(|| sentences::score(&self.texts, solved, decided))
    }

    /// The position in which the solver may enter a move.
    pub(super) fn open_position(&self) -> Option<&P> {
        let open = self.line.is_at_end() && !self.is_refuted && !self.attempt.is_over();
        open.then(|| self.line.position())
    }

    /// Handles the passing of time.
    pub(super) fn tick(&mut self, now: Instant) {
        self.line.tick(now, self.pace);
    }

    /// Judges the move that was entered on the board, or says why there is none.
    pub(super) fn on_entered(&mut self, entered: &Entered<P::Move>) {
        if let Some(messages) = entered.messages(&self.texts) {
            self.messages = messages;
        }
        match entered {
            Entered::Play(mv) => _ = self.play(*mv),
            Entered::Refused if !self.attempt.is_over() && !self.is_refuted => {
                self.messages = vec![self.texts.get("typed.earlier")];
            }
            _ => {}
        }
    }

    /// Judges a typed move; false, with a message, if there is no such legal move.
    pub(super) fn play_text(&mut self, line: &str) -> bool {
        match P::parse_move(line.trim()) {
            Ok(mv) => self.play(mv),
            Err(message) => {
                self.messages = vec![self.texts.say_with_rule(&message)];
                false
            }
        }
    }

    /// Judges a move and plays the answer; false, with a message, if the move is illegal.
    fn play(&mut self, mv: P::Move) -> bool {
        let verdict = match self.attempt.play(mv) {
            Ok(verdict) => verdict,
            Err(illegal) => {
                let message = P::illegal_message(&illegal);
                self.messages = vec![self.texts.say_with_rule(&message)];
                return false;
            }
        };
        self.hint.clear();
        self.pane.clear();
        match verdict {
            Verdict::Accepted {
                mv,
                reply: Some(reply),
            } => {
                self.line.extend(&[mv, reply]);
                let args = [("move", text(reply))];
                self.messages = vec![self.texts.with("term.puzzle.right", &args)];
            }
            Verdict::Accepted { mv, reply: None } => {
                self.line.extend(&[mv]);
                let solved = self.texts.get("term.puzzle.solved");
                self.messages = vec![solved, sentences::proof(&self.texts, self.attempt.puzzle())];
            }
            Verdict::Wrong { mv, refutation } => {
                self.line.extend(&[&[mv], refutation.as_slice()].concat());
                self.is_refuted = true;
                self.messages = vec![sentences::wrong(&self.texts, &refutation)];
            }
        }
        true
    }

    /// Marks the piece to move, then the move.
    pub(super) fn show_hint(&mut self) {
        if self.is_refuted {
            self.try_again();
        }
        self.line.show(usize::MAX);
        let Some(hint) = self.attempt.hint() else {
            return;
        };
        self.messages = vec![sentences::hint(&self.texts, &hint)];
        self.hint = match hint {
            HintStep::Piece(squares) => named::<P>(&squares),
            HintStep::Move(mv) => cells_of(self.line.position(), mv),
        };
    }

    /// Plays the rest of the solution.
    pub(super) fn show_solution(&mut self) {
        if self.attempt.is_over() {
            return;
        }
        self.try_again();
        self.attempt.give_up();
        self.hint.clear();
        self.pane.clear();
        let puzzle = self.attempt.puzzle();
        let rest = puzzle.line().get(2 * self.attempt.found()..);
        self.line.extend(rest.unwrap_or_default());
        self.messages = vec![
            sentences::solution(&self.texts, puzzle),
            sentences::proof(&self.texts, puzzle),
        ];
    }

    /// The next action.
    pub(super) fn status(&mut self) -> String {
        if self.is_refuted {
            return self.texts.get("term.puzzle.tryAgain");
        }
        if self.attempt.is_over() {
            let key = if self.has_next() {
                "term.puzzle.after"
            } else {
                "term.puzzle.last"
            };
            return self.texts.get(key);
        }
        let Some(position) = self.open_position() else {
            let args = [("color", text(self.line.position().turn().letter()))];
            return self.texts.with("play.earlier", &args);
        };
        if self.pane.extending {
            return self.texts.get("term.extending");
        }
        let advice = self.pane.entry.advice(position);
        self.texts.get(advice.unwrap_or("play.yourTurn"))
    }
}
