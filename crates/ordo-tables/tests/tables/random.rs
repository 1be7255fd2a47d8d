use ordo_rules::Color;
use ordo_rules::stein::{Position, Setup, Square, SquareSet};

/// Random numbers (`SplitMix64`).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % limit as u64) as usize
    }

    /// A random connected group on free squares that is not on its goal row.
    fn group(&mut self, color: Color, size: usize, taken: SquareSet) -> Option<SquareSet> {
        let free = SquareSet::FULL - SquareSet::goal_row(color) - taken;
        let mut group = SquareSet::EMPTY;
        let mut open = free;
        while group.len() < size {
            let squares: Vec<Square> = open.into_iter().collect();
            group = group.with(*squares.get(self.below(squares.len().max(1)))?);
            open = (group.neighbours() & free) - group;
        }
        Some(group)
    }

    /// A random position with a number of pieces and connected groups, which is not over.
    pub(crate) fn position(&mut self, pieces: usize) -> Position {
        loop {
            let white = 1 + self.below(pieces - 1);
            let mut setup = Setup::EMPTY;
            let mut taken = SquareSet::EMPTY;
            for (color, size) in [(Color::White, white), (Color::Black, pieces - white)] {
                let Some(group) = self.group(color, size, taken) else {
                    continue;
                };
                taken |= group;
                for square in group {
                    setup.set(square, Some(color));
                }
            }
            setup.set_turn(Color::ALL[self.below(2)]);
            if let Ok(position) = setup.into_position()
                && taken.len() == pieces
                && position.outcome().is_none()
            {
                return position;
            }
        }
    }
}
