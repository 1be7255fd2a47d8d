//! Turns made step by step, as on a board view.

use std::collections::BTreeSet;

use ordo_rules::SplitMix64;
use ordo_rules::khalifa::{IllegalTurn, PartialTurn, Position, Square, Step, Turn};
use ordo_testkit::khalifa::{GAPS, moving, near_an_ordo, position};

fn next_steps(half: &PartialTurn) -> Vec<PartialTurn> {
    let mut next = Vec::new();
    for from in half.movable() {
        assert!(!half.targets(from).is_empty());
        for to in half.targets(from) {
            let taken = half.take(Step { from, to }).unwrap();
            assert_eq!(taken.undo(), *half);
            next.push(taken);
        }
    }
    next
}

#[test]
fn partial_turns_reach_exactly_the_legal_turns() {
    let mut random = SplitMix64::new(9);
    for n in 0..60 {
        let board = match n % 2 {
            0 => moving(&mut random, GAPS),
            _ => near_an_ordo(&mut random, GAPS),
        };
        let mut made = BTreeSet::new();
        for first in next_steps(&board.partial_turn()) {
            made.extend(first.turn());
            assert_eq!(first.is_complete(), first.wins());
            for second in next_steps(&first) {
                let turn = second.turn().unwrap();
                assert!(second.is_complete() && second.movable().is_empty());
                let after = board.after_unchecked(turn);
                assert_eq!(second.wins(), after.has_ordo(board.turn()));
                assert_eq!(second.pieces(board.turn()), after.pieces(board.turn()));
                made.insert(turn);
            }
        }
        let made: Vec<Turn> = made.into_iter().collect();
        assert_eq!(made, board.legal_turns(), "{board}");
    }
}

#[test]
fn nothing_moves_during_placement_or_after_the_end() {
    let over = position("a1c1b1d1/8/8/8/8/8/8/ABCD4 b");
    for board in [Position::start(), over] {
        let half = board.partial_turn();
        assert!(half.movable().is_empty());
        assert_eq!(half.turn(), None);
        let step = Step {
            from: Square::S81,
            to: Square::S82,
        };
        assert!(half.take(step).is_err());
    }
}

#[test]
fn a_third_step_is_refused() {
    let board = position("abcd4/8/8/8/8/8/8/DABC4 w");
    let step = |from, to| Step { from, to };
    let two = board
        .partial_turn()
        .take(step(Square::S11, Square::S21))
        .and_then(|half| half.take(step(Square::S12, Square::S22)))
        .unwrap_err();
    // Black has an ordo, so the game is over.
    assert!(matches!(two, IllegalTurn::GameOver(_)));

    let board = position("badc4/8/8/8/8/8/8/DABC4 w");
    let two = board
        .partial_turn()
        .take(step(Square::S11, Square::S21))
        .and_then(|half| half.take(step(Square::S12, Square::S22)))
        .unwrap();
    let third = step(Square::S13, Square::S23);
    assert_eq!(two.take(third), Err(IllegalTurn::ThirdStep { step: third }));
    assert_eq!(two.turn().unwrap().to_string(), "12-22,11-21");
}
