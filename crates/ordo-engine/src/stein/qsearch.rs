//! Quiescence search.

use ordo_rules::stein::Move;

use super::eval::Evaluate;
use super::move_list::{MAX_ORDER_SCORE, MoveList};
use super::movepick;
use super::params::MAX_PLY;
use super::search::tt_cutoff;
use super::tt::Bound;
use super::worker::{Node, Window, Worker};
use crate::Score;

impl<E: Evaluate> Worker<'_, E> {
    /// Searches beyond the horizon until the position is quiet: no winning move, no forced reply, no capture that may split the
    /// enemy's group. The depth of the window is 0 at the horizon and negative beyond it.
    pub(super) fn qsearch(&mut self, node: Node<'_>, window: Window) -> Score {
        let Window { depth, ply, .. } = window;
        if self.should_stop() {
            return Score::ZERO;
        }
        self.visit(ply);
        if let Some(score) = self.terminal_score(node, window) {
            return score;
        }
        if let Some(score) = self.table_score(node, ply) {
            return score;
        }
        let is_split = !node.own.is_connected();
        if ply + 1 >= MAX_PLY || self.skips_qsearch(node) && !is_split {
            return self.static_eval(node);
        }
        let mut list = self.take_move_list();
        let must_evade = is_split
            || -depth < self.setup.params.qsearch_evasion_plies
                && self.threatens_goal(node.position, node.enemy);
        let score = if must_evade {
            self.search_evasions(node, window, &mut list)
        } else {
            self.search_captures(node, window, &mut list)
        };
        self.return_move_list(list);
        score
    }

    /// The best of standing pat, since the side to move need not capture, and of the captures.
    fn search_captures(
        &mut self,
        node: Node<'_>,
        mut window: Window,
        list: &mut MoveList,
    ) -> Score {
        let mut best = self.static_eval(node);
        window.alpha = window.alpha.max(best);
        if window.alpha >= window.beta || -window.depth >= self.setup.params.qsearch_capture_plies {
            return best;
        }
        movepick::generate_captures(list, node.position, self.splitting_targets(node));
        for i in 0.. {
            let Some((mv, _)) = list.pick(i) else {
                break;
            };
            if !self.keeps_connection(node, mv) {
                continue;
            }
            let score = self.search_beyond(node, window, mv);
            if self.is_aborted() {
                break;
            }
            if score > best {
                best = score;
                if score > window.alpha {
                    window.alpha = score;
                    self.update_pv(window.ply, mv);
                }
                if score >= window.beta {
                    break;
                }
            }
        }
        best
    }

    /// The best of all moves of a side that is split or threatened. The TT move often causes a cutoff before the group is
    /// analysed.
    fn search_evasions(
        &mut self,
        node: Node<'_>,
        mut window: Window,
        list: &mut MoveList,
    ) -> Score {
        let tt_entry = self.probe_tt(node);
        if !window.is_pv()
            && let Some(score) = tt_entry.and_then(|entry| tt_cutoff(entry, window))
        {
            return score;
        }
        let tt_move = self.legal_tt_move(node, window.ply, tt_entry);
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
                self.generate_moves(list, node, tt_move);
            }
            let Some((mv, _)) = list.pick(i) else {
                break;
            };
            let score = self.search_beyond(node, window, mv);
            if self.is_aborted() {
                return best;
            }
            if score > best {
                best = score;
                if score > window.alpha {
                    window.alpha = score;
                    best_move = Some(mv);
                    self.update_pv(window.ply, mv);
                }
                if score >= window.beta {
                    break;
                }
            }
        }
        if list.is_empty() {
            best = Score::loss_in(window.ply as u16);
        }
        let bound = Bound::of(best, original_alpha, window.beta);
        self.store_tt(node, window, best, best_move, bound);
        best
    }

    /// The score of a move, one ply further beyond the horizon.
    fn search_beyond(&mut self, node: Node<'_>, window: Window, mv: Move) -> Score {
        self.with_move(node, mv, |worker, child| {
            if mv.is_capture() {
                // If the other side is split, it looks up its moves.
                worker.tt.prefetch(child.position.key());
            }
            let window = Window {
                alpha: -window.beta,
                beta: -window.alpha,
                depth: window.depth - 1,
                ply: window.ply + 1,
            };
            -worker.qsearch(child, window)
        })
    }
}
