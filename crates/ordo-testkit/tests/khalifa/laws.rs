//! The law suite and further properties for Khalifa's game.

use std::collections::HashSet;

use ordo_rules::khalifa::{
    PackedPosition, Phase, Position, Size, Square, Step, Symmetry, Turn, TurnSet,
};
use ordo_rules::{Color, SplitMix64};
use ordo_testkit::khalifa::{ADJACENT, GAPS, SYMMETRIES, any_turn, moving, near_an_ordo, position};
use ordo_testkit::laws;
use proptest::prelude::*;

fn check_laws(position: &Position, random: &mut SplitMix64) {
    let candidates: Vec<Turn> = (0..300).map(|_| any_turn(random, position)).collect();
    laws::check(position, &SYMMETRIES, candidates);
}

#[test]
fn laws_hold_during_placement() {
    let mut random = SplitMix64::new(1);
    let mut choice = laws::uniform(2);
    for game in 0..60 {
        let start = Position::start_with([Color::White, Color::Black][game % 2], GAPS);
        laws::random_games(&start, 8, &mut choice, |position| {
            check_laws(position, &mut random);
        });
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
            assert_eq!(set.into_iter().len(), set.len());
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

proptest! {
    #[test]
    fn packed_positions_round_trip(seed: u64) {
        let board = moving(&mut SplitMix64::new(seed), GAPS);
        prop_assert_eq!(PackedPosition::from(&board).unpack(), Some(board.setup()));
        prop_assert_eq!(board.with_options(ADJACENT).with_options(GAPS), board);
        prop_assert_ne!(board.with_options(ADJACENT), board);
    }
}
