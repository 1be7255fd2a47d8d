//! Which moves to look at first.

use ordo_rules::Color;
use ordo_rules::stein::{Group, Move, Position, SquareSet, crossings};

/// How good quiet moves have been, by side, origin and target.
pub(super) struct History(Vec<i16>);

const MOST: i32 = 8_000;

impl History {
    pub(super) fn new() -> History {
        History(vec![0; 2 * 128 * 128])
    }

    fn index(us: Color, mv: Move) -> usize {
        (us as usize * 128 + mv.from().bit() as usize) * 128 + mv.to().bit() as usize
    }

    fn get(&self, us: Color, mv: Move) -> i32 {
        i32::from(self.0[History::index(us, mv)])
    }

    /// Moves a value towards one end, the less the nearer it is.
    pub(super) fn update(&mut self, us: Color, mv: Move, bonus: i32) {
        let value = &mut self.0[History::index(us, mv)];
        let old = i32::from(*value);
        *value = (old + bonus - old * bonus.abs() / MOST) as i16;
    }
}

/// A move and how promising it looks.
pub(super) type Scored = (Move, i32);

const SPLITTING: i32 = 200_000;
const CAPTURE: i32 = 100_000;
const KILLER: i32 = 50_000;

/// Adds the legal moves but the one from the table to `list`, each with its promise.
pub(super) fn list_moves(
    list: &mut Vec<Scored>,
    position: &Position,
    own: &Group,
    table_move: Option<Move>,
    killers: [Option<Move>; 2],
    history: &History,
) {
    let us = position.turn();
    let cuts = crossings(position.enemy());
    position.each_move_set_with(own, |set| {
        for mv in set {
            if Some(mv) == table_move {
                continue;
            }
            let promise = if mv.is_capture() {
                let base = if cuts.contains(mv.to()) {
                    SPLITTING
                } else {
                    CAPTURE
                };
                base + advance(us, mv.to().rank())
            } else if killers.contains(&Some(mv)) {
                KILLER
            } else {
                history.get(us, mv)
            };
            list.push((mv, promise));
        }
    });
}

/// Fills `list` with the captures on some squares; those that would split the mover's group are among them.
pub(super) fn list_captures(list: &mut Vec<Scored>, position: &Position, on: SquareSet) {
    let us = position.turn();
    position.each_capture_unless_split(on, |set| {
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
