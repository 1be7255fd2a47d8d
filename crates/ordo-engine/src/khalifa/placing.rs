//! Where to place a piece: completions of the board by chance, judged by a short search for a proof.

use ordo_rules::khalifa::{Phase, Position, Turn};
use std::collections::HashSet;

use super::board::Board;
use super::candidates::Candidates;
use super::engine::{Line, Search};
use super::evaluation::pressure;
use super::solver::Verdict;
use super::threats::Outlook;
use crate::Score;
use crate::baseline::Dice;

/// How many nodes a completed board is searched for.
const NODES: u64 = 3;

/// A placing, and how its completions ended.
struct Arm {
    turn: Turn,
    after: Position,
    /// The sum of the results for the side that places, 0 to 1 each.
    sum: f32,
    count: u32,
}

impl Arm {
    fn mean(&self) -> f32 {
        if self.count == 0 {
            0.0
        } else {
            self.sum / self.count as f32
        }
    }
}

pub(super) fn run(search: &mut Search<'_, '_>, position: &Position) {
    if position.occupied().len() == 7 {
        last(search, position);
    } else {
        by_completions(search, position);
    }
}

/// The last piece: every placing makes a whole board, on which the opponent moves first.
fn last(search: &mut Search<'_, '_>, position: &Position) {
    let turns = position.legal_turns().into_iter();
    let boards = turns.filter_map(|turn| {
        let after = position.after_unchecked(turn);
        Some((turn, Board::new(&after)?))
    });
    let mut candidates = Candidates::new(boards, search.solver);
    for round in 1..=search.limits.depth.unwrap_or(60).min(60) {
        let work = 8u64 << round;
        candidates.work(work, search.solver, search.person, &mut search.meter);
        if let Some((candidate, plies)) = candidates.lost() {
            search.tell(
                round,
                vec![(Score::loss_in(plies + 1), vec![candidate.turn])],
            );
            return;
        }
        let ranking = candidates.ranking().into_iter();
        let lines: Vec<Line> = ranking
            .map(|candidate| {
                let worth = candidate.worth.unwrap_or(-500.0);
                (Score::estimate(worth as i32), vec![candidate.turn])
            })
            .collect();
        search.tell(round, lines);
        if search.meter.is_over() {
            return;
        }
    }
}

/// Completions are spread over the placings so that the better ones get more (UCB1); the one with the best mean is played.
fn by_completions(search: &mut Search<'_, '_>, position: &Position) {
    let mut dice = Dice::new(position.key() ^ search.person.seed);
    let mut arms = arms(position);
    dice.shuffle(&mut arms);
    let us_first = position.occupied().len().is_multiple_of(2);
    let mut total = 0u32;
    let mut round = 1;
    loop {
        let ln = (f32::max(total as f32, 1.0)).ln();
        let promise = |arm: &Arm| {
            if arm.count == 0 {
                f32::INFINITY
            } else {
                arm.mean() + 0.35 * (ln / arm.count as f32).sqrt()
            }
        };
        let best = (0..arms.len()).max_by(|&a, &b| promise(&arms[a]).total_cmp(&promise(&arms[b])));
        let Some(arm) = best.and_then(|best| arms.get_mut(best)) else {
            return;
        };
        let whole = complete(arm.after, &mut dice);
        let result = first_mover(search, &whole);
        arm.sum += if us_first { result } else { 1.0 - result };
        arm.count += 1;
        total += 1;
        let is_over = search.meter.is_over();
        if is_over || total == 32 << round {
            let lines = ranked(&arms, search);
            search.tell(round, lines);
            round += 1;
        }
        if is_over || search.limits.depth.is_some_and(|depth| round > depth) || total > 1 << 22 {
            return;
        }
    }
}

/// The legal placings, one of each kind that a symmetry makes the same.
fn arms(position: &Position) -> Vec<Arm> {
    let mut seen = HashSet::new();
    let turns = position.legal_turns().into_iter();
    turns
        .map(|turn| Arm {
            turn,
            after: position.after_unchecked(turn),
            sum: 0.0,
            count: 0,
        })
        .filter(|arm| position.occupied().len() > 2 || seen.insert(arm.after.canonical_form().0))
        .collect()
}

/// Places the other pieces by chance.
fn complete(mut position: Position, dice: &mut Dice) -> Position {
    while position.phase() == Phase::Placing {
        let squares: Vec<_> = position.placing_squares().into_iter().collect();
        let sizes: Vec<_> = position.in_hand(position.turn()).collect();
        let (Some(square), Some(size)) = (dice.pick(&squares), dice.pick(&sizes)) else {
            break; // three pieces never see the whole board
        };
        position.play_unchecked(Turn::Place { size, square });
    }
    position
}

/// How likely the side to move wins a whole board, 0 to 1.
fn first_mover(search: &mut Search<'_, '_>, position: &Position) -> f32 {
    let Some(board) = Board::new(position) else {
        return 0.5;
    };
    let verdict = search.solver.attack(board, NODES, &mut search.meter);
    if matches!(verdict, Verdict::Proved(_)) {
        return 1.0;
    }
    search.meter.count();
    let theirs = match search.solver.scout.outlook(board.passed()) {
        Outlook::Wins => 4.0,
        Outlook::Threats(threats) => pressure(&threats),
    };
    // What the other side threatens counts against the one that has no quick win.
    0.5 / (1.0 + theirs / 2.0)
}

fn ranked(arms: &[Arm], search: &Search<'_, '_>) -> Vec<Line> {
    let mut lines: Vec<(f32, Turn)> = arms
        .iter()
        .filter(|arm| arm.count > 0)
        .map(|arm| {
            // A mean of few results is worth less.
            let doubt = 0.3 / (arm.count as f32).sqrt();
            let error = search.person.error(arm.after.key()) / 2000.0;
            (arm.mean() - doubt + error, arm.turn)
        })
        .collect();
    lines.sort_by(|a, b| b.0.total_cmp(&a.0));
    lines
        .into_iter()
        .map(|(mean, turn)| (Score::estimate(((mean - 0.5) * 400.0) as i32), vec![turn]))
        .collect()
}
