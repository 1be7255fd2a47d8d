use ordo_rules::stein::{PackedPosition, Position};

/// A position of a self-play game with its score and the result of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sample {
    /// The position.
    pub position: Position,
    /// Score for the side to move, in hundredths; a proved win in n plies is 32000 - n.
    pub score: i16,
    /// Result for the side to move.
    pub result: SampleResult,
    /// True if this is the last sample of its game.
    pub is_last: bool,
    /// True if a random move follows later in the game, so that the result says little about this position.
    pub before_random_move: bool,
}

/// Result of a game for one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SampleResult {
    /// The side lost.
    Loss = 0,
    /// The game was drawn.
    Draw = 1,
    /// The side won.
    Win = 2,
}

/// Size of a sample in a file.
pub(super) const SAMPLE_BYTES: usize = 20;
/// Scores beyond this are proved.
const PROVED_ABOVE: u16 = 31_000;

impl Sample {
    /// True if the score is a proved win or loss.
    pub fn is_proved(&self) -> bool {
        self.score.unsigned_abs() > PROVED_ABOVE
    }

    pub(super) fn to_bytes(self) -> [u8; SAMPLE_BYTES] {
        let mut bytes = [0; SAMPLE_BYTES];
        bytes[..16].copy_from_slice(&PackedPosition::from(&self.position).0);
        bytes[16..18].copy_from_slice(&self.score.to_le_bytes());
        bytes[18] = self.result as u8;
        bytes[19] = u8::from(self.is_last) | u8::from(self.before_random_move) << 1;
        bytes
    }

    /// The sample; `None` if the bytes are invalid.
    pub(super) fn from_bytes(bytes: &[u8; SAMPLE_BYTES]) -> Option<Sample> {
        let (packed, rest) = bytes.split_first_chunk::<16>()?;
        let &[low, high, result, flags @ 0..=3] = rest else {
            return None;
        };
        let position = PackedPosition(*packed).unpack()?.into_position().ok()?;
        Some(Sample {
            position,
            score: i16::from_le_bytes([low, high]),
            result: match result {
                0 => SampleResult::Loss,
                1 => SampleResult::Draw,
                2 => SampleResult::Win,
                _ => return None,
            },
            is_last: flags & 1 != 0,
            before_random_move: flags & 2 != 0,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_round_trip_through_bytes() {
        let mut position = Position::start();
        for (score, result) in [
            (0, SampleResult::Draw),
            (-31_999, SampleResult::Loss),
            (250, SampleResult::Win),
        ] {
            let sample = Sample {
                position,
                score,
                result,
                is_last: score == 0,
                before_random_move: score < 0,
            };
            assert_eq!(Sample::from_bytes(&sample.to_bytes()), Some(sample));
            position.play_unchecked(position.legal_moves()[3]);
        }
    }

    #[test]
    fn invalid_bytes_are_refused() {
        assert_eq!(Sample::from_bytes(&[0xff; SAMPLE_BYTES]), None);
        let sample = Sample {
            position: Position::start(),
            score: 1,
            result: SampleResult::Win,
            is_last: true,
            before_random_move: false,
        };
        for at in [18, 19] {
            let mut bytes = sample.to_bytes();
            bytes[at] = 9;
            assert_eq!(Sample::from_bytes(&bytes), None);
        }
    }
}
