//! Where to place a piece: completions of the board by chance, judged by a short search for a proof; over the last two
//! placings every completion.

use ordo_rules::khalifa::{Phase, Position, Turn};
use std::collections::HashSet;

use super::board::Board;
use super::candidates::Candidates;
use super::engine::{Line, Search};
use super::evaluation::pressure;
use super::habit::habit;
use super::solver::Verdict;
use super::threats::Outlook;
use crate::Score;
use crate::baseline::Dice;

/// How many nodes a completed board is searched for.
const NODES: u64 = 3;
/// What is known of a square beforehand counts as much as so many completions.
const WEIGHT: f32 = 4.0;
/// How much a placing that was seldom tried is preferred.
const EXPLORATION: f32 = 0.2;

/// A placing, and how its completions ended.
struct Arm {
    turn: Turn,
    after: Position,
    habit: f32,
    /// The sum of the results for the side that places, 0 to 1 each.
    sum: f32,
    count: u32,
}

impl Arm {
    /// What the placing is worth, where all together are worth `usual`.
    fn mean(&self, usual: f32) -> f32 {
        (self.sum + WEIGHT * (usual + self.habit)) / (self.count as f32 + WEIGHT)
    }
}

pub(super) fn run(search: &mut Search<'_, '_>, position: &Position) {
    match position.occupied().len() {
        7 => last(search, position),
        6 if search.person.skill.noise == 0.0 => {
            let order = by_completions(search, position, 0.3);
            last_but_one(search, order);
        }
        _ => {
            by_completions(search, position, 1.0);
        }
    }
}

/// The last piece: every placing makes a whole board, on which the opponent moves first.
fn last(search: &mut Search<'_, '_>, position: &Position) {
    let mut candidates = Candidates::new(completions(position), search.solver);
    for round in 1..=search.limits.depth.unwrap_or(60).min(50) {
        let work = 8u64 << round;
        candidates.work(work, search.solver, search.person, &mut search.meter);
        if let Some((candidate, plies)) = candidates.lost() {
            let score = Score::loss_in(plies + 1);
            let after = Board::new(&position.after_unchecked(candidate.turn));
            let line = after.map(|after| search.solver.line(after));
            let line = line.into_iter().flatten();
            let line = [candidate.turn].into_iter().chain(line).collect();
            search.tell(round, vec![(score, line)]);
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

/// The last piece but one: the placing that leaves the opponent the fewest completions that are not proved lost for him. If it
/// leaves none, the game is won.
fn last_but_one(search: &mut Search<'_, '_>, mut order: Vec<(Turn, Position)>) {
    let deepest = search.limits.depth.unwrap_or(60).min(60);
    for round in 1..=deepest {
        let nodes = 1u64 << round;
        let mut fewest = usize::MAX;
        for i in 0..order.len() {
            let Some((turn, after)) = order.get(i).copied() else {
                return;
            };
            let boards: Vec<Board> = completions(&after).map(|(_, board)| board).collect();
            let (mut open, mut longest) = (0, 0);
            for &board in &boards {
                match search.solver.attack(board, nodes, &mut search.meter) {
                    Verdict::Proved(plies) => longest = longest.max(plies),
                    _ => open += 1,
                }
                if search.meter.is_over() {
                    return;
                }
                if open >= fewest {
                    break;
                }
            }
            if open >= fewest {
                continue;
            }
            fewest = open;
            order.swap(0, i);
            let share = open as f32 / boards.len().max(1) as f32;
            let score = match open {
                0 => Score::win_in(longest + 2),
                _ => Score::estimate(200 - (400.0 * share) as i32),
            };
            search.tell(round, vec![(score, vec![turn])]);
            if open == 0 {
                return;
            }
        }
    }
}

/// The last placings, with the boards they make.
fn completions(position: &Position) -> impl Iterator<Item = (Turn, Board)> {
    let position = *position;
    position.legal_turns().into_iter().filter_map(move |turn| {
        let after = position.after_unchecked(turn);
        Some((turn, Board::new(&after)?))
    })
}

/// Completions are spread over the placings so that the better ones get more (UCB1), until a part of the time is used; the
/// placings and the positions after them, the best first.
fn by_completions(
    search: &mut Search<'_, '_>,
    position: &Position,
    part: f64,
) -> Vec<(Turn, Position)> {
    let mut dice = Dice::new(position.key() ^ search.person.seed);
    let is_first = position.occupied().len().is_multiple_of(2);
    let mut arms = arms(position, is_first);
    dice.shuffle(&mut arms);
    let (mut total, mut sum) = (0u32, 0.0);
    let mut round = 1;
    loop {
        let usual = if total == 0 { 0.5 } else { sum / total as f32 };
        let is_over = search.meter.is_over()
            || search.meter.used() > part
            || search.limits.depth.is_some_and(|depth| round > depth)
            || total > if part < 1.0 { 1 << 11 } else { 1 << 22 };
        if is_over || total == 32 << round {
            let lines = ranked(&mut arms, usual, search);
            search.tell(round, lines);
            round += 1;
        }
        if is_over {
            return arms.iter().map(|arm| (arm.turn, arm.after)).collect();
        }
        let ln = (total as f32 + 1.0).ln();
        let promise =
            |arm: &Arm| arm.mean(usual) + EXPLORATION * (ln / (arm.count as f32 + 1.0)).sqrt();
        let best = arms
            .iter_mut()
            .max_by(|a, b| promise(a).total_cmp(&promise(b)));
        let Some(arm) = best else {
            return Vec::new();
        };
        let whole = complete(arm.after, &mut dice);
        let first_wins = first_mover(search, &whole);
        let result = if is_first {
            first_wins
        } else {
            1.0 - first_wins
        };
        arm.sum += result;
        arm.count += 1;
        sum += result;
        total += 1;
    }
}

/// The legal placings; while the board is nearly empty, one of each kind that a symmetry makes the same.
fn arms(position: &Position, is_first: bool) -> Vec<Arm> {
    let mut seen = HashSet::new();
    let turns = position.legal_turns().into_iter();
    turns
        .filter_map(|turn| {
            let Turn::Place { size, square } = turn else {
                return None;
            };
            Some(Arm {
                turn,
                after: position.after_unchecked(turn),
                habit: habit(size, square, is_first),
                sum: 0.0,
                count: 0,
            })
        })
        .filter(|arm| position.occupied().len() > 1 || seen.insert(arm.after.canonical_form().0))
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

/// Sorts the placings, the best first, and tells what they are worth.
fn ranked(arms: &mut [Arm], usual: f32, search: &Search<'_, '_>) -> Vec<Line> {
    let worth = |arm: &Arm| arm.mean(usual) + search.person.error(arm.after.key()) / 4000.0;
    arms.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
    let score = |arm: &Arm| Score::estimate(((worth(arm) - 0.5) * 400.0) as i32);
    let lines = arms.iter().map(|arm| (score(arm), vec![arm.turn]));
    lines.collect()
}
