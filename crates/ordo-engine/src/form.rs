//! Better and worse days: like people, a level does not play equally well in every game.

/// How far the best and the worst day lead towards the next level, in hundredths of the way.
const MOST: i64 = 85;

/// How good a day it is, evenly from -85 to 85 hundredths of the way to the next level; seed 0 is a usual day.
pub(crate) fn form(seed: u64) -> i64 {
    let mixed = (seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as i32;
    (i64::from(mixed) * MOST) / (1 << 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_lie_evenly_about_the_usual_one() {
        let forms: Vec<i64> = (0..10_000).map(form).collect();
        assert_eq!(form(0), 0);
        assert!(forms.iter().all(|form| (-MOST..=MOST).contains(form)));
        let below = |limit| forms.iter().filter(|&&form| form < limit).count();
        for (limit, share) in [(-MOST / 2, 2_500), (0, 5_000), (MOST / 2, 7_500)] {
            assert!(
                below(limit).abs_diff(share) < 150,
                "{limit}: {}",
                below(limit)
            );
        }
    }
}
