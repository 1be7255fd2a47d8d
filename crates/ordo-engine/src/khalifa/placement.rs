//! Where to place a piece: the first five by what the pieces reach, looked at some placings ahead; the last three are searched.

use std::collections::HashSet;

use ordo_rules::khalifa::{Piece, Position, Size, Turn};

use super::board::Board;
use super::calibration;
use super::engine::{Line, Search};
use super::eval::pressure;
use super::final_placements;
use super::threats::Outlook;
use crate::Score;

/// A placing, the position after it, and what it is worth to the side that places.
#[derive(Clone, Copy)]
pub(super) struct Placing {
    pub(super) turn: Turn,
    pub(super) after: Position,
    pub(super) worth: f32,
}

pub(super) fn run(search: &mut Search<'_, '_>, position: &Position) {
    let is_exact = search.handicap.skill.noise == 0.0;
    match position.occupied().len() {
        7 => final_placements::last(search, position),
        6 if is_exact => {
            let placings = ahead(search, position, 2);
            final_placements::last_but_one(search, placings);
        }
        5 if is_exact => {
            let placings = ahead(search, position, 3);
            final_placements::last_but_two(search, placings);
        }
        _ => {
            let placings = ahead(search, position, 3);
            if is_exact {
                widen(search, placings);
            }
        }
    }
}

/// The placings, the best first, by a search of at most so many plies.
fn ahead(search: &mut Search<'_, '_>, position: &Position, plies: u32) -> Vec<Placing> {
    let mut placings = at_sight(position);
    let left = 8 - position.occupied().len() as u32;
    let deepest = search.limits.depth.unwrap_or(u32::MAX).max(1);
    for depth in 1..=deepest.min(plies).min(left) {
        let found = ranked(search, &placings, |search, after, most| {
            best(search, after, depth - 1, f32::NEG_INFINITY, most)
        });
        if found.len() == placings.len() {
            placings = found;
        } else if depth > 1 {
            break;
        }
        tell(search, depth, &placings);
    }
    placings
}

/// Looks at the more promising ways to place all pieces, and at more of them from round to round.
fn widen(search: &mut Search<'_, '_>, mut placings: Vec<Placing>) {
    for round in 4..=search.limits.depth.unwrap_or(60).min(60) {
        let width = round as usize - 3;
        let some = placings.len().min(4 * width.max(search.limits.multipv));
        let mut found = ranked(search, &placings[..some], |search, after, most| {
            beam(search, after, width, f32::NEG_INFINITY, most)
        });
        if found.len() < search.limits.multipv.max(1).min(some) {
            return;
        }
        tell(search, round, &found);
        if search.budget.is_over() {
            return;
        }
        found.extend_from_slice(&placings[some..]);
        placings = found;
    }
}

/// Judges placings one after the other until the time is over, the best first. `judge` is told from where on it does not matter
/// how good a position is for the other side.
fn ranked(
    search: &mut Search<'_, '_>,
    placings: &[Placing],
    mut judge: impl FnMut(&mut Search<'_, '_>, &Position, f32) -> f32,
) -> Vec<Placing> {
    let lines = search.limits.multipv.max(1);
    let mut ranked: Vec<Placing> = Vec::new();
    for placing in placings {
        let error = search.handicap.error(placing.after.key()) / 1000.0;
        let least = match ranked.get(lines - 1) {
            Some(worst) => worst.worth - error,
            None => f32::NEG_INFINITY,
        };
        let worth = error - judge(search, &placing.after, -least);
        if search.budget.is_over() {
            break;
        }
        let place = ranked.partition_point(|other| other.worth >= worth);
        ranked.insert(place, Placing { worth, ..*placing });
    }
    ranked
}

/// Reports placings, the best first.
fn tell(search: &mut Search<'_, '_>, depth: u32, placings: &[Placing]) {
    let line = |placing: &Placing| -> Line { (score(placing.worth), vec![placing.turn]) };
    search.tell(depth, placings.iter().map(line).collect());
}

/// What a position is worth to the side that places next, if that lies between the bounds.
fn best(
    search: &mut Search<'_, '_>,
    position: &Position,
    depth: u32,
    least: f32,
    most: f32,
) -> f32 {
    if depth == 0 {
        return worth(position);
    }
    search.budget.count();
    let list = at_sight(position);
    if depth == 1 {
        return list.first().map_or(0.0, |first| first.worth);
    }
    let mut found = f32::NEG_INFINITY;
    for placing in list {
        let worth = -best(search, &placing.after, depth - 1, -most, -least.max(found));
        found = found.max(worth);
        if found >= most || search.budget.is_over() {
            break;
        }
    }
    found
}

/// What a position is worth to the side to move if both sides place what looks best, one of so many, and of twice as many at
/// last; if that lies between the bounds.
fn beam(
    search: &mut Search<'_, '_>,
    position: &Position,
    width: usize,
    least: f32,
    most: f32,
) -> f32 {
    if let Some(board) = Board::new(position) {
        search.budget.count();
        return match search.dfpn.threats.outlook(board) {
            Outlook::Wins => winning(MUCH),
            Outlook::Threats(threats) => winning(pressure(&threats).min(MUCH)),
        };
    }
    let is_last = position.occupied().len() == 7;
    let width_here = if is_last { 2 * width } else { width };
    let mut found = f32::NEG_INFINITY;
    for placing in at_sight(position).into_iter().take(width_here) {
        let worth = -beam(search, &placing.after, width, -most, -least.max(found));
        found = found.max(worth);
        if found >= most || search.budget.is_over() {
            break;
        }
    }
    found
}

/// More pressure than this is won.
const MUCH: f32 = 3.0;

/// What the pressure of the side to move is worth to it, in the unit of the logistic curve; fitted to searches for proofs on
/// 4,000 boards.
fn winning(pressure: f32) -> f32 {
    1.28 + 2.0 * (pressure + 0.03).ln()
}

/// The legal placings, those first that look best at once; while the board is nearly empty, one of each kind that a symmetry makes the same.
pub(super) fn at_sight(position: &Position) -> Vec<Placing> {
    let mut seen = HashSet::new();
    let turns = position.legal_turns().into_iter();
    let mut placings: Vec<Placing> = turns
        .map(|turn| {
            let after = position.after_unchecked(turn);
            Placing {
                turn,
                after,
                worth: -worth(&after),
            }
        })
        .filter(|placing| {
            position.occupied().len() > 1 || seen.insert(placing.after.canonical_form().0)
        })
        .collect();
    placings.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    placings
}

/// What a square more that a piece reaches is worth: one of size 1 or 4, and of size 2 or 3, of the player who placed first, and
/// of the other. In the unit of the logistic curve; fitted to short searches for proofs on 20,000 boards.
const REACH: [[f32; 2]; 2] = [[0.157, 0.232], [-0.097, -0.116]];

/// What a piece reaches usually.
const USUAL: f32 = 18.0;

/// What a position is worth to the side that places next.
fn worth(position: &Position) -> f32 {
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
            let reach = position.reach_from(square).len() as f32 - USUAL;
            sum += match size {
                Size::One | Size::Four => outer * reach,
                Size::Two | Size::Three => inner * reach,
            };
        }
    }
    if is_first { sum } else { -sum }
}

/// What the worth of a placing tells the reader.
pub(super) fn score(worth: f32) -> Score {
    let chance = 1.0 / (1.0 + (-worth).exp());
    calibration::placing((chance - 0.5) * 400.0)
}
