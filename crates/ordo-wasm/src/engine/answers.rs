//! The type of the answer to each request, under the name of the [`EngineRequest`](super::EngineRequest).

use super::puzzles::{PuzzleEntry, PuzzleHint, PuzzleVerdict, PuzzleView};
use super::shapes;

pub(crate) type Search = shapes::SearchResult;
pub(crate) type Probe = Option<shapes::Probe>;
pub(crate) type Puzzles = Vec<PuzzleEntry>;
pub(crate) type DailyPuzzle = Option<PuzzleEntry>;
pub(crate) type Puzzle = PuzzleView;
pub(crate) type JudgePuzzle = PuzzleVerdict;
pub(crate) type HintPuzzle = PuzzleHint;
pub(crate) type MissedWin = Option<PuzzleView>;

/// The answers by the names of their requests.
#[cfg(test)]
#[derive(ts_rs::TS)]
#[ts(rename_all = "camelCase")]
#[expect(dead_code, reason = "only declared in TypeScript")]
pub(crate) struct EngineAnswers {
    search: Search,
    probe: Probe,
    puzzles: Puzzles,
    daily_puzzle: DailyPuzzle,
    puzzle: Puzzle,
    judge_puzzle: JudgePuzzle,
    hint_puzzle: HintPuzzle,
    missed_win: MissedWin,
}
