//! The law suite and further properties for Khalifa's game.

use std::collections::HashSet;

use crate::boards::{ADJACENT, GAPS, moving, near_an_ordo, position};
use crate::laws;
use ordo_rules::Color;
use ordo_rules::SplitMix64;
use ordo_rules::khalifa::{
    PackedPosition, Phase, Position, Size, Square, SquareSet, Step, Symmetry, Turn, TurnSet,
};
use proptest::prelude::*;

const SAME: Symmetry = Symmetry {
    transpose: false,
    flip: false,
    mirror: false,
    swap_colors: false,
    reverse: [false; 2],
};
const TRANSPOSE: Symmetry = Symmetry {
    transpose: true,
    ..SAME
};
const FLIP: Symmetry = Symmetry { flip: true, ..SAME };
const MIRROR: Symmetry = Symmetry {
    mirror: true,
    ..SAME
};
const SWAP: Symmetry = Symmetry {
    swap_colors: true,
    ..SAME
};
const REVERSE: Symmetry = Symmetry {
    reverse: [true; 2],
    ..SAME
};

macro_rules! law {
    ($name:literal, $symmetry:expr) => {
        laws::Symmetry {
            name: $name,
            position: |position| $symmetry.position(position),
            // Both colours' sizes are reversed or none, so it does not matter whose turn it is.
            mv: |turn| $symmetry.turn(Color::White, turn),
            swaps_colors: $symmetry.swap_colors,
        }
    };
}

/// Generators of the symmetry group, except for reversing the sizes of one colour only.
const SYMMETRIES: [laws::Symmetry<Position>; 5] = [
    law!("transposition", TRANSPOSE),
    law!("flip", FLIP),
    law!("mirror", MIRROR),
    law!("colour swap", SWAP),
    law!("reversal", REVERSE),
];

fn any_square(random: &mut SplitMix64) -> Square {
    Square::new(random.below(8) as u8, random.below(8) as u8).unwrap()
}

/// A random turn, legal or not.
fn any_turn(random: &mut SplitMix64, position: &Position) -> Turn {
    let own: Vec<Square> = position.pieces(position.turn()).into_iter().collect();
    let mut step = || {
        let from = if own.is_empty() || random.below(8) == 0 {
            any_square(random)
        } else {
            *random.choose(&own).unwrap()
        };
        let line: Vec<Square> = SquareSet::lines(from).into_iter().collect();
        let to = if random.below(8) == 0 {
            any_square(random)
        } else {
            *random.choose(&line).unwrap()
        };
        Step { from, to }
    };
    let steps = (step(), step());
    match random.below(4) {
        0 => Turn::One(steps.0),
        1 => Turn::Place {
            size: *random.choose(&Size::ALL).unwrap(),
            square: any_square(random),
        },
        _ => Turn::Two(steps.0, steps.1),
    }
}

fn check_laws(position: &Position, random: &mut SplitMix64) {
    let candidates: Vec<Turn> = (0..300).map(|_| any_turn(random, position)).collect();
    laws::check(position, &SYMMETRIES, candidates);
}

#[test]
fn laws_hold_during_placement() {
    let mut random = SplitMix64::new(1);
    let mut choice = SplitMix64::new(2);
    for game in 0..60 {
        let start = Position::start_with([Color::White, Color::Black][game % 2], GAPS);
        laws::random_games(
            &start,
            8,
            |_, turns| *choice.choose(turns).unwrap(),
            |position| check_laws(position, &mut random),
        );
    }
}

#[test]
fn laws_hold_during_movement() {
    let mut random = SplitMix64::new(3);
    for n in 0..300 {
        let position = match n % 2 {
            0 => moving(&mut random, GAPS),
            _ => near_an_ordo(&mut random, GAPS),
        };
        check_laws(&position, &mut random);
    }
}

/// All turns, on one position of each phase: generated if and only if accepted.
#[test]
fn explain_agrees_with_generation_for_every_turn() {
    let squares = || Square::all();
    let steps: Vec<Step> = squares()
        .flat_map(|from| squares().map(move |to| Step { from, to }))
        .collect();
    let placing =
        position("....A.../D......./......c./.....C../...d..../......../......../........ b");
    let places = Size::ALL
        .into_iter()
        .flat_map(|size| squares().map(move |square| Turn::Place { size, square }));
    let ones = steps.iter().map(|&step| Turn::One(step));
    laws::check(&placing, &[], places.chain(ones));

    let moving = position("8/8/3b4/2aAB3/3c1C2/5Dd1/8/8 w");
    let own: Vec<Step> = steps
        .iter()
        .copied()
        .filter(|step| moving.pieces(Color::White).contains(step.from))
        .collect();
    let twos = own
        .iter()
        .flat_map(|&first| own.iter().map(move |&second| Turn::Two(first, second)));
    laws::check(
        &moving,
        &[],
        steps.iter().map(|&step| Turn::One(step)).chain(twos),
    );
}

#[test]
fn all_symmetries_preserve_the_rules() {
    let all: HashSet<Symmetry> = Symmetry::all().collect();
    assert_eq!(all.len(), 64);
    let mut random = SplitMix64::new(4);
    for n in 0..12 {
        let board = match n % 4 {
            0 => near_an_ordo(&mut random, ADJACENT),
            1 => moving(&mut random, GAPS),
            2 => position(
                "....A.../D......./......c./.....C../...d..../......../......../........ b",
            ),
            _ => position("8/8/8/8/8/5c2/8/A7 w"),
        };
        let (form, way) = board.canonical_form();
        assert_eq!(way.position(&board), form);
        assert_eq!(form.turn(), Color::White);
        let mut packed = HashSet::new();
        for symmetry in Symmetry::all() {
            let image = symmetry.position(&board);
            packed.insert(PackedPosition::from(&image));
            assert_eq!(image.canonical_form().0, form, "{board} {symmetry:?}");
            assert_eq!(image.key(), image.computed_key());
            let mut expected: Vec<Turn> = board
                .legal_turns()
                .into_iter()
                .map(|turn| image.canonical(symmetry.turn(board.turn(), turn)))
                .collect();
            expected.sort_unstable();
            assert_eq!(image.legal_turns(), expected, "{board} {symmetry:?}");
            let winning = image.winning_turns().len();
            assert_eq!(winning, board.winning_turns().len(), "{board} {symmetry:?}");
        }
        if board.phase() == Phase::Moving {
            assert_eq!(packed.len(), 64, "{board}");
        }
    }
}

#[test]
fn turn_sets_agree_with_their_turns() {
    let mut random = SplitMix64::new(5);
    for _ in 0..500 {
        let position = moving(&mut random, GAPS);
        let mut listed = Vec::new();
        position.each_turn_set(|set| {
            let turns: Vec<Turn> = set.into_iter().collect();
            assert_eq!((turns.len(), turns.is_empty()), (set.len(), set.is_empty()));
            if let TurnSet::Two { first, from, to } = set {
                let same = |&turn: &Turn| {
                    matches!(turn, Turn::Two(one, two) if one == first && two.from == from && to.contains(two.to))
                };
                assert!(turns.iter().all(same));
            }
            listed.extend(turns);
        });
        assert_eq!(listed, position.legal_turns());
        assert_eq!(listed.len(), position.count_turns());
    }
}

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

    #[test]
    fn packed_positions_are_the_same_again(seed: u64) {
        let board = moving(&mut SplitMix64::new(seed), GAPS);
        prop_assert_eq!(PackedPosition::from(&board).unpack(), Some(board.setup()));
        prop_assert_eq!(board.with_options(ADJACENT).with_options(GAPS), board);
        prop_assert_ne!(board.with_options(ADJACENT), board);
    }
}
