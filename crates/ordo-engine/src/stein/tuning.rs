//! Finding the weights of the evaluation from games.

use ordo_rules::stein::Position;

use super::evaluation::{FEATURES, HandMade, features};

/// A position of a game and what came of it.
#[derive(Clone, Debug)]
pub struct Example {
    /// The mover's features less the other side's.
    difference: [f32; FEATURES],
    /// 1 if the side to move won, 0 if it lost, 0.5 for a draw.
    result: f32,
}

impl Example {
    /// The example of a position whose game ended with `result` for its side to move: 1 won, 0 lost.
    pub fn new(position: &Position, result: f32) -> Example {
        let us = position.turn();
        let (own, enemy) = (features(position, us), features(position, !us));
        Example {
            difference: std::array::from_fn(|i| (own[i] - enemy[i]) as f32),
            result,
        }
    }
}

/// Hundredths of a piece for a chance of ten to one.
const TEN_TO_ONE: f64 = 400.0;

/// How far chance and result are apart, and the weights that were found.
#[derive(Clone, Debug)]
pub struct Fit {
    /// The evaluation.
    pub evaluation: HandMade,
    /// The mean surprise of the results, in nats; ln 2 is what guessing gives.
    pub loss: f64,
}

/// Fits the weights so that the evaluation predicts results: a logistic regression, by gradient descent with momentum
/// and scale (Adam). `each_round` is told the loss now and then.
pub fn fit(examples: &[Example], rounds: usize, mut each_round: impl FnMut(usize, f64)) -> Fit {
    const PARAMETERS: usize = FEATURES + 1; // and the tempo
    let mut weights = [0.0f64; PARAMETERS];
    let mut mean = [0.0f64; PARAMETERS];
    let mut square = [0.0f64; PARAMETERS];
    let mut loss = f64::NAN;
    for round in 1..=rounds {
        let mut gradient = [0.0f64; PARAMETERS];
        loss = 0.0;
        for example in examples {
            let input = |i: usize| example.difference.get(i).map_or(1.0, |&x| f64::from(x));
            let sum: f64 = (0..PARAMETERS).map(|i| weights[i] * input(i)).sum();
            let chance = 1.0 / (1.0 + (-sum).exp());
            let result = f64::from(example.result);
            let surprise = |p: f64| -p.max(1e-9).ln();
            loss += result * surprise(chance) + (1.0 - result) * surprise(1.0 - chance);
            for (i, slope) in gradient.iter_mut().enumerate() {
                *slope += (chance - result) * input(i);
            }
        }
        let count = examples.len().max(1) as f64;
        loss /= count;
        for i in 0..PARAMETERS {
            // A little pull to zero, for features that hardly ever differ.
            let slope = gradient[i] / count + 1e-5 * weights[i];
            mean[i] = 0.9 * mean[i] + 0.1 * slope;
            square[i] = 0.999 * square[i] + 0.001 * slope * slope;
            let warm = (
                1.0 - 0.9f64.powi(round as i32),
                1.0 - 0.999f64.powi(round as i32),
            );
            weights[i] -= 0.02 * (mean[i] / warm.0) / ((square[i] / warm.1).sqrt() + 1e-8);
        }
        each_round(round, loss);
    }
    let hundredths = |weight: f64| (weight * TEN_TO_ONE / std::f64::consts::LN_10).round() as i32;
    Fit {
        evaluation: HandMade {
            weights: std::array::from_fn(|i| hundredths(weights[i])),
            tempo: hundredths(weights[FEATURES]),
        },
        loss,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Results that depend on one feature give that feature its weight and the others little.
    #[test]
    fn finds_what_decides() {
        let mut seed = 1u64;
        let mut random = || {
            seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            (seed >> 40) as f32 / (1 << 24) as f32
        };
        let examples: Vec<Example> = (0..4000)
            .map(|_| {
                let difference = std::array::from_fn(|_| (random() * 5.0).floor() - 2.0);
                let chance = 1.0 / (1.0 + (-difference[3]).exp());
                let result = f32::from(u8::from(random() < chance));
                Example { difference, result }
            })
            .collect();
        let fit = fit(&examples, 400, |_, _| {});
        let weights = fit.evaluation.weights;
        assert!((150..200).contains(&weights[3]), "{weights:?}");
        for (i, weight) in weights.iter().enumerate().filter(|(i, _)| *i != 3) {
            assert!(weight.abs() < 25, "{i}: {weights:?}");
        }
        assert!(fit.loss < 0.6, "{}", fit.loss);
    }
}
