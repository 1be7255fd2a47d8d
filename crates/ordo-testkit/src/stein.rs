//! Symmetries, random positions and random moves of Stein's game.

use ordo_rules::stein::{Move, Position, Run, Setup, Square, SquareSet};
use ordo_rules::{Color, SplitMix64};

use crate::laws::NamedSymmetry;

/// Both generators of the symmetry group.
pub const SYMMETRIES: [NamedSymmetry<Position>; 2] = [
    NamedSymmetry {
        name: "mirror",
        position: Position::mirrored,
        mv: Move::mirrored,
        swaps_colors: false,
    },
    NamedSymmetry {
        name: "colour swap",
        position: Position::color_swapped,
        mv: Move::flipped,
        swaps_colors: true,
    },
];

/// A random move, mostly illegal.
pub fn any_move(random: &mut SplitMix64) -> Move {
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

/// Every move that fits on the board, legal in some position or not.
pub fn all_moves() -> Vec<Move> {
    let mut moves = Vec::new();
    for first in Square::all() {
        for last in Square::all().filter(|&last| first <= last) {
            let Some(run) = Run::new(first, last) else {
                continue;
            };
            for to in Square::all() {
                let both = [false, true].into_iter();
                moves.extend(both.filter_map(|is_capture| Move::new(run, to, is_capture)));
            }
        }
    }
    moves
}

/// A position whose groups grew square by square from a seed: the waiting side in one part, the mover in up to three.
pub fn grown_position(random: &mut SplitMix64) -> Position {
    loop {
        let waiting = grow(random, SquareSet::EMPTY);
        let mut own = grow(random, waiting);
        for _ in 0..random.below(3) {
            own |= grow(random, waiting | own);
        }
        let turn = *random.choose(&Color::ALL).unwrap();
        let mut setup = Setup::EMPTY;
        setup.set_turn(turn);
        waiting
            .into_iter()
            .for_each(|square| setup.set(square, Some(!turn)));
        own.into_iter()
            .for_each(|square| setup.set(square, Some(turn)));
        if let Ok(position) = setup.into_position() {
            return position;
        }
    }
}

fn grow(random: &mut SplitMix64, taken: SquareSet) -> SquareSet {
    let all: Vec<Square> = Square::all().collect();
    let inner = SquareSet::FULL - SquareSet::rank(0) - SquareSet::rank(7);
    // Thin groups take squares that touch only one piece, while there are any.
    let thin = random.below(2) == 0;
    let mut group = SquareSet::of(*random.choose(&all).unwrap()) - taken;
    for _ in 0..random.below(20) {
        let mut next: Vec<Square> = (group.neighbours() & (inner - group - taken))
            .into_iter()
            .collect();
        if thin {
            let touches = |s: &Square| (SquareSet::of(*s).neighbours() & group).len() == 1;
            let thin: Vec<Square> = next.iter().copied().filter(touches).collect();
            next = if thin.is_empty() { next } else { thin };
        }
        if next.is_empty() {
            break;
        }
        group |= SquareSet::of(*random.choose(&next).unwrap());
    }
    group
}
