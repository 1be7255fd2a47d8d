use std::cell::OnceCell;

use ordo_rules::Color;
use ordo_rules::stein::{Group, Square, SquareSet, is_connected, stays_connected};

/// A group that is analysed when somebody asks, and then kept. All replies to a move share the mover's new group, and a
/// group that lost no piece is handed on.
pub(super) struct LazyGroup {
    color: Color,
    pieces: SquareSet,
    /// The piece that a connected group has just lost.
    lost: Option<Square>,
    /// Known at once where its side has just moved (S5).
    connected: OnceCell<bool>,
    group: OnceCell<Group>,
}

impl LazyGroup {
    pub(super) fn new(color: Color, pieces: SquareSet) -> LazyGroup {
        LazyGroup {
            color,
            pieces,
            lost: None,
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
            Some(lost) => stays_connected(self.pieces, lost),
            None => is_connected(self.pieces),
        })
    }

    #[inline]
    pub(super) fn get(&self) -> &Group {
        self.group.get_or_init(|| {
            if self.is_connected() {
                Group::connected_unchecked(self.color, self.pieces)
            } else {
                Group::split_unchecked(self.color, self.pieces)
            }
        })
    }
}
