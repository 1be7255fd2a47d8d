//! Principal-variation search.

use ordo_rules::stein::Move;

use super::evaluation::Evaluate;
use super::order::{self, Scored};
use super::quiet::threatens_goal;
use super::table::{Bound, Entry};
use super::worker::{LONGEST, Node, Window, Worker};
use crate::Score;

impl<E: Evaluate> Worker<'_, E> {
    /// Searches a node; the score is exact between `alpha` and `beta`, else a bound.
    pub(super) fn search(&mut self, node: Node<'_>, mut window: Window) -> Score {
        let ply = window.ply;
        let is_root = ply == 0;
        if !is_root && self.is_repeated(ply) {
            self.lines[ply].clear();
            return Score::ZERO;
        }
        if window.depth <= 0 || ply + 1 >= LONGEST {
            return self.quiet_search(node, window, 0);
        }
        if self.should_stop() {
            return Score::ZERO;
        }
        self.visit(ply);
        // Asked for early: memory is slow.
        let known = Some(self.table).filter(|_| self.techniques.table);
        let known = known.and_then(|table| table.get(node.position.key()));
        if !is_root {
            if let Some(score) = self.end_of_game(node, window) {
                return score;
            }
            // No line from here can be worse than being lost, or better than a win with the next move.
            window.alpha = window.alpha.max(Score::loss_in(ply as u16));
            window.beta = window.beta.min(Score::win_in(ply as u16 + 1));
            if window.alpha >= window.beta {
                return window.alpha;
            }
        }
        let is_split = !node.own.is_connected();
        let in_danger = is_split || threatens_goal(node.position, node.enemy);
        if !is_root && !window.is_principal() {
            if let Some(score) = known.and_then(|entry| usable(entry, window)) {
                return score;
            }
            if !in_danger && let Some(score) = self.prune(node, window) {
                return score;
            }
        }
        self.search_moves(node, window, known, in_danger)
    }

    /// The score of a position so good that a bit of misjudgement does not matter, near the horizon.
    fn prune(&self, node: Node<'_>, window: Window) -> Option<Score> {
        let Window { beta, depth, .. } = window;
        if !self.techniques.margins || depth > 3 || beta.is_proved() {
            return None;
        }
        let estimate = self.estimate(node);
        (estimate.plus(-90 * depth) >= beta).then_some(estimate)
    }

    /// Looks at the moves of a node, the most promising first.
    fn search_moves(
        &mut self,
        node: Node<'_>,
        mut window: Window,
        known: Option<Entry>,
        in_danger: bool,
    ) -> Score {
        let Window { depth, ply, .. } = window;
        let is_root = ply == 0;
        let is_principal = window.is_principal();
        // The move that the table remembers often ends the matter before the others are even listed.
        let table_move = known
            .and_then(|entry| entry.mv)
            .filter(|&mv| !(is_root && self.excluded.contains(&mv)))
            .filter(|&mv| node.position.explain_in_play(mv).is_ok());
        let mut list = self.take_list();
        list.extend(table_move.map(|mv| (mv, i32::MAX)));
        let mut is_complete = false;

        let first_alpha = window.alpha;
        let mut best = Score::MIN;
        let mut best_move = None;
        for i in 0.. {
            if i == list.len() && !is_complete {
                is_complete = true;
                self.complete(&mut list, node, ply, table_move);
            }
            if i == list.len() {
                break;
            }
            let (mv, promise) = order::pick(&mut list, i);
            let is_late = !in_danger && !mv.is_capture() && i >= 3;
            if is_late
                && self.techniques.late
                && !is_principal
                && depth <= 3
                && !best.is_proved()
                && i as i32 >= 4 + 4 * depth * depth
            {
                break; // captures and what looks promising came before
            }
            let reduction = if is_late && self.techniques.reductions {
                reduction(depth, i, promise, is_principal)
            } else {
                0
            };
            let score = self.child(node, mv, |worker, next| {
                worker.search_child(next, window, i == 0, reduction)
            });
            if self.aborted {
                break;
            }
            if score > best {
                best = score;
                if score > window.alpha {
                    window.alpha = score;
                    best_move = Some(mv);
                    self.line_goes_on(ply, mv);
                    if is_root {
                        self.root_score = score;
                    }
                }
            }
            if window.alpha >= window.beta {
                self.remember_cutoff(node.position.turn(), depth, &list[..=i]);
                break;
            }
        }
        if list.is_empty() {
            best = Score::loss_in(ply as u16);
        }
        self.give_list_back(list);
        if self.aborted {
            return Score::ZERO;
        }
        if self.techniques.table && (!is_root || self.excluded.is_empty()) {
            self.table.put(
                node.position.key(),
                Entry {
                    mv: best_move,
                    score: to_table(best, ply),
                    depth,
                    bound: if best >= window.beta {
                        Bound::Lower
                    } else if best > first_alpha {
                        Bound::Exact
                    } else {
                        Bound::Upper
                    },
                },
            );
        }
        best
    }

    /// Adds all moves but the one from the table.
    fn complete(
        &mut self,
        list: &mut Vec<Scored>,
        node: Node<'_>,
        ply: usize,
        table_move: Option<Move>,
    ) {
        let early = order::Early {
            table_move,
            last: self.path.last().copied(),
            history: &self.history,
            cuts: node.enemy.shape(self.evaluation).articulation_candidates,
        };
        node.own
            .look(|group| order::list_moves(list, node.position, group, &early));
        if ply == 0 {
            list.retain(|(mv, _)| !self.excluded.contains(mv));
        }
    }

    /// The first move is searched with the whole window; the others only have to show that they are no better, at first
    /// less deep.
    fn search_child(
        &mut self,
        next: Node<'_>,
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
        let mut go = |depth: i32, beta: Score| {
            let window = Window {
                alpha: -beta,
                beta: -alpha,
                depth,
                ply: ply + 1,
            };
            -self.search(next, window)
        };
        if is_first {
            return go(depth - 1, beta);
        }
        let narrow = alpha.plus(1);
        let mut score = go(depth - 1 - reduction, narrow);
        if score > alpha && reduction > 0 {
            score = go(depth - 1, narrow);
        }
        if score > alpha && score < beta {
            score = go(depth - 1, beta);
        }
        score
    }
}

/// How much less deep a late move is looked at first.
fn reduction(depth: i32, index: usize, promise: i32, is_principal: bool) -> i32 {
    if depth < 3 {
        return 0;
    }
    let late = (index as f32).ln() * (depth as f32).ln() / 2.0;
    let hope = promise.clamp(-16_000, 16_000) as f32 / 8_000.0;
    let reduction = 0.5 + late - hope - if is_principal { 0.7 } else { 0.0 };
    (reduction as i32).clamp(0, depth - 2)
}

/// The score of a table's entry, if it is deep enough and says enough.
fn usable(entry: Entry, window: Window) -> Option<Score> {
    let score = from_table(entry.score, window.ply);
    let fits = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => score >= window.beta,
        Bound::Upper => score <= window.alpha,
    };
    (fits && entry.depth >= window.depth).then_some(score)
}

/// Wins in the table count from the position, in the search from the root.
fn to_table(score: Score, ply: usize) -> Score {
    shift_win(score, ply as i16)
}

fn from_table(score: Score, ply: usize) -> Score {
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
