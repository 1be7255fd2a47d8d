use super::{Piece, Position, Setup, Square};
use crate::Color;
use crate::prelude::*;

/// A position in eight bytes: seven bits for each piece, its square or 64 if it is still to be placed, and a bit for
/// who is to move. Like the text it does not hold the options. The form is stable, so it can be stored.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PackedPosition(pub u64);

const BITS: u32 = 7;
const IN_HAND: u64 = 64;

impl PackedPosition {
    /// The setup that was packed; `None` if the number is none.
    pub fn unpack(self) -> Option<Setup> {
        let mut number = self.0;
        let mut setup = Setup::EMPTY;
        for piece in Piece::all() {
            let field = number % (1 << BITS);
            number >>= BITS;
            if field == IN_HAND {
                continue;
            }
            let square = Square::new(field as u8 / 8, field as u8 % 8)?;
            if setup.get(square).is_some() {
                return None;
            }
            setup.set(square, Some(piece));
        }
        match number {
            0 => {}
            1 => setup.set_turn(Color::Black),
            _ => return None,
        }
        Some(setup)
    }
}

impl From<&Position> for PackedPosition {
    fn from(position: &Position) -> PackedPosition {
        let mut number = position.turn() as u64;
        for piece in Piece::all().collect::<Vec<_>>().into_iter().rev() {
            let field = position
                .square(piece)
                .map_or(IN_HAND, |square| u64::from(square.bit()));
            number = number << BITS | field;
        }
        PackedPosition(number)
    }
}
