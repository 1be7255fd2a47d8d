//! Properties of sets, groups, setups and parsers.

use ordo_rules::Color;
use ordo_rules::stein::{
    Group, Move, Neighbourhood, PackedPosition, Position, Setup, Square, SquareSet, is_connected,
};
use proptest::prelude::*;

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
