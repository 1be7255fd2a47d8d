//! The slow way to the same values: all positions in a map, their moves from the rules, one distance after the other. It shares
//! neither index nor order with the solver, and treats split positions like all others.

use std::collections::HashMap;

use ordo_rules::Color;
use ordo_rules::stein::{Position, Setup, Square, is_connected};
use ordo_tables::Value;

/// The values of all positions with at most this many pieces and connected groups, and of all that follow from them. White is to
/// move in all of them.
pub(crate) fn solve(pieces: usize) -> HashMap<Position, Value> {
    let mut positions: Vec<Position> = all(pieces);
    let mut ids: HashMap<Position, usize> = HashMap::new();
    for (id, &position) in positions.iter().enumerate() {
        ids.insert(position, id);
    }
    let mut replies: Vec<Vec<usize>> = Vec::new();
    while let Some(&position) = positions.get(replies.len()) {
        let moves = position.legal_moves().into_iter();
        let after = moves.map(|mv| position.after_unchecked(mv).color_swapped());
        let after: Vec<usize> = after
            .map(|after| {
                *ids.entry(after).or_insert_with(|| {
                    positions.push(after);
                    positions.len() - 1
                })
            })
            .collect();
        replies.push(after);
    }
    let mut values = vec![None; positions.len()];
    for plies in 0.. {
        let found: Vec<usize> = (0..positions.len())
            .filter(|&id| values[id].is_none() && ends_in(plies, &replies[id], &values))
            .collect();
        if found.is_empty() && plies > 1 {
            break;
        }
        for id in found {
            values[id] = Some(plies);
        }
    }
    let value = |plies: Option<u8>| match plies {
        None => Value::Draw,
        Some(plies) if plies % 2 == 1 => Value::Win(plies),
        Some(plies) => Value::Loss(plies),
    };
    let values = values.into_iter().map(value);
    positions.into_iter().zip(values).collect()
}

/// True if the game ends in exactly this many plies: with an odd number if a reply loses in one less, with an even number if
/// all replies win in less.
fn ends_in(plies: u8, replies: &[usize], values: &[Option<u8>]) -> bool {
    let mut replies = replies.iter().map(|&reply| values[reply]);
    if plies % 2 == 1 {
        replies.any(|value| value == Some(plies - 1))
    } else {
        replies.all(|value| value.is_some_and(|plies| plies % 2 == 1))
    }
}

/// All positions with White to move, two connected groups, nobody on the goal row, and at most this many pieces.
fn all(pieces: usize) -> Vec<Position> {
    let mut found = Vec::new();
    let mut setup = Setup::EMPTY;
    setup.set_turn(Color::White);
    place(pieces, 0, &mut setup, &mut found);
    found
}

/// Puts up to `left` more pieces on the squares from an index on.
fn place(left: usize, from: usize, setup: &mut Setup, found: &mut Vec<Position>) {
    let groups = Color::ALL.map(|color| setup.pieces(color));
    if groups
        .iter()
        .all(|&group| !group.is_empty() && is_connected(group))
    {
        let position = setup.into_position().ok();
        found.extend(position.filter(|position| position.reached_goal().is_none()));
    }
    if left == 0 {
        return;
    }
    for index in from..Square::COUNT {
        let square = Square::from_index(index).unwrap();
        for color in Color::ALL {
            setup.set(square, Some(color));
            place(left - 1, index + 1, setup, found);
        }
        setup.set(square, None);
    }
}
