use super::{Position, Setup, Square};
use crate::Color;

/// A position in sixteen bytes: eighty squares with three states each fit in 127 bits, and the last bit is the
/// side to move. The encoding is stable, so it can be stored.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PackedPosition(pub [u8; 16]);

impl PackedPosition {
    /// The setup that was packed; `None` if the bytes are invalid.
    pub fn unpack(self) -> Option<Setup> {
        let mut number = u128::from_le_bytes(self.0);
        let mut setup = Setup::EMPTY;
        if number & 1 == 1 {
            setup.set_turn(Color::Black);
        }
        number >>= 1;
        for square in Square::all().rev() {
            let piece = match number % 3 {
                0 => None,
                1 => Some(Color::White),
                _ => Some(Color::Black),
            };
            setup.set(square, piece);
            number /= 3;
        }
        (number == 0).then_some(setup)
    }
}

impl From<&Setup> for PackedPosition {
    fn from(setup: &Setup) -> PackedPosition {
        let number = Square::all().fold(0, |number: u128, square| {
            number * 3 + setup.get(square).map_or(0, |color| color as u128 + 1)
        });
        PackedPosition((number << 1 | setup.turn() as u128).to_le_bytes())
    }
}

impl From<&Position> for PackedPosition {
    fn from(position: &Position) -> PackedPosition {
        PackedPosition::from(&position.setup())
    }
}
