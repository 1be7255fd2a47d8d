use core::fmt;

use super::tally::{PAIR_SCORES, Tally};

/// An Elo difference with its 95 % confidence interval.
///
/// The interval is computed from game pairs (the *pentanomial* distribution): both games of a pair start from the same
/// opening with colours exchanged, so games are not independent, but pairs are. The mean of the pair scores is assumed to be
/// normal. If all pairs had the same score there is no variance to estimate, and the bounds follow the rule of three: an
/// event that did not occur in n trials has a probability below 3 / n with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// Difference that explains the score; infinite if one side won everything.
    pub value: f64,
    /// Lower bound.
    pub low: f64,
    /// Upper bound.
    pub high: f64,
}

/// The 97.5 % point of the normal distribution.
const Z: f64 = 1.959_964;

impl Elo {
    /// Estimate from a tally; `None` before the first pair.
    pub(super) fn of(tally: &Tally) -> Option<Elo> {
        let pairs: u64 = tally.pairs.iter().sum();
        if pairs == 0 {
            return None;
        }
        let n = pairs as f64;
        let sum_of = |f: &dyn Fn(f64) -> f64| -> f64 {
            let counts = tally.pairs.iter().zip(PAIR_SCORES);
            counts.map(|(&count, score)| count as f64 * f(score)).sum()
        };
        let mean = sum_of(&|score| score) / n;
        let variance = sum_of(&|score| (score - mean).powi(2)) / n;
        let error = if variance > 0.0 {
            Z * (variance / n).sqrt()
        } else {
            3.0 / n
        };
        Some(Elo {
            value: elo_of(mean),
            low: elo_of(mean - error),
            high: elo_of(mean + error),
        })
    }
}

/// Elo difference for an expected score.
pub(super) fn elo_of(score: f64) -> f64 {
    if score <= 0.0 {
        f64::NEG_INFINITY
    } else if score >= 1.0 {
        f64::INFINITY
    } else {
        400.0 * (score / (1.0 - score)).log10()
    }
}

/// Expected score for an Elo difference.
pub(super) fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// `+35 ± 12`, or a one-sided bound if the other one is infinite.
impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Elo { value, low, high } = *self;
        match (low.is_finite(), high.is_finite()) {
            (true, true) => write!(f, "{value:+.0} ± {:.0}", (high - low) / 2.0),
            (true, false) if value.is_finite() => write!(f, "{value:+.0} (above {low:+.0})"),
            (false, true) if value.is_finite() => write!(f, "{value:+.0} (below {high:+.0})"),
            (true, false) => write!(f, "above {low:+.0}"),
            (false, true) => write!(f, "below {high:+.0}"),
            (false, false) => f.write_str("unknown"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 0.01
    }

    fn of_pairs(pairs: [u64; 5]) -> Elo {
        Elo::of(&Tally {
            pairs,
            ..Tally::default()
        })
        .unwrap()
    }

    #[test]
    fn scores_and_elo_convert() {
        assert!(close(elo_of(0.5), 0.0));
        assert!(close(elo_of(0.75), 190.85));
        assert!(close(elo_of(0.64), 99.95));
        assert!(close(score_of(100.0), 0.640_065));
        assert!(close(elo_of(score_of(-37.5)), -37.5));
    }

    #[test]
    fn the_interval_comes_from_pairs() {
        // 400 games: mean 0.55, variance 0.0475 a pair, so 1.96 * sqrt(0.0475 / 200) = 0.030205.
        let elo = of_pairs([10, 20, 100, 60, 10]);
        assert!(close(elo.value, elo_of(0.55)), "{elo:?}");
        assert!(close(elo.low, elo_of(0.55 - 0.030_205)), "{elo:?}");
        assert!(close(elo.high, elo_of(0.55 + 0.030_205)), "{elo:?}");
        assert_eq!(elo.to_string(), "+35 ± 21");
    }

    #[test]
    fn one_sided_results_give_bounds() {
        assert_eq!(Elo::of(&Tally::default()), None);
        // Ten pairs without a lost point: at least 70 %.
        assert_eq!(of_pairs([0, 0, 0, 0, 10]).to_string(), "above +147");
        assert_eq!(of_pairs([10, 0, 0, 0, 0]).to_string(), "below -147");
        assert_eq!(of_pairs([0, 0, 2, 0, 0]).to_string(), "unknown");
        assert_eq!(of_pairs([0, 0, 1, 0, 9]).to_string(), "+512 (above +311)");
        assert_eq!(of_pairs([0, 0, 60, 0, 0]).to_string(), "+0 ± 35");
    }
}
