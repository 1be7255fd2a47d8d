//! History heuristic, continuation history and capture history.

use ordo_rules::Color;
use ordo_rules::stein::{Move, Position, Square};

use super::params::HISTORY_MAX;
use super::techniques::Techniques;

/// Success of moves in earlier nodes, for move ordering.
pub(super) struct History {
    /// Non-captures by side, origin and target; empty if switched off.
    main: Vec<Row>,
    /// Continuation history: non-captures by side, target of the previous move, and target; empty if switched off.
    continuation: Vec<Row>,
    /// Capture history: captures by side, origin and target; empty if switched off.
    captures: Vec<Row>,
}

/// Values by the bit of a square.
type Row = [i16; SQUARES];

const SQUARES: usize = 128;

static NO_ROWS: [Row; SQUARES] = [[0; SQUARES]; SQUARES];

/// The history of the replies to a move.
#[derive(Clone, Copy)]
pub(super) struct ReplyHistory<'h> {
    main: &'h [Row; SQUARES],
    continuation: &'h Row,
}

impl ReplyHistory<'_> {
    /// Score of a reply.
    #[inline]
    pub(super) fn get(self, mv: Move) -> i32 {
        let (from, to) = (index(mv.from()), index(mv.to()));
        i32::from(self.main[from][to]) + i32::from(self.continuation[to])
    }
}

/// Differences between search results and static evaluations, by each side's pieces. They correct the evaluation of other
/// positions with the same pieces on one side.
pub(super) struct CorrectionHistory(Vec<i16>);

const CORRECTIONS: usize = 1 << 14;
/// Fixed-point scale of a correction.
const CORRECTION_SCALE: i32 = 64;
/// Largest correction, in hundredths of a piece.
const MAX_CORRECTION: i32 = 400;

impl CorrectionHistory {
    pub(super) fn new(is_used: bool) -> CorrectionHistory {
        CorrectionHistory(vec![0; if is_used { 4 * CORRECTIONS } else { 0 }])
    }

    pub(super) fn clear(&mut self) {
        self.0.fill(0);
    }

    /// Sum of the corrections for both sides' pieces, in hundredths of a piece.
    pub(super) fn get(&self, position: &Position) -> i32 {
        let values = correction_slots(position).map(|slot| self.0.get(slot));
        let sum = values.into_iter().flatten().map(|&v| i32::from(v));
        sum.sum::<i32>() / CORRECTION_SCALE
    }

    /// Moves the corrections towards the difference between a search result and the evaluation.
    pub(super) fn update(&mut self, position: &Position, difference: i32, depth: i32) {
        let target = difference.clamp(-MAX_CORRECTION, MAX_CORRECTION) * CORRECTION_SCALE;
        let weight = (depth + 1).min(16);
        for slot in correction_slots(position) {
            if let Some(value) = self.0.get_mut(slot) {
                let old = i32::from(*value);
                *value = (old + (target - old) * weight / 256) as i16;
            }
        }
    }
}

/// The slots of the pieces of the side to move and of the other side.
fn correction_slots(position: &Position) -> [usize; 2] {
    let us = position.turn();
    [us, !us].map(|color| {
        let bits = position.pieces(color).bits();
        let folded = (bits as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (bits >> 64) as u64;
        let mixed = folded.wrapping_mul(0xd6e8_feb8_6659_fd93) >> 32;
        let table = us as usize * 2 + color as usize;
        table * CORRECTIONS + mixed as usize % CORRECTIONS
    })
}

impl History {
    pub(super) fn new(techniques: &Techniques) -> History {
        let rows = |is_used: bool| vec![[0; SQUARES]; if is_used { 2 * SQUARES } else { 0 }];
        History {
            main: rows(techniques.history),
            continuation: rows(techniques.continuation_history),
            captures: rows(techniques.capture_history),
        }
    }

    pub(super) fn clear(&mut self) {
        for rows in [&mut self.main, &mut self.continuation, &mut self.captures] {
            rows.fill([0; SQUARES]);
        }
    }

    /// The history of the replies to `previous`.
    #[inline]
    pub(super) fn replies(&self, us: Color, previous: Option<Move>) -> ReplyHistory<'_> {
        let (main, _) = self.main.as_chunks::<SQUARES>();
        let continuation =
            previous.and_then(|previous| self.continuation.get(row(us, previous.to())));
        ReplyHistory {
            main: main.get(us as usize).unwrap_or(&NO_ROWS),
            continuation: continuation.unwrap_or(&NO_ROWS[0]),
        }
    }

    /// Score of a capture.
    #[inline]
    pub(super) fn capture(&self, us: Color, mv: Move) -> i32 {
        let row = self.captures.get(row(us, mv.from()));
        row.map_or(0, |row| i32::from(row[index(mv.to())]))
    }

    /// Learns from a beta cutoff by the last of the `tried` moves: it gets a bonus and the others a malus, but a capture says
    /// nothing about non-captures.
    pub(super) fn update(&mut self, us: Color, previous: Option<Move>, tried: &[Move], bonus: i32) {
        let Some((&best, others)) = tried.split_last() else {
            return;
        };
        for &mv in others {
            if mv.is_capture() || !best.is_capture() {
                self.add(us, previous, mv, -bonus);
            }
        }
        self.add(us, previous, best, bonus);
    }

    fn add(&mut self, us: Color, previous: Option<Move>, mv: Move, bonus: i32) {
        let (from, to) = (row(us, mv.from()), index(mv.to()));
        if mv.is_capture() {
            add(self.captures.get_mut(from), to, bonus);
            return;
        }
        add(self.main.get_mut(from), to, bonus);
        if let Some(previous) = previous {
            add(self.continuation.get_mut(row(us, previous.to())), to, bonus);
        }
    }
}

/// Adds a bonus (or malus) with gravity: the closer a value is to its bound, the less it moves.
fn add(row: Option<&mut Row>, to: usize, bonus: i32) {
    if let Some(row) = row {
        let old = i32::from(row[to]);
        row[to] = (old + bonus - old * bonus.abs() / HISTORY_MAX) as i16;
    }
}

/// The row of a side and a square.
fn row(us: Color, square: Square) -> usize {
    us as usize * SQUARES + index(square)
}

fn index(square: Square) -> usize {
    usize::from(square.bit()) % SQUARES
}
