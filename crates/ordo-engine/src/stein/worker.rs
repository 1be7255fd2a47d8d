//! The state of one search thread, and making moves.

use std::sync::atomic::{AtomicU64, Ordering};

use ordo_rules::stein::{Move, Position, SquareSet};
use ordo_rules::{Color, Rules};

use super::attacks::may_reach_goal;
use super::ending_tables::TableProbe;
use super::eval::Evaluate;
use super::lazy_group::LazyGroup;
use super::move_list::MoveList;
use super::movepick::{self, MoveOrdering};
use super::noise::Noise;
use super::params::{LmrTable, MAX_PLY, SearchParams};
use super::techniques::Techniques;
use super::thread_memory::ThreadMemory;
use super::tt::{Bound, TranspositionTable};
use crate::clock::Instant;
use crate::{Score, Stop};

/// Nodes between two checks of the clock and of the stop flag.
const CHECK_INTERVAL: u64 = 512;

/// One search thread.
pub(super) struct Worker<'a, E: Evaluate> {
    pub(super) setup: &'a SearchSetup<E>,
    pub(super) tt: &'a TranspositionTable,
    memory: &'a mut ThreadMemory<E>,
    /// Static evaluations of the path; `None` where a side is split or threatened.
    pub(super) evals: Vec<Option<Score>>,
    pub(super) nodes: u64,
    /// Selective depth of this iteration.
    pub(super) seldepth: usize,
    /// Principal variation from each ply on.
    pub(super) pv: Vec<Vec<Move>>,
    /// Moves from the root to the current node.
    path: Vec<Move>,
    /// Best score of the root so far, for iterations that are aborted.
    pub(super) root_score: Score,
    /// Zobrist keys of the game and of the path.
    keys: Vec<u64>,
    /// Free move lists, reused to avoid allocation.
    move_lists: Vec<MoveList>,
    limits: WorkerLimits<'a>,
    pub(super) aborted: bool,
    /// True if limits are ignored: the first iteration always finishes.
    pub(super) ignores_limits: bool,
    noise: Noise,
    pub(super) tables: Option<TableProbe<'a>>,
    /// Root move that the level does not play.
    pub(super) shunned: Option<Move>,
    /// Root moves that are not searched: the shunned one, and those of better lines (MultiPV).
    pub(super) excluded: Vec<Move>,
}

/// The settings of an engine that its search threads share.
pub(super) struct SearchSetup<E> {
    pub(super) evaluation: E,
    pub(super) techniques: Techniques,
    pub(super) params: SearchParams,
    lmr: LmrTable,
}

impl<E> SearchSetup<E> {
    pub(super) fn new(evaluation: E) -> SearchSetup<E> {
        let params = SearchParams::default();
        SearchSetup {
            evaluation,
            techniques: Techniques::ALL,
            params,
            lmr: LmrTable::new(&params),
        }
    }

    pub(super) fn set_params(&mut self, params: SearchParams) {
        self.params = params;
        self.lmr = LmrTable::new(&params);
    }

    /// Late-move reduction in plies.
    pub(super) fn reduction(&self, depth: i32, index: usize, order_score: i32, is_pv: bool) -> i32 {
        self.lmr
            .reduction(&self.params, depth, index, order_score, is_pv)
    }
}

/// Conditions that abort a search.
#[derive(Clone, Copy)]
pub(super) struct WorkerLimits<'a> {
    pub(super) stop: &'a Stop,
    pub(super) deadline: Option<Instant>,
    pub(super) nodes: u64,
    /// Nodes of all helpers together, to which the thread adds its own from time to time.
    pub(super) counted: Option<&'a AtomicU64>,
}

/// A position with the groups of the side to move and of the enemy.
#[derive(Clone, Copy)]
pub(super) struct Node<'n> {
    pub(super) position: &'n Position,
    pub(super) own: &'n LazyGroup,
    pub(super) enemy: &'n LazyGroup,
}

/// Alpha-beta window, remaining depth and ply of a node.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: Score,
    pub(super) beta: Score,
    pub(super) depth: i32,
    pub(super) ply: usize,
}

impl Window {
    /// True if this is a PV node: the window is wider than a null window.
    pub(super) fn is_pv(self) -> bool {
        self.beta > self.alpha.plus(1)
    }
}

impl<'a, E: Evaluate> Worker<'a, E> {
    pub(super) fn new(
        setup: &'a SearchSetup<E>,
        tt: &'a TranspositionTable,
        memory: &'a mut ThreadMemory<E>,
        limits: WorkerLimits<'a>,
        keys: Vec<u64>,
        noise: Noise,
    ) -> Worker<'a, E> {
        Worker {
            setup,
            tt,
            memory,
            evals: vec![None; MAX_PLY + 1],
            nodes: 0,
            seldepth: 0,
            pv: vec![Vec::new(); MAX_PLY + 1],
            path: Vec::with_capacity(MAX_PLY + 1),
            root_score: Score::MIN,
            keys,
            move_lists: Vec::new(),
            limits,
            aborted: false,
            ignores_limits: false,
            noise,
            tables: None,
            shunned: None,
            excluded: Vec::new(),
        }
    }

    /// Static evaluation, with the level's noise.
    pub(super) fn static_eval(&mut self, node: Node<'_>) -> Score {
        let key = node.position.key();
        let memory = &mut *self.memory;
        let eval = memory.eval_cache.get(key).unwrap_or_else(|| {
            let evaluation = &self.setup.evaluation;
            let sides = || [node.own, node.enemy].map(|group| *group.side_eval(evaluation));
            let eval = evaluation.evaluate(&mut memory.evaluation, node.position, sides);
            memory.eval_cache.put(key, eval);
            eval
        });
        let correction = memory.corrections.get(node.position) * self.setup.params.correction_share;
        Score::estimate(eval + correction / 100 + self.noise.at(node.position.key()))
    }

    /// Learns the difference between a search result and the static evaluation, unless the result is a bound that the
    /// evaluation satisfies.
    pub(super) fn update_corrections(
        &mut self,
        node: Node<'_>,
        eval: Score,
        result: Score,
        bound: Bound,
        depth: i32,
    ) {
        let is_satisfied = match bound {
            Bound::Exact => false,
            Bound::Lower => result <= eval,
            Bound::Upper => result >= eval,
        };
        if !result.is_proved() && !is_satisfied {
            let difference = result.hundredths() - eval.hundredths();
            self.memory
                .corrections
                .update(node.position, difference, depth);
        }
    }

    /// True if the quiescence search is skipped at this leaf: it is switched off, or the level overlooks captures here.
    pub(super) fn skips_qsearch(&self, node: Node<'_>) -> bool {
        !self.setup.techniques.qsearch || self.noise.overlooks(node.position.key())
    }

    /// Principal variation of the last search.
    pub(super) fn root_pv(&self) -> &[Move] {
        &self.pv[0]
    }

    pub(super) fn is_aborted(&self) -> bool {
        self.aborted
    }

    /// Checks the node limit, and now and then the clock and the stop flag.
    pub(super) fn should_stop(&mut self) -> bool {
        if self.ignores_limits {
            return false;
        }
        if self.nodes >= self.limits.nodes {
            self.aborted = true;
        } else if self.nodes.is_multiple_of(CHECK_INTERVAL) {
            if let Some(counted) = self.limits.counted.filter(|_| self.nodes > 0) {
                counted.fetch_add(CHECK_INTERVAL, Ordering::Relaxed);
            }
            let is_late = self
                .limits
                .deadline
                .is_some_and(|deadline| Instant::now() >= deadline);
            self.aborted |= is_late || self.limits.stop.is_set();
        }
        self.aborted
    }

    pub(super) fn visit(&mut self, ply: usize) {
        self.nodes += 1;
        self.seldepth = self.seldepth.max(ply);
        self.pv[ply].clear();
    }

    /// Sets the PV of a ply to `mv` followed by the PV of the next ply.
    pub(super) fn update_pv(&mut self, ply: usize, mv: Move) {
        let (here, rest) = self.pv.split_at_mut(ply + 1);
        here[ply].clear();
        here[ply].push(mv);
        here[ply].extend_from_slice(&rest[0]);
    }

    pub(super) fn take_move_list(&mut self) -> MoveList {
        let mut list = self
            .move_lists
            .pop()
            .unwrap_or_else(|| MoveList::with_capacity(256));
        list.clear();
        list
    }

    pub(super) fn return_move_list(&mut self, list: MoveList) {
        self.move_lists.push(list);
    }

    /// Enemy pieces whose capture may split the enemy's group.
    pub(super) fn splitting_targets(&self, node: Node<'_>) -> SquareSet {
        node.enemy
            .side_eval(&self.setup.evaluation)
            .articulation_candidates
    }

    /// True if a capture leaves the group of the side to move, which is connected, in one piece.
    pub(super) fn keeps_connection(&self, node: Node<'_>, capture: Move) -> bool {
        let own = node.own.side_eval(&self.setup.evaluation);
        node.position
            .keeps_connection(capture, own.articulation_candidates)
    }

    /// Appends all legal moves except the TT move, and except excluded moves at the root.
    pub(super) fn generate_moves(
        &mut self,
        list: &mut MoveList,
        node: Node<'_>,
        tt_move: Option<Move>,
    ) {
        let ordering = MoveOrdering {
            tt_move,
            previous: self.path.last().copied(),
            history: &self.memory.history,
            splitting_targets: self.splitting_targets(node),
        };
        let own = self.memory.groups.get(node.own);
        movepick::generate_moves(list, node.position, own, &ordering);
        if self.path.is_empty() {
            list.retain(|mv| !self.excluded.contains(&mv));
        }
    }

    /// True if a side could reach its goal row if it were to move.
    pub(super) fn threatens_goal(&mut self, position: &Position, group: &LazyGroup) -> bool {
        may_reach_goal(position, group.color())
            && position.can_reach_goal_with(self.memory.groups.get(group))
    }

    /// The score if the game is over, or won with the next move.
    pub(super) fn terminal_score(&mut self, node: Node<'_>, window: Window) -> Option<Score> {
        let ply = window.ply;
        let position = node.position;
        let us = position.turn();
        if position.own().is_empty() || position.reached_goal() == Some(!us) {
            return Some(Score::loss_in(ply as u16));
        }
        if self.threatens_goal(position, node.own) {
            if window.is_pv() {
                self.pv[ply].extend(position.goal_moves(us).first());
            }
            return Some(Score::win_in(ply as u16 + 1));
        }
        None
    }

    /// Makes a move, calls `then` with the child node, and unmakes the move.
    pub(super) fn with_move<T>(
        &mut self,
        node: Node<'_>,
        mv: Move,
        then: impl FnOnce(&mut Self, Node<'_>) -> T,
    ) -> T {
        let us = node.position.turn();
        let position = &node.position.after_unchecked(mv);
        let enemy = &LazyGroup::connected(us, position.enemy());
        self.keys.push(position.key());
        self.path.push(mv);
        let captured;
        let own = if mv.is_capture() {
            // The enemy moved last, so its group was connected (S5).
            captured = LazyGroup::after_loss(!us, position.own(), mv.to());
            &captured
        } else {
            node.enemy
        };
        let child = Node {
            position,
            own,
            enemy,
        };
        let result = then(self, child);
        self.keys.pop();
        self.path.pop();
        result
    }

    /// True if the position occurred before on the path, or twice in the game, so that it can become a draw.
    pub(super) fn is_repetition(&self, ply: usize) -> bool {
        let Some((now, before)) = self.keys.split_last() else {
            return false;
        };
        // The same side is to move every other ply, and a position can recur after four plies at the earliest.
        let mut earlier = before.iter().rev().skip(3).step_by(2);
        let on_path = ply.saturating_sub(2) / 2;
        earlier.by_ref().take(on_path).any(|key| key == now)
            || earlier.filter(|&key| key == now).count() >= 2
    }

    /// Updates the history after a beta cutoff by the last of the `tried` moves.
    pub(super) fn update_history(&mut self, us: Color, depth: i32, tried: &[Move]) {
        let bonus = self.setup.params.history_bonus(depth);
        let previous = self.path.last().copied();
        self.memory.history.update(us, previous, tried, bonus);
    }
}

/// Zobrist keys of a game's positions.
pub(super) fn keys_of(positions: &[Position]) -> Vec<u64> {
    positions.iter().map(Rules::key).collect()
}
