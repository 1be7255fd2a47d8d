use ordo_engine::stein::{Evaluate, HIDDEN, Network};
use ordo_rules::SplitMix64;
use ordo_rules::stein::Position;

use super::dataset::{Dataset, TrainingSample};
use super::fit::{FitSettings, fit};
use super::model::Model;
use super::target::Target;
use crate::selfplay::{Sample, SampleResult};

/// Positions of random games, each won by the side that has more pieces past the middle.
fn samples(games: u64) -> Vec<Sample> {
    let mut samples = Vec::new();
    for seed in 0..games {
        let mut rng = SplitMix64::new(seed);
        let mut position = Position::start();
        for _ in 0..10 + rng.below(40) {
            let moves = position.legal_moves();
            let Some(&mv) = rng.choose(&moves) else {
                break;
            };
            position.play_unchecked(mv);
        }
        let is_ahead = position.own().len() > position.enemy().len();
        samples.push(Sample {
            position,
            score: if is_ahead { 200 } else { -200 },
            result: if is_ahead {
                SampleResult::Win
            } else {
                SampleResult::Loss
            },
            is_last: true,
            before_random_move: seed % 2 == 0,
        });
    }
    samples
}

fn dataset(games: u64) -> Dataset {
    let samples = samples(games);
    let usable = samples
        .iter()
        .filter_map(TrainingSample::new)
        .collect::<Vec<_>>();
    let (held_out, training) = usable.split_at(usable.len() / 10);
    Dataset {
        training: training.to_vec(),
        held_out: held_out.to_vec(),
    }
}

const TARGET: Target = Target {
    lambda: 0.5,
    masks_results: true,
};

const SETTINGS: FitSettings = FitSettings {
    epochs: 8,
    target: TARGET,
    learning_rate: 0.01,
    hidden: 64,
    buckets: 8,
    seed: 3,
    threads: 1,
};

#[test]
fn gradients_are_slopes_of_the_loss() {
    let data = dataset(40);
    let mut model = Model::random(5, HIDDEN, 8);
    let sample = &data.training[0];
    let target = TARGET.of(sample);
    let mut gradient = Model::zero();
    model.add_gradient(&sample.position, target, &mut gradient);
    let slopes: Vec<Vec<f32>> = gradient.slices_mut().iter().map(|s| s.to_vec()).collect();
    let mut rng = SplitMix64::new(1);
    let (mut checked, mut wrong) = (0, 0);
    for (part, slopes) in slopes.iter().enumerate() {
        for _ in 0..60 {
            let at = rng.below(slopes.len());
            let mut loss_at = |change: f32| {
                model.slices_mut()[part][at] += change;
                let loss = model.add_gradient(&sample.position, target, &mut Model::zero());
                model.slices_mut()[part][at] -= change;
                f64::from(loss)
            };
            let step = 2e-3;
            let numeric = (loss_at(step) - loss_at(-step)) / (2.0 * f64::from(step));
            let slope = f64::from(slopes[at]);
            // The loss has a kink where a view is clamped.
            wrong += u32::from((numeric - slope).abs() > 2e-3);
            checked += u32::from(slope.abs() > 1e-3);
        }
    }
    assert!(checked > 40 && wrong < 5, "{checked} {wrong}");
}

#[test]
fn training_lowers_the_loss() {
    let (_, losses) = fit(&dataset(3_000), &SETTINGS, None, &());
    let (first, last) = (losses[0].held_out, losses[7].held_out);
    assert!(last < first - 0.03, "{first} {last}");
}

#[test]
fn threads_do_not_change_the_network() {
    let data = dataset(300);
    let networks = [1, 2, 3].map(|threads| {
        let (model, losses) = fit(
            &data,
            &FitSettings {
                threads,
                epochs: 2,
                ..SETTINGS
            },
            None,
            &(),
        );
        (model.quantised(), losses)
    });
    assert_eq!(networks[0], networks[1]);
    assert_eq!(networks[0], networks[2]);
    let other = fit(
        &data,
        &FitSettings {
            seed: 4,
            epochs: 2,
            ..SETTINGS
        },
        None,
        &(),
    );
    assert_ne!(networks[0].0, other.0.quantised());
}

/// The engine evaluates with the rounded weights as the trainer does with the exact ones.
#[test]
fn rounded_networks_evaluate_like_exact_ones() {
    let (model, _) = fit(&dataset(1_000), &SETTINGS, None, &());
    let network = Network::from_bytes(&model.quantised().to_bytes()).unwrap();
    let mut memory = network.memory();
    let mut compared = 0;
    for sample in samples(200) {
        let Some(training) = TrainingSample::new(&sample) else {
            continue;
        };
        compared += 1;
        let exact = model.logit(&training.position);
        let found = network.evaluate(&mut memory, &sample.position, || unreachable!());
        let rounded = found as f32 / 300.0;
        assert!((exact - rounded).abs() < 0.1, "{exact} {rounded}");
    }
    assert!(compared > 100);
}

/// A smaller view and fewer sets of output weights are special cases of the engine's network.
#[test]
fn smaller_networks_leave_weights_unused_or_equal() {
    let settings = FitSettings {
        hidden: 10,
        buckets: 2,
        epochs: 2,
        ..SETTINGS
    };
    let (model, _) = fit(&dataset(300), &settings, None, &());
    let weights = model.quantised();
    let rows = weights.rows.as_flattened().iter();
    for view in rows.chain(weights.outputs.as_flattened()) {
        assert!(view[10..].iter().all(|&weight| weight == 0));
    }
    assert!(weights.rows[30][0][..10].iter().any(|&weight| weight != 0));
    for bucket in 0..8 {
        let first = bucket / 4 * 4;
        assert_eq!(weights.outputs[bucket], weights.outputs[first]);
        assert_eq!(weights.output_biases[bucket], weights.output_biases[first]);
    }
    assert_ne!(weights.outputs[0], weights.outputs[4]);
}

#[test]
fn networks_can_be_trained_further() {
    let data = dataset(1_000);
    let (model, losses) = fit(&data, &SETTINGS, None, &());
    let weights = model.quantised();
    let restored = Model::from(&weights);
    assert_eq!(restored.quantised(), weights);
    let settings = FitSettings {
        epochs: 1,
        learning_rate: 0.0,
        ..SETTINGS
    };
    let (same, further) = fit(&data, &settings, Some(restored), &());
    assert_eq!(same.quantised(), weights);
    let (before, after) = (losses[7].held_out, further[0].held_out);
    assert!((before - after).abs() < 0.01, "{before} {after}");
}

#[test]
fn results_count_only_after_the_last_random_move() {
    let mut sample = samples(1)[0];
    let target = |sample: &Sample| TARGET.of(&TrainingSample::new(sample).unwrap());
    sample.score = 0;
    sample.result = SampleResult::Win;
    sample.before_random_move = false;
    assert!((target(&sample) - 0.75).abs() < 1e-6);
    sample.before_random_move = true;
    assert!((target(&sample) - 0.5).abs() < 1e-6);
    let unmasked = Target {
        masks_results: false,
        ..TARGET
    };
    let value = unmasked.of(&TrainingSample::new(&sample).unwrap());
    assert!((value - 0.75).abs() < 1e-6);
    sample.score = -31_995;
    assert!(target(&sample).abs() < 1e-6);
}

#[test]
fn split_and_winning_positions_are_left_out() {
    let sample = |text: &str| Sample {
        position: text.parse().unwrap(),
        score: 0,
        result: SampleResult::Draw,
        is_last: true,
        before_random_move: false,
    };
    let is_used = |text: &str| TrainingSample::new(&sample(text)).is_some();
    assert!(is_used("9b/9b/10/10/10/w9/w9/10 w"));
    assert!(!is_used("9b/9b/10/10/10/w9/2w7/10 w"), "split");
    assert!(
        !is_used("9b/9b/10/10/10/10/ww8/10 w"),
        "both advance to the goal row"
    );
}
