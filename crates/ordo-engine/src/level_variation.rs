//! Random variation of a level's strength from game to game.

/// Largest variation, in percent of the distance to the next level.
const MAX_PERCENT: i64 = 85;

/// Strength in a game, uniform between -85 and 85 percent of the distance to the next level; 0 for seed 0.
pub(crate) fn strength_offset(seed: u64) -> i64 {
    let hash = (seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as i32;
    (i64::from(hash) * MAX_PERCENT) / (1 << 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offsets_are_uniform_around_zero() {
        let offsets: Vec<i64> = (0..10_000).map(strength_offset).collect();
        assert_eq!(strength_offset(0), 0);
        assert!(
            offsets
                .iter()
                .all(|offset| (-MAX_PERCENT..=MAX_PERCENT).contains(offset))
        );
        let below = |limit| offsets.iter().filter(|&&offset| offset < limit).count();
        for (limit, share) in [
            (-MAX_PERCENT / 2, 2_500),
            (0, 5_000),
            (MAX_PERCENT / 2, 7_500),
        ] {
            assert!(
                below(limit).abs_diff(share) < 150,
                "{limit}: {}",
                below(limit)
            );
        }
    }
}
