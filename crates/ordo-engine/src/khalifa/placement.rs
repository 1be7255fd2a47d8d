//! The placement phase: the first five pieces by a shallow search of mobility, the last three by
//! [`final_placements`](super::final_placements).

use std::collections::HashSet;

use ordo_rules::khalifa::{Piece, Position, Size, Turn};

use super::board::Board;
use super::calibration;
use super::engine::{ScoredLine, Search};
use super::eval::pressure;
use super::final_placements;
use super::threats::Outlook;
use crate::Score;

/// A placement, the position after it, and its evaluation for the side that places.
#[derive(Clone, Copy)]
pub(super) struct Placement {
    pub(super) turn: Turn,
    pub(super) after: Position,
    pub(super) eval: f32,
}

pub(super) fn run(search: &mut Search<'_, '_>, position: &Position) {
    let is_exact = search.handicap.skill.noise == 0.0;
    match position.occupied().len() {
        7 => final_placements::last(search, position),
        6 if is_exact => {
            let placements = search_placements(search, position, 2);
            final_placements::second_last(search, placements);
        }
        5 if is_exact => {
            let placements = search_placements(search, position, 3);
            final_placements::third_last(search, placements);
        }
        _ => {
            let placements = search_placements(search, position, 3);
            if is_exact {
                widen_beam(search, placements);
            }
        }
    }
}

/// The placements by an alpha-beta search of at most `plies` plies, the best first.
fn search_placements(
    search: &mut Search<'_, '_>,
    position: &Position,
    plies: u32,
) -> Vec<Placement> {
    let mut placements = ordered_placements(position);
    let left = 8 - position.occupied().len() as u32;
    let deepest = search.limits.depth.unwrap_or(u32::MAX).max(1);
    for depth in 1..=deepest.min(plies).min(left) {
        let found = ranked(search, &placements, |search, after, beta| {
            alpha_beta(search, after, depth - 1, f32::NEG_INFINITY, beta)
        });
        if found.len() == placements.len() {
            placements = found;
        } else if depth > 1 {
            break;
        }
        report(search, depth, &placements);
    }
    placements
}

/// Beam search of all remaining placements, with a wider beam in each round.
fn widen_beam(search: &mut Search<'_, '_>, mut placements: Vec<Placement>) {
    for round in 4..=search.limits.depth.unwrap_or(60).min(60) {
        let width = round as usize - 3;
        let some = placements.len().min(4 * width.max(search.limits.multipv));
        let mut found = ranked(search, &placements[..some], |search, after, beta| {
            beam(search, after, width, f32::NEG_INFINITY, beta)
        });
        if found.len() < search.limits.multipv.max(1).min(some) {
            return;
        }
        report(search, round, &found);
        if search.budget.is_over() {
            return;
        }
        found.extend_from_slice(&placements[some..]);
        placements = found;
    }
}

/// Evaluates placements until the budget is used up, the best first. `judge` is called with the position and an upper bound above which the
/// exact value does not matter.
fn ranked(
    search: &mut Search<'_, '_>,
    placements: &[Placement],
    mut judge: impl FnMut(&mut Search<'_, '_>, &Position, f32) -> f32,
) -> Vec<Placement> {
    let lines = search.limits.multipv.max(1);
    let mut ranked: Vec<Placement> = Vec::new();
    for placement in placements {
        let error = search.handicap.error(placement.after.key()) / 1000.0;
        let lower_bound = match ranked.get(lines - 1) {
            Some(worst) => worst.eval - error,
            None => f32::NEG_INFINITY,
        };
        let eval = error - judge(search, &placement.after, -lower_bound);
        if search.budget.is_over() {
            break;
        }
        let place = ranked.partition_point(|other| other.eval >= eval);
        ranked.insert(place, Placement { eval, ..*placement });
    }
    ranked
}

/// Reports placements, the best first.
fn report(search: &mut Search<'_, '_>, depth: u32, placements: &[Placement]) {
    let line =
        |placement: &Placement| -> ScoredLine { (score(placement.eval), vec![placement.turn]) };
    search.report_lines(depth, placements.iter().map(line).collect());
}

/// Alpha-beta value of a position for the side that places next.
fn alpha_beta(
    search: &mut Search<'_, '_>,
    position: &Position,
    depth: u32,
    alpha: f32,
    beta: f32,
) -> f32 {
    if depth == 0 {
        return static_eval(position);
    }
    search.budget.count_node();
    let list = ordered_placements(position);
    if depth == 1 {
        return list.first().map_or(0.0, |first| first.eval);
    }
    let mut found = f32::NEG_INFINITY;
    for placement in list {
        let eval = -alpha_beta(
            search,
            &placement.after,
            depth - 1,
            -beta,
            -alpha.max(found),
        );
        found = found.max(eval);
        if found >= beta || search.budget.is_over() {
            break;
        }
    }
    found
}

/// Alpha-beta value of a position for the side to move, where both sides consider only the `width` best placements, and twice
/// as many for the last piece.
fn beam(
    search: &mut Search<'_, '_>,
    position: &Position,
    width: usize,
    alpha: f32,
    beta: f32,
) -> f32 {
    if let Some(board) = Board::new(position) {
        search.budget.count_node();
        return match search.dfpn.threats.outlook(board) {
            Outlook::Wins => winning(MAX_PRESSURE),
            Outlook::Threats(threats) => winning(pressure(&threats).min(MAX_PRESSURE)),
        };
    }
    let is_last = position.occupied().len() == 7;
    let width_here = if is_last { 2 * width } else { width };
    let mut found = f32::NEG_INFINITY;
    for placement in ordered_placements(position).into_iter().take(width_here) {
        let eval = -beam(search, &placement.after, width, -beta, -alpha.max(found));
        found = found.max(eval);
        if found >= beta || search.budget.is_over() {
            break;
        }
    }
    found
}

/// Pressure above this is won.
const MAX_PRESSURE: f32 = 3.0;

/// Value of the pressure of the side to move, in logistic units; fitted to proof searches on 4,000 boards.
fn winning(pressure: f32) -> f32 {
    1.28 + 2.0 * (pressure + 0.03).ln()
}

/// The legal placements by static evaluation, the best first; on an empty or nearly empty board, one of each class of symmetric
/// placements.
pub(super) fn ordered_placements(position: &Position) -> Vec<Placement> {
    let mut seen = HashSet::new();
    let turns = position.legal_turns().into_iter();
    let mut placements: Vec<Placement> = turns
        .map(|turn| {
            let after = position.after_unchecked(turn);
            Placement {
                turn,
                after,
                eval: -static_eval(&after),
            }
        })
        .filter(|placement| {
            position.occupied().len() > 1 || seen.insert(placement.after.canonical_form().0)
        })
        .collect();
    placements.sort_by(|a, b| b.eval.total_cmp(&a.eval));
    placements
}

/// Value of a square in reach of a piece of size 1 or 4, and of size 2 or 3, for the first player and the second, in logistic
/// units; fitted to short proof searches on 20,000 boards.
const REACH: [[f32; 2]; 2] = [[0.157, 0.232], [-0.097, -0.116]];

/// Average reach of a piece.
const AVERAGE_REACH: f32 = 18.0;

/// Static evaluation of a position for the side that places next.
fn static_eval(position: &Position) -> f32 {
    let is_first = position.occupied().len().is_multiple_of(2);
    let first = if is_first {
        position.turn()
    } else {
        !position.turn()
    };
    let mut sum = 0.0;
    for (color, [outer, inner]) in [first, !first].into_iter().zip(REACH) {
        for size in Size::ALL {
            let Some(square) = position.square(Piece { color, size }) else {
                continue;
            };
            let reach = position.reach_from(square).len() as f32 - AVERAGE_REACH;
            sum += match size {
                Size::One | Size::Four => outer * reach,
                Size::Two | Size::Three => inner * reach,
            };
        }
    }
    if is_first { sum } else { -sum }
}

/// Calibrated score of a placement.
pub(super) fn score(eval: f32) -> Score {
    let chance = 1.0 / (1.0 + (-eval).exp());
    calibration::placement((chance - 0.5) * 400.0)
}
