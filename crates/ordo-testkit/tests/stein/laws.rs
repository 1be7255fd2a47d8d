//! The law suite for Stein's game.

use ordo_rules::SplitMix64;
use ordo_rules::stein::{Move, Position};
use ordo_testkit::laws::{check, random_games, uniform};
use ordo_testkit::stein::{SYMMETRIES, all_moves, any_move};

#[test]
fn laws_hold_in_random_games() {
    let mut random = SplitMix64::new(1);
    random_games(&Position::start(), 3_000, uniform(2), |position| {
        let candidates: Vec<Move> = (0..50).map(|_| any_move(&mut random)).collect();
        check(position, &SYMMETRIES, candidates);
    });
}

/// All moves, on some positions: generated if and only if accepted.
#[test]
fn explain_agrees_with_generation_for_every_move() {
    let mut nth = 0;
    let all = all_moves();
    random_games(&Position::start(), 1_500, uniform(3), |position| {
        nth += 1;
        if nth % 50 == 0 {
            check(position, &[], all.iter().copied());
        }
    });
}
