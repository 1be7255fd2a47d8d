//! Khalifa's game, on random positions of the movement phase.

use std::hint::black_box;

use ordo_rules::khalifa::{Piece, Position, Setup, Square, SquareSet};
use ordo_rules::{Color, SplitMix64};
use ordo_testkit::slow::khalifa::Board as SlowBoard;

use crate::chess;
use crate::rounds::{Case, Rounds};

const SLOW_TURNS: &str = "khalifa, slow, turns listed";
const SLOW_WINS: &str = "khalifa, slow, wins in one";

/// 50 million turns a second where cozy-chess counts 300 million leaves.
const TURNS_TARGET: f64 = 0.17;
/// 18 million calls a second where cozy-chess counts 210 million leaves.
const WINS_TARGET: f64 = 0.086;

pub(crate) fn add(rounds: &mut Rounds) {
    let many = random_positions(if rounds.is_test { 10 } else { 100_000 });
    let some = &many[..many.len().min(20_000)];
    let few = &many[..many.len().min(10)];
    let mut case = |name: &str, unit, against, target, work: Box<dyn FnMut() -> u64>| {
        rounds.add(Case {
            name: name.to_owned(),
            unit,
            against,
            target,
            work,
        });
    };
    let counted = |positions: Vec<Position>| {
        let work = move || positions.iter().map(|p| p.count_turns() as u64).sum();
        Box::new(work)
    };
    let listed = |positions: Vec<Position>| {
        let count = |position: &Position| black_box(position.legal_turns()).len() as u64;
        Box::new(move || positions.iter().map(count).sum())
    };
    let wins = |positions: Vec<Position>| {
        Box::new(move || {
            for position in &positions {
                black_box(position.wins_in_one());
            }
            positions.len() as u64
        })
    };
    let chess = Some(chess::BULK);
    let turns = Some(TURNS_TARGET);
    let name = "khalifa, turns counted";
    case(name, "turns", chess, turns, counted(many.clone()));
    let name = "khalifa, turns listed";
    case(name, "turns", chess, turns, listed(some.to_vec()));
    let boards = slow_boards(few);
    let slowly = move || boards.iter().map(|board| board.moves().len() as u64).sum();
    case(SLOW_TURNS, "turns", None, None, Box::new(slowly));
    let name = "khalifa, turns listed, beside slow";
    case(name, "turns", Some(SLOW_TURNS), None, listed(some.to_vec()));

    let name = "khalifa, wins in one";
    case(name, "calls", chess, Some(WINS_TARGET), wins(many.clone()));
    let boards = slow_boards(few);
    let slowly = move || {
        for board in &boards {
            black_box(board.winning());
        }
        boards.len() as u64
    };
    case(SLOW_WINS, "calls", None, None, Box::new(slowly));
    let name = "khalifa, wins in one, beside slow";
    case(name, "calls", Some(SLOW_WINS), None, wins(many.clone()));
}

fn slow_boards(positions: &[Position]) -> Vec<SlowBoard> {
    let boards = positions.iter().map(Position::to_string);
    boards
        .map(|text| SlowBoard::parse(&text).expect("a position"))
        .collect()
}

/// Eight pieces on random squares with a fixed seed, without finished games.
fn random_positions(count: usize) -> Vec<Position> {
    let mut random = SplitMix64::new(1998);
    let mut positions = Vec::with_capacity(count);
    while positions.len() < count {
        let mut setup = Setup::EMPTY;
        let mut taken = SquareSet::EMPTY;
        for piece in Piece::all() {
            let mut free = std::iter::repeat_with(|| random.below(64))
                .filter_map(|nth| Square::all().nth(nth))
                .filter(|&square| !taken.contains(square));
            let square = free.next().expect("more squares than pieces");
            drop(free);
            taken |= SquareSet::of(square);
            setup.set(square, Some(piece));
        }
        if random.below(2) == 0 {
            setup.set_turn(Color::Black);
        }
        let position = setup.into_position().expect("all eight pieces are placed");
        if position.outcome().is_none() {
            positions.push(position);
        }
    }
    positions
}
