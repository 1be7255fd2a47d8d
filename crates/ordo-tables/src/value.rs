use core::fmt;

/// The result of a position with perfect play, for the side to move. Plies count to the end of the game.
///
/// The side that moves last wins, so a win has an odd number of plies and a loss an even one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// The side to move wins; with 1 ply it wins with its next move.
    Win(u8),
    /// Neither side can force a win: the game ends in a repetition (S10.5).
    Draw,
    /// The side to move loses; with 0 plies the game is over.
    Loss(u8),
}

/// The byte of a table for a draw. A win or loss in n plies is n + 1, so that a move adds one.
pub(crate) const DRAW: u8 = 0;
/// The largest byte of a value.
pub(crate) const LAST: u8 = 254;
/// The byte for two groups that share a square.
pub(crate) const OVERLAP: u8 = 255;

impl Value {
    /// The value of a byte of a table.
    pub(crate) fn from_byte(byte: u8) -> Value {
        match byte {
            DRAW => Value::Draw,
            byte if byte % 2 == 0 => Value::Win(byte - 1),
            byte => Value::Loss(byte - 1),
        }
    }

    /// The byte of a table.
    #[cfg(test)]
    pub(crate) fn byte(self) -> u8 {
        match self {
            Value::Draw => DRAW,
            Value::Win(plies) | Value::Loss(plies) => plies + 1,
        }
    }

    /// The number of plies to the end of the game; `None` for a draw.
    pub fn plies(self) -> Option<u8> {
        match self {
            Value::Draw => None,
            Value::Win(plies) | Value::Loss(plies) => Some(plies),
        }
    }

    /// `win`, `draw` or `loss`.
    pub fn name(self) -> &'static str {
        match self {
            Value::Win(_) => "win",
            Value::Draw => "draw",
            Value::Loss(_) => "loss",
        }
    }

    /// 1, 0 or −1: the result without the distance.
    pub fn result(self) -> i8 {
        match self {
            Value::Win(_) => 1,
            Value::Draw => 0,
            Value::Loss(_) => -1,
        }
    }

    /// The value of a position with a move to a position of this value.
    #[must_use]
    pub fn before(self) -> Value {
        match self {
            Value::Draw => Value::Draw,
            Value::Win(plies) => Value::Loss(plies + 1),
            Value::Loss(plies) => Value::Win(plies + 1),
        }
    }

    /// The value after a move, for the opponent, given the value that the move has for the side that makes it.
    #[must_use]
    pub fn after(self) -> Value {
        match self {
            Value::Draw => Value::Draw,
            Value::Win(plies) => Value::Loss(plies.saturating_sub(1)),
            Value::Loss(plies) => Value::Win(plies.saturating_sub(1)),
        }
    }

    /// A number that orders values: the shortest win is the largest, the shortest loss the smallest.
    pub fn preference(self) -> i16 {
        match self {
            Value::Win(plies) => 1_000 - i16::from(plies),
            Value::Draw => 0,
            Value::Loss(plies) => i16::from(plies) - 1_000,
        }
    }
}

/// `wins in 7`, `draws` or `loses in 4`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Win(plies) => write!(f, "wins in {plies}"),
            Value::Draw => f.write_str("draws"),
            Value::Loss(plies) => write!(f, "loses in {plies}"),
        }
    }
}

/// The best of several moves, as bytes: the shortest win, else a draw, else the longest loss.
#[derive(Clone, Copy)]
pub(crate) struct Best {
    win: u8,
    loss: u8,
    draw: bool,
}

impl Best {
    /// No move yet. A side without moves has lost (S10.3, S10.4).
    pub(crate) const NONE: Best = Best {
        win: OVERLAP,
        loss: 1,
        draw: false,
    };

    /// The best of the moves that have led to a byte.
    #[cfg(feature = "build")]
    #[inline]
    pub(crate) fn from_byte(byte: u8) -> Best {
        let mut best = Best::NONE;
        if byte == DRAW {
            best.draw = true;
        } else if byte.is_multiple_of(2) {
            best.win = byte;
        } else {
            best.loss = byte;
        }
        best
    }

    /// Adds a move to a position with this byte.
    #[inline]
    pub(crate) fn add(&mut self, after: u8) {
        if after == DRAW {
            self.draw = true;
        } else {
            let byte = if after < LAST { after + 1 } else { after };
            if byte % 2 == 0 {
                self.win = self.win.min(byte);
            } else {
                self.loss = self.loss.max(byte);
            }
        }
    }

    #[inline]
    pub(crate) fn byte(self) -> u8 {
        if self.win != OVERLAP {
            self.win
        } else if self.draw {
            DRAW
        } else {
            self.loss
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Value::{Draw, Loss, Win};
    use super::*;

    #[test]
    fn bytes_and_values_are_one_to_one() {
        for byte in 0..=LAST {
            assert_eq!(Value::from_byte(byte).byte(), byte);
        }
        assert_eq!(Value::from_byte(2), Value::Win(1));
        assert_eq!(Value::from_byte(1), Value::Loss(0));
    }

    #[test]
    fn a_move_adds_a_ply() {
        for value in [Win(3), Loss(0), Loss(8), Draw] {
            assert_eq!(value.before().after(), value);
        }
        assert_eq!(Loss(0).before(), Win(1));
    }

    #[test]
    fn the_best_move_wins_quickly_or_loses_slowly() {
        let best = |after: &[Value]| {
            let mut best = Best::NONE;
            for value in after {
                best.add(value.byte());
            }
            Value::from_byte(best.byte())
        };
        assert_eq!(best(&[]), Loss(0));
        assert_eq!(best(&[Win(3), Win(9), Win(1)]), Loss(10));
        assert_eq!(best(&[Win(3), Draw, Win(1)]), Draw);
        assert_eq!(best(&[Win(3), Draw, Loss(6), Loss(2)]), Win(3));
    }
}
