use std::cell::OnceCell;

use ordo_rules::Color;
use ordo_rules::stein::{Group, SquareSet, is_connected};

/// A group that is analysed when somebody asks, and then kept. All replies to a move share the mover's new group, and a
/// group that lost no piece is handed on.
pub(super) struct LazyGroup {
    color: Color,
    pieces: SquareSet,
    /// Known at once where its side has just moved (S5).
    connected: OnceCell<bool>,
    group: OnceCell<Group>,
}

impl LazyGroup {
    pub(super) fn new(color: Color, pieces: SquareSet) -> LazyGroup {
        LazyGroup {
            color,
            pieces,
            connected: OnceCell::new(),
            group: OnceCell::new(),
        }
    }

    /// The group of the side that has just moved.
    pub(super) fn connected(color: Color, pieces: SquareSet) -> LazyGroup {
        LazyGroup {
            connected: OnceCell::from(true),
            ..LazyGroup::new(color, pieces)
        }
    }

    pub(super) fn color(&self) -> Color {
        self.color
    }

    /// Whether the group is connected (S4); needs no analysis.
    #[inline]
    pub(super) fn is_connected(&self) -> bool {
        *self.connected.get_or_init(|| is_connected(self.pieces))
    }

    #[inline]
    pub(super) fn get(&self) -> &Group {
        self.group.get_or_init(|| {
            if self.is_connected() {
                Group::connected_unchecked(self.color, self.pieces)
            } else {
                Group::new(self.color, self.pieces)
            }
        })
    }
}
