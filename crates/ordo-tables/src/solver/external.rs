//! Moves that leave a block: forward moves, to blocks solved before, and captures, to classes solved before.

use std::sync::atomic::Ordering;

use ordo_rules::Color;
use ordo_rules::stein::SquareSet;

use super::block::Block;
use super::{SPLIT, Solver};
use crate::group_moves::{GroupMove, GroupMoves};
use crate::groups::place_in;
use crate::look_through::split_value;
use crate::value::{Best, DRAW, OVERLAP};

/// The byte of a win with the next move.
const WIN_AT_ONCE: u8 = 2;

/// Fills `external` with the best of the moves that leave the block, and the table with what is certain already: wins, which
/// sideways moves can only shorten.
pub(super) fn solve(solver: &Solver, block: &mut Block<'_>) {
    let mut moves = GroupMoves::default();
    let mut entry = 0;
    for place in block.rows.clone() {
        let rank = block.side.index.own.canonical_rank(place);
        let own = block.side.index.own.pieces(rank);
        moves.find(block.side.index.own, rank);
        for column in 0..block.columns.len() {
            let enemy = block.enemies[column];
            let byte = if own.intersects(enemy) {
                OVERLAP
            } else {
                let rank = (block.columns.start + column) as u32;
                let position = Entry { enemy, rank };
                position.best(solver, block, &moves)
            };
            block.external[entry] = byte;
            let is_certain = byte % 2 == 0 || byte == OVERLAP;
            block.set(entry, if is_certain { byte } else { DRAW });
            entry += 1;
        }
    }
}

/// One position of the block.
struct Entry {
    enemy: SquareSet,
    /// The rank of the enemy's group.
    rank: u32,
}

impl Entry {
    fn best(&self, solver: &Solver, block: &Block<'_>, moves: &GroupMoves) -> u8 {
        let is_open = |path: &SquareSet| !path.intersects(self.enemy);
        if moves.to_goal.iter().any(is_open) {
            return WIN_AT_ONCE;
        }
        let mut best = Best::NONE;
        // The row of the replies, and the side of the board on which the mover's groups are looked up.
        let side = &block.side;
        let canonical = side.index.enemy.canonical(self.rank);
        let row = canonical.place as usize * side.index.own.len();
        for mv in &moves.forward {
            if mv.path.intersects(self.enemy) || mv.target.intersects(self.enemy) {
                continue;
            }
            let to = if canonical.is_mirrored {
                mv.to_mirrored
            } else {
                mv.to
            };
            best.add(side.replies[row + to as usize].load(Ordering::Relaxed));
        }
        let mut splits = false;
        for mv in self.captures(moves) {
            match self.capture(block, mv) {
                Some(byte) => best.add(byte),
                None => splits = true,
            }
        }
        if splits && best.byte() != WIN_AT_ONCE {
            let captures = self.captures(moves);
            for mv in captures.filter(|mv| self.capture(block, mv).is_none()) {
                best.add(self.splitting_capture(solver, block, mv));
            }
        }
        best.byte()
    }

    #[inline]
    fn captures<'a>(&self, moves: &'a GroupMoves) -> impl Iterator<Item = &'a GroupMove> {
        let enemy = self.enemy;
        let all = moves.forward.iter().chain(&moves.sideways);
        all.filter(move |mv| mv.target.intersects(enemy) && !mv.path.intersects(enemy))
    }

    /// The byte after a capture; `None` if it splits the enemy.
    #[inline]
    fn capture(&self, block: &Block<'_>, mv: &GroupMove) -> Option<u8> {
        let side = &block.side;
        let Some((index, table)) = &side.after_capture else {
            return Some(1); // the last piece: the game is over (S10.2)
        };
        let groups = side.index.enemy;
        let pieces = groups.pieces(self.rank);
        let target = mv.target.flipped().first()?;
        let place = self.rank as usize * groups.size() + place_in(pieces, target);
        let left = side.losses[place];
        (left != SPLIT).then(|| table[index.of_ranks(left, mv.to)])
    }

    /// The byte after a capture that splits the enemy, who must reconnect at once.
    #[inline(never)]
    fn splitting_capture(&self, solver: &Solver, block: &Block<'_>, mv: &GroupMove) -> u8 {
        let own = block.side.index.own.pieces(mv.to);
        let left = self.enemy - mv.target;
        let mut connected = |own, enemy| solver.byte(own, enemy);
        split_value(Color::Black, left, own, &mut connected).unwrap_or(DRAW)
    }
}
