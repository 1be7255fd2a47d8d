use super::{Spacing, Square, SquareSet};

/// True if four pieces, the smallest first, are an ordo (K7): on one line, in order of size, without an enemy between.
#[inline]
pub(crate) fn is_ordo(four: [Square; 4], enemy: SquareSet, spacing: Spacing) -> bool {
    let [one, two, three, four] = four;
    let between = SquareSet::between(one, four);
    let in_order = between.contains(three) && SquareSet::between(one, three).contains(two);
    in_order && !between.intersects(enemy) && (spacing == Spacing::Gaps || between.len() == 2)
}
