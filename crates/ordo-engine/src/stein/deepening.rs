//! Iterative deepening and aspiration windows.

use std::sync::atomic::{AtomicU64, Ordering};

use ordo_rules::stein::{Move, Position};

use super::eval::Evaluate;
use super::lazy_group::LazyGroup;
use super::params::{ASPIRATION_MAX_WIDTH, ASPIRATION_MIN_DEPTH, MAX_PLY};
use super::worker::{Node, Window, Worker};
use crate::clock::Instant;
use crate::{NonEmpty, PvInfo, Score, SearchLimits};

/// Settings of iterative deepening on one thread.
#[derive(Clone, Copy)]
pub(super) struct Deepening<'l> {
    pub(super) limits: &'l SearchLimits,
    pub(super) started: Instant,
    /// 0 for the main thread. Helpers start at different depths, so that threads do different work (lazy SMP).
    pub(super) thread: usize,
    /// Nodes of all helpers together.
    pub(super) helpers_nodes: &'l AtomicU64,
}

/// Searches with increasing depth until a limit is reached; the best lines of the last iteration.
pub(super) fn deepen<E: Evaluate>(
    worker: &mut Worker<'_, E>,
    position: &Position,
    Deepening {
        limits,
        started,
        thread,
        helpers_nodes,
    }: Deepening<'_>,
    report: &mut dyn FnMut(&[PvInfo<Move>]),
) -> Vec<PvInfo<Move>> {
    let own = LazyGroup::new(position.turn(), position.own());
    let enemy = LazyGroup::new(!position.turn(), position.enemy());
    let node = Node {
        position,
        own: &own,
        enemy: &enemy,
    };
    let move_count = position.count_moves() - usize::from(worker.shunned.is_some());
    let multipv = limits.multipv.max(1).min(move_count);
    let max_depth = limits.depth.unwrap_or(u32::MAX);
    let max_depth = max_depth.clamp(1, MAX_PLY as u32 - 1);
    let mut best: Vec<PvInfo<Move>> = Vec::new();
    // Scores of the last iteration before calibration.
    let mut raw_scores: Vec<Score> = Vec::new();
    for depth in (1 + thread as u32 % 2)..=max_depth {
        let mut lines: Vec<PvInfo<Move>> = Vec::new();
        let mut new_raw_scores = Vec::new();
        worker.ignores_limits = thread == 0 && depth == 1;
        worker.excluded.clear();
        worker.excluded.extend(worker.shunned);
        worker.seldepth = 0;
        for rank in 1..=multipv {
            let guess = raw_scores.get(rank - 1).copied();
            worker.root_score = Score::MIN;
            let complete = aspiration_search(worker, node, depth, guess);
            let partial = Some(worker.root_score).filter(|&score| {
                worker.setup.techniques.partial_iteration && multipv == 1 && score > Score::MIN
            });
            let mut pv = worker.root_pv().to_vec();
            worker.extend_pv(position, &mut pv);
            let pv = NonEmpty::new(pv);
            let (Some(raw_score), Some(pv)) = (complete.or(partial), pv) else {
                break;
            };
            let info = PvInfo {
                depth,
                seldepth: worker.seldepth as u32 + 1,
                multipv: rank,
                score: worker.setup.evaluation.calibrated(raw_score, position),
                nodes: worker.nodes + helpers_nodes.load(Ordering::Relaxed),
                time: started.elapsed(),
                hashfull: worker.tt.hashfull(),
                tbhits: worker.table_hits(),
                pv,
            };
            worker.excluded.push(*info.pv.first());
            lines.push(info);
            new_raw_scores.push(raw_score);
        }
        if lines.len() < multipv {
            break;
        }
        // A later line can score better than an earlier one, because of reductions and table entries of other depths.
        lines.sort_by_key(|info| std::cmp::Reverse(info.score));
        for (index, info) in lines.iter_mut().enumerate() {
            info.multipv = index + 1;
        }
        report(&lines);
        best = lines;
        new_raw_scores.sort_by_key(|&score| std::cmp::Reverse(score));
        raw_scores = new_raw_scores;
        if worker.is_aborted()
            || is_settled(&best, depth, limits, move_count)
            || is_out_of_time(limits, started)
        {
            break;
        }
    }
    best
}

/// Searches the root with an aspiration window around the score of the last iteration, and widens it while the search fails
/// high or low. `None` if the search was aborted.
fn aspiration_search<E: Evaluate>(
    worker: &mut Worker<'_, E>,
    node: Node<'_>,
    depth: u32,
    guess: Option<Score>,
) -> Option<Score> {
    let mut width = worker.setup.params.aspiration_width;
    let is_used = worker.setup.techniques.aspiration && depth >= ASPIRATION_MIN_DEPTH;
    let (mut alpha, mut beta) = match guess.filter(|score| is_used && !score.is_proved()) {
        Some(score) => (score.plus(-width), score.plus(width)),
        None => (Score::MIN, Score::MAX),
    };
    loop {
        let window = Window {
            alpha,
            beta,
            depth: depth as i32,
            ply: 0,
        };
        let score = worker.search(node, window);
        if worker.is_aborted() {
            return None;
        }
        width *= 4;
        if score <= alpha && alpha > Score::MIN {
            alpha = if width > ASPIRATION_MAX_WIDTH {
                Score::MIN
            } else {
                score.plus(-width)
            };
        } else if score >= beta && beta < Score::MAX {
            beta = if width > ASPIRATION_MAX_WIDTH {
                Score::MAX
            } else {
                score.plus(width)
            };
        } else {
            return Some(score);
        }
    }
}

/// True if deeper iterations cannot change the move: a proved result within the depth, or a single legal move on a clock.
fn is_settled(best: &[PvInfo<Move>], depth: u32, limits: &SearchLimits, move_count: usize) -> bool {
    let Some(info) = best.first() else {
        return true;
    };
    let plies = info.score.plies_to_win().or(info.score.plies_to_loss());
    let is_proved = best.len() == 1 && plies.is_some_and(|plies| u32::from(plies) <= depth);
    is_proved || move_count == 1 && limits.time_left.is_some()
}

/// True if less than half of the time is left: the next iteration would take longer than all before.
fn is_out_of_time(limits: &SearchLimits, started: Instant) -> bool {
    limits.time_left.is_some()
        && limits
            .time_budget()
            .is_some_and(|budget| started.elapsed() * 2 > budget)
}
