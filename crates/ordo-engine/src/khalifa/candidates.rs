//! Root moves of undecided positions: the best evaluated turn that the opponent's threats do not refute.

use ordo_rules::khalifa::Turn;

use super::board::Board;
use super::budget::Budget;
use super::dfpn::{DfPn, Verdict};
use super::engine::ScoredLine;
use super::eval::{PATH_VALUE, mobility, openness, pressure};
use super::level::Handicap;
use super::threats::Outlook;
use crate::Score;

/// A root move that does not lose at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) turn: Turn,
    /// The board after it, with the opponent to move.
    after: Board,
    /// True if the turn draws by repetition.
    is_draw: bool,
    /// Ordering score, before any search.
    order_score: f32,
    /// Evaluation in hundredths, once evaluated.
    pub(super) eval: Option<f32>,
    /// Plies after the turn in which the opponent wins at the latest, if proved.
    pub(super) loses_in: Option<u16>,
    /// Nodes spent on the opponent's proof search.
    refutation_nodes: u64,
}

/// All root moves.
#[derive(Debug, Default)]
pub(super) struct Candidates {
    list: Vec<Candidate>,
    /// Number of evaluated moves, at the front of the list.
    evaluated: usize,
}

impl Candidates {
    /// Candidates from turns (or placements of the last piece), each with the board after it.
    pub(super) fn new(turns: impl Iterator<Item = (Turn, Board)>, dfpn: &DfPn) -> Candidates {
        let mut list: Vec<Candidate> = turns
            .map(|(turn, after)| Candidate {
                // A draw has a score of zero and cannot be refuted.
                eval: dfpn.is_drawn(after).then_some(0.0),
                refutation_nodes: if dfpn.is_drawn(after) {
                    u64::MAX / 2
                } else {
                    0
                },
                is_draw: dfpn.is_drawn(after),
                turn,
                after,
                order_score: openness(&dfpn.threats, after.enemy, after.own)
                    - openness(&dfpn.threats, after.own, after.enemy)
                    - 0.02 * mobility(after),
                loses_in: None,
            })
            .collect();
        list.sort_by(|a, b| b.order_score.total_cmp(&a.order_score));
        Candidates { list, evaluated: 0 }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Spends about `nodes` nodes: half to evaluate more turns, half to search for refutations of the best ones.
    pub(super) fn work(
        &mut self,
        nodes: u64,
        dfpn: &mut DfPn,
        handicap: Handicap,
        budget: &mut Budget<'_>,
    ) {
        let half = budget.nodes() + nodes / 2;
        while self.evaluated < self.list.len()
            && (self.evaluated == 0 || budget.nodes() < half.max(1) && !budget.is_over())
        {
            self.evaluate_next(dfpn, handicap, budget);
        }
        let end = budget.nodes() + nodes / 2;
        let chunk = (nodes / 16).max(4);
        while budget.nodes() < end && !budget.is_over() {
            let Some(best) = self.best_index() else {
                return;
            };
            // Most nodes are spent on the best turn, the rest on the next ones in case it is refuted later.
            let next = (0..self.list.len())
                .filter(|&i| self.list[i].loses_in.is_none() && self.list[i].eval.is_some())
                .filter(|&i| self.list[i].refutation_nodes < nodes / 2)
                .max_by(|&a, &b| {
                    let eval = |i: usize| {
                        let candidate = &self.list[i];
                        candidate.eval.unwrap_or(f32::MIN) - candidate.refutation_nodes as f32
                    };
                    eval(a).total_cmp(&eval(b))
                });
            self.search_refutation(next.unwrap_or(best), chunk, dfpn, budget);
            if next.is_none() {
                return;
            }
        }
    }

    /// Evaluates the next turn of the list.
    fn evaluate_next(&mut self, dfpn: &mut DfPn, handicap: Handicap, budget: &mut Budget<'_>) {
        let Some(candidate) = self.list.get_mut(self.evaluated) else {
            return;
        };
        self.evaluated += 1;
        if candidate.eval.is_some() {
            return;
        }
        let after = candidate.after;
        budget.count_node();
        let theirs = match dfpn.threats.outlook(after) {
            Outlook::Wins => f32::INFINITY,
            Outlook::Threats(threats) => {
                let mut wins = threats.iter().filter(|threat| threat.defences == 0);
                if wins.any(|win| dfpn.record_win(after, win.turn)) {
                    candidate.loses_in = Some(3);
                }
                pressure(&threats)
            }
        };
        budget.count_node();
        let ours = match dfpn.threats.outlook(after.passed()) {
            Outlook::Wins => 6.0,
            Outlook::Threats(threats) => pressure(&threats).min(6.0),
        };
        let eval = 100.0 * (ours - theirs.min(20.0)) - mobility(after);
        candidate.eval = Some(eval + handicap.error(after.key()));
    }

    fn search_refutation(
        &mut self,
        index: usize,
        nodes: u64,
        dfpn: &mut DfPn,
        budget: &mut Budget<'_>,
    ) {
        let Some(candidate) = self.list.get_mut(index) else {
            return;
        };
        let before = budget.nodes();
        let verdict = dfpn.prove_win(candidate.after, nodes, budget);
        candidate.refutation_nodes += (budget.nodes() - before).max(1);
        match verdict {
            Verdict::Proved(plies) => candidate.loses_in = Some(plies),
            Verdict::Disproved => candidate.refutation_nodes = u64::MAX / 2,
            Verdict::Unknown => {}
        }
    }

    fn best_index(&self) -> Option<usize> {
        let not_refuted = |&i: &usize| self.list[i].loses_in.is_none();
        (0..self.list.len()).filter(not_refuted).max_by(|&a, &b| {
            let eval = |i: usize| self.list[i].eval.unwrap_or(f32::MIN);
            eval(a).total_cmp(&eval(b)).then(b.cmp(&a))
        })
    }

    /// If every turn loses: the one that took the most nodes to refute, and the plies to the loss after it.
    pub(super) fn lost(&self) -> Option<(Candidate, u16)> {
        let mut hardest: Option<(Candidate, u16)> = None;
        for candidate in &self.list {
            let plies = candidate.loses_in?;
            let is_harder = hardest.is_none_or(|(other, most)| {
                (candidate.refutation_nodes, plies) > (other.refutation_nodes, most)
            });
            if is_harder {
                hardest = Some((*candidate, plies));
            }
        }
        hardest
    }

    /// The turns that are not refuted, the best first. Turns without an evaluation come last, in move order, with scores no
    /// better than the others. `score` calibrates an evaluation; draws score zero.
    pub(super) fn ranking(&self, score: impl Fn(f32) -> Score) -> Vec<ScoredLine> {
        let not_refuted = |candidate: &&Candidate| candidate.loses_in.is_none();
        let mut ranking: Vec<&Candidate> = self.list.iter().filter(not_refuted).collect();
        ranking.sort_by(|a, b| {
            let eval = |c: &Candidate| c.eval.unwrap_or(f32::MIN);
            eval(b).total_cmp(&eval(a))
        });
        let mut least = Score::MAX;
        let line = |candidate: &Candidate| {
            least = least.min(match candidate.eval {
                Some(_) if candidate.is_draw => Score::ZERO,
                eval => score(eval.unwrap_or(PATH_VALUE * candidate.order_score)),
            });
            (least, vec![candidate.turn])
        };
        ranking.into_iter().map(line).collect()
    }
}
