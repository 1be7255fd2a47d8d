//! The law suite and further properties for Stein's game.

use crate::laws::Symmetry;
use ordo_rules::Color;
use ordo_rules::SplitMix64;
use ordo_rules::stein::{
    Axis, Group, Move, Neighbourhood, PackedPosition, Position, Run, Setup, Square, SquareSet,
    is_connected,
};
use proptest::prelude::*;

const SYMMETRIES: [Symmetry<Position>; 2] = [
    Symmetry {
        name: "mirror",
        position: Position::mirrored,
        mv: Move::mirrored,
        swaps_colors: false,
    },
    Symmetry {
        name: "colour swap",
        position: Position::color_swapped,
        mv: Move::flipped,
        swaps_colors: true,
    },
];

/// A random move, mostly illegal.
fn any_move(random: &mut SplitMix64) -> Move {
    let squares: Vec<Square> = Square::all().collect();
    loop {
        let first = *random.choose(&squares).unwrap();
        let last = match random.below(3) {
            0 => first,
            1 => Square::new(random.below(10) as u8, first.rank()).unwrap(),
            _ => Square::new(first.file(), random.below(8) as u8).unwrap(),
        };
        let run = Run::new(first, last).unwrap();
        let to = *random.choose(&squares).unwrap();
        if let Some(mv) = Move::new(run, to, random.below(4) == 0) {
            return mv;
        }
    }
}

#[test]
fn laws_hold_in_random_games() {
    let mut random = SplitMix64::new(1);
    let mut choice = SplitMix64::new(2);
    crate::laws::random_games(
        &Position::start(),
        3_000,
        |_, moves| *choice.choose(moves).unwrap(),
        |position| {
            let candidates: Vec<Move> = (0..50).map(|_| any_move(&mut random)).collect();
            crate::laws::check(position, &SYMMETRIES, candidates);
        },
    );
}

/// All moves, on some positions: generated if and only if accepted.
#[test]
fn explain_agrees_with_generation_for_every_move() {
    let mut choice = SplitMix64::new(3);
    let mut nth = 0;
    let all = all_moves();
    crate::laws::random_games(
        &Position::start(),
        1_500,
        |_, moves| *choice.choose(moves).unwrap(),
        |position| {
            nth += 1;
            if nth % 50 == 0 {
                crate::laws::check(position, &[], all.iter().copied());
            }
        },
    );
}

fn all_moves() -> Vec<Move> {
    let mut moves = Vec::new();
    for first in Square::all() {
        for last in Square::all().filter(|&last| first <= last) {
            let Some(run) = Run::new(first, last) else {
                continue;
            };
            for to in Square::all() {
                moves.extend(
                    [false, true]
                        .into_iter()
                        .filter_map(|x| Move::new(run, to, x)),
                );
            }
        }
    }
    moves
}

#[test]
fn reused_groups_stay_valid() {
    let mut choice = SplitMix64::new(4);
    crate::laws::random_games(
        &Position::start(),
        20_000,
        |_, moves| *choice.choose(moves).unwrap(),
        |position| {
            let waiting = position.group(!position.turn());
            for mv in position.legal_moves() {
                let next = position.after_unchecked(mv);
                let moved = Group::connected_unchecked(position.turn(), next.enemy());
                assert_eq!(
                    moved.articulation_points(),
                    next.group(!next.turn()).articulation_points()
                );
                if !mv.is_capture() {
                    assert_eq!(next.count_moves_with(&waiting), next.count_moves());
                }
            }
        },
    );
}

#[test]
fn move_sets_agree_with_their_moves() {
    let mut choice = SplitMix64::new(5);
    crate::laws::random_games(
        &Position::start(),
        2_000,
        |_, moves| *choice.choose(moves).unwrap(),
        |position| {
            let mut all = Vec::new();
            position.each_move_set(|set| {
                assert!(!set.is_empty());
                assert_eq!(set.len(), set.targets.len());
                assert_eq!(set.captures, set.targets & position.enemy());
                assert!(position.own().is_superset(set.origins()));
                assert_eq!(set.origins().len(), set.len());
                let folded = set.into_iter().fold(Vec::new(), |mut all, mv| {
                    all.push(mv);
                    all
                });
                let mut listed: Vec<Move> = set.into_iter().collect();
                assert!(position.targets(listed[0].run()).contains(listed[0].to()));
                assert_eq!(listed.len(), set.len());
                for mv in &listed {
                    assert_eq!(mv.run().len(), set.pieces());
                    assert_eq!(mv.is_capture(), set.captures.contains(mv.to()));
                    let (files, ranks) = (set.direction().files(), set.direction().ranks());
                    let way = set.distance() as i8;
                    assert_eq!(mv.from().offset(files * way, ranks * way), Some(mv.to()));
                }
                let mut folded = folded;
                folded.sort_unstable();
                listed.sort_unstable();
                assert_eq!(folded, listed);
                let mut begun = set.into_iter();
                let mut halves: Vec<Move> = begun.next().into_iter().collect();
                assert_eq!(begun.len(), set.len() - 1);
                begun.for_each(|mv| halves.push(mv));
                halves.sort_unstable();
                assert_eq!(halves, listed);
                all.extend(listed);
            });
            all.sort_unstable();
            assert_eq!(all, position.legal_moves());

            let own = position.group(position.turn());
            let mut captures = Vec::new();
            position.each_move_set_within(&own, position.enemy(), |set| captures.extend(set));
            captures.sort_unstable();
            all.retain(|mv| mv.is_capture());
            assert_eq!(captures, all);
        },
    );
}

#[test]
fn goal_moves_are_the_moves_that_reach_the_goal_row() {
    let mut choice = SplitMix64::new(6);
    crate::laws::random_games(
        &Position::start(),
        20_000,
        |_, moves| *choice.choose(moves).unwrap(),
        |position| {
            let us = position.turn();
            let moves = position.legal_moves();
            let wins = moves
                .into_iter()
                .filter(|&mv| position.after_unchecked(mv).reached_goal() == Some(us));
            let wins: Vec<Move> = wins.collect();
            assert_eq!(position.goal_moves(us), wins);
            let can = position.can_reach_goal_with(&position.group(us));
            assert_eq!(can, !wins.is_empty());
            // The threats of the other side are its winning moves if it were to move.
            if let Some(null_move) = position.null_move() {
                let threats = position.goal_moves(!us);
                assert_eq!(threats, null_move.goal_moves(!us));
                assert_eq!(null_move.key(), null_move.computed_key());
                assert_eq!(null_move.null_move(), Some(*position));
                let all = null_move.legal_moves();
                assert!(threats.iter().all(|mv| all.contains(mv)));
            }
        },
    );
}

fn squares() -> impl Strategy<Value = SquareSet> {
    proptest::collection::vec((0..10u8, 0..8u8), 0..40).prop_map(|list| {
        list.into_iter()
            .filter_map(|(file, rank)| Square::new(file, rank))
            .collect()
    })
}

fn setups() -> impl Strategy<Value = Setup> {
    (squares(), squares(), any::<bool>()).prop_map(|(white, black, whites_turn)| {
        let mut setup = Setup::EMPTY;
        white
            .into_iter()
            .for_each(|square| setup.set(square, Some(Color::White)));
        black
            .into_iter()
            .for_each(|square| setup.set(square, Some(Color::Black)));
        setup.set_turn(if whites_turn {
            Color::White
        } else {
            Color::Black
        });
        setup
    })
}

proptest! {
    #[test]
    fn setups_round_trip(setup in setups()) {
        prop_assert_eq!(setup.to_string().parse::<Setup>().unwrap(), setup);
        prop_assert_eq!(PackedPosition::from(&setup).unpack(), Some(setup));
        let with_dots: String = setup.to_string().split(' ').next().unwrap().split('/')
            .map(|rank| {
                let mut dots = String::new();
                let mut number = String::new();
                for c in rank.chars().chain(['/']) {
                    if c.is_ascii_digit() { number.push(c); continue; }
                    dots += &".".repeat(number.parse().unwrap_or(0));
                    number.clear();
                    dots.push(c);
                }
                dots
            }).collect();
        let with_dots = format!("{}_{}", with_dots.trim_end_matches('/'), setup.turn().letter());
        prop_assert_eq!(with_dots.parse::<Setup>().unwrap(), setup);
    }

    #[test]
    fn sets_are_sets(a in squares(), b in squares()) {
        prop_assert_eq!((a | b).len() + (a & b).len(), a.len() + b.len());
        prop_assert_eq!(a - b, a & !b);
        prop_assert_eq!(a ^ b, (a | b) - (a & b));
        prop_assert_eq!(a.mirrored().mirrored(), a);
        prop_assert_eq!(a.flipped().flipped(), a);
        prop_assert_eq!(a.mirrored(), a.into_iter().map(Square::mirrored).collect());
        prop_assert_eq!(a.flipped(), a.into_iter().map(Square::flipped).collect());
        prop_assert_eq!(a.into_iter().len(), a.into_iter().count());
        prop_assert_eq!(a.is_superset(b), (b - a).is_empty());
    }

    #[test]
    fn any_group_can_be_analysed(pieces in squares()) {
        for color in Color::ALL {
            let group = Group::new(color, pieces);
            let splits = |square: &Square| !is_connected(pieces.without(*square));
            let cuts: SquareSet = pieces.into_iter().filter(splits).collect();
            let expected = if is_connected(pieces) { cuts } else { SquareSet::EMPTY };
            prop_assert_eq!(group.articulation_points(), expected);
            prop_assert!(Neighbourhood::of(pieces).articulation_candidates.is_superset(expected));
        }
    }

    #[test]
    fn no_text_makes_a_parser_panic(text in ".*", near in "[wb.0-9/_ ]{0,100}", mv in "[a-jA-J1-8:xX\\- ]{0,12}") {
        for text in [&text, &near, &mv] {
            let _ = text.parse::<Position>().map_err(|e| e.to_string());
            let _ = text.parse::<Square>();
            if let Ok(mv) = text.parse::<Move>() {
                prop_assert_eq!(mv.to_string().parse::<Move>().unwrap(), mv);
                let _ = Position::start().explain(mv).map_err(|e| e.to_string());
            }
        }
    }

    #[test]
    fn packed_bytes_are_checked(bytes in any::<[u8; 16]>()) {
        if let Some(setup) = PackedPosition(bytes).unpack() {
            prop_assert_eq!(PackedPosition::from(&setup), PackedPosition(bytes));
        }
    }
}

#[test]
fn moves_are_read_in_all_their_spellings() {
    for (text, canonical) in [
        ("A3-A4", "a3-a4"),
        (" a3 - a4 ", "a3-a4"),
        ("a3Xb4", "a3xb4"),
        ("b3:a3-b5", "a3:b3-a5"),
        ("B3 : a3 - B5", "a3:b3-a5"),
        ("d4:d2-f4", "d2:d4-f2"),
    ] {
        assert_eq!(
            text.parse::<Move>().unwrap().to_string(),
            canonical,
            "{text}"
        );
    }
    let run = "c3:a3-c4".parse::<Move>().unwrap().run();
    assert_eq!((run.len(), run.axis()), (3, Some(Axis::Rank)));
}

#[test]
fn errors_about_moves_name_the_column() {
    for (text, sentence) in [
        (
            "",
            "column 1: expected a square from a1 to j8, found the end",
        ),
        (
            "k1-a1",
            "column 1: expected a square from a1 to j8, found 'k'",
        ),
        (
            "a9-a1",
            "column 2: expected a square from a1 to j8, found '9'",
        ),
        ("a1", "column 3: expected ':', '-' or 'x', found the end"),
        ("a1+a2", "column 3: expected ':', '-' or 'x', found '+'"),
        ("a1:b1:c1", "column 6: expected '-' or 'x', found ':'"),
        (
            "a1-a2!",
            "column 6: expected the end of the move, found '!'",
        ),
        (
            "a1:b2-a2",
            "S7: an ordo is in one rank or file, but a1 and b2 share neither",
        ),
        (
            "a1:a1-a2",
            "S7: an ordo has two pieces or more; a single piece moves as a1-…",
        ),
        (
            "a1:b1-j2",
            "S1: a1:b1 does not fit on the board with a1 on j2",
        ),
        (
            "b1:a1-a2",
            "S1: a1:b1 does not fit on the board with b1 on a2",
        ),
    ] {
        assert_eq!(
            text.parse::<Move>().unwrap_err().to_string(),
            sentence,
            "{text}"
        );
    }
}

#[test]
fn errors_about_positions_name_every_fault() {
    for (text, sentence) in [
        (
            "",
            "there must be 8 ranks, not 0; \
              the side to move is missing: a blank and w or b at the end",
        ),
        (
            "10/10/10/10/10/10/10/10",
            "the side to move is missing: a blank and w or b at the end",
        ),
        (
            "10/10/10/10/10/10/10/10 x",
            "column 25: the side to move is w or b, not 'x'",
        ),
        (
            "10/10/10/10/10/10/10/10 ww",
            "column 26: nothing may follow the side to move",
        ),
        ("10/10/10/10/10/10/10 w", "there must be 8 ranks, not 7"),
        (
            "10/9q/10/11/10/0w9/10/ww w",
            "column 5: 'q' is none of w, b, '.', a number or '/'; \
          column 10: a number of empty squares is 1 to 10; \
          column 16: a number of empty squares is 1 to 10; \
          rank 1 has 2 squares instead of 10",
        ),
        (
            "10/10/10/10/10/10/10/99999999999999999999 w",
            "column 22: a number of empty squares is 1 to 10",
        ),
    ] {
        let error = text.parse::<Setup>().unwrap_err();
        assert_eq!(error.to_string(), sentence, "{text}");
    }
}

/// Keys and packed positions are stored, so they must not change.
#[test]
fn keys_and_packed_positions_never_change() {
    let start = Position::start();
    assert_eq!(start.key(), 0x2182_1f7b_6530_2137);
    let packed = [
        48, 215, 152, 219, 255, 143, 151, 210, 136, 72, 250, 134, 34, 190, 30, 11,
    ];
    assert_eq!(PackedPosition::from(&start), PackedPosition(packed));
}
