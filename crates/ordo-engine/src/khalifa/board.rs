use ordo_rules::khalifa::{Mobility, Position, Square, Step, Turn};

/// A full board from the view of the side to move; colours do not matter to the search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Board {
    /// Pieces of the side to move, the smallest first.
    pub(super) own: [Square; 4],
    /// Pieces of the other side.
    pub(super) enemy: [Square; 4],
}

impl Board {
    /// The board of a position; `None` during placement.
    pub(super) fn new(position: &Position) -> Option<Board> {
        Some(Board {
            own: position.all_four(position.turn())?,
            enemy: position.all_four(!position.turn())?,
        })
    }

    /// The board after a turn, with the other side to move.
    #[inline]
    pub(super) fn after(self, turn: Turn) -> Board {
        Board {
            own: self.enemy,
            enemy: moved(self.own, turn),
        }
    }

    /// The same board with the other side to move.
    pub(super) fn passed(self) -> Board {
        Board {
            own: self.enemy,
            enemy: self.own,
        }
    }

    /// True if one turn of the side to move can bring its pieces to these squares.
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
        let mobility = Mobility::new(self.own, self.enemy);
        is_playable(&mobility, turn) || is_playable(&mobility, turn.swapped())
    }

    /// A distinct number for each board.
    #[inline]
    pub(super) fn key(self) -> u64 {
        let squares = self.own.into_iter().chain(self.enemy);
        squares.fold(0, |key, square| key << 6 | u64::from(square.bit()))
    }
}

/// The squares of four pieces after a turn.
#[inline]
pub(super) fn moved(mut four: [Square; 4], turn: Turn) -> [Square; 4] {
    for step in turn.steps() {
        make_step(&mut four, step);
    }
    four
}

/// Makes a step.
#[inline]
pub(super) fn make_step(four: &mut [Square; 4], step: Step) {
    for square in four {
        if *square == step.from {
            *square = step.to;
            return;
        }
    }
}

/// True if the steps of a turn can be made in this order.
pub(super) fn is_playable(mobility: &Mobility, turn: Turn) -> bool {
    let squares = mobility.squares();
    let piece = |from: Square| squares.iter().position(|&square| square == from);
    match turn {
        Turn::Place { .. } => false,
        Turn::One(step) => piece(step.from)
            .and_then(|piece| mobility.reach().get(piece).copied())
            .is_some_and(|reach| reach.contains(step.to)),
        Turn::Two(first, second) => {
            let (Some(a), Some(b)) = (piece(first.from), piece(second.from)) else {
                return false;
            };
            let first_is_free = mobility
                .reach()
                .get(a)
                .is_some_and(|reach| reach.contains(first.to));
            first_is_free && mobility.reach_after(a, first.to, b).contains(second.to)
        }
    }
}
