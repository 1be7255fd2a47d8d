use super::dataset::TrainingSample;

/// The value to learn: a mean of the search's winning chance and the result of the game.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Weight of the winning chance; the rest is the result.
    pub lambda: f32,
    /// Results do not count before a random move.
    pub masks_results: bool,
}

impl Target {
    /// The value of a sample, 0 to 1. A proof needs no result.
    pub(super) fn of(self, sample: &TrainingSample) -> f32 {
        let is_masked = self.masks_results && sample.before_random_move;
        match sample.result {
            Some(result) if !is_masked => {
                self.lambda * sample.chance + (1.0 - self.lambda) * result
            }
            _ => sample.chance,
        }
    }
}
