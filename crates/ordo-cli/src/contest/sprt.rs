use core::str::FromStr;

use super::elo::score_of;
use super::tally::{PAIR_SCORES, Tally};

/// A sequential test of two hypotheses: the first player is stronger by `elo0` (or less), or by `elo1` (or more). It goes on
/// until one of them is so much more likely that it is wrongly taken for true in 5 % of all tests at most.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Sprt {
    pub(crate) elo0: f64,
    pub(crate) elo1: f64,
}

/// How often each hypothesis may be wrongly taken for true.
const RISK: f64 = 0.05;
/// Stands for the number of pairs of a kind that has not been seen: not seen is not impossible.
const UNSEEN: f64 = 1e-3;

/// What a test has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Decision {
    /// The first player is not stronger by `elo1`.
    Rejected,
    /// The first player is stronger than `elo0` says.
    Accepted,
}

impl Sprt {
    /// The logarithm of the ratio of likelihoods, below which `elo0` is taken for true and, without the sign, above which
    /// `elo1` is.
    pub(crate) fn bound() -> f64 {
        ((1.0 - RISK) / RISK).ln()
    }

    /// How much more likely the pairs are under `elo1` than under `elo0`, as a logarithm.
    ///
    /// A hypothesis fixes the mean score and leaves the rest of the distribution of pairs open; of all distributions with
    /// that mean, the one that makes the games most likely stands for it (the generalized test of M. Van den Bergh, as used
    /// by fishtest).
    pub(crate) fn llr(&self, tally: &Tally) -> f64 {
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

    /// Whether a value of [`llr`](Sprt::llr) ends the test.
    pub(crate) fn decision(llr: f64) -> Option<Decision> {
        if llr >= Sprt::bound() {
            Some(Decision::Accepted)
        } else if llr <= -Sprt::bound() {
            Some(Decision::Rejected)
        } else {
            None
        }
    }
}

/// The distribution with a given mean that makes the shares seen most likely: `share / (1 + x (score - mean))`, with `x`
/// such that the mean comes out. The left side of that equation falls in `x`, so halving an interval finds it.
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
    fn the_bounds_are_those_of_wald() {
        assert!((Sprt::bound() - 2.944_439).abs() < 1e-6);
        assert_eq!(Sprt::decision(2.95), Some(Decision::Accepted));
        assert_eq!(Sprt::decision(-2.95), Some(Decision::Rejected));
        assert_eq!(Sprt::decision(2.9), None);
    }

    #[test]
    fn a_large_sample_is_as_the_normal_distribution_says() {
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
    fn it_is_fair() {
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
    fn a_few_wins_prove_little() {
        // Under a mean of s, winning every pair has likelihood s at best.
        let two = llr([0, 0, 0, 0, 2], 0.0, 5.0);
        let expected = 2.0 * (score_of(5.0) / 0.5).ln();
        assert!((two - expected).abs() < 0.01, "{two} {expected}");
    }

    #[test]
    fn texts() {
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
