//! Training positions from self-play files.

use std::path::PathBuf;

use ordo_engine::Score;
use ordo_rules::stein::{Group, SquareSet, is_connected};
use ordo_rules::{Color, SplitMix64};

use crate::LabError;
use crate::selfplay::{Sample, SampleResult, read_samples};

/// A position from the view of the side to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct TrainingPosition {
    /// Pieces of the side to move, from its home row.
    own: SquareSet,
    /// Pieces of the other side, from its own home row.
    enemy: SquareSet,
}

/// A position with what is known about its value.
#[derive(Clone, Copy, Debug)]
pub(super) struct TrainingSample {
    pub(super) position: TrainingPosition,
    /// Winning chance by the search.
    pub(super) chance: f32,
    /// Result of the game; `None` if the search has proved it.
    pub(super) result: Option<f32>,
    /// True if a random move follows later in the game.
    pub(super) before_random_move: bool,
}

/// Training samples, and samples of other games to measure the loss.
#[derive(Clone, Debug, Default)]
pub struct Dataset {
    pub(super) training: Vec<TrainingSample>,
    pub(super) held_out: Vec<TrainingSample>,
}

/// One game in this many is held out.
const HELD_OUT: usize = 20;
/// Seed of the choice of held-out games.
const HELD_OUT_SEED: u64 = 1;

impl TrainingPosition {
    pub(super) fn own(&self) -> impl Iterator<Item = usize> {
        self.own.into_iter().map(ordo_rules::stein::Square::index)
    }

    pub(super) fn enemy(&self) -> impl Iterator<Item = usize> {
        self.enemy.into_iter().map(ordo_rules::stein::Square::index)
    }

    pub(super) fn pieces(&self) -> usize {
        self.own.len() + self.enemy.len()
    }

    /// The position with left and right exchanged.
    pub(super) fn mirrored(&self) -> TrainingPosition {
        TrainingPosition {
            own: self.own.mirrored(),
            enemy: self.enemy.mirrored(),
        }
    }
}

impl TrainingSample {
    /// The sample for training; `None` if the evaluation is never used in the position: the side to move is split or wins at once.
    pub(super) fn new(sample: &Sample) -> Option<TrainingSample> {
        let Sample { position, .. } = sample;
        let (us, own, enemy) = (position.turn(), position.own(), position.enemy());
        if !is_connected(own) || position.can_reach_goal_with(&Group::connected_unchecked(us, own))
        {
            return None;
        }
        let result = match sample.result {
            SampleResult::Loss => 0.0,
            SampleResult::Draw => 0.5,
            SampleResult::Win => 1.0,
        };
        let is_proved = sample.is_proved();
        Some(TrainingSample {
            position: match us {
                Color::White => TrainingPosition {
                    own,
                    enemy: enemy.flipped(),
                },
                Color::Black => TrainingPosition {
                    own: own.flipped(),
                    enemy,
                },
            },
            chance: if is_proved {
                f32::from(u8::from(sample.score > 0))
            } else {
                Score::estimate(sample.score.into()).winning_chance() as f32
            },
            result: (!is_proved).then_some(result),
            before_random_move: sample.before_random_move,
        })
    }
}

impl Dataset {
    /// Reads self-play files.
    pub fn read(paths: &[PathBuf]) -> Result<Dataset, LabError> {
        let mut data = Dataset::default();
        let mut rng = SplitMix64::new(HELD_OUT_SEED);
        let mut is_held_out = rng.below(HELD_OUT) == 0;
        for path in paths {
            let read = read_samples(path, |sample| {
                let part = if is_held_out {
                    &mut data.held_out
                } else {
                    &mut data.training
                };
                part.extend(TrainingSample::new(&sample));
                if sample.is_last {
                    is_held_out = rng.below(HELD_OUT) == 0;
                }
            });
            read.map_err(|error| LabError::in_file(path, error))?;
        }
        if data.training.is_empty() {
            return Err(LabError::Input(
                "there are no positions to train with".to_owned(),
            ));
        }
        Ok(data)
    }

    /// Number of training positions.
    pub fn len(&self) -> usize {
        self.training.len()
    }

    /// True if there are no training positions.
    pub fn is_empty(&self) -> bool {
        self.training.is_empty()
    }
}
