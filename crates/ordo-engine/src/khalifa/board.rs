use ordo_rules::khalifa::{Position, Square, Step, Turn};

/// All eight pieces, seen from the side to move: the colours mean nothing to the solver.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Board {
    /// The pieces of the side to move, the smallest first.
    pub(super) own: [Square; 4],
    /// Those of the other side.
    pub(super) enemy: [Square; 4],
}

impl Board {
    /// The board of a position; `None` while pieces are still to be placed.
    pub(super) fn new(position: &Position) -> Option<Board> {
        Some(Board {
            own: position.all_four(position.turn())?,
            enemy: position.all_four(!position.turn())?,
        })
    }

    /// The board after a turn, from the other side.
    #[inline]
    pub(super) fn after(self, turn: Turn) -> Board {
        Board {
            own: self.enemy,
            enemy: moved(self.own, turn),
        }
    }

    /// The same with the other side to move.
    pub(super) fn passed(self) -> Board {
        Board {
            own: self.enemy,
            enemy: self.own,
        }
    }

    /// A different number for each board.
    #[inline]
    pub(super) fn key(self) -> u64 {
        let squares = self.own.into_iter().chain(self.enemy);
        squares.fold(0, |key, square| key << 6 | u64::from(square.bit()))
    }
}

/// Where four pieces stand after a turn of theirs.
#[inline]
pub(super) fn moved(mut four: [Square; 4], turn: Turn) -> [Square; 4] {
    for step in turn.steps() {
        take(&mut four, step);
    }
    four
}

/// Makes one step.
#[inline]
pub(super) fn take(four: &mut [Square; 4], step: Step) {
    for square in four {
        if *square == step.from {
            *square = step.to;
            return;
        }
    }
}
