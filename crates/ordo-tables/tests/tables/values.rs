use ordo_rules::stein::{Position, is_connected};
use ordo_tables::{Tables, Value};

use crate::random::Random;
use crate::search;

/// The number of random positions; `ordo tables verify --positions` checks more, with more pieces.
const POSITIONS: usize = 2_000;

#[test]
fn values_follow_from_those_of_the_moves() {
    let tables = Tables::embedded();
    let mut random = Random(1);
    let mut splitting = 0;
    for i in 0..POSITIONS {
        let position = random.position(5 + i % 3);
        let probe = tables.probe_moves(&position).unwrap().unwrap();
        let best = probe
            .moves
            .iter()
            .map(|&(_, value)| value.preference())
            .max();
        assert_eq!(best, Some(probe.value.preference()), "{position}");
        assert_eq!(probe.moves[0].1, probe.value, "{position}");
        let after = position
            .legal_moves()
            .into_iter()
            .map(|mv| position.after_unchecked(mv));
        splitting += after.filter(|after| !is_connected(after.own())).count();
    }
    assert!(splitting > POSITIONS / 20, "{splitting} splitting captures");
}

#[test]
fn mirror_images_and_swapped_colours_have_the_same_value() {
    let tables = Tables::embedded();
    let mut random = Random(2);
    let value = |position: &Position| tables.probe(position).unwrap().unwrap();
    for i in 0..POSITIONS {
        let position = random.position(2 + i % 6);
        assert_eq!(value(&position.mirrored()), value(&position), "{position}");
        assert_eq!(
            value(&position.color_swapped()),
            value(&position),
            "{position}"
        );
        assert_eq!(tables.probe_connected(&position), Some(value(&position)));
    }
}

#[test]
fn short_wins_equal_exhaustive_search() {
    wins_equal_exhaustive_search(60);
}

/// The whole number takes minutes: `cargo test --release -p ordo-tables --test tables -- --ignored`.
#[test]
#[ignore = "takes minutes"]
fn a_thousand_wins_equal_exhaustive_search() {
    wins_equal_exhaustive_search(1_000);
}

fn wins_equal_exhaustive_search(count: usize) {
    let tables = Tables::embedded();
    let mut random = Random(3);
    // As many wins of each length as possible: random positions are mostly won in 1 ply.
    for number in 0..count {
        let expected = [1, 3, 5, 7, 9][number % 5];
        let position = loop {
            let pieces = 4 + random.below(4);
            let position = random.position(pieces);
            if tables.probe(&position).unwrap() == Some(Value::Win(expected)) {
                break position;
            }
        };
        assert_eq!(
            search::shortest_win(&position, 9),
            Some(expected),
            "{position}"
        );
    }
}

#[test]
fn positions_out_of_range_have_no_value() {
    let tables = Tables::embedded();
    assert_eq!(tables.probe(&Position::start()).unwrap(), None);
    assert_eq!(tables.probe_moves(&Position::start()).unwrap(), None);
    assert_eq!(tables.probe_connected(&Position::start()), None);
    let eight = Random(4).position(8);
    assert_eq!(tables.probe(&eight).unwrap(), None);
}

#[test]
fn finished_positions_have_no_plies_left() {
    let tables = Tables::embedded();
    let probe = |text: &str| tables.probe(&text.parse().unwrap()).unwrap();
    assert_eq!(probe("w9/10/10/10/10/10/9b/10 b"), Some(Value::Loss(0)));
    let too_far_apart = "10/b9/10/10/10/10/4w4b/10 b";
    assert_eq!(probe(too_far_apart), Some(Value::Loss(0)));
}
