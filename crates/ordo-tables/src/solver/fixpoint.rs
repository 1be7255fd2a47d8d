//! Sideways moves inside a block.
//!
//! Values start as "nobody can force a win" and improve until nothing changes: a win or a shorter win, a loss or a shorter loss.
//! At any time each value is proved by those it was computed from, and at the end each is the exact distance, whatever the
//! order of the steps: a position with a win in n plies has a reply with a loss in n − 1, which is exact by induction.

use std::collections::VecDeque;

use super::block::Block;
use super::sideways::SidewaysMoves;
use crate::value::{Best, OVERLAP};

/// A block and an entry in it.
type Entry = (usize, usize);

/// Solves the positions of a block and its counterpart, given the sideways moves of the first block's own side and enemy.
pub(super) fn solve(blocks: &[Block<'_>], sideways: &[SidewaysMoves; 2]) {
    let pair = Pair { blocks, sideways };
    let mut queue = VecDeque::new();
    let mut queued: Vec<Vec<bool>> = blocks
        .iter()
        .map(|block| vec![false; block.len()])
        .collect();
    for (number, block) in blocks.iter().enumerate() {
        for entry in 0..block.len() {
            pair.update((number, entry), &mut queue, &mut queued);
        }
    }
    while let Some((number, entry)) = queue.pop_front() {
        queued[number][entry] = false;
        pair.update((number, entry), &mut queue, &mut queued);
    }
}

struct Pair<'a> {
    blocks: &'a [Block<'a>],
    sideways: &'a [SidewaysMoves; 2],
}

impl Pair<'_> {
    /// Computes an entry again, and queues the entries that depend on it if it has changed.
    fn update(
        &self,
        (number, entry): Entry,
        queue: &mut VecDeque<Entry>,
        queued: &mut [Vec<bool>],
    ) {
        let block = &self.blocks[number];
        let before = block.get(entry);
        // A win with the next move cannot be shortened.
        if before == 2 || before == OVERLAP {
            return;
        }
        let after = self.value(number, entry);
        if after == before {
            return;
        }
        block.set(entry, after);
        self.each_predecessor(number, entry, |number, entry| {
            if !std::mem::replace(&mut queued[number][entry], true) {
                queue.push_back((number, entry));
            }
        });
    }

    /// The block with the other side to move.
    fn other(&self, number: usize) -> usize {
        (number + 1) % self.blocks.len()
    }

    fn value(&self, number: usize, entry: usize) -> u8 {
        let block = &self.blocks[number];
        let replies = &self.blocks[self.other(number)];
        let (place, enemy) = block.groups_of(entry);
        let pieces = block.enemies[enemy as usize - block.columns.start];
        let mut best = Best::from_byte(block.external[entry]);
        let canonical = block.side.index.enemy.canonical(enemy);
        let own = block.side.index.own.canonical_rank(place);
        for mv in self.sideways[number].of_rank(own) {
            if mv.lane.intersects(pieces) {
                continue;
            }
            let to = if canonical.is_mirrored {
                mv.to_mirrored
            } else {
                mv.to
            };
            best.add(replies.get(replies.entry(canonical.place as usize, to as usize)));
        }
        best.byte()
    }

    /// Calls `each` with the entries whose value is computed from this one: the enemy has just moved sideways, and could have come
    /// from every group that it can move back to.
    fn each_predecessor(&self, number: usize, entry: usize, mut each: impl FnMut(usize, usize)) {
        let block = &self.blocks[number];
        let other = self.other(number);
        let from = &self.blocks[other];
        let (place, enemy) = block.groups_of(entry);
        let (own_groups, enemy_groups) = (block.side.index.own, block.side.index.enemy);
        let own = own_groups.canonical_rank(place);
        let own_mirrored = own_groups.mirrored(own);
        let pieces = own_groups.pieces(own).flipped();
        for mv in self.sideways[other].of_rank(enemy) {
            if mv.lane.intersects(pieces) {
                continue;
            }
            let canonical = enemy_groups.canonical(mv.to);
            if !canonical.is_mirrored {
                each(other, from.entry(canonical.place as usize, own as usize));
            }
            // The mirror image of the predecessor looks this entry up as well, unless the own group is its own mirror image and
            // has two entries.
            let mirrored = enemy_groups.canonical(mv.to_mirrored);
            if own != own_mirrored && !mirrored.is_mirrored {
                let entry = from.entry(mirrored.place as usize, own_mirrored as usize);
                each(other, entry);
            }
        }
    }
}
