//! Solving rates of the levels by rating, and the check that they fall with the rating.

use super::rating::{LEVELS, Measured};

/// Solving rates of the levels in bands of ratings.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct RateTable {
    bands: Vec<RatedBand>,
}

/// Puzzles with similar ratings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RatedBand {
    /// The lowest rating.
    pub from: u16,
    /// The number of puzzles.
    pub puzzles: usize,
    /// Attempts of every level.
    pub attempts: u32,
    /// Attempts with which each level solved the puzzle.
    pub solved: [u32; LEVELS],
}

/// The width of a band.
const WIDTH: u16 = 300;

impl RatedBand {
    /// The share of attempts with which a level solves the puzzles; levels count from 1.
    pub fn rate(&self, level: usize) -> f64 {
        let solved = self.solved.get(level.wrapping_sub(1)).copied();
        f64::from(solved.unwrap_or(0)) / f64::from(self.attempts.max(1))
    }

    /// The standard error of a rate.
    fn error(&self, level: usize) -> f64 {
        let rate = self.rate(level);
        // Attempts at the same puzzle are not independent, so the puzzles count.
        (rate * (1.0 - rate) / self.puzzles.max(1) as f64).sqrt()
    }
}

impl RateTable {
    /// Adds a measured puzzle.
    pub fn add(&mut self, rating: u16, measured: &Measured) {
        let from = rating / WIDTH * WIDTH;
        let at = self.bands.partition_point(|band| band.from < from);
        if self.bands.get(at).is_none_or(|band| band.from != from) {
            let band = RatedBand {
                from,
                ..RatedBand::default()
            };
            self.bands.insert(at, band);
        }
        let band = &mut self.bands[at];
        band.puzzles += 1;
        band.attempts += measured.attempts;
        for (sum, &solved) in band.solved.iter_mut().zip(&measured.solved) {
            *sum += solved;
        }
    }

    /// The bands, the lowest first.
    pub fn bands(&self) -> &[RatedBand] {
        &self.bands
    }

    /// The level and the lower band of every pair of neighbouring bands in which the level solves the higher band clearly more often, by two
    /// standard errors; none if the solving rates are monotone.
    pub fn exceptions(&self) -> Vec<(usize, u16)> {
        let mut exceptions = Vec::new();
        for pair in self.bands.windows(2) {
            let [low, high] = pair else { continue };
            for level in 1..=LEVELS {
                let error = low.error(level).hypot(high.error(level));
                if high.rate(level) > low.rate(level) + 2.0 * error {
                    exceptions.push((level, low.from));
                }
            }
        }
        exceptions
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solved(each: u32) -> Measured {
        Measured {
            solved: [each; LEVELS],
            attempts: 4,
            nodes: 0,
            tempting: 0,
            moves: 1,
        }
    }

    #[test]
    fn rising_rates_are_exceptions() {
        let mut table = RateTable::default();
        for _ in 0..50 {
            table.add(950, &solved(4));
            table.add(1000, &solved(2));
            table.add(1300, &solved(1));
        }
        let bands: Vec<(u16, usize)> = table.bands().iter().map(|b| (b.from, b.puzzles)).collect();
        assert_eq!(bands, [(900, 100), (1200, 50)]);
        assert!((table.bands()[0].rate(3) - 0.75).abs() < 1e-9);
        assert_eq!(table.exceptions(), []);
        for _ in 0..50 {
            table.add(1600, &solved(3));
        }
        let levels: Vec<(usize, u16)> = (1..=LEVELS).map(|level| (level, 1200)).collect();
        assert_eq!(table.exceptions(), levels);
    }
}
