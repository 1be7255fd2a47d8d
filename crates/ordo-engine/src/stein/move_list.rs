//! A list of moves that are picked one by one, the best first.

use ordo_rules::stein::Move;

/// Moves with their ordering scores. The scores are kept apart from the moves and include the position in the list, so that
/// the best move is a maximum, which the compiler finds with vector instructions.
#[derive(Default)]
pub(super) struct MoveList {
    moves: Vec<Move>,
    /// The score, followed by the position in the list: of moves with equal scores, the last one is the best.
    keys: Vec<i32>,
}

/// More than there can be moves: 80 squares, 8 directions for single pieces, and 4 directions and 9 lengths for ordos.
const POSITION_BITS: u32 = 12;
const POSITION_MASK: i32 = (1 << POSITION_BITS) - 1;

/// The largest ordering score.
pub(super) const MAX_ORDER_SCORE: i32 = i32::MAX >> POSITION_BITS;

impl MoveList {
    pub(super) fn with_capacity(capacity: usize) -> MoveList {
        MoveList {
            moves: Vec::with_capacity(capacity),
            keys: Vec::with_capacity(capacity),
        }
    }

    pub(super) fn clear(&mut self) {
        self.moves.clear();
        self.keys.clear();
    }

    pub(super) fn len(&self) -> usize {
        self.moves.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// Appends a move with its ordering score.
    #[inline]
    pub(super) fn push(&mut self, mv: Move, score: i32) {
        self.keys
            .push(score << POSITION_BITS | self.moves.len() as i32);
        self.moves.push(mv);
    }

    /// Appends moves that `generate` passes on, without `excluded`, and their ordering scores. The scores are computed in a
    /// loop of their own, which needs no checks of the capacity.
    #[inline]
    pub(super) fn extend(
        &mut self,
        excluded: Option<Move>,
        generate: impl FnOnce(&mut Vec<Move>),
        score: impl Fn(Move) -> i32,
    ) {
        let start = self.moves.len();
        generate(&mut self.moves);
        if let Some(excluded) = excluded
            && let Some(index) = self.moves[start..].iter().position(|&mv| mv == excluded)
        {
            self.moves.remove(start + index);
        }
        let new = self.moves[start..].iter().zip(start as i32..);
        self.keys
            .extend(new.map(|(&mv, position)| score(mv) << POSITION_BITS | position));
    }

    /// Removes some moves.
    pub(super) fn retain(&mut self, mut is_kept: impl FnMut(Move) -> bool) {
        let all = core::mem::take(self);
        for (mv, key) in all.moves.into_iter().zip(all.keys) {
            if is_kept(mv) {
                self.push(mv, key >> POSITION_BITS);
            }
        }
    }

    /// The moves picked so far, and those that are left, in no particular order.
    pub(super) fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Picks the next move: swaps the best of the moves from `index` on to `index`, one step of a selection sort. `None` at
    /// the end of the list.
    #[inline]
    pub(super) fn pick(&mut self, index: usize) -> Option<(Move, i32)> {
        let left = self.keys.get(index..)?;
        let best = left.iter().copied().fold(i32::MIN, i32::max);
        let position = (best & POSITION_MASK) as usize;
        let other = *left.first()? & !POSITION_MASK;
        *self.keys.get_mut(position)? = other | position as i32;
        self.moves.swap(index, position);
        Some((*self.moves.get(index)?, best >> POSITION_BITS))
    }
}

#[cfg(test)]
mod tests {
    use ordo_rules::SplitMix64;
    use ordo_rules::stein::Position;

    use super::*;

    /// One step of a selection sort.
    fn pick_slowly(list: &mut [(Move, i32)], index: usize) -> (Move, i32) {
        let best = (index..list.len()).max_by_key(|&i| list[i].1);
        list.swap(index, best.unwrap_or(index));
        list[index]
    }

    #[test]
    fn moves_are_picked_as_by_a_selection_sort() {
        let mut rng = SplitMix64::new(3);
        for range in [2, 50, 30_000] {
            let mut list = MoveList::default();
            let mut expected = Vec::new();
            for mv in Position::start().legal_moves() {
                let score = rng.below(range) as i32 - range as i32 / 2;
                list.push(mv, score);
                expected.push((mv, score));
            }
            list.retain(|mv| mv.to().bit() % 5 != 0);
            expected.retain(|(mv, _)| mv.to().bit() % 5 != 0);
            for index in 0..expected.len() {
                assert_eq!(
                    list.pick(index),
                    Some(pick_slowly(&mut expected, index)),
                    "move {index}"
                );
            }
            assert_eq!(list.pick(expected.len()), None);
        }
    }
}
