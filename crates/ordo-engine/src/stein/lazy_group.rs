//! Connectivity of groups, computed on demand.

use std::cell::OnceCell;

use ordo_rules::Color;
use ordo_rules::stein::{Group, Square, SquareSet, is_connected, is_connected_without};

use super::eval::{Evaluate, SideEval};

/// One side's pieces, whose analyses are computed on demand. All replies to a move share the mover's new group, and a group
/// that lost no piece is passed on to the next ply.
pub(super) struct LazyGroup {
    color: Color,
    pieces: SquareSet,
    /// The piece that a connected group has just lost.
    lost: Option<Square>,
    /// Known at once for the side that has just moved (S5).
    connected: OnceCell<bool>,
    side_eval: OnceCell<SideEval>,
}

impl LazyGroup {
    pub(super) fn new(color: Color, pieces: SquareSet) -> LazyGroup {
        LazyGroup {
            color,
            pieces,
            lost: None,
            connected: OnceCell::new(),
            side_eval: OnceCell::new(),
        }
    }

    /// The group of the side that has just moved.
    pub(super) fn connected(color: Color, pieces: SquareSet) -> LazyGroup {
        LazyGroup {
            connected: OnceCell::from(true),
            ..LazyGroup::new(color, pieces)
        }
    }

    /// A group that was connected and has lost a piece.
    pub(super) fn after_loss(color: Color, pieces: SquareSet, lost: Square) -> LazyGroup {
        LazyGroup {
            lost: Some(lost),
            ..LazyGroup::new(color, pieces)
        }
    }

    pub(super) fn color(&self) -> Color {
        self.color
    }

    /// True if the group is connected (S4).
    #[inline]
    pub(super) fn is_connected(&self) -> bool {
        *self.connected.get_or_init(|| match self.lost {
            Some(lost) => is_connected_without(self.pieces, lost),
            None => is_connected(self.pieces),
        })
    }

    /// The part of the evaluation that depends on these pieces alone.
    #[inline]
    pub(super) fn side_eval(&self, evaluation: &impl Evaluate) -> &SideEval {
        let side_eval = || evaluation.side_eval(self.color, self.pieces);
        self.side_eval.get_or_init(side_eval)
    }
}

/// A direct-mapped cache of group analyses: the same pieces occur with many arrangements of the enemy's. Each search thread
/// has its own.
pub(super) struct GroupCache(Vec<Group>);

/// Small enough for the processor's second-level cache.
const SLOTS: usize = 1024;

impl GroupCache {
    pub(super) fn new() -> GroupCache {
        GroupCache(vec![Group::new(Color::White, SquareSet::EMPTY); SLOTS])
    }

    /// The analysis of a group.
    #[inline]
    pub(super) fn get(&mut self, group: &LazyGroup) -> &Group {
        let slot = &mut self.0[slot_of(group)];
        if (slot.color(), slot.pieces()) != (group.color, group.pieces) {
            slot.replace_unchecked(group.color, group.pieces, group.is_connected());
        }
        slot
    }
}

fn slot_of(group: &LazyGroup) -> usize {
    let bits = group.pieces.bits();
    let folded = (bits as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (bits >> 64) as u64;
    let mixed = (folded ^ group.color as u64).wrapping_mul(0xd6e8_feb8_6659_fd93);
    (mixed >> 32) as usize % SLOTS
}
