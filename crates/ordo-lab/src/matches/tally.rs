use ordo_rules::Color;

/// Results of a match from the first player's view.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Tally {
    pub(super) wins: u64,
    pub(super) draws: u64,
    pub(super) losses: u64,
    /// Pentanomial counts: game pairs by their total score of 0, ½, 1, 1½ or 2 points.
    pub(super) pairs: [u64; 5],
}

impl Tally {
    /// Adds a game pair, as the first player's colour and the winner of each game.
    pub(super) fn add_pair(&mut self, games: [(Color, Option<Color>); 2]) {
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

    pub(super) fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Average score per game, from 0 to 1; 0.5 without games.
    pub(super) fn score(&self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => (self.wins as f64 + 0.5 * self.draws as f64) / games as f64,
        }
    }
}

/// Average score of each kind of pair.
pub(super) const PAIR_SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

#[cfg(test)]
mod tests {
    use super::*;
    use Color::{Black, White};

    #[test]
    fn pairs_are_counted_by_score() {
        let mut tally = Tally::default();
        tally.add_pair([(White, Some(White)), (Black, Some(Black))]);
        tally.add_pair([(White, Some(White)), (Black, Some(White))]);
        tally.add_pair([(White, None), (Black, Some(White))]);
        assert_eq!((tally.wins, tally.draws, tally.losses), (3, 1, 2));
        assert_eq!(tally.pairs, [0, 1, 1, 0, 1]);
        assert!((tally.score() - 3.5 / 6.0).abs() < 1e-12);
    }
}
