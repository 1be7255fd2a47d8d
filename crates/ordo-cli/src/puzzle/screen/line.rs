//! The moves on the board, of which some may not be shown yet.

use std::time::{Duration, Instant};

use ordo_rules::Rules;

/// A line of moves from a position, and the part of it that the board shows.
pub(super) struct Line<P: Rules> {
    /// The start, and the position after each move.
    positions: Vec<P>,
    moves: Vec<P::Move>,
    shown: usize,
    /// The time of the last move, while the board plays moves by itself.
    moved: Option<Instant>,
}

impl<P: Rules> Line<P> {
    pub(super) fn new(start: P) -> Line<P> {
        Line {
            positions: vec![start],
            moves: Vec::new(),
            shown: 0,
            moved: None,
        }
    }

    pub(super) fn moves(&self) -> &[P::Move] {
        &self.moves
    }

    pub(super) fn start(&self) -> &P {
        &self.positions[0]
    }

    /// The number of moves that are shown.
    pub(super) fn shown(&self) -> usize {
        self.shown
    }

    /// The position on the board.
    pub(super) fn position(&self) -> &P {
        &self.positions[self.shown]
    }

    /// True if the board shows the end of the line.
    pub(super) fn is_at_end(&self) -> bool {
        self.shown == self.moves.len()
    }

    /// The last move on the board, and the position before it.
    pub(super) fn last_move(&self) -> Option<(&P, P::Move)> {
        let ply = self.shown.checked_sub(1)?;
        Some((&self.positions[ply], self.moves[ply]))
    }

    /// Adds legal moves. The first is shown at once, the others one by one.
    pub(super) fn extend(&mut self, moves: &[P::Move]) {
        self.shown = self.moves.len();
        for &mv in moves {
            let after = self.positions[self.moves.len()].after_unchecked(mv);
            self.positions.push(after);
            self.moves.push(mv);
        }
        self.show(self.shown + 1);
        if !self.is_at_end() {
            self.moved = Some(Instant::now());
        }
    }

    /// Drops the moves after the first `length`.
    pub(super) fn truncate(&mut self, length: usize) {
        self.moves.truncate(length);
        self.positions.truncate(length + 1);
        self.show(length);
    }

    /// Shows the position after this many moves, or the last one.
    pub(super) fn show(&mut self, plies: usize) {
        self.moved = None;
        self.shown = plies.min(self.moves.len());
    }

    /// Shows all moves that the board is about to play by itself.
    pub(super) fn hurry(&mut self) {
        if self.moved.is_some() {
            self.show(usize::MAX);
        }
    }

    /// Shows the next move if it is time.
    pub(super) fn tick(&mut self, now: Instant, pace: Duration) {
        if self
            .moved
            .is_some_and(|moved| now.duration_since(moved) >= pace)
        {
            self.show(self.shown + 1);
            self.moved = (!self.is_at_end()).then_some(now);
        }
    }
}
