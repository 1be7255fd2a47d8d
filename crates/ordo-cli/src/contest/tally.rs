use ordo_rules::Color;

/// What the games of a match came to, seen from the first player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) wins: u64,
    pub(crate) draws: u64,
    pub(crate) losses: u64,
    /// Pairs of games from one opening by what they brought together: nothing, a half, one, one and a half, two.
    pub(crate) pairs: [u64; 5],
}

impl Tally {
    /// Adds the two games of an opening. Each is given with the first player's colour and the winner.
    pub(crate) fn add_pair(&mut self, games: [(Color, Option<Color>); 2]) {
        let mut halves = 0;
        for (first, winner) in games {
            match winner {
                Some(winner) if winner == first => {
                    self.wins += 1;
                    halves += 2;
                }
                Some(_) => self.losses += 1,
                None => {
                    self.draws += 1;
                    halves += 1;
                }
            }
        }
        self.pairs[halves] += 1;
    }

    /// The number of games.
    pub(crate) fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The share of points, from 0 to 1; a half if nothing was played.
    pub(crate) fn score(&self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => (self.wins as f64 + 0.5 * self.draws as f64) / games as f64,
        }
    }
}

/// The share of points that each kind of pair stands for.
pub(crate) const PAIR_SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

#[cfg(test)]
mod tests {
    use super::*;
    use Color::{Black, White};

    #[test]
    fn pairs_are_counted_by_what_they_bring() {
        let mut tally = Tally::default();
        tally.add_pair([(White, Some(White)), (Black, Some(Black))]);
        tally.add_pair([(White, Some(White)), (Black, Some(White))]);
        tally.add_pair([(White, None), (Black, Some(White))]);
        assert_eq!((tally.wins, tally.draws, tally.losses), (3, 1, 2));
        assert_eq!(tally.pairs, [0, 1, 1, 0, 1]);
        assert!((tally.score() - 3.5 / 6.0).abs() < 1e-12);
    }
}
