use core::fmt;
use core::ops::Neg;

/// A score for the side to move: an estimate, or a proved win or loss with its number of plies.
///
/// Scores that an engine reports are calibrated: at +1.00 the side to move wins three games of four, at +2.00 nine of ten. Inside
/// a search they are raw evaluations.
///
/// ```
/// use ordo_engine::Score;
///
/// let score = Score::estimate(100);
/// assert_eq!(score.to_string(), "+1.00");
/// assert_eq!(score.winning_chance(), 0.75);
/// assert_eq!(Score::win_in(5).to_string(), "#3");
/// assert!(Score::loss_in(4) < Score::estimate(-5_000));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(i16);

/// Score of an immediate win; a win in n plies is n less.
const WIN: i16 = 32_000;
/// Scores above this are wins; no search is deeper than the difference.
const WIN_ABOVE: i16 = WIN - 1_000;

impl Score {
    /// Equal.
    pub const ZERO: Score = Score(0);
    /// Better than any win.
    pub const MAX: Score = Score(WIN + 1);
    /// Worse than any loss.
    pub const MIN: Score = Score(-WIN - 1);

    /// An estimate in hundredths, clamped to the range of estimates.
    pub fn estimate(hundredths: i32) -> Score {
        let max = i32::from(WIN_ABOVE) - 1;
        Score(hundredths.clamp(-max, max) as i16)
    }

    /// A win of the side to move with the n-th ply from now; 1 is its next move.
    pub const fn win_in(plies: u16) -> Score {
        Score(WIN - plies as i16)
    }

    /// A loss of the side to move with the n-th ply from now; 0 is lost already.
    pub const fn loss_in(plies: u16) -> Score {
        Score(plies as i16 - WIN)
    }

    /// Number of plies to a proved win of the side to move.
    pub fn plies_to_win(self) -> Option<u16> {
        (self.0 > WIN_ABOVE).then(|| (WIN - self.0) as u16)
    }

    /// Number of plies to a proved loss of the side to move.
    pub fn plies_to_loss(self) -> Option<u16> {
        (-self).plies_to_win()
    }

    /// Number of own moves to a proved end, as in `mate 3` and `mate -3`; negative for a loss.
    pub fn moves_to_end(self) -> Option<i32> {
        let moves = |plies: u16| i32::from(plies.div_ceil(2));
        let loss = self.plies_to_loss().map(|plies| -moves(plies));
        self.plies_to_win().map(moves).or(loss)
    }

    /// True if the score is a proved win or loss.
    pub fn is_proved(self) -> bool {
        self.0.abs() > WIN_ABOVE
    }

    /// The score in hundredths; proved wins and losses have large values.
    pub fn hundredths(self) -> i32 {
        i32::from(self.0)
    }

    /// Expected score of the side to move, from 0 to 1; a draw counts 0.5.
    pub fn winning_chance(self) -> f64 {
        match self.moves_to_end() {
            Some(moves) => f64::from(u8::from(moves > 0)),
            None => 1.0 / (1.0 + 3f64.powf(-f64::from(self.0) / 100.0)),
        }
    }

    /// The score of a position that is reached after some plies: a proved win or loss is that much further away.
    pub(crate) fn later_by(self, plies: u16) -> Score {
        match (self.plies_to_win(), self.plies_to_loss()) {
            (Some(win), _) => Score::win_in(win + plies),
            (_, Some(loss)) => Score::loss_in(loss + plies),
            _ => self,
        }
    }

    pub(crate) const fn raw(self) -> i16 {
        self.0
    }

    pub(crate) const fn from_raw(raw: i16) -> Score {
        Score(raw)
    }

    /// Saturating addition of hundredths.
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

/// `+0.25`, or in own moves `#3` for a win and `#-3` for a loss.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self.moves_to_end() {
            Some(moves) => format!("#{moves}"),
            None => format!("{:+.2}", f64::from(self.0) / 100.0),
        };
        f.pad(&text)
    }
}
