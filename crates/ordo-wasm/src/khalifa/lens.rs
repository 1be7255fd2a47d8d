//! What a good player sees in Khalifa's game.

use ordo_rules::Color;
use ordo_rules::khalifa::{Position, Size, Spacing, Square, SquareSet};

use crate::game::Shown;
use crate::message::names;
use crate::shapes::{Lens, Sides};

pub(super) fn look(position: &Position) -> Lens {
    Lens {
        lines: Sides::of(|color| alive(position, color)),
        threats: Sides::of(|color| {
            let turns = position.winning_turns_for(color).into_iter();
            turns.map(|turn| position.show_as(turn, true)).collect()
        }),
        ..Lens::default()
    }
}

/// Stretches of lines, from edge or enemy to edge or enemy, on which two or more pieces of a side stand as an ordo needs
/// them (K7): in order, with room for the missing ones.
fn alive(position: &Position, color: Color) -> Vec<Vec<String>> {
    let enemies = position.pieces(!color);
    lines()
        .iter()
        .flat_map(|line| line.split(|&square| enemies.contains(square)))
        .filter(|stretch| is_alive(position, color, stretch))
        .map(|stretch| names(stretch.iter().copied()))
        .collect()
}

fn is_alive(position: &Position, color: Color, stretch: &[Square]) -> bool {
    let size_on = |square: &Square| {
        let piece = position.get(*square)?;
        (piece.color == color).then_some(piece.size)
    };
    let pieces = stretch
        .iter()
        .zip(0..)
        .filter_map(|(square, at)| Some((at, size_on(square)?)));
    let up: Vec<(usize, Size)> = pieces.collect();
    let down: Vec<(usize, Size)> = up.iter().map(|&(at, size)| (at, size.reversed())).collect();
    let fits = |pieces: &[(usize, Size)]| fits(pieces, stretch.len(), position.options().spacing);
    up.len() >= 2 && (fits(&up) || fits(&down))
}

/// Whether pieces on a stretch go up in size, with room for the missing ones before, between and behind them.
fn fits(pieces: &[(usize, Size)], length: usize, spacing: Spacing) -> bool {
    let number = |size: Size| usize::from(size.number());
    let before = pieces
        .first()
        .is_none_or(|&(at, size)| at + 1 >= number(size));
    let behind = pieces
        .last()
        .is_none_or(|&(at, size)| at + 4 < length + number(size));
    let between = pieces.windows(2).all(|pair| match pair {
        &[(at, size), (next_at, next)] if next > size => {
            let (room, need) = (next_at - at, number(next) - number(size));
            room == need || room > need && spacing == Spacing::Gaps
        }
        _ => false,
    });
    before && behind && between
}

/// All lines of four squares or more, each once, with its squares in order.
fn lines() -> Vec<Vec<Square>> {
    let mut lines = Vec::new();
    for start in SquareSet::FULL {
        for (up, right) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
            if start.offset(-up, -right).is_some() {
                continue;
            }
            let line: Vec<Square> =
                core::iter::successors(Some(start), |square| square.offset(up, right)).collect();
            if line.len() >= Size::ALL.len() {
                lines.push(line);
            }
        }
    }
    lines
}
