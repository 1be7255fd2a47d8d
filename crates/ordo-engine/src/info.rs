use std::time::Duration;

use crate::{NonEmpty, Score};

/// What a search knows at some moment: one line of play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info<M> {
    /// How many plies deep the search has looked everywhere.
    pub depth: u32,
    /// The longest line it has looked at.
    pub longest: u32,
    /// Which of the best lines this is, the best is 1.
    pub line: usize,
    /// What the line is worth for the side to move.
    pub score: Score,
    /// Positions visited so far.
    pub nodes: u64,
    /// Time since the start.
    pub time: Duration,
    /// How full the table is, in thousandths.
    pub table: u32,
    /// The moves of the line.
    pub moves: NonEmpty<M>,
}

/// The result of a search. A best move always comes with its line and score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found<M> {
    /// The best lines of the last finished depth, sorted by score, the best first.
    pub lines: NonEmpty<Info<M>>,
    /// Positions visited.
    pub nodes: u64,
}

impl<M: Copy> Found<M> {
    /// The best move: the first move of the first line.
    pub fn best(&self) -> M {
        *self.lines.first().moves.first()
    }

    /// The score of the best move, for the side to move.
    pub fn score(&self) -> Score {
        self.lines.first().score
    }
}
