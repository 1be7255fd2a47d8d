//! Simultaneous perturbation stochastic approximation (SPSA).
//!
//! Every iteration perturbs all parameters at random, plays a pair of games between the two opposite perturbations, and moves
//! every parameter a little towards the winner's. Over thousands of pairs the effect of a parameter on the result adds up, while
//! noise cancels.

use ordo_engine::stein::{Param, SearchParams};

use super::ParamsFile;

/// The parameters during tuning.
#[derive(Clone, PartialEq, Debug)]
pub struct Tuner {
    /// Values in the order of [`SearchParams::ALL`], with the fractions accumulated so far.
    values: Vec<f64>,
}

impl Tuner {
    /// Starts from these parameters.
    pub fn new(params: &SearchParams) -> Tuner {
        Tuner {
            values: params.values().into_iter().map(f64::from).collect(),
        }
    }

    /// Continues from a file.
    pub fn from_file(file: &ParamsFile) -> Result<Tuner, String> {
        let mut tuner = Tuner::new(&SearchParams::default());
        for (name, value) in &file.params {
            let index = SearchParams::ALL
                .iter()
                .position(|param| param.name == name)
                .ok_or_else(|| format!("the search has no parameter {name:?}"))?;
            let Param { min, max, .. } = SearchParams::ALL[index];
            if !(f64::from(min)..=f64::from(max)).contains(value) {
                return Err(format!(
                    "{name} is a number from {min} to {max}, not {value}"
                ));
            }
            tuner.values[index] = *value;
        }
        Ok(tuner)
    }

    /// The content of a file after this many games.
    pub fn to_file(&self, games: u64) -> ParamsFile {
        let names = SearchParams::ALL.iter().map(|param| param.name.to_owned());
        ParamsFile {
            games,
            params: names.zip(self.values.iter().copied()).collect(),
        }
    }

    /// The current parameters, rounded.
    pub fn params(&self) -> SearchParams {
        self.perturbed(|_, _| 0.0)
    }

    /// The two sets of parameters that play a pair of games.
    pub fn rivals(&self, seed: u64) -> [SearchParams; 2] {
        [1.0, -1.0].map(|direction| self.perturbed(|i, step| direction * sign(seed, i) * step))
    }

    /// Updates the parameters after a pair of games; `points` is the first rival's score minus the second's.
    pub fn learn(&mut self, seed: u64, points: f64, rate: f64) {
        for (i, (value, param)) in self.values.iter_mut().zip(SearchParams::ALL).enumerate() {
            let moved = *value + rate * points * sign(seed, i) * f64::from(param.step);
            *value = moved.clamp(param.min.into(), param.max.into());
        }
    }

    fn perturbed(&self, by: impl Fn(usize, f64) -> f64) -> SearchParams {
        let mut params = SearchParams::default();
        for (i, (value, param)) in self.values.iter().zip(SearchParams::ALL).enumerate() {
            let value = (value + by(i, param.step.into())).round() as i32;
            let set = params.set(param.name, value.clamp(param.min, param.max));
            debug_assert_eq!(set, Ok(()));
        }
        params
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
    fn files_are_validated() {
        let tuner = Tuner::new(&SearchParams::default());
        assert_eq!(Tuner::from_file(&tuner.to_file(2)), Ok(tuner.clone()));
        let name = SearchParams::ALL[0].name;
        for (name, value) in [("luck", 1.0), (name, f64::NAN), (name, 1e9), (name, -1e9)] {
            let mut file = tuner.to_file(2);
            file.params.insert(name.to_owned(), value);
            assert!(Tuner::from_file(&file).is_err(), "{name}: {value}");
        }
        let empty = ParamsFile {
            games: 0,
            params: [].into(),
        };
        assert_eq!(Tuner::from_file(&empty), Ok(tuner));
    }

    /// Rivals whose results depend on the distance of their parameters to a target lead to the target.
    #[test]
    fn tuning_converges_to_the_optimum() {
        let steps = |tuner: &Tuner, other: &Tuner| -> f64 {
            let pairs = tuner
                .values
                .iter()
                .zip(&other.values)
                .zip(SearchParams::ALL);
            pairs
                .map(|((a, b), param)| ((a - b) / f64::from(param.step)).powi(2))
                .sum()
        };
        let mut target = Tuner::new(&SearchParams::default());
        for (i, (value, param)) in target.values.iter_mut().zip(SearchParams::ALL).enumerate() {
            let moved = *value + f64::from(param.step) * if i % 3 == 0 { 4.0 } else { 2.0 };
            *value = moved.min(param.max.into());
        }
        let mut tuner = Tuner::new(&SearchParams::default());
        let before = steps(&tuner, &target);
        for seed in 0..20_000 {
            let [plus, minus] = tuner
                .rivals(seed)
                .map(|rival| steps(&Tuner::new(&rival), &target));
            tuner.learn(seed, if plus < minus { 1.0 } else { -1.0 }, 0.005);
        }
        let after = steps(&tuner, &target);
        assert!(after < before / 20.0, "{before} {after}");
    }
}
