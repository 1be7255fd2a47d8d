use std::collections::HashSet;

use ordo_rules::Repetition;
use ordo_rules::khalifa::{Game, Phase, Spacing, Turn};

use super::board::Board;
use super::budget::Budget;
use super::calibration;
use super::candidates::Candidates;
use super::dfpn::{DfPn, Verdict};
use super::level::{Handicap, Level};
use super::{one_ply, placement};
use crate::{
    Configure, InfoCallback, NonEmpty, PvInfo, Score, SearchError, SearchLimits, SearchResult, Stop,
};

/// The engine for Khalifa's game. It is single-threaded, and reproducible with a node limit.
pub struct KhalifaEngine {
    pub(super) dfpn: DfPn,
    megabytes: usize,
    level: Level,
    seed: u64,
}

impl KhalifaEngine {
    /// An engine with a proof table of this many megabytes.
    pub fn new(megabytes: usize) -> KhalifaEngine {
        KhalifaEngine {
            dfpn: DfPn::new(Spacing::default(), megabytes),
            megabytes,
            level: Level::MAX,
            seed: 0,
        }
    }

    /// Sets the playing strength. A different `seed` gives a different player of about the same strength.
    pub fn set_level(&mut self, level: Level, seed: u64) {
        (self.level, self.seed) = (level, seed);
    }

    /// Empties the proof table.
    pub fn clear(&mut self) {
        self.dfpn.clear();
    }

    /// Searches for the best turn in the current position of a game, and reports the best lines of every round, sorted by score.
    /// `None` if the game is over.
    pub fn search(
        &mut self,
        game: &Game,
        limits: &SearchLimits,
        stop: &Stop,
        mut report: impl FnMut(&[PvInfo<Turn>]),
    ) -> Option<SearchResult<Turn>> {
        if game.outcome().is_some() {
            return None;
        }
        let position = game.position();
        let spacing = position.options().spacing;
        if self.dfpn.spacing() != spacing {
            self.dfpn = DfPn::new(spacing, self.megabytes);
        }
        self.dfpn.set_drawn(drawn_boards(game));
        let handicap = Handicap {
            skill: self.level.skill(self.seed, position.key()),
            seed: self.seed,
        };
        let nodes = match position.phase() {
            Phase::Placement => handicap.skill.nodes.max(MIN_PLACEMENT_NODES),
            Phase::Moving => handicap.skill.nodes,
        };
        let budget = Budget::new(limits, Some(nodes), stop);
        let mut search = Search {
            dfpn: &mut self.dfpn,
            handicap,
            budget,
            limits,
            report: &mut report,
            lines: Vec::new(),
        };
        search.run(game);
        let Search { lines, budget, .. } = search;
        let nodes = budget.nodes();
        SearchResult::from_lines(lines, nodes)
    }
}

impl crate::Engine for KhalifaEngine {
    type Position = ordo_rules::khalifa::Position;

    fn new_game(&mut self, seed: u64) {
        self.seed = seed;
        self.clear();
    }

    fn search(
        &mut self,
        game: &Game,
        limits: &SearchLimits,
        stop: &Stop,
        report: &mut InfoCallback<'_, Turn>,
    ) -> Result<SearchResult<Turn>, SearchError> {
        let result = self.search(game, limits, stop, report);
        result.ok_or(SearchError::GameOver)
    }
}

impl Configure for KhalifaEngine {
    fn new(megabytes: usize) -> KhalifaEngine {
        KhalifaEngine::new(megabytes)
    }

    /// Has no effect: the search is single-threaded.
    fn set_threads(&mut self, _threads: usize) {}

    fn set_level(&mut self, level: u8, seed: u64) {
        self.set_level(Level::new(level).unwrap_or_default(), seed);
    }
}

/// The boards whose next occurrence is a draw (K8).
fn drawn_boards(game: &Game) -> HashSet<Board> {
    let mut once = HashSet::new();
    let moving = game.positions().iter().filter_map(Board::new);
    let drawn = moving.filter(|&board| !once.insert(board)).collect();
    match game.repetition() {
        Repetition::Draw => drawn,
        Repetition::None => HashSet::new(),
    }
}

/// Minimum node limit for placements, at every level.
const MIN_PLACEMENT_NODES: u64 = 200;

/// A running search.
pub(super) struct Search<'a, 'm> {
    pub(super) dfpn: &'a mut DfPn,
    pub(super) handicap: Handicap,
    pub(super) budget: Budget<'m>,
    pub(super) limits: &'a SearchLimits,
    report: &'a mut dyn FnMut(&[PvInfo<Turn>]),
    /// The lines reported last, the best first.
    lines: Vec<PvInfo<Turn>>,
}

impl Search<'_, '_> {
    fn run(&mut self, game: &Game) {
        let position = game.position();
        match (position.phase(), Board::new(position)) {
            (Phase::Moving, Some(board)) if !self.handicap.searches(position.key()) => {
                let lines = one_ply::lines(position, board, self.dfpn, self.handicap);
                self.report_lines(1, lines);
            }
            (Phase::Moving, Some(board)) => self.search_turns(game, board),
            _ => placement::run(self, position),
        }
    }

    /// Alternates a search for a proved win with the evaluation of all turns, with twice the nodes in each round.
    fn search_turns(&mut self, game: &Game, board: Board) {
        if let Some(turn) = self.dfpn.threats.wins_in_one(board) {
            self.budget.count_node();
            let turn = game.position().canonical(turn);
            self.report_lines(1, vec![(Score::win_in(1), vec![turn])]);
            if self.limits.multipv < 2 {
                return;
            }
        }
        let turns = self.dfpn.threats.safe_turns(board);
        let turns = turns.into_iter().map(|turn| (turn, board.after(turn)));
        let mut candidates = Candidates::new(turns, self.dfpn);
        if candidates.is_empty() && !self.lines.is_empty() {
            return; // the win is the only turn that does not lose
        }
        if candidates.is_empty() {
            self.budget.count_node();
            // Every turn loses at once.
            let turn = self.dfpn.threats.best_losing_turn(board);
            let after = turn.map(|turn| game.position().after_unchecked(turn));
            let reply = after.and_then(|after| after.wins_in_one());
            let line: Vec<Turn> = turn.into_iter().chain(reply).collect();
            self.report_lines(1, vec![(Score::loss_in(line.len() as u16), line)]);
            return;
        }
        for round in 1..=self.limits.depth.unwrap_or(60).clamp(1, 60) {
            let nodes = 1u64 << round;
            let verdict = self.dfpn.prove_win(board, nodes, &mut self.budget);
            if let Verdict::Proved(plies) = verdict {
                let line = self.dfpn.proof_line(board);
                let mut lines = vec![(Score::win_in(plies), line)];
                if self.limits.multipv > 1 {
                    candidates.work(4 * nodes, self.dfpn, self.handicap, &mut self.budget);
                    lines.extend(candidates.ranking(calibration::moving));
                }
                self.report_lines(round, lines);
                if self.limits.multipv < 2 || self.budget.is_over() {
                    return;
                }
                continue;
            }
            candidates.work(2 * nodes, self.dfpn, self.handicap, &mut self.budget);
            if let Some((candidate, plies)) = candidates.lost() {
                let mut line = vec![candidate.turn];
                line.extend(self.dfpn.proof_line(board.after(candidate.turn)));
                self.report_lines(round, vec![(Score::loss_in(plies + 1), line)]);
                return;
            }
            self.report_lines(round, candidates.ranking(calibration::moving));
            if self.budget.is_over() || self.is_out_of_time() {
                return;
            }
        }
    }

    /// True if the next round would probably not finish on the clock.
    fn is_out_of_time(&self) -> bool {
        self.limits.time_left.is_some() && self.budget.share_used() > 0.5
    }

    /// Reports the best lines, sorted by score and with different first turns.
    pub(super) fn report_lines(&mut self, depth: u32, mut lines: Vec<ScoredLine>) {
        if lines.is_empty() {
            return;
        }
        self.lines.clear();
        lines.sort_by_key(|&(score, _)| std::cmp::Reverse(score));
        let mut seen = HashSet::new();
        let lines = lines.into_iter();
        let lines = lines.filter_map(|(score, turns)| Some((score, NonEmpty::new(turns)?)));
        for (score, moves) in lines {
            if seen.len() == self.limits.multipv.max(1) {
                break;
            }
            if !seen.insert(*moves.first()) {
                continue;
            }
            let info = PvInfo {
                depth,
                seldepth: moves.len() as u32,
                multipv: seen.len(),
                score,
                nodes: self.budget.nodes(),
                time: self.budget.time(),
                hashfull: self.dfpn.hashfull(),
                tbhits: 0,
                pv: moves,
            };
            self.lines.push(info);
        }
        (self.report)(&self.lines);
    }
}

/// A line with its score.
pub(super) type ScoredLine = (Score, Vec<Turn>);
