//! The sentences about a puzzle.

use ordo_puzzles::{Goal, Puzzle, PuzzleProof, Theme};

use super::Solvable;
use super::attempt::HintStep;
use crate::language::{Texts, list, number, text};

/// The task, after the solver has found the first `found` moves.
pub(super) fn task<P: Solvable>(texts: &Texts, puzzle: &Puzzle<P>, found: usize) -> String {
    let side = texts.side(puzzle.position().turn());
    let left = puzzle.solver_moves().saturating_sub(found);
    let args = [("side", text(side)), ("count", number(left))];
    let key = match puzzle.goal() {
        Goal::Win => "term.puzzle.win",
        Goal::Hold => "term.puzzle.hold",
    };
    texts.with(key, &args)
}

pub(super) fn title<P: Solvable>(texts: &Texts, puzzle: &Puzzle<P>) -> String {
    texts.with("term.puzzle.title", &[("id", text(puzzle.id()))])
}

pub(super) fn hint<M: ToString>(texts: &Texts, hint: &HintStep<M>) -> String {
    match hint {
        HintStep::Piece(squares) => {
            let args = [("squares", list(squares))];
            texts.with("term.puzzle.piece", &args)
        }
        HintStep::Move(mv) => {
            let args = [("move", text(mv.to_string()))];
            texts.with("term.puzzle.move", &args)
        }
    }
}

/// The answer to a wrong move.
pub(super) fn wrong<M: ToString>(texts: &Texts, refutation: &[M]) -> String {
    if refutation.is_empty() {
        return texts.get("term.puzzle.losesAtOnce");
    }
    texts.with("term.puzzle.wrong", &[("moves", moves(refutation))])
}

pub(super) fn solution<P: Solvable>(texts: &Texts, puzzle: &Puzzle<P>) -> String {
    let args = [("moves", moves(puzzle.line()))];
    texts.with("term.puzzle.solution", &args)
}

fn moves<M: ToString>(moves: &[M]) -> ordo_describe::Arg {
    let words: Vec<String> = moves.iter().map(ToString::to_string).collect();
    text(words.join(" "))
}

/// The proof that no other move solves the puzzle.
pub(super) fn proof<P: Solvable>(texts: &Texts, puzzle: &Puzzle<P>) -> String {
    match (puzzle.goal(), puzzle.proof()) {
        (Goal::Hold, _) => texts.get("term.puzzle.allOthersLose"),
        (Goal::Win, PuzzleProof::Exact) => texts.get("term.puzzle.exact"),
        (Goal::Win, PuzzleProof::Within(plies)) => {
            let args = [("count", number(plies.into()))];
            texts.with("term.puzzle.within", &args)
        }
    }
}

/// The themes; `None` if there are none.
pub(super) fn themes<P: Solvable>(texts: &Texts, puzzle: &Puzzle<P>) -> Option<String> {
    let name = |theme: Theme| {
        let name = theme.name();
        texts.get(&format!("term.theme.{name}"))
    };
    let themes: Vec<String> = puzzle.themes().iter().map(name).collect();
    let args = [("themes", text(themes.join(", ")))];
    (!themes.is_empty()).then(|| texts.with("term.puzzle.themes", &args))
}

/// The number of puzzles solved without help, of those that were set.
pub(super) fn score(texts: &Texts, solved: usize, count: usize) -> String {
    let args = [("solved", number(solved)), ("count", number(count))];
    texts.with("term.puzzle.score", &args)
}
