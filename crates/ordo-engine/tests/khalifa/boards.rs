//! Random boards.

use ordo_rules::Color;
use ordo_rules::SplitMix64;
use ordo_rules::khalifa::{GameOptions, Phase, Piece, Position, Setup, Spacing, Square};

/// A board after random legal placements.
pub(crate) fn placed(rng: &mut SplitMix64, spacing: Spacing) -> Position {
    let mut position = Position::start_with(Color::White, GameOptions { spacing });
    while position.phase() == Phase::Placement {
        let turn = *rng.choose(&position.legal_turns()).unwrap();
        position.play(turn).unwrap();
    }
    position
}

/// Eight pieces on random squares, without an ordo.
pub(crate) fn anywhere(rng: &mut SplitMix64, spacing: Spacing) -> Position {
    let mut squares: Vec<Square> = Square::all().collect();
    loop {
        rng.shuffle(&mut squares);
        let mut setup = Setup::EMPTY;
        for (piece, &square) in Piece::all().zip(&squares) {
            setup.set(square, Some(piece));
        }
        let position = setup.into_position_with(GameOptions { spacing }).unwrap();
        if position.outcome().is_none() {
            return position;
        }
    }
}
