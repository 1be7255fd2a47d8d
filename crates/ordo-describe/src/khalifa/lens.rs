//! Features of positions of Khalifa's game that strong players see.

use ordo_rules::Color;
use ordo_rules::khalifa::{Position, Size, Spacing, Square, SquareSet};

use crate::describe::Describe;
use crate::message::names;
use crate::shapes::{Lens, Sides};

pub(super) fn lens(position: &Position) -> Lens {
    Lens {
        lines: Sides::of(|color| open_segments(position, color)),
        threats: Sides::of(|color| {
            let turns = position.winning_turns_for(color).into_iter();
            turns
                .map(|turn| position.move_view_as(turn, true))
                .collect()
        }),
        ..Lens::default()
    }
}

/// The open segments of lines: between edges or enemy pieces, with two or more pieces of a side that fit an ordo (K7), in order
/// and with room for the missing ones.
fn open_segments(position: &Position, color: Color) -> Vec<Vec<String>> {
    let enemies = position.pieces(!color);
    lines()
        .iter()
        .flat_map(|line| line.split(|&square| enemies.contains(square)))
        .filter(|segment| is_open(position, color, segment))
        .map(|segment| names(segment.iter().copied()))
        .collect()
}

fn is_open(position: &Position, color: Color, segment: &[Square]) -> bool {
    let size_on = |square: &Square| {
        let piece = position.get(*square)?;
        (piece.color == color).then_some(piece.size)
    };
    let pieces = segment
        .iter()
        .zip(0..)
        .filter_map(|(square, at)| Some((at, size_on(square)?)));
    let up: Vec<(usize, Size)> = pieces.collect();
    let down: Vec<(usize, Size)> = up.iter().map(|&(at, size)| (at, size.reversed())).collect();
    let fits = |pieces: &[(usize, Size)]| fits(pieces, segment.len(), position.options().spacing);
    up.len() >= 2 && (fits(&up) || fits(&down))
}

/// Returns `true` if the pieces on a segment increase in size, with room for the missing ones before, between and after them.
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
