use core::fmt;
use core::ops::Neg;

/// What a position is worth for the side to move: a lead, or a proved win or loss in so many plies.
///
/// Scores that an engine reports are calibrated: with a lead of 1.00 the side to move wins three games of four, with 2.00 nine of
/// ten. Inside a search they are whatever its evaluation adds up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(i16);

/// A win on the spot; a win in n plies is n less.
const WIN: i16 = 32_000;
/// Scores beyond this are wins. No search is deeper.
const LEAST_WIN: i16 = WIN - 1_000;

impl Score {
    /// Nobody is better.
    pub const ZERO: Score = Score(0);
    /// Better than any win.
    pub const MAX: Score = Score(WIN + 1);
    /// Worse than any loss.
    pub const MIN: Score = Score(-WIN - 1);

    /// An estimate, in hundredths. It never looks like a win.
    pub fn estimate(hundredths: i32) -> Score {
        let most = i32::from(LEAST_WIN) - 1;
        Score(hundredths.clamp(-most, most) as i16)
    }

    /// The side to move wins with the n-th ply from now: 1 is its own next move.
    pub const fn win_in(plies: u16) -> Score {
        Score(WIN - plies as i16)
    }

    /// The side to move loses with the n-th ply from now: 0 is lost already.
    pub const fn loss_in(plies: u16) -> Score {
        Score(plies as i16 - WIN)
    }

    /// The number of plies to a proved win of the side to move.
    pub fn plies_to_win(self) -> Option<u16> {
        (self.0 > LEAST_WIN).then(|| (WIN - self.0) as u16)
    }

    /// The number of plies to a proved loss of the side to move.
    pub fn plies_to_loss(self) -> Option<u16> {
        (-self).plies_to_win()
    }

    /// The number of own moves to a proved end, as in `mate 3` and `mate -3`: negative for a loss.
    pub fn moves_to_end(self) -> Option<i32> {
        let moves = |plies: u16| i32::from(plies.div_ceil(2));
        let loss = self.plies_to_loss().map(|plies| -moves(plies));
        self.plies_to_win().map(moves).or(loss)
    }

    /// Whether this is a proved win or loss.
    pub fn is_proved(self) -> bool {
        self.0.abs() > LEAST_WIN
    }

    /// The lead in hundredths; wins and losses are very large.
    pub fn hundredths(self) -> i32 {
        i32::from(self.0)
    }

    /// The chance that the side to move wins, from 0 to 1; a draw counts as half a win. A lead of 1.00 wins three games of four.
    pub fn winning_chance(self) -> f64 {
        match self.moves_to_end() {
            Some(moves) => f64::from(u8::from(moves > 0)),
            None => 1.0 / (1.0 + 3f64.powf(-f64::from(self.0) / 100.0)),
        }
    }

    pub(crate) const fn raw(self) -> i16 {
        self.0
    }

    pub(crate) const fn from_raw(raw: i16) -> Score {
        Score(raw)
    }

    /// The score moved by some hundredths, within the bounds of all scores.
    pub(crate) fn plus(self, hundredths: i32) -> Score {
        let sum = i32::from(self.0) + hundredths;
        Score(sum.clamp(i32::from(Score::MIN.0), i32::from(Score::MAX.0)) as i16)
    }
}

impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(-self.0)
    }
}

/// `+0.25`, or in own moves to the end `#3` for a win and `#-3` for a loss.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self.moves_to_end() {
            Some(moves) => format!("#{moves}"),
            None => format!("{:+.2}", f64::from(self.0) / 100.0),
        };
        f.pad(&text)
    }
}
