//! The network with floating-point weights, its gradient, and rounding to the engine's integers.

use ordo_engine::stein::{
    BUCKETS, HIDDEN, INPUTS, NetworkWeights, OUTPUT_SCALE, ROW_SCALE, bucket,
};
use ordo_rules::SplitMix64;

use super::dataset::TrainingPosition;

/// Weights of a square, for the owner's view and for the opponent's.
type Row = [[f32; HIDDEN]; 2];

/// All weights of a network. A gradient and the moments of the optimizer have the same shape.
#[derive(Clone, Debug)]
pub struct Model {
    /// By square, from the owner's home row.
    rows: Vec<Row>,
    bias: [f32; HIDDEN],
    outputs: [[[f32; HIDDEN]; 2]; BUCKETS],
    output_biases: [f32; BUCKETS],
    /// Number of sets of output weights that are used, 1, 2, 4 or 8.
    buckets: usize,
}

/// Largest absolute row weight and output weight: the limits of the engine's integers.
const MAX_ROW_WEIGHT: f32 = 799.0 / ROW_SCALE as f32;
const MAX_OUTPUT_WEIGHT: f32 = 127.0 / OUTPUT_SCALE as f32;

impl Model {
    /// A model of zeros.
    pub(super) fn zero() -> Model {
        Model {
            rows: vec![[[0.0; HIDDEN]; 2]; INPUTS],
            bias: [0.0; HIDDEN],
            outputs: [[[0.0; HIDDEN]; 2]; BUCKETS],
            output_biases: [0.0; BUCKETS],
            buckets: BUCKETS,
        }
    }

    /// Random weights to start training from, for views of `hidden` numbers and this many sets of output weights.
    pub(super) fn random(seed: u64, hidden: usize, buckets: usize) -> Model {
        let mut rng = SplitMix64::new(seed);
        let mut uniform = |width: f32| (rng.below(1 << 24) as f32 / (1 << 23) as f32 - 1.0) * width;
        let mut model = Model::zero();
        let rows = model.rows.as_flattened_mut().as_flattened_mut();
        rows.fill_with(|| uniform(0.12));
        model.bias.fill_with(|| 0.3 + uniform(0.1));
        let outputs = model.outputs.as_flattened_mut().as_flattened_mut();
        outputs.fill_with(|| uniform(0.15));
        // A neuron whose weights are all zero has zero gradients, and stays unused.
        let views = model.rows.as_flattened_mut().iter_mut();
        let outputs = model.outputs.as_flattened_mut().iter_mut();
        for weights in views.chain(outputs).chain([&mut model.bias]) {
            weights[hidden..].fill(0.0);
        }
        model.buckets = buckets;
        model
    }

    /// The set of output weights for a number of pieces.
    fn bucket(&self, pieces: usize) -> usize {
        bucket(pieces) * self.buckets / BUCKETS
    }

    /// The slices of all weights.
    pub(super) fn slices_mut(&mut self) -> [&mut [f32]; 4] {
        [
            self.rows.as_flattened_mut().as_flattened_mut(),
            &mut self.bias,
            self.outputs.as_flattened_mut().as_flattened_mut(),
            &mut self.output_biases,
        ]
    }

    /// Sets all weights to zero.
    pub(super) fn clear(&mut self) {
        for slice in self.slices_mut() {
            slice.fill(0.0);
        }
    }

    /// Limits the weights to the range of the engine's integers.
    pub(super) fn clamp(&mut self) {
        let limits = [MAX_ROW_WEIGHT, MAX_ROW_WEIGHT, MAX_OUTPUT_WEIGHT, 50.0];
        for (slice, limit) in self.slices_mut().into_iter().zip(limits) {
            for weight in slice {
                *weight = weight.clamp(-limit, limit);
            }
        }
    }

    /// The logit of the winning chance of the side to move.
    pub(super) fn logit(&self, position: &TrainingPosition) -> f32 {
        self.forward(position).logit
    }

    fn forward(&self, position: &TrainingPosition) -> Activations {
        let (mut own, mut enemy) = (self.bias, self.bias);
        self.add_rows(position.own(), [&mut own, &mut enemy]);
        self.add_rows(position.enemy(), [&mut enemy, &mut own]);
        for active in own.iter_mut().chain(&mut enemy) {
            *active = active.clamp(0.0, 1.0);
        }
        let bucket = self.bucket(position.pieces());
        let [own_weights, enemy_weights] = &self.outputs[bucket];
        let mut partial = [0.0; 8];
        for (view, weights) in [(&own, own_weights), (&enemy, enemy_weights)] {
            for (active, weight) in view
                .as_chunks::<8>()
                .0
                .iter()
                .zip(weights.as_chunks::<8>().0)
            {
                for i in 0..8 {
                    partial[i] += active[i] * active[i] * weight[i];
                }
            }
        }
        Activations {
            own,
            enemy,
            bucket,
            logit: partial.iter().sum::<f32>() + self.output_biases[bucket],
        }
    }

    /// Adds the rows of squares to the owner's view and to the opponent's.
    fn add_rows(
        &self,
        squares: impl Iterator<Item = usize>,
        [owner, other]: [&mut [f32; HIDDEN]; 2],
    ) {
        for square in squares {
            let [owner_row, other_row] = &self.rows[square];
            for i in 0..HIDDEN {
                owner[i] += owner_row[i];
                other[i] += other_row[i];
            }
        }
    }

    /// Adds the gradient of the cross-entropy at a position to `gradient`, and returns the loss.
    pub(super) fn add_gradient(
        &self,
        position: &TrainingPosition,
        target: f32,
        gradient: &mut Model,
    ) -> f32 {
        let Activations {
            own,
            enemy,
            bucket,
            logit,
        } = self.forward(position);
        let slope = 1.0 / (1.0 + (-logit).exp()) - target;
        gradient.output_biases[bucket] += slope;
        let mut views = [own, enemy];
        for (side, view) in views.iter_mut().enumerate() {
            let weights = &self.outputs[bucket][side];
            let weight_gradient = &mut gradient.outputs[bucket][side];
            for i in 0..HIDDEN {
                let active = view[i];
                weight_gradient[i] += slope * active * active;
                // Zero where the view is clamped; at 0 the factor is zero by itself.
                let is_below_one = f32::from(u8::from(active < 1.0));
                view[i] = 2.0 * slope * weights[i] * active * is_below_one;
                gradient.bias[i] += view[i];
            }
        }
        let [own_slope, enemy_slope] = &views;
        gradient.add_to_rows(position.own(), [own_slope, enemy_slope]);
        gradient.add_to_rows(position.enemy(), [enemy_slope, own_slope]);
        cross_entropy(logit, target)
    }

    fn add_to_rows(&mut self, squares: impl Iterator<Item = usize>, slopes: [&[f32; HIDDEN]; 2]) {
        for square in squares {
            for (row, slopes) in self.rows[square].iter_mut().zip(slopes) {
                for i in 0..HIDDEN {
                    row[i] += slopes[i];
                }
            }
        }
    }

    /// The weights rounded to the engine's integers.
    pub fn quantised(&self) -> NetworkWeights {
        let round = |weight: f32, scale: i32| (weight * scale as f32).round() as i16;
        NetworkWeights {
            rows: self
                .rows
                .iter()
                .map(|row| row.map(|half| half.map(|w| round(w, ROW_SCALE))))
                .collect(),
            bias: self.bias.map(|weight| round(weight, ROW_SCALE)),
            outputs: std::array::from_fn(|bucket| {
                let set = self.outputs[bucket * self.buckets / BUCKETS];
                set.map(|half| half.map(|w| round(w, OUTPUT_SCALE)))
            }),
            output_biases: std::array::from_fn(|bucket| {
                let bias = self.output_biases[bucket * self.buckets / BUCKETS];
                (bias * (ROW_SCALE * OUTPUT_SCALE) as f32).round() as i32
            }),
        }
    }
}

/// The weights of a network, to train it further.
impl From<&NetworkWeights> for Model {
    fn from(weights: &NetworkWeights) -> Model {
        let exact = |weight: i16, scale: i32| f32::from(weight) / scale as f32;
        Model {
            rows: weights
                .rows
                .iter()
                .map(|row| row.map(|half| half.map(|w| exact(w, ROW_SCALE))))
                .collect(),
            bias: weights.bias.map(|weight| exact(weight, ROW_SCALE)),
            outputs: weights
                .outputs
                .map(|set| set.map(|half| half.map(|w| exact(w, OUTPUT_SCALE)))),
            output_biases: weights
                .output_biases
                .map(|bias| bias as f32 / (ROW_SCALE * OUTPUT_SCALE) as f32),
            buckets: BUCKETS,
        }
    }
}

struct Activations {
    own: [f32; HIDDEN],
    enemy: [f32; HIDDEN],
    bucket: usize,
    logit: f32,
}

/// Cross-entropy of a predicted logit and a target between 0 and 1.
pub(super) fn cross_entropy(logit: f32, target: f32) -> f32 {
    // ln(1 + e^-|x|) + max(x, 0) - x t
    (-logit.abs()).exp().ln_1p() + logit.max(0.0) - logit * target
}
