//! Setups that can and cannot be positions.

use crate::position;
use ordo_rules::Color;
use ordo_rules::SplitMix64;
use ordo_rules::khalifa::{GameOptions, Impossible, Phase, Piece, Position, Setup, Square, Turn};

fn reasons(text: &str) -> String {
    let setup: Setup = text.parse().unwrap();
    setup.into_position().unwrap_err().to_string()
}

#[test]
fn k1_every_piece_is_on_one_square() {
    assert_eq!(
        reasons("A6A/8/8/8/8/8/8/8 w"),
        "K1: White's 1 is on more than one square: 81 88; \
         K3: White is to move with 2 placed and Black has placed 0, but the players place in turns; \
         K4: White's pieces on 81 and 88 are in line, and no enemy is between"
    );
}

#[test]
fn k3_the_players_place_in_turns() {
    assert_eq!(
        reasons("8/8/8/8/8/8/2B5/A7 w"),
        "K3: White is to move with 2 placed and Black has placed 0, but the players place in turns"
    );
    assert_eq!(
        reasons("8/8/8/8/8/8/8/A7 w"),
        "K3: White is to move with 1 placed and Black has placed 0, but the players place in turns"
    );
    for text in [
        "8/8/8/8/8/8/8/A7 b",
        "8/8/8/8/8/8/8/Aa6 w",
        "8/8/8/8/8/8/8/Aa6 b",
    ] {
        assert_eq!(position(text).to_string(), text);
    }
}

#[test]
fn k4_two_in_line_cannot_have_been_placed() {
    assert_eq!(
        reasons("8/8/8/3B4/8/a7/1b6/A7 w"),
        "K4: Black's pieces on 22 and 31 are in line, and no enemy is between"
    );
    // White's are separated, and Black's 2 came before the second of them.
    position("8/8/8/4B3/8/8/1b6/A7 b");
}

/// A piece on two squares breaks K1, and K3 as well.
#[test]
fn k3_counts_placed_pieces() {
    assert_eq!(
        reasons("8/8/8/8/8/3B1B2/8/8 b"),
        "K1: White's 2 is on more than one square: 34 36; \
         K3: Black is to move with 0 placed and White has placed 2, but the players place in turns; \
         K4: White's pieces on 34 and 36 are in line, and no enemy is between"
    );
}

/// Three white pieces in a triangle, with a black one on each side of it. If White moved first, only two black ones were on the
/// board when the third white piece was placed.
const TRIANGLE: &str = "8/8/8/C7/8/a7/3b4/Ac2B3 w";

#[test]
fn k4_a_legal_placement_order_must_exist() {
    assert_eq!(
        reasons(TRIANGLE),
        "K4: in no order could the pieces have been placed without two in line"
    );
    position("8/8/8/C7/8/a7/3b4/Ac2B3 b");
}

/// Once all are placed, they move freely.
#[test]
fn k5_eight_pieces_may_be_anywhere() {
    for text in ["8/8/8/8/8/8/8/ABCDabcd w", "DCBAabcd/8/8/8/8/8/8/8 b"] {
        let position = position(text);
        assert_eq!(position.phase(), Phase::Moving);
        assert_eq!(position.to_string(), text);
    }
}

/// True if these pieces can be placed by legal placements, tried forward in every order.
fn can_be_placed(target: &Setup, now: &Position) -> bool {
    let mut left = Piece::all()
        .filter(|&piece| now.square(piece).is_none())
        .filter_map(|piece| Some((piece, target.squares(piece).first()?)))
        .peekable();
    if left.peek().is_none() {
        return now.turn() == target.turn();
    }
    left.filter(|(piece, _)| piece.color == now.turn())
        .map(|(piece, square)| Turn::Place {
            size: piece.size,
            square,
        })
        .any(|turn| now.is_legal(turn) && can_be_placed(target, &now.after_unchecked(turn)))
}

#[test]
fn a_setup_is_possible_when_it_can_be_placed() {
    let mut random = SplitMix64::new(11);
    let (mut possible, mut no_order) = (0, 0);
    for n in 0..60_000 {
        // On a small part of the board, more pieces are in line.
        let side = 4 + n % 5;
        let mut setup = Setup::EMPTY;
        let mut hands = Color::ALL.map(|color| {
            Piece::all()
                .filter(|piece| piece.color == color)
                .collect::<Vec<_>>()
        });
        let first = random.below(2);
        for nth in 0..random.below(8) {
            let [row, column] = [random.below(side), random.below(side)];
            let square = Square::new(row as u8, column as u8).unwrap();
            let hand = &mut hands[(first + nth) % 2];
            let piece = hand.swap_remove(random.below(hand.len()));
            setup.set(square, Some(piece));
        }
        if n % 20 == 0 {
            // Random setups alone never lack a placement order.
            setup = TRIANGLE.parse().unwrap();
            let [row, column] = [random.below(8), random.below(8)];
            let square = Square::new(row as u8, column as u8).unwrap();
            setup.set(
                square,
                Piece::from_letter(*random.choose(&['D', 'd']).unwrap()),
            );
        }
        setup.set_turn(*random.choose(&Color::ALL).unwrap());
        let placeable = Color::ALL.into_iter().any(|first| {
            can_be_placed(&setup, &Position::start_with(first, GameOptions::default()))
        });
        match setup.into_position() {
            Ok(position) => {
                assert!(placeable, "{position}");
                assert_eq!(position.setup(), setup);
                possible += 1;
            }
            Err(error) => {
                assert!(!placeable, "{setup}: {error}");
                no_order += usize::from(error.reasons == [Impossible::NoOrder]);
            }
        }
    }
    assert!(possible > 1_000 && no_order > 0, "{possible} {no_order}");
}

/// Keys are stored, so they must not change.
#[test]
fn keys_never_change() {
    assert_eq!(Position::start().key(), 0);
    let text = "....c..D/..A...../d......./.....a../...b.B../......../......../...C.... b";
    assert_eq!(position(text).key(), 0xf8db_b5ae_0262_eb0e);
}
