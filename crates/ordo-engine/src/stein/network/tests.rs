use ordo_rules::SplitMix64;
use ordo_rules::stein::Position;

use super::format::{MAX_OUTPUT_WEIGHT, MAX_ROW_WEIGHT};
use super::*;

/// Random weights over the whole range that a file can have.
fn random_weights(seed: u64) -> NetworkWeights {
    let mut rng = SplitMix64::new(seed);
    let mut weight =
        |max: u16| (rng.below(2 * usize::from(max) + 1) as i32 - i32::from(max)) as i16;
    NetworkWeights {
        rows: (0..INPUTS)
            .map(|_| [[0; HIDDEN]; 2].map(|half| half.map(|_| weight(MAX_ROW_WEIGHT / 4))))
            .collect(),
        bias: [0; HIDDEN].map(|_| weight(MAX_ROW_WEIGHT / 4)),
        outputs: [[[0; HIDDEN]; 2]; BUCKETS]
            .map(|set| set.map(|half| half.map(|_| weight(MAX_OUTPUT_WEIGHT)))),
        output_biases: [0; BUCKETS].map(|_| i32::from(weight(20_000))),
    }
}

/// Positions of random games.
fn random_positions(seed: u64, games: usize) -> Vec<Position> {
    let mut rng = SplitMix64::new(seed);
    let mut positions = Vec::new();
    for _ in 0..games {
        let mut position = Position::start();
        for _ in 0..10 + rng.below(60) {
            let moves = position.legal_moves();
            let Some(&mv) = rng.choose(&moves) else {
                break;
            };
            position.play_unchecked(mv);
        }
        positions.push(position);
    }
    positions
}

fn evaluate(network: &Network, position: &Position) -> i32 {
    let no_sides = || -> [SideEval; 2] { unreachable!("the network sums up its own inputs") };
    network.evaluate(&mut network.memory(), position, no_sides)
}

/// The network by its definition, in wide integers.
fn slow_evaluate(weights: &NetworkWeights, position: &Position) -> i32 {
    let us = position.turn();
    let rows = |color: Color| {
        let pieces = position.pieces(color).into_iter();
        pieces.map(move |square| match color {
            Color::White => square.index(),
            Color::Black => square.flipped().index(),
        })
    };
    let view = |viewer: Color, i: usize| {
        let own: i64 = rows(viewer).map(|s| i64::from(weights.rows[s][0][i])).sum();
        let enemy: i64 = rows(!viewer)
            .map(|s| i64::from(weights.rows[s][1][i]))
            .sum();
        (i64::from(weights.bias[i]) + own + enemy).clamp(0, 255)
    };
    let bucket = bucket(position.own().len() + position.enemy().len());
    let mut sum = 0;
    for (side, viewer) in [us, !us].into_iter().enumerate() {
        for i in 0..HIDDEN {
            sum += view(viewer, i).pow(2) * i64::from(weights.outputs[bucket][side][i]);
        }
    }
    ((sum / 255 + i64::from(weights.output_biases[bucket])) * 300 / (255 * 64)) as i32
}

#[test]
fn evaluation_equals_its_definition() {
    for seed in 0..4 {
        let weights = random_weights(seed);
        let network = Network::from_bytes(&weights.to_bytes()).unwrap();
        for position in random_positions(seed, 100) {
            let expected = slow_evaluate(&weights, &position);
            assert_eq!(evaluate(&network, &position), expected, "{position}");
        }
    }
}

/// Weights at the limits do not overflow, with all pieces on the board.
#[test]
fn extreme_weights_do_not_overflow() {
    let mut weights = random_weights(1);
    for (row, output) in [(1, 1), (1, -1), (-1, 1)] {
        let row_weight = row * MAX_ROW_WEIGHT as i16;
        weights
            .rows
            .as_flattened_mut()
            .as_flattened_mut()
            .fill(row_weight);
        weights.bias.fill(row_weight);
        let outputs = weights.outputs.as_flattened_mut().as_flattened_mut();
        outputs.fill(output * MAX_OUTPUT_WEIGHT as i16);
        let network = Network::from_bytes(&weights.to_bytes()).unwrap();
        let start = Position::start();
        assert_eq!(evaluate(&network, &start), slow_evaluate(&weights, &start));
    }
}

/// The same numbers on every machine, with and without SIMD.
#[test]
fn evaluations_are_the_same_everywhere() {
    let network = Network::from_bytes(&random_weights(7).to_bytes()).unwrap();
    let found: Vec<i32> = random_positions(7, 6)
        .iter()
        .map(|p| evaluate(&network, p))
        .collect();
    assert_eq!(found, EXPECTED);
}

const EXPECTED: [i32; 6] = [-3892, -534, -5504, 168, -1671, 3685];

#[test]
fn swapped_colours_have_the_same_evaluation() {
    let network = Network::default();
    for position in random_positions(3, 200) {
        let swapped = position.color_swapped();
        assert_eq!(
            evaluate(&network, &position),
            evaluate(&network, &swapped),
            "{position}"
        );
    }
}

#[test]
fn memory_does_not_change_evaluations() {
    let network = Network::default();
    let mut memory = network.memory();
    let mut rng = SplitMix64::new(11);
    for game in 0..100 {
        let mut position = Position::start();
        for _ in 0..rng.below(70) {
            let moves = position.legal_moves();
            let Some(&mv) = rng.choose(&moves) else {
                break;
            };
            position.play_unchecked(mv);
            let found = network.evaluate(&mut memory, &position, || unreachable!());
            assert_eq!(
                found,
                evaluate(&network, &position),
                "game {game}: {position}"
            );
        }
    }
}

#[test]
fn files_round_trip() {
    let weights = random_weights(2);
    let bytes = weights.to_bytes();
    assert_eq!(NetworkWeights::from_bytes(&bytes).as_ref(), Ok(&weights));
    let network = Network::from_bytes(&bytes).unwrap();
    assert_eq!(network.weights(), weights);
    assert_eq!(network.checksum().to_le_bytes(), bytes[16..20]);
}

#[test]
fn smaller_views_are_filled_up_with_zeros() {
    const SMALL: usize = HIDDEN / 2;
    let mut weights = random_weights(5);
    let views = weights.rows.as_flattened_mut().iter_mut();
    let outputs = weights.outputs.as_flattened_mut().iter_mut();
    for view in views.chain([&mut weights.bias]).chain(outputs) {
        view[SMALL..].fill(0);
    }
    let bytes = weights.to_bytes();
    let (views, output_biases) = bytes[20..].split_at(bytes.len() - 20 - 4 * BUCKETS);
    let used = views.chunks(2 * HIDDEN).flat_map(|view| &view[..2 * SMALL]);
    let payload: Vec<u8> = used.chain(output_biases).copied().collect();
    let mut small = bytes[..20].to_vec();
    small[10] = SMALL as u8;
    small[16..].copy_from_slice(&format::crc32(&payload).to_le_bytes());
    small.extend(payload);
    assert_eq!(NetworkWeights::from_bytes(&small).as_ref(), Ok(&weights));
    small[10] += 1;
    assert_eq!(
        NetworkWeights::from_bytes(&small),
        Err(NetworkError::Length)
    );
}

#[test]
fn damaged_files_are_refused() {
    let error = |bytes: &[u8]| Network::from_bytes(bytes).unwrap_err();
    let bytes = random_weights(3).to_bytes();
    assert_eq!(error(b""), NetworkError::Header);
    assert_eq!(error(&bytes[..15]), NetworkError::Header);
    assert_eq!(error(&bytes[..19]), NetworkError::Length);
    assert_eq!(error(&bytes[..bytes.len() - 1]), NetworkError::Length);
    assert_eq!(error(&[&bytes[..], &[0]].concat()), NetworkError::Length);
    let mut rng = SplitMix64::new(9);
    for _ in 0..50 {
        let mut damaged = bytes.clone();
        let at = rng.below(damaged.len());
        damaged[at] ^= 1 << rng.below(8);
        let expected = if at < 16 {
            NetworkError::Header
        } else {
            NetworkError::Checksum
        };
        assert_eq!(error(&damaged), expected, "byte {at}");
    }
    let mut weights = random_weights(4);
    weights.outputs[2][1][5] = MAX_OUTPUT_WEIGHT as i16 + 1;
    assert_eq!(error(&weights.to_bytes()), NetworkError::Range);
    let mut weights = random_weights(4);
    weights.bias[3] = i16::MIN;
    assert_eq!(error(&weights.to_bytes()), NetworkError::Range);
}
