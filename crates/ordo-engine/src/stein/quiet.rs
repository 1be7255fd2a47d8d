//! The search beyond the last ply: until the position is quiet enough to be judged.

use ordo_rules::stein::Position;

use super::evaluation::Evaluate;
use super::group::LazyGroup;
use super::order;
use super::sight::{seen_by, sees_goal};
use super::worker::{LONGEST, Node, Window, Worker};
use crate::Score;

/// How many plies beyond the horizon forced replies are looked at.
const FORCED: i32 = 4;
/// How many plies beyond the horizon captures that may split are looked at.
const CAPTURES: i32 = 8;

impl<E: Evaluate> Worker<'_, E> {
    /// What the position is worth when nothing is about to happen: no winning move, no forced reply, no capture that
    /// splits. `beyond` counts the plies since the horizon.
    pub(super) fn quiet_search(&mut self, node: Node<'_>, window: Window, beyond: i32) -> Score {
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
        if let Some(score) = self.end_of_game(node, window) {
            return score;
        }
        if ply + 1 >= LONGEST || self.is_blind_at(node) && node.own.is_connected() {
            return self.estimate(node);
        }
        let forced =
            !node.own.is_connected() || beyond < FORCED && threatens_goal(position, node.enemy);
        let mut best = Score::MIN;
        let mut list = self.take_list();
        if forced {
            let early = order::Early {
                table_move: None,
                last: self.path.last().copied(),
                history: &self.history,
                cuts: node.enemy.shape(self.evaluation).articulation_candidates,
            };
            let own = node.own;
            own.look(|group| order::list_moves(&mut list, position, group, &early));
            if list.is_empty() {
                best = Score::loss_in(ply as u16);
            }
        } else {
            best = self.estimate(node);
            alpha = alpha.max(best);
            if alpha < beta && beyond < CAPTURES {
                let crossings = node.enemy.shape(self.evaluation).articulation_candidates;
                let cuts = seen_by(position, position.turn()) & crossings;
                if !cuts.is_empty() {
                    order::list_captures(&mut list, position, cuts);
                }
            }
        }
        for i in 0..list.len() {
            if alpha >= beta {
                break;
            }
            let (mv, _) = order::pick(&mut list, i);
            if !forced && !position.keeps_connection(mv) {
                continue;
            }
            let score = self.child(node, mv, |worker, next| {
                let window = Window {
                    alpha: -beta,
                    beta: -alpha,
                    depth: 0,
                    ply: ply + 1,
                };
                -worker.quiet_search(next, window, beyond + 1)
            });
            if self.is_aborted() {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    self.line_goes_on(ply, mv);
                }
            }
        }
        self.give_list_back(list);
        best
    }
}

/// Whether a side could reach its goal row if it were its turn.
pub(super) fn threatens_goal(position: &Position, group: &LazyGroup) -> bool {
    sees_goal(position, group.color()) && group.look(|group| position.can_reach_goal_with(group))
}
