//! Random moves are legal moves, all equally likely.

use ordo_rules::SplitMix64;
use ordo_rules::stein::Position;

/// Connected groups with articulation points, an ordo that is the whole group, and split groups.
const POSITIONS: [&str; 6] = [
    "9b/10/10/10/4w5/3w6/3ww5/10 w",
    "10/10/4b5/3b6/10/2ww6/4w5/10 w",
    "9b/10/10/10/10/2ww6/10/10 w",
    "10/b1b7/1b8/10/10/w1ww6/10/10 w",
    "9b/10/10/10/10/2w7/10/10 w",
    "2bb3b2/bbb1b1b1b1/bb3bbb1b/1bw4b1b/3ww1wb2/1www1w2ww/w2w1ww1ww/2w3ww2 w",
];

/// Pearson's statistic has a mean of the number of moves minus one, and a standard deviation of the root of twice that: five of
/// them are far beyond chance, and the seed is fixed.
#[test]
fn random_moves_are_uniform() {
    let mut random = SplitMix64::new(20);
    for text in POSITIONS {
        let position: Position = text.parse().unwrap();
        let moves = position.legal_moves();
        let draws = 400 * moves.len();
        let mut counts = vec![0; moves.len()];
        for _ in 0..draws {
            let mv = position.random_move(&mut random).unwrap();
            let found = moves.binary_search(&mv);
            counts[found.unwrap_or_else(|_| panic!("{mv} is illegal in {text}"))] += 1;
        }
        let statistic: f64 = counts
            .iter()
            .map(|&count| f64::from(count - 400).powi(2) / 400.0)
            .sum();
        let freedom = (moves.len() - 1) as f64;
        let limit = freedom + 5.0 * (2.0 * freedom).sqrt();
        assert!(statistic <= limit, "{statistic} > {limit}: {text}");
    }
}

#[test]
fn random_moves_are_legal_throughout_games() {
    let mut random = SplitMix64::new(21);
    for _ in 0..40 {
        let mut position = Position::start();
        loop {
            let moves = position.legal_moves();
            let Some(mv) = position.random_move(&mut random) else {
                assert!(moves.is_empty(), "{position} has moves");
                break;
            };
            assert!(moves.contains(&mv), "{mv} is illegal in {position}");
            position.play_unchecked(mv);
        }
    }
}
