//! Principal-variation search (PVS): alpha-beta with null windows, a transposition table, reverse futility pruning, late-move
//! pruning and late-move reductions.

use ordo_rules::stein::Move;

use super::eval::Evaluate;
use super::move_list::MAX_ORDER_SCORE;
use super::params::{LATE_MOVES_FROM, MAX_PLY};
use super::tt::{Bound, TtEntry};
use super::worker::{Node, Window, Worker};
use crate::Score;

/// The static evaluation of a node, and its trend.
#[derive(Clone, Copy)]
struct Outlook {
    /// `None` where the side to move is split or threatened.
    eval: Option<Score>,
    is_improving: bool,
}

impl<E: Evaluate> Worker<'_, E> {
    /// Searches a node. The score is exact if it lies between `alpha` and `beta`, otherwise a bound (fail-soft).
    pub(super) fn search(&mut self, node: Node<'_>, mut window: Window) -> Score {
        let ply = window.ply;
        let is_root = ply == 0;
        if !is_root && self.is_repetition(ply) {
            self.pv[ply].clear();
            return Score::ZERO;
        }
        if window.depth <= 0 || ply + 1 >= MAX_PLY {
            window.depth = 0;
            return self.qsearch(node, window);
        }
        if self.should_stop() {
            return Score::ZERO;
        }
        self.visit(ply);
        if !is_root {
            if let Some(score) = self.terminal_score(node, window) {
                return score;
            }
            if let Some(score) = self.table_score(node, ply) {
                return score;
            }
            // Mate-distance pruning.
            window.alpha = window.alpha.max(Score::loss_in(ply as u16));
            window.beta = window.beta.min(Score::win_in(ply as u16 + 1));
            if window.alpha >= window.beta {
                return window.alpha;
            }
        }
        let is_split = !node.own.is_connected();
        let in_danger = is_split || self.threatens_goal(node.position, node.enemy);
        let can_cut = !is_root && !window.is_pv();
        let tt_entry = self.probe_tt(node);
        if can_cut && let Some(score) = tt_entry.and_then(|entry| tt_cutoff(entry, window)) {
            return score;
        }
        let eval = (!in_danger).then(|| self.static_eval(node));
        self.evals[ply] = eval;
        let outlook = Outlook {
            eval,
            is_improving: self.is_improving(ply),
        };
        if can_cut && let Some(score) = self.reverse_futility(window, outlook) {
            return score;
        }
        self.search_moves(node, window, tt_entry, outlook)
    }

    /// True if the static evaluation is better than at the previous move of the same side.
    fn is_improving(&self, ply: usize) -> bool {
        let before = ply.checked_sub(2).and_then(|ply| self.evals[ply]);
        self.setup.techniques.improving
            && match (self.evals[ply], before) {
                (Some(now), Some(before)) => now > before,
                (now, _) => now.is_some(),
            }
    }

    pub(super) fn probe_tt(&self, node: Node<'_>) -> Option<TtEntry> {
        let tt = Some(self.tt).filter(|_| self.setup.techniques.tt);
        tt.and_then(|tt| tt.get(node.position.key()))
    }

    /// Reverse futility pruning: near the horizon, a static evaluation far above beta is returned without a search.
    fn reverse_futility(&mut self, window: Window, outlook: Outlook) -> Option<Score> {
        let Window { beta, depth, .. } = window;
        if !self.setup.techniques.reverse_futility
            || depth > self.setup.params.reverse_futility_depth
            || beta.is_proved()
        {
            return None;
        }
        let eval = outlook.eval?;
        let params = &self.setup.params;
        let improving = if outlook.is_improving {
            params.reverse_futility_improving
        } else {
            0
        };
        let margin = (params.reverse_futility_margin * depth - improving).max(0);
        (eval.plus(-margin) >= beta).then_some(eval)
    }

    /// Searches the moves of a node in the order of the move picker.
    fn search_moves(
        &mut self,
        node: Node<'_>,
        mut window: Window,
        tt_entry: Option<TtEntry>,
        outlook: Outlook,
    ) -> Score {
        let Window { depth, ply, .. } = window;
        let is_pv = window.is_pv();
        // The TT move often causes a cutoff before the other moves are generated.
        let tt_move = self.legal_tt_move(node, ply, tt_entry);
        let mut list = self.take_move_list();
        if let Some(mv) = tt_move {
            list.push(mv, MAX_ORDER_SCORE);
        }
        let mut is_generated = false;

        let original_alpha = window.alpha;
        let mut best = Score::MIN;
        let mut best_move = None;
        for i in 0.. {
            if i == list.len() && !is_generated {
                is_generated = true;
                self.generate_moves(&mut list, node, tt_move);
            }
            let Some((mv, order_score)) = list.pick(i) else {
                break;
            };
            let is_late = outlook.eval.is_some() && !mv.is_capture() && i >= LATE_MOVES_FROM;
            if is_late && !is_pv && !best.is_proved() && self.late_move_pruning(depth, i, outlook) {
                break; // captures and moves with a good history came before
            }
            let reduction = if is_late && self.setup.techniques.lmr {
                self.setup.reduction(depth, i, order_score, is_pv)
            } else {
                0
            };
            let score = self.with_move(node, mv, |worker, child| {
                if depth - 1 - reduction > 0 || mv.is_capture() {
                    worker.tt.prefetch(child.position.key());
                }
                worker.search_child(child, window, i == 0, reduction)
            });
            if self.aborted {
                break;
            }
            if score > best {
                best = score;
                if score > window.alpha {
                    window.alpha = score;
                    best_move = Some(mv);
                    self.update_pv(ply, mv);
                    if ply == 0 {
                        self.root_score = score;
                    }
                }
            }
            if window.alpha >= window.beta {
                self.update_history(node.position.turn(), depth, &list.moves()[..=i]);
                break;
            }
        }
        if list.is_empty() {
            best = Score::loss_in(ply as u16);
        }
        self.return_move_list(list);
        if self.aborted {
            return Score::ZERO;
        }
        let bound = Bound::of(best, original_alpha, window.beta);
        self.store_tt(node, window, best, best_move, bound);
        if let Some(eval) = outlook.eval
            && best_move.is_none_or(|mv| !mv.is_capture())
        {
            self.update_corrections(node, eval, best, bound, depth);
        }
        best
    }

    /// The move of a TT entry, unless it is illegal here (a key collision) or excluded at the root.
    pub(super) fn legal_tt_move(
        &self,
        node: Node<'_>,
        ply: usize,
        entry: Option<TtEntry>,
    ) -> Option<Move> {
        entry
            .and_then(|entry| entry.mv)
            .filter(|mv| !(ply == 0 && self.excluded.contains(mv)))
            .filter(|&mv| node.position.explain_in_play(mv).is_ok())
    }

    /// Late-move pruning: true if the move with this index and all later ones are skipped.
    fn late_move_pruning(&self, depth: i32, index: usize, outlook: Outlook) -> bool {
        let count = self.setup.params.lmp_move_count(depth);
        let count = if self.setup.techniques.improving && !outlook.is_improving {
            count * 2 / 3
        } else {
            count
        };
        self.setup.techniques.lmp && depth <= self.setup.params.lmp_depth && index as i32 >= count
    }

    /// Searches a child: the first move with the full window, later ones with a null window and a late-move reduction, then
    /// again (re-search) without the reduction and with the full window if they beat alpha.
    fn search_child(
        &mut self,
        child: Node<'_>,
        window: Window,
        is_first: bool,
        reduction: i32,
    ) -> Score {
        let Window {
            alpha,
            beta,
            depth,
            ply,
        } = window;
        let mut search = |depth: i32, beta: Score| {
            let window = Window {
                alpha: -beta,
                beta: -alpha,
                depth,
                ply: ply + 1,
            };
            -self.search(child, window)
        };
        if is_first {
            return search(depth - 1, beta);
        }
        let null_beta = alpha.plus(1);
        let mut score = search(depth - 1 - reduction, null_beta);
        if score > alpha && reduction > 0 {
            score = search(depth - 1, null_beta);
        }
        if score > alpha && score < beta {
            score = search(depth - 1, beta);
        }
        score
    }

    /// Stores a result in the transposition table; not for a root without some of its moves.
    pub(super) fn store_tt(
        &self,
        node: Node<'_>,
        window: Window,
        score: Score,
        mv: Option<Move>,
        bound: Bound,
    ) {
        let Window { depth, ply, .. } = window;
        if !self.setup.techniques.tt || ply == 0 && !self.excluded.is_empty() {
            return;
        }
        let entry = TtEntry {
            mv,
            score: score_to_tt(score, ply),
            depth,
            bound,
        };
        self.tt.put(node.position.key(), entry);
    }
}

/// The score of a TT entry, if it is deep enough and its bound causes a cutoff.
pub(super) fn tt_cutoff(entry: TtEntry, window: Window) -> Option<Score> {
    let score = score_from_tt(entry.score, window.ply);
    let fits = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => score >= window.beta,
        Bound::Upper => score <= window.alpha,
    };
    (fits && entry.depth >= window.depth).then_some(score)
}

/// Wins are counted from the root in the search, and from the position in the table.
fn score_to_tt(score: Score, ply: usize) -> Score {
    shift_win(score, ply as i16)
}

fn score_from_tt(score: Score, ply: usize) -> Score {
    shift_win(score, -(ply as i16))
}

fn shift_win(score: Score, by: i16) -> Score {
    if score.plies_to_win().is_some() {
        Score::from_raw(score.raw() + by)
    } else if score.plies_to_loss().is_some() {
        Score::from_raw(score.raw() - by)
    } else {
        score
    }
}
