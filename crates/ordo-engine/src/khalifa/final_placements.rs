//! The last three placements, searched down to proofs on full boards.
//!
//! ```text
//! sixth piece     A places     maximizes what is left to A after ...          `third_last`
//!   seventh       B places     ... B's placement, which leaves A the fewest   `second_last`
//!     eighth      A places     completions that are not proved lost           `last`
//!       full board, B to move: df-pn proves some of them won for B
//! ```
//!
//! A *completion* is a placement of the last piece. The side that places second-last wins if every completion is proved lost;
//! the side that places third-last loses if that is possible after each of its placements.

use ordo_rules::khalifa::{Position, Turn};

use super::board::Board;
use super::calibration;
use super::candidates::Candidates;
use super::dfpn::Verdict;
use super::engine::{ScoredLine, Search};
use super::placement::{self, Placement};
use crate::Score;

/// The last piece: every placement gives a full board with the opponent to move.
pub(super) fn last(search: &mut Search<'_, '_>, position: &Position) {
    let mut candidates = Candidates::new(completions(position), search.dfpn);
    for round in 1..=search.limits.depth.unwrap_or(60).clamp(1, 50) {
        let work = 8u64 << round;
        candidates.work(work, search.dfpn, search.handicap, &mut search.budget);
        if let Some((candidate, plies)) = candidates.lost() {
            let score = Score::loss_in(plies + 1);
            let after = Board::new(&position.after_unchecked(candidate.turn));
            let line = after.map(|after| search.dfpn.proof_line(after));
            let line = line.into_iter().flatten();
            let line = [candidate.turn].into_iter().chain(line).collect();
            search.report_lines(round, vec![(score, line)]);
            return;
        }
        search.report_lines(round, candidates.ranking(calibration::last_placement));
        if search.budget.is_over() {
            return;
        }
    }
}

/// The second-last piece: the placement that leaves the opponent the fewest completions that are not proved lost. If it leaves
/// none, the game is won.
pub(super) fn second_last(search: &mut Search<'_, '_>, mut placements: Vec<Placement>) {
    let mut good_last = Vec::new();
    for round in 1..=search.limits.depth.unwrap_or(60).clamp(1, 60) {
        let mut fewest = usize::MAX;
        for i in 0..placements.len() {
            let Some(Placement { after, .. }) = placements.get(i).copied() else {
                return;
            };
            let Some(left) = count_alive(search, &after, 1 << round, fewest, &mut good_last) else {
                return;
            };
            if left.alive >= fewest {
                continue;
            }
            fewest = left.alive;
            to_front(&mut placements, i);
            let score = match left.alive {
                0 => Score::win_in(left.longest + 2),
                _ => calibration::placement(200.0 - 400.0 * left.share()),
            };
            report(search, round, score, &placements);
            if left.alive == 0 {
                return;
            }
        }
    }
}

/// The third-last piece: the placement after which the opponent's best reply leaves the most completions. If none is left after
/// any placement, the game is lost, and the one that took the most nodes to refute is played.
pub(super) fn third_last(search: &mut Search<'_, '_>, placements: Vec<Placement>) {
    let mut good = GoodPlacements::default();
    let mut candidates: Vec<ThirdLast> = placements.into_iter().map(ThirdLast::new).collect();
    for round in 1..=search.limits.depth.unwrap_or(60).clamp(1, 60) {
        let mut most = 0;
        for i in 0..candidates.len() {
            let Some(candidate) = candidates
                .get_mut(i)
                .filter(|candidate| candidate.loses_in.is_none())
            else {
                continue;
            };
            let before = search.budget.nodes();
            let after = candidate.placement.after;
            let Some(left) = best_second_last(search, &after, 1 << round, most, &mut good) else {
                return;
            };
            candidate.nodes += search.budget.nodes() - before;
            if left.alive > most {
                most = left.alive;
                to_front(&mut candidates, i);
            } else if left.alive == 0 {
                candidate.loses_in = Some(left.longest + 3);
                if most > 0 {
                    continue;
                }
            } else {
                continue;
            }
            let alive = candidates
                .iter()
                .filter(|candidate| candidate.loses_in.is_none());
            let alive: Vec<Placement> = alive.map(|candidate| candidate.placement).collect();
            let score = calibration::placement(400.0 * left.share() - 200.0);
            report(search, round, score, &alive);
        }
        if let Some((hardest, plies)) = all_lost(&candidates) {
            search.report_lines(round, vec![(Score::loss_in(plies), vec![hardest])]);
            return;
        }
    }
}

/// The completions left by the best second-last placement, or by one that leaves no more than `enough`. `None` if the budget is
/// used up.
fn best_second_last(
    search: &mut Search<'_, '_>,
    position: &Position,
    nodes: u64,
    enough: usize,
    good: &mut GoodPlacements,
) -> Option<Completions> {
    let mut fewest = Completions {
        alive: usize::MAX,
        total: 0,
        longest: 0,
    };
    for answer in good_first(position, &good.second_last) {
        let left = count_alive(search, &answer.after, nodes, fewest.alive, &mut good.last)?;
        if left.alive < fewest.alive {
            fewest = left;
            remember(&mut good.second_last, answer.turn);
        }
        if fewest.alive <= enough {
            break;
        }
    }
    Some(fewest)
}

/// Placements that were good in other positions, the latest last.
#[derive(Default)]
struct GoodPlacements {
    /// Of the second-last piece.
    second_last: Vec<Turn>,
    /// Of the last piece.
    last: Vec<Turn>,
}

/// A candidate for the third-last placement.
struct ThirdLast {
    placement: Placement,
    /// Nodes spent to refute it.
    nodes: u64,
    /// Plies to the loss, if proved.
    loses_in: Option<u16>,
}

impl ThirdLast {
    fn new(placement: Placement) -> ThirdLast {
        ThirdLast {
            placement,
            nodes: 0,
            loses_in: None,
        }
    }
}

/// If every placement loses: the one that took the most nodes to refute, and the plies to the loss.
fn all_lost(candidates: &[ThirdLast]) -> Option<(Turn, u16)> {
    let mut longest = 0;
    for candidate in candidates {
        longest = longest.max(candidate.loses_in?);
    }
    let hardest = candidates.iter().max_by_key(|candidate| candidate.nodes)?;
    Some((hardest.placement.turn, longest))
}

/// Reports the best placement with its score, and the others by static evaluation, capped at that score.
fn report(search: &mut Search<'_, '_>, round: u32, score: Score, placements: &[Placement]) {
    let line = |placement: &Placement| -> ScoredLine {
        (
            placement::score(placement.eval).min(score),
            vec![placement.turn],
        )
    };
    let mut lines: Vec<ScoredLine> = placements.iter().map(line).collect();
    if let Some(first) = lines.first_mut() {
        first.0 = score;
    }
    search.report_lines(round, lines);
}

fn to_front<T>(list: &mut [T], index: usize) {
    if let Some(first) = list.get_mut(..=index) {
        first.rotate_right(1);
    }
}

/// The completions left to the side that places the last piece.
#[derive(Clone, Copy)]
struct Completions {
    /// Number of completions that are not proved lost.
    alive: usize,
    /// Number of all completions.
    total: usize,
    /// Upper bound of the plies to the loss after the others.
    longest: u16,
}

impl Completions {
    fn share(self) -> f32 {
        self.alive as f32 / self.total.max(1) as f32
    }
}

/// Counts the completions that `nodes` nodes each do not prove lost, up to `max`. `None` if the budget is used up.
fn count_alive(
    search: &mut Search<'_, '_>,
    position: &Position,
    nodes: u64,
    max: usize,
    known: &mut Vec<Turn>,
) -> Option<Completions> {
    let placements = good_first(position, known);
    let mut left = Completions {
        alive: 0,
        total: placements.len(),
        longest: 0,
    };
    let mut lost: Option<Board> = None;
    for Placement { turn, after, .. } in placements {
        let Some(board) = Board::new(&after) else {
            continue;
        };
        // The proof against one completion often works against the next.
        if let Some(lost) = lost {
            search.dfpn.simulate_board(board, lost);
        }
        if let Verdict::Proved(plies) = search.dfpn.prove_win(board, nodes, &mut search.budget) {
            lost = Some(board);
            left.longest = left.longest.max(plies);
        } else {
            left.alive += 1;
            remember(known, turn);
        }
        if search.budget.is_over() {
            return None;
        }
        if left.alive >= max {
            break;
        }
    }
    Some(left)
}

/// Moves a good placement to the end of the list.
fn remember(known: &mut Vec<Turn>, turn: Turn) {
    known.retain(|&other| other != turn);
    known.push(turn);
}

/// The legal placements: those that were good in other positions first, the latest one before the others.
fn good_first(position: &Position, known: &[Turn]) -> Vec<Placement> {
    let mut placements = placement::ordered_placements(position);
    placements.sort_by_cached_key(|placement| {
        let last = known.iter().rposition(|other| *other == placement.turn);
        core::cmp::Reverse(last)
    });
    placements
}

/// The completions with their boards.
fn completions(position: &Position) -> impl Iterator<Item = (Turn, Board)> {
    let position = *position;
    position.legal_turns().into_iter().filter_map(move |turn| {
        let after = position.after_unchecked(turn);
        Some((turn, Board::new(&after)?))
    })
}
