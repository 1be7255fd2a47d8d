//! Which turn to make where nothing is decided: the best-looking one that the opponent's threats do not refute.

use ordo_rules::khalifa::Turn;

use super::board::Board;
use super::budget::Budget;
use super::dfpn::{DfPn, Verdict};
use super::engine::Line;
use super::eval::{WAY, mobility, pressure, promise};
use super::level::Handicap;
use super::threats::Outlook;
use crate::Score;

/// A turn that does not lose at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) turn: Turn,
    /// The board after it, with the opponent to move.
    after: Board,
    /// Whether it ends the game as a draw by repetition.
    is_draw: bool,
    /// How promising it looks, before anything is searched.
    promise: f32,
    /// What it is worth in hundredths, once it is judged.
    pub(super) worth: Option<f32>,
    /// In how many plies from the board after it the opponent wins, at most.
    pub(super) loses_in: Option<u16>,
    /// How many nodes the opponent's attack was given.
    checked: u64,
}

/// All that may be played, and what is known of it.
#[derive(Debug, Default)]
pub(super) struct Candidates {
    list: Vec<Candidate>,
    /// How many of the list are judged: the first ones.
    judged: usize,
}

impl Candidates {
    /// The candidates among some turns (or placings of the last piece), each with the board after it.
    pub(super) fn new(turns: impl Iterator<Item = (Turn, Board)>, dfpn: &DfPn) -> Candidates {
        let mut list: Vec<Candidate> = turns
            .map(|(turn, after)| Candidate {
                // A draw is worth nothing, and nobody can refute it.
                worth: dfpn.is_drawn(after).then_some(0.0),
                checked: if dfpn.is_drawn(after) {
                    u64::MAX / 2
                } else {
                    0
                },
                is_draw: dfpn.is_drawn(after),
                turn,
                after,
                promise: promise(&dfpn.threats, after.enemy, after.own)
                    - promise(&dfpn.threats, after.own, after.enemy)
                    - 0.02 * mobility(after),
                loses_in: None,
            })
            .collect();
        list.sort_by(|a, b| b.promise.total_cmp(&a.promise));
        Candidates { list, judged: 0 }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Works for about so many nodes: judges more turns with the first half, checks the best with the second.
    pub(super) fn work(
        &mut self,
        nodes: u64,
        dfpn: &mut DfPn,
        handicap: Handicap,
        budget: &mut Budget<'_>,
    ) {
        let half = budget.nodes() + nodes / 2;
        while self.judged < self.list.len()
            && (self.judged == 0 || budget.nodes() < half.max(1) && !budget.is_over())
        {
            self.judge_next(dfpn, handicap, budget);
        }
        let end = budget.nodes() + nodes / 2;
        let chunk = (nodes / 16).max(4);
        while budget.nodes() < end && !budget.is_over() {
            let Some(best) = self.best_index() else {
                return;
            };
            // The best is checked most; then the next ones, in case it fails later.
            let next = (0..self.list.len())
                .filter(|&i| self.list[i].loses_in.is_none() && self.list[i].worth.is_some())
                .filter(|&i| self.list[i].checked < nodes / 2)
                .max_by(|&a, &b| {
                    let worth = |i: usize| {
                        let candidate = &self.list[i];
                        candidate.worth.unwrap_or(f32::MIN) - candidate.checked as f32
                    };
                    worth(a).total_cmp(&worth(b))
                });
            self.check(next.unwrap_or(best), chunk, dfpn, budget);
            if next.is_none() {
                return;
            }
        }
    }

    /// Judges the next turn of the list.
    fn judge_next(&mut self, dfpn: &mut DfPn, handicap: Handicap, budget: &mut Budget<'_>) {
        let Some(candidate) = self.list.get_mut(self.judged) else {
            return;
        };
        self.judged += 1;
        if candidate.worth.is_some() {
            return;
        }
        let after = candidate.after;
        budget.count();
        let theirs = match dfpn.threats.outlook(after) {
            Outlook::Wins => f32::INFINITY,
            Outlook::Threats(threats) => {
                let mut wins = threats.iter().filter(|threat| threat.defences == 0);
                if wins.any(|win| dfpn.note(after, win.turn)) {
                    candidate.loses_in = Some(3);
                }
                pressure(&threats)
            }
        };
        budget.count();
        let ours = match dfpn.threats.outlook(after.passed()) {
            Outlook::Wins => 6.0,
            Outlook::Threats(threats) => pressure(&threats).min(6.0),
        };
        let worth = 100.0 * (ours - theirs.min(20.0)) - mobility(after);
        candidate.worth = Some(worth + handicap.error(after.key()));
    }

    fn check(&mut self, index: usize, nodes: u64, dfpn: &mut DfPn, budget: &mut Budget<'_>) {
        let Some(candidate) = self.list.get_mut(index) else {
            return;
        };
        let before = budget.nodes();
        let verdict = dfpn.attack(candidate.after, nodes, budget);
        candidate.checked += (budget.nodes() - before).max(1);
        match verdict {
            Verdict::Proved(plies) => candidate.loses_in = Some(plies),
            Verdict::Disproved => candidate.checked = u64::MAX / 2,
            Verdict::Open => {}
        }
    }

    fn best_index(&self) -> Option<usize> {
        let alive = |&i: &usize| self.list[i].loses_in.is_none();
        (0..self.list.len()).filter(alive).max_by(|&a, &b| {
            let worth = |i: usize| self.list[i].worth.unwrap_or(f32::MIN);
            worth(a).total_cmp(&worth(b)).then(b.cmp(&a))
        })
    }

    /// Whether every turn loses; the one that is hardest to refute, and in how many plies after it the game is lost.
    pub(super) fn lost(&self) -> Option<(Candidate, u16)> {
        let mut hardest: Option<(Candidate, u16)> = None;
        for candidate in &self.list {
            let plies = candidate.loses_in?;
            let is_harder = hardest
                .is_none_or(|(other, most)| (candidate.checked, plies) > (other.checked, most));
            if is_harder {
                hardest = Some((*candidate, plies));
            }
        }
        hardest
    }

    /// The turns that are not refuted, the best first. Those that nobody had time to judge come last, in the order of their
    /// promise; they count as no better than the others. `score` turns a worth into a score; draws are even.
    pub(super) fn ranking(&self, score: impl Fn(f32) -> Score) -> Vec<Line> {
        let alive = |candidate: &&Candidate| candidate.loses_in.is_none();
        let mut ranking: Vec<&Candidate> = self.list.iter().filter(alive).collect();
        ranking.sort_by(|a, b| {
            let worth = |c: &Candidate| c.worth.unwrap_or(f32::MIN);
            worth(b).total_cmp(&worth(a))
        });
        let mut least = Score::MAX;
        let line = |candidate: &Candidate| {
            least = least.min(match candidate.worth {
                Some(_) if candidate.is_draw => Score::ZERO,
                worth => score(worth.unwrap_or(WAY * candidate.promise)),
            });
            (least, vec![candidate.turn])
        };
        ranking.into_iter().map(line).collect()
    }
}
