//! Features of positions of Stein's game that strong players see.

use ordo_rules::Color;
use ordo_rules::stein::Position;

use super::parts;
use crate::describe::Describe;
use crate::message::names;
use crate::shapes::{Lens, Sides, Split};

pub(super) fn lens(position: &Position) -> Lens {
    Lens {
        cuts: Sides::of(|color| names(position.group(color).articulation_points())),
        splits: Color::ALL
            .into_iter()
            .flat_map(|by| splits(position, by))
            .collect(),
        goals: Sides::of(|color| {
            let moves = position.goal_moves(color).into_iter();
            moves.map(|mv| position.move_view_as(mv, true)).collect()
        }),
        ..Lens::default()
    }
}

/// The captures of a side that would split the other, as if it were its turn.
fn splits(position: &Position, by: Color) -> Vec<Split> {
    let as_if = if by == position.turn() {
        Some(*position)
    } else {
        position.null_move()
    };
    let Some(as_if) = as_if else {
        return Vec::new();
    };
    let captures = as_if.legal_moves().into_iter().filter(|mv| mv.is_capture());
    captures
        .filter_map(|mv| {
            let parts = parts(as_if.enemy().without(mv.to()));
            (parts.len() > 1).then(|| Split {
                r#move: mv.to_string(),
                square: mv.to().to_string(),
                parts: parts.into_iter().map(names).collect(),
                by: by.letter(),
            })
        })
        .collect()
}
