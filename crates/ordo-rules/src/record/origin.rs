use core::hash::{Hash, Hasher};
use core::num::NonZeroU32;

use super::Place;

/// Where something was read, if it was read at all. It is no part of the value: all origins are equal.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Origin(Option<(NonZeroU32, NonZeroU32)>);

impl Origin {
    /// Nothing is kept of a place beyond four billion lines or columns.
    pub(super) fn new(place: Place) -> Origin {
        let small = |number: u64| u32::try_from(number).ok().and_then(NonZeroU32::new);
        Origin(small(place.line).zip(small(place.column)))
    }

    pub(super) fn place(self) -> Option<Place> {
        self.0.map(|(line, column)| Place {
            line: line.get().into(),
            column: column.get().into(),
        })
    }
}

impl PartialEq for Origin {
    fn eq(&self, _: &Origin) -> bool {
        true
    }
}

impl Eq for Origin {}

impl Hash for Origin {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
