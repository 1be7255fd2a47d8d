use ordo_rules::stein::{PackedPosition, Position};

/// A position of a game, with what the engine thought of it and what the game came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sample {
    pub(crate) position: Position,
    /// The engine's score for the side to move, in hundredths; a proved win in n plies is 32000 - n.
    pub(crate) score: i16,
    /// How the game ended for the side to move.
    pub(crate) result: GameResult,
    /// Whether it is the last of its game in the file.
    pub(crate) is_last: bool,
}

/// How a game ended for one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum GameResult {
    Loss = 0,
    Draw = 1,
    Win = 2,
}

/// The size of a sample in a file.
pub(super) const SAMPLE_BYTES: usize = 20;
/// Where the byte stands that tells the last sample of a game.
pub(super) const LAST_AT: usize = 19;

impl Sample {
    pub(super) fn to_bytes(self) -> [u8; SAMPLE_BYTES] {
        let mut bytes = [0; SAMPLE_BYTES];
        bytes[..16].copy_from_slice(&PackedPosition::from(&self.position).0);
        bytes[16..18].copy_from_slice(&self.score.to_le_bytes());
        bytes[18] = self.result as u8;
        bytes[LAST_AT] = u8::from(self.is_last);
        bytes
    }

    /// The sample; `None` if the bytes are none.
    pub(super) fn from_bytes(bytes: &[u8; SAMPLE_BYTES]) -> Option<Sample> {
        let (packed, rest) = bytes.split_first_chunk::<16>()?;
        let &[low, high, result, last] = rest else {
            return None;
        };
        let position = PackedPosition(*packed).unpack()?.into_position().ok()?;
        Some(Sample {
            position,
            score: i16::from_le_bytes([low, high]),
            result: match result {
                0 => GameResult::Loss,
                1 => GameResult::Draw,
                2 => GameResult::Win,
                _ => return None,
            },
            is_last: match last {
                0 => false,
                1 => true,
                _ => return None,
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_and_back() {
        let mut position = Position::start();
        for (score, result) in [
            (0, GameResult::Draw),
            (-31_999, GameResult::Loss),
            (250, GameResult::Win),
        ] {
            let sample = Sample {
                position,
                score,
                result,
                is_last: score == 0,
            };
            assert_eq!(Sample::from_bytes(&sample.to_bytes()), Some(sample));
            position.play_unchecked(position.legal_moves()[3]);
        }
    }

    #[test]
    fn other_bytes_are_no_sample() {
        assert_eq!(Sample::from_bytes(&[0xff; SAMPLE_BYTES]), None);
        let sample = Sample {
            position: Position::start(),
            score: 1,
            result: GameResult::Win,
            is_last: true,
        };
        for at in [18, 19] {
            let mut bytes = sample.to_bytes();
            bytes[at] = 9;
            assert_eq!(Sample::from_bytes(&bytes), None);
        }
    }
}
