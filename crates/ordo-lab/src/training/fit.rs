//! Fitting a network to training data.

use std::f32::consts::PI;
use std::thread;

use ordo_rules::SplitMix64;

use super::adam::Adam;
use super::dataset::{Dataset, TrainingSample};
use super::model::{Model, cross_entropy};
use super::target::Target;
use crate::ReportProgress;

/// Settings of training.
#[derive(Clone, Copy, Debug)]
pub struct FitSettings {
    /// Passes through the data.
    pub epochs: u32,
    /// The value to learn.
    pub target: Target,
    /// Learning rate of the first step; it decays to zero as a cosine.
    pub learning_rate: f32,
    /// Size of a view, 1 to 128; the other numbers of a view stay 0.
    pub hidden: usize,
    /// Number of sets of output weights, 1, 2, 4 or 8; the engine's eight sets are in equal groups.
    pub buckets: usize,
    /// Seed of the first weights, of the order of the positions and of their mirroring.
    pub seed: u64,
    /// Number of threads; does not change the result.
    pub threads: usize,
}

/// Mean losses of an epoch.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
pub struct EpochLoss {
    /// Cross-entropy on the training positions, while the weights change.
    pub training: f32,
    /// Cross-entropy on the held-out positions after the epoch.
    pub held_out: f32,
}

/// Positions between two steps of the optimizer.
const BATCH: usize = 1024;
/// Parts of a batch. Their gradients are added in order, so that the number of threads does not change the result.
const PARTS: usize = 4;

/// Trains a network from these weights, or from random ones; the losses of each epoch.
pub fn fit(
    data: &Dataset,
    settings: &FitSettings,
    initial: Option<Model>,
    progress: &dyn ReportProgress,
) -> (Model, Vec<EpochLoss>) {
    let mut rng = SplitMix64::new(settings.seed);
    let random = Model::random(rng.next_u64(), settings.hidden, settings.buckets);
    let mut model = initial.unwrap_or(random);
    let mut adam = Adam::new();
    let mut order: Vec<u32> = (0..data.training.len() as u32).collect();
    let batches = order.len().div_ceil(BATCH);
    let steps = batches * settings.epochs as usize;
    let mut workers: Vec<Part> = (0..PARTS).map(|_| Part::new()).collect();
    let mut losses = Vec::new();
    for epoch in 0..settings.epochs as usize {
        rng.shuffle(&mut order);
        let mut total = 0.0;
        for (number, batch) in order.chunks(BATCH).enumerate() {
            let step = epoch * batches + number;
            let rate =
                settings.learning_rate * 0.5 * (1.0 + (PI * step as f32 / steps as f32).cos());
            let mirroring = rng.next_u64();
            let job = Job {
                model: &model,
                data: &data.training,
                target: settings.target,
                mirroring,
            };
            run_parts(&job, batch, &mut workers, settings.threads);
            let (sum, rest) = workers.split_at_mut(1);
            for part in rest.iter_mut() {
                sum[0].add(part);
            }
            total += f64::from(sum[0].loss);
            adam.step(
                &mut model,
                &mut sum[0].gradient,
                1.0 / batch.len() as f32,
                rate,
            );
        }
        let loss = EpochLoss {
            training: (total / order.len() as f64) as f32,
            held_out: mean_loss(&model, &data.held_out, settings.target),
        };
        progress.set_done(epoch as u64 + 1);
        progress.set_message(format!(
            "loss {:.4}, held out {:.4}",
            loss.training, loss.held_out
        ));
        losses.push(loss);
    }
    (model, losses)
}

/// Gradient and loss of a part of a batch.
struct Part {
    gradient: Model,
    loss: f32,
}

impl Part {
    fn new() -> Part {
        Part {
            gradient: Model::zero(),
            loss: 0.0,
        }
    }

    fn add(&mut self, other: &mut Part) {
        let slices = self.gradient.slices_mut().into_iter();
        for (sums, others) in slices.zip(other.gradient.slices_mut()) {
            for (sum, other) in sums.iter_mut().zip(others) {
                *sum += *other;
            }
        }
        self.loss += other.loss;
    }
}

/// Input shared by all parts of a batch.
struct Job<'j> {
    model: &'j Model,
    data: &'j [TrainingSample],
    target: Target,
    /// Random bits, one for each position in turn: 1 mirrors it.
    mirroring: u64,
}

impl Job<'_> {
    fn run(&self, indices: &[u32], part: &mut Part) {
        part.gradient.clear();
        part.loss = 0.0;
        for (number, &index) in indices.iter().enumerate() {
            let sample = &self.data[index as usize];
            let is_mirrored = self.mirroring >> (number % 64) & 1 == 1;
            let position = if is_mirrored {
                sample.position.mirrored()
            } else {
                sample.position
            };
            let target = self.target.of(sample);
            part.loss += self
                .model
                .add_gradient(&position, target, &mut part.gradient);
        }
    }
}

fn run_parts(job: &Job<'_>, batch: &[u32], parts: &mut [Part], threads: usize) {
    let size = batch.len().div_ceil(parts.len());
    let mut chunks: Vec<&[u32]> = batch.chunks(size).collect();
    chunks.resize(parts.len(), &[]);
    if threads <= 1 {
        for (chunk, part) in chunks.into_iter().zip(parts) {
            job.run(chunk, part);
        }
        return;
    }
    let per_thread = parts.len().div_ceil(threads);
    thread::scope(|scope| {
        for (chunks, parts) in chunks.chunks(per_thread).zip(parts.chunks_mut(per_thread)) {
            scope.spawn(move || {
                for (chunk, part) in chunks.iter().zip(parts) {
                    job.run(chunk, part);
                }
            });
        }
    });
}

/// Mean cross-entropy over samples.
fn mean_loss(model: &Model, samples: &[TrainingSample], target: Target) -> f32 {
    let loss = |sample: &TrainingSample| {
        f64::from(cross_entropy(
            model.logit(&sample.position),
            target.of(sample),
        ))
    };
    let total: f64 = samples.iter().map(loss).sum();
    (total / samples.len().max(1) as f64) as f32
}
