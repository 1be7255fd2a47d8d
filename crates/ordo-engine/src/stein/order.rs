//! Which moves to look at first.

use ordo_rules::Color;
use ordo_rules::stein::{Group, Move, Position, Square, SquareSet};

/// How good quiet moves have been.
pub(super) struct History {
    /// By side, origin and target; empty if it is not kept.
    moves: Vec<i16>,
    /// As answers: by side, target of the last move, and target; empty if it is not kept.
    answers: Vec<i16>,
}

const MOST: i32 = 8_000;
const SIZE: usize = 2 * 128 * 128;

impl History {
    pub(super) fn new(moves: bool, answers: bool) -> History {
        History {
            moves: vec![0; if moves { SIZE } else { 0 }],
            answers: vec![0; if answers { SIZE } else { 0 }],
        }
    }

    fn get(&self, us: Color, last: Option<Move>, mv: Move) -> i32 {
        let value = |values: &[i16], index: usize| values.get(index).map_or(0, |&v| i32::from(v));
        let answer = last.map_or(0, |last| {
            value(&self.answers, index(us, last.to(), mv.to()))
        });
        value(&self.moves, index(us, mv.from(), mv.to())) + answer
    }

    /// Moves the values of a move that answers `last` towards one end, the less the nearer they are.
    pub(super) fn update(&mut self, us: Color, last: Option<Move>, mv: Move, bonus: i32) {
        let update = |value: &mut i16| {
            let old = i32::from(*value);
            *value = (old + bonus - old * bonus.abs() / MOST) as i16;
        };
        self.moves
            .get_mut(index(us, mv.from(), mv.to()))
            .map(update);
        if let Some(last) = last {
            self.answers
                .get_mut(index(us, last.to(), mv.to()))
                .map(update);
        }
    }
}

fn index(us: Color, one: Square, other: Square) -> usize {
    (us as usize * 128 + usize::from(one.bit())) * 128 + usize::from(other.bit())
}

/// What makes a move come early.
pub(super) struct Early<'a> {
    pub(super) table_move: Option<Move>,
    /// The move that is answered.
    pub(super) last: Option<Move>,
    pub(super) history: &'a History,
    /// Enemy pieces whose capture may split the enemy.
    pub(super) cuts: SquareSet,
}

/// A move and how promising it looks.
pub(super) type Scored = (Move, i32);

const SPLITTING: i32 = 200_000;
const CAPTURE: i32 = 100_000;

/// Adds the legal moves but the one from the table to `list`, each with its promise.
pub(super) fn list_moves(
    list: &mut Vec<Scored>,
    position: &Position,
    own: &Group,
    early: &Early<'_>,
) {
    let us = position.turn();
    position.each_move_set_with(own, |set| {
        for mv in set {
            if Some(mv) == early.table_move {
                continue;
            }
            let promise = if mv.is_capture() {
                let base = if early.cuts.contains(mv.to()) {
                    SPLITTING
                } else {
                    CAPTURE
                };
                base + advance(us, mv.to().rank())
            } else {
                early.history.get(us, early.last, mv)
            };
            list.push((mv, promise));
        }
    });
}

/// Fills `list` with the captures on some squares; those that would split the mover's group are among them.
pub(super) fn list_captures(list: &mut Vec<Scored>, position: &Position, on: SquareSet) {
    let us = position.turn();
    position.each_pseudo_legal_capture(on, |set| {
        list.extend(set.into_iter().map(|mv| (mv, advance(us, mv.to().rank()))));
    });
}

fn advance(us: Color, rank: u8) -> i32 {
    match us {
        Color::White => i32::from(rank),
        Color::Black => 7 - i32::from(rank),
    }
}

/// Brings the most promising of the moves from `from` on to the front, and returns it.
pub(super) fn pick(list: &mut [Scored], from: usize) -> Scored {
    let best = (from..list.len())
        .max_by_key(|&i| list[i].1)
        .unwrap_or(from);
    list.swap(from, best);
    list[from]
}
