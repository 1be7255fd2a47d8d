use std::time::Duration;

use crate::{NonEmpty, Score};

/// One principal variation with its score and the state of the search: what UGI calls an `info` line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PvInfo<M> {
    /// Depth of the finished iteration, in plies.
    pub depth: u32,
    /// Selective depth: length of the longest line searched.
    pub seldepth: u32,
    /// Rank of this line among the best ones; the best is 1.
    pub multipv: usize,
    /// Score for the side to move.
    pub score: Score,
    /// Nodes searched so far.
    pub nodes: u64,
    /// Time since the search started.
    pub time: Duration,
    /// Share of the hash table in use, per mille.
    pub hashfull: u32,
    /// Probes of ending tables that found a value so far.
    pub tbhits: u64,
    /// Moves of the principal variation.
    pub pv: NonEmpty<M>,
}

/// Result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchResult<M> {
    /// Best move: the first move of the first line, if there are lines.
    pub best: M,
    /// Best lines of the last finished iteration, sorted by score. Never empty for the engines of this crate; empty for
    /// engines that choose without evaluating.
    pub lines: Vec<PvInfo<M>>,
    /// Nodes searched.
    pub nodes: u64,
}

impl<M: Copy> SearchResult<M> {
    /// The result for these lines, sorted by score; `None` if there are none.
    pub fn from_lines(lines: Vec<PvInfo<M>>, nodes: u64) -> Option<SearchResult<M>> {
        let best = *lines.first()?.pv.first();
        Some(SearchResult { best, lines, nodes })
    }

    /// Score of the best move for the side to move, if the engine evaluates.
    pub fn score(&self) -> Option<Score> {
        self.lines.first().map(|line| line.score)
    }
}
