use ordo_rules::khalifa::{Mobility, Position, Square, Step, Turn};

/// All eight pieces, seen from the side to move: the colours mean nothing to the dfpn.
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

    /// Whether the side to move can bring its pieces to some squares with one turn.
    pub(super) fn reaches(self, to: [Square; 4]) -> bool {
        let pairs = self.own.into_iter().zip(to);
        let steps: Vec<Step> = pairs
            .filter(|(from, to)| from != to)
            .map(|(from, to)| Step { from, to })
            .collect();
        let turn = match *steps {
            [only] => Turn::One(only),
            [first, second] => Turn::Two(first, second),
            _ => return false,
        };
        let sight = Mobility::new(self.own, self.enemy);
        is_playable(&sight, turn) || is_playable(&sight, turn.swapped())
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

/// Whether the steps of a turn can be made one after the other.
pub(super) fn is_playable(sight: &Mobility, turn: Turn) -> bool {
    let squares = sight.squares();
    let piece = |from: Square| squares.iter().position(|&square| square == from);
    match turn {
        Turn::Place { .. } => false,
        Turn::One(step) => piece(step.from)
            .and_then(|piece| sight.reach().get(piece).copied())
            .is_some_and(|reach| reach.contains(step.to)),
        Turn::Two(first, second) => {
            let (Some(a), Some(b)) = (piece(first.from), piece(second.from)) else {
                return false;
            };
            let first_is_free = sight
                .reach()
                .get(a)
                .is_some_and(|reach| reach.contains(first.to));
            first_is_free && sight.reach_after(a, first.to, b).contains(second.to)
        }
    }
}
