use std::cell::{OnceCell, RefCell};

use ordo_rules::Color;
use ordo_rules::stein::{Group, Square, SquareSet, is_connected, is_connected_without};

use super::evaluation::{Evaluate, Shape};

/// A group that is analysed when somebody asks. All replies to a move share the mover's new group, and a group that lost no
/// piece is handed on.
pub(super) struct LazyGroup {
    color: Color,
    pieces: SquareSet,
    /// The piece that a connected group has just lost.
    lost: Option<Square>,
    /// Known at once where its side has just moved (S5).
    connected: OnceCell<bool>,
    shape: OnceCell<Shape>,
}

impl LazyGroup {
    pub(super) fn new(color: Color, pieces: SquareSet) -> LazyGroup {
        LazyGroup {
            color,
            pieces,
            lost: None,
            connected: OnceCell::new(),
            shape: OnceCell::new(),
        }
    }

    /// The group of the side that has just moved.
    pub(super) fn connected(color: Color, pieces: SquareSet) -> LazyGroup {
        LazyGroup {
            connected: OnceCell::from(true),
            ..LazyGroup::new(color, pieces)
        }
    }

    /// The group of a side that was connected and has lost a piece.
    pub(super) fn after_loss(color: Color, pieces: SquareSet, lost: Square) -> LazyGroup {
        LazyGroup {
            lost: Some(lost),
            ..LazyGroup::new(color, pieces)
        }
    }

    pub(super) fn color(&self) -> Color {
        self.color
    }

    /// Whether the group is connected (S4); needs no analysis.
    #[inline]
    pub(super) fn is_connected(&self) -> bool {
        *self.connected.get_or_init(|| match self.lost {
            Some(lost) => is_connected_without(self.pieces, lost),
            None => is_connected(self.pieces),
        })
    }

    /// What the evaluation says of the pieces.
    #[inline]
    pub(super) fn shape(&self, evaluation: &impl Evaluate) -> &Shape {
        let shape = || evaluation.shape(self.color, self.pieces);
        self.shape.get_or_init(shape)
    }

    /// Hands the analysis to `look`.
    #[inline]
    pub(super) fn look<T>(&self, look: impl FnOnce(&Group) -> T) -> T {
        KNOWN.with_borrow_mut(|known| look(known.get(self)))
    }

    fn analyse(&self) -> Group {
        if self.is_connected() {
            Group::connected_unchecked(self.color, self.pieces)
        } else {
            Group::split_unchecked(self.color, self.pieces)
        }
    }
}

thread_local! {
    static KNOWN: RefCell<Known> = RefCell::new(Known::new());
}

/// Groups that were analysed lately: the same pieces stand among many arrangements of the enemy's.
struct Known(Vec<Group>);

/// How many groups are kept: as many as a processor holds near it.
const SLOTS: usize = 1024;

impl Known {
    fn new() -> Known {
        Known(vec![Group::new(Color::White, SquareSet::EMPTY); SLOTS])
    }

    #[inline]
    fn get(&mut self, group: &LazyGroup) -> &Group {
        let slot = &mut self.0[slot_of(group)];
        if (slot.color(), slot.pieces()) != (group.color, group.pieces) {
            *slot = group.analyse();
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
