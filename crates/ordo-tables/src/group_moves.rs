use ordo_rules::Color;
use ordo_rules::stein::{Group, MoveSet, SquareSet};

use crate::groups::Groups;

/// All moves that a connected group could have, without enemy pieces. Enemy pieces only obstruct some of them or turn them
/// into captures, since legality depends on the own pieces alone (S5).
#[derive(Default)]
pub(crate) struct GroupMoves {
    /// Squares of which all must be empty to reach the goal row; the last one may be a capture.
    pub(crate) to_goal: Vec<SquareSet>,
    /// Moves that advance.
    pub(crate) forward: Vec<GroupMove>,
    /// Moves to the side, which can be taken back.
    pub(crate) sideways: Vec<GroupMove>,
}

/// A move from one group to another.
#[derive(Clone, Copy)]
pub(crate) struct GroupMove {
    /// Squares that must be empty.
    pub(crate) path: SquareSet,
    /// The target of a single piece, where it may capture; empty for an ordo.
    pub(crate) target: SquareSet,
    /// The rank of the group after the move, and of its mirror image.
    pub(crate) to: u32,
    pub(crate) to_mirrored: u32,
}

impl GroupMoves {
    /// Replaces the moves by those of another group.
    pub(crate) fn find(&mut self, groups: &Groups, rank: u32) {
        self.to_goal.clear();
        self.forward.clear();
        self.sideways.clear();
        let pieces = groups.pieces(rank);
        let group = Group::connected_unchecked(Color::White, pieces);
        group.each_move_set(SquareSet::EMPTY, |set| self.add(groups, pieces, set));
    }

    fn add(&mut self, groups: &Groups, pieces: SquareSet, set: MoveSet) {
        let single = set.pieces() == 1;
        let crossed = set.distance() - u8::from(single);
        for mv in set {
            let mut path = SquareSet::EMPTY;
            let mut moving = mv.run().squares();
            let landing = mv.landing().squares();
            let after = (pieces - moving) | landing;
            for _ in 0..crossed {
                moving = moving.step(set.direction());
                path |= moving;
            }
            let Some(to) = groups.rank(after) else {
                // The only groups without a rank are those on the goal row.
                self.to_goal.push(path);
                continue;
            };
            let moves = if set.direction().ranks() == 0 {
                &mut self.sideways
            } else {
                &mut self.forward
            };
            moves.push(GroupMove {
                path,
                target: if single { landing } else { SquareSet::EMPTY },
                to,
                to_mirrored: groups.mirrored(to),
            });
        }
    }
}
