//! The Adam optimizer.

use super::model::Model;

/// Moments of the gradient.
pub(super) struct Adam {
    mean: Model,
    square: Model,
    steps: i32,
}

const MEAN_DECAY: f32 = 0.9;
const SQUARE_DECAY: f32 = 0.999;
const EPSILON: f32 = 1e-8;

impl Adam {
    pub(super) fn new() -> Adam {
        Adam {
            mean: Model::zero(),
            square: Model::zero(),
            steps: 0,
        }
    }

    /// Moves the weights against the gradient, which is multiplied by `scale` first.
    pub(super) fn step(&mut self, model: &mut Model, gradient: &mut Model, scale: f32, rate: f32) {
        self.steps += 1;
        let mean_correction = 1.0 / (1.0 - MEAN_DECAY.powi(self.steps));
        let square_correction = 1.0 / (1.0 - SQUARE_DECAY.powi(self.steps));
        let slices = model.slices_mut().into_iter().zip(gradient.slices_mut());
        let moments = self
            .mean
            .slices_mut()
            .into_iter()
            .zip(self.square.slices_mut());
        for ((weights, gradient), (means, squares)) in slices.zip(moments) {
            for i in 0..weights.len() {
                let slope = gradient[i] * scale;
                means[i] = MEAN_DECAY * means[i] + (1.0 - MEAN_DECAY) * slope;
                squares[i] = SQUARE_DECAY * squares[i] + (1.0 - SQUARE_DECAY) * slope * slope;
                let step = means[i] * mean_correction;
                weights[i] -= rate * step / ((squares[i] * square_correction).sqrt() + EPSILON);
            }
        }
        model.clamp();
    }
}
