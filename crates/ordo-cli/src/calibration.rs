//! How well scores predict results: a logistic fit and a table.

use core::fmt;

use ordo_engine::Score;
use serde_json::{Value, json};

/// A score that was not proved, and how the game ended for the same side.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Sample {
    pub(crate) score: Score,
    /// The depth of the search.
    pub(crate) depth: u32,
    /// 1 for a win, 0.5 for a draw, 0 for a loss.
    pub(crate) points: f64,
}

impl Sample {
    /// The score as people read it: 1 for +1.00.
    fn lead(self) -> f64 {
        f64::from(self.score.hundredths()) / 100.0
    }
}

/// The chance of a win, `1 / (1 + 3^-(slope · score + offset))`. Scores that are calibrated need the slope 1 and the offset 0.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Fit {
    pub(crate) slope: f64,
    pub(crate) offset: f64,
}

impl Fit {
    /// The curve that the engine's scores claim to follow.
    pub(crate) const IDENTITY: Fit = Fit {
        slope: 1.0,
        offset: 0.0,
    };

    /// The most likely curve, by Newton's method.
    pub(crate) fn of(samples: &[Sample]) -> Fit {
        let ln3 = 3f64.ln();
        let mut fit = Fit {
            slope: 0.5,
            offset: 0.0,
        };
        for _ in 0..50 {
            let (mut gradient, mut hessian) = ([0.0; 2], [1e-9, 0.0, 1e-9]);
            for sample in samples {
                let lead = sample.lead();
                let chance = fit.chance(lead);
                let error = sample.points - chance;
                let weight = chance * (1.0 - chance) * ln3;
                gradient[0] += error * lead;
                gradient[1] += error;
                hessian[0] += weight * lead * lead;
                hessian[1] += weight * lead;
                hessian[2] += weight;
            }
            let [a, b, c] = hessian;
            let determinant = a * c - b * b;
            if determinant.abs() < 1e-12 {
                break;
            }
            fit.slope += (c * gradient[0] - b * gradient[1]) / determinant;
            fit.offset += (a * gradient[1] - b * gradient[0]) / determinant;
        }
        fit
    }

    fn chance(self, lead: f64) -> f64 {
        1.0 / (1.0 + 3f64.powf(-(self.slope * lead + self.offset)))
    }

    /// The mean logarithmic loss; a coin has 0.693.
    fn loss(self, samples: &[Sample]) -> f64 {
        let loss = |sample: &Sample| {
            let chance = self.chance(sample.lead()).clamp(1e-9, 1.0 - 1e-9);
            -(sample.points * chance.ln() + (1.0 - sample.points) * (1.0 - chance).ln())
        };
        samples.iter().map(loss).sum::<f64>() / samples.len().max(1) as f64
    }
}

/// The bounds of the table's rows, in hundredths.
const BOUNDS: [i32; 8] = [-200, -100, -50, -15, 15, 50, 100, 200];

/// Scores of about the same size.
struct Row {
    name: String,
    count: usize,
    /// The mean chance that the scores announce.
    expected: f64,
    /// The mean result.
    scored: f64,
}

/// Scores compared with results over a number of games.
pub(crate) struct Report {
    games: u64,
    /// White's wins, draws, Black's wins.
    results: [u64; 3],
    samples: usize,
    fit: Fit,
    /// The fits of searches of even and odd depth.
    by_parity: [Fit; 2],
    loss: f64,
    fitted_loss: f64,
    rows: Vec<Row>,
}

impl Report {
    pub(crate) fn new(games: u64, results: [u64; 3], samples: &[Sample]) -> Report {
        let fit = Fit::of(samples);
        let of_parity = |parity: u32| -> Vec<Sample> {
            let same = samples.iter().filter(|sample| sample.depth % 2 == parity);
            same.copied().collect()
        };
        Report {
            games,
            results,
            samples: samples.len(),
            fit,
            by_parity: [0, 1].map(|parity| Fit::of(&of_parity(parity))),
            loss: Fit::IDENTITY.loss(samples),
            fitted_loss: fit.loss(samples),
            rows: rows(samples),
        }
    }

    /// By how much the announced chance misses the result, averaged over all positions.
    fn error(&self) -> f64 {
        let missed = |row: &Row| row.count as f64 * (row.expected - row.scored).abs();
        self.rows.iter().map(missed).sum::<f64>() / self.samples.max(1) as f64
    }

    pub(crate) fn json(&self) -> Value {
        let fit = |fit: Fit| json!({ "slope": fit.slope, "offset": fit.offset });
        let row = |row: &Row| json!({ "range": row.name, "positions": row.count, "expected": row.expected, "scored": row.scored });
        let [white, draws, black] = self.results;
        let [even, odd] = self.by_parity;
        json!({
            "games": self.games,
            "white_wins": white,
            "draws": draws,
            "black_wins": black,
            "positions": self.samples,
            "fit": fit(self.fit),
            "even_depths": fit(even),
            "odd_depths": fit(odd),
            "log_loss": self.loss,
            "log_loss_fitted": self.fitted_loss,
            "mean_error": self.error(),
            "rows": self.rows.iter().map(row).collect::<Vec<_>>(),
        })
    }
}

fn rows(samples: &[Sample]) -> Vec<Row> {
    let names = (0..=BOUNDS.len()).map(|i| {
        let number = |i: usize| format!("{:+.2}", f64::from(BOUNDS[i]) / 100.0);
        match i {
            0 => format!("below {}", number(0)),
            8 => format!("from {}", number(7)),
            _ => format!("{} to {}", number(i - 1), number(i)),
        }
    });
    let mut rows: Vec<Row> = names
        .map(|name| Row {
            name,
            count: 0,
            expected: 0.0,
            scored: 0.0,
        })
        .collect();
    for sample in samples {
        let score = sample.score.hundredths();
        let row = &mut rows[BOUNDS.partition_point(|&bound| bound <= score)];
        row.count += 1;
        row.expected += sample.score.winning_chance();
        row.scored += sample.points;
    }
    for row in &mut rows {
        row.expected /= row.count.max(1) as f64;
        row.scored /= row.count.max(1) as f64;
    }
    rows.retain(|row| row.count > 0);
    rows
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [white, draws, black] = self.results;
        writeln!(
            f,
            "{} games: White won {white}, drawn {draws}, Black won {black}",
            self.games
        )?;
        writeln!(f, "{} positions without a proved result", self.samples)?;
        let [even, odd] = self.by_parity;
        for (name, fit) in [
            ("all depths", self.fit),
            ("even depths", even),
            ("odd depths", odd),
        ] {
            let Fit { slope, offset } = fit;
            writeln!(f, "  {name}: slope {slope:.3}, offset {offset:+.3}")?;
        }
        writeln!(
            f,
            "log loss {:.4}, of the best fit {:.4}; mean error of the chance {:.1} points",
            self.loss,
            self.fitted_loss,
            100.0 * self.error()
        )?;
        writeln!(f, "score           positions  expected  scored")?;
        for row in &self.rows {
            writeln!(
                f,
                "{:<15} {:>9}  {:>6.1} %  {:>4.1} %",
                row.name,
                row.count,
                100.0 * row.expected,
                100.0 * row.scored
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use ordo_engine::baseline::Dice;

    use super::*;

    /// Samples whose results follow a known curve.
    fn samples(curve: Fit) -> Vec<Sample> {
        let mut dice = Dice::new(5);
        let mut sample = || {
            let score = dice.below(601) as i32 - 300;
            let chance = curve.chance(f64::from(score) / 100.0);
            let won = (dice.below(10_000) as f64) < chance * 10_000.0;
            Sample {
                score: Score::estimate(score),
                depth: dice.below(10) as u32,
                points: f64::from(u8::from(won)),
            }
        };
        (0..20_000).map(|_| sample()).collect()
    }

    #[test]
    fn the_fit_finds_the_curve() {
        let curve = Fit {
            slope: 0.6,
            offset: -0.3,
        };
        let fit = Fit::of(&samples(curve));
        assert!((fit.slope - curve.slope).abs() < 0.03, "{fit:?}");
        assert!((fit.offset - curve.offset).abs() < 0.03, "{fit:?}");
    }

    #[test]
    fn calibrated_scores_have_little_error() {
        let report = Report::new(1, [1, 0, 0], &samples(Fit::IDENTITY));
        assert!(report.error() < 0.02, "{report}");
        assert_eq!(report.rows.len(), 9);
        let wrong = Fit {
            slope: 0.3,
            offset: 0.5,
        };
        let report = Report::new(1, [1, 0, 0], &samples(wrong));
        assert!(report.error() > 0.1, "{report}");
        assert!(report.fitted_loss < report.loss, "{report}");
    }
}
