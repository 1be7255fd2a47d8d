//! Quiescence search.

use super::eval::Evaluate;
use super::movepick;
use super::params::MAX_PLY;
use super::worker::{Node, Window, Worker};
use crate::Score;

impl<E: Evaluate> Worker<'_, E> {
    /// Searches beyond the horizon until the position is quiet: no winning move, no forced reply, no capture that may split the
    /// enemy's group. `beyond` counts the plies since the horizon.
    pub(super) fn qsearch(&mut self, node: Node<'_>, window: Window, beyond: i32) -> Score {
        let Window {
            mut alpha,
            beta,
            ply,
            ..
        } = window;
        let position = node.position;
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
        if ply + 1 >= MAX_PLY || self.skips_qsearch(node) && node.own.is_connected() {
            return self.static_eval(node);
        }
        let must_evade = !node.own.is_connected()
            || beyond < self.setup.params.qsearch_evasion_plies
                && self.threatens_goal(position, node.enemy);
        let mut best = Score::MIN;
        let mut list = self.take_move_list();
        if must_evade {
            self.generate_moves(&mut list, node, None);
            if list.is_empty() {
                best = Score::loss_in(ply as u16);
            }
        } else {
            // Stand pat: the side to move need not capture.
            best = self.static_eval(node);
            alpha = alpha.max(best);
            if alpha < beta && beyond < self.setup.params.qsearch_capture_plies {
                movepick::generate_captures(&mut list, position, self.splitting_targets(node));
            }
        }
        for i in 0..list.len() {
            if alpha >= beta {
                break;
            }
            let Some((mv, _)) = list.pick(i) else {
                break;
            };
            if !must_evade && !self.keeps_connection(node, mv) {
                continue;
            }
            let score = self.with_move(node, mv, |worker, child| {
                let window = Window {
                    alpha: -beta,
                    beta: -alpha,
                    depth: 0,
                    ply: ply + 1,
                };
                -worker.qsearch(child, window, beyond + 1)
            });
            if self.is_aborted() {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    self.update_pv(ply, mv);
                }
            }
        }
        self.return_move_list(list);
        best
    }
}
