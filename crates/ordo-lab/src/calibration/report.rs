//! A logistic fit of results to scores, and a table.

use core::fmt;

use ordo_engine::Score;
use serde_json::{Value, json};

use super::reliability;

/// An unproved score, and the result of the game for the same side.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct ScoredPosition {
    /// Number of the game.
    pub(super) game: u64,
    pub(super) score: Score,
    /// Search depth.
    pub(super) depth: u32,
    /// 1 for a win, 0.5 for a draw, 0 for a loss.
    pub(super) points: f64,
}

impl ScoredPosition {
    /// The score in units: 1 for +1.00.
    fn units(self) -> f64 {
        f64::from(self.score.hundredths()) / 100.0
    }
}

/// A logistic curve of the expected score, `1 / (1 + 3^-(slope · score + offset))`. Calibrated scores have slope 1, offset 0.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Fit {
    pub(super) slope: f64,
    pub(super) offset: f64,
}

impl Fit {
    /// The curve of calibrated scores.
    pub(super) const IDENTITY: Fit = Fit {
        slope: 1.0,
        offset: 0.0,
    };

    /// The maximum-likelihood curve, by Newton's method.
    pub(super) fn of(positions: &[ScoredPosition]) -> Fit {
        let ln3 = 3f64.ln();
        let mut fit = Fit {
            slope: 0.5,
            offset: 0.0,
        };
        for _ in 0..50 {
            let (mut gradient, mut hessian) = ([0.0; 2], [1e-9, 0.0, 1e-9]);
            for position in positions {
                let units = position.units();
                let chance = fit.chance(units);
                let error = position.points - chance;
                let weight = chance * (1.0 - chance) * ln3;
                gradient[0] += error * units;
                gradient[1] += error;
                hessian[0] += weight * units * units;
                hessian[1] += weight * units;
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

    fn chance(self, units: f64) -> f64 {
        1.0 / (1.0 + 3f64.powf(-(self.slope * units + self.offset)))
    }

    /// Mean logarithmic loss; a constant prediction of 0.5 has 0.693.
    fn loss(self, positions: &[ScoredPosition]) -> f64 {
        let loss = |position: &ScoredPosition| {
            let chance = self.chance(position.units()).clamp(1e-9, 1.0 - 1e-9);
            -(position.points * chance.ln() + (1.0 - position.points) * (1.0 - chance).ln())
        };
        positions.iter().map(loss).sum::<f64>() / positions.len().max(1) as f64
    }
}

/// Bounds of the table's rows, in hundredths.
const BOUNDS: [i32; 8] = [-200, -100, -50, -15, 15, 50, 100, 200];

/// Positions with scores in one range.
struct Row {
    name: String,
    count: usize,
    /// Mean expected score.
    expected: f64,
    /// Mean result.
    scored: f64,
}

/// Comparison of scores with results.
pub struct CalibrationReport {
    games: u64,
    /// White wins, draws, Black wins.
    results: [u64; 3],
    positions: usize,
    fit: Fit,
    /// Fits of even and odd search depths.
    by_parity: [Fit; 2],
    loss: f64,
    fitted_loss: f64,
    rows: Vec<Row>,
    plot: String,
}

impl CalibrationReport {
    pub(super) fn new(
        games: u64,
        results: [u64; 3],
        positions: &[ScoredPosition],
    ) -> CalibrationReport {
        let fit = Fit::of(positions);
        let of_parity = |parity: u32| -> Vec<ScoredPosition> {
            let same = positions
                .iter()
                .filter(|position| position.depth % 2 == parity);
            same.copied().collect()
        };
        CalibrationReport {
            games,
            results,
            positions: positions.len(),
            fit,
            by_parity: [0, 1].map(|parity| Fit::of(&of_parity(parity))),
            loss: Fit::IDENTITY.loss(positions),
            fitted_loss: fit.loss(positions),
            rows: rows(positions),
            plot: reliability::plot(positions),
        }
    }

    /// Mean absolute difference between expected score and result.
    fn error(&self) -> f64 {
        let missed = |row: &Row| row.count as f64 * (row.expected - row.scored).abs();
        self.rows.iter().map(missed).sum::<f64>() / self.positions.max(1) as f64
    }

    /// A reliability plot as SVG: mean results by the winning chance of the reported score, with 95 % intervals.
    pub fn plot(&self) -> &str {
        &self.plot
    }

    /// The report as JSON.
    pub fn json(&self) -> Value {
        let fit = |fit: Fit| json!({ "slope": fit.slope, "offset": fit.offset });
        let row = |row: &Row| json!({ "range": row.name, "positions": row.count, "expected": row.expected, "scored": row.scored });
        let [white, draws, black] = self.results;
        let [even, odd] = self.by_parity;
        json!({
            "games": self.games,
            "white_wins": white,
            "draws": draws,
            "black_wins": black,
            "positions": self.positions,
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

fn rows(positions: &[ScoredPosition]) -> Vec<Row> {
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
    for position in positions {
        let score = position.score.hundredths();
        let row = &mut rows[BOUNDS.partition_point(|&bound| bound <= score)];
        row.count += 1;
        row.expected += position.score.winning_chance();
        row.scored += position.points;
    }
    for row in &mut rows {
        row.expected /= row.count.max(1) as f64;
        row.scored /= row.count.max(1) as f64;
    }
    rows.retain(|row| row.count > 0);
    rows
}

impl fmt::Display for CalibrationReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [white, draws, black] = self.results;
        writeln!(
            f,
            "{} games: White won {white}, drawn {draws}, Black won {black}",
            self.games
        )?;
        writeln!(f, "{} positions without a proved result", self.positions)?;
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
    use ordo_rules::SplitMix64;

    use super::*;

    /// Samples whose results follow a known curve.
    fn positions(curve: Fit) -> Vec<ScoredPosition> {
        let mut rng = SplitMix64::new(5);
        let mut position = || {
            let score = rng.below(601) as i32 - 300;
            let chance = curve.chance(f64::from(score) / 100.0);
            let won = (rng.below(10_000) as f64) < chance * 10_000.0;
            ScoredPosition {
                game: 0,
                score: Score::estimate(score),
                depth: rng.below(10) as u32,
                points: f64::from(u8::from(won)),
            }
        };
        (0..20_000).map(|_| position()).collect()
    }

    #[test]
    fn the_fit_recovers_the_curve() {
        let curve = Fit {
            slope: 0.6,
            offset: -0.3,
        };
        let fit = Fit::of(&positions(curve));
        assert!((fit.slope - curve.slope).abs() < 0.03, "{fit:?}");
        assert!((fit.offset - curve.offset).abs() < 0.03, "{fit:?}");
    }

    #[test]
    fn calibrated_scores_have_a_small_error() {
        let report = CalibrationReport::new(1, [1, 0, 0], &positions(Fit::IDENTITY));
        assert!(report.error() < 0.02, "{report}");
        assert_eq!(report.rows.len(), 9);
        let wrong = Fit {
            slope: 0.3,
            offset: 0.5,
        };
        let report = CalibrationReport::new(1, [1, 0, 0], &positions(wrong));
        assert!(report.error() > 0.1, "{report}");
        assert!(report.fitted_loss < report.loss, "{report}");
    }
}
