use core::str::FromStr;

use super::elo::score_of;
use super::tally::{PAIR_SCORES, Tally};

/// A sequential probability ratio test (SPRT) of two hypotheses: the first player is stronger by `elo0`, or by `elo1`. It ends
/// when one of them is accepted; the probability of accepting the wrong one is at most 5 %.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// Null hypothesis.
    pub elo0: f64,
    /// Alternative hypothesis.
    pub elo1: f64,
}

/// Probability of each kind of error.
const ERROR_RATE: f64 = 0.05;
/// Regularization: count of pairs with a score that did not occur.
const UNSEEN: f64 = 1e-3;

/// Outcome of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SprtDecision {
    /// The first player is not stronger by `elo1`.
    Rejected,
    /// The first player is stronger by more than `elo0`.
    Accepted,
}

impl Sprt {
    /// Bound of the log-likelihood ratio: above it `elo1` is accepted, below its negative `elo0`.
    pub(super) fn bound() -> f64 {
        ((1.0 - ERROR_RATE) / ERROR_RATE).ln()
    }

    /// Log-likelihood ratio of `elo1` to `elo0`.
    ///
    /// A hypothesis fixes only the mean of the pair scores. It is represented by the maximum-likelihood distribution with
    /// that mean: the generalized SPRT of Michel Van den Bergh, as used by fishtest.
    pub(super) fn llr(&self, tally: &Tally) -> f64 {
        if tally.pairs.iter().all(|&count| count == 0) {
            return 0.0;
        }
        let counts = tally.pairs.map(|count| match count {
            0 => UNSEEN,
            _ => count as f64,
        });
        let total: f64 = counts.iter().sum();
        let shares = counts.map(|count| count / total);
        let likely0 = most_likely(&shares, score_of(self.elo0));
        let likely1 = most_likely(&shares, score_of(self.elo1));
        let ratios = likely1.iter().zip(&likely0).map(|(p1, p0)| (p1 / p0).ln());
        total * shares.iter().zip(ratios).map(|(s, r)| s * r).sum::<f64>()
    }

    /// Decision at this log-likelihood ratio, if any.
    pub(super) fn decision(llr: f64) -> Option<SprtDecision> {
        if llr >= Sprt::bound() {
            Some(SprtDecision::Accepted)
        } else if llr <= -Sprt::bound() {
            Some(SprtDecision::Rejected)
        } else {
            None
        }
    }
}

/// The maximum-likelihood distribution with a given mean: `share / (1 + x (score - mean))`, where bisection finds the `x` that
/// gives this mean.
fn most_likely(shares: &[f64; 5], mean: f64) -> [f64; 5] {
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..100 {
        let x = f64::midpoint(low, high);
        let excess: f64 = shares
            .iter()
            .zip(PAIR_SCORES)
            .map(|(share, score)| share * (score - mean) / (1.0 + x * (score - mean)))
            .sum();
        if excess > 0.0 {
            low = x;
        } else {
            high = x;
        }
    }
    let x = f64::midpoint(low, high);
    let mut likely = *shares;
    for (share, score) in likely.iter_mut().zip(PAIR_SCORES) {
        *share /= 1.0 + x * (score - mean);
    }
    likely
}

/// `elo0,elo1`, such as `0,5`.
impl FromStr for Sprt {
    type Err = String;

    fn from_str(text: &str) -> Result<Sprt, String> {
        let wrong = || "expected two numbers, the smaller first, such as 0,5".to_owned();
        let (elo0, elo1) = text.split_once(',').ok_or_else(wrong)?;
        let number = |text: &str| {
            let number: f64 = text.trim().parse().ok()?;
            (number.abs() <= 2_000.0).then_some(number)
        };
        match (number(elo0), number(elo1)) {
            (Some(elo0), Some(elo1)) if elo0 < elo1 => Ok(Sprt { elo0, elo1 }),
            _ => Err(wrong()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn llr(pairs: [u64; 5], elo0: f64, elo1: f64) -> f64 {
        let tally = Tally {
            pairs,
            ..Tally::default()
        };
        Sprt { elo0, elo1 }.llr(&tally)
    }

    #[test]
    fn bounds_are_those_of_wald() {
        assert!((Sprt::bound() - 2.944_439).abs() < 1e-6);
        assert_eq!(Sprt::decision(2.95), Some(SprtDecision::Accepted));
        assert_eq!(Sprt::decision(-2.95), Some(SprtDecision::Rejected));
        assert_eq!(Sprt::decision(2.9), None);
    }

    #[test]
    fn large_samples_match_the_normal_approximation() {
        // n (s1 - s0) (2 mean - s0 - s1) / (2 variance)
        let pairs = [100, 200, 1000, 260, 120];
        let n = 1680.0;
        let mean = (50.0 + 500.0 + 195.0 + 120.0) / n;
        let square = (12.5 + 250.0 + 146.25 + 120.0) / n;
        let (s0, s1) = (score_of(0.0), score_of(5.0));
        let normal = n * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * (square - mean * mean));
        let exact = llr(pairs, 0.0, 5.0);
        assert!((exact / normal - 1.0).abs() < 0.01, "{exact} {normal}");
    }

    #[test]
    fn the_test_is_symmetric() {
        assert!(llr([0; 5], 0.0, 5.0).abs() < 1e-12);
        let even = llr([7, 9, 30, 9, 7], -5.0, 5.0);
        assert!(even.abs() < 1e-9, "{even}");
        let (good, bad) = (
            llr([3, 9, 30, 12, 8], 0.0, 10.0),
            llr([8, 12, 30, 9, 3], -10.0, 0.0),
        );
        assert!((good + bad).abs() < 1e-9, "{good} {bad}");
    }

    #[test]
    fn few_wins_are_weak_evidence() {
        // Under a mean of s, winning every pair has likelihood s at best.
        let two = llr([0, 0, 0, 0, 2], 0.0, 5.0);
        let expected = 2.0 * (score_of(5.0) / 0.5).ln();
        assert!((two - expected).abs() < 0.01, "{two} {expected}");
    }

    #[test]
    fn bounds_are_parsed() {
        assert_eq!(
            "-5, 0".parse(),
            Ok(Sprt {
                elo0: -5.0,
                elo1: 0.0
            })
        );
        for text in ["", "5", "5,0", "0,nan", "0,inf", "a,b"] {
            assert!(text.parse::<Sprt>().is_err(), "{text}");
        }
    }
}
