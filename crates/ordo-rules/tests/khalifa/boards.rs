//! Random positions.

use ordo_rules::Color;
use ordo_rules::SplitMix64;
use ordo_rules::khalifa::{GameOptions, Piece, Position, Setup, Spacing, Square, SquareSet};

pub(crate) const GAPS: GameOptions = GameOptions {
    spacing: Spacing::Gaps,
};
pub(crate) const ADJACENT: GameOptions = GameOptions {
    spacing: Spacing::Adjacent,
};

pub(crate) fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// Eight pieces on the whole board, or crowded around a line or a corner, where they block each other and are close to an
/// ordo.
pub(crate) fn moving(random: &mut SplitMix64, options: GameOptions) -> Position {
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
pub(crate) fn near_an_ordo(random: &mut SplitMix64, options: GameOptions) -> Position {
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
