use ordo_rules::stein::SquareSet;

use crate::group_moves::GroupMoves;
use crate::groups::Groups;

/// The sideways moves of all groups with one advance.
pub(super) struct SidewaysMoves {
    first_rank: usize,
    /// The first move of each group, and the end.
    starts: Vec<usize>,
    moves: Vec<SidewaysMove>,
}

/// A move to the side without a capture.
#[derive(Clone, Copy)]
pub(super) struct SidewaysMove {
    /// Squares that must be empty, the target included.
    pub(super) lane: SquareSet,
    /// The rank of the group after the move, and of its mirror image.
    pub(super) to: u32,
    pub(super) to_mirrored: u32,
}

impl SidewaysMoves {
    pub(super) fn of(groups: &Groups, advance: usize) -> SidewaysMoves {
        let slice = groups.slice(advance);
        let mut all = SidewaysMoves {
            first_rank: slice.start,
            starts: vec![0],
            moves: Vec::new(),
        };
        let mut found = GroupMoves::default();
        for rank in slice {
            found.find(groups, rank as u32);
            all.moves
                .extend(found.sideways.iter().map(|mv| SidewaysMove {
                    lane: mv.path | mv.target,
                    to: mv.to,
                    to_mirrored: mv.to_mirrored,
                }));
            all.starts.push(all.moves.len());
        }
        all
    }

    #[inline]
    pub(super) fn of_rank(&self, rank: u32) -> &[SidewaysMove] {
        let group = rank as usize - self.first_rank;
        &self.moves[self.starts[group]..self.starts[group + 1]]
    }
}
