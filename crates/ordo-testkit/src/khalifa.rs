//! Symmetries, random positions and random turns of Khalifa's game.

use ordo_rules::khalifa::{
    GameOptions, Phase, Piece, Position, Setup, Size, Spacing, Square, SquareSet, Step, Symmetry,
    Turn,
};
use ordo_rules::{Color, SplitMix64};

use crate::laws;

/// K7: empty squares between the pieces of an ordo are allowed.
pub const GAPS: GameOptions = GameOptions {
    spacing: Spacing::Gaps,
};
/// K7: the pieces of an ordo are adjacent.
pub const ADJACENT: GameOptions = GameOptions {
    spacing: Spacing::Adjacent,
};

/// The position with this text.
pub fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
}

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
        laws::NamedSymmetry {
            name: $name,
            position: |position| $symmetry.position(position),
            // Both colours' sizes are reversed or none, so it does not matter whose turn it is.
            mv: |turn| $symmetry.turn(Color::White, turn),
            swaps_colors: $symmetry.swap_colors,
        }
    };
}

/// Generators of the symmetry group, except for reversing the sizes of one colour only.
pub const SYMMETRIES: [laws::NamedSymmetry<Position>; 5] = [
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
pub fn any_turn(random: &mut SplitMix64, position: &Position) -> Turn {
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

/// Eight pieces on the whole board, or crowded around a line or a corner, where they block each other and are close to an
/// ordo.
pub fn moving(random: &mut SplitMix64, options: GameOptions) -> Position {
    let all: Vec<Square> = Square::all().collect();
    let (one, other) = (*random.choose(&all).unwrap(), *random.choose(&all).unwrap());
    let line = SquareSet::between(one, other) | SquareSet::beyond(one, other);
    let around = SquareSet::lines(one) & SquareSet::lines(other);
    let corner: SquareSet = Square::all()
        .filter(|square| square.row() < 4 && square.column() < 4)
        .collect();
    let area = match random.below(4) {
        0 => SquareSet::FULL,
        1 => line | around,
        2 => line | SquareSet::lines(one),
        _ => corner,
    };
    let area = if area.len() < 9 {
        SquareSet::FULL
    } else {
        area
    };
    let area: Vec<Square> = area.into_iter().collect();

    let mut setup = Setup::EMPTY;
    for piece in Piece::all() {
        let mut square = *random.choose(&area).unwrap();
        while setup.get(square).is_some() {
            square = *random.choose(&area).unwrap();
        }
        setup.set(square, Some(piece));
    }
    setup.set_turn(*random.choose(&Color::ALL).unwrap());
    setup
        .into_position_with(options)
        .expect("any arrangement of eight pieces is possible")
}

/// An ordo of which one or two pieces have moved away along a line, with enemies on random squares.
pub fn near_an_ordo(random: &mut SplitMix64, options: GameOptions) -> Position {
    loop {
        let all: Vec<Square> = Square::all().collect();
        let (first, last) = (*random.choose(&all).unwrap(), *random.choose(&all).unwrap());
        let between: Vec<Square> = SquareSet::between(first, last).into_iter().collect();
        let Some(nth) = between.len().checked_sub(1).filter(|&nth| nth > 0) else {
            continue;
        };
        let nth = random.below(nth);
        let mut four = [first, between[nth], between[nth + 1], last];
        if first > last {
            four.swap(1, 2);
        }
        for _ in 0..=random.below(2) {
            let piece = &mut four[random.below(4)];
            let line: Vec<Square> = SquareSet::lines(*piece).into_iter().collect();
            *piece = *random.choose(&line).unwrap();
        }
        let mut setup = Setup::EMPTY;
        let color = *random.choose(&Color::ALL).unwrap();
        for (piece, square) in Piece::all().filter(|piece| piece.color == color).zip(four) {
            setup.set(square, Some(piece));
        }
        if setup.pieces(color).len() < 4 {
            continue;
        }
        for piece in Piece::all().filter(|piece| piece.color != color) {
            let mut square = *random.choose(&all).unwrap();
            while setup.get(square).is_some() {
                square = *random.choose(&all).unwrap();
            }
            setup.set(square, Some(piece));
        }
        setup.set_turn(*random.choose(&Color::ALL).unwrap());
        return setup
            .into_position_with(options)
            .expect("any arrangement of eight pieces is possible");
    }
}

/// A position after random legal placements.
pub fn placed(random: &mut SplitMix64, options: GameOptions) -> Position {
    let mut position = Position::start_with(Color::White, options);
    while position.phase() == Phase::Placement {
        let turn = *random.choose(&position.legal_turns()).unwrap();
        position.play(turn).unwrap();
    }
    position
}

/// Eight pieces on random squares, without an ordo.
pub fn anywhere(random: &mut SplitMix64, options: GameOptions) -> Position {
    let mut squares: Vec<Square> = Square::all().collect();
    loop {
        random.shuffle(&mut squares);
        let mut setup = Setup::EMPTY;
        for (piece, &square) in Piece::all().zip(&squares) {
            setup.set(square, Some(piece));
        }
        let position = setup.into_position_with(options).unwrap();
        if position.outcome().is_none() {
            return position;
        }
    }
}
