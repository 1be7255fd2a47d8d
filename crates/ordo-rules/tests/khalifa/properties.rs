//! Properties of turns and lines.

use ordo_rules::khalifa::{Size, Square, SquareSet, Step, Turn};
use proptest::prelude::*;

fn square() -> impl Strategy<Value = Square> {
    (0..8u8, 0..8u8).prop_map(|(row, column)| Square::new(row, column).unwrap())
}

fn step() -> impl Strategy<Value = Step> {
    (square(), square()).prop_map(|(from, to)| Step { from, to })
}

fn turn() -> impl Strategy<Value = Turn> {
    let size = (0..4usize).prop_map(|n| Size::ALL[n]);
    prop_oneof![
        (size, square()).prop_map(|(size, square)| Turn::Place { size, square }),
        step().prop_map(Turn::One),
        (step(), step()).prop_map(|(first, second)| Turn::Two(first, second)),
    ]
}

proptest! {
    #[test]
    fn sets_are_sets(a in any::<[bool; 64]>(), b in any::<[bool; 64]>()) {
        let set = |bits: [bool; 64]| -> SquareSet {
            Square::all().zip(bits).filter(|(_, bit)| *bit).map(|(square, _)| square).collect()
        };
        let (a, b) = (set(a), set(b));
        prop_assert_eq!((a | b).len() + (a & b).len(), a.len() + b.len());
        prop_assert_eq!(a - b, a & !b);
        prop_assert_eq!(a ^ b, (a | b) - (a & b));
        prop_assert_eq!(a.into_iter().len(), a.into_iter().count());
        prop_assert_eq!(a.is_superset(b), (b - a).is_empty());
        prop_assert!((a | b).is_superset(a) && a.is_superset(a & b));
    }

    #[test]
    fn turns_round_trip_and_sort_like_their_texts(one in turn(), other in turn()) {
        prop_assert_eq!(one.to_string().parse(), Ok(one));
        prop_assert_eq!(one.cmp(&other), one.to_string().cmp(&other.to_string()));
        prop_assert_eq!(one.swapped().swapped(), one);
    }

    #[test]
    fn squares_between_and_beyond_make_a_line(a in square(), b in square()) {
        let (between, beyond) = (SquareSet::between(a, b), SquareSet::beyond(a, b));
        prop_assert_eq!(between, SquareSet::between(b, a));
        prop_assert!(!between.intersects(beyond));
        for square in between {
            prop_assert!(SquareSet::beyond(a, square).contains(b));
            prop_assert!(SquareSet::lines(a).contains(square) && SquareSet::lines(b).contains(square));
        }
        for square in beyond {
            prop_assert!(SquareSet::between(a, square).contains(b));
        }
        prop_assert_eq!(SquareSet::lines(a).contains(b), SquareSet::lines(b).contains(a));
    }
}
