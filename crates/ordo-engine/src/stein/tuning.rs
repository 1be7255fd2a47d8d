//! Finding the weights of the evaluation by playing: simultaneous perturbation.
//!
//! All weights are moved a bit up or down at random, the two opposite sets play a pair of games, and every weight goes a
//! little way towards the winner's. What a weight does for the result adds up over thousands of pairs; what it does not is
//! noise and cancels. Fitting weights to the results of games instead does not work in this game: what winners have in
//! common (few pieces, for one) is often not what made them win.

use super::evaluation::{FEATURES, HandMade, STEPS};

/// A weight for each feature, and the tempo.
pub const PARAMETERS: usize = FEATURES + 1;

/// The largest weight, in thousandths of a piece. Sums of such weights stay far from overflowing.
const LARGEST: f64 = 100_000.0;

/// The weights on their way.
#[derive(Clone, PartialEq, Debug)]
pub struct Tuner {
    /// As in [`HandMade`], the tempo last, with the fractions that have gathered.
    pub values: [f64; PARAMETERS],
}

impl Tuner {
    /// Starts from an evaluation.
    pub fn new(evaluation: &HandMade) -> Tuner {
        let weight = |i: usize| evaluation.weights.get(i).copied();
        Tuner {
            values: std::array::from_fn(|i| f64::from(weight(i).unwrap_or(evaluation.tempo))),
        }
    }

    /// Goes on from values such as [`Tuner::values`].
    pub fn from_values(values: &[f64]) -> Result<Tuner, String> {
        let values: [f64; PARAMETERS] = values
            .try_into()
            .map_err(|_| format!("expected {PARAMETERS} weights, found {}", values.len()))?;
        match values
            .iter()
            .find(|value| !(-LARGEST..=LARGEST).contains(*value))
        {
            Some(value) => Err(format!(
                "the weight {value} is not between -{LARGEST} and {LARGEST}"
            )),
            None => Ok(Tuner { values }),
        }
    }

    /// The evaluation with the weights as they are.
    pub fn evaluation(&self) -> HandMade {
        self.moved(|_| 0.0)
    }

    /// The two evaluations of a pair of games.
    pub fn rivals(&self, seed: u64) -> [HandMade; 2] {
        [1.0, -1.0].map(|way| self.moved(|i| way * sign(seed, i) * STEPS[i]))
    }

    /// Learns from a pair of games: how many points the first of the rivals made more than the second.
    pub fn learn(&mut self, seed: u64, points: f64, rate: f64) {
        for (i, value) in self.values.iter_mut().enumerate() {
            *value += rate * points * sign(seed, i) * STEPS[i];
        }
    }

    fn moved(&self, by: impl Fn(usize) -> f64) -> HandMade {
        let value = |i: usize| (self.values[i] + by(i)).round() as i32;
        HandMade {
            weights: std::array::from_fn(value),
            tempo: value(FEATURES),
        }
    }
}

/// Up or down, by lot.
fn sign(seed: u64, parameter: usize) -> f64 {
    let mut mixed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (parameter as u64) << 32;
    for _ in 0..2 {
        mixed ^= mixed >> 31;
        mixed = mixed.wrapping_mul(0xbf58_476d_1ce4_e5b9);
    }
    if mixed >> 63 == 0 { 1.0 } else { -1.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_checked() {
        let tuner = Tuner::new(&HandMade::default());
        assert_eq!(Tuner::from_values(&tuner.values), Ok(tuner.clone()));
        let error = Tuner::from_values(&[0.0; 3]).unwrap_err();
        assert_eq!(error, format!("expected {PARAMETERS} weights, found 3"));
        for wrong in [f64::NAN, f64::INFINITY, -100_001.0] {
            let mut values = tuner.values;
            values[2] = wrong;
            assert!(Tuner::from_values(&values).is_err(), "{wrong}");
        }
    }

    /// Rivals that win by the nearness of their weights to a target lead there.
    #[test]
    fn finds_what_wins() {
        let start = HandMade::default();
        let mut target = Tuner::new(&start);
        for (i, value) in target.values.iter_mut().enumerate() {
            *value += STEPS[i] * if i % 3 == 0 { 4.0 } else { -2.0 };
        }
        let distance = |tuner: &Tuner| -> f64 {
            let apart = |i: usize| (tuner.values[i] - target.values[i]) / STEPS[i];
            (0..PARAMETERS).map(|i| apart(i).powi(2)).sum()
        };
        let mut tuner = Tuner::new(&start);
        let before = distance(&tuner);
        for seed in 0..20_000 {
            let [plus, minus] = tuner
                .rivals(seed)
                .map(|rival| distance(&Tuner::new(&rival)));
            tuner.learn(seed, if plus < minus { 1.0 } else { -1.0 }, 0.005);
        }
        assert!(
            distance(&tuner) < before / 20.0,
            "{before} {}",
            distance(&tuner)
        );
    }
}
