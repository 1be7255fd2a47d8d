use core::fmt;

use super::tally::{PAIR_SCORES, Tally};

/// A difference in strength on Elo's scale, with the bounds of its 95 % interval.
///
/// The interval comes from the pairs of games (the *pentanomial* distribution): both games of a pair start from the same
/// opening with colours exchanged, so they are not independent, while pairs are. The mean of the pairs' scores is taken to
/// be normal. If all pairs ended alike there is no spread to measure; then the bounds are those of the rule of three: what
/// did not happen in n trials has, with 95 %, a chance below 3 / n.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Elo {
    /// The difference that explains the score; infinite if one side won everything.
    pub(crate) value: f64,
    /// The least difference that agrees with the games.
    pub(crate) low: f64,
    /// The greatest.
    pub(crate) high: f64,
}

/// The 97.5 % point of the normal distribution.
const Z: f64 = 1.959_964;

impl Elo {
    /// What a tally says; nothing before the first pair.
    pub(crate) fn of(tally: &Tally) -> Option<Elo> {
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

/// The difference that explains a share of points.
pub(crate) fn elo_of(score: f64) -> f64 {
    if score <= 0.0 {
        f64::NEG_INFINITY
    } else if score >= 1.0 {
        f64::INFINITY
    } else {
        400.0 * (score / (1.0 - score)).log10()
    }
}

/// The share of points that a difference lets one expect.
pub(crate) fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// `+35 ± 12`, or what can be said where one bound is out of sight.
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
    fn the_scale() {
        assert!(close(elo_of(0.5), 0.0));
        assert!(close(elo_of(0.75), 190.85));
        assert!(close(elo_of(0.64), 99.95));
        assert!(close(score_of(100.0), 0.640_065));
        assert!(close(elo_of(score_of(-37.5)), -37.5));
    }

    #[test]
    fn the_interval_of_pairs() {
        // 400 games: mean 0.55, variance 0.0475 a pair, so 1.96 * sqrt(0.0475 / 200) = 0.030205.
        let elo = of_pairs([10, 20, 100, 60, 10]);
        assert!(close(elo.value, elo_of(0.55)), "{elo:?}");
        assert!(close(elo.low, elo_of(0.55 - 0.030_205)), "{elo:?}");
        assert!(close(elo.high, elo_of(0.55 + 0.030_205)), "{elo:?}");
        assert_eq!(elo.to_string(), "+35 ± 21");
    }

    #[test]
    fn one_sided_results_say_what_they_can() {
        assert_eq!(Elo::of(&Tally::default()), None);
        // Ten pairs without a lost point: at least 70 %.
        assert_eq!(of_pairs([0, 0, 0, 0, 10]).to_string(), "above +147");
        assert_eq!(of_pairs([10, 0, 0, 0, 0]).to_string(), "below -147");
        assert_eq!(of_pairs([0, 0, 2, 0, 0]).to_string(), "unknown");
        assert_eq!(of_pairs([0, 0, 1, 0, 9]).to_string(), "+512 (above +311)");
        assert_eq!(of_pairs([0, 0, 60, 0, 0]).to_string(), "+0 ± 35");
    }
}
