use core::hash::{Hash, Hasher};
use core::num::NonZeroU32;

use super::Location;

/// The location where a value was read, if it was read. It is not part of the value: all source locations compare equal.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SourceLocation(Option<(NonZeroU32, NonZeroU32)>);

impl SourceLocation {
    /// Locations beyond four billion lines or columns are not kept.
    pub(super) fn new(location: Location) -> SourceLocation {
        let small = |number: u64| u32::try_from(number).ok().and_then(NonZeroU32::new);
        SourceLocation(small(location.line).zip(small(location.column)))
    }

    pub(super) fn location(self) -> Option<Location> {
        self.0.map(|(line, column)| Location {
            line: line.get().into(),
            column: column.get().into(),
        })
    }
}

impl PartialEq for SourceLocation {
    fn eq(&self, _: &SourceLocation) -> bool {
        true
    }
}

impl Eq for SourceLocation {}

impl Hash for SourceLocation {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
