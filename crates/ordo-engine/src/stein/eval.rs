//! The interface of static evaluations.

use ordo_rules::Color;
use ordo_rules::stein::{Game, Move, Position, SquareSet};

use super::SteinEngine;
use crate::{InfoCallback, Score, SearchLimits, SearchResult, Stop};

/// A static evaluation.
pub trait Evaluate: Sync + Sized {
    /// Working memory of one search thread, kept for the next searches of the game.
    type Memory: Send;

    /// Searches with this evaluation by calling [`SteinEngine::search_with_evaluation`]. Generic code is compiled in the crate
    /// that first uses it with a type: as a required method, the search is compiled and optimized once, with the evaluation.
    fn search(
        engine: &mut SteinEngine<Self>,
        game: &Game,
        limits: &SearchLimits,
        stop: &Stop,
        report: &mut InfoCallback<'_, Move>,
    ) -> Option<SearchResult<Move>>;

    /// Working memory of a new search thread.
    fn memory(&self) -> Self::Memory;

    /// Evaluates one side's pieces by themselves. The search computes it once for all positions with these pieces.
    fn side_eval(&self, color: Color, pieces: SquareSet) -> SideEval;

    /// Evaluation for the side to move, in hundredths of a piece. The game is not over and both groups are connected. `sides`
    /// evaluates the pieces of the side to move and of the other by themselves.
    fn evaluate(
        &self,
        memory: &mut Self::Memory,
        position: &Position,
        sides: impl FnOnce() -> [SideEval; 2],
    ) -> i32;

    /// The reported score for a search result: the winning chance is `1 / (1 + 3^-score)`. It preserves zero, proved results and
    /// the order of a position's scores.
    fn calibrated(&self, raw: Score, position: &Position) -> Score;
}

/// The part of an evaluation that depends on one side's pieces alone.
#[derive(Clone, Copy, Debug)]
pub struct SideEval {
    /// Value in thousandths of a piece.
    pub value: i32,
    /// Pieces that may be articulation points, judged by their neighbours; see [`ordo_rules::stein::Neighbourhood`].
    pub articulation_candidates: SquareSet,
}
