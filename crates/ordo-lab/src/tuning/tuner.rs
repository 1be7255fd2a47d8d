//! Simultaneous perturbation stochastic approximation (SPSA).
//!
//! Every iteration perturbs all weights at random, plays a pair of games between the two opposite perturbations, and moves
//! every weight a little towards the winner's. Over thousands of pairs the effect of a weight on the result adds up, while
//! noise cancels. Fitting weights to game results (Texel tuning) does not work for this game: what winners have in common,
//! such as few pieces, is often not what made them win.

use ordo_engine::stein::{HandCrafted, PARAMETERS};

/// Perturbation of each weight; the tempo is last.
const STEPS: [f64; PARAMETERS] = [
    60.0, 60.0, 60.0, 60.0, 80.0, 120.0, 150.0, // ranks
    60.0, 60.0, 60.0, 60.0, 80.0, 120.0, 150.0, // lead
    30.0, 40.0, 50.0, 8.0, 30.0, 60.0, 60.0, 60.0, 40.0, 20.0, // other features
    100.0,
];

/// The weights during tuning.
#[derive(Clone, PartialEq, Debug)]
pub struct Tuner {
    /// The parameters of [`HandCrafted`], with the fractions accumulated so far.
    pub values: [f64; PARAMETERS],
}

impl Tuner {
    /// Starts from an evaluation.
    pub fn new(evaluation: &HandCrafted) -> Tuner {
        Tuner {
            values: evaluation.parameters(),
        }
    }

    /// Continues from stored [`values`](Tuner::values).
    pub fn from_values(values: &[f64]) -> Result<Tuner, String> {
        HandCrafted::from_parameters(values)?;
        let values = values.try_into();
        values
            .map(|values| Tuner { values })
            .map_err(|_| format!("expected {PARAMETERS} weights"))
    }

    /// The evaluation with the current weights.
    pub fn evaluation(&self) -> HandCrafted {
        self.perturbed(|_| 0.0)
    }

    /// The two evaluations that play a pair of games.
    pub fn rivals(&self, seed: u64) -> [HandCrafted; 2] {
        [1.0, -1.0].map(|direction| self.perturbed(|i| direction * sign(seed, i) * STEPS[i]))
    }

    /// Updates the weights after a pair of games; `points` is the first rival's score minus the second's.
    pub fn learn(&mut self, seed: u64, points: f64, rate: f64) {
        for (i, value) in self.values.iter_mut().enumerate() {
            *value += rate * points * sign(seed, i) * STEPS[i];
        }
    }

    fn perturbed(&self, by: impl Fn(usize) -> f64) -> HandCrafted {
        let value = |i: usize| (self.values[i] + by(i)).round() as i32;
        HandCrafted {
            weights: std::array::from_fn(value),
            tempo: value(PARAMETERS - 1),
        }
    }
}

/// Random sign of a parameter's perturbation.
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
    fn stored_values_are_validated() {
        let tuner = Tuner::new(&HandCrafted::default());
        assert_eq!(Tuner::from_values(&tuner.values), Ok(tuner.clone()));
        let error = Tuner::from_values(&[0.0; 3]).unwrap_err();
        assert_eq!(error, format!("expected {PARAMETERS} weights, found 3"));
        for wrong in [f64::NAN, f64::INFINITY, -100_001.0] {
            let mut values = tuner.values;
            values[2] = wrong;
            assert!(Tuner::from_values(&values).is_err(), "{wrong}");
        }
    }

    /// Rivals whose results depend on the distance of their weights to a target lead to the target.
    #[test]
    fn tuning_converges_to_the_optimum() {
        let start = HandCrafted::default();
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
