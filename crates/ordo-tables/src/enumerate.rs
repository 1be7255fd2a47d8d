use ordo_rules::stein::{Square, SquareSet};

/// All connected sets of `size` squares of a region, each once, in no particular order.
///
/// Redelmeier's algorithm for counting polyominoes: a set grows from its first square by squares that are not yet tried, so
/// nothing has to be compared with what was found before.
pub(crate) fn connected_sets(region: SquareSet, size: usize) -> Vec<SquareSet> {
    let mut found = Vec::new();
    let mut later = region;
    for first in region {
        // The first square of a set is its lowest: earlier ones are left out.
        let start = SquareSet::of(first);
        grow(SquareSet::EMPTY, start, start, later, size, &mut found);
        later -= start;
    }
    found
}

/// Adds every square of `untried` to `set` in turn, and grows further. `seen` are the squares that were ever untried.
fn grow(
    set: SquareSet,
    mut untried: SquareSet,
    seen: SquareSet,
    region: SquareSet,
    size: usize,
    found: &mut Vec<SquareSet>,
) {
    while let Some(square) = untried.first() {
        untried -= SquareSet::of(square);
        let grown = set.with(square);
        if grown.len() == size {
            found.push(grown);
            continue;
        }
        let new = new_neighbours(square, region, seen);
        grow(grown, untried | new, seen | new, region, size, found);
    }
}

fn new_neighbours(square: Square, region: SquareSet, seen: SquareSet) -> SquareSet {
    (SquareSet::of(square).neighbours() & region) - seen
}

#[cfg(test)]
mod tests {
    use ordo_rules::stein::is_connected;

    use super::*;

    #[test]
    fn the_whole_board_has_the_known_numbers_of_groups() {
        let counts = [80, 268, 1_132, 5_279, 25_908, 131_036];
        for (size, count) in (1..).zip(counts) {
            let mut sets = connected_sets(SquareSet::FULL, size);
            assert_eq!(sets.len(), count);
            assert!(
                sets.iter()
                    .all(|&set| is_connected(set) && set.len() == size)
            );
            sets.sort_unstable_by_key(|set| set.bits());
            sets.dedup();
            assert_eq!(sets.len(), count);
        }
    }
}
